"""Makes what the package carries of a finished catalogue."""
