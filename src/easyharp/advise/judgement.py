"""How good the fair player thinks a table is: the logit of the chance to win, from the features by a learned net."""

from __future__ import annotations

from .feature import Unseen, features
from .net import BASE, BIAS, INTO, OUT
from .table import Table


def judgement(table: Table, unseen: Unseen) -> float:
    """The higher, the more likely the table is won by whoever judges so."""
    units = list(BIAS)
    numbers = range(len(units))
    for value, weights in zip(features(table, unseen), INTO):
        if value:
            for number in numbers:
                units[number] += value * weights[number]
    logit = BASE
    for unit, weight in zip(units, OUT):
        if unit > 0:
            logit += unit * weight
    return logit
