"""`easyharp play-fair`: how often somebody wins who knows only what was seen."""

from __future__ import annotations

import argparse
import math

from ..advise.fair import fair_game
from .catalogue import deal_range
from .fault import Interrupted
from .progress import Progress
from .text import json_line

_JSON = """\
JSON: {"from": number, "to": number, "played": number, "won": number, "share": number, "low": number, "high": number}:
the share of the games that were won, and the 95 % confidence interval around it."""

_Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Let the command line know it."""
    command = commands.add_parser(
        "play-fair", help="play deals without peeking", description=play_fair_command.__doc__, epilog=_JSON
    )
    command.add_argument("range", metavar="FROM..TO", type=deal_range, help="the deals, like 1..1000")
    command.add_argument("--quick", action="store_true", help="the quick player, many times as fast and not as good")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=play_fair_command)


def play_fair_command(options: argparse.Namespace) -> str:
    """Let the fair player play a range of deals, and print how many it wins, with the 95 % confidence interval.

    It knows only what a player has seen. Ctrl+C ends it with what is known.
    """
    first, last = options.range
    results: list[bool] = []
    with Progress(last - first + 1) as progress:
        try:
            for number in range(first, last + 1):
                results.append(fair_game(number, is_thorough=not options.quick).is_won)
                progress.say(len(results), f"deals, {sum(results):,} won")
        except KeyboardInterrupt:
            raise Interrupted(_said(results, options)) from None
    return _said(results, options)


def _said(results: list[bool], options: argparse.Namespace) -> str:
    first, last = options.range
    played, won = len(results), sum(results)
    low, high = interval(won, played)
    share = won / played if played else 0.0
    if options.json:
        numbers = {"played": played, "won": won, "share": share, "low": low, "high": high}
        return json_line({"from": first, "to": last, **numbers})
    text = f"deals: {first}..{last}\nplayed: {played}\nwon: {won}\n"
    return text + f"share: {share:.1%} ({low:.1%} to {high:.1%} at 95 % confidence)\n"


def interval(won: int, played: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, which also serves when nearly all are won)."""
    if not played:
        return 0.0, 1.0
    share = won / played
    middle = share + _Z * _Z / (2 * played)
    reach = _Z * math.sqrt(share * (1 - share) / played + _Z * _Z / (4 * played * played))
    whole = 1 + _Z * _Z / played
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
