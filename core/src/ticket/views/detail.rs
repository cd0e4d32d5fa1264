//! A ticket's page (§2.3–2.5).

use serde::Serialize;

use super::abilities::{Abilities, abilities};
use super::conversation::{Entry, conversation};
use super::visible;
use crate::locale::relative::time_ago;
use crate::model::Role;
use crate::model::label::{Label, LabelAction};
use crate::model::ticket::{Category, Disclosure, Priority, Requester, Status, Ticket, assignee_name};
use crate::store::activity::{ActivityEntry, ActivityLine};
use crate::store::error::Refusal;
use crate::store::history::HistoryAction;
use crate::store::session::Action;
use crate::store::{CommitAction, Reader};
use crate::ticket::commands::reply::{choices, takes};

/// Everything a ticket's page shows (§2.3–2.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketDetail {
    /// The ticket code.
    pub id: String,
    /// One line.
    pub title: String,
    /// What it is about.
    pub category: Category,
    /// Where it stands.
    pub status: Status,
    /// How urgent it is.
    pub priority: Option<Priority>,
    /// Who filed it.
    pub requester: Requester,
    /// The agent's name, or 'Unassigned'.
    pub assignee: String,
    /// '-' (decisions §4).
    pub channel: String,
    /// Remaining SLA time: '-' (decisions §4).
    pub sla: String,
    /// When it was filed, with zone.
    pub created: String,
    /// When it last changed, relative.
    pub updated: String,
    /// When it last changed, with zone.
    pub updated_exactly: String,
    /// Description, confirmation, messages.
    pub conversation: Vec<Entry>,
    /// Its labels; for staff only.
    pub labels: Vec<Label>,
    /// What happened, newest first.
    pub activity: Vec<ActivityLine>,
    /// What can be done now.
    pub can: Abilities,
    /// What a reply can do to the status; empty where it cannot.
    pub reply_choices: Vec<ReplyChoice>,
}

/// One choice of 'Pilih Status' for a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReplyChoice {
    /// The status to set; none keeps it.
    pub status: Option<Status>,
    /// What it is called.
    pub label: String,
    /// Whether the label is English.
    pub is_english: bool,
    /// What sending will do, named before it is done.
    pub effect: String,
    /// Whether it is chosen at first.
    pub preselected: bool,
}

/// A ticket with all that its page shows. A ticket of somebody else is as one that does not exist.
pub fn detail(reader: &Reader, id: &str) -> Result<TicketDetail, Refusal> {
    let ticket = visible(reader, id)?;
    let clock = reader.clock();
    let moment = |at: crate::model::Instant| clock.local(at).long();
    let can = abilities(reader, ticket);
    Ok(TicketDetail {
        id: ticket.id.clone(),
        title: ticket.title.clone(),
        category: ticket.category,
        status: ticket.status,
        priority: ticket.priority,
        requester: ticket.requester.clone(),
        assignee: assignee_name(ticket).to_owned(),
        channel: "-".to_owned(),
        sla: "-".to_owned(),
        created: moment(ticket.created_at),
        updated: time_ago(clock.local(ticket.updated_at), clock.local_now()),
        updated_exactly: moment(ticket.updated_at),
        conversation: conversation(reader, ticket),
        labels: labels(reader, ticket),
        activity: activity(reader, ticket),
        reply_choices: if can.reply { reply_choices(reader.session().role, ticket) } else { Vec::new() },
        can,
    })
}

/// The ticket's labels, for those who work with them.
pub fn labels(reader: &Reader, ticket: &Ticket) -> Vec<Label> {
    if !reader.may(Action::ReadStaffNotes) {
        return Vec::new();
    }
    ticket.labels.iter().filter_map(|id| reader.labels().get(id)).cloned().collect()
}

/// What the requester reads of all that the ministry does inside (decisions §4).
const HANDLED: &str = "Tiket sedang ditangani";

