//! What ministry staff choose from in their dialogs and forms.

use serde::{Deserialize, Serialize};

use crate::model::Person;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::fold;

/// 'Silahkan Pilih Departemen' (§2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Departments {
    /// Their names.
    pub departments: Vec<String>,
}

/// What the choice of a business entity asks for, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BusinessQuery {
    /// Words to find in name or e-mail.
    pub search: String,
}

/// On whose behalf a ticket can be filed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Businesses {
    /// In the seeds' order.
    pub businesses: Vec<Person>,
}

/// The departments, for those who send tickets to them.
pub fn departments(reader: &Reader) -> Result<Departments, Refusal> {
    reader.require(Action::SendToDepartment)?;
    Ok(Departments { departments: reader.directory().departments.clone() })
}

/// The business entities that match, for those who file tickets on their behalf.
pub fn businesses(reader: &Reader, query: &BusinessQuery) -> Result<Businesses, Refusal> {
    reader.require(Action::CreateTicketOnBehalf)?;
    let words = fold::words(&query.search);
    let businesses = reader.directory().businesses.iter();
    let found = businesses.filter(|business| fold::has_all(&[&business.name, &business.email], &words));
    Ok(Businesses { businesses: found.cloned().collect() })
}
