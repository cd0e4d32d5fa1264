//! Sets the priority of a ticket (§2.5).

use super::{Context, update};
use crate::model::ticket::{Priority, Ticket, TicketAction};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::Refusal;
use crate::store::session::Action;

pub(super) fn prioritise(ctx: &Context, env: &Env, id: &str, priority: Priority) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::SetPriority, id)?;
    if before.priority == Some(priority) {
        return Ok(Handled::unchanged());
    }
    let after = Ticket { priority: Some(priority), updated_at: env.clock.now, ..before.clone() };
    Ok(update(before, after, TicketAction::PrioritySet { from: before.priority, to: priority }).into())
}