fn activity(reader: &Reader, ticket: &Ticket) -> Vec<ActivityLine> {
    let staff = reader.may(Action::ReadStaffNotes);
    let clock = reader.clock();
    let entries = reader.activity().of(&ticket.id);
    let shown = if staff { entries.iter().collect() } else { standing(entries, ticket) };
    let mut lines: Vec<ActivityLine> = Vec::new();
    for entry in shown {
        let when = clock.local(entry.at).long();
        let disclosure = if staff { Disclosure::Full } else { disclosure(&entry.action) };
        match disclosure {
            Disclosure::Full => {
                let what = wording(&entry.action);
                lines.extend(what.map(|what| ActivityLine { who: Some(entry.who.clone()), when, what }));
            }
            // Several steps inside in a row read as one: even their number is the ministry's own business.
            Disclosure::Handled if lines.last().is_some_and(|line| line.who.is_none()) => {}
            Disclosure::Handled => lines.push(ActivityLine { who: None, when, what: HANDLED.to_owned() }),
            Disclosure::Nothing => {}
        }
    }
    lines.reverse();
    lines
}

/// The steps that the requester reads. A step that staff took back is left out, and so is the undo: the remaining steps then
/// follow from each other. Requesters do read what they took back themselves.
fn standing<'a>(entries: &'a [ActivityEntry], ticket: &Ticket) -> Vec<&'a ActivityEntry> {
    let mut steps: Vec<(&ActivityEntry, bool)> = Vec::with_capacity(entries.len());
    for entry in entries {
        let by_staff = entry.who != *ticket.requester.name;
        let (action, depth) = undone(&entry.action);
        if by_staff && depth > 0 {
            let stands = depth % 2 == 0;
            let mut same = steps.iter_mut().rev();
            let step = same.find(|(step, stood)| *stood != stands && step.who == entry.who && step.action == *action);
            if let Some((_, stood)) = step {
                *stood = stands;
            }
        } else {
            steps.push((entry, true));
        }
    }
    steps.into_iter().filter_map(|(step, stands)| stands.then_some(step)).collect()
}

/// The action at the bottom of a chain of undos, and the chain's length.
fn undone(mut action: &CommitAction) -> (&CommitAction, u32) {
    let mut depth = 0;
    while let CommitAction::History(HistoryAction::Undone { what }) = action {
        (action, depth) = (what, depth + 1);
    }
    (action, depth)
}

/// How much of an entry the requester reads.
fn disclosure(action: &CommitAction) -> Disclosure {
    match undone(action).0 {
        CommitAction::Ticket(action) => action.disclosure(),
        _ => Disclosure::Nothing,
    }
}

/// What happened to a ticket, as staff read it.
fn wording(action: &CommitAction) -> Option<String> {
    match action {
        CommitAction::Ticket(action) => Some(action.wording()),
        CommitAction::Label(LabelAction::Deleted { name }) => Some(format!("menghapus label {name}")),
        // A ticket is never restored itself: one of its labels was.
        CommitAction::History(HistoryAction::Restored { .. }) => Some("memulihkan label yang terhapus".to_owned()),
        CommitAction::History(action) => action.wording(&wording),
        _ => None,
    }
}

fn reply_choices(role: Role, ticket: &Ticket) -> Vec<ReplyChoice> {
    let current = ticket.status;
    let statuses = choices(role);
    // §4: pending is an agent's default; for a requester nothing changes unless they say so (decisions §4).
    let is_default = |status: Status| status == Status::Pending;
    let offered = statuses.iter().copied().filter(|status| *status != current);
    // A status that the ticket has is no action (decisions §4): keeping it is.
    let keeps = statuses.contains(&current) || !statuses.iter().copied().any(is_default);
    let preselects_keep = !offered.clone().any(is_default);
    let taken = if takes(role, ticket) { ", tiket menjadi tanggung jawab Anda" } else { "" };
    let keep = keeps.then(|| ReplyChoice {
        status: None,
        label: "Biarkan status".to_owned(),
        is_english: false,
        effect: format!("Status tetap {}{taken}", current.label()),
        preselected: preselects_keep,
    });
    let set = offered.map(|status| ReplyChoice {
        status: Some(status),
        label: own_words(role, status).unwrap_or(status.label()).to_owned(),
        is_english: own_words(role, status).is_none(),
        effect: format!("Status menjadi {}{taken}", status.label()),
        preselected: is_default(status),
    });
    keep.into_iter().chain(set).collect()
}

/// What a requester calls a status; staff call it by its name.
const fn own_words(role: Role, status: Status) -> Option<&'static str> {
    match (role, status) {
        (Role::BadanUsaha, Status::Resolved) => Some("Sudah selesai"),
        (Role::BadanUsaha, Status::Open) => Some("Belum selesai"),
        _ => None,
    }
}
