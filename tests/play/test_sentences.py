"""What is said after each turn and gesture, in every language."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.game import Game, read_game
from easyharp.game.notation import PILES
from easyharp.play.catalogue import Catalogue
from easyharp.play.keyboard import Keyboard
from easyharp.play.table import Table

from ..game.positions import random_play
from ..game.recorded import wild
from .languages import DUTCH, ENGLISH, WORDS
from .tables import counts, is_nothing, random_table, table

SAID = [
    # (English, Dutch), in the order of _afternoon
    ("Picked up: eight of clubs. It can go to column 2.", "Opgepakt: klaverenacht. Kan naar kolom 2."),
    (
        "Eight of clubs to column 2. Turned: jack of diamonds. 5 points, score 5.",
        "Klaverenacht naar kolom 2. Omgedraaid: ruitenboer. 5 punten, score 5.",
    ),
    (
        "Undone: eight of clubs to column 2. 5 points less, score 0.",
        "Ongedaan gemaakt: klaverenacht naar kolom 2. 5 punten minder, score 0.",
    ),
    (
        "Redone: eight of clubs to column 2. Turned: jack of diamonds. 5 points, score 5.",
        "Opnieuw gedaan: klaverenacht naar kolom 2. Omgedraaid: ruitenboer. 5 punten, score 5.",
    ),
    (
        "Picked up: king of spades with 2 cards on it. It can go to column 4, column 8 or column 9.",
        "Opgepakt: schoppenheer met 2 kaarten erop. Kan naar kolom 4, kolom 8 of kolom 9.",
    ),
    ("Put back: king of spades with 2 cards on it.", "Teruggelegd: schoppenheer met 2 kaarten erop."),
    (
        "King of spades with 2 cards on it to column 4. Turned: three of diamonds. 5 points, score 10.",
        "Schoppenheer met 2 kaarten erop naar kolom 4. Omgedraaid: ruitendrie. 5 punten, score 10.",
    ),
    (
        "Four of clubs to column 7. 5 points, score 15.",
        "Klaverenvier naar kolom 7. 5 punten, score 15.",
    ),
    ("Two of hearts to column 1.", "Hartentwee naar kolom 1."),
    (
        "Ace of spades to the foundations. 10 points, score 25.",
        "Schoppenaas naar de basisstapels. 10 punten, score 25.",
    ),
    (
        "Picked up: two of spades. It can go to the first place of spades or column 6.",
        "Opgepakt: schoppentwee. Kan naar de eerste plek van schoppen of kolom 6.",
    ),
    ("Put back: two of spades.", "Teruggelegd: schoppentwee."),
    ("Picked up: queen of diamonds. No place for it now.", "Opgepakt: ruitenvrouw. Daar is nu geen plek voor."),
    ("There is no place for the queen of diamonds now.", "Er is nu geen plek voor ruitenvrouw."),
    ("Ten of spades drawn.", "Schoppentien getrokken."),
    (
        "Undone: the card drawn is back on the stock.",
        "Ongedaan gemaakt: de getrokken kaart ligt weer op de trekstapel.",
    ),
    ("Redone: ten of spades drawn.", "Opnieuw gedaan: schoppentien getrokken."),
]


def _afternoon(words: Catalogue) -> Iterator[str]:
    """What is said in a game with a little of everything."""
    rows = """
        foundations: - - AH 2H - - - -
        waste: AS 4C
        1: 3C
        2: 9D
        3: [2S JD] 8C
        5: [2D 3D] KS QH JC
        6: 3H
        7: 5H
    """
    told = table(rows, words=words)
    yield told.tap("3", 1, 0).sentence
    yield told.tap("2", 1, 1000).sentence
    yield told.undo().sentence
    yield told.redo().sentence
    yield told.tap("5", 3, 2000).sentence
    yield told.tap("5", 3, 3000).sentence
    told.hold("5", 2)
    yield told.tap("4", 0, 4000).sentence
    told.tap("w", 1, 5000)
    yield told.tap("7", 1, 6000).sentence
    told.lift("D", 1)
    yield told.drop("1").sentence
    yield told.tap("w", 1, 7000).sentence
    told = table("foundations: AS - - - - - - -\n2: QD\n3: 2S\n6: 3H", words=words)
    yield told.hold("3", 1).sentence
    yield told.let_go().sentence
    yield told.tap("2", 1, 8000).sentence
    yield told.tap("2", 1, 8100).sentence
    yield told.draw().sentence
    yield told.undo().sentence
    yield told.redo().sentence


def test_each_gesture_says_what_it_did_in_english_and_dutch() -> None:
    assert list(_afternoon(ENGLISH)) == [english for english, _ in SAID]
    assert list(_afternoon(DUTCH)) == [dutch for _, dutch in SAID]


def test_the_recycle_says_how_many_cards_the_stock_has() -> None:
    for waste, says in (("2S 3H", "2 cards"), ("2S", "1 card")):
        told = table(f"waste: {waste}\n1: KS", rest="1")
        assert told.draw().sentence == f"Waste turned over, {says} in the stock."
        assert told.undo().sentence == "Undone: all cards are back on the waste."


def test_the_win_is_said_with_score_and_moves() -> None:
    won = table("foundations: KS KS KH KH KC KC KD QD\n4: KD").tap("4", 1, 0)
    assert won.sentence == "King of diamonds to the foundations. 10 points, score 10. You have won! Score 10, 1 move."


def test_the_score_is_said_exactly_when_it_changes() -> None:
    for row in wild():
        told = Table(Game(read_game(row["deal"]).number), ENGLISH)
        for text in row["turns"].split():
            turn, _, refused = text.partition("!")
            before = told.game.score
            if refused:
                continue
            if turn in ("uu", "rr"):
                outcome = told.undo() if turn == "uu" else told.redo()
            elif turn in ("sw", "ws"):
                outcome = told.draw()
            else:
                told.activate(turn[0])
                outcome = told.activate("A" if turn[1] == "f" else turn[1])
            assert outcome.turn == turn
            gained = told.game.score - before
            says = f"{abs(gained)} points{' less' if gained < 0 else ''}, score {told.game.score}."
            assert (says in outcome.sentence) == (gained != 0)
            assert ("score" in outcome.sentence) == (gained != 0 or told.game.is_won)
        assert told.game.score == row["score"]


@settings(max_examples=50)
@given(st.integers(0, 10**9))
def test_every_language_has_words_for_whatever_happens(seed: int) -> None:
    for words in WORDS.values():
        told = random_table(seed)
        told.words = words
        for at, (pile, count) in enumerate(counts(told.game.position)):
            outcomes = [told.hold(pile, count), told.tap(pile, count, at * 1000), told.tap(pile, count, at * 1000 + 1)]
            outcomes += [told.undo(), told.redo()]
            assert not any(sign in outcome.sentence for outcome in outcomes for sign in "{}")
            assert not any(outcome.turn and not outcome.sentence for outcome in outcomes)


def test_every_turn_of_a_game_is_said_by_a_whole_sentence() -> None:
    for words in WORDS.values():
        for game in random_play(5, 300):
            told = Table(read_game(game.text), words)
            for outcome in (told.undo(), told.redo()):
                assert outcome.sentence[0].isupper()
                assert outcome.sentence[-1] == "."


def test_no_gesture_that_means_nothing_says_something() -> None:
    told = table("4: 3S")
    for pile in PILES:
        if pile not in "s4":
            assert is_nothing(told.tap(pile, 0, 0))
    assert is_nothing(told.drop("1"))
    assert is_nothing(told.let_go())


def test_a_repeated_try_is_said_again() -> None:
    told = table("1: 4C\n4: [9H] 3S")
    keyboard = Keyboard(told)
    keyboard.press("Enter", "4")
    first, second = keyboard.press("1", "4"), keyboard.press("1", "4")
    assert first is not None
    assert second is not None
    assert first.sentence == second.sentence != ""
