"""Stands in on MicroPython's path for two modules of Python's own library that it lacks."""
