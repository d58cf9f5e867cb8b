"""Pieces by themselves: emojis, legends, sheets for the gallery."""
