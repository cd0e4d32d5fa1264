//! The screen Manajemen Penugasan (§2.8): counters, search, filters and one page of the table. The menu's badge uses
//! the counters.

use serde::{Deserialize, Serialize};

use super::row::{AssignmentRow, row};
use crate::audit::assignment::status_filter::StatusFilter;
use crate::model::Stage;
use crate::model::assignment::listed::{AUDITOR_TYPE, COLUMNS, STAGE, STATUS};
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

/// The list's parameters from the address, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentQuery {
    /// Words to find in name, auditor, stage and company (§5).
    pub search: Option<String>,
    /// Status filter: a status or 'overdue'.
    pub status: Option<String>,
    /// Stage filter.
    pub tahapan: Option<String>,
    /// Auditor type filter: 'internal' or 'external'.
    pub auditor_type: Option<String>,
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
pub struct AssignmentList {
    /// Counters of all assignments.
    pub counts: AssignmentCounts,
    /// Rows of the page.
    pub rows: Vec<AssignmentRow>,
    /// Position of the page within the list.
    pub pagination: Pagination,
    /// Page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// Choices of the status filter: the statuses and 'overdue'.
    pub statuses: Vec<Labelled<String>>,
    /// Status filter in effect.
    pub status: Option<String>,
    /// Stage filter in effect.
    pub tahapan: Option<Stage>,
    /// Auditor type filter in effect.
    pub auditor_type: Option<AuditorType>,
    /// Key of the sorted column; `None` for the default order.
    pub sort: Option<String>,
    /// Sort direction.
    pub direction: Direction,
    /// True if a search or filter is in effect.
    pub is_filtered: bool,
}

/// The four counters of the screen and the badge of the menu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentCounts {
    /// All assignments.
    pub total: u32,
    /// Assignments with status assigned, for the menu's badge.
    pub waiting: u32,
    /// Assignments with status in progress.
    pub in_progress: u32,
    /// Assignments with status completed.
    pub completed: u32,
    /// Overdue assignments.
    pub overdue: u32,
}

/// The counters, for the administrator.
pub fn counts(reader: &Reader) -> Result<AssignmentCounts, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let list = reader.assignment_list();
    let all = list.all();
    let [waiting, in_progress, completed] = list.count(STATUS, &all);
    Ok(AssignmentCounts { total: all.len(), waiting, in_progress, completed, overdue: overdue(reader, all).len() })
}

fn overdue(reader: &Reader, mut rows: RowSet) -> RowSet {
    let (assignments, today) = (reader.assignments().records(), reader.calendar().local_now().date());
    rows.retain(|slot| assignments.at(slot).is_some_and(|assignment| assignment.is_overdue(today)));
    rows
}

/// One page of assignments; newest first unless sorted (§9).
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
        statuses: StatusFilter::choices(),
        status: status.map(|status| status.value().to_owned()),
        tahapan,
        auditor_type,
        sort: sort.and(query.sort.clone()),
        direction: sort.map_or(Direction::Desc, |sort| sort.direction),
        is_filtered: status.is_some() || tahapan.is_some() || auditor_type.is_some() || !words.is_empty(),
    })
}
