//! Rules between agents, companies and departments, and with the tickets and data that name them.

use crate::model::Record;
use crate::model::directory::Company;
use crate::store::State;
use crate::store::error::{Field, FieldError, Problem};
use crate::table::fold::fold;

/// Contradictions of an agent, company or department with other records. `is_changed` is true for the ids of records
/// that change at the same time.
pub(crate) fn conflicts(state: &State, record: &Record, is_changed: &dyn Fn(&str) -> bool) -> Vec<FieldError> {
    let directory = &state.directory;
    let is_other = |id: &str| id != record.id() && !is_changed(id);
    let is_taken = |names: Vec<(&str, &str)>, name: &str| {
        let name = fold(name);
        !name.is_empty() && names.into_iter().any(|(id, other)| is_other(id) && fold(other) == name)
    };
    let address_taken = |email: &str| is_taken(addresses(state).collect(), email);
    let mut errors = Vec::new();
    let mut reject = |is_wrong: bool, field, problem| {
        if is_wrong {
            errors.push(FieldError { field, problem });
        }
    };
    match record {
        Record::Agent(agent) => {
            reject(
                is_taken(directory.agents.iter().map(|one| (&*one.id, &*one.name)).collect(), &agent.name),
                Field::Name,
                Problem::Taken,
            );
            reject(address_taken(&agent.email), Field::Email, Problem::Taken);
        }
        Record::Company(company) => {
            reject(
                is_taken(directory.companies.iter().map(|one| (&*one.id, &*one.name)).collect(), &company.name),
                Field::Name,
                Problem::Taken,
            );
            reject(address_taken(&company.email), Field::Email, Problem::Taken);
            if let Some(before) = directory.companies.get(&company.id) {
                let told = |message: &str| Problem::Sentence { message: message.to_owned() };
                let is_renamed = before.name != company.name && is_named(state, before);
                let message = "Nama tidak dapat diubah karena tiket atau data sudah menyebutnya.";
                reject(is_renamed, Field::Name, told(message));
                let is_moved = before.email != company.email && has_tickets(state, before);
                let message = "Email akun tidak dapat diubah karena tiket perusahaan ini sudah memakainya. Untuk alamat baru, ubah email kontak.";
                reject(is_moved, Field::Email, told(message));
            }
        }
        Record::Department(department) => {
            reject(
                is_taken(directory.departments.iter().map(|one| (&*one.id, &*one.name)).collect(), &department.name),
                Field::Name,
                Problem::Taken,
            );
        }
        _ => {}
    }
    errors
}

/// E-mail addresses that messages name as their sender, each with the id of its owner.
fn addresses(state: &State) -> impl Iterator<Item = (&str, &str)> {
    let directory = &state.directory;
    let agents = directory.agents.iter().flat_map(|agent| {
        let all = std::iter::once(&agent.email).chain(&agent.earlier_emails);
        all.map(|email| (agent.id.as_str(), email.as_str()))
    });
    let companies = directory.businesses().map(|company| (company.id.as_str(), company.email.as_str()));
    let administrators = directory.administrators.iter().map(|person| (person.id.as_str(), person.email.as_str()));
    agents.chain(companies).chain(administrators)
}

fn has_tickets(state: &State, company: &Company) -> bool {
    company.has_account() && state.tickets.iter().any(|ticket| ticket.requester.email == company.email.as_str())
}

/// True if tickets or data name the company.
pub(super) fn is_named(state: &State, company: &Company) -> bool {
    state.repository.companies().contains(&company.name.as_str()) || has_tickets(state, company)
}

/// True if a record that stays refers to this agent, company or department.
pub(crate) fn is_used(state: &State, record: &Record, stays: &dyn Fn(&Record) -> bool) -> bool {
    let mut tickets = state.tickets.iter();
    match record {
        Record::Agent(agent) => tickets.any(|ticket| {
            let has_written = ticket.messages.iter().any(|message| agent.wrote_as(&message.sender));
            (agent.has(ticket) || has_written) && stays(&ticket.clone().into())
        }),
        Record::Company(company) => is_named(state, company),
        Record::Department(department) => {
            let is_in = |id: &str| id == department.id;
            let agents = state.directory.agents.iter();
            agents.filter(|agent| is_in(&agent.department)).any(|agent| stays(&agent.clone().into()))
                || tickets
                    .any(|ticket| ticket.department.as_deref().is_some_and(is_in) && stays(&ticket.clone().into()))
        }
        _ => false,
    }
}
