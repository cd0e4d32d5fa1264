//! The rows of the versions in a Paket Bukti.

use serde::{Deserialize, Serialize};

use crate::audit::finding::views::audit::open;
use crate::locale::file_name::safe_file_name;
use crate::model::assignment::Assignment;
use crate::model::finding::{Evidence, EvidenceSource};
use crate::model::repository::{DataVersion, Dataset};
use crate::store::Reader;
use crate::store::csv_piece::CsvPiece;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;

/// A version with its dataset.
pub(super) type Named<'a> = (&'a Dataset, &'a DataVersion);

/// Rows of a version in a Paket Bukti.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageRowsQuery {
    /// Id of the assignment.
    pub assignment: String,
    /// Content id of the version.
    pub content: String,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// True if the data are assigned to the auditor of this assignment. Evidence may be older than a hand-over; it then has
/// its excerpt only.
pub(super) fn is_open_to_auditor(reader: &Reader, assignment: &Assignment, data: &str) -> bool {
    let mut given = reader.assignments().of_data(data);
    given.any(|one| one.auditor_id == assignment.auditor_id)
}

/// The versions that belong in the package: the assigned one, then those of the steps, then those of rows in evidence.
pub(super) fn versions<'a>(reader: &Reader<'a>, assignment: &Assignment) -> Vec<Named<'a>> {
    let id = &assignment.id;
    let datasets = &reader.repository().datasets;
    let assigned = datasets.get(&assignment.data_id);
    let assigned = assigned.map(|set| (set, set.given(assignment.version.as_deref())));
    let named = |data: &str, content: &str| {
        let set = datasets.get(data)?;
        Some((set, set.version(content)?))
    };
    let papers = reader.working_papers();
    let steps = papers.iter().filter(|step| step.assignment_id == *id);
    let populations = steps.flat_map(|step| std::iter::once(&step.population).chain(&step.counterpart));
    let tested = populations.filter_map(|one| named(one.data.as_ref().unwrap_or(&assignment.data_id), &one.version));
    let findings = reader.findings().iter().filter(|one| one.assignment_id == *id).flat_map(|one| &one.evidence);
    let accepted = reader.follow_ups().iter().filter(|one| one.assignment_id == *id).flat_map(|one| &one.evidence);
    let pinned = findings.chain(accepted).filter_map(|one: &Evidence| match &one.source {
        EvidenceSource::Rows { data, version, .. } if is_open_to_auditor(reader, assignment, data) => {
            named(data, version)
        }
        EvidenceSource::Rows { .. }
        | EvidenceSource::Step { .. }
        | EvidenceSource::Section { .. }
        | EvidenceSource::File { .. } => None,
    });
    let mut versions: Vec<Named<'a>> = Vec::new();
    for one in assigned.into_iter().chain(tested).chain(pinned) {
        if versions.iter().all(|(_, known)| known.content != one.1.content) {
            versions.push(one);
        }
    }
    versions
}

/// One piece of the rows of a version, with the headings before the first; see [`DataTable::write_verbatim`].
///
/// [`DataTable::write_verbatim`]: crate::table::data::data_table::DataTable::write_verbatim
pub fn rows(reader: &Reader, query: &PackageRowsQuery) -> Result<CsvPiece, Refusal> {
    reader.require(Action::MakePackages)?;
    let assignment = open(reader, &query.assignment)?;
    let not_found = || Refusal::not_found(Kind::Data, &query.content);
    let mut versions = versions(reader, assignment).into_iter();
    let (set, version) = versions.find(|(_, version)| version.content == query.content).ok_or_else(not_found)?;
    let table = reader.repository().table(version).ok_or_else(not_found)?;
    let mut bytes = Vec::new();
    let end = table.write_verbatim(query.first, query.count, &mut bytes);
    let name = safe_file_name(&format!("{}.tsv", set.kegiatan));
    Ok(CsvPiece { name, bytes, first: query.first, written: end, total: table.row_count() })
}
