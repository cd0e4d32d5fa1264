"""Makes the two TrueType files beside this script; README.md says when and how."""

import math
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger, Options as MergeOptions
from fontTools.misc.transform import Transform
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = {"regular": 400, "bold": 650}
# Spaces, Latin-1 and Latin Extended-A, the punctuation people paste, and the few signs a help desk uses.
WANTED = (
    list(range(0x20, 0x7F))
    + list(range(0xA0, 0x180))
    + [0x192, 0x218, 0x219, 0x21A, 0x21B, 0x2C6, 0x2C7, 0x2DA, 0x2DC]
    + list(range(0x2013, 0x2015))
    + [0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A]
    + [0x2044, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x25A1, 0x2713]
)
DROPPED = ("GDEF", "GPOS", "GSUB", "STAT", "DSIG")


def instance(source: Path, weight: int, scratch: Path) -> Path:
    """One static weight of a variable file, without the tables that a PDF ignores."""
    font = instantiateVariableFont(TTFont(source), {"wght": weight})
    for tag in DROPPED:
        if tag in font:
            del font[tag]
    font.flavor = None
    font.save(scratch)
    return scratch


def add_glyph(font: TTFont, name: str, codepoint: int, glyph, advance: int) -> None:
    """Registers a drawn glyph under its character."""
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name


def turned(font: TTFont, source: str, transform: Transform):
    """A glyph's outline under a transform, as a new glyph."""
    pen = TTGlyphPen(None)
    font.getGlyphSet()[source].draw(TransformPen(pen, transform))
    return pen.glyph()


def polygon(*contours):
    """A glyph made of straight-sided contours."""
    pen = TTGlyphPen(None)
    for first, *rest in contours:
        pen.moveTo(first)
        for point in rest:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def add_signs(font: TTFont, stroke: int) -> None:
    """The signs the family lacks: both horizontal arrows, a tick, and the box that stands for a missing character."""
    cmap = font.getBestCmap()
    up = cmap[0x2191]
    bounds = font["glyf"][up]
    length = bounds.yMax - bounds.yMin
    side, middle = 60, 355
    centre = Transform().translate(-(bounds.xMin + bounds.xMax) / 2, -(bounds.yMin + bounds.yMax) / 2)
    for name, codepoint, angle in (("arrowleft", 0x2190, 90), ("arrowright", 0x2192, -90)):
        matrix = Transform().translate(side + length / 2, middle).rotate(math.radians(angle)).transform(centre)
        add_glyph(font, name, codepoint, turned(font, up, matrix), length + 2 * side)
    reach = round(stroke * 0.7071)
    add_glyph(
        font,
        "checkmark",
        0x2713,
        polygon(
            ((70, 330), (70 + reach, 330 + reach), (250, 150 + 2 * reach), (570, 470 + 2 * reach),
             (570 + reach, 470 + reach), (250, 150)),
        ),
        700,
    )
    low, high, left, right = 0, 640, 70, 630
    add_glyph(
        font,
        "box",
        0x25A1,
        polygon(
            ((left, low), (left, high), (right, high), (right, low)),
            ((left + stroke, low + stroke), (right - stroke, low + stroke), (right - stroke, high - stroke),
             (left + stroke, high - stroke)),
        ),
        700,
    )


def main(package: Path, target: Path, scratch: Path) -> None:
    """Writes both weights into `target`."""
    scratch.mkdir(parents=True, exist_ok=True)
    for label, weight in WEIGHTS.items():
        parts = [
            instance(package / f"plus-jakarta-sans-{part}-wght-normal.woff2", weight, scratch / f"{part}-{label}.ttf")
            for part in ("latin", "latin-ext")
        ]
        merged = Merger(MergeOptions(drop_tables=["prep", "gasp", "MVAR", "HVAR"])).merge([str(p) for p in parts])
        add_signs(merged, 48 if label == "regular" else 78)
        options = subset.Options()
        options.hinting = False
        options.layout_features = []
        options.notdef_outline = True
        options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
        options.glyph_names = False
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=WANTED)
        cutter.subset(merged)
        merged["OS/2"].usWeightClass = weight
        for record in merged["name"].names:
            record.string = str(record).replace("Regular", label.capitalize())
        # The family's own moment, so that the same input gives the same bytes.
        merged["head"].created = merged["head"].modified = TTFont(parts[0])["head"].created
        merged.recalcTimestamp = False
        merged.save(target / f"plus-jakarta-sans-{label}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent, Path(sys.argv[2]))
