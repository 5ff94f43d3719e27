"""Advice: what can become of a position (docs/solving.md).

Words that the search has beside the game's own: the *reserve*, stock and waste together, from which any card can be had
at any time; a *table*, a position with its reserve, and a *pile*, one of its columns; a card's *kind*, its rank and
colour; a *macro*, a chain of cards from the reserve that leads a card of the tableau to its place; *hidden* cards,
which the solver knows and the fair player doesn't; the *effort*, how many tables were looked at.
"""
