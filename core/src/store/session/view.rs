//! What the shell shows of the session.

use serde::Serialize;

use super::Action;
use crate::locale::clock::zone_name;
use crate::model::{Person, Role, initials};
use crate::store::Reader;

/// Who is acting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    /// The acting role.
    pub role: Role,
    /// The acting person.
    pub person: Person,
    /// Two letters for the avatar.
    pub avatar: String,
    /// The zone beside every clock time: WIB, WITA, WIT, else UTC±h.
    pub zone: String,
    /// Whether one only looks: what is done with all data at once, such as a backup, is not for this role (decisions §3).
    pub is_view_only: bool,
}

/// The session as the shell shows it. Open to every role.
pub fn session(reader: &Reader) -> SessionView {
    let session = reader.session();
    SessionView {
        role: session.role,
        avatar: initials(&session.person.name),
        person: session.person.clone(),
        zone: zone_name(reader.calendar().local_now().offset_minutes),
        is_view_only: !reader.may(Action::HandleAllData),
    }
}

/// Everybody one could act as in the acting role: what the header offers to switch to (decisions §3). It belongs to the choice
/// of a role, which is open to all, and is no part of what a role reads.
pub fn people(reader: &Reader) -> Vec<Person> {
    reader.auditors();
    reader.state().people(reader.session().role)
}
