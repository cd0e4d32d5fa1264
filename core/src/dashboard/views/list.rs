//! Daftar Dashboard and its sub-lists (§2.9).

use serde::{Deserialize, Serialize};

use super::card::{DashboardCard, cards};
use crate::dashboard::permission::readable_rows;
use crate::model::dashboard::listed::{CATEGORY, COLUMNS, NEWEST_FIRST, STATUS};
use crate::model::dashboard::{Dashboard, DashboardCategory, DashboardStatus};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::table::fold;
use crate::table::list::{EVERYWHERE, List};
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::row_set::RowSet;
use crate::table::sort::{Direction, Sort};

/// One of the lists of dashboards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DashboardScope {
    /// All dashboards.
    #[default]
    All,
    /// Dashboards of the category with this address segment.
    Category(String),
    /// Published dashboards.
    Published,
    /// Drafts.
    Drafts,
}

/// The list's parameters from the address, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardQuery {
    /// The list to show.
    pub scope: DashboardScope,
    /// Words to find in name, description and category (§5).
    pub search: Option<String>,
    /// Category filter.
    pub category: Option<String>,
    /// Status filter.
    pub status: Option<String>,
    /// Key of the sorted column.
    pub sort: Option<String>,
    /// 'asc' or 'desc'.
    pub direction: Option<String>,
    /// Page number, starting at 1.
    pub page: Option<String>,
    /// Dashboards per page: 10, 25 or 50.
    pub page_size: Option<String>,
}

/// Content of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardList {
    /// Counters of the whole list, ignoring search and filters.
    pub counts: DashboardCounts,
    /// Dashboards of the page; latest change first unless sorted.
    pub cards: Vec<DashboardCard>,
    /// Position of the page within the list.
    pub pagination: Pagination,
    /// Page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// Category of the list or of the filter in effect.
    pub category: Option<DashboardCategory>,
    /// Status of the list or of the filter in effect.
    pub status: Option<DashboardStatus>,
    /// Key of the sorted column; `None` for the default order.
    pub sort: Option<String>,
    /// Sort direction.
    pub direction: Direction,
    /// True if a search or filter is in effect.
    pub is_filtered: bool,
}

/// The four counters of the screen (§2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardCounts {
    /// All dashboards.
    pub total: u32,
    /// Published dashboards.
    pub published: u32,
    /// Drafts.
    pub draft: u32,
    /// Dashboards changed today, in local time.
    pub updated_today: u32,
}

/// One page of a list. An unknown category is refused as not found.
pub fn list(reader: &Reader, query: &DashboardQuery) -> Result<DashboardList, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let (own_category, own_status) = scope(&query.scope)?;
    let list = reader.dashboard_list();
    let keep = |category: Option<DashboardCategory>, status: Option<DashboardStatus>, rows: &mut RowSet| {
        list.keep(CATEGORY, category.map(|category| category as u8).as_slice(), rows);
        list.keep(STATUS, status.map(|status| status as u8).as_slice(), rows);
    };
    let mut all = readable_rows(reader, list);
    keep(own_category, own_status, &mut all);
    // Ignore a category filter in a list of one category, and a status filter in a list of one status. The screen
    // hides such a filter, so the user could not remove it.
    let category = query.category.as_deref().filter(|_| own_category.is_none()).and_then(DashboardCategory::parse);
    let status = query.status.as_deref().filter(|_| own_status.is_none()).and_then(DashboardStatus::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let mut found = all.clone();
    keep(category, status, &mut found);
    list.narrow(&words, EVERYWHERE, &mut found);
    let sort = Sort::by_number(query.sort.as_deref(), query.direction.as_deref(), COLUMNS.map(|(key, _)| key));
    let sorted = sort.unwrap_or(NEWEST_FIRST);
    let request = PageRequest::parse(query.page.as_deref(), query.page_size.as_deref(), PageSizes::TABLE);
    let (slots, pagination) = list.page(Some(sorted), &found, request);
    Ok(DashboardList {
        counts: counts(reader, list, &all),
        cards: cards(reader, &slots),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        category: own_category.or(category),
        status: own_status.or(status),
        sort: sort.and(query.sort.clone()),
        direction: sorted.direction,
        is_filtered: category.is_some() || status.is_some() || !words.is_empty(),
    })
}

fn scope(scope: &DashboardScope) -> Result<(Option<DashboardCategory>, Option<DashboardStatus>), Refusal> {
    match scope {
        DashboardScope::All => Ok((None, None)),
        DashboardScope::Category(path) => match DashboardCategory::at(path) {
            Some(category) => Ok((Some(category), None)),
            None => Err(Refusal::not_found(Kind::Category, path)),
        },
        DashboardScope::Published => Ok((None, Some(DashboardStatus::Published))),
        DashboardScope::Drafts => Ok((None, Some(DashboardStatus::Draft))),
    }
}

fn counts(reader: &Reader, list: List, all: &RowSet) -> DashboardCounts {
    let (dashboards, clock) = (reader.dashboards(), reader.calendar());
    let today = clock.local_now().date();
    let mut today_only = all.clone();
    let is_of_today = |dashboard: &Dashboard| clock.local(dashboard.updated_date).date() == today;
    today_only.retain(|slot| dashboards.at(slot).is_some_and(is_of_today));
    let [draft, published] = list.count(STATUS, all);
    DashboardCounts { total: all.len(), published, draft, updated_today: today_only.len() }
}
