//! One dashboard (§2.9): its header, and where its widgets lie.

use portal_dashboard::widget::{Position, Widget, WidgetKind};
use serde::Serialize;

use crate::dashboard::commands::DashboardForm;
use crate::dashboard::permission::find;
use crate::locale::relative::dashboard_age;
use crate::model::dashboard::{DashboardCategory, DashboardStatus, Permission};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;

/// A dashboard as its page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardDetail {
    /// The dashboard's id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is for; may be empty.
    pub description: String,
    /// Whether it is published.
    pub status: DashboardStatus,
    /// True if it can be made a draft again, false if it can be published.
    pub is_published: bool,
    /// What it is about.
    pub category: DashboardCategory,
    /// Who may read it.
    pub permission: Permission,
    /// Who created it.
    pub created_by: String,
    /// When: '21 November 2026'.
    pub created: String,
    /// When it last changed: '1 hari yang lalu'.
    pub updated: String,
    /// The same, exactly.
    pub updated_exact: String,
    /// Its widgets in reading order.
    pub widgets: Vec<WidgetPlace>,
    /// Whether the acting person may take its figures out.
    pub may_take_out: bool,
    /// Written over the figures of whoever may not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub watermark: Option<String>,
}

/// Where a widget lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetPlace {
    /// The widget's id.
    pub id: String,
    /// What it is.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Where it lies.
    pub position: Position,
}

/// What the editor begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditableDashboard {
    /// The dashboard's id.
    pub id: String,
    /// True if readers see each change as soon as it is saved.
    pub is_published: bool,
    /// The form's values.
    pub form: DashboardForm,
    /// The widgets in reading order.
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
        },
        widgets: dashboard.widgets.clone(),
    })
}
