//! The content of a page after layout. Lengths are points; heights count from the top.

use super::font::{Font, PdfFonts};
use super::shape::{Glyph, is_replaced};
use super::tags::NodeId;
use super::wrap::width;

/// A4.
pub(super) const WIDTH: f32 = 595.28;
/// A4.
pub(super) const HEIGHT: f32 = 841.89;
/// Left and right margin.
pub(super) const MARGIN: f32 = 56.0;
/// Top of the text area.
pub(super) const TOP: f32 = 64.0;
/// Bottom of the text area.
pub(super) const BOTTOM: f32 = 776.0;
/// Width of the text area.
pub(super) const MEASURE: f32 = WIDTH - 2.0 * MARGIN;

/// A colour of the page: red, green, blue from 0 to 1.
pub(super) type Ink = [f32; 3];
/// Text.
pub(super) const INK: Ink = [0.086, 0.136, 0.156];
/// Labels, times, page numbers.
pub(super) const MUTED: Ink = [0.289, 0.338, 0.359];
/// Hairlines.
pub(super) const LINE: Ink = [0.78, 0.81, 0.82];
/// Background of the header row of a table.
pub(super) const TINT: Ink = [0.93, 0.945, 0.95];
/// The portal's teal: the subject, and the ministry's side of the conversation.
pub(super) const TEAL: Ink = [0.0, 0.38, 0.399];

/// Rounds a length or colour to hundredths, finer than any printer.
pub(super) fn hundredths(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    pub(super) fn of<'f, 'a>(self, fonts: &'f PdfFonts<'a>) -> &'f Font<'a> {
        match self {
            Self::Regular => &fonts.regular,
            Self::Bold => &fonts.bold,
        }
    }
}

/// The font and colour of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Style {
    pub(super) weight: Weight,
    pub(super) size: f32,
    pub(super) leading: f32,
    pub(super) ink: Ink,
}

impl Style {
    pub(super) const fn new(weight: Weight, size: f32, leading: f32, ink: Ink) -> Self {
        Self { weight, size, leading, ink }
    }

    /// Distance from the top of a line to its baseline. It depends on the leading alone, so that two sizes side by side
    /// share a baseline.
    pub(super) fn drop(self) -> f32 {
        0.72 * self.leading
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Drawing {
    /// Glyphs, and the text that they represent if they show something else.
    Text {
        x: f32,
        baseline: f32,
        style: Style,
        glyphs: Vec<Glyph>,
        original: Option<String>,
    },
    Fill {
        area: Area,
        ink: Ink,
    },
    Frame {
        area: Area,
        ink: Ink,
    },
    Facet {
        points: Vec<(f32, f32)>,
        ink: Ink,
    },
    Image {
        area: Area,
        index: usize,
    },
}

/// The meaning of a drawing for screen readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Part(NodeId),
    Decoration,
    Furniture,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Item {
    pub(super) meaning: Meaning,
    pub(super) drawing: Drawing,
}

impl Item {
    /// The reading text, if the glyphs show something else.
    pub(super) fn original(&self) -> Option<&str> {
        match &self.drawing {
            Drawing::Text { original, .. } => original.as_deref(),
            _ => None,
        }
    }
}

/// An area that leads to a bookmark.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) area: Area,
    pub(super) node: NodeId,
    /// Position of the bookmark.
    pub(super) bookmark: usize,
}

#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) items: Vec<Item>,
    pub(super) links: Vec<Link>,
}

impl Page {
    /// Adds a line of text whose top is at `y`.
    pub(super) fn text(&mut self, meaning: Meaning, x: f32, y: f32, style: Style, glyphs: &[Glyph]) {
        let (mut x, baseline) = (x, y + style.drop());
        for run in glyphs.chunk_by(|one, next| one.original.is_some() == next.original.is_some()) {
            let original: String = run.iter().filter_map(|glyph| glyph.original.as_deref()).collect();
            let original = Some(original).filter(|original| !original.is_empty());
            let drawing = Drawing::Text { x, baseline, style, glyphs: run.to_vec(), original };
            self.items.push(Item { meaning, drawing });
            x += width(run, style.size);
        }
    }

    /// Number of characters that were replaced by boxes.
    pub(super) fn boxes(&self) -> usize {
        let glyphs = self.items.iter().filter_map(|item| match &item.drawing {
            Drawing::Text { glyphs, .. } => Some(glyphs),
            Drawing::Fill { .. } | Drawing::Frame { .. } | Drawing::Facet { .. } | Drawing::Image { .. } => None,
        });
        glyphs.flatten().filter(|glyph| is_replaced(glyph)).count()
    }

    /// Adds a line across the text area.
    pub(super) fn rule(&mut self, meaning: Meaning, y: f32) {
        self.fill(meaning, Area { x: MARGIN, y, width: MEASURE, height: 0.6 }, LINE);
    }

    /// Adds a filled rectangle.
    pub(super) fn fill(&mut self, meaning: Meaning, area: Area, ink: Ink) {
        self.items.push(Item { meaning, drawing: Drawing::Fill { area, ink } });
    }
}
