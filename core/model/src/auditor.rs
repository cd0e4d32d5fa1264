//! An auditor (§3).

use serde::{Deserialize, Serialize};

use crate::{Identified, Person, Role};

/// Default company of an internal auditor (§5).
pub const MINISTRY: &str = "Kementerian ESDM";

vocabulary! {
    /// Type of an auditor, which assignments also store.
    AuditorType {
        /// Auditor of the ministry, with full access.
        Internal = "internal", "Internal";
        /// Auditor from outside, with read access only.
        External = "external", "External";
    }
}

impl AuditorType {
    /// The role in which an auditor of this type acts.
    pub const fn role(self) -> Role {
        match self {
            Self::Internal => Role::InternalAuditor,
            Self::External => Role::ExternalAuditor,
        }
    }

    /// The prefix of an auditor's id (§7).
    pub const fn id_prefix(self) -> &'static str {
        match self {
            Self::Internal => "INTERNAL",
            Self::External => "EXTERNAL",
        }
    }

    /// The company of an auditor whose form left it empty (§5).
    pub const fn default_company(self) -> &'static str {
        match self {
            Self::Internal => MINISTRY,
            Self::External => "",
        }
    }
}

/// An auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Auditor {
    /// The type in uppercase and six digits of a timestamp (§7).
    pub id: String,
    /// Full name on one line.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Internal or external.
    #[serde(rename = "type")]
    pub auditor_type: AuditorType,
    /// Name of the department or company.
    pub company: String,
    /// Areas of expertise: at least one tag, unique ignoring case.
    pub expertise: Vec<String>,
}

impl Identified for Auditor {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Auditor {
    /// The auditor as an acting person.
    pub fn as_person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), email: self.email.clone() }
    }
}

/// An event in the life of an auditor, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AuditorAction {
    /// Added by an administrator.
    Added,
    /// Changed by an administrator.
    Changed,
    /// Deleted by an administrator.
    Deleted {
        /// Name at the time of deletion.
        name: String,
    },
}
