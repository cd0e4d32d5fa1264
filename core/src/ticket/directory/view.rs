//! The tabs 'Agen', 'Perusahaan' and 'Departemen' of 'Pengaturan'.

use std::collections::HashMap;

use portal_dashboard::province::PROVINCES;
use serde::{Deserialize, Serialize};

use super::form::{AgentForm, CompanyForm, DepartmentForm, DirectoryDraft};
use super::rules::is_named;
use crate::model::directory::Contact;
use crate::store::Reader;
use crate::store::error::{FieldError, Refusal};
use crate::store::labelled::Labelled;
use crate::store::session::Action;
use crate::table::fold::{has_all, words};
use crate::table::saturated;

/// Parameters of [`directory`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DeskDirectoryQuery {
    /// Words to find.
    pub search: String,
}

/// Agents, companies and departments in the order of their creation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskDirectory {
    /// Found agents.
    pub agents: Vec<AgentEntry>,
    /// Found companies.
    pub companies: Vec<CompanyEntry>,
    /// Found departments.
    pub departments: Vec<DepartmentEntry>,
    /// Departments to choose for an agent.
    pub department_options: Vec<Labelled<String>>,
    /// Provinces to choose from.
    pub provinces: Vec<String>,
}

/// An agent as a table row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AgentEntry {
    /// Internal id.
    pub id: String,
    /// Values of the edit form.
    pub form: AgentForm,
    /// Name of the department.
    pub department: String,
    /// Number of unfinished tickets.
    pub unfinished: u32,
    /// False once deactivated.
    pub is_active: bool,
    /// Sentence for the confirmation of deactivating.
    pub warning: String,
}

/// A company as a table row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CompanyEntry {
    /// Internal id.
    pub id: String,
    /// Values of the edit form.
    pub form: CompanyForm,
    /// The main contact person.
    pub main_contact: Option<Contact>,
    /// Number of unfinished tickets.
    pub unfinished: u32,
    /// False once deactivated.
    pub is_active: bool,
    /// True if tickets or data name it, so that its name cannot change.
    pub is_named: bool,
    /// Sentence for the confirmation of deactivating.
    pub warning: String,
}

/// A department as a table row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DepartmentEntry {
    /// Internal id.
    pub id: String,
    /// Values of the edit form.
    pub form: DepartmentForm,
    /// Number of active agents.
    pub agents: u32,
    /// Number of unfinished tickets in its queue.
    pub unfinished: u32,
    /// False once deactivated.
    pub is_active: bool,
    /// Sentence for the confirmation of deactivating.
    pub warning: String,
}

/// Unfinished tickets of agents, companies (by e-mail address) and departments.
#[derive(Default)]
struct Unfinished<'a>(HashMap<&'a str, u32>);

impl<'a> Unfinished<'a> {
    fn of(reader: &Reader<'a>) -> Self {
        let mut counts = Self::default();
        for ticket in reader.tickets().iter().filter(|ticket| !ticket.status.is_finished()) {
            let agent = ticket.assignee.as_ref().map(|agent| agent.id.as_str());
            let keys = [Some(ticket.requester.email.as_str()), agent, ticket.department.as_deref()];
            keys.into_iter().flatten().for_each(|key| *counts.0.entry(key).or_default() += 1);
        }
        counts
    }

    fn get(&self, key: &str) -> u32 {
        self.0.get(key).copied().unwrap_or_default()
    }
}

fn tickets(count: u32) -> String {
    crate::locale::number::count(count as usize)
}

/// The directory, for the role that may change it.
pub fn directory(reader: &Reader, query: &DeskDirectoryQuery) -> Result<DeskDirectory, Refusal> {
    reader.require(Action::ManageDesk)?;
    let directory = reader.directory();
    // The names that data and tickets use.
    reader.repository();
    let unfinished = Unfinished::of(reader);
    let sought = words(&query.search);
    let agents = directory.agents.iter().filter_map(|agent| {
        let department = directory.department_name(&agent.department);
        has_all(&[&agent.name, &agent.email, department], &sought).then(|| {
            let unfinished = unfinished.get(&agent.id);
            let is_last = directory.agents.iter().all(|other| other.is_inactive || other.id == agent.id);
            AgentEntry {
                id: agent.id.clone(),
                form: AgentForm::of(agent),
                department: department.to_owned(),
                unfinished,
                is_active: !agent.is_inactive,
                warning: agent_warning(unfinished, is_last),
            }
        })
    });
    let companies = directory.companies.iter().filter_map(|company| {
        let contacts = company.contacts.iter().flat_map(|one| [one.name.as_str(), one.email.as_str()]);
        let fields: Vec<&str> =
            [company.name.as_str(), &company.email, &company.province].into_iter().chain(contacts).collect();
        has_all(&fields, &sought).then(|| {
            let unfinished = if company.has_account() { unfinished.get(&company.email) } else { 0 };
            CompanyEntry {
                id: company.id.clone(),
                form: CompanyForm::of(company),
                main_contact: company.contacts.first().cloned(),
                unfinished,
                is_active: !company.is_inactive,
                is_named: is_named(reader.state(), company),
                warning: company_warning(unfinished),
            }
        })
    });
    let found = directory.departments.iter().filter(|department| has_all(&[&department.name], &sought));
    let departments = found.map(|department| {
        let agents = directory.agents.iter().filter(|one| !one.is_inactive && one.department == department.id);
        let unfinished = unfinished.get(&department.id);
        DepartmentEntry {
            id: department.id.clone(),
            form: DepartmentForm { name: department.name.clone() },
            agents: saturated(agents.count()),
            unfinished,
            is_active: !department.is_inactive,
            warning: department_warning(unfinished),
        }
    });
    let active = directory.departments.iter().filter(|department| !department.is_inactive);
    Ok(DeskDirectory {
        agents: agents.collect(),
        companies: companies.collect(),
        departments: departments.collect(),
        department_options: active.map(|one| Labelled { value: one.id.clone(), label: one.name.clone() }).collect(),
        provinces: PROVINCES.iter().map(|province| province.name.to_owned()).collect(),
    })
}

fn agent_warning(unfinished: u32, is_last: bool) -> String {
    let mut sentences =
        vec!["Agen ini tidak dapat masuk dan tidak mendapat tiket lagi. Riwayatnya tetap terbaca.".to_owned()];
    if unfinished > 0 {
        sentences.push(format!(
            "{} tiket yang belum selesai tetap atas namanya sampai Anda menugaskannya kepada agen lain.",
            tickets(unfinished)
        ));
    }
    if is_last {
        sentences.push("Setelah itu tidak ada agen yang aktif.".to_owned());
    }
    sentences.join(" ")
}

fn company_warning(unfinished: u32) -> String {
    let basic = "Perusahaan ini tidak dapat masuk dan mengajukan tiket lagi. Tiket dan datanya tetap terbaca.";
    if unfinished == 0 { basic.to_owned() } else { format!("{basic} {} tiketnya belum selesai.", tickets(unfinished)) }
}

fn department_warning(unfinished: u32) -> String {
    let basic = "Tiket tidak dapat dikirim lagi ke departemen ini.";
    if unfinished == 0 {
        basic.to_owned()
    } else {
        format!("{basic} Antreannya tetap ada sampai {} tiket di dalamnya selesai.", tickets(unfinished))
    }
}

/// Errors of a form as typed so far.
pub fn form_errors(reader: &Reader, draft: &DirectoryDraft) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageDesk)?;
    reader.directory();
    reader.tickets();
    reader.repository();
    let id = draft.id.as_deref().unwrap_or_default();
    Ok(draft.checked(reader.state(), id).err().unwrap_or_default())
}
