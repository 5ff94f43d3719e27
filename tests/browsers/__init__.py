"""The game in other browsers than Chromium."""
