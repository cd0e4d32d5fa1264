//! Commands on tickets, one file each. A command first checks the role and access to the ticket, then status,
//! references and form. Only then does it build the changes.

mod assign;
pub mod bulk;
mod create;
mod earlier;
mod label;
mod link;
pub mod merge;
pub mod note;
mod prioritise;
mod rate;
pub mod reply;
pub mod seen;
mod set_status;
mod split;

pub use bulk::{BulkChange, BulkTickets};
pub use create::{TicketForm, check_form};
pub use earlier::return_to;
pub use split::can_be_split;

use serde::{Deserialize, Serialize};

use super::status::{self, StatusAction};
use crate::model::initials;
use crate::model::ticket::{LinkKind, Message, Priority, ReturnReason, SYSTEM, Status, Ticket, TicketAction};
use crate::model::{Instant, Slice};
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::form::attachment::FileFacts;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Handled, State, Subject, Transaction};

/// Commands on tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TicketCommand {
    /// Files a complaint, by a business entity or by staff on its behalf (§5).
    Create {
        /// The form as typed.
        form: TicketForm,
    },
    /// Sends a message and optionally sets a status. If one part is refused, neither is done (decisions §4).
    Reply {
        /// Code of the ticket.
        ticket: String,
        /// Text as typed.
        content: String,
        /// Status to set; `None` keeps the status.
        status: Option<Status>,
        /// Files to attach.
        attachments: Vec<FileFacts>,
        /// True to send an agent's reply although it contains words in braces.
        #[serde(default)]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        as_written: bool,
    },
    /// Sets the status to pending, resolved or closed (§4).
    SetStatus {
        /// Code of the ticket.
        ticket: String,
        /// Status to set; other values are refused.
        status: Status,
    },
    /// Closes a ticket as its requester (§2.3).
    Close {
        /// Code of the ticket.
        ticket: String,
    },
    /// Reopens a ticket: a closed one as its requester, a resolved or closed one as staff (decisions §4).
    Reopen {
        /// Code of the ticket.
        ticket: String,
    },
    /// Takes a new ticket as an agent (§4).
    Take {
        /// Code of the ticket.
        ticket: String,
    },
    /// Assigns a ticket to an agent (§4).
    Assign {
        /// Code of the ticket.
        ticket: String,
        /// Id of the agent.
        agent: String,
        /// Optional reason.
        reason: Option<String>,
    },
    /// Returns a ticket to the administrator (decisions §4).
    GiveBack {
        /// Code of the ticket.
        ticket: String,
        /// Reason from the list.
        reason: ReturnReason,
        /// Note; required for [`ReturnReason::Other`].
        note: Option<String>,
    },
    /// Puts the ticket into the queue of a department (§2.4).
    SendToDepartment {
        /// Code of the ticket.
        ticket: String,
        /// Id of the department.
        department: String,
        /// Optional note.
        note: Option<String>,
    },
    /// Takes the ticket out of its department's queue.
    LeaveDepartment {
        /// Code of the ticket.
        ticket: String,
    },
    /// Sets the priority (decisions §4).
    SetPriority {
        /// Code of the ticket.
        ticket: String,
        /// Priority to set.
        priority: Priority,
    },
    /// Replaces all labels of a ticket.
    SetLabels {
        /// Code of the ticket.
        ticket: String,
        /// Ids of the labels.
        labels: Vec<String>,
    },
    /// Merges tickets of one requester into one of them.
    Merge {
        /// Code of the ticket that stays.
        into: String,
        /// Codes of the tickets to merge into it.
        tickets: Vec<String>,
    },
    /// Makes a message of the requester into a new ticket.
    Split {
        /// Code of the ticket with the message.
        ticket: String,
        /// Number of the message.
        message: u32,
        /// Title of the new ticket as typed.
        title: String,
        /// Category of the new ticket.
        category: String,
    },
    /// Links a ticket to another one.
    Link {
        /// Code of the ticket that holds the link.
        ticket: String,
        /// Code of the other ticket.
        other: String,
        /// Kind of the link.
        kind: LinkKind,
    },
    /// Removes all links between two tickets.
    Unlink {
        /// Code of one ticket.
        ticket: String,
        /// Code of the other ticket.
        other: String,
    },
    /// Rates the answer as the requester. A second rating replaces the first.
    Rate {
        /// Code of the ticket.
        ticket: String,
        /// True if the requester is satisfied.
        is_satisfied: bool,
        /// The requester's words as typed; may be empty.
        comment: String,
    },
    /// Writes an internal note, on a closed ticket too (decisions §10).
    AddNote {
        /// Code of the ticket.
        ticket: String,
        /// Text as typed.
        content: String,
        /// Files to attach.
        attachments: Vec<FileFacts>,
    },
    /// Changes the text of one's own internal note.
    EditNote {
        /// Id of the note.
        note: String,
        /// Text as typed.
        content: String,
    },
    /// Deletes one's own internal note.
    DeleteNote {
        /// Id of the note.
        note: String,
    },
    /// Changes many tickets at once; those that may not change are left out.
    Bulk {
        /// The tickets.
        tickets: BulkTickets,
        /// The change of each.
        change: BulkChange,
    },
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(state: &State, session: &Session, env: &mut Env, command: &TicketCommand) -> Result<Handled, Refusal> {
    let ctx = Context { state, session };
    match command {
        TicketCommand::Create { form } => create::create(&ctx, env, form),
        TicketCommand::Reply { ticket, content, status, attachments, as_written } => {
            reply::reply(&ctx, env, ticket, (content, *as_written), *status, attachments)
        }
        TicketCommand::SetStatus { ticket, status } => set_status::by_staff(&ctx, env, ticket, *status),
        TicketCommand::Close { ticket } => set_status::close(&ctx, env, ticket),
        TicketCommand::Reopen { ticket } => set_status::reopen(&ctx, env, ticket),
        TicketCommand::Take { ticket } => assign::take(&ctx, env, ticket),
        TicketCommand::Assign { ticket, agent, reason } => assign::assign(&ctx, env, ticket, agent, reason.as_deref()),
        TicketCommand::GiveBack { ticket, reason, note } => {
            assign::give_back(&ctx, env, ticket, *reason, note.as_deref())
        }
        TicketCommand::SendToDepartment { ticket, department, note } => {
            assign::send_to_department(&ctx, ticket, department, note.as_deref())
        }
        TicketCommand::LeaveDepartment { ticket } => assign::leave_department(&ctx, ticket),
        TicketCommand::SetPriority { ticket, priority } => prioritise::prioritise(&ctx, env, ticket, *priority),
        TicketCommand::SetLabels { ticket, labels } => label::set_labels(&ctx, ticket, labels),
        TicketCommand::Merge { into, tickets } => merge::merge(&ctx, env, into, tickets),
        TicketCommand::Split { ticket, message, title, category } => {
            split::split(&ctx, env, ticket, *message, (title, category))
        }
        TicketCommand::Link { ticket, other, kind } => link::link(&ctx, ticket, other, *kind),
        TicketCommand::Unlink { ticket, other } => link::unlink(&ctx, ticket, other),
        TicketCommand::Rate { ticket, is_satisfied, comment } => rate::rate(&ctx, env, ticket, *is_satisfied, comment),
        TicketCommand::AddNote { ticket, content, attachments } => note::add(&ctx, env, ticket, content, attachments),
        TicketCommand::EditNote { note, content } => note::edit(&ctx, env, note, content),
        TicketCommand::DeleteNote { note } => note::delete(&ctx, note),
        TicketCommand::Bulk { tickets, change } => bulk::bulk(&ctx, env, tickets, change),
    }
}

