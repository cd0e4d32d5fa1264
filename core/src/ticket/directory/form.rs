//! The forms for agents, companies and departments, as typed, and what they set.

use portal_dashboard::province::PROVINCES;
use serde::{Deserialize, Serialize};

use super::rules::conflicts;
use crate::model::directory::{Company, Contact, Department};
use crate::model::ticket::Agent;
use crate::model::{MINISTRY_DOMAIN, Record};
use crate::store::State;
use crate::store::error::{Field, FieldError, Kind, Problem, Refusal};
use crate::store::form::text::{FormCheck, TITLE_MAX, is_blank, one_line, too_long};
use crate::table::saturated;

/// The greatest number of contact persons of a company.
pub const CONTACTS_MAX: usize = 20;

/// A form with the record that it edits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DirectoryDraft {
    /// Id of the record; `None` for a new one.
    pub id: Option<String>,
    /// The form as typed.
    pub form: DirectoryForm,
}

/// One of the three forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DirectoryForm {
    /// An agent.
    Agent(AgentForm),
    /// A company.
    Company(CompanyForm),
    /// A department.
    Department(DepartmentForm),
}

/// The form for an agent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct AgentForm {
    /// Name; required.
    pub name: String,
    /// E-mail address of the ministry; required, unique ignoring case.
    pub email: String,
    /// Id of the department; required.
    pub department: String,
}

/// The form for a company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct CompanyForm {
    /// Name; required, unique ignoring case. It cannot change once tickets or data name the company.
    pub name: String,
    /// E-mail address of the account; empty for a company without one. It cannot change once the company has tickets,
    /// because it is what a ticket names its requester by.
    pub email: String,
    /// Province; required.
    pub province: String,
    /// Contact persons; the first one is the main one.
    pub contacts: Vec<Contact>,
}

/// The form for a department.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DepartmentForm {
    /// Name; required, unique ignoring case.
    pub name: String,
}

impl DirectoryForm {
    /// The beginning of the id of a new record.
    pub const fn id_prefix(&self) -> &'static str {
        match self {
            Self::Agent(_) => "AGENT",
            Self::Company(_) => "BU",
            Self::Department(_) => "DEP",
        }
    }

    const fn kind(&self) -> Kind {
        match self {
            Self::Agent(_) => Kind::Agent,
            Self::Company(_) => Kind::Business,
            Self::Department(_) => Kind::Department,
        }
    }

    const fn is_of(&self, record: &Record) -> bool {
        matches!(
            (self, record),
            (Self::Agent(_), Record::Agent(_))
                | (Self::Company(_), Record::Company(_))
                | (Self::Department(_), Record::Department(_))
        )
    }
}

impl DirectoryDraft {
    /// The record that the form edits; `None` for a new one. Refused if there is no such record.
    pub fn before(&self, state: &State) -> Result<Option<Record>, Refusal> {
        let Some(id) = &self.id else { return Ok(None) };
        let found = state.directory.record(id).filter(|record| self.form.is_of(record));
        found.map(Some).ok_or_else(|| Refusal::not_found(self.form.kind(), id))
    }

    /// The record with the form's values under `id`, or the errors of the form.
    pub fn checked(&self, state: &State, id: &str) -> Result<Record, Vec<FieldError>> {
        let mut check = FormCheck::default();
        let record = match &self.form {
            DirectoryForm::Agent(form) => form.checked(state, id, &mut check),
            DirectoryForm::Company(form) => form.checked(state, id, &mut check),
            DirectoryForm::Department(form) => {
                let is_inactive = state.directory.departments.get(id).is_some_and(|before| before.is_inactive);
                let name = check.required_line(Field::Name, &form.name);
                Department { id: id.to_owned(), name, is_inactive }.into()
            }
        };
        let mut errors = check.into_errors();
        errors.extend(conflicts(state, &record, &|_| false));
        if errors.is_empty() { Ok(record) } else { Err(errors) }
    }
}

const WRONG_ADDRESS: &str = "Alamat email belum benar. Contoh: nama@perusahaan.co.id.";

/// True for a text such as 'nama@perusahaan.co.id'.
fn is_address(text: &str) -> bool {
    let parts = text.split_once('@').filter(|(name, _)| !name.is_empty());
    let is_domain = |domain: &str| !domain.contains('@') && domain.split('.').all(|part| !part.is_empty());
    parts.is_some_and(|(_, domain)| is_domain(domain)) && !text.contains(char::is_whitespace)
}

