//! The page of a ticket (§2.3–2.5).

use serde::Serialize;

use super::abilities::{Abilities, abilities};
use super::case::{TicketCase, case};
use super::conversation::{Entry, conversation, with_notes};
use super::sla::{self, SlaView, TicketClocks};
use super::visible;
use crate::locale::relative::time_ago;
use crate::model::directory::Contact;
use crate::model::label::{Label, LabelAction};
use crate::model::ticket::{Disclosure, Priority, Requester, Status, Ticket, assignee_name};
use crate::model::{Role, SharedStr};
use crate::store::activity::{ActivityEntry, ActivityLine, effective, undone};
use crate::store::error::Refusal;
use crate::store::history::HistoryAction;
use crate::store::records::follow_ups::is_about;
use crate::store::session::Action;
use crate::store::{CommitAction, Reader};
use crate::ticket::commands::reply::{choices, takes};

/// Content of a ticket's page (§2.3–2.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketDetail {
    /// The ticket code.
    pub id: String,
    /// Title on one line.
    pub title: String,
    /// Subject area.
    pub category: SharedStr,
    /// Status.
    pub status: Status,
    /// Priority; `None` is shown as 'No Priority'.
    pub priority: Option<Priority>,
    /// Business entity that filed the ticket.
    pub requester: Requester,
    /// Name of the agent, or 'Unassigned'.
    pub assignee: String,
    /// Name of the department in whose queue the ticket is; `None` on paper, and unless the reader is staff.
    pub department: Option<String>,
    /// Contact persons of the company, for staff and for the company itself; empty on paper.
    pub contacts: Vec<Contact>,
    /// Way in which the ticket arrived, in words.
    pub channel: String,
    /// The running clock (decisions §10). A requester sees only that of the first answer.
    pub sla: Option<SlaView>,
    /// The running clock in one line, for paper; '-' if no clock runs.
    pub sla_words: String,
    /// Sentences about a pause and the offer to close.
    pub sla_notes: Vec<String>,
    /// True if staff are offered to close the ticket, because the company has said nothing for long.
    pub offers_closing: bool,
    /// Time of filing, with time zone.
    pub created: String,
    /// Age of the last change, such as '1 hari yang lalu'.
    pub updated: String,
    /// Time of the last change, with time zone.
    pub updated_exactly: String,
    /// Description, confirmation, messages, and for staff internal notes.
    pub conversation: Vec<Entry>,
    /// The accepted finding that the ticket is about.
    pub finding: Option<TicketFinding>,
    /// Other tickets of the matter, the rating, and the last day to reopen.
    pub case: TicketCase,
    /// Labels; empty unless the reader is staff.
    pub labels: Vec<Label>,
    /// Activity list, newest first.
    pub activity: Vec<ActivityLine>,
    /// Actions that the acting person can do now.
    pub can: Abilities,
    /// Status choices of a reply; empty if no reply is possible.
    pub reply_choices: Vec<ReplyChoice>,
}

/// The accepted finding that a ticket is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketFinding {
    /// Id of the follow-up.
    pub id: String,
    /// Accepted title.
    pub title: String,
    /// True if the acting person follows the finding up and may open it.
    pub may_open: bool,
}

/// A choice of 'Pilih Status' for a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReplyChoice {
    /// Status to set; `None` keeps the status.
    pub status: Option<Status>,
    /// Label as shown.
    pub label: String,
    /// True if the label is English.
    pub is_english: bool,
    /// Effect of sending with this choice, shown in advance.
    pub effect: String,
    /// True if the choice is selected at first.
    pub preselected: bool,
}

/// The page of a ticket. Refused as not found if the acting person may not see the ticket.
pub fn detail(reader: &Reader, id: &str) -> Result<TicketDetail, Refusal> {
    let paper = on_paper(reader, id)?;
    let ticket = visible(reader, id)?;
    Ok(TicketDetail {
        conversation: with_notes(reader, ticket),
        department: department(reader, ticket),
        contacts: contacts(reader, ticket),
        ..paper
    })
}

/// The page without internal notes and department. Papers reach companies, whoever prints them (decisions §10).
pub fn on_paper(reader: &Reader, id: &str) -> Result<TicketDetail, Refusal> {
    let ticket = visible(reader, id)?;
    let clock = reader.clock();
    let moment = |at: crate::model::Instant| clock.local(at).long();
    let can = abilities(reader, ticket);
    let clocks = sla::of_ticket(reader, ticket);
    let activity = activity(reader, ticket, &clocks);
    Ok(TicketDetail {
        id: ticket.id.clone(),
        title: ticket.title.clone(),
        category: ticket.category.clone(),
        status: ticket.status,
        priority: ticket.priority,
        requester: ticket.requester.clone(),
        assignee: assignee_name(ticket).to_owned(),
        department: None,
        contacts: Vec::new(),
        channel: clocks.channel.label().to_owned(),
        sla_words: sla::in_words(clocks.clock.as_ref()),
        sla: clocks.clock,
        sla_notes: clocks.notes,
        offers_closing: clocks.offers_closing,
        created: moment(ticket.created_at),
        updated: time_ago(clock.local(ticket.updated_at), clock.local_now()),
        updated_exactly: moment(ticket.updated_at),
        conversation: conversation(reader, ticket),
        finding: ticket.finding.as_deref().and_then(|id| finding(reader, id)),
        case: case(reader, ticket),
        labels: labels(reader, ticket),
        activity,
        reply_choices: if can.reply { reply_choices(reader.session().role, ticket) } else { Vec::new() },
        can,
    })
}

