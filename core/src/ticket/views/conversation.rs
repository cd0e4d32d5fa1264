//! The conversation of a ticket (§2.3).

use serde::Serialize;

use crate::model::attachment::Attachment;
use crate::model::ticket::{SYSTEM, Ticket};
use crate::model::{Instant, MINISTRY_DOMAIN, initials};
use crate::store::Reader;
use crate::store::files::FileView;

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
    /// Text on one or more lines.
    pub content: String,
    /// Time, such as '21 November 2026 pukul 09.05 WIB'.
    pub timestamp: String,
    /// Files attached to the entry.
    pub files: Vec<FileView>,
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
    /// Any other sender.
    Other,
}

/// The entries: the description, a generated confirmation (§3, decisions §4), and the messages.
pub fn conversation(reader: &Reader, ticket: &Ticket) -> Vec<Entry> {
    let mut entries = vec![
        entry(
            reader,
            ticket,
            "description",
            (&ticket.requester.email, None),
            &ticket.description,
            ticket.created_at,
            &ticket.attachments,
        ),
        entry(reader, ticket, "created", (SYSTEM, None), &confirmation(&ticket.id), ticket.created_at, &[]),
    ];
    entries.extend(ticket.messages.iter().map(|message| {
        let key = format!("message-{}", message.id);
        let from = (message.sender.as_str(), Some(message.avatar.as_str()));
        entry(reader, ticket, &key, from, &message.content, message.timestamp, &message.attachments)
    }));
    entries
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
        timestamp: reader.calendar().local(at).long(),
        files: files.iter().map(FileView::from).collect(),
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

fn name_of(reader: &Reader, ticket: &Ticket, sender: &str) -> String {
    if ticket.requester.email == sender {
        return ticket.requester.name.to_string();
    }
    let agents = &reader.directory().agents;
    agents.iter().find(|agent| agent.email == sender).map_or(sender, |agent| &agent.name).to_owned()
}
