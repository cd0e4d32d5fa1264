//! A label with a text beside it, for facts, files and activity.

use pdf_writer::types::StructRole;

use super::flow::{Flow, lines_high};
use super::page::{BOTTOM, INK, MUTED, Meaning, Style, TOP, Weight};
use super::shape::Glyph;
use super::tags::NodeId;

/// Styles of a pair. Both have the same leading.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) label: Style,
    text: Style,
}

/// For attributes, files and activity.
pub(super) const SMALL: Look =
    Look { label: Style::new(Weight::Regular, 8.0, 13.5, MUTED), text: Style::new(Weight::Regular, 9.0, 13.5, INK) };
/// Beside paragraphs of the document's own content.
pub(super) const BODY: Look =
    Look { label: Style::new(Weight::Regular, 9.5, 16.0, MUTED), text: Style::new(Weight::Regular, 10.5, 16.0, INK) };
/// White space between a label and its text.
pub(super) const GAP: f32 = 6.0;

pub(super) struct Pair {
    look: Look,
    label: Vec<Vec<Glyph>>,
    text: Vec<Vec<Glyph>>,
    label_x: f32,
    text_x: f32,
}

impl Pair {
    /// A pair at `x` with a label column of `label_width` and a total width of at most `width`.
    pub(super) fn new(flow: &Flow, texts: (&str, &str), x: f32, label_width: f32, width: f32) -> Self {
        Self::with_look(flow, texts, (x, label_width, width), SMALL)
    }

    /// A pair in other styles.
    pub(super) fn with_look(
        flow: &Flow,
        (label, text): (&str, &str),
        (x, label_width, width): (f32, f32, f32),
        look: Look,
    ) -> Self {
        Self {
            look,
            label: flow.wrapped(label, look.label, label_width - GAP),
            text: flow.broken(text, look.text, width - label_width),
            label_x: x,
            text_x: x + label_width,
        }
    }

    /// Number of lines of the text.
    pub(super) fn lines(&self) -> usize {
        self.text.len()
    }

    fn height(&self) -> f32 {
        lines_high(self.label.len().max(self.text.len())) * self.look.text.leading
    }
}

/// Height of pairs set side by side.
pub(super) fn height(pairs: &[Pair]) -> f32 {
    pairs.iter().map(Pair::height).fold(0.0, f32::max)
}

/// Draws pairs side by side, or below each other if one is higher than a page.
pub(super) fn lay_out_row(flow: &mut Flow, list: NodeId, pairs: Vec<Pair>) {
    let height = height(&pairs);
    if height > BOTTOM - TOP {
        for pair in pairs {
            let (label, text) = add_item(flow, list);
            flow.lines(label, pair.label_x, pair.look.label, pair.label);
            flow.lines(text, pair.text_x, pair.look.text, pair.text);
        }
        return;
    }
    flow.need(height);
    let top = flow.y();
    for pair in pairs {
        let (label, text) = add_item(flow, list);
        set(flow, label, (pair.label_x, top), pair.look.label, pair.label);
        set(flow, text, (pair.text_x, top), pair.look.text, pair.text);
    }
    flow.advance(height);
}

fn add_item(flow: &mut Flow, list: NodeId) -> (NodeId, NodeId) {
    let item = flow.tags.add(list, StructRole::LI);
    (flow.tags.add(item, StructRole::Lbl), flow.tags.add(item, StructRole::LBody))
}

fn set(flow: &mut Flow, node: NodeId, (x, top): (f32, f32), style: Style, lines: Vec<Vec<Glyph>>) {
    for (index, line) in lines.into_iter().enumerate() {
        flow.page().text(Meaning::Part(node), x, top + lines_high(index) * style.leading, style, &line);
    }
}
