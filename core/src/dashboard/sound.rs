//! Invariants of dashboards.

use portal_dashboard::definition::check::problems;
use portal_dashboard::filter::filter_columns;

use super::thumbnail::is_image;
use crate::model::dashboard::Dashboard;
use crate::store::State;
use crate::store::rule::{Sound, body, holds, id, line, moments};

pub(crate) fn check_dashboard(dashboard: &Dashboard) -> Sound {
    let record = dashboard.id.as_str();
    id(record)?;
    id(&dashboard.created_by.id)?;
    line(&dashboard.name, record)?;
    body(&dashboard.description, record)?;
    holds(dashboard.thumbnail.as_deref().is_none_or(is_image), record, "a thumbnail is an image")?;
    holds(filter_columns(&dashboard.filters) == dashboard.filters, record, "filters are distinct labels of columns")?;
    holds(problems(&dashboard.widgets).is_empty(), record, "the widgets of a dashboard are valid")?;
    moments([dashboard.created_date, dashboard.updated_date], record)
}

pub(crate) fn check(state: &State) -> Sound {
    state.dashboards.iter().try_for_each(check_dashboard)
}
