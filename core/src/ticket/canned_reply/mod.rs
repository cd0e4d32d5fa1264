//! Canned replies: texts with placeholders that all agents share (§2.5, decisions §4).

pub(crate) mod sound;

use serde::{Deserialize, Serialize};

use crate::model::Slice;
use crate::model::canned_reply::{CannedReply, CannedReplyAction};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Reader, State, Subject, Transaction};
use crate::table::fold;
use crate::ticket::commands::is_visible;

/// Placeholders that the portal fills: requester, ticket code, agent, today's date.
pub const PLACEHOLDERS: [&str; 4] = ["{requester}", "{code}", "{agent}", "{date}"];

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
    },
    /// Deletes a canned reply.
    Delete {
        /// Id of the canned reply.
        id: String,
    },
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(
    state: &State,
    session: &Session,
    env: &Env,
    command: &CannedReplyCommand,
) -> Result<Transaction, Refusal> {
    session.require(Action::UseCannedReplies)?;
    let replies = &state.canned_replies;
    let find = |id: &str| replies.get(id).ok_or_else(|| Refusal::not_found(Kind::CannedReply, id));
    let transaction = |id: &str, action| {
        let subject = Subject { slice: Slice::CannedReplies, id: id.to_owned() };
        Transaction::new(subject, CommitAction::CannedReply(action))
    };
    match command {
        CannedReplyCommand::Save { id, title, content } => {
            let before = id.as_deref().map(find).transpose()?;
            let mut check = FormCheck::default();
            let title = check.required_line(Field::Title, title);
            let folded = fold::fold(&title);
            if replies.iter().any(|other| Some(&other.id) != id.as_ref() && fold::fold(&other.title) == folded) {
                check.reject(Field::Title, Problem::Taken);
            }
            let content = check.required_body(Field::Content, content);
            check.finish()?;
            let id = id.clone().unwrap_or_else(|| env.stamped_id("CANNED_", |id| replies.knows(id)));
            let after = CannedReply { id: id.clone(), title, content };
            Ok(match before {
                Some(before) => transaction(&id, CannedReplyAction::Changed).update(before.clone(), after),
                None => transaction(&id, CannedReplyAction::Added).insert(after),
            })
        }
        CannedReplyCommand::Delete { id } => Ok(transaction(id, CannedReplyAction::Deleted).remove(find(id)?.clone())),
    }
}

/// Parameters of the list in the reply form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplyQuery {
    /// Words to find in title or text.
    pub search: String,
    /// Code of the ticket whose values fill the placeholders. `None` leaves the placeholders unfilled.
    pub ticket: Option<String>,
}

/// The list in the reply form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplies {
    /// Matching canned replies, sorted by title.
    pub replies: Vec<CannedReplyChoice>,
    /// Number of all canned replies.
    pub total: u32,
    /// Placeholders that the portal fills.
    pub placeholders: Vec<String>,
}

/// A canned reply in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplyChoice {
    /// The stored canned reply.
    pub reply: CannedReply,
    /// The text with filled placeholders, ready to insert.
    pub filled: String,
    /// Placeholders that the portal cannot fill. The agent must replace them before sending.
    pub unknown: Vec<String>,
}

/// Canned replies that contain all words (decisions §5), sorted by title.
pub fn list(reader: &Reader, query: &CannedReplyQuery) -> Result<CannedReplies, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    let words = fold::words(&query.search);
    let replies = reader.canned_replies();
    let mut found: Vec<&CannedReply> =
        replies.iter().filter(|reply| fold::has_all(&[&reply.title, &reply.content], &words)).collect();
    found.sort_by_key(|reply| fold::fold(&reply.title));
    let values = query.ticket.as_deref().and_then(|id| placeholder_values(reader, id));
    let choice = |reply: &CannedReply| CannedReplyChoice {
        filled: values.as_ref().map_or_else(|| reply.content.clone(), |values| fill(&reply.content, values)),
        unknown: unknown_placeholders(&reply.content),
        reply: reply.clone(),
    };
    Ok(CannedReplies {
        replies: found.into_iter().map(choice).collect(),
        total: replies.len(),
        placeholders: PLACEHOLDERS.map(str::to_owned).to_vec(),
    })
}

/// Placeholders of a text that the portal cannot fill. The text can be saved, but the agent must replace them before
/// sending.
pub fn unknown(reader: &Reader, content: &str) -> Result<Vec<String>, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    Ok(unknown_placeholders(content))
}

