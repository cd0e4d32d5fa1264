//! Deleting a dashboard (§2.9).

use super::{Acting, about};
use crate::error::Refusal;
use crate::model::dashboard::DashboardAction;
use crate::store::Draft;

pub(super) fn delete(acting: &Acting, id: &str) -> Result<Draft, Refusal> {
    let found = acting.dashboard(id)?;
    Ok(about(id, DashboardAction::Deleted).remove(found.clone()))
}
