"""What the page (adviser.py) and the worker that thinks for it (thinker.py) send each other, all of it text."""

from __future__ import annotations

HINT = "hint"
VERDICT = "verdict"
"""What is asked for. A request is one of them and, after a blank, the text of a game. The answer to HINT is an action,
or nothing; that to VERDICT is an outcome, as advise/verdict.py has it."""

PROGRESS = "progress "
"""What a text begins with that comes before an answer, and says in hundredths how far the search for it is."""
