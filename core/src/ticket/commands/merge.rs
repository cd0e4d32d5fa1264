//! Merges tickets of one requester into one of them.

use std::collections::HashSet;

use super::{Context, tell, with_status};
use crate::model::ticket::{Message, SYSTEM, Status, Ticket, TicketAction};
use crate::model::{Instant, Slice, initials};
use crate::store::env::Env;
use crate::store::error::{Field, MergeObstacle, Problem, Refusal};
use crate::store::session::Action;
use crate::store::{CommitAction, Handled, Subject, Transaction};

/// Moves the conversations into the ticket that stays and closes the others. One commit, so that its undo splits them
/// again.
pub(super) fn merge(ctx: &Context, env: &Env, into: &str, tickets: &[String]) -> Result<Handled, Refusal> {
    let kept = ctx.ticket(Action::MergeTickets, into)?;
    let mut others: Vec<&Ticket> = Vec::with_capacity(tickets.len());
    for id in tickets {
        let other = ctx.ticket(Action::MergeTickets, id)?;
        if !others.iter().any(|known| known.id == other.id) {
            others.push(other);
        }
    }
    if others.is_empty() {
        return Err(Refusal::invalid(Field::Ticket, Problem::Required));
    }
    let now = env.clock.now;
    let codes: Vec<String> = others.iter().map(|other| other.id.clone()).collect();
    let mut after = merged(kept, &others, now)?;
    tell(&mut after, format!("Tiket {} digabung ke tiket ini. Percakapannya kini ada di sini.", codes.join(", ")), now);
    let subject = Subject { slice: Slice::Tickets, id: kept.id.clone() };
    let action = TicketAction::Merged { into: kept.id.clone(), tickets: codes, reopens: after.status != kept.status };
    let mut transaction = Transaction::new(subject, CommitAction::Ticket(action)).update(kept.clone(), after);
    for other in others {
        let mut closed = with_status(other, Status::Closed, now);
        closed.merged_into = Some(kept.id.clone());
        tell(&mut closed, format!("Tiket ini digabung ke tiket {}. Percakapan dilanjutkan di sana.", kept.id), now);
        transaction = transaction.update(other.clone(), closed);
    }
    Ok(transaction.into())
}

/// The ticket that stays, with what the others bring along. An unfinished matter opens a resolved ticket again.
pub fn merged(kept: &Ticket, others: &[&Ticket], now: Instant) -> Result<Ticket, Refusal> {
    let mut after = Ticket { updated_at: now, ..kept.clone() };
    for other in others {
        if let Some(why) = obstacle(&after, other) {
            return Err(Refusal::NotMergeable { ticket: other.id.clone(), why });
        }
        said(other).for_each(|message| receive(&mut after, message));
        let new = |id: &&String| !after.labels.contains(id);
        let labels: Vec<String> = other.labels.iter().filter(new).cloned().collect();
        after.labels.extend(labels);
        for link in &other.links {
            let is_inner = link.ticket == kept.id || others.iter().any(|one| one.id == link.ticket);
            if !is_inner && !after.links.iter().any(|known| known.ticket == link.ticket) {
                after.links.push(link.clone());
            }
        }
        after.finding = after.finding.or_else(|| other.finding.clone());
        if after.status == Status::Resolved && !other.status.is_finished() {
            after = with_status(&after, Status::Open, now);
        }
    }
    after.links.retain(|link| !others.iter().any(|other| other.id == link.ticket));
    Message::number_all(&mut after.messages);
    Ok(after)
}

/// The reason why a ticket cannot be merged into another one; `None` if it can.
pub fn obstacle(kept: &Ticket, other: &Ticket) -> Option<MergeObstacle> {
    let has_other_finding = kept.finding.as_ref().zip(other.finding.as_ref()).is_some_and(|(one, two)| one != two);
    if kept.id == other.id {
        Some(MergeObstacle::Same)
    } else if kept.requester.email != other.requester.email {
        Some(MergeObstacle::OtherRequester)
    } else if kept.status == Status::Closed {
        Some(MergeObstacle::Closed)
    } else {
        has_other_finding.then_some(MergeObstacle::OtherFinding)
    }
}

/// The description and the messages of a ticket, each with the code of its ticket.
pub fn said(ticket: &Ticket) -> impl Iterator<Item = Message> {
    let description = Message {
        id: 0,
        sender: ticket.requester.email.clone(),
        avatar: initials(&ticket.requester.name).into(),
        content: ticket.description.clone(),
        timestamp: ticket.written_at.unwrap_or(ticket.created_at),
        attachments: ticket.attachments.clone(),
        origin: None,
    };
    let messages = ticket.messages.iter().filter(|message| message.sender != SYSTEM).cloned();
    std::iter::once(description).chain(messages).map(|message| {
        let origin = message.origin.clone().or_else(|| Some(ticket.id.clone()));
        Message { origin, ..message }
    })
}

/// True if the ticket does not have the message yet. A message that was split off is the description of its ticket too.
pub fn is_new_in(ticket: &Ticket, message: &Message) -> bool {
    !said(ticket).any(|known| known.is_same(message))
}

/// Adds a message at its time, unless the ticket has it. A file that the ticket has is not attached again.
pub fn receive(ticket: &mut Ticket, message: Message) {
    if !is_new_in(ticket, &message) {
        return;
    }
    let held: HashSet<&str> = ticket.files().collect();
    let attachments = message.attachments.iter().filter(|file| !held.contains(file.id.as_str())).cloned().collect();
    Message { attachments, ..message }.place_by_time(&mut ticket.messages);
}
