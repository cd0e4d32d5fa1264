//! Invariants of agents, companies and departments.

use super::form::CONTACTS_MAX;
use crate::model::directory::{Company, Department};
use crate::model::ticket::Agent;
use crate::store::State;
use crate::store::rule::{Sound, holds, id, line, no_two_alike};
use crate::table::fold::fold;

pub(crate) fn check_agent(agent: &Agent) -> Sound {
    let record = agent.id.as_str();
    id(record)?;
    line(&agent.name, record)?;
    line(&agent.email, record)?;
    agent.earlier_emails.iter().try_for_each(|email| line(email, record))
}

pub(crate) fn check_company(company: &Company) -> Sound {
    let record = company.id.as_str();
    id(record)?;
    line(&company.name, record)?;
    line(&company.province, record)?;
    holds(company.contacts.len() <= CONTACTS_MAX, record, "a company has up to 20 contact persons")?;
    company.contacts.iter().try_for_each(|contact| line(&contact.name, record))?;
    let facts = company.contacts.iter().flat_map(|one| [&one.position, &one.email, &one.phone]);
    let lines = facts.chain([&company.email]).filter(|fact| !fact.is_empty());
    lines.into_iter().try_for_each(|fact| line(fact, record))
}

pub(crate) fn check_department(department: &Department) -> Sound {
    id(&department.id)?;
    line(&department.name, &department.id)
}

pub(crate) fn check(state: &State) -> Sound {
    let directory = &state.directory;
    directory.agents.iter().try_for_each(check_agent)?;
    directory.companies.iter().try_for_each(check_company)?;
    directory.departments.iter().try_for_each(check_department)?;
    for agent in directory.agents.iter() {
        let is_known = directory.departments.get(&agent.department).is_some();
        holds(is_known, &agent.id, "the department of an agent exists")?;
    }
    let agents = directory.agents.iter().map(|agent| &agent.id);
    let companies = directory.companies.iter().map(|company| &company.id);
    let departments = directory.departments.iter().map(|department| &department.id);
    no_two_alike(agents.chain(companies).chain(departments), "", "no two entries of the directory have one id")?;
    let emails = directory.agents.iter().map(|agent| &agent.email);
    let emails = emails.chain(directory.businesses().map(|company| &company.email));
    no_two_alike(emails.map(|email| fold(email)), "", "no two agents or companies have one e-mail address")?;
    let names = directory.companies.iter().map(|company| fold(&company.name));
    no_two_alike(names, "", "no two companies have one name")?;
    let names = directory.departments.iter().map(|department| fold(&department.name));
    no_two_alike(names, "", "no two departments have one name")
}
