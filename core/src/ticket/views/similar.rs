//! A company's own tickets that are like the complaint it is writing.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::model::MINISTRY_DOMAIN;
use crate::model::ticket::texts::SearchScope;
use crate::model::ticket::{Message, Status, Ticket};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::field_mask::FieldMask;
use crate::table::fold;
use crate::table::list::List;
use crate::table::row_set::RowSet;

/// Number of tickets that are shown.
const MOST: usize = 3;
/// Longer texts are compared by their longest words.
const MOST_WORDS: usize = 16;
/// Number of the newest tickets that are compared. Typing must stay smooth while the texts of a long list are not indexed.
const MOST_COMPARED: u32 = 2_000;
/// Shorter words occur inside too many others.
const LEAST_LETTERS: usize = 4;
/// Characters of an answer that are shown.
const EXCERPT: usize = 160;
/// Part of the weight of all typed words that a similar ticket has at least.
const LEAST_SHARE: f64 = 0.34;
/// Frequent words that say nothing about the matter.
const IDLE: [&str; 20] = [
    "yang", "untuk", "dari", "dengan", "kami", "mohon", "tidak", "pada", "belum", "sudah", "dapat", "telah", "akan",
    "juga", "atau", "oleh", "dalam", "bahwa", "karena", "agar",
];

/// The complaint as typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SimilarQuery {
    /// Title.
    pub title: String,
    /// Description.
    pub description: String,
}

/// An earlier ticket of the company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SimilarTicket {
    /// The ticket code.
    pub id: String,
    /// Title of the ticket.
    pub title: String,
    /// Status of the ticket.
    pub status: Status,
    /// Beginning of the ministry's last answer.
    pub answer: Option<String>,
}

/// The most similar tickets of the acting company, the most similar first; empty if none is similar enough.
///
/// A ticket is similar if it has two of the words, and a third of their weight. A rare word weighs more than a frequent
/// one. A word that no ticket has may be mistyped, so a ticket with one half of it has half of its weight.
pub fn similar(reader: &Reader, query: &SimilarQuery) -> Result<Vec<SimilarTicket>, Refusal> {
    reader.require(Action::CreateTicket)?;
    let tickets = reader.tickets();
    let own = newest(&tickets.list(), &tickets.visible_to(reader.session()));
    let typed = format!("{} {}", query.title, query.description);
    let plain = typed.replace(|letter: char| !letter.is_alphanumeric(), " ");
    let mut words = fold::words(&plain);
    words.retain(|word| word.chars().count() >= LEAST_LETTERS && !IDLE.contains(&word.as_str()));
    words.truncate(MOST_WORDS);

    let (list, count) = (tickets.list(), f64::from(own.len()));
    let mut total = 0.0;
    let mut scores: HashMap<u32, (u32, f64)> = HashMap::new();
    for word in &words {
        let (rows, share) = rows_with(&list, &own, word);
        let weight = (1.0 + count / f64::from(rows.len().max(1))).ln();
        total += weight;
        // A word that most of many tickets have chooses none.
        if count > 50.0 && f64::from(rows.len()) > count / 2.0 {
            continue;
        }
        for slot in &rows {
            let score = scores.entry(slot).or_default();
            *score = (score.0 + 1, score.1 + weight * share);
        }
    }
    let is_similar = |(_, (hits, score)): &(u32, (u32, f64))| *hits >= 2 && *score >= total * LEAST_SHARE;
    let mut found: Vec<(u32, (u32, f64))> = scores.into_iter().filter(is_similar).collect();
    found.sort_by(|(slot, (_, one)), (other, (_, two))| two.total_cmp(one).then(other.cmp(slot)));
    let open = found.into_iter().filter_map(|(slot, _)| tickets.at(slot)).filter(|ticket| ticket.merged_into.is_none());
    Ok(open.take(MOST).map(shown).collect())
}

fn newest(list: &List, own: &RowSet) -> RowSet {
    let mut newest = RowSet::new();
    for slot in list.slots(None, own, 0, MOST_COMPARED) {
        newest.insert(slot);
    }
    newest
}

/// The rows with the word in title or description, or with one half of a word that no row has; then half counts.
fn rows_with(list: &List, own: &RowSet, word: &str) -> (RowSet, f64) {
    let scope = [FieldMask::of(&[SearchScope::TITLE, SearchScope::DESCRIPTION]), FieldMask::NONE];
    let with = |word: &str| {
        let mut rows = own.clone();
        list.narrow(&[word.to_owned()], &scope, &mut rows);
        rows
    };
    let rows = with(word);
    let letters: Vec<char> = word.chars().collect();
    if !rows.is_empty() || letters.len() < 2 * LEAST_LETTERS - 1 {
        return (rows, 1.0);
    }
    let (first, second) = letters.split_at(letters.len() / 2);
    let mut halves = with(&first.iter().collect::<String>());
    halves.or(&with(&second.iter().collect::<String>()));
    (halves, 0.5)
}

fn shown(ticket: &Ticket) -> SimilarTicket {
    let is_answer = |message: &&Message| message.sender.ends_with(MINISTRY_DOMAIN);
    SimilarTicket {
        id: ticket.id.clone(),
        title: ticket.title.clone(),
        status: ticket.status,
        answer: ticket.messages.iter().rev().find(is_answer).map(|message| excerpt(&message.content)),
    }
}

fn excerpt(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut short: String = line.chars().take(EXCERPT).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}
