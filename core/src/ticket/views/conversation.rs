//! The conversation of a ticket (§2.3).

use serde::{Deserialize, Serialize};

use crate::model::attachment::Attachment;
use crate::model::ticket::{Message, Note, SYSTEM, Ticket};
use crate::model::{Instant, MINISTRY_DOMAIN, initials};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::files::FileView;
use crate::store::session::Action;
use crate::ticket::commands::can_be_split;
use crate::ticket::commands::note::is_own;
use crate::ticket::formatting::{MessageBlock, blocks};
use crate::ticket::views::visible;

/// An entry of the conversation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Key that is unique and stable within the conversation.
    pub key: String,
    /// Kind of sender, which decides the style (§6).
    pub voice: Voice,
    /// E-mail address of the sender, or 'System'.
    pub sender: String,
    /// Name of the sender, or the address if the name is unknown.
    pub sender_name: String,
    /// Two initials.
    pub avatar: String,
    /// Text on one or more lines, as typed.
    pub content: String,
    /// The text with its light formatting.
    pub blocks: Vec<MessageBlock>,
    /// Time, such as '21 November 2026 pukul 09.05 WIB'.
    pub timestamp: String,
    /// Files attached to the entry.
    pub files: Vec<FileView>,
    /// Code of the merged ticket that the entry comes from.
    pub origin: Option<String>,
    /// The message, if the acting person can make it into a new ticket.
    pub split: Option<MessageRef>,
    /// Set for an internal note.
    pub note: Option<EntryNote>,
}

/// Facts of an internal note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntryNote {
    /// Id of the note.
    pub id: String,
    /// True if the acting person wrote it and may change it.
    pub is_own: bool,
    /// Time of the last change of the text.
    pub edited: Option<String>,
}

/// A message of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageRef {
    /// The ticket code.
    pub ticket: String,
    /// Number of the message.
    pub message: u32,
}

/// A message to quote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuoteQuery {
    /// Code of the ticket.
    pub ticket: String,
    /// Key of the entry.
    pub entry: String,
}

/// Kind of sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Voice {
    /// The business entity that filed the ticket.
    Requester,
    /// A sender with an address of the ministry.
    Ministry,
    /// The portal itself.
    System,
    /// The ministry or an agent, in an internal note.
    Note,
    /// Any other sender.
    Other,
}

/// The entries: the description, a generated confirmation (§3, decisions §4), and the messages.
pub fn conversation(reader: &Reader, ticket: &Ticket) -> Vec<Entry> {
    let mut entries = vec![
        entry(
            reader,
            ticket,
            DESCRIPTION_KEY,
            (&ticket.requester.email, None),
            &ticket.description,
            ticket.created_at,
            &ticket.attachments,
        ),
        entry(reader, ticket, "created", (SYSTEM, None), &confirmation(&ticket.id), ticket.created_at, &[]),
    ];
    let may_split = reader.may(Action::MergeTickets) && ticket.merged_into.is_none();
    entries.extend(ticket.messages.iter().map(|message| {
        let key = message_key(message);
        let from = (message.sender.as_str(), Some(message.avatar.as_str()));
        Entry {
            origin: message.origin.clone(),
            split: (may_split && can_be_split(ticket, message))
                .then(|| MessageRef { ticket: ticket.id.clone(), message: message.id }),
            ..entry(reader, ticket, &key, from, &message.content, message.timestamp, &message.attachments)
        }
    }));
    entries
}

