//! Sets the status of a ticket without a message (§4).

use super::{Context, stepped, update};
use crate::model::ticket::{Status, Ticket, TicketAction};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::{Field, Problem, Refusal};
use crate::store::session::Action;
use crate::ticket::reopening;
use crate::ticket::status::{StaffStatus, StatusAction};

/// Sets the status and `updatedAt` (§4). The present status is refused (decisions §4).
pub(super) fn by_staff(ctx: &Context, env: &Env, id: &str, status: Status) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::SetStatus, id)?;
    let target = StaffStatus::of(status).ok_or_else(|| Refusal::invalid(Field::Status, Problem::NotAChoice))?;
    Ok(set(before, stepped(before, StatusAction::Set(target), env)?))
}

pub(super) fn close(ctx: &Context, env: &Env, id: &str) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::CloseOwnTicket, id)?;
    Ok(set(before, stepped(before, StatusAction::RequesterCloses, env)?))
}

/// Reopens a ticket ('Buka kembali'), for staff at any time and for the requester within 10 working days.
pub(super) fn reopen(ctx: &Context, env: &Env, id: &str) -> Result<Handled, Refusal> {
    let (right, step) = if Action::SetStatus.is_granted_to(ctx.session.role) {
        (Action::SetStatus, StatusAction::StaffReopens)
    } else {
        (Action::CloseOwnTicket, StatusAction::RequesterReopens)
    };
    let before = ctx.ticket(right, id)?;
    let after = stepped(before, step, env)?;
    let deadline = reopening::deadline(ctx.state, before).filter(|_| step == StatusAction::RequesterReopens);
    if let Some(over) = deadline.filter(|deadline| !deadline.is_ahead(env.clock.now)) {
        return Err(Refusal::ReopeningEnded { until: over.day.long() });
    }
    Ok(set(before, after))
}

fn set(before: &Ticket, after: Ticket) -> Handled {
    let action = TicketAction::StatusSet { from: before.status, to: after.status };
    update(before, after, action).into()
}
