//! Manajemen Auditor (§2.8).

use serde::Serialize;

use super::commands::AuditorForm;
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// Everything of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorRegister {
    /// How many there are.
    pub total: u32,
    /// In the order in which they were added.
    pub internal: Vec<AuditorEntry>,
    /// Likewise.
    pub external: Vec<AuditorEntry>,
}

/// One auditor of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorEntry {
    /// The record.
    pub auditor: Auditor,
    /// The form as it opens: its company is empty where the record has the type's default.
    pub form: AuditorForm,
    /// How many assignments this auditor has: so many go when the auditor is deleted.
    pub assignments: u32,
}

/// The auditors of both types, for the administrator.
pub fn register(reader: &Reader) -> Result<AuditorRegister, Refusal> {
    reader.require(Action::ManageAuditors)?;
    let entries = |auditor_type: AuditorType| -> Vec<AuditorEntry> {
        let auditors = reader.auditors().iter().filter(|auditor| auditor.auditor_type == auditor_type);
        let entry = |auditor: &Auditor| AuditorEntry {
            auditor: auditor.clone(),
            form: form_of(auditor),
            assignments: saturated(reader.assignments().of_auditor(&auditor.id).count()),
        };
        auditors.map(entry).collect()
    };
    Ok(AuditorRegister {
        total: reader.auditors().len(),
        internal: entries(AuditorType::Internal),
        external: entries(AuditorType::External),
    })
}

fn form_of(auditor: &Auditor) -> AuditorForm {
    let Auditor { id: _, name, email, auditor_type, company, expertise } = auditor;
    let is_default = company == auditor_type.default_company();
    AuditorForm {
        name: name.clone(),
        email: email.clone(),
        auditor_type: auditor_type.value().to_owned(),
        company: if is_default { String::new() } else { company.clone() },
        expertise: expertise.clone(),
    }
}
