//! Lays out paragraphs.

use pdf_writer::types::StructRole;

use super::flow::Flow;
use super::page::Style;
use super::shape::paragraphs;
use super::tags::NodeId;

/// White space above the first paragraph.
pub(super) const FIRST_GAP: f32 = 4.0;

/// Sets the paragraphs of a text under a node, from `x` on with a width of at most `width`.
pub(super) fn lay_out(flow: &mut Flow, node: NodeId, text: &str, style: Style, (x, width): (f32, f32)) {
    for (index, lines) in paragraphs(text).into_iter().enumerate() {
        flow.skip(if index == 0 { FIRST_GAP } else { 7.0 });
        // A space separates the last word of a line from the next one when the text is copied or read aloud.
        let paragraph = flow.tags.add(node, StructRole::P);
        let lines = lines.iter().flat_map(|line| flow.wrapped(&format!("{line} "), style, width)).collect();
        flow.lines(paragraph, x, style, lines);
    }
}
