//! Facts about the clocks of a ticket, read from its history. They depend on neither the settings nor the time.

use crate::model::Instant;
use crate::model::ticket::{Channel, Message, SYSTEM, Status, Ticket, TicketAction};
use crate::store::CommitAction;
use crate::store::activity::{ActivityEntry, ActivityLog, effective};

/// The events of a ticket that start, pause and stop its clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Time of filing.
    pub filed: Instant,
    /// The first assignment; also an answer of the ministry.
    pub assigned: Option<Instant>,
    /// The ministry's first message.
    pub answered: Option<Instant>,
    /// The ministry's last message.
    pub last_answer: Option<Instant>,
    /// Stops and restarts of the clocks in turn, beginning with a stop.
    pub turns: Vec<Turn>,
    /// When the ticket was resolved or closed, if it is; the first of both.
    pub finished: Option<Instant>,
    /// Number of times that the ticket was reopened after it was resolved or closed.
    pub reopenings: u16,
    /// The channel, also of tickets that were filed before channels were stored.
    pub channel: Channel,
}

/// A stop or a restart of the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Time.
    pub at: Instant,
    /// Name of the person; `None` if the history does not say.
    pub who: Option<String>,
}

impl Facts {
    /// The facts of a ticket.
    pub fn of(ticket: &Ticket, log: &ActivityLog) -> Self {
        let entries = log.of(&ticket.id);
        Self::from_entries(ticket, &effective(&entries, |_| true))
    }

    /// The facts of a ticket with these effective entries of its activity list.
    pub fn from_entries(ticket: &Ticket, entries: &[&ActivityEntry]) -> Self {
        let answers = || ticket.messages.iter().filter(|message| is_of_ministry(ticket, message));
        let answered = answers().map(|message| message.timestamp).min();
        let Fold { turns, finished, reopenings, .. } = Fold::of(ticket, entries);
        Self {
            filed: ticket.created_at,
            assigned: earlier(assigned(ticket, entries), answered),
            answered,
            last_answer: answers().map(|message| message.timestamp).max(),
            turns,
            finished,
            reopenings,
            channel: channel(ticket, entries),
        }
    }

    /// The stop that still holds, if the clocks stand still.
    pub fn stopped(&self) -> Option<&Turn> {
        if self.turns.len() % 2 == 1 { self.turns.last() } else { None }
    }
}

fn earlier(one: Option<Instant>, other: Option<Instant>) -> Option<Instant> {
    one.into_iter().chain(other).min()
}

fn is_of_ministry(ticket: &Ticket, message: &Message) -> bool {
    message.sender != ticket.requester.email && *message.sender != *SYSTEM
}

/// The first assignment. A ticket with an agent whose history does not tell it was assigned at its last change, at the
/// latest.
fn assigned(ticket: &Ticket, entries: &[&ActivityEntry]) -> Option<Instant> {
    let is_assignment = |action: &CommitAction| {
        matches!(
            action,
            CommitAction::Ticket(
                TicketAction::Taken | TicketAction::Assigned { .. } | TicketAction::Replied { takes: true, .. }
            )
        )
    };
    let told = entries.iter().find(|entry| is_assignment(&entry.action)).map(|entry| entry.at);
    told.or_else(|| ticket.assignee.as_ref().map(|_| ticket.updated_at))
}

fn channel(ticket: &Ticket, entries: &[&ActivityEntry]) -> Channel {
    let is_on_behalf = |action: &CommitAction| {
        matches!(action, CommitAction::Ticket(TicketAction::Created { on_behalf_of: Some(_), .. }))
    };
    match ticket.channel {
        Channel::Portal if entries.first().is_some_and(|entry| is_on_behalf(&entry.action)) => Channel::Recorded,
        stored => stored,
    }
}

/// The statuses that the history tells, one after the other.
struct Fold {
    status: Status,
    turns: Vec<Turn>,
    finished: Option<Instant>,
    reopenings: u16,
}

impl Fold {
    /// Clocks stand still while a ticket waits for its company, is resolved or closed. In a pending ticket they also run
    /// after a word of the company, until the ministry says something.
    fn of(ticket: &Ticket, entries: &[&ActivityEntry]) -> Self {
        let mut fold = Self { status: Status::New, turns: Vec::new(), finished: None, reopenings: 0 };
        for entry in entries {
            let is_reply = matches!(entry.action, CommitAction::Ticket(TicketAction::Replied { .. }));
            let stands = match status_after(&entry.action).or_else(|| status_after_merging(&entry.action, ticket)) {
                Some(status) => {
                    fold.reopenings += u16::from(fold.status.is_finished() && !status.is_finished());
                    fold.set(status, entry.at);
                    stands_in(status)
                }
                None if is_reply && entry.who == *ticket.requester.name && fold.status == Status::Pending => false,
                None if is_reply => stands_in(fold.status),
                None => continue,
            };
            fold.turn(entry.at, stands, Some(&entry.who));
        }
        if fold.status != ticket.status {
            // The history does not tell how the ticket came into its status: a sample ticket, or two tabs were merged.
            fold.set(ticket.status, ticket.updated_at);
            fold.turn(ticket.updated_at, stands_in(ticket.status), None);
        }
        fold
    }

    fn set(&mut self, status: Status, at: Instant) {
        self.finished = status.is_finished().then(|| self.finished.unwrap_or(at));
        self.status = status;
    }

    fn turn(&mut self, at: Instant, stands: bool, who: Option<&String>) {
        if stands != (self.turns.len() % 2 == 1) {
            // Clocks of devices differ; a turn is never before the one that it follows.
            let at = self.turns.last().map_or(at, |last| at.max(last.at));
            self.turns.push(Turn { at, who: who.cloned() });
        }
    }
}

const fn stands_in(status: Status) -> bool {
    matches!(status, Status::Pending | Status::Resolved | Status::Closed)
}

/// The status that an action on a ticket sets, if it sets one.
pub const fn status_after(action: &CommitAction) -> Option<Status> {
    match action {
        CommitAction::Ticket(TicketAction::Replied { status, .. }) => *status,
        CommitAction::Ticket(TicketAction::StatusSet { to, .. }) => Some(*to),
        CommitAction::Ticket(TicketAction::Taken) => Some(Status::Open),
        _ => None,
    }
}

/// The status of a ticket after it was merged into another one, or another one into it.
fn status_after_merging(action: &CommitAction, ticket: &Ticket) -> Option<Status> {
    match action {
        CommitAction::Ticket(TicketAction::Merged { into, .. }) if *into != ticket.id => Some(Status::Closed),
        CommitAction::Ticket(TicketAction::Merged { reopens: true, .. }) => Some(Status::Open),
        _ => None,
    }
}
