"""The tests of the site and of what loads it."""  # noqa: A005 (its name is tests.site)
