//! Copies a dashboard as a draft with the name '… (Copy)' (§4).

use super::create::new_dashboard;
use super::form::Described;
use super::{Acting, about};
use crate::model::dashboard::DashboardAction;
use crate::store::Transaction;
use crate::store::error::Refusal;
use crate::store::form::text::TITLE_MAX;

const COPY: &str = " (Copy)";

pub(super) fn duplicate(acting: &Acting, id: &str) -> Result<Transaction, Refusal> {
    let original = acting.dashboard(id)?;
    let room = TITLE_MAX - COPY.chars().count();
    let kept: String = original.name.chars().take(room).collect();
    let of = Described {
        name: format!("{}{COPY}", kept.trim_end()),
        description: original.description.clone(),
        category: original.category,
        permission: original.permission,
        thumbnail: original.thumbnail.clone(),
        filters: original.filters.clone(),
    };
    let copy = new_dashboard(acting, of, original.widgets.clone());
    Ok(about(&copy.id, DashboardAction::Duplicated).insert(copy))
}