fn sentence(message: &str) -> Problem {
    Problem::Sentence { message: message.to_owned() }
}

impl AgentForm {
    /// The form with the values of an agent.
    pub fn of(agent: &Agent) -> Self {
        Self { name: agent.name.clone(), email: agent.email.clone(), department: agent.department.clone() }
    }

    fn checked(&self, state: &State, id: &str, check: &mut FormCheck) -> Record {
        let before = state.directory.agents.get(id);
        let name = check.required_line(Field::Name, &self.name);
        let email = check.required_line(Field::Email, &self.email);
        // Messages of other addresses look like those of companies.
        if !email.is_empty() && !is_address(&email) {
            check.reject(Field::Email, sentence(WRONG_ADDRESS));
        } else if !email.is_empty() && !email.to_lowercase().ends_with(MINISTRY_DOMAIN) {
            check.reject(Field::Email, sentence("Pakai alamat kementerian, yang berakhir dengan @esdm.example."));
        }
        let is_kept = |department: &Department| before.is_some_and(|before| before.department == department.id);
        let find = |id: &str| {
            let found = state.directory.departments.get(id);
            found.filter(|one| !one.is_inactive || is_kept(one)).map(|one| one.id.clone())
        };
        let department = check.required_choice(Field::Department, &self.department, find).unwrap_or_default();
        let mut earlier_emails = before.map_or_else(Vec::new, |before| before.earlier_emails.clone());
        earlier_emails.extend(before.map(|before| before.email.clone()));
        earlier_emails.retain(|earlier| *earlier != email);
        let is_inactive = before.is_some_and(|before| before.is_inactive);
        Agent { id: id.to_owned(), name, email, department, earlier_emails, is_inactive }.into()
    }
}

impl CompanyForm {
    /// The form with the values of a company.
    pub fn of(company: &Company) -> Self {
        Self {
            name: company.name.clone(),
            email: company.email.clone(),
            province: company.province.clone(),
            contacts: company.contacts.clone(),
        }
    }

    fn checked(&self, state: &State, id: &str, check: &mut FormCheck) -> Record {
        let name = check.required_line(Field::Name, &self.name);
        let email = check.optional_line(Field::Email, &self.email);
        if !email.is_empty() && !is_address(&email) {
            check.reject(Field::Email, sentence(WRONG_ADDRESS));
        } else if email.to_lowercase().ends_with(MINISTRY_DOMAIN) {
            check.reject(Field::Email, sentence("Alamat kementerian tidak dapat menjadi alamat perusahaan."));
        }
        let find = |name: &str| PROVINCES.iter().find(|province| province.name == name);
        let province = check.required_choice(Field::Province, &self.province, find);
        if self.contacts.len() > CONTACTS_MAX {
            check.reject(Field::Contacts, Problem::TooMany { max: saturated(CONTACTS_MAX) });
        }
        let contacts = self.contacts.iter().enumerate().map(|(row, typed)| contact(row, typed, check));
        Company {
            id: id.to_owned(),
            name,
            email,
            province: province.map_or_else(String::new, |province| province.name.to_owned()),
            contacts: contacts.collect(),
            is_inactive: state.directory.companies.get(id).is_some_and(|before| before.is_inactive),
        }
        .into()
    }
}

fn contact(row: usize, typed: &Contact, check: &mut FormCheck) -> Contact {
    let mut cell = |cell: &str, typed: &str| {
        let text = one_line(typed);
        let message = if too_long(text.chars().count(), TITLE_MAX).is_some() {
            Some("Paling banyak 200 karakter.")
        } else if cell == "email" && !is_blank(&text) && !is_address(&text) {
            Some(WRONG_ADDRESS)
        } else {
            (cell == "name" && is_blank(&text)).then_some("Isi nama kontak.")
        };
        if let Some(message) = message {
            let (row, cell, message) = (saturated(row), cell.to_owned(), message.to_owned());
            check.reject(Field::Contacts, Problem::InRow { row, cell, message });
        }
        if is_blank(&text) { String::new() } else { text }
    };
    Contact {
        name: cell("name", &typed.name),
        position: cell("position", &typed.position),
        email: cell("email", &typed.email),
        phone: cell("phone", &typed.phone),
    }
}
