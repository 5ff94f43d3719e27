"""The page: the only code that knows the browser."""
