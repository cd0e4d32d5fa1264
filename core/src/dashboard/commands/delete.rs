//! Deletes a dashboard (§2.9).

use super::{Acting, about};
use crate::model::dashboard::DashboardAction;
use crate::store::Transaction;
use crate::store::error::Refusal;

pub(super) fn delete(acting: &Acting, id: &str) -> Result<Transaction, Refusal> {
    let found = acting.dashboard(id)?;
    Ok(about(id, DashboardAction::Deleted).remove(found.clone()))
}
