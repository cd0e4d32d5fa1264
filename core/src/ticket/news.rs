//! News in a ticket for the acting person since the last look.

use crate::model::ticket::{Message, Note, SYSTEM, Status, Ticket, TicketAction};
use crate::model::{Instant, Role};
use crate::store::activity::{ActivityEntry, undone};
use crate::store::session::Action;
use crate::store::{CommitAction, Reader};
use crate::table::row_set::RowSet;
use crate::table::saturated;
use crate::ticket::views::detail::shown_to_requester;

/// The news of a ticket. Only the most important kind counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// This many messages of others.
    Replies(u32),
    /// The ticket was filed by somebody else.
    Filed,
    /// Somebody else assigned the ticket to the acting agent.
    Assigned,
    /// This many internal notes of colleagues; never for a company.
    Notes(u32),
    /// The other side has set this status without a message.
    Status(Status),
}

impl News {
    /// Words for lists, such as '2 balasan baru'.
    pub fn words(self) -> String {
        match self {
            Self::Replies(count) => format!("{count} balasan baru"),
            Self::Notes(count) => format!("{count} catatan baru"),
            Self::Filed => "Tiket baru".to_owned(),
            Self::Assigned => "Ditugaskan kepada Anda".to_owned(),
            Self::Status(status) => format!("Status menjadi {}", status.label()),
        }
    }
}

/// The news of a ticket since the acting person's last look; `None` if there is none.
///
/// A company learns nothing of the ministry's internal steps (decisions §4): an assignment, a label or a priority is no
/// news for it.
pub fn of(reader: &Reader, ticket: &Ticket) -> Option<News> {
    let since = seen_until(reader, ticket)?;
    match replies_since(reader, ticket, since).count() {
        0 => step_since(reader, ticket, since).or_else(|| match notes_since(reader, ticket, since).count() {
            0 => None,
            count => Some(News::Notes(saturated(count))),
        }),
        count => Some(News::Replies(saturated(count))),
    }
}

/// The acting person has seen the events up to this moment.
pub fn seen_until(reader: &Reader, ticket: &Ticket) -> Option<Instant> {
    Some(reader.seen()?.until(&reader.session().person.id, &ticket.id))
}

/// Messages of others after a moment.
pub fn replies_since<'a>(reader: &Reader, ticket: &'a Ticket, since: Instant) -> impl Iterator<Item = &'a Message> {
    let own = reader.session().person.email.clone();
    let is_new = move |message: &&Message| message.timestamp > since && message.sender != *own;
    ticket.messages.iter().filter(|message| message.sender != *SYSTEM).filter(is_new)
}

/// Internal notes of colleagues after a moment, newest first. Empty for a company.
pub fn notes_since<'a>(reader: &Reader<'a>, ticket: &'a Ticket, since: Instant) -> impl Iterator<Item = &'a Note> {
    let own = reader.session().person.email.clone();
    let notes = reader.notes_since(&ticket.id, since).into_iter().flatten();
    notes.filter(move |note| note.author != *own)
}

/// The time of the newest part of a ticket that the acting person may read.
pub fn last_moment(reader: &Reader, ticket: &Ticket) -> Instant {
    let since = seen_until(reader, ticket).unwrap_or(ticket.updated_at);
    let notes = notes_since(reader, ticket, since).map(|note| note.timestamp);
    ticket.messages.iter().map(|message| message.timestamp).chain(notes).fold(ticket.updated_at, Instant::max)
}

/// The time of the last message of others, else of filing for staff: 'Tandai belum dibaca' makes this part unread.
/// `None` if there is nothing to mark, or if it is unread already.
pub fn moment_to_mark(reader: &Reader, ticket: &Ticket) -> Option<Instant> {
    if reader.seen().is_none() || of(reader, ticket).is_some() {
        return None;
    }
    let reply = replies_since(reader, ticket, Instant(i64::MIN)).last().map(|message| message.timestamp);
    let is_filed = || filed(reader, ticket, Instant(ticket.created_at.0.saturating_sub(1))).is_some();
    reply.or_else(|| is_filed().then_some(ticket.created_at))
}

