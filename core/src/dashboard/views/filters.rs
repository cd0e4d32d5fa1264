//! The filters of a dashboard: choices and present values.

use std::rc::Rc;

use portal_dashboard::choices::{FilterChoices, Sources, choices};
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::report::columns_read;
use portal_dashboard::seen::Seen;
use portal_dashboard::source::DataSource;
use serde::{Deserialize, Serialize};

use crate::dashboard::permission::{find, withheld};
use crate::dashboard::{rows_seen, sources};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::repository::NoRows;

/// A dashboard and its filters from the address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FiltersQuery {
    /// Id of the dashboard.
    pub dashboard: String,
    /// Filters from the address, unchecked.
    pub filters: FilterQuery,
}

/// The filters of a dashboard that the acting person may read.
pub fn filters(reader: &Reader, query: &FiltersQuery) -> Result<FilterChoices, Refusal> {
    let dashboard = find(reader, &query.dashboard)?;
    // The choices of a source would tell a part of what its widgets withhold.
    let shown = dashboard.widgets.iter().filter(|widget| withheld(reader.session(), widget).is_none());
    let ids: Vec<&str> = columns_read(shown, &dashboard.filters).into_keys().collect();
    let open: Vec<(Rc<dyn DataSource>, Seen)> =
        ids.iter().filter_map(|id| Some((sources::open(reader, id)?, rows_seen::seen(reader, id)))).collect();
    let are_awaited = ids.iter().any(|id| sources::no_rows(reader, id) == Some(NoRows::Loading));
    let sources = Sources { open: &open, columns: &dashboard.filters, are_awaited };
    Ok(choices(sources, &query.filters, reader.calendar().local_now().date()))
}
