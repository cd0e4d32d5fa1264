//! Choices in dialogs and forms of ministry staff.

use serde::{Deserialize, Serialize};

use super::require_tickets;
use crate::model::{Person, SharedStr};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::labelled::Labelled;
use crate::store::session::Action;
use crate::table::fold;

/// Choices of the dialog 'Silahkan Pilih Departemen' (§2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Departments {
    /// Names of the departments.
    pub departments: Vec<String>,
}

/// Choices of a ticket's category (§5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketCategories {
    /// Those of new tickets.
    pub active: Vec<Labelled<SharedStr>>,
    /// Those of all tickets, for filters.
    pub all: Vec<Labelled<SharedStr>>,
}

/// Parameters for choosing a business entity, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BusinessQuery {
    /// Words to find in name or e-mail.
    pub search: String,
}

/// Business entities for which staff can file a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Businesses {
    /// Business entities in the order of the seed file.
    pub businesses: Vec<Person>,
}

/// The categories, for everybody who may read tickets.
pub fn categories(reader: &Reader) -> Result<TicketCategories, Refusal> {
    require_tickets(reader)?;
    let settings = reader.desk_settings();
    let choice = |name: &SharedStr| Labelled { value: name.clone(), label: name.to_string() };
    Ok(TicketCategories {
        active: settings.active_categories().map(choice).collect(),
        all: settings.categories.iter().map(choice).collect(),
    })
}

/// All departments. Refused unless the role may send tickets to one.
pub fn departments(reader: &Reader) -> Result<Departments, Refusal> {
    reader.require(Action::SendToDepartment)?;
    Ok(Departments { departments: reader.directory().departments.clone() })
}

/// Business entities that match the search. Refused unless the role may file tickets on their behalf.
pub fn businesses(reader: &Reader, query: &BusinessQuery) -> Result<Businesses, Refusal> {
    reader.require(Action::CreateTicketOnBehalf)?;
    let words = fold::words(&query.search);
    let businesses = reader.directory().businesses.iter();
    let found = businesses.filter(|business| fold::has_all(&[&business.name, &business.email], &words));
    Ok(Businesses { businesses: found.cloned().collect() })
}
