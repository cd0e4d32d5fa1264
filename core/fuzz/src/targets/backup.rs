//! Target: the beginning of a backup file.

use portal_core::Portal;
use portal_core::journal::backup::{BackupCounts, BackupList, BackupPart, PREFIX, beginning, beginning_length, list};
use portal_core::journal::crc32;
use portal_core::journal::snapshot_reader::SnapshotReader;
use portal_core::model::Instant;
use portal_core::seed::json::StrictJson;

use super::entry;
use crate::corpus::lived;

fn part(id: &str, bytes: &[u8]) -> BackupPart {
    BackupPart {
        id: id.to_owned(),
        mime: "application/pdf".to_owned(),
        size: bytes.len() as u64,
        checksum: crc32(0, bytes),
    }
}

/// Whole files: short ones with only the list, and one with a snapshot.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let (_, portal) = lived();
    let snapshot = portal.snapshot();
    let of = |snapshot: &[u8], files: &[&[u8]]| {
        let parts = files.iter().zip(1..).map(|(file, number)| part(&format!("BERKAS{number}"), file)).collect();
        let counts = BackupCounts::of(portal.state());
        let list = BackupList { made_at: Instant(1), snapshot: part("", snapshot), files: parts, counts };
        [beginning(&list), snapshot.to_vec(), files.concat()].concat()
    };
    vec![of(b"", &[]), of(b"", &[b"%PDF-1.4", b""]), of(b"PMS", &[b"x"]), of(&snapshot, &[b"%PDF-1.4"])]
}

/// Repairs the length and checksum of the list.
pub(crate) fn repair(bytes: &mut [u8]) {
    let Ok(length) = beginning_length(bytes) else { return };
    if let Some(sealed) = bytes.get_mut(PREFIX as usize..length as usize) {
        entry::repair(sealed);
    }
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let Ok(length) = beginning_length(bytes) else { return false };
    let Ok(read) = list(bytes, bytes.len() as u64) else { return false };
    let written = beginning(&read);
    let sizes = read.files.iter().fold(read.snapshot.size, |sum, part| sum.saturating_add(part.size));
    let again = list(&written, (written.len() as u64).saturating_add(sizes));
    assert_eq!(again.as_ref(), Ok(&read), "the list survives a round trip");
    let start = length as usize;
    let end = usize::try_from(read.snapshot.size).ok().and_then(|size| start.checked_add(size));
    if let Some(snapshot) = end.and_then(|end| bytes.get(start..end)) {
        // Restoring must not panic, whatever the result; the `snapshot` target checks the content.
        let _ = SnapshotReader::of(snapshot).and_then(Portal::read_sound::<StrictJson>);
    }
    true
}
