//! Lays out the document's own content, section by section.

use pdf_writer::types::StructRole;

use super::document::{PdfBlock, PdfDocument, PdfFact, PdfSection};
use super::flow::Flow;
use super::heading::{COMPANY, PART_HEIGHT, bookmarked, part};
use super::page::{INK, MARGIN, MEASURE, Style, Weight};
use super::pair::{self, Pair};
use super::tags::{NodeId, Tags};
use super::wrap::width;
use super::{bars, table, text};

/// Larger than in a conversation, because the lines are as wide as the page.
const BODY: Style = Style::new(Weight::Regular, 10.5, 16.0, INK);
/// Largest width of the labels of facts.
const WIDEST_LABEL: f32 = 150.0;

/// Headings of the sections, numbered if the document has a table of contents; empty if the section has none.
pub(super) fn headings(document: &PdfDocument) -> Vec<String> {
    let (mut chapter, mut part) = (0, 0);
    let heading = |section: &PdfSection| {
        let heading = section.heading.trim();
        if heading.is_empty() || !document.has_contents {
            return heading.to_owned();
        }
        if section.is_part {
            part += 1;
            return format!("{chapter}.{part} {heading}");
        }
        (chapter, part) = (chapter + 1, 0);
        format!("{chapter}. {heading}")
    };
    document.sections.iter().map(heading).collect()
}

pub(super) fn lay_out(flow: &mut Flow, document: &PdfDocument) {
    let mut chapter = Tags::root();
    for (index, (section, heading)) in document.sections.iter().zip(headings(document)).enumerate() {
        let company = company(flow, section, document.sections.get(index + 1));
        let node = match (heading.as_str(), section.is_part) {
            ("", _) => {
                flow.skip(28.0);
                flow.tags.add(Tags::root(), StructRole::Sect)
            }
            (heading, true) => part(flow, chapter, heading, company),
            (heading, false) => bookmarked(flow, heading, company),
        };
        if !section.is_part {
            chapter = node;
        }
        for block in &section.blocks {
            match block {
                PdfBlock::Text(body) => text::lay_out(flow, node, body, BODY, (MARGIN, MEASURE)),
                PdfBlock::Facts(list) => facts(flow, node, list),
                PdfBlock::Table(table) => table::lay_out(flow, node, table),
                PdfBlock::Bars(bars) => bars::lay_out(flow, node, bars),
            }
        }
    }
}

/// Height of the content that stays with the heading of a section.
fn company(flow: &Flow, section: &PdfSection, next: Option<&PdfSection>) -> f32 {
    let least = match section.blocks.first() {
        Some(PdfBlock::Bars(bars)) => bars::least_height(bars),
        Some(PdfBlock::Table(table)) => table::least_height(flow, table),
        Some(PdfBlock::Text(_) | PdfBlock::Facts(_)) => 0.0,
        None => next.filter(|next| next.is_part).map_or(0.0, |_| PART_HEIGHT + COMPANY),
    };
    least.max(COMPANY)
}

fn facts(flow: &mut Flow, node: NodeId, facts: &[PdfFact]) {
    let label = |fact: &PdfFact| width(&flow.shaped(&fact.label, pair::BODY.label), pair::BODY.label.size);
    let widest = facts.iter().map(label).fold(0.0, f32::max).min(WIDEST_LABEL);
    // Rounding must not break the widest label.
    let label_width = widest + pair::GAP + 4.0;
    flow.skip(text::FIRST_GAP);
    let list = flow.tags.add(node, StructRole::L);
    for fact in facts {
        let place = (MARGIN, label_width, MEASURE);
        let pair = Pair::with_look(flow, (&fact.label, &fact.value), place, pair::BODY);
        pair::lay_out_row(flow, list, vec![pair]);
        flow.skip(3.0);
    }
}
