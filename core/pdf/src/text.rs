//! Running text: paragraphs one below the other.

use pdf_writer::types::StructRole;

use super::flow::Flow;
use super::page::Style;
use super::shape::paragraphs;
use super::tags::NodeId;

/// White space above the first paragraph.
pub(super) const FIRST_GAP: f32 = 4.0;

/// Sets a text's paragraphs under a node, from `x` on and no wider than `width`.
pub(super) fn lay_out(flow: &mut Flow, node: NodeId, text: &str, style: Style, (x, width): (f32, f32)) {
    for (index, lines) in paragraphs(text).into_iter().enumerate() {
        flow.skip(if index == 0 { FIRST_GAP } else { 7.0 });
        // The space keeps the last word of a line apart from the next for someone who hears or copies them.
        let paragraph = flow.tags.add(node, StructRole::P);
        let lines = lines.iter().flat_map(|line| flow.wrapped(&format!("{line} "), style, width)).collect();
        flow.lines(paragraph, x, style, lines);
    }
}
