//! Messages cannot be undone once someone else has answered.

use crate::model::Record;
use crate::model::ticket::{Message, SYSTEM, Ticket};
use crate::store::{Change, Commit, State};

/// The first answer by someone else to messages that an undo of this change would remove.
pub fn answer<'a>(state: &'a State, change: &Change) -> Option<&'a Commit> {
    let (Some(Record::Ticket(before)), Some(Record::Ticket(after))) = (&change.before, &change.after) else {
        return None;
    };
    let current = state.tickets.get(&after.id)?;
    let mut added = after.messages.iter().filter(|message| !says(before, message));
    let answer = added.find_map(|message| first_answer(current, message))?;
    let mut edits = state.history.of_ticket(&after.id);
    edits.find_map(|(commit, before, after)| (says(after, answer) && !says(before, answer)).then_some(&**commit))
}

fn says(ticket: &Ticket, message: &Message) -> bool {
    ticket.messages.iter().any(|other| other.is_same(message))
}

fn first_answer<'a>(ticket: &'a Ticket, to: &Message) -> Option<&'a Message> {
    let mut later = ticket.messages.iter().skip_while(|message| !message.is_same(to));
    later.find(|message| message.sender != to.sender && message.sender != SYSTEM)
}
