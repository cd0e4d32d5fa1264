//! One page of a ticket list (§2.6).

use serde::{Deserialize, Serialize};

use super::abilities::{Abilities, abilities};
use super::answered::{Answered, answered};
use super::assignee::Assignee;
use super::counts::StatusCounts;
use super::detail::{department, labels};
use super::filters::{FilterValues, ListFilter, SearchTerms, company_options, department_options};
use super::list_kind::{ColumnKey, ListKind, TicketColumn};
use super::selection::{Selection, is_by_deadline};
use super::sla::{self, SlaFilter, SlaView};
use crate::locale::relative::time_ago;
use crate::model::SharedStr;
use crate::model::label::Label;
use crate::model::ticket::{Priority, Status, Ticket, assignee_name};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::labelled::Labelled;
use crate::store::session::Action;
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::sort::{Direction, Sort};
use crate::ticket::news;

/// A ticket list with parameters from the address. Invalid values are replaced by defaults (decisions §5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketListQuery {
    /// The list to show.
    pub list: ListKind,
    /// Words to find, and terms such as 'status:open'.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub search: Option<String>,
    /// Status filter; ignored unless the list offers this status.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub status: Option<String>,
    /// Id of the label to filter by.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub label: Option<String>,
    /// Assignee filter: 'saya', 'belum-ada' or the id of an agent; ignored unless the reader is staff.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub assignee: Option<String>,
    /// Priority filter.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub priority: Option<String>,
    /// Category filter.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub category: Option<String>,
    /// Filter by channel; ignored unless the reader is staff.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub channel: Option<String>,
    /// Filter by business entity, as its id; ignored unless the reader is staff.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub company: Option<String>,
    /// Filter by department, as its id; ignored unless the reader is staff.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub department: Option<String>,
    /// First day of filing, 'YYYY-MM-DD'.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub since: Option<String>,
    /// Last day of filing, 'YYYY-MM-DD'.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub until: Option<String>,
    /// '1' to show only tickets with news for the acting person.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub unread: Option<String>,
    /// Columns to show, separated by commas; ignored unless the list offers a choice.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub columns: Option<String>,
    /// Filter by deadline: 'aman', 'mendekati', 'lewat', 'hari-ini' or 'penutupan'; ignored unless the reader is staff.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub sla: Option<String>,
    /// Key of the sorted column.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub sort: Option<String>,
    /// 'asc' or 'desc'.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub direction: Option<String>,
    /// Page number, starting at 1.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub page: Option<String>,
    /// Rows per page: 10, 25 or 50.
    #[cfg_attr(target_family = "wasm", tsify(optional, type = "string | undefined"))]
    pub page_size: Option<String>,
}

impl TicketListQuery {
    /// The whole list.
    pub const fn of(list: ListKind) -> Self {
        Self {
            list,
            search: None,
            status: None,
            label: None,
            assignee: None,
            priority: None,
            category: None,
            channel: None,
            company: None,
            department: None,
            since: None,
            until: None,
            unread: None,
            columns: None,
            sla: None,
            sort: None,
            direction: None,
            page: None,
            page_size: None,
        }
    }
}

