"""The examples: what the page promises is what the rules answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from easyharp.game.notation import read_attempt
from easyharp.game.refusals import RUN_ONLY_TO_EMPTY
from easyharp.game.rules import attempt_refusal
from easyharp.play.sentences import refusal_sentence
from easyharp.site.build import PAGES
from easyharp.site.example import Example, read_examples
from easyharp.site.fault import BuildError
from tests.play.languages import ENGLISH, WORDS

EXAMPLES = read_examples(PAGES / "examples.toml", ENGLISH)


def test_there_are_many_and_of_all_kinds() -> None:
    refusals = {example.refusal for example in EXAMPLES.values()}
    assert len(EXAMPLES) >= 12
    assert len(refusals) > 10
    assert {example.points for example in EXAMPLES.values()} > {0, 5, 10 + 5}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_game_answers_in_every_language_what_is_promised(name: str) -> None:
    example = EXAMPLES[name]
    for words in WORDS.values():
        game = example.moment()
        outcome = example.answer(words)
        if example.refusal is None:
            score = game.score
            game.play(example.tried)
            assert game.score - score == example.points
            assert game.moves - example.moment().moves == example.moves
            assert words.number(game.score) in outcome.sentence or not example.points
        else:
            assert outcome.refusal is not None
            assert outcome.refusal.code == example.refusal
            assert outcome.sentence == refusal_sentence(words, outcome.refusal)


def test_an_attempt_is_asked_of_the_rules() -> None:
    [example] = [example for example in EXAMPLES.values() if example.refusal == RUN_ONLY_TO_EMPTY]
    refused = attempt_refusal(example.moment().position, read_attempt(example.tried))
    assert refused is not None
    assert refused.code == RUN_ONLY_TO_EMPTY


def read(folder: Path, text: str) -> dict[str, Example]:
    path = folder / "examples.toml"
    path.write_text(text, encoding="utf-8")
    return read_examples(path, ENGLISH)


GOOD = '[a]\ndeal = "EH1-N-AAACVOC"\nturns = ""\ntry = "12"\npoints = 0\nmoves = 1\n'


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("[a]", "[a", "examples.toml"),
        ("AAACVOC", "AAACVO", "examples.toml"),
        ('turns = ""', 'turns = "11"', "a: 11 is refused: same-pile"),
        ('turns = ""', 'turns = "xy"', "a: line 1.*no turn"),
        ('turns = ""', "turns = 1", "an example has a deal"),
        ('try = "12"', 'try = "12*"', "no number of cards"),
        ('try = "12"', "", "an example has a deal"),
        ("points = 0", "points = 5", r"a promises \(None, 5, 1\), and the game answers \(None, 0, 1\)"),
        ("points = 0", 'refusal = "wrong-rank"', "a promises"),
        ("points = 0", 'points = 0\nrefusal = "wrong-rank"', "either a refusal or points"),
        ("points = 0", 'points = "0"', "promises a refusal, or points"),
        ("points = 0", "points = 0\nother = 1", "nothing else"),
    ],
)
def test_a_promise_that_does_not_hold_is_told(tmp_path: Path, before: str, after: str, reason: str) -> None:
    assert list(read(tmp_path, GOOD)) == ["a"]
    with pytest.raises(BuildError, match=reason):
        read(tmp_path, GOOD.replace(before, after))
