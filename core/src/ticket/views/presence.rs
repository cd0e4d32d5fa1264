//! People who are writing in a ticket now.

use serde::{Deserialize, Serialize};

use super::visible;
use crate::model::{PersonId, Role};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;

/// Parameters of [`presence`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PresenceQuery {
    /// Code of the ticket.
    pub ticket: String,
    /// The people who write in it in other tabs.
    pub writers: Vec<Writer>,
}

/// A person who writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Writer {
    /// The acting role.
    pub role: Role,
    /// Id of the person.
    pub person: PersonId,
    /// Kind of text that the person writes.
    pub writes: Writes,
}

/// Kind of text that a person writes in a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Writes {
    /// A reply.
    Reply,
    /// An internal note of the ministry.
    Note,
}

/// The sentence about the people who write, such as 'Bagus Pratama sedang menulis balasan'; `None` if nobody does.
///
/// A company learns that the ministry writes a reply, but neither who writes it nor that somebody writes a note
/// (decisions §4).
pub fn presence(reader: &Reader, query: &PresenceQuery) -> Result<Option<String>, Refusal> {
    visible(reader, &query.ticket)?;
    let session = reader.session();
    let is_other = |one: &&Writer| one.person != session.person.id || one.role != session.role;
    let others = || query.writers.iter().filter(is_other);
    if !reader.may(Action::ReadStaffNotes) {
        let replies = others().any(|one| one.writes == Writes::Reply && Action::ReadAllTickets.is_granted_to(one.role));
        return Ok(replies.then(|| "Kementerian sedang menulis balasan".to_owned()));
    }
    reader.directory();
    let name = |one: &Writer| {
        let people = reader.state().people(one.role);
        people.into_iter().find(|person| person.id == one.person).map(|person| person.name)
    };
    let mut names: Vec<(String, Writes)> = others().filter_map(|one| Some((name(one)?, one.writes))).collect();
    names.dedup_by(|one, other| one.0 == other.0);
    Ok(match &names[..] {
        [] => None,
        [(name, Writes::Reply)] => Some(format!("{name} sedang menulis balasan")),
        [(name, Writes::Note)] => Some(format!("{name} sedang menulis catatan internal")),
        [(first, _), (second, _)] => Some(format!("{first} dan {second} sedang menulis")),
        [(first, _), others @ ..] => Some(format!("{first} dan {} orang lain sedang menulis", others.len())),
    })
}
