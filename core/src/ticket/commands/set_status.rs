//! Sets the status of a ticket without a message (§4).

use super::{Context, stepped, update};
use crate::model::ticket::{Status, Ticket, TicketAction};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::{Field, Problem, Refusal};
use crate::store::session::Action;
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

/// Reopens a ticket ('Buka kembali'), for staff and for the requester.
pub(super) fn reopen(ctx: &Context, env: &Env, id: &str) -> Result<Handled, Refusal> {
    let (right, step) = if Action::SetStatus.is_granted_to(ctx.session.role) {
        (Action::SetStatus, StatusAction::StaffReopens)
    } else {
        (Action::CloseOwnTicket, StatusAction::RequesterReopens)
    };
    let before = ctx.ticket(right, id)?;
    Ok(set(before, stepped(before, step, env)?))
}

fn set(before: &Ticket, after: Ticket) -> Handled {
    let action = TicketAction::StatusSet { from: before.status, to: after.status };
    update(before, after, action).into()
}
