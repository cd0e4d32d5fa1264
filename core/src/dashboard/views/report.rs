//! 'Simpan sebagai HTML': what a page needs that opens anywhere.

use portal_dashboard::report::{Report, StoredSource, columns_read};
use serde::Serialize;

use crate::dashboard::permission::find;
use crate::dashboard::sources;
use crate::error::Refusal;
use crate::file_name::safe_file_name;
use crate::reader::Reader;
use crate::session::Action;

/// A dashboard to be saved as a page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReportFile {
    /// Safe on any file system.
    pub name: String,
    /// What stands in it.
    pub report: Report,
}

/// A dashboard with the columns that its widgets read, as they are now.
pub fn report(reader: &Reader, id: &str) -> Result<ReportFile, Refusal> {
    reader.require(Action::TakeOutDashboards)?;
    let dashboard = find(reader, id)?;
    let clock = reader.clock();
    let read = columns_read(&dashboard.widgets);
    let sources =
        read.iter().filter_map(|(id, keys)| Some(StoredSource::of(sources::open(reader, id)?.as_ref(), keys)));
    let today = clock.local_now().date();
    Ok(ReportFile {
        name: safe_file_name(&format!("Dashboard_{}_{today}.html", dashboard.name)),
        report: Report {
            name: dashboard.name.clone(),
            description: dashboard.description.clone(),
            category: dashboard.category.label().to_owned(),
            saved: format!("{}, {}", clock.local_now().long(), reader.session().person.name),
            today,
            widgets: dashboard.widgets.clone(),
            sources: sources.collect(),
        },
    })
}
