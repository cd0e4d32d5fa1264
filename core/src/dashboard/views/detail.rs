//! The page of one dashboard (§2.9): header and positions of the widgets.

use portal_dashboard::widget::{Position, Widget, WidgetKind};
use serde::Serialize;

use crate::dashboard::commands::DashboardForm;
use crate::dashboard::permission::find;
use crate::dashboard::rows_seen::{is_open_to, reads_rows};
use crate::locale::relative::dashboard_age;
use crate::model::dashboard::{DashboardCategory, DashboardStatus, Permission};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;

/// Content of a dashboard's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "one independent answer per control")]
pub struct DashboardDetail {
    /// Id of the dashboard.
    pub id: String,
    /// Name of the dashboard.
    pub name: String,
    /// Purpose of the dashboard; may be empty.
    pub description: String,
    /// Draft or published.
    pub status: DashboardStatus,
    /// True if published; the menu then offers 'Jadikan Draft'.
    pub is_published: bool,
    /// Subject area.
    pub category: DashboardCategory,
    /// Readers of the dashboard while it is published.
    pub permission: Permission,
    /// Name of the creator.
    pub created_by: String,
    /// Date of creation, such as '21 November 2026'.
    pub created: String,
    /// Age of the last change, such as '1 hari yang lalu'.
    pub updated: String,
    /// Exact time of the last change.
    pub updated_exact: String,
    /// Widgets in reading order.
    pub widgets: Vec<WidgetPlace>,
    /// True if the acting person may export the figures.
    pub may_take_out: bool,
    /// True if the acting person may save the dashboard as a page, which contains the rows behind its figures.
    pub may_save_page: bool,
    /// True if the acting person may read the rows behind the figures.
    pub may_open_rows: bool,
    /// Watermark over the figures; set if the acting person may not export them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub watermark: Option<String>,
}

/// Position of a widget.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetPlace {
    /// Id of the widget.
    pub id: String,
    /// Type of the widget.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Position in the grid.
    pub position: Position,
}

/// The initial state of the editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditableDashboard {
    /// Id of the dashboard.
    pub id: String,
    /// True if the dashboard is published, so that readers see each save at once.
    pub is_published: bool,
    /// Values of the form.
    pub form: DashboardForm,
    /// Widgets in reading order.
    pub widgets: Vec<Widget>,
}

/// A dashboard that the acting person may read.
pub fn detail(reader: &Reader, id: &str) -> Result<DashboardDetail, Refusal> {
    let dashboard = find(reader, id)?;
    let clock = reader.calendar();
    let may_take_out = reader.may(Action::TakeOutDashboards);
    Ok(DashboardDetail {
        id: dashboard.id.clone(),
        name: dashboard.name.clone(),
        description: dashboard.description.clone(),
        status: dashboard.status,
        is_published: dashboard.is_published(),
        category: dashboard.category,
        permission: dashboard.permission,
        created_by: dashboard.created_by.name.clone(),
        created: clock.local(dashboard.created_date).date().long(),
        updated: dashboard_age(clock.local(dashboard.updated_date), clock.local_now()),
        updated_exact: clock.local(dashboard.updated_date).long(),
        widgets: dashboard
            .widgets
            .iter()
            .map(|widget| WidgetPlace { id: widget.id.clone(), kind: widget.kind, position: widget.position })
            .collect(),
        may_take_out,
        may_save_page: may_take_out && is_open_to(reader, dashboard),
        may_open_rows: reads_rows(reader),
        watermark: (!may_take_out).then(|| reader.watermark()),
    })
}

/// A dashboard for the editor.
pub fn editable(reader: &Reader, id: &str) -> Result<EditableDashboard, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let dashboard = find(reader, id)?;
    Ok(EditableDashboard {
        id: dashboard.id.clone(),
        is_published: dashboard.is_published(),
        form: DashboardForm {
            name: dashboard.name.clone(),
            description: dashboard.description.clone(),
            category: dashboard.category.value().to_owned(),
            permission: dashboard.permission.value().to_owned(),
            thumbnail: dashboard.thumbnail.clone().unwrap_or_default(),
            filters: dashboard.filters.clone(),
        },
        widgets: dashboard.widgets.clone(),
    })
}
