"""Four short sounds, made on the spot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import create_proxy

from ..game.notation import DRAW as DRAW_TURN
from ..game.notation import RECYCLE

if TYPE_CHECKING:
    from ..play.outcome import Outcome

CARD = "card"
DRAW = "draw"
REFUSED = "refused"
WON = "won"

# Each sound is a row of notes: the frequency in hertz, when it begins and how long it lasts, in seconds, its loudness.
_NOTES = {
    CARD: ((330, 0.0, 0.06, 0.12),),
    DRAW: ((520, 0.0, 0.04, 0.08),),
    REFUSED: ((150, 0.0, 0.12, 0.14),),
    WON: ((523, 0.0, 0.16, 0.12), (659, 0.12, 0.16, 0.12), (784, 0.24, 0.16, 0.12), (1047, 0.36, 0.4, 0.12)),
}


def sound_of(outcome: Outcome, *, is_won: bool) -> str | None:
    """Which sound an outcome has, `is_won` being how the game stands then."""
    if outcome.turn is None:
        return REFUSED if outcome.refusal else None
    if is_won:
        return WON
    return DRAW if outcome.turn in (DRAW_TURN, RECYCLE) else CARD


class Sound:
    """Plays the sounds. To be made after the player has done something, or browsers keep it silent."""

    def __init__(self) -> None:
        self._context = js.AudioContext.new()
        self._on_refusal = create_proxy(lambda _reason: None)  # then it stays silent

    def play(self, name: str) -> None:
        """Let one of the four be heard."""
        context = self._context
        if context.state != "running":
            context.resume().then(None, self._on_refusal)
        now = context.currentTime
        for frequency, begin, length, loudness in _NOTES[name]:
            tone = context.createOscillator()
            volume = context.createGain()
            tone.type = "triangle"
            tone.frequency.value = frequency
            volume.gain.setValueAtTime(loudness, now + begin)
            volume.gain.exponentialRampToValueAtTime(0.001, now + begin + length)
            tone.connect(volume).connect(context.destination)
            tone.start(now + begin)
            tone.stop(now + begin + length)
