"""The tests of Easy Harp, in folders that mirror src/easyharp."""
