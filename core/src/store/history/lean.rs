//! Reduces commits for the history. A conversation can be megabytes, and a commit contains the ticket twice. Parts
//! that are equal before and after are left out: description, first messages, attachments.

use crate::model::Record;
use crate::model::ticket::{Message, Ticket};
use crate::store::digests::RecordDigests;
use crate::store::{Change, Commit};

/// The commit without its digests, which are in the chain, and without the parts of a ticket that it does not change.
/// Merging needs neither.
pub fn lean(commit: &Commit) -> Commit {
    let Commit { seq, at, actor, action, subject, changes, digests: _ } = commit;
    Commit {
        seq: *seq,
        at: *at,
        actor: actor.clone(),
        action: action.clone(),
        subject: subject.clone(),
        changes: changes.iter().map(lean_change).collect(),
        digests: RecordDigests::default(),
    }
}

fn lean_change(change: &Change) -> Change {
    let (Some(Record::Ticket(before)), Some(Record::Ticket(after))) = (&change.before, &change.after) else {
        return change.clone();
    };
    Change { before: Some(without_shared(before, after).into()), after: Some(without_shared(after, before).into()) }
}

/// The pattern names every field, so that the compiler reports a new field that is missing here.
fn without_shared(ticket: &Ticket, other: &Ticket) -> Ticket {
    let shared = shared_messages(&ticket.messages, &other.messages);
    let is_described_anew = ticket.description != other.description;
    let has_other_files = ticket.attachments != other.attachments;
    Ticket {
        id: ticket.id.clone(),
        title: ticket.title.clone(),
        description: if is_described_anew { ticket.description.clone() } else { String::new() },
        category: ticket.category.clone(),
        status: ticket.status,
        priority: ticket.priority,
        assignee: ticket.assignee.clone(),
        requester: ticket.requester.clone(),
        created_at: ticket.created_at,
        updated_at: ticket.updated_at,
        messages: ticket.messages[shared..].to_vec(),
        attachments: if has_other_files { ticket.attachments.clone() } else { Vec::new() },
        labels: ticket.labels.clone(),
        returned: ticket.returned.clone(),
        finding: ticket.finding.clone(),
        links: ticket.links.clone(),
        merged_into: ticket.merged_into.clone(),
        rating: ticket.rating.clone(),
        finished_at: ticket.finished_at,
        written_at: ticket.written_at,
        channel: ticket.channel,
        department: ticket.department.clone(),
    }
}

/// Number of equal messages at the start of both conversations.
pub fn shared_messages(one: &[Message], other: &[Message]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}
