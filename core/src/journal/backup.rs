//! The start of a backup file. It lists the parts that follow: a snapshot, then the files.
//!
//! ```text
//! 8 bytes   "MINERBA" and a zero
//! 4 bytes   the length of the list, little-endian
//! …         the list, sealed
//! …         the snapshot
//! …         the files, in the order of the list
//! ```
//! The web side reads and writes the files; their bytes never enter the core.

use serde::{Deserialize, Serialize};

use super::codec::{JournalProblem, Kind, seal, unseal};
use crate::locale::clock::LocalTime;
use crate::model::Instant;
use crate::store::State;
use crate::table::saturated;

const MAGIC: [u8; 8] = *b"MINERBA\0";

/// Length in bytes of the fixed start of a backup file: the magic bytes and the length of the list.
pub const PREFIX: u32 = 12;

/// Maximum length of the list in bytes, enough for about a million files.
const MOST_LIST_BYTES: u32 = 100_000_000;

/// The list at the start of a backup file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BackupList {
    /// Time of the backup.
    pub made_at: Instant,
    /// Length and checksum of the snapshot.
    pub snapshot: BackupPart,
    /// Ids, lengths and checksums of the files that records refer to.
    pub files: Vec<BackupPart>,
    /// Numbers of records, for the question before a restore.
    pub counts: BackupCounts,
}

/// One part of a backup file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BackupPart {
    /// Id of the file; empty for the snapshot.
    pub id: String,
    /// MIME type of the file.
    #[serde(default)]
    pub mime: String,
    /// Length in bytes.
    pub size: u64,
    /// CRC-32 of the bytes.
    pub checksum: u32,
}

/// Numbers of records by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct BackupCounts {
    /// Number of tickets.
    pub tickets: u32,
    /// Number of messages in all tickets.
    pub messages: u32,
    /// Number of datasets and documents.
    pub data: u32,
    /// Number of auditors.
    pub auditors: u32,
    /// Number of assignments.
    pub assignments: u32,
    /// Number of dashboards.
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

/// File name of a backup, such as 'Cadangan_Portal_Minerba_2026-11-21_0905.minerba'.
pub fn file_name(made: LocalTime) -> String {
    let clock: String = made.clock().chars().filter(char::is_ascii_digit).take(4).collect();
    format!("Cadangan_Portal_Minerba_{}_{clock}.minerba", made.date())
}

/// The bytes before the snapshot of a backup file. The snapshot and the files follow them.
pub fn beginning(list: &BackupList) -> Vec<u8> {
    let list = seal(Kind::Backup, list);
    let length = saturated(list.len());
    [MAGIC.as_slice(), &length.to_le_bytes(), &list].concat()
}

/// Length in bytes of the part before the snapshot, read from the first [`PREFIX`] bytes of the file.
pub fn beginning_length(prefix: &[u8]) -> Result<u32, JournalProblem> {
    let Some((magic, length)) = prefix.split_first_chunk::<8>() else { return Err(JournalProblem::NotOurs) };
    if *magic != MAGIC {
        return Err(JournalProblem::NotOurs);
    }
    let length = length.first_chunk::<4>().ok_or(JournalProblem::Damaged)?;
    let length = u32::from_le_bytes(*length);
    if length > MOST_LIST_BYTES { Err(JournalProblem::Damaged) } else { Ok(PREFIX + length) }
}

/// Reads the list of a backup file. The parts must fill exactly the `size` of the whole file in bytes.
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
    fn a_backup_is_named_after_its_local_time() {
        let made = LocalTime { instant_ms: 1_795_226_700_000, offset_minutes: 420 };
        assert_eq!(file_name(made), "Cadangan_Portal_Minerba_2026-11-21_0905.minerba");
        assert_eq!(
            file_name(LocalTime { offset_minutes: 330, ..made }),
            "Cadangan_Portal_Minerba_2026-11-21_0735.minerba"
        );
    }

    #[test]
    fn a_list_beyond_the_limit_is_refused() {
        let prefix = |length: u32| [MAGIC.as_slice(), &length.to_le_bytes()].concat();
        assert_eq!(beginning_length(&prefix(MOST_LIST_BYTES)), Ok(PREFIX + MOST_LIST_BYTES));
        assert_eq!(beginning_length(&prefix(MOST_LIST_BYTES + 1)), Err(JournalProblem::Damaged));
        assert_eq!(beginning_length(&prefix(u32::MAX)), Err(JournalProblem::Damaged));
    }
}
