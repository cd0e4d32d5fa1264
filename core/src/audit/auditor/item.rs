//! The page of one assigned item (§2.7), limited to what this auditor may see (§6, decisions §3).

use serde::Serialize;

use crate::audit::assignment::due::{Due, due};
use crate::audit::assignment::status::{Step, next};
use crate::audit::repository::views::preview::{DocumentContent, content};
use crate::audit::repository::views::versions::{GivenVersion, given};
use crate::locale::number::{count, integer};
use crate::model::Stage;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::auditor::AuditorType;
use crate::model::repository::{DataType, DataVersion, Document};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::Action;

/// Content of the page. It leaves out everything that an external auditor may not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignedItem {
    /// Id of the assignment.
    pub id: String,
    /// Name of the data.
    pub name: String,
    /// Description of the data; may be empty.
    pub description: String,
    /// Stage of the data.
    pub tahapan: Stage,
    /// Tabular or document.
    pub data_type: DataType,
    /// Company that owns the data.
    pub generated_by: String,
    /// Date of the upload.
    pub generated: String,
    /// Date of the last change.
    pub updated: String,
    /// The auditor's own assignment.
    pub assignment: ItemAssignment,
    /// Text of a document; `None` for tabular data, whose rows are loaded as the user scrolls.
    pub document: Option<DocumentContent>,
    /// The version of a dataset that was assigned; `None` for a document.
    pub version: Option<GivenVersion>,
    /// Facts about the content.
    pub statistics: Vec<Statistic>,
    /// Facts about the origin of the data.
    pub source: Vec<Statistic>,
    /// True for limited access: no download, no copy, no notes (decisions §3).
    pub is_limited: bool,
    /// Watermark over the content for limited access: the auditor's name and the time.
    pub watermark: Option<String>,
}

/// The panel with the assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ItemAssignment {
    /// Name of the acting auditor.
    pub auditor_name: String,
    /// Type of the auditor.
    pub auditor_type: AuditorType,
    /// Status of the assignment.
    pub status: AssignmentStatus,
    /// Last day and its distance from today.
    pub due: Due,
    /// Date of assignment.
    pub assigned: String,
    /// Time of completion, with time zone.
    pub completed: Option<String>,
    /// Instructions from the administrator; always `None` for limited access.
    pub notes: Option<String>,
    /// True if 'Mulai' is possible now.
    pub can_start: bool,
    /// True if 'Selesai' is possible now.
    pub can_complete: bool,
}

/// A label with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Statistic {
    /// Label of the fact.
    pub label: String,
    /// Value as shown.
    pub value: String,
}

/// An item of the acting auditor. Another auditor's item is refused as not found, so that its existence stays hidden.
pub fn item(reader: &Reader, id: &str) -> Result<AssignedItem, Refusal> {
    reader.require(Action::ReadAssignedData)?;
    let not_found = || Refusal::not_found(Kind::Data, id);
    let own = reader.assignments().get(id).filter(|assignment| is_own(reader.session(), assignment));
    let assignment = own.ok_or_else(not_found)?;
    let item = reader.repository().item(&assignment.data_id).ok_or_else(not_found)?;
    let clock = reader.calendar();
    let is_limited = !reader.may(Action::TakeOutAssignedData);
    let day = |at| clock.local(at).date().long();
    Ok(AssignedItem {
        id: assignment.id.clone(),
        name: item.name(),
        description: item.description().to_owned(),
        tahapan: item.tahapan(),
        data_type: item.data_type(),
        generated_by: item.badan_usaha().to_owned(),
        generated: day(item.generated()),
        updated: day(item.updated()),
        assignment: panel(reader, assignment),
        document: match item {
            Item::Dataset(_) => None,
            Item::Document(document) => Some(content(document)),
        },
        version: match item {
            Item::Dataset(set) => Some(given(reader, set, assignment)),
            Item::Document(_) => None,
        },
        statistics: match item {
            Item::Dataset(set) => table_statistics(set.given(assignment.version.as_deref())),
            Item::Document(document) => document_statistics(document),
        },
        source: source(item, assignment),
        is_limited,
        watermark: is_limited.then(|| reader.watermark()),
    })
}

fn panel(reader: &Reader, assignment: &Assignment) -> ItemAssignment {
    let clock = reader.calendar();
    let may_move = reader.may(Action::MoveOwnAssignment);
    let can = |step| may_move && next(assignment.status, step).is_ok();
    ItemAssignment {
        auditor_name: assignment.auditor_name.clone(),
        auditor_type: assignment.assigned_to,
        status: assignment.status,
        due: due(assignment, clock.local_now().date()),
        assigned: clock.local(assignment.assigned_date).date().long(),
        completed: assignment.completed_date.map(|at| clock.local(at).long()),
        notes: if reader.may(Action::ReadAssignmentNotes) { assignment.notes.clone() } else { None },
        can_start: can(Step::Start),
        can_complete: can(Step::Complete),
    }
}

fn statistic(label: &str, value: String) -> Statistic {
    Statistic { label: label.to_owned(), value }
}

fn table_statistics(version: &DataVersion) -> Vec<Statistic> {
    vec![
        statistic("Jumlah baris", integer(version.records.into())),
        statistic("Jumlah kolom", count(version.columns.len())),
    ]
}

/// The sections of a PDF are its pages, so only their bodies count. A PDF without extracted text gets '-' instead of 0.
fn document_statistics(document: &Document) -> Vec<Statistic> {
    let words = |text: &str| text.split_whitespace().count();
    let is_in_pages = document.is_shown_as_pages();
    let titles = |title: &str| if is_in_pages { 0 } else { words(title) };
    let all = document.sections.iter().map(|section| titles(&section.title) + words(&section.body)).sum::<usize>();
    let unknown = || "-".to_owned();
    vec![
        statistic("Halaman", document.pages.map_or_else(unknown, |pages| integer(pages.into()))),
        statistic("Bagian", if is_in_pages { unknown() } else { count(document.sections.len()) }),
        statistic("Kata", if is_in_pages && document.sections.is_empty() { unknown() } else { count(all) }),
    ]
}

fn source(item: Item, assignment: &Assignment) -> Vec<Statistic> {
    let origin = match item {
        Item::Dataset(set) => {
            let given = set.given(assignment.version.as_deref());
            given.file_name.clone().unwrap_or_else(|| "Data contoh portal".to_owned())
        }
        Item::Document(document) if document.has_file => document.name.clone(),
        Item::Document(_) => "Data contoh portal".to_owned(),
    };
    let mut facts = vec![
        statistic("Badan Usaha", item.badan_usaha().to_owned()),
        statistic("Tahapan", item.tahapan().label().to_owned()),
    ];
    if let Item::Dataset(set) = item {
        facts.push(statistic("Kegiatan", set.kegiatan.clone()));
    }
    if let Item::Dataset(set) = item
        && let Some(hash) = &set.given(assignment.version.as_deref()).sha256
    {
        facts.push(statistic("SHA-256", hash.clone()));
    }
    facts.push(statistic("Asal", origin));
    facts
}
