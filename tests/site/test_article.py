"""The pages' Markdown."""

from __future__ import annotations

from pathlib import Path

import pytest

from easyharp.site.article import Article, Section, read_article
from easyharp.site.fault import BuildError
from easyharp.site.picture import Picture

TEXT = """\
# A title

The *first* paragraph
of it.

## One thing {#one}

[Rules](rules.md), [one of them](faq.md#fair), [play](play).

### A small thing {#small}

```position A caption
1: KH
```

```example the-one
```

    pip install "x" <y>

| a | b |
|---|---|
| 1 | <b>2</b> |

## Another {#two}
"""


def read(folder: Path, text: str) -> Article:
    path = folder / "page.md"
    path.write_text(text, encoding="utf-8")
    return read_article(path, draw, {"the-one": "<div>an example</div>"})


def draw(picture: Picture, caption: str) -> str:
    return f"<figure>{picture.piles} {caption}</figure>"


def test_an_article_has_its_title_its_sections_and_its_text(tmp_path: Path) -> None:
    article = read(tmp_path, TEXT)
    assert article.title == "A title"
    assert article.summary == "The first paragraph of it."
    assert article.sections == [Section("one", "One thing"), Section("two", "Another")]
    assert article.ids == {"one", "small", "two"}
    assert article.links == {"rules.md", "faq.md#fair"}
    assert '<h2 id="one">One thing</h2>' in article.html
    assert '<h3 id="small">A small thing</h3>' in article.html
    assert "<h1" not in article.html


def test_links_lead_to_the_pages_of_the_site(tmp_path: Path) -> None:
    text = read(tmp_path, TEXT).html
    assert 'href="rules.html"' in text
    assert 'href="faq.html#fair"' in text
    assert 'href="../"' in text


def test_pictures_and_examples_stand_where_the_text_has_them(tmp_path: Path) -> None:
    text = read(tmp_path, TEXT).html
    assert text.index("<h3") < text.index("<figure>1 A caption</figure>") < text.index("<div>an example</div>")


def test_nothing_in_the_text_is_html(tmp_path: Path) -> None:
    text = read(tmp_path, TEXT).html
    assert "&lt;b&gt;2&lt;/b&gt;" in text
    assert "&lt;y&gt;" in text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("## No title {#a}\n", "doesn't begin with its title"),
        ("", "doesn't begin with its title"),
        ("# A\n\n## No id\n", "'No id' has no id of its own"),
        ("# A\n\n## B {#x}\n\n## C {#x}\n", "has no id of its own"),
        ("# A\n\n[b](https://example.org)\n", "'https://example.org', which is no page"),
        ("# A\n\n[b](rules.txt)\n", "which is no page"),
        ("# A\n\n```example another\n```\n", "no example 'another'"),
        ("# A\n\n```python\n```\n", "'python' is nothing"),
        ("# A\n\n```position B\n1: KX\n```\n", "a picture: .*KX"),
    ],
)
def test_a_fault_in_the_text_is_told_with_its_file(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BuildError, match=rf"page\.md.*{reason}"):
        read(tmp_path, text)
