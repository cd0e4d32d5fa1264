//! Rules between tickets: links to tickets that are gone, and the conversations of merged tickets.

use super::{Prospect, is_about};
use crate::model::ticket::{Message, Ticket};
use crate::model::{Record, Slice};
use crate::store::Change;
use crate::store::error::Refusal;
use crate::ticket::commands::merge::{receive, said};

impl Prospect<'_> {
    fn ticket(&self, id: &str) -> Option<&Ticket> {
        match self.change(Slice::Tickets, id) {
            Some(Change { after: Some(Record::Ticket(ticket)), .. }) => Some(ticket),
            Some(_) => None,
            None => self.state.tickets.get(id),
        }
    }

    /// The ticket in which the conversation of a merged ticket goes on. None if two tickets were merged into each other.
    fn root<'a>(&'a self, ticket: &'a Ticket) -> Option<&'a Ticket> {
        let (mut seen, mut root) = (vec![&ticket.id], ticket);
        while let Some(into) = root.merged_into.as_deref().and_then(|id| self.ticket(id)) {
            if seen.contains(&&into.id) {
                return None;
            }
            seen.push(&into.id);
            root = into;
        }
        Some(root)
    }
}

/// Removes references to deleted labels and tickets. Adds messages of tickets that were merged into this one.
pub(super) fn put_right(prospect: &Prospect, ticket: &Ticket) -> Ticket {
    let mut right = Ticket { labels: prospect.known_labels(ticket), ..ticket.clone() };
    let is_there = |id: &String| prospect.has(Slice::Tickets, id);
    let is_listed = |id: &str| prospect.has(Slice::Directory, id);
    right.assignee = right.assignee.filter(|agent| is_listed(&agent.id));
    right.department = right.department.filter(|department| is_listed(department));
    right.links.retain(|link| is_there(&link.ticket));
    right.merged_into = right.merged_into.filter(is_there);
    for change in prospect.merged.iter().filter_map(|at| prospect.changes.get(*at)) {
        let Some(Record::Ticket(other)) = &change.after else { continue };
        if other.merged_into.is_some() && prospect.root(other).is_some_and(|root| root.id == ticket.id) {
            add_missing(&mut right, other);
        }
    }
    right
}

/// Adds the messages of a merged ticket to the ticket it was merged into. A tab that did not know of the merge may have
/// answered in it, or have merged other tickets into it.
pub(super) fn follow(prospect: &Prospect, ticket: &Ticket, following: &mut Vec<Change>) {
    let root = ticket.merged_into.as_ref().and_then(|_| prospect.root(ticket));
    let Some(root) = root.filter(|root| !prospect.is_changed(Slice::Tickets, &root.id)) else { return };
    let known = following.iter().position(|change| is_about(change, Slice::Tickets, &root.id));
    let mut after = match known.and_then(|at| following.get(at)) {
        Some(Change { after: Some(Record::Ticket(after)), .. }) => (**after).clone(),
        _ => root.clone(),
    };
    add_missing(&mut after, ticket);
    if after == *root {
        return;
    }
    let change = Change { before: Some(root.clone().into()), after: Some(after.into()) };
    match known.and_then(|at| following.get_mut(at)) {
        Some(known) => *known = change,
        None => following.push(change),
    }
}

fn add_missing(root: &mut Ticket, merged: &Ticket) {
    let count = root.messages.len();
    said(merged).for_each(|message| receive(root, message));
    if root.messages.len() > count {
        Message::number_all(&mut root.messages);
    }
}

/// Refuses two tickets that are merged into each other.
pub(super) fn check(prospect: &Prospect, ticket: &Ticket) -> Result<(), Refusal> {
    match &ticket.merged_into {
        Some(into) if prospect.root(ticket).is_none() => {
            let back = prospect.ticket(into).and_then(|other| other.merged_into.clone()).unwrap_or_default();
            Err(Refusal::Merged { ticket: into.clone(), into: back })
        }
        _ => Ok(()),
    }
}

/// Removes the links of other tickets to a removed one.
pub(super) fn follow_removal(prospect: &Prospect, gone: &Ticket) -> Vec<Change> {
    let others = prospect.state.tickets.referring_to(&gone.id);
    let unchanged = others.filter(|other| !prospect.is_changed(Slice::Tickets, &other.id));
    let changes = unchanged
        .map(|other| Change { before: Some(other.clone().into()), after: Some(put_right(prospect, other).into()) });
    changes.collect()
}
