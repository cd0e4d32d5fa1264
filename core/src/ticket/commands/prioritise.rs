//! Setting a ticket's priority (§2.5).

use super::{Desk, Handled, update};
use crate::env::Env;
use crate::error::Refusal;
use crate::model::ticket::{Priority, Ticket, TicketAction};
use crate::session::Action;

pub(super) fn prioritise(desk: &Desk, env: &Env, id: &str, priority: Priority) -> Result<Handled, Refusal> {
    let before = desk.ticket(Action::SetPriority, id)?;
    if before.priority == Some(priority) {
        return Ok(Handled::unchanged());
    }
    let after = Ticket { priority: Some(priority), updated_at: env.clock.now, ..before.clone() };
    Ok(update(before, after, TicketAction::PrioritySet { from: before.priority, to: priority }).into())
}