fn unknown_placeholders(content: &str) -> Vec<String> {
    once(placeholders(content).filter(|placeholder| placeholder.number().is_none()))
}

/// Maximum length of a placeholder's name in characters.
const NAME_MAX: usize = 40;

/// A name in single or double braces. Code and numbers in braces are not placeholders, because people write them in
/// messages.
struct Placeholder<'a> {
    /// Text between the previous placeholder and this one.
    before: &'a str,
    written: &'a str,
    name: &'a str,
}

impl<'a> Placeholder<'a> {
    fn at_start_of(text: &'a str) -> Option<Self> {
        let (open, close) = if text.starts_with("{{") { ("{{", "}}") } else { ("{", "}") };
        let (inside, _) = text.strip_prefix(open)?.split_once(close)?;
        let name = inside.trim();
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '_' | '-' | '.');
        let is_name = name.starts_with(char::is_alphabetic) && name.chars().all(is_word);
        let written = &text[..open.len() + inside.len() + close.len()];
        (is_name && name.chars().count() <= NAME_MAX).then_some(Self { before: "", written, name })
    }

    /// Index in [`PLACEHOLDERS`]; `None` if the portal cannot fill it.
    fn number(&self) -> Option<usize> {
        PLACEHOLDERS.iter().position(|known| known.trim_matches(['{', '}']) == self.name)
    }
}

fn placeholders(text: &str) -> impl Iterator<Item = Placeholder<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut braces = rest.match_indices('{');
        let found = braces.find_map(|(at, _)| Some((at, Placeholder::at_start_of(&rest[at..])?)));
        let (at, placeholder) = found?;
        let before = &rest[..at];
        rest = &rest[at + placeholder.written.len()..];
        Some(Placeholder { before, ..placeholder })
    })
}

/// The distinct placeholders as written.
fn once<'a>(placeholders: impl Iterator<Item = Placeholder<'a>>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for Placeholder { written, .. } in placeholders {
        if !found.iter().any(|known| known == written) {
            found.push(written.to_owned());
        }
    }
    found
}

/// The distinct placeholders in a text, as written.
pub fn placeholders_in(text: &str) -> Vec<String> {
    once(placeholders(text))
}

fn placeholder_values(reader: &Reader, ticket: &str) -> Option<[String; 4]> {
    let ticket = reader.tickets().get(ticket).filter(|ticket| is_visible(reader.session(), ticket))?;
    let today = reader.calendar().local_now().date().long();
    Some([ticket.requester.name.to_string(), ticket.id.clone(), reader.session().person.name.clone(), today])
}

/// Fills all placeholders in one pass. Filled values are not searched again, so a requester named `{agent}` keeps
/// that name.
fn fill(content: &str, values: &[String; 4]) -> String {
    let mut filled = String::with_capacity(content.len());
    let mut read = 0;
    for placeholder in placeholders(content) {
        filled.push_str(placeholder.before);
        filled.push_str(placeholder.number().map_or(placeholder.written, |number| &values[number]));
        read += placeholder.before.len() + placeholder.written.len();
    }
    filled.push_str(&content[read..]);
    filled
}

#[cfg(test)]
mod tests {
    use super::{fill, placeholders_in};

    #[test]
    fn lists_each_name_in_braces_once() {
        assert_eq!(
            placeholders_in("Yth. {nama petugas}, {code} {x} {x} {nama petugas}"),
            ["{nama petugas}", "{code}", "{x}"]
        );
        assert_eq!(placeholders_in("{} { } {1} {\"a\": 1} {a;b} {a\nb} {tak selesai"), [""; 0]);
        assert_eq!(placeholders_in(&format!("{{{}}}", "a".repeat(41))), [""; 0]);
        let spaced = "{{dalam}} {{ dalam }} { code }";
        assert_eq!(placeholders_in(spaced), ["{{dalam}}", "{{ dalam }}", "{ code }"]);
    }

    #[test]
    fn fills_known_placeholders_in_one_pass_and_keeps_unknown_ones() {
        let values = ["{agent}".to_owned(), "A1B2C3".to_owned(), "Rani".to_owned(), "21 November 2026".to_owned()];
        assert_eq!(
            fill("Yth. {requester}, {code} {x} {{agent} {date}.", &values),
            "Yth. {agent}, A1B2C3 {x} {Rani 21 November 2026."
        );
        assert_eq!(fill("{{requester}}: { code }, {{ x }}", &values), "{agent}: A1B2C3, {{ x }}");
    }
}
