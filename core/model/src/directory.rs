//! Companies and departments; agents are in [`crate::ticket`]. They are never deleted, only deactivated.

use serde::{Deserialize, Serialize};

use crate::{Identified, Person};

/// A company that data and tickets name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Company {
    /// Internal id; screens never show it.
    pub id: String,
    /// Name, as in tickets and data.
    pub name: String,
    /// E-mail address of its account; empty without an account.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// Name of the province.
    pub province: String,
    /// Contact persons; the first one is the main one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contacts: Vec<Contact>,
    /// True if it cannot sign in and file tickets any more.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_inactive: bool,
}

/// A contact person of a company.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Contact {
    /// Name; required.
    pub name: String,
    /// Position in the company; may be empty.
    pub position: String,
    /// E-mail address; may be empty.
    pub email: String,
    /// Phone number; may be empty.
    pub phone: String,
}

impl Company {
    /// The company as an acting person.
    pub fn as_person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), email: self.email.clone() }
    }

    /// True if the company has an account.
    pub fn has_account(&self) -> bool {
        !self.email.is_empty()
    }
}

impl Identified for Company {
    fn id(&self) -> &str {
        &self.id
    }
}

/// A department of the ministry, with a queue of tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Department {
    /// Internal id; screens never show it.
    pub id: String,
    /// Name, unique ignoring case.
    pub name: String,
    /// True if no ticket can be sent to it any more.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_inactive: bool,
}

impl Identified for Department {
    fn id(&self) -> &str {
        &self.id
    }
}

/// An event in the life of an agent, company or department, for the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DirectoryAction {
    /// Added.
    Added,
    /// Changed.
    Changed,
    /// Deactivated.
    Deactivated,
    /// Activated again.
    Activated,
}

/// Leaves a flag that is not set out of stored data.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over the field as it is")]
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}