/// The entries with the internal notes between them, also those of merged tickets, in the order of time. Only for roles that may read notes.
pub fn with_notes(reader: &Reader, ticket: &Ticket) -> Vec<Entry> {
    let entries = conversation(reader, ticket);
    if !reader.may(Action::WriteNotes) {
        return entries;
    }
    let merged =
        reader.tickets().referring_to(&ticket.id).filter(|other| other.merged_into.as_ref() == Some(&ticket.id));
    let tickets = std::iter::once(ticket).chain(merged);
    let mut notes: Vec<&Note> = tickets.flat_map(|one| reader.notes_on(&one.id).into_iter().flatten()).collect();
    notes.sort_by_key(|note| note.timestamp);
    let mut notes = notes.into_iter().peekable();
    let mut merged = Vec::with_capacity(entries.len() + notes.len());
    let times = [ticket.created_at; 2].into_iter().chain(ticket.messages.iter().map(|message| message.timestamp));
    for (entry, at) in entries.into_iter().zip(times) {
        while let Some(note) = notes.next_if(|note| note.timestamp < at) {
            merged.push(note_entry(reader, ticket, note));
        }
        merged.push(entry);
    }
    merged.extend(notes.map(|note| note_entry(reader, ticket, note)));
    merged
}

fn note_entry(reader: &Reader, ticket: &Ticket, note: &Note) -> Entry {
    let Note { id, author, content, timestamp, edited, attachments, ticket: of } = note;
    let facts = EntryNote {
        id: id.clone(),
        is_own: is_own(reader.session(), note),
        edited: edited.map(|at| reader.calendar().local(at).long()),
    };
    let entry = entry(reader, ticket, id, (author, None), content, *timestamp, attachments);
    let origin = (*of != ticket.id).then(|| of.clone());
    Entry { voice: Voice::Note, note: Some(facts), origin, ..entry }
}

/// The entry as a quotation for a reply or a note. Refused like the ticket, and for an entry that the acting person does
/// not see.
pub fn quoted(reader: &Reader, query: &QuoteQuery) -> Result<String, Refusal> {
    let ticket = visible(reader, &query.ticket)?;
    let entry = with_notes(reader, ticket).into_iter().find(|entry| entry.key == query.entry);
    let entry = entry.ok_or_else(|| Refusal::not_found(Kind::Message, &query.entry))?;
    let mut quote = format!("> **{}**, {}:\n", entry.sender_name, entry.timestamp);
    for line in entry.content.lines() {
        quote.push_str(format!("> {line}").trim_end());
        quote.push('\n');
    }
    quote.push('\n');
    Ok(quote)
}

/// Key of the description's entry.
pub const DESCRIPTION_KEY: &str = "description";

/// Key of a message's entry.
pub fn message_key(message: &Message) -> String {
    format!("message-{}", message.id)
}

fn confirmation(id: &str) -> String {
    format!("Tiket berhasil dibuat dengan nomor {id}. Tim kami akan segera menindaklanjuti keluhan Anda.")
}

fn entry(
    reader: &Reader,
    ticket: &Ticket,
    key: &str,
    (sender, avatar): (&str, Option<&str>),
    content: &str,
    at: Instant,
    files: &[Attachment],
) -> Entry {
    let sender_name = name_of(reader, ticket, sender);
    Entry {
        key: key.to_owned(),
        voice: voice(ticket, sender),
        sender: sender.to_owned(),
        avatar: avatar.map_or_else(|| initials(&sender_name), str::to_owned),
        sender_name,
        content: content.to_owned(),
        blocks: blocks(content),
        timestamp: reader.calendar().local(at).long(),
        files: files.iter().map(FileView::from).collect(),
        origin: None,
        split: None,
        note: None,
    }
}

fn voice(ticket: &Ticket, sender: &str) -> Voice {
    if sender == SYSTEM {
        Voice::System
    } else if ticket.requester.email == sender {
        Voice::Requester
    } else if sender.ends_with(MINISTRY_DOMAIN) {
        Voice::Ministry
    } else {
        Voice::Other
    }
}

/// The name of a sender, or the address if the name is unknown.
pub(super) fn name_of(reader: &Reader, ticket: &Ticket, sender: &str) -> String {
    if ticket.requester.email == sender {
        return ticket.requester.name.to_string();
    }
    let directory = reader.directory();
    let agent = directory.agents.iter().find(|agent| agent.wrote_as(sender)).map(|agent| &agent.name);
    let administrator = || directory.administrators.iter().find(|one| one.email == sender).map(|one| &one.name);
    agent.or_else(administrator).map_or(sender, String::as_str).to_owned()
}
