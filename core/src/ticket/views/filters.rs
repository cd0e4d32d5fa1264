//! The filters of a ticket list, from its address and from the terms in its search (decisions §5).

use serde::Serialize;

use super::assignee::Assignee;
use super::choices::all_categories;
use super::condition::{Condition, Day};
use super::list::TicketListQuery;
use super::terms::Terms;
use crate::locale::calendar::CalendarDate;
use crate::model::SharedStr;
use crate::model::label::Label;
use crate::model::ticket::{Channel, Priority, Ticket};
use crate::store::Reader;
use crate::store::form::text::is_blank;
use crate::store::labelled::Labelled;
use crate::store::session::Action;

/// Conditions of which a ticket must meet one, or none if negated.
#[derive(Debug)]
pub(super) struct Group {
    /// Number of the term's key; `None` for a filter of the address.
    pub(super) key: Option<u8>,
    pub(super) is_negated: bool,
    pub(super) any_of: Vec<Condition>,
}

impl Group {
    fn holds(&self, reader: &Reader, ticket: &Ticket) -> bool {
        self.any_of.iter().any(|condition| condition.holds(reader, ticket)) != self.is_negated
    }

    fn wording(&self) -> String {
        let any = self.any_of.iter().map(Condition::wording).collect::<Vec<_>>().join(" atau ");
        if self.is_negated { format!("bukan {any}") } else { any }
    }
}

/// The filters in effect, except for the status.
#[derive(Debug)]
pub(super) struct Filters {
    /// The label's filter; screens show it in its colour.
    pub(super) label: Option<Label>,
    /// The assignee's filter.
    pub(super) assignee: Option<Assignee>,
    chosen: Vec<(ListFilter, Condition)>,
    pub(super) values: FilterValues,
    pub(super) terms: Terms,
}

/// A filter of the address that a popover sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FilterPart {
    /// A label that was deleted.
    Label,
    /// An agent who was deleted.
    Assignee,
    /// The priority.
    Priority,
    /// The category.
    Category,
    /// The channel.
    Channel,
    /// The business entity.
    Company,
    /// The department in whose queue the ticket is.
    Department,
    /// The first day of filing.
    Since,
    /// The last day of filing.
    Until,
}

/// A filter in effect, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListFilter {
    /// The part of the address to clear.
    pub part: FilterPart,
    /// Words such as 'Kategori Teknis'.
    pub label: String,
}

/// Values of the filters in effect, as in the address.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterValues {
    /// The priority.
    pub priority: Option<Priority>,
    /// The category.
    pub category: Option<SharedStr>,
    /// The channel.
    pub channel: Option<Channel>,
    /// Id of the business entity.
    pub company: Option<String>,
    /// Id of the department.
    pub department: Option<String>,
    /// First day of filing, 'YYYY-MM-DD'.
    pub since: Option<String>,
    /// Last day of filing, 'YYYY-MM-DD'.
    pub until: Option<String>,
}

/// The understood terms of a search, and the problems of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchTerms {
    /// Conditions in words, such as 'Status Open'.
    pub understood: Vec<String>,
    /// A sentence for each term without effect.
    pub problems: Vec<String>,
}

