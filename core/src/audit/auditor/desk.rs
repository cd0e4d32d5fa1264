//! The auditor's desk (§2.7): assigned items by type and stage, their counters, and the five newest.

use serde::{Deserialize, Serialize};

use crate::audit::assignment::due::{Due, due};
use crate::audit::assignment::status_filter::StatusFilter;
use crate::locale::relative::time_ago;
use crate::model::Stage;
use crate::model::assignment::AssignmentStatus;
use crate::model::repository::DataType;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::labelled::Labelled;
use crate::store::records::desk_rows::{COLUMNS, DATA_TYPE, DeskRows, Entry, STAGE, STATUS};
use crate::store::session::Action;
use crate::table::fold;
use crate::table::list::{EVERYWHERE, List};
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::row_set::RowSet;
use crate::table::sort::{Direction, Sort};

/// Data uploaded within this number of days count as recent (§9).
const RECENT_DAYS: i64 = 7;
/// Length of the list of newest items (§9).
const NEWEST: u32 = 5;

/// The list's parameters from the address, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskQuery {
    /// Stage of /auditor/category/{category}.
    pub category: Option<String>,
    /// Data type of /auditor/tabular and /auditor/document.
    pub only: Option<DataType>,
    /// Words to find in name, stage, company and description (§5).
    pub search: Option<String>,
    /// Stage filter ('Tahapan').
    pub tahapan: Option<String>,
    /// Data type filter ('Data Type').
    pub data_type: Option<String>,
    /// Status filter: a status or 'overdue'.
    pub status: Option<String>,
    /// Key of the sorted column.
    pub sort: Option<String>,
    /// 'asc' or 'desc'.
    pub direction: Option<String>,
    /// Page number, starting at 1.
    pub page: Option<String>,
    /// Rows per page: 10, 25 or 50.
    pub page_size: Option<String>,
}

/// Content of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Desk {
    /// Name of the acting auditor.
    pub auditor_name: String,
    /// True if the auditor has limited access (§6).
    pub is_limited: bool,
    /// Stage of the address.
    pub stage: Option<Stage>,
    /// Counters of the whole list, ignoring search and filters.
    pub counts: DeskCounts,
    /// The five newest items of the whole list; empty if `rows` are the same items in the same order.
    pub newest: Vec<DeskRow>,
    /// Rows of the page.
    pub rows: Vec<DeskRow>,
    /// Position of the page within the list.
    pub pagination: Pagination,
    /// Page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// Stage filter in effect.
    pub tahapan: Option<Stage>,
    /// Data type filter in effect.
    pub data_type: Option<DataType>,
    /// Choices of the status filter: the statuses and 'overdue'.
    pub statuses: Vec<Labelled<String>>,
    /// Status filter in effect.
    pub status: Option<String>,
    /// Columns in order. `value` is the value of `sort` in the address.
    pub columns: Vec<Labelled<String>>,
    /// Key of the sorted column.
    pub sort: String,
    /// Sort direction.
    pub direction: Direction,
    /// True if a search or filter is in effect.
    pub is_filtered: bool,
}

/// The four counters of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskCounts {
    /// Counter 'Total Assigned'.
    pub total: u32,
    /// Counter 'Tabular Data'.
    pub tabular: u32,
    /// Counter 'Document Data'.
    pub document: u32,
    /// Counter 'Recent Data': uploaded within the last 7 days.
    pub recent: u32,
}

/// An assigned item as a table row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskRow {
    /// Id of the assignment; opens the item's page.
    pub id: String,
    /// Name of the data.
    pub name: String,
    /// Stage of the data.
    pub tahapan: Stage,
    /// Tabular or document.
    pub data_type: DataType,
    /// Company that owns the data.
    pub generated_by: String,
    /// Date of the upload.
    pub generated: String,
    /// Age of the last change, such as '1 hari yang lalu'.
    pub updated: String,
    /// Time of the last change with time zone; for sample data only the date.
    pub updated_exactly: String,
    /// Status of the assignment.
    pub status: AssignmentStatus,
    /// Last day and its distance from today.
    pub due: Due,
}

/// Key of the column that shows the default order, newest first (§4).
const DEFAULT: &str = "generatedDate";

