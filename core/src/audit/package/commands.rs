//! Notes that a Paket Bukti was made.

use portal_chain::Digest;
use serde::{Deserialize, Serialize};

use crate::audit::finding::views::audit::find;
use crate::model::Slice;
use crate::model::assignment::AssignmentAction;
use crate::store::error::Refusal;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};

/// Commands on packages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PackageCommand {
    /// Notes the head of a package in the history of its assignment. The report prints it.
    Record {
        /// Id of the assignment.
        assignment: String,
        /// The head in hexadecimal.
        #[serde(with = "portal_chain::hexadecimal")]
        #[cfg_attr(target_family = "wasm", tsify(type = "string"))]
        head: Digest,
    },
}

/// Checks a command and returns its changes, which the portal applies.
pub fn handle(state: &State, session: &Session, command: &PackageCommand) -> Result<Transaction, Refusal> {
    let PackageCommand::Record { assignment, head } = command;
    session.require(Action::MakePackages)?;
    let found = find(&state.assignments, session, assignment)?;
    let action = AssignmentAction::Packaged { head: head.to_string() };
    let subject = Subject { slice: Slice::Assignments, id: found.id.clone() };
    Ok(Transaction::new(subject, CommitAction::Assignment(action)))
}
