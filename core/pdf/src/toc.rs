//! Lays out the table of contents, with links to the sections.

use pdf_writer::types::StructRole;

use super::document::PdfDocument;
use super::flow::{Flow, lines_high};
use super::heading::heading;
use super::page::{Area, INK, Link, MARGIN, MEASURE, MUTED, Meaning, Style, Weight};
use super::sections::headings;
use super::tags::NodeId;
use super::wrap::width;

const HEADING: &str = "Daftar isi";
const ENTRY: Style = Style::new(Weight::Regular, 10.5, 16.0, INK);
const LEADER: Style = Style::new(Weight::Regular, 10.5, 16.0, MUTED);
const GAP: f32 = 4.0;
/// Width of a page number with white space.
const NUMBER: f32 = 44.0;
/// Distance of the leader's dots.
const DOT: f32 = 6.0;

/// Lists the sections with the indexes of their pages, which are known once the document has been laid out. The list
/// has the same height without them.
pub(super) fn lay_out(flow: &mut Flow, document: &PdfDocument, pages: &[usize]) {
    if !document.has_contents {
        return;
    }
    let section = heading(flow, HEADING);
    flow.skip(4.0);
    let list = flow.tags.add(section, StructRole::TOC);
    let sections = document.sections.iter().zip(headings(document));
    let listed = sections.filter(|(section, heading)| !section.is_part && !heading.is_empty());
    for (bookmark, (_, heading)) in listed.enumerate() {
        let number = pages.get(bookmark).map(|page| (page + 1).to_string()).unwrap_or_default();
        entry(flow, list, bookmark, (&heading, &number));
    }
    flow.break_page();
}

fn entry(flow: &mut Flow, list: NodeId, bookmark: usize, (heading, number): (&str, &str)) {
    // A space separates the heading from the number when the text is read aloud.
    let lines = flow.wrapped(&format!("{heading} "), ENTRY, MEASURE - NUMBER);
    let height = ENTRY.leading * lines_high(lines.len());
    flow.skip(GAP);
    flow.need(height);
    let item = flow.tags.add(list, StructRole::TOCI);
    let reference = flow.tags.add(item, StructRole::Reference);
    let node = flow.tags.add(reference, StructRole::Link);
    let area = Area { x: MARGIN, y: flow.y(), width: MEASURE, height };
    let end = lines.last().map_or(0.0, |line| width(line, ENTRY.size));
    flow.lines(node, MARGIN, ENTRY, lines);
    let y = area.y + height - ENTRY.leading;
    let number = flow.shaped(number, ENTRY);
    let number_x = MARGIN + MEASURE - width(&number, ENTRY.size);
    flow.page().text(Meaning::Part(node), number_x, y, ENTRY, &number);
    leader(flow, (MARGIN + end + DOT, MARGIN + MEASURE - NUMBER / 2.0), y);
    flow.page().links.push(Link { area, node, bookmark });
}

/// Dots at fixed places, so that those of all entries are in columns.
fn leader(flow: &mut Flow, (from, to): (f32, f32), y: f32) {
    let dot = flow.shaped(".", LEADER);
    let mut x = to;
    while x - DOT > from {
        x -= DOT;
        flow.page().text(Meaning::Decoration, x, y, LEADER, &dot);
    }
}