fn finding(reader: &Reader, id: &str) -> Option<TicketFinding> {
    let found = reader.follow_ups().get(id).filter(|one| !one.is_withdrawn)?;
    let assignment = reader.assignments().get(&found.assignment_id)?;
    Some(TicketFinding {
        id: found.id.clone(),
        title: found.text.title.clone(),
        may_open: is_about(reader.session(), assignment),
    })
}

/// The ticket's labels; empty unless the reader is staff.
pub fn labels(reader: &Reader, ticket: &Ticket) -> Vec<Label> {
    if !reader.may(Action::ReadStaffNotes) {
        return Vec::new();
    }
    ticket.labels.iter().filter_map(|id| reader.labels().get(id)).cloned().collect()
}

/// Name of the department in whose queue the ticket is; `None` unless the reader is staff (decisions §4).
pub(super) fn department(reader: &Reader, ticket: &Ticket) -> Option<String> {
    let id = ticket.department.as_deref().filter(|_| reader.may(Action::ReadStaffNotes))?;
    Some(reader.directory().department_name(id).to_owned())
}

fn contacts(reader: &Reader, ticket: &Ticket) -> Vec<Contact> {
    let mut businesses = reader.directory().businesses();
    let company = businesses.find(|business| ticket.requester.email == business.email.as_str());
    company.map_or_else(Vec::new, |company| company.contacts.clone())
}

/// Text for the requester instead of the ministry's internal steps (decisions §4).
const HANDLED: &str = "Tiket sedang ditangani";

fn activity(reader: &Reader, ticket: &Ticket, clocks: &TicketClocks) -> Vec<ActivityLine> {
    let staff = reader.may(Action::ReadStaffNotes);
    let clock = reader.clock();
    let entries = reader.activity().of(&ticket.id);
    let shown = if staff { entries.iter().collect() } else { shown_to_requester(&entries, ticket) };
    let mut turn = clocks.turn_words();
    let mut lines: Vec<ActivityLine> = Vec::new();
    for entry in shown {
        let when = clock.local(entry.at).long();
        let disclosure = if staff { Disclosure::Full } else { disclosure(&entry.action) };
        match disclosure {
            Disclosure::Full => {
                let what = wording(&entry.action).map(|what| what + turn(entry));
                lines.extend(what.map(|what| ActivityLine { who: Some(entry.who.clone()), when, what }));
            }
            // Consecutive internal steps become one line, so that even their number stays internal.
            Disclosure::Handled if lines.last().is_some_and(|line| line.who.is_none()) => {}
            Disclosure::Handled => lines.push(ActivityLine { who: None, when, what: HANDLED.to_owned() }),
            Disclosure::Nothing => {}
        }
    }
    lines.reverse();
    lines
}

/// The activity that the requester may read. A step that staff undid is left out together with its undo, so that the
/// remaining steps still fit together. Steps that the requester undid are included.
pub(in crate::ticket) fn shown_to_requester<'a>(
    entries: &'a [ActivityEntry],
    ticket: &Ticket,
) -> Vec<&'a ActivityEntry> {
    effective(entries, |entry| entry.who != *ticket.requester.name)
}

fn disclosure(action: &CommitAction) -> Disclosure {
    match undone(action).0 {
        CommitAction::Ticket(action) => action.disclosure(),
        _ => Disclosure::Nothing,
    }
}

fn wording(action: &CommitAction) -> Option<String> {
    match action {
        CommitAction::Ticket(action) => Some(action.wording()),
        CommitAction::Label(LabelAction::Deleted { name }) => Some(format!("menghapus label {name}")),
        // A ticket is never restored, so this entry is about one of its labels.
        CommitAction::History(HistoryAction::Restored { .. }) => Some("memulihkan label yang terhapus".to_owned()),
        CommitAction::History(action) => action.wording(&wording),
        _ => None,
    }
}

fn reply_choices(role: Role, ticket: &Ticket) -> Vec<ReplyChoice> {
    let current = ticket.status;
    let statuses = choices(role);
    // An agent's default is pending (§4). A requester's answer to a pending or resolved ticket opens it again, unless the
    // requester decides otherwise; else its default is to keep the status (decisions §4, §10).
    let reopens = role == Role::BadanUsaha && matches!(current, Status::Pending | Status::Resolved);
    let is_default = |status: Status| status == if reopens { Status::Open } else { Status::Pending };
    let offered = statuses.iter().copied().filter(|status| *status != current);
    // 'Biarkan status' replaces the choice of the present status (decisions §4).
    let keeps = reopens || statuses.contains(&current) || !statuses.iter().copied().any(is_default);
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
        effect: format!(
            "Status {} {}{taken}",
            if reopens && is_default(status) { "kembali" } else { "menjadi" },
            status.label()
        ),
        preselected: is_default(status),
    });
    keep.into_iter().chain(set).collect()
}

/// The requester's words for a status; `None` means the status's own label.
const fn own_words(role: Role, status: Status) -> Option<&'static str> {
    match (role, status) {
        (Role::BadanUsaha, Status::Resolved) => Some("Sudah selesai"),
        (Role::BadanUsaha, Status::Open) => Some("Belum selesai"),
        _ => None,
    }
}
