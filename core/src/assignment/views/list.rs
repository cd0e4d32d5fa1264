//! Manajemen Penugasan (§2.8): filters, search, counters, one page of the table; and the badge of the menu.

use serde::{Deserialize, Serialize};

use super::row::{AssignmentRow, row};
use crate::assignment::due::{OVERDUE, is_overdue};
use crate::assignment::model::{Assignment, AssignmentStatus};
use crate::auditor::AuditorType;
use crate::error::Refusal;
use crate::locale::calendar::CalendarDate;
use crate::reader::Reader;
use crate::session::Action;
use crate::short_list::{PageQuery, sorted_page};
use crate::stage::Stage;
use crate::table::fold;
use crate::table::order::SortKey;
use crate::table::page::{PageSizes, Pagination};
use crate::table::sort::{Direction, Sort};
use crate::vocabulary::Labelled;

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
    let today = reader.clock().local_now().date();
    let mut counts = AssignmentCounts::default();
    for assignment in reader.assignments().iter() {
        counts.total += 1;
        match assignment.status {
            AssignmentStatus::Assigned => counts.waiting += 1,
            AssignmentStatus::InProgress => counts.in_progress += 1,
            AssignmentStatus::Completed => counts.completed += 1,
        }
        counts.overdue += u32::from(is_overdue(assignment, today));
    }
    Ok(counts)
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

    fn lets(self, assignment: &Assignment, today: CalendarDate) -> bool {
        match self {
            Self::Stored(status) => assignment.status == status,
            Self::Overdue => is_overdue(assignment, today),
        }
    }
}

#[derive(Clone, Copy)]
enum SortBy {
    Assigned,
    Name,
    Stage,
    Company,
    Auditor,
    Status,
    Due,
}

const COLUMNS: [(&str, SortBy); 6] = [
    ("dataName", SortBy::Name),
    ("tahapan", SortBy::Stage),
    ("badanUsaha", SortBy::Company),
    ("auditor", SortBy::Auditor),
    ("status", SortBy::Status),
    ("due", SortBy::Due),
];

/// One page of the assignments, as the address asks for it; the newest first unless sorted (§9).
pub fn list(reader: &Reader, query: &AssignmentQuery) -> Result<AssignmentList, Refusal> {
    let counts = counts(reader)?;
    let today = reader.clock().local_now().date();
    let status = query.status.as_deref().and_then(StatusFilter::parse);
    let tahapan = query.tahapan.as_deref().and_then(Stage::parse);
    let auditor_type = query.auditor_type.as_deref().and_then(AuditorType::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let mut found = reader.assignments().newest_first();
    found.retain(|assignment| {
        status.is_none_or(|status| status.lets(assignment, today))
            && tahapan.is_none_or(|stage| assignment.tahapan == stage)
            && auditor_type.is_none_or(|auditor_type| assignment.assigned_to == auditor_type)
            && (words.is_empty() || fold::has_all(&searched(assignment), &words))
    });
    let sort = Sort::parse(query.sort.as_deref(), query.direction.as_deref(), &COLUMNS);
    let Sort { column, direction } = sort.unwrap_or(Sort { column: SortBy::Assigned, direction: Direction::Desc });
    let page = PageQuery { page: query.page.as_deref(), size: query.page_size.as_deref() };
    let (rows, pagination) = sorted_page(&found, direction, |assignment| key(assignment, column), page);
    Ok(AssignmentList {
        counts,
        rows: rows.into_iter().map(|assignment| row(reader, assignment)).collect(),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        statuses: status_choices(),
        status: status.map(|status| status.value().to_owned()),
        tahapan,
        auditor_type,
        sort: sort.and(query.sort.clone()),
        direction,
        is_filtered: status.is_some() || tahapan.is_some() || auditor_type.is_some() || !words.is_empty(),
    })
}

fn searched(assignment: &Assignment) -> [&str; 4] {
    [&assignment.data_name, &assignment.auditor_name, assignment.tahapan.label(), &assignment.badan_usaha]
}

fn key(assignment: &Assignment, column: SortBy) -> SortKey {
    match column {
        SortBy::Assigned => SortKey::Number(assignment.assigned_date.0),
        SortBy::Name => SortKey::text(&assignment.data_name),
        SortBy::Stage => SortKey::Number(assignment.tahapan as i64),
        SortBy::Company => SortKey::text(&assignment.badan_usaha),
        SortBy::Auditor => SortKey::text(&assignment.auditor_name),
        SortBy::Status => SortKey::Number(assignment.status as i64),
        SortBy::Due => SortKey::Number(assignment.expiry_date.day_number()),
    }
}

fn status_choices() -> Vec<Labelled<String>> {
    let choice = |value: &str, label: &str| Labelled { value: value.to_owned(), label: label.to_owned() };
    let stored = AssignmentStatus::ALL.iter().map(|status| choice(status.value(), status.label()));
    stored.chain([choice(OVERDUE_VALUE, OVERDUE)]).collect()
}
