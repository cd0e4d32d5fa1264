//! The chapter that later shows whether history and packages are what they were.

use portal_pdf::document::PdfBlock;

use super::blocks::{fact, table, text};
use crate::locale::number::integer;
use crate::model::assignment::{Assignment, AssignmentAction};
use crate::store::activity::ActivityEntry;
use crate::store::{CommitAction, Reader};
use crate::table::saturated;

/// The head of the portal's history after the last action on the audit, and the heads of its packages.
pub(super) fn chapter(reader: &Reader, assignment: &Assignment) -> Vec<PdfBlock> {
    let mut blocks = history(reader, assignment);
    blocks.extend(packages(reader, assignment));
    blocks
}

/// Later actions on other records do not change this head, so that equal content gives an equal report.
fn history(reader: &Reader, assignment: &Assignment) -> Vec<PdfBlock> {
    let activity = reader.activity();
    let last = activity.positions_of(&assignment.id).last().map(|last| *last as usize);
    let chain = activity.chain();
    let found = last.and_then(|last| Some((last, chain.head_after(last)?, chain.entry(last)?)));
    let Some((last, head, entry)) = found else {
        return vec![text("Riwayat portal belum mencatat tindakan pada pemeriksaan ini.")];
    };
    let number = integer(saturated(last + 1).into());
    let at = reader.calendar().local(entry.at).long();
    let words = "Kepala riwayat ini membuktikan bahwa semua tindakan di portal sampai saat itu tidak berubah, selama \
                 'Keutuhan riwayat' di portal masih menemukannya.";
    vec![
        text(words),
        PdfBlock::Facts(vec![
            fact("Tindakan terakhir", &format!("Ke-{number}, {at}")),
            fact("Kepala riwayat", &head.to_string()),
        ]),
    ]
}

/// Packages of the audit with their heads, oldest first. Whoever has a package compares its head with this list.
fn packages(reader: &Reader, assignment: &Assignment) -> Vec<PdfBlock> {
    let clock = reader.calendar();
    let row = |entry: &ActivityEntry| match &entry.action {
        CommitAction::Assignment(AssignmentAction::Packaged { head }) => {
            Some(vec![clock.local(entry.at).long(), head.clone()])
        }
        _ => None,
    };
    let rows: Vec<Vec<String>> = reader.activity().of(&assignment.id).iter().filter_map(row).collect();
    if rows.is_empty() {
        return vec![text("Belum ada Paket Bukti ketika laporan ini dibuat.")];
    }
    let words = "Kepala paket yang sama dengan daftar ini membuktikan bahwa isi paket tidak berubah sejak dibuat.";
    vec![text(words), table("Paket Bukti", &["Dibuat", "Kepala rantai (SHA-256)"], rows)]
}