impl Filters {
    pub(super) fn new(reader: &Reader, query: &TicketListQuery) -> Self {
        let staff = reader.may(Action::ReadStaffNotes);
        let label = query.label.as_deref().filter(|_| staff).and_then(|id| reader.labels().get(id)).cloned();
        let terms = Terms::parse(reader, query.search.as_deref().unwrap_or_default());
        let assignee = Assignee::parse(reader, query.assignee.as_deref());
        let mut filters = Self { label, assignee, chosen: Vec::new(), values: FilterValues::default(), terms };
        // A saved view can name what was deleted since. Without that filter it would show all tickets.
        let is_named = |id: &Option<String>| staff && id.as_deref().is_some_and(|id| !is_blank(id));
        if filters.label.is_none() && is_named(&query.label) {
            filters.choose(FilterPart::Label, Condition::Gone("Label"));
        }
        if filters.assignee.is_none() && is_named(&query.assignee) && Assignee::names_agent(query.assignee.as_deref()) {
            filters.choose(FilterPart::Assignee, Condition::Gone("Penanggung jawab"));
        }
        if let Some(priority) = query.priority.as_deref().and_then(Priority::parse) {
            filters.values.priority = Some(priority);
            filters.choose(FilterPart::Priority, Condition::Priority(Some(priority)));
        }
        let known = |name: &str| all_categories(reader).into_iter().find(|known| *known == name);
        if let Some(category) = query.category.as_deref().and_then(known) {
            filters.values.category = Some(category.clone());
            filters.choose(FilterPart::Category, Condition::Category(category));
        } else if query.category.as_deref().is_some_and(|name| !is_blank(name)) {
            filters.choose(FilterPart::Category, Condition::Gone("Kategori"));
        }
        if let Some(channel) = query.channel.as_deref().filter(|_| staff).and_then(Channel::parse) {
            filters.values.channel = Some(channel);
            filters.choose(FilterPart::Channel, Condition::Channel(channel));
        }
        let companies = &reader.directory().companies;
        let company = query.company.as_deref().filter(|_| staff);
        if let Some(company) = company.and_then(|id| companies.get(id)).filter(|one| one.has_account()) {
            filters.values.company = Some(company.id.clone());
            let condition = Condition::Requester { name: company.name.clone(), emails: vec![company.email.clone()] };
            filters.choose(FilterPart::Company, condition);
        } else if is_named(&query.company) {
            filters.choose(FilterPart::Company, Condition::Gone("Badan usaha"));
        }
        let department = query.department.as_deref().filter(|_| staff);
        if let Some(department) = department.and_then(|id| reader.directory().departments.get(id)) {
            filters.values.department = Some(department.id.clone());
            let (name, ids) = (department.name.clone(), vec![department.id.clone()]);
            filters.choose(FilterPart::Department, Condition::Departments { name, ids });
        } else if is_named(&query.department) {
            filters.choose(FilterPart::Department, Condition::Gone("Departemen"));
        }
        if let Some(first) = query.since.as_deref().and_then(CalendarDate::parse) {
            filters.values.since = Some(first.to_string());
            filters.choose(FilterPart::Since, Condition::Since(Day::new(reader, first)));
        }
        if let Some(last) = query.until.as_deref().and_then(CalendarDate::parse) {
            filters.values.until = Some(last.to_string());
            let label = format!("Diajukan sampai {}", last.long());
            let condition = Condition::Before(Day::new(reader, last.plus_days(1)));
            filters.chosen.push((ListFilter { part: FilterPart::Until, label }, condition));
        }
        filters
    }

    fn choose(&mut self, part: FilterPart, condition: Condition) {
        let label = condition.wording();
        self.chosen.push((ListFilter { part, label }, condition));
    }

    /// True if the ticket passes all filters except the status.
    pub(super) fn holds(&self, reader: &Reader, ticket: &Ticket) -> bool {
        self.label.as_ref().is_none_or(|label| ticket.labels.contains(&label.id))
            && self.assignee.as_ref().is_none_or(|assignee| assignee.holds(reader, ticket))
            && self.chosen.iter().all(|(_, condition)| condition.holds(reader, ticket))
            && self.terms.groups.iter().all(|group| group.holds(reader, ticket))
    }

    /// True if no filter and no term is in effect.
    pub(super) fn is_empty(&self) -> bool {
        self.label.is_none() && self.assignee.is_none() && self.chosen.is_empty() && self.terms.groups.is_empty()
    }

    /// The filters of the popover, in words.
    pub(super) fn active(&self) -> Vec<ListFilter> {
        self.chosen.iter().map(|(active, _)| active.clone()).collect()
    }

    /// The understood terms of the search, and the problems of the others.
    pub(super) fn search_terms(&self) -> SearchTerms {
        SearchTerms {
            understood: self.terms.groups.iter().map(Group::wording).collect(),
            problems: self.terms.problems.clone(),
        }
    }
}

/// Choices of the filter 'Departemen'; empty unless the reader is staff.
pub(super) fn department_options(reader: &Reader) -> Vec<Labelled<String>> {
    if !reader.may(Action::ReadStaffNotes) {
        return Vec::new();
    }
    let departments = reader.directory().departments.iter();
    departments.map(|one| Labelled { value: one.id.clone(), label: one.name.clone() }).collect()
}

/// Choices of the filter 'Badan usaha'; empty unless the reader is staff.
pub(super) fn company_options(reader: &Reader) -> Vec<Labelled<String>> {
    if !reader.may(Action::ReadStaffNotes) {
        return Vec::new();
    }
    let businesses = reader.directory().businesses();
    businesses.map(|one| Labelled { value: one.id.clone(), label: one.name.clone() }).collect()
}
