//! Access to a table or document, by the record's id for administrators, by the assignment's id for auditors.

use serde::{Deserialize, Serialize};

use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::Action;

/// A dataset or document, named in one of two ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DataSubject {
    /// Id of the record, for the administrator.
    Data(String),
    /// Id of the assignment, for its auditor.
    Assigned(String),
}

/// Purpose of the access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Show the item on the screen.
    Read,
    /// Download, export or copy the item.
    TakeOut,
}

/// The item, if the acting person may use it for this purpose. Another auditor's item is refused as not found, so
/// that its existence stays hidden.
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
