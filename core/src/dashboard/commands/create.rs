//! Creates a dashboard without widgets (§5).

use portal_dashboard::widget::Widget;

use super::form::{DashboardForm, Described, checked};
use super::{Acting, about};
use crate::model::dashboard::{Creator, Dashboard, DashboardAction, DashboardStatus};
use crate::store::Transaction;
use crate::store::error::Refusal;

pub(super) fn create(acting: &Acting, form: &DashboardForm) -> Result<Transaction, Refusal> {
    let created = new_dashboard(acting, checked(form)?, Vec::new());
    Ok(about(&created.id, DashboardAction::Created).insert(created))
}

/// A new dashboard, copy or import: always a draft by the acting person.
pub(super) fn new_dashboard(acting: &Acting, of: Described, widgets: Vec<Widget>) -> Dashboard {
    let Acting { state, session, env } = acting;
    Dashboard {
        id: env.stamped_id("dash_", |id| state.dashboards.knows(id)),
        name: of.name,
        description: of.description,
        thumbnail: of.thumbnail,
        created_date: env.clock.now,
        updated_date: env.clock.now,
        created_by: Creator { id: session.person.id.clone(), name: session.person.name.clone() },
        status: DashboardStatus::Draft,
        category: of.category,
        permission: of.permission,
        widgets,
        filters: of.filters,
    }
}
