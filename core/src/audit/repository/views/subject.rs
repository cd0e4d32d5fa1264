//! Whose table or document is asked for: the administrator names the record, an auditor its own assignment.

use serde::{Deserialize, Serialize};

use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::Action;

/// A dataset or document, by one of the two ways to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DataSubject {
    /// The record's id, for the administrator.
    Data(String),
    /// The assignment's id, for the auditor who has it.
    Assigned(String),
}

/// What is to be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Look at it.
    Read,
    /// Take it out of the portal: download, export, copy.
    TakeOut,
}

/// The item, if the acting person may do this with it. An item that is somebody else's is as one that does not exist.
pub fn find<'a>(reader: &Reader<'a>, subject: &DataSubject, purpose: Purpose) -> Result<Item<'a>, Refusal> {
    match subject {
        DataSubject::Data(id) => {
            reader.require(Action::ManageRepository)?;
            reader.repository().item(id).ok_or_else(|| Refusal::not_found(Kind::Data, id))
        }
        DataSubject::Assigned(id) => {
            reader.require(match purpose {
                Purpose::Read => Action::ReadAssignedData,
                Purpose::TakeOut => Action::TakeOutAssignedData,
            })?;
            let own = reader.assignments().get(id).filter(|assignment| is_own(reader.session(), assignment));
            let item = own.and_then(|assignment| reader.repository().item(&assignment.data_id));
            item.ok_or_else(|| Refusal::not_found(Kind::Data, id))
        }
    }
}
