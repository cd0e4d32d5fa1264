//! Saves all changes of the editor together.

use portal_dashboard::definition::check::problems;
use portal_dashboard::layout::in_reading_order;
use portal_dashboard::widget::Widget;

use super::form::{DashboardForm, checked};
use super::{Acting, about};
use crate::model::dashboard::{Dashboard, DashboardAction, Permission};
use crate::store::Transaction;
use crate::store::error::{Field, Problem, Refusal};
use crate::store::form::text::one_line;

pub(super) fn save(
    acting: &Acting,
    id: &str,
    form: &DashboardForm,
    widgets: &[Widget],
) -> Result<Transaction, Refusal> {
    let before = acting.dashboard(id)?;
    let of = checked(form)?;
    if of.permission == Permission::Private && before.created_by.id != acting.session.person.id {
        return Err(Refusal::invalid(Field::Permission, Problem::NotCreator));
    }
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
        widgets: kept(widgets),
        filters: of.filters,
        updated_date: acting.env.clock.now,
        ..before.clone()
    };
    Ok(about(id, DashboardAction::Saved).update(before.clone(), after))
}

/// Widgets in stored form: in reading order, with titles on one line.
pub(super) fn kept(widgets: &[Widget]) -> Vec<Widget> {
    let mut widgets = in_reading_order(widgets);
    for widget in &mut widgets {
        widget.title = one_line(&widget.title);
        widget.config.text = widget.config.text.trim().to_owned();
    }
    widgets
}
