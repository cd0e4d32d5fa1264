//! What the shell shows of the session.

use serde::Serialize;

use super::{Person, Role, person::initials};
use crate::locale::clock::zone_name;
use crate::reader::Reader;

/// Who is acting, and as whom else one could.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    /// The acting role.
    pub role: Role,
    /// Its name (§2.1).
    pub role_label: String,
    /// The acting person.
    pub person: Person,
    /// Two letters for the avatar.
    pub avatar: String,
    /// Everybody with this role; more than one offers a switch (decisions §3).
    pub people: Vec<Person>,
    /// The zone beside every clock time: WIB, WITA, WIT, else UTC±h.
    pub zone: String,
}

/// The session as the shell shows it. Open to every role.
pub fn session(reader: &Reader) -> SessionView {
    let session = reader.session();
    SessionView {
        role: session.role,
        role_label: session.role.label().to_owned(),
        avatar: initials(&session.person.name),
        people: reader.state().people(session.role),
        person: session.person.clone(),
        zone: zone_name(reader.clock().offset_minutes),
    }
}
