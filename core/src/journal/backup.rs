//! The beginning of a backup file, which says what follows: a snapshot, then the files, one after the other.
//!
//! ```text
//! 8 bytes   "MINERBA" and a zero
//! 4 bytes   the length of the list, little-endian
//! …         the list, sealed
//! …         the snapshot
//! …         the files, in the order of the list
//! ```
//! The web side cuts the files out and in; their bytes never come into the core.

use serde::{Deserialize, Serialize};

use super::codec::{JournalProblem, Kind, seal, unseal};
use crate::locale::clock::LocalTime;
use crate::model::Instant;
use crate::store::State;
use crate::table::saturated;

const MAGIC: [u8; 8] = *b"MINERBA\0";

/// Bytes of a backup that contain the length of its beginning.
pub const PREFIX: u32 = 12;

/// Largest list: about a million files.
const MOST_LIST_BYTES: u32 = 100_000_000;

/// The list of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BackupList {
    /// When it was made.
    pub made_at: Instant,
    /// The snapshot.
    pub snapshot: BackupPart,
    /// The files that records refer to.
    pub files: Vec<BackupPart>,
    /// Number of records, shown before a restore.
    pub counts: BackupCounts,
}

/// One part of a backup file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BackupPart {
    /// Id of the file; empty for the snapshot.
    pub id: String,
    /// Its MIME type.
    #[serde(default)]
    pub mime: String,
    /// Its length in bytes.
    pub size: u64,
    /// Its CRC-32.
    pub checksum: u32,
}

/// Number of records of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct BackupCounts {
    /// Tickets.
    pub tickets: u32,
    /// Their messages.
    pub messages: u32,
    /// Datasets and documents.
    pub data: u32,
    /// Auditors.
    pub auditors: u32,
    /// Assignments.
    pub assignments: u32,
    /// Dashboards.
    pub dashboards: u32,
}

impl BackupCounts {
    /// Counts the records of a state.
    pub fn of(state: &State) -> Self {
        let messages: usize = state.tickets.iter().map(|ticket| ticket.messages.len()).sum();
        Self {
            tickets: state.tickets.len(),
            messages: saturated(messages),
            data: state.repository.datasets.len() + state.repository.documents.len(),
            auditors: state.auditors.len(),
            assignments: state.assignments.count(),
            dashboards: state.dashboards.len(),
        }
    }
}

/// File name of a backup: 'Cadangan_Portal_Minerba_2026-11-21_0905.minerba'.
pub fn file_name(made: LocalTime) -> String {
    let clock: String = made.clock().chars().filter(char::is_ascii_digit).take(4).collect();
    format!("Cadangan_Portal_Minerba_{}_{clock}.minerba", made.date())
}

/// The beginning of a backup; the snapshot and the listed files follow it.
pub fn beginning(list: &BackupList) -> Vec<u8> {
    let list = seal(Kind::Backup, list);
    let length = saturated(list.len());
    [MAGIC.as_slice(), &length.to_le_bytes(), &list].concat()
}

/// Length of a backup's beginning in bytes, from its first [`PREFIX`] bytes.
pub fn beginning_length(prefix: &[u8]) -> Result<u32, JournalProblem> {
    let Some((magic, length)) = prefix.split_first_chunk::<8>() else { return Err(JournalProblem::NotOurs) };
    if *magic != MAGIC {
        return Err(JournalProblem::NotOurs);
    }
    let length = length.first_chunk::<4>().ok_or(JournalProblem::Damaged)?;
    let length = u32::from_le_bytes(*length);
    if length > MOST_LIST_BYTES { Err(JournalProblem::Damaged) } else { Ok(PREFIX + length) }
}

/// Reads the list. `size` is the whole file's: the listed parts must fill it exactly.
pub fn list(beginning: &[u8], size: u64) -> Result<BackupList, JournalProblem> {
    let length = beginning_length(beginning)?;
    let sealed = beginning.get(PREFIX as usize..length as usize).ok_or(JournalProblem::Damaged)?;
    let list: BackupList = unseal(Kind::Backup, sealed)?;
    let parts = std::iter::once(&list.snapshot).chain(&list.files);
    let total = parts.fold(u64::from(length), |total, part| total.saturating_add(part.size));
    if total == size { Ok(list) } else { Err(JournalProblem::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::{JournalProblem, LocalTime, MAGIC, MOST_LIST_BYTES, PREFIX, beginning_length, file_name};

    #[test]
    fn a_backup_is_named_after_the_moment_where_it_was_made() {
        let made = LocalTime { instant_ms: 1_795_226_700_000, offset_minutes: 420 };
        assert_eq!(file_name(made), "Cadangan_Portal_Minerba_2026-11-21_0905.minerba");
        assert_eq!(
            file_name(LocalTime { offset_minutes: 330, ..made }),
            "Cadangan_Portal_Minerba_2026-11-21_0735.minerba"
        );
    }

    #[test]
    fn a_list_is_as_long_as_is_allowed_and_no_longer() {
        let prefix = |length: u32| [MAGIC.as_slice(), &length.to_le_bytes()].concat();
        assert_eq!(beginning_length(&prefix(MOST_LIST_BYTES)), Ok(PREFIX + MOST_LIST_BYTES));
        assert_eq!(beginning_length(&prefix(MOST_LIST_BYTES + 1)), Err(JournalProblem::Damaged));
        assert_eq!(beginning_length(&prefix(u32::MAX)), Err(JournalProblem::Damaged));
    }
}
