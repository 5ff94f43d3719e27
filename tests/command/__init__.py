"""The tests of the command and the server."""
