//! A label with a text beside it, for facts, files and activity.

use pdf_writer::types::StructRole;

use super::flow::{Flow, lines_high};
use super::page::{BOTTOM, INK, MUTED, Meaning, Style, TOP, Weight};
use super::shape::Glyph;
use super::tags::NodeId;

const LABEL: Style = Style::new(Weight::Regular, 8.0, 13.5, MUTED);
const TEXT: Style = Style::new(Weight::Regular, 9.0, 13.5, INK);
const GAP: f32 = 6.0;

pub(super) struct Pair {
    label: Vec<Vec<Glyph>>,
    text: Vec<Vec<Glyph>>,
    label_x: f32,
    text_x: f32,
}

impl Pair {
    /// A pair at `x` with a label column of `label_width` and a total width of at most `width`.
    pub(super) fn new(flow: &Flow, (label, text): (&str, &str), x: f32, label_width: f32, width: f32) -> Self {
        Self {
            label: flow.wrapped(label, LABEL, label_width - GAP),
            text: flow.wrapped(text, TEXT, width - label_width),
            label_x: x,
            text_x: x + label_width,
        }
    }

    fn height(&self) -> f32 {
        lines_high(self.label.len().max(self.text.len())) * TEXT.leading
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
            flow.lines(label, pair.label_x, LABEL, pair.label);
            flow.lines(text, pair.text_x, TEXT, pair.text);
        }
        return;
    }
    flow.need(height);
    let top = flow.y();
    for pair in pairs {
        let (label, text) = add_item(flow, list);
        set(flow, label, (pair.label_x, top), LABEL, pair.label);
        set(flow, text, (pair.text_x, top), TEXT, pair.text);
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
