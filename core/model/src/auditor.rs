//! An auditor (§3).

use serde::{Deserialize, Serialize};

use crate::{Identified, Person, Role};

/// What is written for the company of an internal auditor who gave none (§5).
pub const MINISTRY: &str = "Kementerian ESDM";

vocabulary! {
    /// The sub-type of an auditor, and to which of the two an assignment goes.
    AuditorType {
        /// Of the ministry; full access.
        Internal = "internal", "Internal";
        /// From outside; view-only.
        External = "external", "External";
    }
}

impl AuditorType {
    /// The role in which such an auditor acts.
    pub const fn role(self) -> Role {
        match self {
            Self::Internal => Role::InternalAuditor,
            Self::External => Role::ExternalAuditor,
        }
    }

    /// The beginning of the ids of such auditors (§7).
    pub const fn id_prefix(self) -> &'static str {
        match self {
            Self::Internal => "INTERNAL",
            Self::External => "EXTERNAL",
        }
    }

    /// The company where none was given (§5).
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
    /// The uppercase type and six digits of a timestamp (§7).
    pub id: String,
    /// One line.
    pub name: String,
    /// The auditor's address.
    pub email: String,
    /// Internal or external.
    #[serde(rename = "type")]
    pub auditor_type: AuditorType,
    /// The department's or company's name.
    pub company: String,
    /// At least one tag, unique ignoring case.
    pub expertise: Vec<String>,
}

impl Identified for Auditor {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Auditor {
    /// The auditor as a person to act as.
    pub fn as_person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), email: self.email.clone() }
    }
}

/// What happened to an auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AuditorAction {
    /// Added.
    Added,
    /// Changed.
    Changed,
    /// Deleted.
    Deleted {
        /// The name then.
        name: String,
    },
}
