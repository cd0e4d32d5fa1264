//! Access to a table or document, by the record's id for administrators, by the assignment's id for auditors.

use serde::{Deserialize, Serialize};

use crate::model::repository::{DataVersion, Dataset};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::data::data_table::DataTable;

/// A dataset or document, named in one of two ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DataSubject {
    /// Id of the record, for the administrator.
    Data(String),
    /// An earlier version of a dataset, for the administrator.
    Version {
        /// Id of the dataset.
        data: String,
        /// Content id of the version.
        content: String,
    },
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
        DataSubject::Data(id) | DataSubject::Version { data: id, .. } => {
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

/// A version of a dataset.
#[derive(Clone, Copy, Debug)]
pub struct OpenVersion<'a> {
    /// The dataset.
    pub set: &'a Dataset,
    /// The version: the newest one, or the one that was assigned.
    pub version: &'a DataVersion,
}

impl<'a> OpenVersion<'a> {
    /// The rows, refused as not found if they are not in memory.
    pub fn table(self, reader: &Reader<'a>) -> Result<&'a DataTable, Refusal> {
        let table = reader.repository().table(self.version);
        table.map(|table| &**table).ok_or_else(|| Refusal::not_found(Kind::Data, &self.set.id))
    }
}

/// The dataset with the version that the subject means, under the conditions of [`find`].
pub fn find_version<'a>(
    reader: &Reader<'a>,
    subject: &DataSubject,
    purpose: Purpose,
) -> Result<OpenVersion<'a>, Refusal> {
    let set = match find(reader, subject, purpose)? {
        Item::Dataset(set) => set,
        Item::Document(document) => return Err(Refusal::not_found(Kind::Data, &document.id)),
    };
    let version = match subject {
        DataSubject::Data(_) => Some(set.newest()),
        DataSubject::Version { content, .. } => set.version(content),
        DataSubject::Assigned(id) => reader.assignments().get(id).map(|own| set.given(own.version.as_deref())),
    };
    let version = version.ok_or_else(|| Refusal::not_found(Kind::Data, &set.id))?;
    Ok(OpenVersion { set, version })
}
