//! A dashboard in a list: as a card or as a row.

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
    /// The dashboard's id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is for; may be empty.
    pub description: String,
    /// Draft or published.
    pub status: DashboardStatus,
    /// True if it can be made a draft again, false if it can be published.
    pub is_published: bool,
    /// What it is about.
    pub category: DashboardCategory,
    /// Who may read it.
    pub permission: Permission,
    /// Who created it.
    pub created_by: String,
    /// When it last changed: '1 hari yang lalu'.
    pub updated: String,
    /// The same, exactly.
    pub updated_exact: String,
    /// How many widgets it has.
    pub widgets: u32,
    /// The image that was chosen.
    pub thumbnail: Option<String>,
    /// From what the thumbnail is drawn otherwise, in reading order.
    pub sketch: Vec<SketchPart>,
}

/// A widget in a drawn thumbnail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SketchPart {
    /// What it is.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Where it lies.
    pub position: Position,
}

/// Those in these slots, as lists show them.
pub(super) fn cards(reader: &Reader, slots: &[u32]) -> Vec<DashboardCard> {
    let (dashboards, clock) = (reader.dashboards(), reader.calendar());
    slots.iter().filter_map(|slot| dashboards.at(*slot)).map(|dashboard| card(dashboard, clock)).collect()
}

/// A dashboard as lists show it.
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
            .map(|widget| SketchPart { kind: widget.kind, position: widget.position })
            .collect(),
    }
}
