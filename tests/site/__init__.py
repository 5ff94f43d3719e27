"""The tests of the site and of what loads it."""
