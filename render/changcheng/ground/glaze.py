"""Thin coats of colour over what is painted already: shadows, mist, light."""

from __future__ import annotations

from PIL import Image, ImageFilter

from render.brush import Brush


def coat(brush: Brush) -> Brush:
    """A brush for a clear sheet over a picture. The sheet is laid with `glaze`."""
    clear = Image.new("RGBA", brush.picture.size)
    return Brush(clear, brush.scale, brush.origin, brush.larger)


def glaze(brush: Brush, sheet: Brush, share: float, blur: float = 0) -> None:
    """Lays what is painted on a sheet over a picture. `share` is how opaque it is, from 0 to 1. Its
    edges are blurred by `blur` units."""
    alpha = sheet.picture.getchannel("A")
    if blur:
        alpha = alpha.filter(ImageFilter.GaussianBlur(blur * brush.scale))
    alpha = alpha.point([round(share * step) for step in range(256)])
    brush.picture.paste(sheet.picture.convert("RGB"), (0, 0), alpha)
