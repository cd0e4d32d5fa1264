//! Deleting a dashboard (§2.9).

use super::{Acting, about};
use crate::dashboard::action::DashboardAction;
use crate::error::Refusal;
use crate::store::Draft;

pub(super) fn delete(acting: &Acting, id: &str) -> Result<Draft, Refusal> {
    let found = acting.dashboard(id)?;
    Ok(about(id, DashboardAction::Deleted).remove(found.clone()))
}
