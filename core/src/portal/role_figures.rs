//! One live figure per role, for the role selector (§2.1).

use serde::{Deserialize, Serialize};

use crate::audit::assignment::views as assignments;
use crate::audit::auditor::desk_menu::{self, DeskMenuQuery};
use crate::dashboard::views as dashboards;
use crate::locale::number::count;
use crate::model::{PersonId, Role};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Session;
use crate::ticket::views::counts;

/// Parameters of the figures.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleFiguresQuery {
    /// The person who acted last on this device, per role. A role without an entry counts for its first person.
    pub last: Vec<LastActing>,
}

/// A role and the person who acted last in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LastActing {
    /// The role.
    pub role: Role,
    /// Id of the person.
    pub person: PersonId,
}

/// The figure of a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleFigure {
    /// The role.
    pub role: Role,
    /// Text about the work that waits for the person. `None` if nobody has the role.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub figure: Option<String>,
    /// Name of the person in the query, if that person still has the role.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub last: Option<String>,
}

/// The figures of all roles, in the order of the role selector. Open to all, because everybody may choose a role.
pub fn role_figures(reader: &Reader, query: &RoleFiguresQuery) -> Vec<RoleFigure> {
    // People include auditors, agents and companies, who can change.
    reader.auditors();
    reader.directory();
    Role::ALL.iter().map(|role| role_figure(reader, *role, query)).collect()
}

fn role_figure(reader: &Reader, role: Role, query: &RoleFiguresQuery) -> RoleFigure {
    let wanted = query.last.iter().find(|last| last.role == role);
    let mut people = reader.state().people(role);
    let found = people.iter().position(|person| wanted.is_some_and(|last| last.person == person.id));
    let last = found.map(|index| people[index].name.clone());
    if people.is_empty() {
        return RoleFigure { role, figure: None, last };
    }
    let session = Session { role, person: people.swap_remove(found.unwrap_or(0)) };
    RoleFigure { role, figure: reader.acting_as(&session, words).ok(), last }
}

/// The figure as the role's first list counts it.
fn words(reader: &Reader<'_>) -> Result<String, Refusal> {
    let (number, what) = match reader.session().role {
        Role::BadanUsaha => (counts::counts(reader)?.pending, "tiket pending"),
        Role::InternalEsdm | Role::Agent => (counts::counts(reader)?.new, "tiket baru"),
        Role::InternalAuditor => (desk_menu::menu(reader, &DeskMenuQuery::default())?.internal, "data ditugaskan"),
        Role::ExternalAuditor => (desk_menu::menu(reader, &DeskMenuQuery::default())?.external, "data ditugaskan"),
        Role::CmsAuditor => (assignments::list::counts(reader)?.waiting, "penugasan menunggu"),
        Role::DashboardBuilder => (dashboards::menu::menu(reader)?.total, "dasbor"),
    };
    Ok(format!("{} {what}", count(number as usize)))
}
