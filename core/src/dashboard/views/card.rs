//! A dashboard in a list, as a card or a table row.

use portal_dashboard::widget::{Position, WidgetKind};
use serde::Serialize;

use crate::locale::relative::dashboard_age;
use crate::model::dashboard::{Dashboard, DashboardCategory, DashboardStatus, Permission};
use crate::store::Reader;
use crate::store::env::Clock;
use crate::table::saturated;

/// A dashboard in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardCard {
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
    /// Age of the last change, such as '1 hari yang lalu'.
    pub updated: String,
    /// Exact time of the last change.
    pub updated_exact: String,
    /// Number of widgets.
    pub widgets: u32,
    /// Uploaded thumbnail, as a data URL.
    pub thumbnail: Option<String>,
    /// Widgets in reading order, from which a thumbnail is drawn if none was uploaded.
    pub sketch: Vec<SketchPart>,
}

/// A widget in a drawn thumbnail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SketchPart {
    /// Id of the widget.
    pub id: String,
    /// Type of the widget.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Position in the grid.
    pub position: Position,
}

pub(super) fn cards(reader: &Reader, slots: &[u32]) -> Vec<DashboardCard> {
    let (dashboards, clock) = (reader.dashboards(), reader.calendar());
    slots.iter().filter_map(|slot| dashboards.at(*slot)).map(|dashboard| card(dashboard, clock)).collect()
}

/// The dashboard as a list shows it.
pub fn card(dashboard: &Dashboard, clock: Clock) -> DashboardCard {
    DashboardCard {
        id: dashboard.id.clone(),
        name: dashboard.name.clone(),
        description: dashboard.description.clone(),
        status: dashboard.status,
        is_published: dashboard.is_published(),
        category: dashboard.category,
        permission: dashboard.permission,
        created_by: dashboard.created_by.name.clone(),
        updated: dashboard_age(clock.local(dashboard.updated_date), clock.local_now()),
        updated_exact: clock.local(dashboard.updated_date).long(),
        widgets: saturated(dashboard.widgets.len()),
        thumbnail: dashboard.thumbnail.clone(),
        sketch: dashboard
            .widgets
            .iter()
            .map(|widget| SketchPart { id: widget.id.clone(), kind: widget.kind, position: widget.position })
            .collect(),
    }
}
