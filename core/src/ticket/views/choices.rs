//! What ministry staff choose from.

use serde::Serialize;

use crate::error::Refusal;
use crate::reader::Reader;
use crate::session::{Action, Person};

/// What ministry staff choose from in their dialogs and forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StaffChoices {
    /// 'Silahkan Pilih Departemen' (§2.4).
    pub departments: Vec<String>,
    /// On whose behalf a ticket can be filed.
    pub businesses: Vec<Person>,
}

/// Departments and business entities, for those who send tickets to the ones and file them for the others.
pub fn choices(reader: &Reader) -> Result<StaffChoices, Refusal> {
    reader.require(Action::SendToDepartment)?;
    reader.require(Action::CreateTicketOnBehalf)?;
    let directory = reader.directory();
    Ok(StaffChoices { departments: directory.departments.clone(), businesses: directory.businesses.clone() })
}
