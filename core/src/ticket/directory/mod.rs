//! Agents, companies with their contact persons, and departments: the forms of 'Pengaturan' that change them.

pub mod form;
mod rules;
pub(crate) mod sound;
pub mod view;

use serde::{Deserialize, Serialize};

use crate::model::directory::DirectoryAction;
use crate::model::{Record, Slice};
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};
use form::DirectoryDraft;
pub(crate) use rules::{conflicts, is_used};

/// Commands on agents, companies and departments. Nothing is deleted, so that history stays readable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum DirectoryCommand {
    /// Adds an agent, company or department, or changes an existing one.
    Save {
        /// The form, and the record that it edits.
        draft: DirectoryDraft,
    },
    /// Deactivates an agent, company or department, or activates it again.
    SetActive {
        /// Id of the record.
        id: String,
        /// True to activate.
        is_active: bool,
    },
}

/// Checks a command and returns its changes; the portal applies them. `None` if the record is already so.
pub fn handle(
    state: &State,
    session: &Session,
    env: &Env,
    command: &DirectoryCommand,
) -> Result<Option<Transaction>, Refusal> {
    session.require(Action::ManageDesk)?;
    match command {
        DirectoryCommand::Save { draft } => save(state, env, draft),
        DirectoryCommand::SetActive { id, is_active } => set_active(state, id, *is_active),
    }
}

fn transaction(id: &str, action: DirectoryAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Directory, id: id.to_owned() }, CommitAction::Directory(action))
}

fn save(state: &State, env: &Env, draft: &DirectoryDraft) -> Result<Option<Transaction>, Refusal> {
    let new_id = || env.short_stamped_id(draft.form.id_prefix(), |id| state.directory.knows(id));
    let id = draft.id.clone().unwrap_or_else(new_id);
    let before = draft.before(state)?;
    let after = draft.checked(state, &id).map_err(|errors| Refusal::Invalid { errors })?;
    Ok(match before {
        None => Some(transaction(&id, DirectoryAction::Added).insert(after)),
        Some(before) if before == after => None,
        Some(before) => Some(transaction(&id, DirectoryAction::Changed).update(before, after)),
    })
}

fn set_active(state: &State, id: &str, is_active: bool) -> Result<Option<Transaction>, Refusal> {
    let before = state.directory.record(id).ok_or_else(|| Refusal::not_found(Kind::Person, id))?;
    let mut after = before.clone();
    match &mut after {
        Record::Agent(agent) => agent.is_inactive = !is_active,
        Record::Company(company) => company.is_inactive = !is_active,
        Record::Department(department) => department.is_inactive = !is_active,
        _ => {}
    }
    let action = if is_active { DirectoryAction::Activated } else { DirectoryAction::Deactivated };
    Ok((before != after).then(|| transaction(id, action).update(before, after)))
}
