//! The sample data of `seeds/*.json`, compiled in and read strictly: `core/tests/seeds.rs` fails on the first slip, naming
//! file, record and field.

mod error;
#[cfg(not(target_family = "wasm"))]
pub mod json;
mod moment;
mod ticket;

pub use error::SeedError;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::canned_reply::CannedReply;
use crate::env::Instant;
use crate::label::Label;
use crate::session::Person;
use crate::store::State;
use crate::store::state::Directory;

/// The text of every seed file.
#[derive(Clone, Copy, Debug)]
pub struct SeedFiles<'a> {
    /// `seeds/users.json`.
    pub users: &'a str,
    /// `seeds/agents.json`.
    pub agents: &'a str,
    /// `seeds/departments.json`.
    pub departments: &'a str,
    /// `seeds/labels.json`.
    pub labels: &'a str,
    /// `seeds/canned-replies.json`.
    pub canned_replies: &'a str,
    /// `seeds/tickets.json`.
    pub tickets: &'a str,
}

/// The seeds that are shipped.
pub const SHIPPED: SeedFiles<'static> = SeedFiles {
    users: include_str!("../../../seeds/users.json"),
    agents: include_str!("../../../seeds/agents.json"),
    departments: include_str!("../../../seeds/departments.json"),
    labels: include_str!("../../../seeds/labels.json"),
    canned_replies: include_str!("../../../seeds/canned-replies.json"),
    tickets: include_str!("../../../seeds/tickets.json"),
};

/// How JSON is parsed: natively by `serde_json`, in the browser by the browser.
pub trait ParseJson {
    /// Parses one file, unknown fields refused.
    fn parse<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, SeedError>;
}

/// The shipped sample data, its dates counted from the moment the portal was opened.
///
/// # Panics
/// When the shipped seeds are wrong, which a test keeps from happening.
pub fn load<P: ParseJson>(opened_at: Instant) -> State {
    match read::<P>(&SHIPPED, opened_at) {
        Ok(state) => state,
        Err(error) => panic!("{error}"),
    }
}

/// Reads seed files, or says what is wrong with the first record that is.
pub fn read<P: ParseJson>(files: &SeedFiles, opened_at: Instant) -> Result<State, SeedError> {
    let users: Users = P::parse("users.json", files.users)?;
    let directory = Directory {
        businesses: users.businesses,
        administrators: users.administrators,
        internal_auditors: users.internal_auditors,
        external_auditors: users.external_auditors,
        cms_administrators: users.cms_administrators,
        dashboard_administrators: users.dashboard_administrators,
        departments: P::parse("departments.json", files.departments)?,
        agents: P::parse("agents.json", files.agents)?,
    };
    let mut state = State { directory, ..State::default() };
    check_directory(&state.directory)?;
    for label in P::parse::<Vec<Label>>("labels.json", files.labels)? {
        if state.labels.knows(&label.id) {
            return Err(SeedError::new("labels.json", &label.id, "id", "is not unique"));
        }
        state.labels.put(label);
    }
    for reply in P::parse::<Vec<CannedReply>>("canned-replies.json", files.canned_replies)? {
        if state.canned_replies.knows(&reply.id) {
            return Err(SeedError::new("canned-replies.json", &reply.id, "id", "is not unique"));
        }
        state.canned_replies.put(reply);
    }
    // The first ticket of the file is the top of the list, that is, the last to arrive.
    for seed in P::parse::<Vec<ticket::TicketSeed>>("tickets.json", files.tickets)?.into_iter().rev() {
        ticket::plant(&mut state, seed, opened_at)?;
    }
    Ok(state)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Users {
    businesses: Vec<Person>,
    administrators: Vec<Person>,
    internal_auditors: Vec<Person>,
    external_auditors: Vec<Person>,
    cms_administrators: Vec<Person>,
    dashboard_administrators: Vec<Person>,
}

fn check_directory(directory: &Directory) -> Result<(), SeedError> {
    let groups = [
        ("businesses", &directory.businesses),
        ("administrators", &directory.administrators),
        ("internalAuditors", &directory.internal_auditors),
        ("externalAuditors", &directory.external_auditors),
        ("cmsAdministrators", &directory.cms_administrators),
        ("dashboardAdministrators", &directory.dashboard_administrators),
    ];
    for (field, people) in groups {
        if people.is_empty() {
            return Err(SeedError::new("users.json", "", field, "has nobody in it"));
        }
        for person in people {
            check_address("users.json", &person.id, &person.email)?;
        }
    }
    for agent in &directory.agents {
        check_address("agents.json", &agent.id, &agent.email)?;
        if !directory.departments.contains(&agent.department) {
            return Err(SeedError::new("agents.json", &agent.id, "department", "is not in departments.json"));
        }
    }
    Ok(())
}

fn check_address(file: &'static str, record: &str, email: &str) -> Result<(), SeedError> {
    if email.ends_with(".example") {
        Ok(())
    } else {
        Err(SeedError::new(file, record, "email", "does not end in .example"))
    }
}
