//! The sample data of `seeds/*.json`, compiled into the core and read strictly. `core/tests/rules/seeds.rs` fails at
//! the first error and names file, record and field.

mod assignment;
mod audit;
mod dashboard;
mod error;
mod finding;
#[cfg(not(target_family = "wasm"))]
pub mod json;
mod moment;
mod record;
mod ticket;

pub use error::SeedError;

use portal_dashboard::province;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::label::Label;
use crate::model::{Collection, Identified, Person};
use crate::store::env::Clock;
use crate::store::{Directory, State};

/// The texts of all seed files.
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
    /// `seeds/auditors.json`.
    pub auditors: &'a str,
    /// `seeds/datasets.json`.
    pub datasets: &'a str,
    /// `seeds/documents.json`.
    pub documents: &'a str,
    /// `seeds/assignments.json`.
    pub assignments: &'a str,
    /// `seeds/findings.json`.
    pub findings: &'a str,
    /// `seeds/companies.json`.
    pub companies: &'a str,
    /// `seeds/dashboards.json`.
    pub dashboards: &'a str,
}

/// The seed files of the release.
pub const SHIPPED: SeedFiles<'static> = SeedFiles {
    users: include_str!("../../../../seeds/users.json"),
    agents: include_str!("../../../../seeds/agents.json"),
    departments: include_str!("../../../../seeds/departments.json"),
    labels: include_str!("../../../../seeds/labels.json"),
    canned_replies: include_str!("../../../../seeds/canned-replies.json"),
    tickets: include_str!("../../../../seeds/tickets.json"),
    auditors: include_str!("../../../../seeds/auditors.json"),
    datasets: include_str!("../../../../seeds/datasets.json"),
    documents: include_str!("../../../../seeds/documents.json"),
    assignments: include_str!("../../../../seeds/assignments.json"),
    findings: include_str!("../../../../seeds/findings.json"),
    companies: include_str!("../../../../seeds/companies.json"),
    dashboards: include_str!("../../../../seeds/dashboards.json"),
};

/// A JSON parser: `serde_json` in native builds, the browser's own in wasm.
pub trait ParseJson {
    /// Parses one file; unknown fields are an error.
    fn parse<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, SeedError>;
}

/// The sample data of the release. Their dates are relative to `opened`.
///
/// # Panics
/// If the seed files have an error. A test ensures that they have none.
pub fn load<P: ParseJson>(opened: Clock) -> State {
    match read::<P>(&SHIPPED, opened) {
        Ok(state) => state,
        Err(error) => panic!("{error}"),
    }
}

/// The part of the state that a snapshot need not contain: people, the directory as shipped, and the rows of the sample
/// datasets.
///
/// # Panics
/// Like [`load`].
pub fn load_ground<P: ParseJson>() -> State {
    match read_ground::<P>(&SHIPPED) {
        Ok(state) => state,
        Err(error) => panic!("{error}"),
    }
}

fn read_ground<P: ParseJson>(files: &SeedFiles) -> Result<State, SeedError> {
    let mut state = State { directory: read_directory::<P>(files)?, ..State::default() };
    for seed in P::parse::<Vec<audit::TableSeed>>("datasets.json", files.datasets)? {
        seed.shelve(&mut state);
    }
    Ok(state)
}

/// Reads seed files, or reports the first error.
pub fn read<P: ParseJson>(files: &SeedFiles, opened: Clock) -> Result<State, SeedError> {
    let mut state = State { directory: read_directory::<P>(files)?, ..State::default() };
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
    // The first ticket of the file is the newest, so it must be added last.
    for seed in P::parse::<Vec<ticket::TicketSeed>>("tickets.json", files.tickets)?.into_iter().rev() {
        ticket::plant(&mut state, seed, opened)?;
    }
    for auditor in P::parse::<Vec<Auditor>>("auditors.json", files.auditors)? {
        check_address("auditors.json", &auditor.id, &auditor.email)?;
        audit::plant_auditor(&mut state, auditor)?;
    }
    for seed in P::parse::<Vec<audit::DatasetSeed>>("datasets.json", files.datasets)? {
        audit::plant_dataset(&mut state, seed, opened)?;
    }
    for seed in P::parse::<Vec<audit::DocumentSeed>>("documents.json", files.documents)? {
        audit::plant_document(&mut state, seed, opened)?;
    }
    // The first assignment of the file is the newest, so it must be added last.
    for seed in P::parse::<Vec<assignment::AssignmentSeed>>("assignments.json", files.assignments)?.into_iter().rev() {
        assignment::plant_assignment(&mut state, seed, opened)?;
    }
    for seed in P::parse::<Vec<finding::FindingSeed>>("findings.json", files.findings)? {
        finding::plant_finding(&mut state, &seed, opened)?;
    }
    for seed in P::parse::<Vec<dashboard::DashboardSeed>>("dashboards.json", files.dashboards)? {
        dashboard::plant(&mut state, seed, opened)?;
    }
    Ok(state)
}

fn read_directory<P: ParseJson>(files: &SeedFiles) -> Result<Directory, SeedError> {
    let users: Users = P::parse("users.json", files.users)?;
    Ok(Directory {
        administrators: users.administrators,
        cms_administrators: users.cms_administrators,
        dashboard_administrators: users.dashboard_administrators,
        departments: collected("departments.json", P::parse("departments.json", files.departments)?)?,
        agents: collected("agents.json", P::parse("agents.json", files.agents)?)?,
        companies: collected("companies.json", P::parse("companies.json", files.companies)?)?,
        ..Directory::default()
    }
    .from_seeds())
}

fn collected<R: Identified>(file: &'static str, records: Vec<R>) -> Result<Collection<R>, SeedError> {
    let mut all = Collection::default();
    for record in records {
        if all.knows(record.id()) {
            return Err(SeedError::new(file, record.id(), "id", "is not unique"));
        }
        all.put(record);
    }
    Ok(all)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Users {
    administrators: Vec<Person>,
    cms_administrators: Vec<Person>,
    dashboard_administrators: Vec<Person>,
}

fn check_directory(directory: &Directory) -> Result<(), SeedError> {
    let groups = [
        ("administrators", &directory.administrators),
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
    if directory.businesses().next().is_none() {
        return Err(SeedError::new("companies.json", "", "email", "is missing for every company"));
    }
    for company in directory.businesses() {
        check_address("companies.json", &company.id, &company.email)?;
    }
    for company in directory.companies.iter() {
        if province::find(&company.province).is_none_or(|province| province.name != company.province) {
            return Err(SeedError::new("companies.json", &company.name, "province", "is not the name of a province"));
        }
    }
    for agent in directory.agents.iter() {
        check_address("agents.json", &agent.id, &agent.email)?;
        if directory.departments.get(&agent.department).is_none() {
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
