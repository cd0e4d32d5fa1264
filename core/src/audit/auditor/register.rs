//! The screen Manajemen Auditor (§2.8).

use serde::Serialize;

use super::commands::AuditorForm;
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// Content of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorRegister {
    /// Number of auditors.
    pub total: u32,
    /// Internal auditors in the order of their creation.
    pub internal: Vec<AuditorEntry>,
    /// External auditors in the order of their creation.
    pub external: Vec<AuditorEntry>,
}

/// An auditor as a table row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorEntry {
    /// The stored auditor.
    pub auditor: Auditor,
    /// Values of the edit form. The company is empty if it is the type's default.
    pub form: AuditorForm,
    /// Number of assignments that deleting the auditor would also delete.
    pub assignments: u32,
}

/// All auditors, for the administrator.
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
