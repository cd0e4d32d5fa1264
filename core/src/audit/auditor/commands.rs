//! Commands on auditors: add, change, delete (§2.8, §5). Only the administrator may use them.

use serde::{Deserialize, Serialize};

use super::expertise;
use crate::model::Slice;
use crate::model::assignment::Assignment;
use crate::model::auditor::{Auditor, AuditorAction, AuditorType};
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Reader, State, Subject, Transaction};
use crate::table::saturated;

/// The form for a new or existing auditor, as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorForm {
    /// Name; required.
    pub name: String,
    /// E-mail address; required, unique ignoring case (decisions §6). The browser checks its syntax (§5).
    pub email: String,
    /// 'internal' or 'external'; required.
    #[serde(rename = "type")]
    pub auditor_type: String,
    /// Company; empty means the default of the auditor type (§5).
    pub company: String,
    /// Areas of expertise; at least one tag.
    pub expertise: Vec<String>,
}

/// Commands on auditors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AuditorCommand {
    /// Adds an auditor, or changes an existing one.
    Save {
        /// Id of the auditor to change; `None` adds one.
        id: Option<String>,
        /// The form as typed.
        form: AuditorForm,
    },
    /// Deletes an auditor and all assignments of that auditor.
    Delete {
        /// Id of the auditor.
        id: String,
    },
}

/// A form to check, with the auditor that it edits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorFormQuery {
    /// Id of the edited auditor; `None` for a new one.
    pub id: Option<String>,
    /// The form as typed so far.
    pub form: AuditorForm,
}

/// Errors of the form as typed so far.
pub fn form_errors(reader: &Reader, query: &AuditorFormQuery) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageAuditors)?;
    reader.assignments();
    reader.auditors();
    Ok(check_form(reader.state(), query))
}

struct Checked {
    name: String,
    email: String,
    auditor_type: Option<AuditorType>,
    company: String,
    expertise: Vec<String>,
}

/// Errors of the form as typed so far; empty if it can be sent.
pub fn check_form(state: &State, query: &AuditorFormQuery) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    checked(state, query.id.as_deref(), &query.form, &mut check);
    check.into_errors()
}

fn checked(state: &State, id: Option<&str>, form: &AuditorForm, check: &mut FormCheck) -> Checked {
    let name = check.required_line(Field::Name, &form.name);
    let email = check.required_line(Field::Email, &form.email);
    let auditor_type = check.required_choice(Field::AuditorType, &form.auditor_type, AuditorType::parse);
    let before = id.and_then(|id| state.auditors.get(id));
    if state.auditors.iter().any(|other| Some(other.id.as_str()) != id && is_same_address(&other.email, &email)) {
        check.reject(Field::Email, Problem::Taken);
    }
    if let (Some(before), Some(now)) = (before, auditor_type)
        && before.auditor_type != now
    {
        // Changing the type would give an external auditor the assignments of an internal one.
        let count = saturated(state.assignments.of_auditor(&before.id).count());
        if count > 0 {
            check.reject(Field::AuditorType, Problem::HasAssignments { count });
        }
    }
    let company = check.optional_line(Field::Company, &form.company);
    let mut tags = Vec::new();
    for tag in &form.expertise {
        match expertise::add(&mut tags, tag) {
            Ok(()) | Err(Problem::Taken | Problem::Required) => {}
            Err(problem) => check.reject(Field::Expertise, problem),
        }
    }
    if tags.is_empty() {
        check.reject(Field::Expertise, Problem::Required);
    }
    Checked { name, email, auditor_type, company, expertise: tags }
}

/// True if both are the same address, ignoring case.
pub fn is_same_address(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// The company to store. If the auditor's type changes and the company is still the old type's default, the new
/// type's default replaces it (decisions §6).
fn company_of(auditor_type: AuditorType, typed: String, before: Option<&Auditor>) -> String {
    let is_former_default = before.is_some_and(|before| {
        let default = before.auditor_type.default_company();
        before.auditor_type != auditor_type && before.company == default && typed == default
    });
    if typed.is_empty() || is_former_default { auditor_type.default_company().to_owned() } else { typed }
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(state: &State, session: &Session, env: &Env, command: &AuditorCommand) -> Result<Transaction, Refusal> {
    session.require(Action::ManageAuditors)?;
    match command {
        AuditorCommand::Save { id, form } => save(state, env, id.as_deref(), form),
        AuditorCommand::Delete { id } => delete(state, id),
    }
}

fn find<'a>(state: &'a State, id: &str) -> Result<&'a Auditor, Refusal> {
    state.auditors.get(id).ok_or_else(|| Refusal::not_found(Kind::Auditor, id))
}

fn transaction(id: &str, action: AuditorAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Auditors, id: id.to_owned() }, CommitAction::Auditor(action))
}

fn save(state: &State, env: &Env, id: Option<&str>, form: &AuditorForm) -> Result<Transaction, Refusal> {
    let before = id.map(|id| find(state, id)).transpose()?;
    let mut check = FormCheck::default();
    let Checked { name, email, auditor_type, company, expertise } = checked(state, id, form, &mut check);
    let Some(auditor_type) = auditor_type else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    check.finish()?;
    let company = company_of(auditor_type, company, before);
    let Some(before) = before else {
        let id = env.short_stamped_id(auditor_type.id_prefix(), |id| state.auditors.knows(id));
        let after = Auditor { id: id.clone(), name, email, auditor_type, company, expertise };
        return Ok(transaction(&id, AuditorAction::Added).insert(after));
    };
    let after = Auditor { id: before.id.clone(), name, email, auditor_type, company, expertise };
    let renamed = state.assignments.of_auditor(&before.id).filter(|assignment| assignment.auditor_name != after.name);
    let transaction = transaction(&before.id, AuditorAction::Changed).update(before.clone(), after.clone());
    Ok(renamed.fold(transaction, |transaction, assignment| {
        transaction.update(assignment.clone(), Assignment { auditor_name: after.name.clone(), ..assignment.clone() })
    }))
}

fn delete(state: &State, id: &str) -> Result<Transaction, Refusal> {
    let auditor = find(state, id)?;
    let transaction = transaction(id, AuditorAction::Deleted { name: auditor.name.clone() }).remove(auditor.clone());
    Ok(state.assignments.of_auditor(id).fold(transaction, |transaction, assignment| {
        transaction.remove(assignment.clone()).remove_all(state.belongings(&assignment.id))
    }))
}