/// One list of the acting auditor's items.
pub fn desk(reader: &Reader, query: &DeskQuery) -> Result<Desk, Refusal> {
    let desks = DeskRows::of(reader)?;
    let (list, mut all) = desks.own(reader);
    let stage = match query.category.as_deref() {
        None => None,
        Some(raw) => Some(Stage::from_category(raw).ok_or_else(|| Refusal::not_found(Kind::Stage, raw))?),
    };
    let keep = |stage: Option<Stage>, data_type: Option<DataType>, rows: &mut RowSet| {
        list.keep(STAGE, stage.map(|stage| stage as u8).as_slice(), rows);
        list.keep(DATA_TYPE, data_type.map(|data_type| data_type as u8).as_slice(), rows);
    };
    keep(stage, query.only, &mut all);
    let shown = |slots: Vec<u32>| -> Vec<DeskRow> {
        slots.into_iter().filter_map(|slot| desks.entry(slot)).map(|entry| row(reader, entry)).collect()
    };

    // Ignore a stage filter in a list of one stage, and a type filter in a list of one type. The screen hides such a
    // filter, so the user could not remove it.
    let tahapan = query.tahapan.as_deref().filter(|_| stage.is_none()).and_then(Stage::parse);
    let data_type = query.data_type.as_deref().filter(|_| query.only.is_none()).and_then(DataType::parse);
    let status = query.status.as_deref().and_then(StatusFilter::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let mut found = all.clone();
    keep(tahapan, data_type, &mut found);
    match status {
        Some(StatusFilter::Stored(status)) => list.keep(STATUS, &[status as u8], &mut found),
        Some(StatusFilter::Overdue) => {
            let today = reader.calendar().local_now().date();
            found.retain(|slot| desks.entry(slot).is_some_and(|entry| entry.assignment.is_overdue(today)));
        }
        None => {}
    }
    list.narrow(&words, EVERYWHERE, &mut found);
    let sort = Sort::by_number(query.sort.as_deref(), query.direction.as_deref(), COLUMNS.map(|(key, ..)| key));
    let request = PageRequest::parse(query.page.as_deref(), query.page_size.as_deref(), PageSizes::TABLE);
    let (slots, pagination) = list.page(sort, &found, request);
    let newest = list.slots(None, &all, 0, NEWEST);
    let newest = if slots == newest { Vec::new() } else { newest };
    let session = reader.session();
    Ok(Desk {
        auditor_name: session.person.name.clone(),
        is_limited: !reader.may(Action::TakeOutAssignedData),
        stage,
        counts: counts(reader, &desks, list, &all),
        newest: shown(newest),
        rows: shown(slots),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        tahapan,
        data_type,
        statuses: StatusFilter::choices(),
        status: status.map(|status| status.value().to_owned()),
        columns: COLUMNS
            .iter()
            .map(|(key, _, label)| Labelled { value: (*key).to_owned(), label: (*label).to_owned() })
            .collect(),
        sort: sort.and(query.sort.clone()).unwrap_or_else(|| DEFAULT.to_owned()),
        direction: sort.map_or(Direction::Desc, |sort| sort.direction),
        is_filtered: tahapan.is_some() || data_type.is_some() || status.is_some() || !words.is_empty(),
    })
}

fn counts(reader: &Reader, desks: &DeskRows, list: List, all: &RowSet) -> DeskCounts {
    let oldest_recent = reader.calendar().now.0 - RECENT_DAYS * 24 * 60 * 60 * 1_000;
    let mut recent = all.clone();
    recent.retain(|slot| desks.entry(slot).is_some_and(|entry| entry.item.generated().0 >= oldest_recent));
    let [tabular, document] = list.count(DATA_TYPE, all);
    DeskCounts { total: all.len(), tabular, document, recent: recent.len() }
}

fn row(reader: &Reader, Entry { assignment, item }: Entry) -> DeskRow {
    let clock = reader.clock();
    DeskRow {
        id: assignment.id.clone(),
        name: item.name(),
        tahapan: item.tahapan(),
        data_type: item.data_type(),
        generated_by: item.badan_usaha().to_owned(),
        generated: clock.local(item.generated()).date().long(),
        updated: time_ago(clock.local(item.updated()), clock.local_now()),
        updated_exactly: item.updated_exactly(clock),
        status: assignment.status,
        due: due(assignment, clock.local_now().date()),
    }
}
