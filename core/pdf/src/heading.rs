//! Sets headings, which never end a page.

use pdf_writer::types::StructRole;

use super::flow::Flow;
use super::page::{INK, MARGIN, MEASURE, Style, Weight};
use super::tags::{NodeId, Tags};

const HEADING: Style = Style::new(Weight::Bold, 13.0, 18.0, INK);
const PART: Style = Style::new(Weight::Bold, 10.5, 15.0, INK);
const GAP: f32 = 28.0;
const PART_GAP: f32 = 16.0;
/// Height of the white space, byline and first lines that follow a heading.
pub(super) const COMPANY: f32 = 72.0;
/// Height of the heading of a part with the white space above.
pub(super) const PART_HEIGHT: f32 = PART_GAP + PART.leading;

/// Starts a section and returns its node.
pub(super) fn heading(flow: &mut Flow, text: &str) -> NodeId {
    make_room(flow, COMPANY);
    set(flow, text)
}

/// Starts a section with a bookmark, together with the first `company` points of its content. Returns its node.
pub(super) fn bookmarked(flow: &mut Flow, text: &str, company: f32) -> NodeId {
    make_room(flow, company);
    flow.bookmark(text);
    set(flow, text)
}

/// Starts a part of the section `node`, together with the first `company` points of its content. Returns its node.
pub(super) fn part(flow: &mut Flow, node: NodeId, text: &str, company: f32) -> NodeId {
    flow.skip(PART_GAP);
    flow.need(PART.leading + company);
    let part = flow.tags.add(node, StructRole::Sect);
    let heading = flow.tags.add(part, StructRole::H3);
    let lines = flow.wrapped(text, PART, MEASURE);
    flow.lines(heading, MARGIN, PART, lines);
    part
}

fn make_room(flow: &mut Flow, company: f32) {
    flow.skip(GAP);
    flow.need(HEADING.leading + company);
}

fn set(flow: &mut Flow, text: &str) -> NodeId {
    let section = flow.tags.add(Tags::root(), StructRole::Sect);
    let node = flow.tags.add(section, StructRole::H2);
    let lines = flow.wrapped(text, HEADING, MEASURE);
    flow.lines(node, MARGIN, HEADING, lines);
    section
}
