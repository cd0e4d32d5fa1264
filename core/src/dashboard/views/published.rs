//! 'Dasbor' in the other areas: what one's role may read (§6, decisions §7).

use serde::{Deserialize, Serialize};

use super::card::{DashboardCard, cards};
use crate::dashboard::permission::{readable, readable_rows};
use crate::model::dashboard::DashboardCategory;
use crate::model::dashboard::listed::{CATEGORY, NEWEST_FIRST};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::list::EVERYWHERE;
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::{fold, saturated};

/// What the address says of the list: raw texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PublishedQuery {
    /// Words to find in name, description and category.
    pub search: Option<String>,
    /// A category.
    pub category: Option<String>,
    /// From 1 on.
    pub page: Option<String>,
    /// 10, 25 or 50.
    pub page_size: Option<String>,
}

/// The screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PublishedDashboards {
    /// The page's dashboards, the last changed first.
    pub cards: Vec<DashboardCard>,
    /// Where in the list they stand.
    pub pagination: Pagination,
    /// The page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// The category that is filtered by.
    pub category: Option<DashboardCategory>,
    /// Whether search or a filter is at work.
    pub is_filtered: bool,
}

/// How many dashboards the acting role may read; for the menu.
pub fn count(reader: &Reader) -> Result<u32, Refusal> {
    reader.require(Action::ReadDashboards)?;
    Ok(saturated(readable(reader).count()))
}

/// What the acting role may read.
pub fn list(reader: &Reader, query: &PublishedQuery) -> Result<PublishedDashboards, Refusal> {
    reader.require(Action::ReadDashboards)?;
    let category = query.category.as_deref().and_then(DashboardCategory::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let list = reader.dashboard_list();
    let mut found = readable_rows(reader, list);
    list.keep(CATEGORY, category.map(|category| category as u8).as_slice(), &mut found);
    list.narrow(&words, EVERYWHERE, &mut found);
    let request = PageRequest::parse(query.page.as_deref(), query.page_size.as_deref(), PageSizes::TABLE);
    let (slots, pagination) = list.page(Some(NEWEST_FIRST), &found, request);
    Ok(PublishedDashboards {
        cards: cards(reader, &slots),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        category,
        is_filtered: category.is_some() || !words.is_empty(),
    })
}
