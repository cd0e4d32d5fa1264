//! Lays out the activity list: times and events.

use pdf_writer::types::StructRole;

use super::document::PdfDocument;
use super::flow::Flow;
use super::heading::heading;
use super::page::{MARGIN, MEASURE};
use super::pair::{self, Pair};

const HEADING: &str = "Riwayat aktivitas";
/// Width of a time: fits '21 September 2026 pukul 09.05 WIB' on one line.
const WHEN: f32 = 152.0;

pub(super) fn lay_out(flow: &mut Flow, document: &PdfDocument) {
    if document.activity.is_empty() {
        return;
    }
    let section = heading(flow, HEADING);
    flow.skip(6.0);
    let list = flow.tags.add(section, StructRole::L);
    for entry in &document.activity {
        let pair = Pair::new(flow, (&entry.when, &entry.what), MARGIN, WHEN, MEASURE);
        pair::lay_out_row(flow, list, vec![pair]);
        flow.skip(2.0);
    }
}
