//! Daftar Dashboard and its sub-lists (§2.9).

use serde::{Deserialize, Serialize};

use super::card::{DashboardCard, card};
use super::menu::count;
use crate::dashboard::model::{Dashboard, DashboardCategory, DashboardStatus};
use crate::dashboard::permission::readable;
use crate::error::{Kind, Refusal};
use crate::reader::Reader;
use crate::session::Action;
use crate::short_list::{PageQuery, sorted_page};
use crate::table::fold;
use crate::table::order::SortKey;
use crate::table::page::{PageSizes, Pagination};
use crate::table::sort::{Direction, Sort};

/// Which of the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DashboardScope {
    /// Every dashboard.
    #[default]
    All,
    /// Those of a category, as its address names it.
    Category(String),
    /// Published ones.
    Published,
    /// Drafts.
    Drafts,
}

/// What the address says of the list: raw texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardQuery {
    /// Which of the lists.
    pub scope: DashboardScope,
    /// Words to find in name, description and category (§5).
    pub search: Option<String>,
    /// A category.
    pub category: Option<String>,
    /// A status.
    pub status: Option<String>,
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
pub struct DashboardList {
    /// Of all dashboards of this list, whatever is searched and filtered.
    pub counts: DashboardCounts,
    /// The page's dashboards, the last changed first unless sorted.
    pub cards: Vec<DashboardCard>,
    /// Where in the list they stand.
    pub pagination: Pagination,
    /// The page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// The category that this is the list of, or that is filtered by.
    pub category: Option<DashboardCategory>,
    /// The status that this is the list of, or that is filtered by.
    pub status: Option<DashboardStatus>,
    /// The key of the column it is sorted by, if one was asked for.
    pub sort: Option<String>,
    /// The direction of that sort.
    pub direction: Direction,
    /// Whether search or a filter is at work.
    pub is_filtered: bool,
}

/// The four counters (§2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardCounts {
    /// All.
    pub total: u32,
    /// Published ones.
    pub published: u32,
    /// Drafts.
    pub draft: u32,
    /// Changed today, where the device is.
    pub updated_today: u32,
}

#[derive(Clone, Copy)]
enum SortBy {
    Name,
    Category,
    Status,
    Permission,
    Widgets,
    Updated,
}

const COLUMNS: [(&str, SortBy); 6] = [
    ("name", SortBy::Name),
    ("category", SortBy::Category),
    ("status", SortBy::Status),
    ("permission", SortBy::Permission),
    ("widgets", SortBy::Widgets),
    ("updated", SortBy::Updated),
];

/// One page of a list, as the address asks for it. An unknown category is not found.
pub fn list(reader: &Reader, query: &DashboardQuery) -> Result<DashboardList, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let (own_category, own_status) = scope(&query.scope)?;
    let all: Vec<&Dashboard> = readable(reader)
        .filter(|dashboard| {
            own_category.is_none_or(|category| dashboard.category == category)
                && own_status.is_none_or(|status| dashboard.status == status)
        })
        .collect();
    let category = query.category.as_deref().and_then(DashboardCategory::parse);
    let status = query.status.as_deref().and_then(DashboardStatus::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let mut found = all.clone();
    found.retain(|dashboard| {
        category.is_none_or(|category| dashboard.category == category)
            && status.is_none_or(|status| dashboard.status == status)
            && (words.is_empty() || fold::has_all(&searched(dashboard), &words))
    });
    // Of the same moment the later arrival comes first, like everywhere.
    found.reverse();
    let sort = Sort::parse(query.sort.as_deref(), query.direction.as_deref(), &COLUMNS);
    let Sort { column, direction } = sort.unwrap_or(Sort { column: SortBy::Updated, direction: Direction::Desc });
    let page = PageQuery { page: query.page.as_deref(), size: query.page_size.as_deref() };
    let (dashboards, pagination) = sorted_page(&found, direction, |dashboard| key(dashboard, column), page);
    Ok(DashboardList {
        counts: counts(reader, &all),
        cards: dashboards.into_iter().map(|dashboard| card(dashboard, reader.clock())).collect(),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        category: own_category.or(category),
        status: own_status.or(status),
        sort: sort.and(query.sort.clone()),
        direction,
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

fn counts(reader: &Reader, all: &[&Dashboard]) -> DashboardCounts {
    let clock = reader.clock();
    let today = clock.local_now().date();
    DashboardCounts {
        total: count(all, |_| true),
        published: count(all, |dashboard| dashboard.status == DashboardStatus::Published),
        draft: count(all, |dashboard| dashboard.status == DashboardStatus::Draft),
        updated_today: count(all, |dashboard| clock.local(dashboard.updated_date).date() == today),
    }
}

pub(super) fn searched(dashboard: &Dashboard) -> [&str; 3] {
    [&dashboard.name, &dashboard.description, dashboard.category.label()]
}

fn key(dashboard: &Dashboard, column: SortBy) -> SortKey {
    match column {
        SortBy::Name => SortKey::text(&dashboard.name),
        SortBy::Category => SortKey::text(dashboard.category.label()),
        SortBy::Status => SortKey::text(dashboard.status.label()),
        SortBy::Permission => SortKey::Number(dashboard.permission as i64),
        SortBy::Widgets => SortKey::Number(i64::try_from(dashboard.widgets.len()).unwrap_or(i64::MAX)),
        SortBy::Updated => SortKey::Number(dashboard.updated_date.0),
    }
}
