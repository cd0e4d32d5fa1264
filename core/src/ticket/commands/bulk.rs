//! One change of many tickets. The command of a single ticket decides about each of them.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::assign::{assign, send_to_department};
use super::label::set_labels;
use super::prioritise::prioritise;
use super::set_status::{by_staff, reopen};
use super::{Context, is_visible};
use crate::model::ticket::{BulkStep, Priority, Status, Ticket, TicketAction};
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::{CommitAction, Handled, Reader, Transaction};
use crate::table::saturated;
use crate::ticket::field::TicketField;
use crate::ticket::views::list::TicketListQuery;
use crate::ticket::views::selection::found;

/// Maximum number of tickets in one change.
pub const MOST: u32 = 10_000;

/// The tickets of a bulk change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BulkTickets {
    /// Chosen one by one.
    Chosen {
        /// Codes of the tickets.
        ids: Vec<String>,
    },
    /// All that a list finds at the time of the command.
    Matching {
        /// The list; its page is ignored.
        list: Box<TicketListQuery>,
        /// The number that the list found when the person chose it. Another number is refused.
        seen: u32,
    },
}

/// The change of each ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BulkChange {
    /// Assigns to an agent.
    Assign {
        /// Id of the agent.
        agent: String,
        /// Optional reason.
        reason: Option<String>,
    },
    /// Sets the status; open reopens.
    SetStatus {
        /// Status to set.
        status: Status,
    },
    /// Sets the priority.
    SetPriority {
        /// Priority to set.
        priority: Priority,
    },
    /// Adds labels.
    AddLabels {
        /// Ids of the labels.
        labels: Vec<String>,
    },
    /// Removes labels.
    RemoveLabels {
        /// Ids of the labels.
        labels: Vec<String>,
    },
    /// Sends to a department.
    SendToDepartment {
        /// Id of the department.
        department: String,
        /// Optional note.
        note: Option<String>,
    },
}

impl BulkChange {
    /// The changed part of a ticket.
    pub const fn field(&self) -> TicketField {
        match self {
            Self::Assign { .. } => TicketField::Assignee,
            Self::SetStatus { .. } => TicketField::Status,
            Self::SetPriority { .. } => TicketField::Priority,
            Self::AddLabels { .. } | Self::RemoveLabels { .. } => TicketField::Labels,
            Self::SendToDepartment { .. } => TicketField::Department,
        }
    }

    fn single(&self, ctx: &Context, env: &Env, ticket: &Ticket) -> Result<Handled, Refusal> {
        let (id, held) = (&ticket.id, &ticket.labels);
        match self {
            Self::Assign { agent, reason } => assign(ctx, env, id, agent, reason.as_deref()),
            Self::SetStatus { status: Status::Open } => reopen(ctx, env, id),
            Self::SetStatus { status } => by_staff(ctx, env, id, *status),
            Self::SetPriority { priority } => prioritise(ctx, env, id, *priority),
            Self::AddLabels { labels } => set_labels(ctx, id, &[held.as_slice(), labels].concat()),
            Self::RemoveLabels { labels } => {
                let left: Vec<String> = held.iter().filter(|label| !labels.contains(label)).cloned().collect();
                set_labels(ctx, id, &left)
            }
            Self::SendToDepartment { department, note } => send_to_department(ctx, id, department, note.as_deref()),
        }
    }

    /// The effect on one ticket. A ticket that already has the value stays as it is.
    fn effect(&self, ctx: &Context, env: &Env, ticket: &Ticket) -> Effect {
        let is_wanted = |status: Status| matches!(self, Self::SetStatus { status: wanted } if *wanted == status);
        match self.single(ctx, env, ticket) {
            Ok(Handled { transaction: Some(step), .. }) if self.is_felt(&step) => Effect::Changes(step),
            Ok(_) | Err(Refusal::AlreadyAssigned { .. }) => Effect::Unchanged,
            Err(Refusal::WrongStatus { status }) if is_wanted(status) => Effect::Unchanged,
            Err(refusal) => Effect::Refused(refusal),
        }
    }

