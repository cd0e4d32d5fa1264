//! Links a ticket to another one, and removes links. `updatedAt` stays, because links do not concern the requester.

use super::{Context, about, update};
use crate::model::ticket::{LinkKind, Ticket, TicketAction, TicketLink};
use crate::store::error::{Field, Problem, Refusal};
use crate::store::session::Action;
use crate::store::{Change, Handled};

/// Adds a link. A pair of tickets has one link at most, whichever of the two holds it.
pub(super) fn link(ctx: &Context, id: &str, other: &str, kind: LinkKind) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::LinkTickets, id)?;
    let other = ctx.ticket(Action::LinkTickets, other)?;
    if before.id == other.id {
        return Err(Refusal::invalid(Field::Ticket, Problem::NotAChoice));
    }
    if names(before, other) || names(other, before) {
        return Err(Refusal::invalid(Field::Ticket, Problem::Taken));
    }
    let mut after = before.clone();
    after.links.push(TicketLink { kind, ticket: other.id.clone() });
    Ok(update(before, after, TicketAction::Linked { kind, ticket: other.id.clone(), is_reversed: false }).into())
}

/// Removes the links between two tickets in both directions. Two tabs may have added several.
pub(super) fn unlink(ctx: &Context, id: &str, other: &str) -> Result<Handled, Refusal> {
    let ticket = ctx.ticket(Action::LinkTickets, id)?;
    let mut transaction = about(ticket, TicketAction::Unlinked { ticket: other.to_owned() });
    let other = ctx.state.tickets.get(other);
    for (holder, gone) in [(Some(ticket), other), (other, Some(ticket))] {
        let (Some(holder), Some(gone)) = (holder, gone) else { continue };
        if names(holder, gone) {
            let mut after = holder.clone();
            after.links.retain(|link| link.ticket != gone.id);
            transaction.changes.push(Change { before: Some(holder.clone().into()), after: Some(after.into()) });
        }
    }
    let is_idle = transaction.changes.is_empty();
    Ok(if is_idle { Handled::unchanged() } else { transaction.into() })
}

/// True if the ticket holds a link to the other one.
fn names(ticket: &Ticket, other: &Ticket) -> bool {
    ticket.links.iter().any(|link| link.ticket == other.id)
}
