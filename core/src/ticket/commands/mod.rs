//! One file per thing one can do to a ticket. Each checks the role and whose ticket it is before all else, then the status, what is
//! named and the form, as far as it has them, and only then collects the changes.

mod assign;
mod create;
mod earlier;
mod label;
mod prioritise;
pub mod reply;
mod set_status;

pub use create::{TicketForm, check_form};
pub use earlier::return_to;

use serde::{Deserialize, Serialize};

use super::status::{self, StatusAction};
use crate::model::Slice;
use crate::model::attachment::Attachment;
use crate::model::ticket::{Priority, ReturnReason, Status, Ticket, TicketAction};
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::form::attachment::FileFacts;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};

/// What can be done to tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TicketCommand {
    /// Files a complaint (§5), in one's own name or, for staff, in a business entity's.
    Create {
        /// The form as typed.
        form: TicketForm,
    },
    /// Sends a message and, with it, sets a status: both or neither (decisions §4).
    Reply {
        /// The ticket's code.
        ticket: String,
        /// The text as typed.
        content: String,
        /// The status to set; none keeps it.
        status: Option<Status>,
        /// Files to send along.
        attachments: Vec<FileFacts>,
        /// Sends words in braces too, which an agent's reply is otherwise refused for.
        #[serde(default)]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        as_written: bool,
    },
    /// Sets pending, resolved or closed (§4).
    SetStatus {
        /// The ticket's code.
        ticket: String,
        /// Any other status is refused.
        status: Status,
    },
    /// The requester closes the ticket (§2.3).
    Close {
        /// The ticket's code.
        ticket: String,
    },
    /// The requester opens a closed ticket again, or staff one that is resolved or closed (decisions §4).
    Reopen {
        /// The ticket's code.
        ticket: String,
    },
    /// An agent takes a new ticket (§4).
    Take {
        /// The ticket's code.
        ticket: String,
    },
    /// Gives the ticket to an agent (§4).
    Assign {
        /// The ticket's code.
        ticket: String,
        /// The agent's id.
        agent: String,
        /// Why, if it is to be said.
        reason: Option<String>,
    },
    /// Gives the ticket back to the administrator (decisions §4).
    GiveBack {
        /// The ticket's code.
        ticket: String,
        /// Why.
        reason: ReturnReason,
        /// More words; required for `lainnya`.
        note: Option<String>,
    },
    /// Notifies a department (§2.4).
    SendToDepartment {
        /// The ticket's code.
        ticket: String,
        /// The department's name.
        department: String,
        /// What for, if it is to be said.
        note: Option<String>,
    },
    /// Sets the priority (decisions §4).
    SetPriority {
        /// The ticket's code.
        ticket: String,
        /// The new one.
        priority: Priority,
    },
    /// Puts exactly these labels on the ticket.
    SetLabels {
        /// The ticket's code.
        ticket: String,
        /// Ids of labels.
        labels: Vec<String>,
    },
}

/// What a command came to: the transaction, and the attachments to keep bytes for, in the order given.
#[derive(Debug)]
pub struct Handled {
    /// `None` when there was nothing to change.
    pub transaction: Option<Transaction>,
    /// New attachments.
    pub attachments: Vec<Attachment>,
}

impl From<Transaction> for Handled {
    fn from(transaction: Transaction) -> Self {
        Self { transaction: Some(transaction), attachments: Vec::new() }
    }
}

impl Handled {
    /// Nothing to change.
    pub const fn unchanged() -> Self {
        Self { transaction: None, attachments: Vec::new() }
    }
}

/// Collects what a command changes; the portal applies it.
pub fn handle(state: &State, session: &Session, env: &mut Env, command: &TicketCommand) -> Result<Handled, Refusal> {
    let desk = Desk { state, session };
    match command {
        TicketCommand::Create { form } => create::create(&desk, env, form),
        TicketCommand::Reply { ticket, content, status, attachments, as_written } => {
            reply::reply(&desk, env, ticket, (content, *as_written), *status, attachments)
        }
        TicketCommand::SetStatus { ticket, status } => set_status::by_staff(&desk, env, ticket, *status),
        TicketCommand::Close { ticket } => set_status::close(&desk, env, ticket),
        TicketCommand::Reopen { ticket } => set_status::reopen(&desk, env, ticket),
        TicketCommand::Take { ticket } => assign::take(&desk, env, ticket),
        TicketCommand::Assign { ticket, agent, reason } => assign::assign(&desk, env, ticket, agent, reason.as_deref()),
        TicketCommand::GiveBack { ticket, reason, note } => {
            assign::give_back(&desk, env, ticket, *reason, note.as_deref())
        }
        TicketCommand::SendToDepartment { ticket, department, note } => {
            assign::send_to_department(&desk, ticket, department, note.as_deref())
        }
        TicketCommand::SetPriority { ticket, priority } => prioritise::prioritise(&desk, env, ticket, *priority),
        TicketCommand::SetLabels { ticket, labels } => label::set_labels(&desk, ticket, labels),
    }
}

/// The state and who stands before it.
struct Desk<'a> {
    state: &'a State,
    session: &'a Session,
}

impl<'a> Desk<'a> {
    /// The ticket, if the role may do this and the ticket is within its sight.
    fn ticket(&self, action: Action, id: &str) -> Result<&'a Ticket, Refusal> {
        self.session.require(action)?;
        let visible = self.state.tickets.get(id).filter(|ticket| is_visible(self.session, ticket));
        visible.ok_or_else(|| Refusal::not_found(Kind::Ticket, id))
    }
}

/// Whether the acting person may see this ticket: staff and agents all, a business entity its own (§6).
pub fn is_visible(session: &Session, ticket: &Ticket) -> bool {
    Action::ReadAllTickets.is_granted_to(session.role)
        || Action::ReadOwnTickets.is_granted_to(session.role) && ticket.requester.email == session.person.email
}

/// A transaction that changes one ticket.
fn update(before: &Ticket, after: Ticket, action: TicketAction) -> Transaction {
    about(before, action).update(before.clone(), after)
}

/// A transaction about a ticket that changes no record.
fn about(ticket: &Ticket, action: TicketAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Tickets, id: ticket.id.clone() }, CommitAction::Ticket(action))
}

/// The ticket with the status that the action leads to, as of now; refused where §4 has no such step.
fn stepped(ticket: &Ticket, action: StatusAction, env: &Env) -> Result<Ticket, Refusal> {
    let status = status::next(ticket.status, action)?;
    Ok(Ticket { status, updated_at: env.clock.now, ..ticket.clone() })
}
