//! Labels of tickets (§2.5, decisions §4).

pub(crate) mod sound;

use serde::{Deserialize, Serialize};

use crate::model::Slice;
use crate::model::label::{Label, LabelAction};
use crate::model::ticket::{Ticket, TicketAction};
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Kind, Problem, Refusal};
use crate::store::form::text::{FormCheck, too_long};
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Reader, State, Subject, Transaction};
use crate::table::fold;

/// Maximum length of a label's name in characters, so that it fits on a tag.
pub const NAME_MAX: usize = 40;

pub(crate) const HUES: u32 = 8;

/// Commands on labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LabelCommand {
    /// Adds a label, or renames an existing one.
    Save {
        /// Id of the label to rename; `None` adds one.
        id: Option<String>,
        /// Name as typed.
        name: String,
    },
    /// Adds a label and puts it on a ticket.
    AddTo {
        /// Code of the ticket.
        ticket: String,
        /// Name as typed.
        name: String,
    },
    /// Deletes a label and removes it from every ticket.
    Delete {
        /// Id of the label.
        id: String,
    },
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(state: &State, session: &Session, env: &Env, command: &LabelCommand) -> Result<Transaction, Refusal> {
    session.require(Action::UseLabels)?;
    let find = |id: &str| state.labels.get(id).ok_or_else(|| Refusal::not_found(Kind::Label, id));
    let transaction = |id: &str, action| {
        Transaction::new(Subject { slice: Slice::Labels, id: id.to_owned() }, CommitAction::Label(action))
    };
    match command {
        LabelCommand::Save { id, name } => {
            let before = id.as_deref().map(find).transpose()?;
            let name = checked_name(state, id.as_deref(), name)?;
            Ok(if let Some(before) = before {
                transaction(&before.id, LabelAction::Renamed).update(before.clone(), Label { name, ..before.clone() })
            } else {
                let label = made(state, env, name);
                transaction(&label.id, LabelAction::Added).insert(label.clone())
            })
        }
        LabelCommand::AddTo { ticket, name } => {
            let carrier = state.tickets.get(ticket).ok_or_else(|| Refusal::not_found(Kind::Ticket, ticket))?;
            if let Some(into) = &carrier.merged_into {
                return Err(Refusal::Merged { ticket: ticket.clone(), into: into.clone() });
            }
            let label = made(state, env, checked_name(state, None, name)?);
            let action = TicketAction::LabelsSet { added: vec![label.name.clone()], removed: Vec::new() };
            let subject = Subject { slice: Slice::Tickets, id: ticket.clone() };
            let labels = carrier.labels.iter().chain([&label.id]).cloned().collect();
            Ok(Transaction::new(subject, CommitAction::Ticket(action))
                .insert(label)
                .update(carrier.clone(), Ticket { labels, ..carrier.clone() }))
        }
        LabelCommand::Delete { id } => {
            let label = find(id)?;
            let transaction = transaction(id, LabelAction::Deleted { name: label.name.clone() }).remove(label.clone());
            let carriers = state.tickets.iter().filter(|ticket| ticket.labels.contains(id));
            Ok(carriers.fold(transaction, |transaction, ticket| {
                let labels = ticket.labels.iter().filter(|label| *label != id).cloned().collect();
                transaction.update(ticket.clone(), Ticket { labels, ..ticket.clone() })
            }))
        }
    }
}

fn made(state: &State, env: &Env, name: String) -> Label {
    let id = env.stamped_id("LABEL_", |id| state.labels.knows(id));
    let hue = u8::try_from(state.labels.slot_count() % HUES).unwrap_or_default();
    Label { id, name, hue }
}

fn checked_name(state: &State, id: Option<&str>, name: &str) -> Result<String, Refusal> {
    let mut check = FormCheck::default();
    let name = check.required_line(Field::Name, name);
    let mut errors = check.into_errors();
    if let Some(problem) = too_long(name.chars().count(), NAME_MAX) {
        errors = vec![FieldError { field: Field::Name, problem }];
    }
    let folded = fold::fold(&name);
    if state.labels.iter().any(|other| Some(other.id.as_str()) != id && fold::fold(&other.name) == folded) {
        errors.push(FieldError { field: Field::Name, problem: Problem::Taken });
    }
    if errors.is_empty() { Ok(name) } else { Err(Refusal::Invalid { errors }) }
}

/// Labels, and which of them a search means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Labels {
    /// Labels sorted by name.
    pub labels: Vec<LabelUse>,
    /// Id of the label that the search means: the one with this name, or the only one found.
    pub meant: Option<String>,
}

/// A label with its number of tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LabelUse {
    /// The label.
    pub label: Label,
    /// Number of tickets with the label.
    pub tickets: u32,
}

/// The labels with all words of `search` in their names, sorted by name, with their numbers of tickets.
pub fn list(reader: &Reader, search: &str) -> Result<Labels, Refusal> {
    reader.require(Action::ReadStaffNotes)?;
    let words = fold::words(search);
    let found = reader.labels().iter().filter(|label| fold::has_all(&[&label.name], &words));
    let mut labels: Vec<LabelUse> = found.map(|label| LabelUse { label: label.clone(), tickets: 0 }).collect();
    for id in reader.tickets().iter().flat_map(|ticket| &ticket.labels) {
        if let Some(entry) = labels.iter_mut().find(|entry| entry.label.id == *id) {
            entry.tickets += 1;
        }
    }
    labels.sort_by_key(|entry| fold::fold(&entry.label.name));
    let named = fold::fold(search);
    let meant = match &labels[..] {
        [only] if !words.is_empty() => Some(only),
        all => all.iter().find(|entry| fold::fold(&entry.label.name) == named),
    };
    let meant = meant.map(|entry| entry.label.id.clone());
    Ok(Labels { labels, meant })
}
