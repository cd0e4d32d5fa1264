//! Publishes a dashboard or makes it a draft ('Publikasi', 'Jadikan Draft', §4). Both are always allowed and update
//! the date.

use super::{Acting, about};
use crate::model::dashboard::{Dashboard, DashboardAction, DashboardStatus};
use crate::store::Transaction;
use crate::store::error::Refusal;

pub(super) fn set_status(acting: &Acting, id: &str, status: DashboardStatus) -> Result<Transaction, Refusal> {
    let action = match status {
        DashboardStatus::Published => DashboardAction::Published,
        DashboardStatus::Draft => DashboardAction::Unpublished,
    };
    let before = acting.dashboard(id)?;
    let after = Dashboard { status, updated_date: acting.env.clock.now, ..before.clone() };
    Ok(about(id, action).update(before.clone(), after))
}