    fn is_felt(&self, step: &Transaction) -> bool {
        step.ticket_edits().any(|(before, after)| self.field().differs(before, after))
    }
}

/// The effect of a bulk change on one ticket.
#[derive(Debug)]
pub enum Effect {
    /// The ticket changes.
    Changes(Transaction),
    /// The ticket already has the value.
    Unchanged,
    /// The rules do not allow the change.
    Refused(Refusal),
}

/// A ticket of a bulk change, or the code of one that is not there.
pub type BulkTicket<'a> = Result<&'a Ticket, &'a str>;

/// Calls `take` with each ticket and the effect on it, in the order of the choice or of the list.
pub fn effects<'a>(
    reader: &Reader<'a>,
    env: &Env,
    tickets: &'a BulkTickets,
    change: &BulkChange,
    mut take: impl FnMut(BulkTicket<'a>, Effect),
) -> Result<(), Refusal> {
    reader.require(change.field().right())?;
    let ctx = Context { state: reader.state(), session: reader.session() };
    reader.labels();
    reader.directory();
    for one in chosen(reader, tickets)? {
        let effect = match one {
            Ok(ticket) => change.effect(&ctx, env, ticket),
            Err(id) => Effect::Refused(Refusal::not_found(Kind::Ticket, id)),
        };
        take(one, effect);
    }
    Ok(())
}

fn chosen<'a>(reader: &Reader<'a>, tickets: &'a BulkTickets) -> Result<Vec<BulkTicket<'a>>, Refusal> {
    let store = reader.tickets();
    let chosen: Vec<BulkTicket<'a>> = match tickets {
        BulkTickets::Chosen { ids } => {
            let visible = |id: &str| store.get(id).filter(|ticket| is_visible(reader.session(), ticket));
            let mut known = HashSet::new();
            let ids = ids.iter().filter(|id| known.insert(id.as_str()));
            ids.map(|id| visible(id).ok_or(id.as_str())).collect()
        }
        BulkTickets::Matching { list, seen } => {
            let slots = found(reader, list)?;
            let now = saturated(slots.len());
            if now != *seen {
                return Err(Refusal::SelectionChanged { seen: *seen, now });
            }
            slots.into_iter().filter_map(|slot| store.at(slot)).map(Ok).collect()
        }
    };
    if saturated(chosen.len()) > MOST { Err(Refusal::TooManyTickets { max: MOST }) } else { Ok(chosen) }
}

/// Changes the tickets that may change, in one commit. Refused if none does.
pub(super) fn bulk(ctx: &Context, env: &Env, tickets: &BulkTickets, change: &BulkChange) -> Result<Handled, Refusal> {
    let reader = Reader::new(ctx.state, ctx.session, env.clock);
    let (mut made, mut refusals) = (Vec::new(), Vec::new());
    effects(&reader, env, tickets, change, |_, effect| match effect {
        Effect::Changes(step) => made.push(step),
        Effect::Refused(refusal) => refusals.push(refusal),
        Effect::Unchanged => {}
    })?;
    let Some(first) = made.first() else {
        // One reason for all, such as an unknown agent, says more than that nothing changes.
        let last = refusals.pop().filter(|last| refusals.iter().all(|refusal| refusal == last));
        return Err(last.unwrap_or(Refusal::NothingChanges));
    };
    let subject = first.subject.clone();
    if made.len() == 1 {
        return Ok(made.pop().into());
    }
    let mut whole = Transaction::new(subject, CommitAction::Ticket(TicketAction::Bulk { steps: Vec::new() }));
    let mut steps: Vec<BulkStep> = Vec::new();
    for Transaction { action, subject, changes } in made {
        whole.changes.extend(changes);
        let CommitAction::Ticket(action) = action else { continue };
        match steps.iter_mut().find(|step| step.action == action) {
            Some(step) => step.tickets.push(subject.id),
            None => steps.push(BulkStep { action, tickets: vec![subject.id] }),
        }
    }
    whole.action = CommitAction::Ticket(TicketAction::Bulk { steps });
    Ok(whole.into())
}
