//! Canned replies: texts with placeholders and files that all agents share (§2.5, decisions §4 and §10).

mod placeholder;
pub(crate) mod sound;
pub mod text_change;
pub mod transfer;
mod view;

use serde::{Deserialize, Serialize};

pub use self::placeholder::placeholders_in;
use self::transfer::ImportedReply;
pub use self::view::{CannedCompletion, CannedReplies, CannedReplyQuery, CompletionQuery, completions, list, unknown};
use crate::model::canned_reply::{CannedReply, CannedReplyAction};
use crate::model::{Collection, Slice};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::attachment::{self, FileFacts};
use crate::store::form::text::FormCheck;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Handled, State, Subject, Transaction};
use crate::table::fold::fold;

/// Maximum length of a category in characters.
pub(crate) const CATEGORY_MAX: usize = 40;

/// Commands on canned replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum CannedReplyCommand {
    /// Adds a canned reply, or changes an existing one.
    Save {
        /// Id of the canned reply to change; `None` adds one.
        id: Option<String>,
        /// Title as typed.
        title: String,
        /// Text as typed.
        content: String,
        /// Category as typed; empty for none.
        #[serde(default)]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        category: String,
        /// Files to add.
        #[serde(default)]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        files: Vec<FileFacts>,
        /// Ids of attached files to remove.
        #[serde(default)]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        removed: Vec<String>,
    },
    /// Deletes a canned reply.
    Delete {
        /// Id of the canned reply.
        id: String,
    },
    /// Adds and changes the replies of a file; see [`transfer::preview`]. Refused rows are skipped.
    Import {
        /// The rows of the file.
        rows: Vec<ImportedReply>,
    },
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(
    state: &State,
    session: &Session,
    env: &mut Env,
    command: &CannedReplyCommand,
) -> Result<Handled, Refusal> {
    session.require(Action::UseCannedReplies)?;
    let replies = &state.canned_replies;
    let find = |id: &str| replies.get(id).ok_or_else(|| Refusal::not_found(Kind::CannedReply, id));
    match command {
        CannedReplyCommand::Save { id, title, content, category, files, removed } => {
            let before = id.as_deref().map(find).transpose()?;
            let mut check = FormCheck::default();
            let (title, content) = checked_texts(&mut check, title, content);
            let folded = fold(&title);
            if replies.iter().any(|other| Some(&other.id) != id.as_ref() && fold(&other.title) == folded) {
                check.reject(Field::Title, Problem::Taken);
            }
            let category = checked_category(&mut check, replies, id.as_deref(), category);
            let added = attachment::accept(files, &mut check, env);
            check.finish()?;
            let id = id.clone().unwrap_or_else(|| new_id(env, replies, &[]));
            let kept = before.into_iter().flat_map(|before| &before.attachments);
            let kept = kept.filter(|file| !removed.contains(&file.id));
            let attachments = kept.chain(&added).cloned().collect();
            let after = CannedReply { id: id.clone(), title, content, category, attachments };
            let transaction = match before {
                Some(before) => transaction(&id, CannedReplyAction::Changed).update(before.clone(), after),
                None => transaction(&id, CannedReplyAction::Added).insert(after),
            };
            Ok(Handled { transaction: Some(transaction), attachments: added })
        }
        CannedReplyCommand::Delete { id } => {
            Ok(transaction(id, CannedReplyAction::Deleted).remove(find(id)?.clone()).into())
        }
        CannedReplyCommand::Import { rows } => Ok(transfer::import(replies, env, rows).into()),
    }
}

fn transaction(id: &str, action: CannedReplyAction) -> Transaction {
    let subject = Subject { slice: Slice::CannedReplies, id: id.to_owned() };
    Transaction::new(subject, CommitAction::CannedReply(action))
}

/// An id that no reply has, nor one of `made`.
fn new_id(env: &Env, replies: &Collection<CannedReply>, made: &[String]) -> String {
    env.stamped_id("CANNED_", |id| replies.knows(id) || made.iter().any(|other| other == id))
}

fn checked_texts(check: &mut FormCheck, title: &str, content: &str) -> (String, String) {
    (check.required_line(Field::Title, title), check.required_body(Field::Content, content))
}

/// The category of the reply `own` as other replies write it: 'umum' becomes 'Umum' if there is one.
fn checked_category(check: &mut FormCheck, replies: &Collection<CannedReply>, own: Option<&str>, raw: &str) -> String {
    let category = check.optional_short_line(Field::Category, raw, CATEGORY_MAX);
    let folded = fold(&category);
    let others = replies.iter().filter(|reply| Some(reply.id.as_str()) != own);
    let known = others.map(|reply| &reply.category).find(|known| fold(known) == folded);
    known.cloned().unwrap_or(category)
}
