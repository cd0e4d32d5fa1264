//! Views of canned replies: the list to pick from and manage, and the completion of a word in a message.

use serde::{Deserialize, Serialize};

use super::placeholder::{PLACEHOLDERS, Values, fill, placeholder_values, unknown_placeholders};
use crate::locale::number::count;
use crate::model::canned_reply::CannedReply;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::files::FileView;
use crate::store::session::Action;
use crate::table::fold::{fold, has_all, words};
use crate::table::saturated;

/// Completions that are offered at once.
const MOST_COMPLETIONS: usize = 8;
/// Characters of a text that a completion shows.
const SNIPPET: usize = 80;

/// Most characters and lines of a text that a list shows whole.
const SHORT: usize = 400;
const SHORT_LINES: usize = 10;

/// Parameters of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplyQuery {
    /// Words to find in title, category or text.
    pub search: String,
    /// Code of the ticket whose values fill the placeholders. `None` leaves the placeholders unfilled.
    pub ticket: Option<String>,
    /// Category to show, in any case; empty for all.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub category: String,
}

/// The list in the reply form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplies {
    /// Matching canned replies by category; those without one are last.
    pub groups: Vec<CannedReplyGroup>,
    /// Number of matching canned replies.
    pub found: u32,
    /// Number of all canned replies.
    pub total: u32,
    /// All categories, sorted.
    pub categories: Vec<String>,
    /// Placeholders that the portal fills.
    pub placeholders: Vec<String>,
}

/// The replies of one category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedReplyGroup {
    /// The category; empty for replies without one.
    pub category: String,
    /// The replies, sorted by title.
    pub replies: Vec<CannedReplyChoice>,
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
    /// The attached files.
    pub files: Vec<FileView>,
    /// Placeholders that the portal cannot fill. The agent must replace them before sending.
    pub unknown: Vec<String>,
}

/// Canned replies that contain all words (decisions §5), by category and title.
pub fn list(reader: &Reader, query: &CannedReplyQuery) -> Result<CannedReplies, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    let search = words(&query.search);
    let wanted = fold(&query.category);
    let replies = reader.canned_replies();
    let is_wanted =
        |reply: &&CannedReply| (wanted.is_empty() || fold(&reply.category) == wanted) && is_found(reply, &search);
    let mut found: Vec<&CannedReply> = replies.iter().filter(is_wanted).collect();
    found.sort_by_cached_key(|reply| (reply.category.is_empty(), fold(&reply.category), fold(&reply.title)));
    let values = query.ticket.as_deref().and_then(|id| placeholder_values(reader, id));
    let groups = found.chunk_by(|one, other| fold(&one.category) == fold(&other.category));
    let groups = groups.map(|group| CannedReplyGroup {
        category: group.first().map_or_else(String::new, |first| first.category.clone()),
        replies: group.iter().map(|reply| choice(reply, values.as_ref())).collect(),
    });
    Ok(CannedReplies {
        groups: groups.collect(),
        found: saturated(found.len()),
        total: replies.len(),
        categories: categories(reader),
        placeholders: PLACEHOLDERS.map(str::to_owned).to_vec(),
    })
}

fn is_found(reply: &CannedReply, search: &[String]) -> bool {
    has_all(&[&reply.title, &reply.category, &reply.content], search)
}

fn choice(reply: &CannedReply, values: Option<&Values>) -> CannedReplyChoice {
    CannedReplyChoice {
        filled: filled(reply, values),
        files: reply.attachments.iter().map(FileView::from).collect(),
        unknown: unknown_placeholders(&reply.content),
        reply: reply.clone(),
    }
}

fn filled(reply: &CannedReply, values: Option<&Values>) -> String {
    values.map_or_else(|| reply.content.clone(), |values| fill(&reply.content, values))
}

fn categories(reader: &Reader) -> Vec<String> {
    let replies = reader.canned_replies().iter();
    let mut all: Vec<&str> =
        replies.map(|reply| reply.category.as_str()).filter(|category| !category.is_empty()).collect();
    all.sort_by_cached_key(|category| fold(category));
    all.dedup_by_key(|category| fold(category));
    all.into_iter().map(str::to_owned).collect()
}

/// Parameters of the completion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CompletionQuery {
    /// The letters after '::'.
    pub word: String,
    /// Code of the ticket whose values fill the placeholders.
    pub ticket: String,
}

/// A canned reply that completes the word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CannedCompletion {
    /// Id of the canned reply.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Category, number of files, and the beginning of the text.
    pub description: String,
    /// The text with filled placeholders, ready to insert.
    pub filled: String,
    /// True if a list can show the whole text, and there is no file: it may be sent as soon as it was read there.
    pub is_short: bool,
    /// The files to add to the message.
    pub files: Vec<FileView>,
}

/// The canned replies for a word after '::'. Titles with a word that begins with it are first, then other
/// titles, categories, and texts.
pub fn completions(reader: &Reader, query: &CompletionQuery) -> Result<Vec<CannedCompletion>, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    let search = words(&query.word);
    let Some(first) = search.first() else { return Ok(Vec::new()) };
    let rank = |reply: &CannedReply| {
        let title = fold(&reply.title);
        let begins = title.split(' ').any(|word| word.starts_with(first));
        (!begins, !title.contains(first), !fold(&reply.category).contains(first), title)
    };
    let mut found: Vec<&CannedReply> =
        reader.canned_replies().iter().filter(|reply| is_found(reply, &search)).collect();
    found.sort_by_cached_key(|reply| rank(reply));
    let values = placeholder_values(reader, &query.ticket);
    let completion = |reply: &CannedReply| {
        let filled = filled(reply, values.as_ref());
        CannedCompletion {
            id: reply.id.clone(),
            title: reply.title.clone(),
            description: description(reply, &filled),
            is_short: filled.chars().count() <= SHORT
                && filled.lines().count() <= SHORT_LINES
                && reply.attachments.is_empty(),
            filled,
            files: reply.attachments.iter().map(FileView::from).collect(),
        }
    };
    Ok(found.into_iter().take(MOST_COMPLETIONS).map(completion).collect())
}

fn description(reply: &CannedReply, filled: &str) -> String {
    let line = filled.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut snippet: String = line.chars().take(SNIPPET).collect();
    if snippet.len() < line.len() {
        snippet.push('…');
    }
    let files = match reply.attachments.len() {
        0 => String::new(),
        several => format!("{} lampiran", count(several)),
    };
    let parts = [reply.category.clone(), files, snippet];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Placeholders of a text that the portal cannot fill. The text can be saved, but the agent must replace them before
/// sending.
pub fn unknown(reader: &Reader, content: &str) -> Result<Vec<String>, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    Ok(unknown_placeholders(content))
}
