//! Lays out the document's own text, section by section.

use pdf_writer::types::StructRole;

use super::document::PdfDocument;
use super::flow::Flow;
use super::heading::bookmarked;
use super::page::{INK, MARGIN, MEASURE, Style, Weight};
use super::tags::Tags;
use super::text;

/// Larger than in a conversation, because the lines are as wide as the page.
const BODY: Style = Style::new(Weight::Regular, 10.5, 16.0, INK);

pub(super) fn lay_out(flow: &mut Flow, document: &PdfDocument) {
    for section in &document.sections {
        let node = if section.heading.trim().is_empty() {
            flow.skip(28.0);
            flow.tags.add(Tags::root(), StructRole::Sect)
        } else {
            bookmarked(flow, &section.heading)
        };
        text::lay_out(flow, node, &section.body, BODY, (MARGIN, MEASURE));
    }
}
