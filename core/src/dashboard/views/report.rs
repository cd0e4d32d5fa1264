//! 'Simpan sebagai HTML': the data for a standalone page of a dashboard.

use std::collections::HashSet;

use portal_dashboard::looks::{Looks, coloured};
use portal_dashboard::report::{Report, StoredSource, columns_read};
use serde::Serialize;

use crate::dashboard::permission::find;
use crate::dashboard::rows_seen::is_open_to;
use crate::dashboard::sources;
use crate::dashboard::views::filters::FiltersQuery;
use crate::locale::file_name::safe_file_name;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;

/// A dashboard to save as an HTML page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReportFile {
    /// File name that is safe on every file system.
    pub name: String,
    /// Content of the page.
    pub report: Report,
}

/// The dashboard with its filters and the present data of the columns that its widgets read.
///
/// The page contains rows, so only a reader who may filter all of them may save it (decisions §7).
pub fn report(reader: &Reader, query: &FiltersQuery) -> Result<ReportFile, Refusal> {
    reader.require(Action::TakeOutDashboards)?;
    let dashboard = find(reader, &query.dashboard)?;
    if !is_open_to(reader, dashboard) {
        let role = reader.session().role;
        return Err(Refusal::NotPermitted { role, action: Action::TakeOutDashboards });
    }
    let clock = reader.clock();
    let read = columns_read(&dashboard.widgets, &dashboard.filters);
    let stored = |(id, keys): (&&str, _)| Some(StoredSource::of(sources::open(reader, id)?.as_ref(), keys));
    let sources: Vec<StoredSource> = read.iter().filter_map(stored).collect();
    let held: HashSet<&str> = sources
        .iter()
        .flat_map(|source| &source.columns)
        .flat_map(|column| &column.labels)
        .map(String::as_str)
        .collect();
    let looks =
        Looks::of(&coloured(&dashboard.widgets), |id| sources::open(reader, id)).stored(|text| held.contains(text));
    let today = clock.local_now().date();
    Ok(ReportFile {
        name: safe_file_name(&format!("Dashboard_{}_{today}.html", dashboard.name)),
        report: Report {
            name: dashboard.name.clone(),
            description: dashboard.description.clone(),
            category: dashboard.category.label().to_owned(),
            saved: format!("{}, {}", clock.local_now().long(), reader.session().person.name),
            today,
            filters: query.filters.clone(),
            widgets: dashboard.widgets.clone(),
            columns: dashboard.filters.clone(),
            looks,
            sources,
        },
    })
}