/// One page of a ticket list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketList {
    /// Columns of the list.
    pub columns: Vec<TicketColumn>,
    /// Those of the columns that another cell shows in a second line.
    pub second_lines: Vec<ColumnKey>,
    /// Columns to choose from; empty if the list offers no choice.
    pub column_options: Vec<TicketColumn>,
    /// Rows of the page.
    pub rows: Vec<TicketRow>,
    /// Position of the page within the list.
    pub pagination: Pagination,
    /// Page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// Choices of the status filter; empty if the list has none.
    pub status_options: Vec<Status>,
    /// Status filter in effect.
    pub status: Option<Status>,
    /// Label filter in effect.
    pub label: Option<Label>,
    /// Choices of the filter 'Penanggung jawab'; empty unless the reader is staff.
    pub assignee_options: Vec<Labelled<String>>,
    /// Value of the assignee filter in effect.
    pub assignee: Option<String>,
    /// Values of the other filters in effect.
    pub filters: FilterValues,
    /// The other filters in effect, in words.
    pub active: Vec<ListFilter>,
    /// Choices of the filter 'Badan usaha'; empty unless the reader is staff.
    pub company_options: Vec<Labelled<String>>,
    /// Choices of the filter 'Departemen'; empty unless the reader is staff.
    pub department_options: Vec<Labelled<String>>,
    /// The understood terms of the search, and the problems of the others.
    pub terms: SearchTerms,
    /// Choices of the filter by deadline; empty if the list has none.
    pub sla_options: Vec<Labelled<SlaFilter>>,
    /// Filter by deadline in effect.
    pub sla: Option<SlaFilter>,
    /// True if only tickets with news are shown.
    pub unread: bool,
    /// Number of tickets with news after search and the other filters.
    pub unread_count: u32,
    /// Sort in effect.
    pub sort: Option<ListSort>,
    /// Numbers of tickets after search and the other filters, ignoring the status filter. The choices of the status
    /// filter show them.
    pub found: StatusCounts,
    /// True if a search or filter is in effect. The screen then shows another text for an empty list.
    pub is_filtered: bool,
    /// True for staff: rows can be selected, and there is a next ticket.
    pub is_staff: bool,
}

/// A sorted column with its direction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListSort {
    /// Sorted column.
    pub column: ColumnKey,
    /// Sort direction.
    pub direction: Direction,
}

/// A row of a ticket list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketRow {
    /// The ticket code.
    pub id: String,
    /// Name of the requester.
    pub requester: String,
    /// Title of the ticket.
    pub title: String,
    /// Status.
    pub status: Status,
    /// Priority; `None` is shown as 'No Priority'.
    pub priority: Option<Priority>,
    /// Name of the agent, or 'Unassigned'.
    pub assignee: String,
    /// Category.
    pub category: SharedStr,
    /// Day of filing; '21 November 2026'.
    pub created: String,
    /// Name of the agent who returned the ticket; '-' if none or if the reader is not staff.
    pub returned_by: String,
    /// Reason for the return; '-' if none or if the reader is not staff.
    pub return_reason: String,
    /// The running clock; `None` if no clock runs or if the reader is not staff.
    pub sla: Option<SlaView>,
    /// Age of the last change, such as '1 hari yang lalu'.
    pub updated: String,
    /// Time of the last change, with time zone.
    pub updated_exactly: String,
    /// The last answer; `None` while nobody has answered.
    pub answered: Option<Answered>,
    /// News for the acting person, such as '2 balasan baru'.
    pub news: Option<String>,
    /// True if the person can mark the ticket as unread.
    pub may_mark_unread: bool,
    /// Labels; empty unless the reader is staff.
    pub labels: Vec<Label>,
    /// Name of the department in whose queue the ticket is; `None` for others, and unless the reader is staff.
    pub department: Option<String>,
    /// Actions for the menu of the row.
    pub can: Abilities,
}

/// One page of tickets.
pub fn list(reader: &Reader, query: &TicketListQuery) -> Result<TicketList, Refusal> {
    let selection = Selection::new(reader, query)?;
    let request = PageRequest::parse(query.page.as_deref(), query.page_size.as_deref(), PageSizes::TABLE);
    let tickets = reader.tickets();
    let pagination = Pagination::new(request, selection.rows.len());
    let slots = selection.slots(reader, pagination.rows_before(), pagination.page_size);
    Ok(TicketList {
        columns: columns(query).iter().chain(&second_lines(query)).map(|key| key.column()).collect(),
        column_options: query.list.column_choice().iter().map(|key| key.column()).collect(),
        second_lines: second_lines(query),
        rows: slots.into_iter().filter_map(|slot| tickets.at(slot)).map(|ticket| row(reader, ticket)).collect(),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        status_options: query.list.status_filter().to_vec(),
        is_filtered: selection.is_filtered(),
        is_staff: reader.may(Action::ReadAllTickets),
        assignee_options: Assignee::options(reader),
        active: selection.filters.active(),
        company_options: company_options(reader),
        department_options: department_options(reader),
        terms: selection.filters.search_terms(),
        assignee: selection.filters.assignee.map(|assignee| assignee.value().to_owned()),
        filters: selection.filters.values,
        sla_options: SlaFilter::options(reader, query.list),
        sla: selection.sla,
        unread: selection.unread,
        unread_count: selection.unread_count,
        status: selection.status,
        label: selection.filters.label,
        sort: selection.sort,
        found: selection.found,
    })
}

