"""Makes `python -m easyharp` the command `easyharp`."""

import sys

from .cli import main

sys.exit(main())
