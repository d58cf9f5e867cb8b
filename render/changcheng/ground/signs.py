"""Signs of the six action cards, of the missions and of a few other things, around a point."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.brush import Brush
from render.pieces import Point, moved
from render.theme import Colour

_Sign = Callable[[Brush, Point, float, Colour], None]


def _warrior(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws crossed swords."""
    x, y = at
    for k in (-1, 1):
        hilt, point = (x - k * size * 0.8, y + size * 0.85), (x + k * size * 0.9, y - size * 0.9)
        brush.line((hilt, point), size * 0.26, ink)
        guard = ((x - k * size * 0.95, y + size * 0.15), (x - k * size * 0.15, y + size * 0.85))
        brush.line(guard, size * 0.24, ink)


def _traitor(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws a wall split by a bolt."""
    x, y = at
    left = [(-1.0, -0.5), (-0.1, -0.5), (-0.35, 0.05), (-0.05, 0.15), (-0.3, 0.8), (-1.0, 0.8)]
    right = [(0.25, -0.5), (1.0, -0.5), (1.0, 0.8), (0.05, 0.8), (0.35, -0.05), (0.0, -0.1)]
    for part in (left, right):
        brush.shape(moved(part, at, size), ink)
    for dx in (-0.78, 0.78):
        brush.box((x + dx * size, y - 0.7 * size), size * 0.22, size * 0.25, ink)


def _flood(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws three waves."""
    x, y = at
    for row in (-0.6, 0.05, 0.7):
        wave = [
            (x + size * (k / 8 - 1), y + size * (row + 0.2 * math.sin(k * math.pi / 4)))
            for k in range(17)
        ]
        brush.line(wave, size * 0.24, ink)


def _architect(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws a pair of compasses."""
    x, y = at
    brush.line(((x, y - size * 0.75), (x - size * 0.75, y + size * 0.9)), size * 0.22, ink)
    brush.line(((x, y - size * 0.75), (x + size * 0.75, y + size * 0.9)), size * 0.22, ink)
    brush.arc((x, y - size * 0.4), size * 0.95, (50, 130), size * 0.2, ink)
    brush.disc((x, y - size * 0.75), size * 0.27, ink)


def _master(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws two walls, one above the other."""
    x, y = at
    for dy in (-0.75, 0.4):
        brush.box((x, y + (dy + 0.18) * size), size * 0.95, size * 0.3, ink)
        for dx in (-0.75, 0, 0.75):
            brush.box((x + dx * size, y + (dy - 0.2) * size), size * 0.2, size * 0.18, ink)


def _official(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws two arrows, there and back."""
    x, y = at
    for k in (-1, 1):
        level = y + k * 0.42 * size
        brush.line(((x - k * 0.9 * size, level), (x + k * 0.4 * size, level)), size * 0.22, ink)
        brush.shape(
            [(x + k * size, level), (x + k * 0.3 * size, level - 0.42 * size),
             (x + k * 0.3 * size, level + 0.42 * size)], ink,
        )  # fmt: skip


ACTIONS: tuple[_Sign, ...] = (_warrior, _traitor, _flood, _architect, _master, _official)
"""By number of the card, from 1: the function that draws its sign."""


def action(brush: Brush, card: int, at: Point, size: float, ink: Colour) -> None:
    """Draws the sign of an action card."""
    ACTIONS[card - 1](brush, at, size, ink)


def crown(brush: Brush, at: Point, size: float, ink: Colour, light: Colour) -> None:
    """Draws the emperor's hat: a board with strings of beads, and a face below it."""
    x, y = at
    face = ((-0.55, -0.5), (0.55, -0.5), (0.5, 0.3), (-0.5, 0.3))
    brush.shape(moved(face, at, size), ink)
    brush.box((x, y - 0.72 * size), size, size * 0.17, ink)
    for k in (-0.86, -0.43, 0, 0.43, 0.86):
        for row in (-0.4, -0.14, 0.12):
            brush.disc((x + k * size, y + row * size), size * 0.11, light)
    brush.disc((x, y + 0.75 * size), size * 0.2, ink)


def eye(brush: Brush, at: Point, size: float, ink: Colour, ground: Colour) -> None:
    """Draws an open eye: somebody has looked."""
    x, y = at
    corners = ((-1, 0), (-0.4, -0.55), (0.4, -0.55), (1, 0), (0.4, 0.55), (-0.4, 0.55))
    brush.shape(moved(corners, at, size), ink)
    brush.disc((x, y), size * 0.42, ground)
    brush.disc((x, y), size * 0.2, ink)


def _diplomacy(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws walls in many places."""
    x, y = at
    for dx, dy in ((-0.65, -0.5), (0.65, -0.5), (0, 0.55)):
        brush.box((x + dx * size, y + dy * size), size * 0.36, size * 0.34, ink)


def _domination(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws a long wall."""
    x, y = at
    brush.box((x, y + 0.15 * size), size, size * 0.35, ink)
    for dx in (-0.84, -0.28, 0.28, 0.84):
        brush.box((x + dx * size, y - 0.3 * size), size * 0.16, size * 0.25, ink)


def _emperor(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws cards that were kept."""
    x, y = at
    brush.box((x - 0.35 * size, y - 0.1 * size), size * 0.45, size * 0.7, ink, 1)
    brush.arc((x + 0.1 * size, y), size * 0.95, (-70, 70), size * 0.2, ink)


def _scout(brush: Brush, at: Point, size: float, ink: Colour) -> None:
    """Draws a spyglass."""
    x, y = at
    brush.disc((x - 0.2 * size, y - 0.2 * size), size * 0.7, ink)
    brush.line(
        ((x + 0.2 * size, y + 0.2 * size), (x + 0.9 * size, y + 0.9 * size)), size * 0.32, ink
    )


MISSIONS: dict[str, _Sign] = {
    "a": _diplomacy, "b": _domination, "c": _emperor, "d": _scout,
}  # fmt: skip
