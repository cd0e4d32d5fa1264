//! The view of the session for the frame around all screens.

use serde::Serialize;

use super::Action;
use crate::locale::clock::zone_name;
use crate::model::{Person, Role, initials};
use crate::store::Reader;

/// The session as screens show it.
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
    /// Abbreviation of the time zone: WIB, WITA, WIT, otherwise UTC±h.
    pub zone: String,
    /// True if the person was deactivated, so that everything is refused.
    pub is_deactivated: bool,
    /// True if the role may not back up, restore or reset all data (decisions §3, §9).
    pub is_view_only: bool,
}

/// The session. Open to every role.
pub fn session(reader: &Reader) -> SessionView {
    let session = reader.session();
    SessionView {
        role: session.role,
        avatar: initials(&session.person.name),
        person: session.person.clone(),
        zone: zone_name(reader.calendar().local_now().offset_minutes),
        is_deactivated: !reader.state().may_act(session),
        is_view_only: !reader.may(Action::HandleAllData),
    }
}

/// People who can act in a role, for the header's menu (decisions §3). Open to all, because everybody may choose a
/// role.
pub fn people(reader: &Reader) -> Vec<Person> {
    reader.auditors();
    reader.directory();
    reader.state().people(reader.session().role)
}
