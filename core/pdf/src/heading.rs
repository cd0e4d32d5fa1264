//! Sets headings, which never end a page.

use pdf_writer::types::StructRole;

use super::flow::Flow;
use super::page::{INK, MARGIN, MEASURE, Style, Weight};
use super::tags::{NodeId, Tags};

const HEADING: Style = Style::new(Weight::Bold, 13.0, 18.0, INK);
/// Height of a heading with the following white space, byline and first lines.
const COMPANY: f32 = HEADING.leading + 72.0;

/// Starts a section and returns its node.
pub(super) fn heading(flow: &mut Flow, text: &str) -> NodeId {
    make_room(flow);
    set(flow, text)
}

/// Starts a section with a bookmark and returns its node.
pub(super) fn bookmarked(flow: &mut Flow, text: &str) -> NodeId {
    make_room(flow);
    flow.bookmark(text);
    set(flow, text)
}

fn make_room(flow: &mut Flow) {
    flow.skip(28.0);
    flow.need(COMPANY);
}

fn set(flow: &mut Flow, text: &str) -> NodeId {
    let section = flow.tags.add(Tags::root(), StructRole::Sect);
    let node = flow.tags.add(section, StructRole::H2);
    let lines = flow.wrapped(text, HEADING, MEASURE);
    flow.lines(node, MARGIN, HEADING, lines);
    section
}
