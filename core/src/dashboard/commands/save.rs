//! Everything that the editor changed, at once.

use portal_dashboard::definition::check::problems;
use portal_dashboard::layout::in_reading_order;
use portal_dashboard::widget::Widget;

use super::form::{DashboardForm, checked};
use super::{Acting, about};
use crate::dashboard::action::DashboardAction;
use crate::dashboard::model::Dashboard;
use crate::error::Refusal;
use crate::store::Draft;

pub(super) fn save(acting: &Acting, id: &str, form: &DashboardForm, widgets: &[Widget]) -> Result<Draft, Refusal> {
    let before = acting.dashboard(id)?;
    let of = checked(form)?;
    let problems = problems(widgets);
    if !problems.is_empty() {
        return Err(Refusal::WrongDefinition { problems });
    }
    let after = Dashboard {
        name: of.name,
        description: of.description,
        category: of.category,
        permission: of.permission,
        thumbnail: of.thumbnail,
        widgets: in_reading_order(widgets),
        updated_date: acting.env.clock.now,
        ..before.clone()
    };
    Ok(about(id, DashboardAction::Saved).update(before.clone(), after))
}