/// The tickets with news for the acting person.
pub fn unread(reader: &Reader) -> RowSet {
    let Some(seen) = reader.seen() else { return RowSet::new() };
    let (tickets, session, activity) = (reader.tickets(), reader.session(), reader.activity());
    let visible = tickets.visible_to(session);
    let is_new =
        |slot: u32| visible.contains(slot) && tickets.at(slot).is_some_and(|ticket| of(reader, ticket).is_some());
    let slot_of = |id: &str| tickets.slot_of(id);
    reader.kept_news().read((session, seen), slot_of, is_new, || {
        let (mut rows, mut known) = (RowSet::new(), RowSet::new());
        let changed = activity.tickets_since(seen.since(&session.person.id));
        for slot in changed.chain(seen.marked(&session.person.id)).filter_map(slot_of) {
            if known.insert(slot) && is_new(slot) {
                rows.insert(slot);
            }
        }
        rows
    })
}

/// True if the ticket concerns the acting person: a company all of its own, an agent those it has and those that nobody
/// has, the administrator those that nobody has.
pub fn concerns(reader: &Reader, ticket: &Ticket) -> bool {
    ticket.assignee.is_none() || !is_staff(reader) || is_own(reader, ticket)
}

/// True if the ticket is assigned to the acting agent.
pub fn is_own(reader: &Reader, ticket: &Ticket) -> bool {
    let session = reader.session();
    session.role == Role::Agent && ticket.assignee.as_ref().is_some_and(|agent| agent.id == *session.person.id)
}

fn is_staff(reader: &Reader) -> bool {
    reader.may(Action::ReadStaffNotes)
}

fn step_since(reader: &Reader, ticket: &Ticket, since: Instant) -> Option<News> {
    if ticket.updated_at <= since {
        return None;
    }
    if let Some(filed) = filed(reader, ticket, since) {
        return Some(filed);
    }
    let entries = reader.activity().of_since(&ticket.id, since);
    let own = &reader.session().person.name;
    if !is_staff(reader) {
        let steps = shown_to_requester(&entries, ticket);
        return status_set(ticket, steps.into_iter().filter(|entry| entry.who != *own));
    }
    let others = || entries.iter().filter(|entry| entry.who != *own);
    let by_requester = others().filter(|entry| entry.who == *ticket.requester.name);
    assigned(reader, ticket, others()).or_else(|| status_set(ticket, by_requester))
}

/// Filed by somebody else after a moment. Nobody files for a company unless the entry says so.
fn filed(reader: &Reader, ticket: &Ticket, since: Instant) -> Option<News> {
    if ticket.created_at <= since {
        return None;
    }
    let entries = reader.activity().of_since(&ticket.id, since);
    let is_filing = |entry: &&ActivityEntry| matches!(entry.action, CommitAction::Ticket(TicketAction::Created { .. }));
    let is_others = match entries.iter().find(is_filing) {
        Some(entry) => entry.who != reader.session().person.name,
        None => is_staff(reader),
    };
    is_others.then_some(News::Filed)
}

fn assigned<'a>(
    reader: &Reader,
    ticket: &Ticket,
    mut entries: impl Iterator<Item = &'a ActivityEntry>,
) -> Option<News> {
    let is_assignment =
        |entry: &ActivityEntry| matches!(entry.action, CommitAction::Ticket(TicketAction::Assigned { .. }));
    (is_own(reader, ticket) && entries.any(is_assignment)).then_some(News::Assigned)
}

/// The present status, if one of the steps set a status.
fn status_set<'a>(ticket: &Ticket, mut entries: impl Iterator<Item = &'a ActivityEntry>) -> Option<News> {
    let sets = |entry: &ActivityEntry| match undone(&entry.action).0 {
        CommitAction::Ticket(TicketAction::StatusSet { from, .. }) => *from != ticket.status,
        CommitAction::Ticket(TicketAction::Replied { status, .. }) => status.is_some(),
        CommitAction::Ticket(TicketAction::Taken) => ticket.status != Status::New,
        _ => false,
    };
    entries.any(sets).then_some(News::Status(ticket.status))
}
