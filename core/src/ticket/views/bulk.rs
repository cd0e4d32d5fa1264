//! Changing many tickets at once: what is selected, and what a change would do.

use serde::{Deserialize, Serialize};

use super::list::TicketListQuery;
use super::selection::Selection;
use crate::model::ticket::Ticket;
use crate::store::Reader;
use crate::store::env::{Env, NoEntropy};
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;
use crate::ticket::commands::bulk::{BulkChange, BulkTicket, BulkTickets, Effect, effects};
use crate::ticket::field::TicketField;

/// Actions on many tickets at once, in the order of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum BulkAction {
    /// Assign to an agent.
    Assign,
    /// Set the status.
    Status,
    /// Set the priority.
    Priority,
    /// Add or remove labels.
    Labels,
    /// Send to a department.
    Department,
    /// Merge into one of them; offered for two or more chosen rows.
    Merge,
    /// Save as CSV or Excel.
    Export,
}

impl BulkAction {
    const ALL: [Self; 7] =
        [Self::Assign, Self::Status, Self::Priority, Self::Labels, Self::Department, Self::Merge, Self::Export];

    const fn right(self) -> Action {
        match self {
            Self::Assign => TicketField::Assignee.right(),
            Self::Status => TicketField::Status.right(),
            Self::Priority => TicketField::Priority.right(),
            Self::Labels => TicketField::Labels.right(),
            Self::Department => TicketField::Department.right(),
            Self::Merge => Action::MergeTickets,
            Self::Export => Action::ExportTickets,
        }
    }
}

/// Parameters of [`selection`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BulkSelectionQuery {
    /// The selected tickets.
    pub tickets: BulkTickets,
    /// The list on the screen; its page is ignored.
    pub list: TicketListQuery,
}

/// The selection of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BulkSelection {
    /// Number of selected tickets.
    pub count: u32,
    /// Number of tickets that the list finds.
    pub matching: u32,
    /// Selected codes that the list does not find any more.
    pub outside: Vec<String>,
    /// True if all were selected and the list finds another number now.
    pub is_stale: bool,
    /// Actions that the acting person may do with them.
    pub actions: Vec<BulkAction>,
}

/// The selection of a list, compared with what the list finds now.
pub fn selection(reader: &Reader, query: &BulkSelectionQuery) -> Result<BulkSelection, Refusal> {
    reader.require(Action::ReadAllTickets)?;
    let rows = Selection::new(reader, &query.list)?.rows;
    let matching = rows.len();
    let (count, outside) = match &query.tickets {
        BulkTickets::Matching { seen, .. } => (*seen, Vec::new()),
        BulkTickets::Chosen { ids } => {
            let is_found = |id: &str| reader.tickets().slot_of(id).is_some_and(|slot| rows.contains(slot));
            let outside = ids.iter().filter(|id| !is_found(id)).cloned().collect();
            (saturated(ids.len()), outside)
        }
    };
    let are_several = matches!(&query.tickets, BulkTickets::Chosen { ids } if ids.len() > 1);
    let is_offered =
        |action: &BulkAction| reader.may(action.right()) && (are_several || !matches!(action, BulkAction::Merge));
    Ok(BulkSelection {
        count,
        matching,
        outside,
        is_stale: matches!(query.tickets, BulkTickets::Matching { seen, .. } if seen != matching),
        actions: BulkAction::ALL.into_iter().filter(is_offered).collect(),
    })
}

/// Parameters of [`preview`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BulkPreviewQuery {
    /// The selected tickets.
    pub tickets: BulkTickets,
    /// The change.
    pub change: BulkChange,
    /// Maximum number of rows.
    pub shown: u32,
}

/// The effect of a bulk change, before it is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BulkPreview {
    /// Number of tickets that change.
    pub changes: u32,
    /// Number of tickets that already have the value.
    pub unchanged: u32,
    /// Number of tickets that the rules leave out.
    pub refused: u32,
    /// The first rows: tickets that are left out, then those that change, then the others.
    pub rows: Vec<BulkRow>,
}

/// The effect on one ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BulkRow {
    /// The ticket code.
    pub id: String,
    /// Title; empty if the ticket is not there.
    pub title: String,
    /// The present value in words; empty if the ticket is not there.
    pub before: String,
    /// The value after the change in words; `None` if the ticket stays as it is.
    pub after: Option<String>,
    /// The reason why the rules leave the ticket out.
    pub refusal: Option<Refusal>,
}

/// The effect of a bulk change. The command has the same effect, because both ask the commands of single tickets.
pub fn preview(reader: &Reader, query: &BulkPreviewQuery) -> Result<BulkPreview, Refusal> {
    let env = Env { clock: reader.clock(), entropy: &mut NoEntropy };
    let mut view = BulkPreview::default();
    let mut groups: [Vec<BulkRow>; 3] = Default::default();
    let field = query.change.field();
    effects(reader, &env, &query.tickets, &query.change, |ticket, effect| {
        let (rank, number) = match effect {
            Effect::Refused(_) => (0, &mut view.refused),
            Effect::Changes(_) => (1, &mut view.changes),
            Effect::Unchanged => (2, &mut view.unchanged),
        };
        *number = number.saturating_add(1);
        let group: &mut Vec<BulkRow> = &mut groups[rank];
        if group.len() < query.shown as usize {
            group.push(row(reader, field, ticket, effect));
        }
    })?;
    view.rows = groups.into_iter().flatten().take(query.shown as usize).collect();
    Ok(view)
}

fn row(reader: &Reader, field: TicketField, ticket: BulkTicket, effect: Effect) -> BulkRow {
    let name = |id: &str| match reader.labels().get(id) {
        Some(label) => label.name.clone(),
        None => reader.directory().department_name(id).to_owned(),
    };
    let words = |ticket: &Ticket| field.wording(ticket, name);
    let (id, title, before) = match ticket {
        Ok(ticket) => (ticket.id.clone(), ticket.title.clone(), words(ticket)),
        Err(id) => (id.to_owned(), String::new(), String::new()),
    };
    let (after, refusal) = match effect {
        Effect::Changes(step) => (step.ticket_edits().next().map(|(_, after)| words(after)), None),
        Effect::Unchanged => (None, None),
        Effect::Refused(refusal) => (None, Some(refusal)),
    };
    BulkRow { id, title, before, after, refusal }
}
