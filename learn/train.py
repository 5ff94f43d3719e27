"""The net's training: cross-entropy, by Adam, on games that were played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

UNITS = 16
EPOCHS = 10
BATCH = 256
RATE = 0.003
_KEEP, _KEEP_SQUARES = 0.9, 0.999


def trained(rows: Numbers, won: Numbers) -> list[Numbers]:
    """The net as its file has it: 36 rows of 16 numbers, the bias, the weights of the units, and the base."""
    random = np.random.default_rng(1)
    middle, spread = rows.mean(0), rows.std(0) + 1e-6
    x = (rows - middle) / spread
    net = [random.normal(0, 0.2, (x.shape[1], UNITS)), np.zeros(UNITS), random.normal(0, 0.2, UNITS), np.zeros(1)]
    first = [np.zeros_like(part) for part in net]
    second = [np.zeros_like(part) for part in net]
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        order = random.permutation(len(x))
        for start in range(0, len(x), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for at, gradient in enumerate(_gradients(net, x[batch], won[batch])):
                first[at] += (1 - _KEEP) * (gradient - first[at])
                second[at] += (1 - _KEEP_SQUARES) * (gradient**2 - second[at])
                mean = first[at] / (1 - _KEEP**step)
                square = second[at] / (1 - _KEEP_SQUARES**step)
                net[at] = net[at] - rate * mean / (np.sqrt(square) + 1e-8)
    # The player's features are as they come: the scaling goes into the first layer.
    into = net[0] / spread[:, None]
    return [into, net[1] - middle @ into, net[2], net[3]]


def logits(net: list[Numbers], rows: Numbers) -> Numbers:
    """What the net says of each row."""
    result: Numbers = np.maximum(0, rows @ net[0] + net[1]) @ net[2] + net[3]
    return result


def cross_entropy(said: Numbers, won: Numbers) -> float:
    """The mean cross-entropy, in nats, of what was said and what came."""
    return float(np.mean(np.logaddexp(0, said) - won * said))


def _gradients(net: list[Numbers], x: Numbers, won: Numbers) -> list[Numbers]:
    units = np.maximum(0, x @ net[0] + net[1])
    error = (1 / (1 + np.exp(-(units @ net[2] + net[3]))) - won) / len(x)
    into_units = np.outer(error, net[2]) * (units > 0)
    return [x.T @ into_units, into_units.sum(0), units.T @ error, np.array([error.sum()])]
