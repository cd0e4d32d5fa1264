//! Canned replies (§2.5, decisions §4): the agents' shared texts with placeholders.

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

/// What is replaced when a canned reply is inserted: the requester, the ticket code, the agent, today's date.
pub const PLACEHOLDERS: [&str; 4] = ["{requester}", "{code}", "{agent}", "{date}"];

/// What can be done to canned replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum CannedReplyCommand {
    /// Adds one, or changes the one with this id.
    Save {
        /// `None` adds.
        id: Option<String>,
        /// As typed.
        title: String,
        /// As typed.
        content: String,
    },
    /// Deletes one.
    Delete {
        /// Its id.
        id: String,
    },
}

/// Collects what a command changes; the portal applies it.
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

/// What the picker asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplyQuery {
    /// Words to find in title or content.
    pub search: String,
    /// The ticket whose facts fill the placeholders; none leaves them as they are.
    pub ticket: Option<String>,
}

/// The picker's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplies {
    /// Those found, by title.
    pub replies: Vec<CannedReplyChoice>,
    /// How many there are in all.
    pub total: u32,
    /// What may be written into a text to be replaced.
    pub placeholders: Vec<String>,
}

/// A canned reply as the picker shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplyChoice {
    /// The text as written.
    pub reply: CannedReply,
    /// The text to insert, its placeholders filled.
    pub filled: String,
    /// The placeholders that nothing fills: a reply is not sent before they are replaced by hand.
    pub unknown: Vec<String>,
}

/// The canned replies that hold all the words (decisions §5), in the order of their titles.
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

/// The placeholders of a text that nothing fills: it can be saved with them, and they are filled by hand.
pub fn unknown(reader: &Reader, content: &str) -> Result<Vec<String>, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    Ok(unknown_placeholders(content))
}

fn unknown_placeholders(content: &str) -> Vec<String> {
    once(placeholders(content).filter(|placeholder| placeholder.number().is_none()))
}

/// The longest name of a placeholder, in characters.
const NAME_MAX: usize = 40;

/// A name in single or double braces, spaces allowed around it. Code and figures in braces are none: people write them in messages.
struct Placeholder<'a> {
    /// The text between the placeholder before and this one.
    before: &'a str,
    written: &'a str,
    name: &'a str,
}

impl<'a> Placeholder<'a> {
    /// The placeholder that a text begins with, if it begins with one.
    fn at_start_of(text: &'a str) -> Option<Self> {
        let (open, close) = if text.starts_with("{{") { ("{{", "}}") } else { ("{", "}") };
        let (inside, _) = text.strip_prefix(open)?.split_once(close)?;
        let name = inside.trim();
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '_' | '-' | '.');
        let is_name = name.starts_with(char::is_alphabetic) && name.chars().all(is_word);
        let written = &text[..open.len() + inside.len() + close.len()];
        (is_name && name.chars().count() <= NAME_MAX).then_some(Self { before: "", written, name })
    }

    /// Its place in [`PLACEHOLDERS`], if it is one that the portal fills.
    fn number(&self) -> Option<usize> {
        PLACEHOLDERS.iter().position(|known| known.trim_matches(['{', '}']) == self.name)
    }
}

/// The placeholders of a text, in its order.
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

/// Their texts as written, each once.
fn once<'a>(placeholders: impl Iterator<Item = Placeholder<'a>>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for Placeholder { written, .. } in placeholders {
        if !found.iter().any(|known| known == written) {
            found.push(written.to_owned());
        }
    }
    found
}

/// The placeholders of a text as they are written, each once.
pub fn placeholders_in(text: &str) -> Vec<String> {
    once(placeholders(text))
}

fn placeholder_values(reader: &Reader, ticket: &str) -> Option<[String; 4]> {
    let ticket = reader.tickets().get(ticket).filter(|ticket| is_visible(reader.session(), ticket))?;
    let today = reader.calendar().local_now().date().long();
    Some([ticket.requester.name.to_string(), ticket.id.clone(), reader.session().person.name.clone(), today])
}

/// Fills the placeholders in one pass, so that a requester called `{agent}` stays who they are.
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
    fn a_placeholder_is_a_word_or_a_few_in_braces_and_named_once() {
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
    fn placeholders_are_filled_once_and_unknown_ones_stay() {
        let values = ["{agent}".to_owned(), "A1B2C3".to_owned(), "Rani".to_owned(), "21 November 2026".to_owned()];
        assert_eq!(
            fill("Yth. {requester}, {code} {x} {{agent} {date}.", &values),
            "Yth. {agent}, A1B2C3 {x} {Rani 21 November 2026."
        );
        assert_eq!(fill("{{requester}}: { code }, {{ x }}", &values), "{agent}: A1B2C3, {{ x }}");
    }
}
