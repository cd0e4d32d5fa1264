//! Choices in dialogs and forms of ministry staff.

use serde::{Deserialize, Serialize};

use super::require_tickets;
use crate::model::directory::Company;
use crate::model::{Person, SharedStr};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::labelled::Labelled;
use crate::store::session::Action;
use crate::table::fold;
use crate::ticket::commands::is_visible;

/// Choices of the dialog 'Silahkan Pilih Departemen' (§2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Departments {
    /// Active departments.
    pub departments: Vec<Labelled<String>>,
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
    /// Business entities in the order of their creation.
    pub businesses: Vec<Person>,
}

/// The categories, for everybody who may read tickets.
pub fn categories(reader: &Reader) -> Result<TicketCategories, Refusal> {
    require_tickets(reader)?;
    let choice = |name: &SharedStr| Labelled { value: name.clone(), label: name.to_string() };
    Ok(TicketCategories {
        active: reader.desk_settings().active_categories().map(choice).collect(),
        all: all_categories(reader).iter().map(choice).collect(),
    })
}

/// The categories of the settings, then those that tickets kept when the addition of their category was undone.
pub(super) fn all_categories(reader: &Reader) -> Vec<SharedStr> {
    let mut all = reader.desk_settings().categories.clone();
    let visible = reader.tickets().iter().filter(|ticket| is_visible(reader.session(), ticket));
    for ticket in visible {
        if !all.contains(&ticket.category) {
            all.push(ticket.category.clone());
        }
    }
    all
}

/// Departments to which tickets can be sent. Refused unless the role may send tickets to one.
pub fn departments(reader: &Reader) -> Result<Departments, Refusal> {
    reader.require(Action::SendToDepartment)?;
    let active = reader.directory().departments.iter().filter(|one| !one.is_inactive);
    let departments = active.map(|one| Labelled { value: one.id.clone(), label: one.name.clone() });
    Ok(Departments { departments: departments.collect() })
}

/// Business entities that match the search. Refused unless the role may file tickets on their behalf.
pub fn businesses(reader: &Reader, query: &BusinessQuery) -> Result<Businesses, Refusal> {
    reader.require(Action::CreateTicketOnBehalf)?;
    let words = fold::words(&query.search);
    let businesses = reader.directory().businesses().filter(|business| !business.is_inactive);
    let found = businesses.filter(|business| fold::has_all(&[&business.name, &business.email], &words));
    Ok(Businesses { businesses: found.map(Company::as_person).collect() })
}
