use portal_dashboard::definition::check;
use portal_dashboard::filter::filter_columns;
use portal_dashboard::widget::Widget;
use serde::Deserialize;

use super::{SeedError, moment};
use crate::model::dashboard::{Creator, Dashboard, DashboardCategory, DashboardStatus, Permission};
use crate::store::State;
use crate::store::env::Clock;

const FILE: &str = "dashboards.json";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DashboardSeed {
    id: String,
    name: String,
    description: String,
    category: DashboardCategory,
    permission: Permission,
    status: DashboardStatus,
    created_by: String,
    created: String,
    updated: String,
    #[serde(default)]
    filters: Vec<String>,
    widgets: Vec<Widget>,
}

/// Adds a dashboard, if its widgets are valid and its creator exists.
pub(super) fn plant(state: &mut State, seed: DashboardSeed, opened: Clock) -> Result<(), SeedError> {
    let id = seed.id.clone();
    let wrong = |field: &str, problem: &str| SeedError::new(FILE, &id, field, problem);
    let when = |field: &str, text: &str| {
        moment::parse(text, opened).ok_or_else(|| wrong(field, &format!("'{text}' is no moment such as -8h")))
    };
    if state.dashboards.knows(&id) || !id.starts_with("dash_") {
        return Err(wrong("id", "is not a free id that begins with dash_"));
    }
    let administrators = &state.directory.dashboard_administrators;
    let creator = administrators
        .iter()
        .find(|person| person.id == seed.created_by)
        .ok_or_else(|| wrong("createdBy", "is not a dashboard administrator in users.json"))?;
    if filter_columns(&seed.filters) != seed.filters {
        return Err(wrong("filters", "are not distinct labels of columns"));
    }
    if let Some(problem) = check::problems(&seed.widgets).first() {
        return Err(wrong(&problem.path, &problem.message));
    }
    let dashboard = Dashboard {
        name: seed.name,
        description: seed.description,
        thumbnail: None,
        created_date: when("created", &seed.created)?,
        updated_date: when("updated", &seed.updated)?,
        created_by: Creator { id: creator.id.clone(), name: creator.name.clone() },
        status: seed.status,
        category: seed.category,
        permission: seed.permission,
        widgets: seed.widgets,
        filters: seed.filters,
        id: seed.id,
    };
    state.dashboards.put(dashboard);
    Ok(())
}
