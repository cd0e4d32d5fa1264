//! What the shell shows of the session.

use serde::Serialize;

use super::Action;
use crate::locale::clock::zone_name;
use crate::model::{Person, Role, initials};
use crate::store::Reader;

/// The session as the shell shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    /// The acting role.
    pub role: Role,
    /// The acting person.
    pub person: Person,
    /// Initials for the avatar.
    pub avatar: String,
    /// The zone beside every clock time: WIB, WITA, WIT, else UTC±h.
    pub zone: String,
    /// True if the role may not handle all data, e.g. make a backup (decisions §3).
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

/// People that can act in this role, for the header's menu (decisions §3). Open to all, because everybody may choose a
/// role.
pub fn people(reader: &Reader) -> Vec<Person> {
    reader.auditors();
    reader.state().people(reader.session().role)
}
