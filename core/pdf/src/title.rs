//! Lays out the head of the document: portal, subject, title, facts.

use pdf_writer::types::StructRole;

use super::document::{PdfDocument, PdfFact};
use super::flow::Flow;
use super::page::{Drawing, INK, Ink, Item, MARGIN, MEASURE, MUTED, Meaning, Style, TEAL, Weight};
use super::pair::{self, Pair};
use super::tags::Tags;
use super::wrap::width;

/// The product, as every printed page names it.
pub(super) const PORTAL: &str = "Portal Minerba";

const BRAND: Style = Style::new(Weight::Bold, 11.0, 18.0, INK);
const SUBJECT: Style = Style::new(Weight::Bold, 11.0, 18.0, TEAL);
const TITLE: Style = Style::new(Weight::Bold, 20.0, 26.0, INK);
const HEADING: Style = Style::new(Weight::Regular, 10.0, 15.0, MUTED);
const COLUMN_GAP: f32 = 16.0;
const FACT_LABEL: f32 = 76.0;
const FACT_PADDING: f32 = 5.0;
/// Number of lines of an attribute beside another one.
const LONGEST_FACT: usize = 2;

/// The three facets of the portal's mark, as in `web/public/favicon.svg`, in a box of 32 by 32.
const MARK: [(&[(f32, f32)], Ink); 3] = [
    (&[(16.0, 1.5), (5.0, 11.0), (16.0, 30.5)], [0.043, 0.361, 0.4]),
    (&[(16.0, 1.5), (16.0, 30.5), (27.0, 11.0)], [0.106, 0.561, 0.596]),
    (&[(16.0, 1.5), (5.0, 11.0), (16.0, 15.5), (27.0, 11.0)], [0.78, 0.478, 0.239]),
];
/// Aligns the mark with the margin and the line.
const MARK_ORIGIN: (f32, f32) = (5.0, 1.5);
/// The mark is as high as its line.
const MARK_SCALE: f32 = 18.0 / 29.0;

pub(super) fn lay_out(flow: &mut Flow, document: &PdfDocument) {
    brand(flow, document);
    let title = flow.tags.add(Tags::root(), StructRole::H1);
    let lines = flow.wrapped(&document.title, TITLE, MEASURE);
    flow.lines(title, MARGIN, TITLE, lines);
    flow.skip(4.0);
    for text in &document.heading {
        let node = flow.tags.add(Tags::root(), StructRole::P);
        let lines = flow.wrapped(text, HEADING, MEASURE);
        flow.lines(node, MARGIN, HEADING, lines);
    }
    facts(flow, document);
}

fn brand(flow: &mut Flow, document: &PdfDocument) {
    let y = flow.y();
    for (corners, ink) in MARK {
        let place = |&(right, down): &(f32, f32)| {
            (MARGIN + (right - MARK_ORIGIN.0) * MARK_SCALE, y + (down - MARK_ORIGIN.1) * MARK_SCALE)
        };
        let points = corners.iter().map(place).collect();
        let drawing = Drawing::Facet { points, ink };
        flow.page().items.push(Item { meaning: Meaning::Decoration, drawing });
    }
    let portal = Meaning::Part(flow.tags.add(Tags::root(), StructRole::P));
    let glyphs = flow.shaped(PORTAL, BRAND);
    flow.page().text(portal, MARGIN + 22.0, y, BRAND, &glyphs);
    let subject = Meaning::Part(flow.tags.add(Tags::root(), StructRole::P));
    let glyphs = flow.cut(&document.subject, SUBJECT, MEASURE / 2.0);
    let x = MARGIN + MEASURE - width(&glyphs, SUBJECT.size);
    flow.page().text(subject, x, y, SUBJECT, &glyphs);
    flow.advance(BRAND.leading + 30.0);
}

fn facts(flow: &mut Flow, document: &PdfDocument) {
    if document.facts.is_empty() {
        return;
    }
    flow.skip(16.0);
    let list = flow.tags.add(Tags::root(), StructRole::L);
    let column = (MEASURE - COLUMN_GAP) / 2.0;
    for row in rows(flow, &document.facts, column) {
        let width = if row.len() == 1 { MEASURE } else { column };
        let places = row.iter().zip([MARGIN, MARGIN + column + COLUMN_GAP]);
        let pairs: Vec<Pair> =
            places.map(|(fact, x)| Pair::new(flow, (&fact.label, &fact.value), x, FACT_LABEL, width)).collect();
        flow.need(pair::height(&pairs) + 2.0 * FACT_PADDING);
        let y = flow.y();
        flow.page().rule(Meaning::Decoration, y);
        flow.advance(FACT_PADDING);
        pair::lay_out_row(flow, list, pairs);
        flow.advance(FACT_PADDING);
    }
    let y = flow.y();
    flow.page().rule(Meaning::Decoration, y);
}

/// Attributes, two to a row. One with a long value has a row of its own.
fn rows<'a>(flow: &Flow, facts: &'a [PdfFact], column: f32) -> Vec<&'a [PdfFact]> {
    let is_long =
        |fact: &PdfFact| Pair::new(flow, (&fact.label, &fact.value), MARGIN, FACT_LABEL, column).lines() > LONGEST_FACT;
    let (mut rows, mut rest) = (Vec::new(), facts);
    while let [first, ..] = rest {
        let has_company = rest.get(1).is_some_and(|next| !is_long(first) && !is_long(next));
        let (row, further) = rest.split_at(if has_company { 2 } else { 1 });
        rows.push(row);
        rest = further;
    }
    rows
}
