"""Names in any script: set with the font that has them, joined and in the right direction, and cut
between letters."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PIL import Image, ImageDraw, features

from render.fonts.faces import FACES, sets
from render.fonts.runs import clusters, runs, settable
from render.painter import RenderOptions
from render.pieces import length, shorten, write
from render.scripts import Script
from render.strip import short_name

LATIN = Script.LATIN
SIZE = 40
NAMES = {
    "Arabic": "محمد", "Hebrew": "דוד", "Thai": "สมชาย", "Devanagari": "अनुष्का", "Bengali": "বাংলা",
    "Tamil": "தமிழ்", "Armenian": "Հայերեն", "Georgian": "ქართული", "Ethiopic": "ሰላም", "Emoji": "🎲",
}  # fmt: skip
"""By the font that has the letters."""


def drawn(text: str) -> Image.Image:
    """A text as it is written: white on black."""
    picture = Image.new("RGB", (400, 80))
    write(ImageDraw.Draw(picture), (10, 40), text, SIZE, (255, 255, 255), "lm", bold=False)
    return picture.convert("L")


def inked(text: str) -> Image.Image:
    """Only the part with ink."""
    picture = drawn(text)
    return picture.crop(picture.getbbox())


def files(text: str) -> list[str]:
    """Which fonts a text is set in, from left to right."""
    return [run.face.file.rpartition("/")[2] for run in runs(text, LATIN)]


def test_letters_are_joined_on_this_machine() -> None:
    assert features.check("raqm"), "install libfribidi0"


@pytest.mark.parametrize(("font", "name"), NAMES.items())
def test_every_script_has_its_font_and_no_letter_is_missing(font: str, name: str) -> None:
    assert settable(name, LATIN) == name
    assert [font in file for file in files(name)] == [True]
    face = runs(name, LATIN)[0].face
    assert all(sets(face, character) for character in name)
    missing = inked("\U0010ffff" * 3)
    assert inked(name).tobytes() != missing.tobytes()
    assert length(name, SIZE) == pytest.approx(inked(name).width, abs=SIZE / 3)


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Anna 🎲", ["Anna ", "🎲"]),
        ("محمد (2)", [" (2)", "محمد"]),
        ("Anna محمد", ["Anna ", "محمد"]),
        ("דוד (computer)", [")", "computer", " (", "דוד"]),
        ("عبد الله", ["الله", " ", "عبد"]),
        ("Anna عبد الله (2)", ["Anna ", "الله", " ", "عبد", " (2)"]),
        ("शिव 李白", ["शिव", " 李白"]),
        ("Þorgerður", ["Þorgerður"]),
    ],
)
def test_parts_stand_in_the_order_in_which_they_are_read(name: str, seen: list[str]) -> None:
    assert [run.text for run in runs(name, LATIN)] == seen


def test_figures_and_brackets_are_not_turned_round() -> None:
    """The left half of the picture has what stands last."""
    name, digits = drawn("محمد (2)"), drawn("(2)")
    box = digits.getbbox()
    assert box is not None
    assert name.crop(box).tobytes() == digits.crop(box).tobytes()


def test_arabic_letters_are_joined_and_devanagari_ones_reordered() -> None:
    assert length("لا", SIZE) < 0.8 * sum(length(letter, SIZE) for letter in "لا")
    assert inked("कि").tobytes() != inked("क").tobytes()
    assert length("क्ष", SIZE) < 0.8 * sum(length(letter, SIZE) for letter in "कष")


def test_other_fonts_stand_on_the_same_line() -> None:
    plain, mixed = drawn("H"), drawn("H🎲")
    box = plain.getbbox()
    assert box is not None
    assert mixed.crop(box).tobytes() == plain.crop(box).tobytes()


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("𝕬𝖓𝖓𝖆", "Anna"),
        ("꧁Anna꧂", "Anna"),
        ("\u202eAnna\u202c", "Anna"),
        ("An\nna\t", "An na"),
        ("Anna\U000e0041", "Anna"),
        ("e" + "\u0301" * 9, "e" + "\u0301" * 2),
        ("\u1ea4\u0301", "\u1ea4"),
        ("e\u0316\u0301\u0317\u0302\u0318\u0303", "e\u0316\u0301\u0317"),
        ("꧁꧂", ""),
    ],
)
def test_a_name_is_set_as_far_as_there_are_fonts(name: str, left: str) -> None:
    assert settable(name, LATIN) == left


def test_a_seat_has_a_number_only_where_nothing_of_its_name_can_be_set() -> None:
    options = RenderOptions(("🎲", "꧁꧂", "꧁Ben꧂"))
    assert [short_name(options, seat, 20, 200) for seat in range(4)] == ["🎲", "#2", "Ben", "#4"]


def test_letters_are_not_parted_from_their_marks() -> None:
    assert clusters("नि👩‍🚀x") == ["नि", "👩‍🚀", "x"]
    for name in (*NAMES.values(), "محمد بن عبد الله", "👨‍👩‍👧‍👦 👩‍🚀"):
        whole = length(name, SIZE)
        short = shorten(name, SIZE, whole * 0.7)
        assert length(short, SIZE) <= whole * 0.7 or short in ("...", "…")
        kept = clusters(short.rstrip(".…"))
        assert kept == clusters(name)[: len(kept)]


def test_latin_names_are_cut_with_the_sign_of_the_main_font() -> None:
    assert shorten("Maximiliane", SIZE, 150).endswith("…")
    assert shorten("สมชาย ใจดี", SIZE, 100).endswith("...")
    assert FACES[LATIN].file.endswith(files("…")[0])


def test_without_fribidi_letters_that_must_be_joined_are_left_out() -> None:
    program = (
        "from PIL import features; features.check = lambda name: False\n"
        "from render.fonts.runs import settable; from render.scripts import Script\n"
        "print(ascii([settable(n, Script.LATIN) for n in ('Ab محمد', 'दא', 'สม', 'A🎲')]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ascii(["Ab", "", "สม", "A🎲"])