/// The state that a command is checked against, and the session that gives it.
struct Context<'a> {
    state: &'a State,
    session: &'a Session,
}

impl<'a> Context<'a> {
    /// The ticket, if the role may do the action and may see the ticket. Merged tickets take no commands.
    fn ticket(&self, action: Action, id: &str) -> Result<&'a Ticket, Refusal> {
        self.session.require(action)?;
        let visible = self.state.tickets.get(id).filter(|ticket| is_visible(self.session, ticket));
        let ticket = visible.ok_or_else(|| Refusal::not_found(Kind::Ticket, id))?;
        match &ticket.merged_into {
            Some(into) => Err(Refusal::Merged { ticket: id.to_owned(), into: into.clone() }),
            None => Ok(ticket),
        }
    }
}

/// True if the acting person may see the ticket. Staff and agents see all tickets, a business entity its own (§6).
pub fn is_visible(session: &Session, ticket: &Ticket) -> bool {
    Action::ReadAllTickets.is_granted_to(session.role)
        || Action::ReadOwnTickets.is_granted_to(session.role) && ticket.requester.email == session.person.email
}

fn update(before: &Ticket, after: Ticket, action: TicketAction) -> Transaction {
    about(before, action).update(before.clone(), after)
}

/// A transaction that adds to a ticket's activity list without changing a record.
fn about(ticket: &Ticket, action: TicketAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Tickets, id: ticket.id.clone() }, CommitAction::Ticket(action))
}

/// The ticket with its status after the action and a new `updatedAt`. Refused if §4 does not allow the action.
fn stepped(ticket: &Ticket, action: StatusAction, env: &Env) -> Result<Ticket, Refusal> {
    let status = status::next(ticket.status, action)?;
    Ok(with_status(ticket, status, env.clock.now))
}

/// The ticket with another status. A ticket that goes on loses its rating, because the requester is asked again.
fn with_status(ticket: &Ticket, status: Status, now: Instant) -> Ticket {
    let mut after = Ticket { status, updated_at: now, ..ticket.clone() };
    if !status.is_finished() {
        after.rating = None;
    } else if status != ticket.status {
        after.finished_at = Some(now);
    }
    after
}

/// Adds a message of the portal itself.
fn tell(ticket: &mut Ticket, content: String, now: Instant) {
    ticket.messages.push(Message {
        id: ticket.messages.last().map_or(0, |message| message.id) + 1,
        sender: SYSTEM.into(),
        avatar: initials(SYSTEM).into(),
        content,
        timestamp: now,
        attachments: Vec::new(),
        origin: None,
    });
}
