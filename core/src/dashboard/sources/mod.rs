//! Sources of widgets: the portal's own records, and the rows of every dataset.

pub mod assignments;
mod company;
mod dataset_table;
pub mod datasets;
pub mod documents;
pub mod findings;
pub mod follow_ups;
pub mod performance;
pub mod reviews;
pub mod steps;
pub mod tickets;

use std::rc::Rc;

use portal_dashboard::report::ColumnsRead;
use portal_dashboard::source::DataSource;
use serde::Serialize;

use crate::model::Identified;
use crate::model::dashboard::DATASET;
use crate::store::Reader;
use crate::store::records::repository::NoRows;
use crate::table::saturated;

/// A source to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SourceOption {
    /// Id in dashboard definitions.
    pub id: String,
    /// Name as shown.
    pub name: String,
    /// Group in the list of choices: 'Portal' or a stage.
    pub group: String,
    /// Number of rows.
    pub rows: u32,
}

/// The source with this id. Opening a source reads only the slices that hold its data.
pub fn open(reader: &Reader, id: &str) -> Option<Rc<dyn DataSource>> {
    match id {
        tickets::ID => Some(tickets::open(reader)),
        performance::ID => Some(performance::open(reader)),
        assignments::ID => Some(assignments::open(reader)),
        documents::ID => Some(documents::open(reader)),
        datasets::ID => Some(datasets::open(reader)),
        steps::ID => Some(steps::open(reader)),
        findings::ID => Some(findings::open(reader)),
        follow_ups::ID => Some(follow_ups::open(reader)),
        reviews::ID => Some(reviews::open(reader)),
        _ => dataset_table::open(reader, id.strip_prefix(DATASET)?),
    }
}

/// Reads a part of these columns, in at most about 10 ms. Returns true once all are read.
///
/// Sources with at most some thousand records need no preparation.
pub fn prepare(reader: &Reader, id: &str, columns: &ColumnsRead) -> bool {
    match id.strip_prefix(DATASET) {
        Some(id) => dataset_table::prepare(reader, id, columns),
        None if id == tickets::ID => tickets::prepare(reader),
        None if id == performance::ID => performance::prepare(reader),
        None => true,
    }
}

/// The reason why the rows of a dataset are not loaded; `None` if they are, and for other sources.
pub fn no_rows(reader: &Reader, id: &str) -> Option<NoRows> {
    id.strip_prefix(DATASET).and_then(|id| dataset_table::no_rows(reader, id))
}

/// All sources, the portal's own first.
pub fn options(reader: &Reader) -> Vec<SourceOption> {
    let repository = reader.repository();
    let own = |id: &str, name: &str, rows: u32| SourceOption {
        id: id.to_owned(),
        name: name.to_owned(),
        group: "Portal".to_owned(),
        rows,
    };
    let mut options = vec![
        own(tickets::ID, tickets::NAME, reader.tickets().len()),
        own(performance::ID, performance::NAME, reader.tickets().len()),
        own(assignments::ID, assignments::NAME, reader.assignments().count()),
        own(documents::ID, documents::NAME, repository.documents.len()),
        own(datasets::ID, datasets::NAME, repository.datasets.len()),
        own(steps::ID, steps::NAME, reader.working_papers().len()),
        own(findings::ID, findings::NAME, reader.findings().len()),
        own(follow_ups::ID, follow_ups::NAME, saturated(follow_ups::rows(reader.follow_ups()).count())),
        own(reviews::ID, reviews::NAME, saturated(reviews::rows(reader.assignments()).count())),
    ];
    let mut of_files: Vec<_> = repository.datasets.iter().collect();
    of_files.sort_by(|a, b| (a.tahapan, &a.badan_usaha, &a.kegiatan).cmp(&(b.tahapan, &b.badan_usaha, &b.kegiatan)));
    options.extend(of_files.into_iter().map(|set| SourceOption {
        id: format!("{DATASET}{}", set.id),
        name: dataset_table::name(set),
        group: set.tahapan.label().to_owned(),
        rows: set.newest().records,
    }));
    options
}

/// True for sources about audits, of which companies must learn nothing (decisions §9).
pub fn is_of_audits(id: &str) -> bool {
    [steps::ID, findings::ID, follow_ups::ID, reviews::ID].contains(&id)
}

/// True if each row is a ticket.
pub fn is_of_tickets(id: &str) -> bool {
    [tickets::ID, performance::ID].contains(&id)
}

/// Heading of the column with the id of each row.
pub fn id_heading(source: &str) -> &'static str {
    match source {
        tickets::ID | performance::ID => "Kode",
        assignments::ID | documents::ID | datasets::ID | steps::ID | findings::ID | follow_ups::ID | reviews::ID => {
            "ID"
        }
        _ => "Baris",
    }
}

/// The ids of these rows: ticket codes, ids of records, or the numbers of a file's rows.
pub fn row_ids(reader: &Reader, source: &str, rows: &[u32]) -> Vec<String> {
    let repository = reader.repository();
    match source {
        tickets::ID | performance::ID => {
            let code = |row: &u32| reader.tickets().at(*row).map(|ticket| ticket.id.clone()).unwrap_or_default();
            rows.iter().map(code).collect()
        }
        assignments::ID => ids(reader.assignments().iter().map(Identified::id), rows),
        documents::ID => ids(repository.documents.iter().map(Identified::id), rows),
        datasets::ID => ids(repository.datasets.iter().map(Identified::id), rows),
        steps::ID => ids(reader.working_papers().iter().map(Identified::id), rows),
        findings::ID => ids(reader.findings().iter().map(Identified::id), rows),
        follow_ups::ID => {
            let all: Vec<String> = follow_ups::rows(reader.follow_ups()).map(|row| row.id()).collect();
            ids(all.iter().map(String::as_str), rows)
        }
        reviews::ID => ids(reviews::rows(reader.assignments()).map(Identified::id), rows),
        _ => rows.iter().map(|row| (row + 1).to_string()).collect(),
    }
}

fn ids<'a>(all: impl Iterator<Item = &'a str>, rows: &[u32]) -> Vec<String> {
    let all: Vec<&str> = all.collect();
    rows.iter().map(|row| all.get(*row as usize).copied().unwrap_or_default().to_owned()).collect()
}
