//! Manajemen Penugasan (§2.8): filters, search, counters, one page of the table; and the badge of the menu.

use serde::{Deserialize, Serialize};

use super::row::{AssignmentRow, row};
use crate::model::Stage;
use crate::model::assignment::listed::{AUDITOR_TYPE, COLUMNS, STAGE, STATUS};
use crate::model::assignment::{AssignmentStatus, OVERDUE};
use crate::model::auditor::AuditorType;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::labelled::Labelled;
use crate::store::session::Action;
use crate::table::fold;
use crate::table::list::EVERYWHERE;
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::row_set::RowSet;
use crate::table::sort::{Direction, Sort};

/// What the address says of the list: raw texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentQuery {
    /// Words to find in name, auditor, stage and company (§5).
    pub search: Option<String>,
    /// A status, or 'overdue'.
    pub status: Option<String>,
    /// A stage.
    pub tahapan: Option<String>,
    /// 'internal' or 'external'.
    pub auditor_type: Option<String>,
    /// The key of a column.
    pub sort: Option<String>,
    /// 'asc' or 'desc'.
    pub direction: Option<String>,
    /// From 1 on.
    pub page: Option<String>,
    /// 10, 25 or 50.
    pub page_size: Option<String>,
}

/// The screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentList {
    /// Of all assignments.
    pub counts: AssignmentCounts,
    /// The page's rows.
    pub rows: Vec<AssignmentRow>,
    /// Where in the list they stand.
    pub pagination: Pagination,
    /// The page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// What the status filter offers: the statuses, and 'overdue'.
    pub statuses: Vec<Labelled<String>>,
    /// The status filter as understood.
    pub status: Option<String>,
    /// The stage filter as understood.
    pub tahapan: Option<Stage>,
    /// The type filter as understood.
    pub auditor_type: Option<AuditorType>,
    /// The key of the column it is sorted by, if one was asked for.
    pub sort: Option<String>,
    /// The direction of that sort.
    pub direction: Direction,
    /// Whether search or a filter is at work.
    pub is_filtered: bool,
}

/// The four counters and the badge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentCounts {
    /// All.
    pub total: u32,
    /// Still in status assigned.
    pub waiting: u32,
    /// In status in progress.
    pub in_progress: u32,
    /// In status completed.
    pub completed: u32,
    /// Late: derived.
    pub overdue: u32,
}

/// The counts of all assignments, for the administrator.
pub fn counts(reader: &Reader) -> Result<AssignmentCounts, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let list = reader.assignment_list();
    let all = list.all();
    let [waiting, in_progress, completed] = list.count(STATUS, &all);
    Ok(AssignmentCounts { total: all.len(), waiting, in_progress, completed, overdue: overdue(reader, all).len() })
}

/// Which of them are late.
fn overdue(reader: &Reader, mut rows: RowSet) -> RowSet {
    let (assignments, today) = (reader.assignments().records(), reader.calendar().local_now().date());
    rows.retain(|slot| assignments.at(slot).is_some_and(|assignment| assignment.is_overdue(today)));
    rows
}

#[derive(Clone, Copy)]
enum StatusFilter {
    Stored(AssignmentStatus),
    Overdue,
}

const OVERDUE_VALUE: &str = "overdue";

impl StatusFilter {
    fn parse(raw: &str) -> Option<Self> {
        if raw == OVERDUE_VALUE { Some(Self::Overdue) } else { AssignmentStatus::parse(raw).map(Self::Stored) }
    }

    const fn value(self) -> &'static str {
        match self {
            Self::Stored(status) => status.value(),
            Self::Overdue => OVERDUE_VALUE,
        }
    }
}

/// One page of the assignments, as the address asks for it; the newest first unless sorted (§9).
pub fn list(reader: &Reader, query: &AssignmentQuery) -> Result<AssignmentList, Refusal> {
    let counts = counts(reader)?;
    let status = query.status.as_deref().and_then(StatusFilter::parse);
    let tahapan = query.tahapan.as_deref().and_then(Stage::parse);
    let auditor_type = query.auditor_type.as_deref().and_then(AuditorType::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let list = reader.assignment_list();
    let mut found = list.all();
    match status {
        Some(StatusFilter::Stored(status)) => list.keep(STATUS, &[status as u8], &mut found),
        Some(StatusFilter::Overdue) => found = overdue(reader, found),
        None => {}
    }
    list.keep(STAGE, tahapan.map(|stage| stage as u8).as_slice(), &mut found);
    list.keep(AUDITOR_TYPE, auditor_type.map(|auditor_type| auditor_type as u8).as_slice(), &mut found);
    list.narrow(&words, EVERYWHERE, &mut found);
    let sort = Sort::by_number(query.sort.as_deref(), query.direction.as_deref(), COLUMNS.map(|(key, _)| key));
    let request = PageRequest::parse(query.page.as_deref(), query.page_size.as_deref(), PageSizes::TABLE);
    let (slots, pagination) = list.page(sort, &found, request);
    let assignments = slots.into_iter().filter_map(|slot| reader.assignments().records().at(slot));
    Ok(AssignmentList {
        counts,
        rows: assignments.map(|assignment| row(reader, assignment)).collect(),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        statuses: status_choices(),
        status: status.map(|status| status.value().to_owned()),
        tahapan,
        auditor_type,
        sort: sort.and(query.sort.clone()),
        direction: sort.map_or(Direction::Desc, |sort| sort.direction),
        is_filtered: status.is_some() || tahapan.is_some() || auditor_type.is_some() || !words.is_empty(),
    })
}

fn status_choices() -> Vec<Labelled<String>> {
    let choice = |value: &str, label: &str| Labelled { value: value.to_owned(), label: label.to_owned() };
    let stored = AssignmentStatus::ALL.iter().map(|status| choice(status.value(), status.label()));
    stored.chain([choice(OVERDUE_VALUE, OVERDUE)]).collect()
}