/// Does a part of the sort, and returns true once [`list`] can answer quickly.
///
/// The web side calls this repeatedly, so that the page stays responsive. Without it, [`list`] sorts everything at
/// once.
pub fn prepared(reader: &Reader, query: &TicketListQuery) -> Result<bool, Refusal> {
    reader.require(query.list.needs())?;
    let tickets = reader.tickets();
    let rows = tickets.visible_to(reader.session());
    let sort = sort(query);
    let by_deadline = is_by_deadline(sort.as_ref()).then_some(&rows);
    let needs_deadlines = SlaFilter::of(reader, query).is_some() || by_deadline.is_some();
    let column = sort.and_then(|sort| sort.column.sorts_by());
    Ok((!needs_deadlines || sla::prepare(reader, by_deadline))
        && column.is_none_or(|column| tickets.list().prepare(column as u8, &rows)))
}

/// The columns to show: those chosen, in the order of the choice, else those of §2.
pub(super) fn columns(query: &TicketListQuery) -> Vec<ColumnKey> {
    let chosen: Vec<&str> = query.columns.iter().flat_map(|columns| columns.split(',')).collect();
    let is_chosen = |key: &ColumnKey| key.is_needed() || chosen.contains(&key.value());
    let offered = query.list.column_choice().iter().copied();
    let columns: Vec<ColumnKey> = offered.filter(is_chosen).collect();
    let has_choice = columns.iter().any(|key| !key.is_needed());
    if has_choice { columns } else { query.list.columns().to_vec() }
}

/// Columns beyond those shown, which other cells show in a second line.
fn second_lines(query: &TicketListQuery) -> Vec<ColumnKey> {
    let shown = columns(query);
    let is_beside = |key: &ColumnKey| !shown.contains(key) && shown.iter().any(|other| key.is_below(*other));
    query.list.second_lines().iter().copied().filter(is_beside).collect()
}

pub(super) fn sort(query: &TicketListQuery) -> Option<ListSort> {
    let columns = columns(query).into_iter().chain(second_lines(query));
    let is_sorted = |key: &ColumnKey| matches!(key, ColumnKey::Sla | ColumnKey::Department) || key.sorts_by().is_some();
    let columns: Vec<_> = columns.filter(is_sorted).map(|key| (key.value(), key)).collect();
    let sort = Sort::parse(query.sort.as_deref(), query.direction.as_deref(), &columns)?;
    Some(ListSort { column: sort.column, direction: sort.direction })
}

fn row(reader: &Reader, ticket: &Ticket) -> TicketRow {
    let clock = reader.clock();
    let dash = || "-".to_owned();
    // Only staff may see who returned a ticket and why.
    let returned = ticket.returned.as_ref().filter(|_| reader.may(Action::ReadStaffNotes));
    TicketRow {
        id: ticket.id.clone(),
        requester: ticket.requester.name.to_string(),
        title: ticket.title.clone(),
        status: ticket.status,
        priority: ticket.priority,
        assignee: assignee_name(ticket).to_owned(),
        category: ticket.category.clone(),
        created: clock.local(ticket.created_at).date().long(),
        returned_by: returned.map_or_else(dash, |back| back.by.to_string()),
        return_reason: returned.map_or_else(dash, crate::model::ticket::Return::wording),
        sla: sla::of_row(reader, ticket),
        updated: time_ago(clock.local(ticket.updated_at), clock.local_now()),
        updated_exactly: clock.local(ticket.updated_at).long(),
        answered: answered(reader, ticket),
        news: news::of(reader, ticket).map(news::News::words),
        may_mark_unread: news::moment_to_mark(reader, ticket).is_some(),
        labels: labels(reader, ticket),
        department: department(reader, ticket),
        can: abilities(reader, ticket),
    }
}
