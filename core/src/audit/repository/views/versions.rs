//! The versions of a dataset (decisions §8).

use serde::Serialize;

use crate::locale::number::integer;
use crate::model::assignment::Assignment;
use crate::model::repository::{DataVersion, Dataset};
use crate::store::Reader;
use crate::table::saturated;

/// A version in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VersionLine {
    /// Content id.
    pub content: String,
    /// Number, from 1.
    pub number: u32,
    /// Time of loading, with time zone; for sample data only the date.
    pub loaded: String,
    /// Origin of the rows, such as 'Semua baris diganti'.
    pub origin: String,
    /// Number of rows.
    pub records: u32,
    /// Name of the uploaded file; `None` for sample data.
    pub file_name: Option<String>,
    /// SHA-256 of the canonical form; `None` if the rows were loaded before it was stored.
    pub sha256: Option<String>,
    /// Number of assignments of this version.
    pub assignments: u32,
}

/// The version of an assignment among all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GivenVersion {
    /// Such as 'Versi 2 dari 3'.
    pub place: String,
    /// True if there is no newer version.
    pub is_newest: bool,
    /// The version.
    pub version: VersionLine,
}

/// All versions, the newest first.
pub fn versions(reader: &Reader, set: &Dataset) -> Vec<VersionLine> {
    set.versions.iter().rev().map(|version| line(reader, set, version)).collect()
}

/// The version of an assignment.
pub fn given(reader: &Reader, set: &Dataset, assignment: &Assignment) -> GivenVersion {
    let version = set.given(assignment.version.as_deref());
    GivenVersion { place: place(set, version), is_newest: version == set.newest(), version: line(reader, set, version) }
}

/// Such as 'Versi 2 dari 3'.
pub fn place(set: &Dataset, version: &DataVersion) -> String {
    format!("Versi {} dari {}", set.number(version), set.versions.len())
}

/// Time of loading, with time zone; for sample data only the date.
pub(super) fn loaded(reader: &Reader, version: &DataVersion) -> String {
    let loaded = reader.calendar().local(version.loaded);
    if version.file_name.is_some() { loaded.long() } else { loaded.date().long() }
}

fn line(reader: &Reader, set: &Dataset, version: &DataVersion) -> VersionLine {
    let is_first = set.versions.first() == Some(version);
    let is_given = |given: &&Assignment| set.given(given.version.as_deref()) == version;
    VersionLine {
        content: version.content.clone(),
        number: set.number(version),
        loaded: loaded(reader, version),
        origin: match version.appended {
            Some(rows) => format!("{} baris ditambahkan", integer(rows.into())),
            None if is_first => "Unggahan pertama".to_owned(),
            None => "Semua baris diganti".to_owned(),
        },
        records: version.records,
        file_name: version.file_name.clone(),
        sha256: version.sha256.clone(),
        assignments: saturated(reader.assignments().of_data(&set.id).filter(is_given).count()),
    }
}
