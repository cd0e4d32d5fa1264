//! The session: role and person of a page, and permissions (§6).

mod action;
pub mod seen;
pub mod view;

pub use action::Action;

use serde::{Deserialize, Serialize};

use crate::model::directory::Company;
use crate::model::ticket::Agent;
use crate::model::{Person, PersonId, Role};
use crate::store::State;
use crate::store::error::{Kind, Refusal};

/// The acting role and person of one open page. Not part of the shared state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The role.
    pub role: Role,
    /// The person.
    pub person: Person,
}

/// Commands that change the session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SessionCommand {
    /// Chooses a role (§2.1). Without a person, the first person of the role acts (decisions §3).
    ActAs {
        /// Role to act in.
        role: Role,
        /// Id of a person in this role.
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        person: Option<PersonId>,
    },
}

impl Session {
    /// The default session: the first business entity (§3). If all are deactivated, the first one still stands for the
    /// role, and is refused everything.
    ///
    /// # Panics
    /// If there is no company. The check of the seeds ensures that there is one.
    pub fn default_for(state: &State) -> Self {
        let role = Role::BadanUsaha;
        let person = state.people(role).into_iter().next();
        let first = || state.directory.companies.iter().next().map(Company::as_person);
        let person = person.or_else(first).expect("the seeds have a company");
        Self { role, person }
    }

    /// The session after a command. Refuses a person who is not in the role.
    pub fn after(command: &SessionCommand, state: &State) -> Result<Self, Refusal> {
        let SessionCommand::ActAs { role, person } = command;
        let chosen = match person {
            Some(id) => known(state, *role, id),
            None => state.people(*role).into_iter().next(),
        };
        let unknown = || Refusal::not_found(Kind::Person, person.as_deref().unwrap_or_default());
        Ok(Self { role: *role, person: chosen.ok_or_else(unknown)? })
    }

    /// Updates the acting person's name and e-mail address from the state.
    pub fn follow(&mut self, state: &State) {
        if let Some(now) = known(state, self.role, &self.person.id) {
            self.person = now;
        }
    }

    /// Refuses an action that the acting role may not do (§6).
    pub fn require(&self, action: Action) -> Result<(), Refusal> {
        if action.is_granted_to(self.role) { Ok(()) } else { Err(Refusal::NotPermitted { role: self.role, action }) }
    }
}

/// The person with this id in the role, also one who was deactivated: whoever acts as that person must read so, and
/// become nobody else.
fn known(state: &State, role: Role, id: &str) -> Option<Person> {
    match role {
        Role::Agent => state.directory.agents.get(id).map(Agent::as_person),
        Role::BadanUsaha => state.directory.companies.get(id).filter(|one| one.has_account()).map(Company::as_person),
        role => state.people(role).into_iter().find(|person| person.id == id),
    }
}
