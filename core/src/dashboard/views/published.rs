//! The screen 'Dasbor' of the other areas: dashboards that the acting role may read (§6, decisions §7).

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

/// The list's parameters from the address, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PublishedQuery {
    /// Words to find in name, description and category.
    pub search: Option<String>,
    /// Category filter.
    pub category: Option<String>,
    /// Page number, starting at 1.
    pub page: Option<String>,
    /// Dashboards per page: 10, 25 or 50.
    pub page_size: Option<String>,
}

/// Content of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PublishedDashboards {
    /// Dashboards of the page, latest change first.
    pub cards: Vec<DashboardCard>,
    /// Position of the page within the list.
    pub pagination: Pagination,
    /// Page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// Category filter in effect.
    pub category: Option<DashboardCategory>,
    /// True if a search or filter is in effect.
    pub is_filtered: bool,
}

/// Number of dashboards that the acting role may read, for the menu.
pub fn count(reader: &Reader) -> Result<u32, Refusal> {
    reader.require(Action::ReadDashboards)?;
    Ok(saturated(readable(reader).count()))
}

/// One page of the dashboards that the acting role may read.
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
