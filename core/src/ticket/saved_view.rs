//! Saved views: ticket lists that staff keep under a name, for themselves or for their role.

use serde::{Deserialize, Serialize};

use super::views::list::TicketListQuery;
use super::views::list_kind::ListKind;
use super::views::selection::Selection;
use crate::model::saved_view::{QueryPart, SavedView, SavedViewAction, ViewPart};
use crate::model::{Role, Slice};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::text::{FormCheck, is_blank, one_line, too_long};
use crate::store::rule::{Sound, holds, id as is_id, line};
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Reader, State, Subject, Transaction};
use crate::table::fold::fold;

/// Maximum length of a name in characters: in the menu it has two lines.
const NAME_MAX: usize = 60;

/// Commands on saved views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SavedViewCommand {
    /// Saves a list under a new name, or changes a view of one's own or one that nobody owns any more.
    Save {
        /// Id of the view to change; `None` adds one.
        id: Option<String>,
        /// Name as typed; required, one line.
        name: String,
        /// True if everybody in the role sees it.
        is_shared: bool,
        /// Parts of the list's address; blank values are left out.
        parts: Vec<ViewPart>,
    },
    /// Deletes a view of one's own, or one that nobody owns any more.
    Delete {
        /// Id of the view.
        id: String,
    },
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(state: &State, session: &Session, env: &Env, command: &SavedViewCommand) -> Result<Transaction, Refusal> {
    session.require(Action::SaveViews)?;
    let own = |id: &str| {
        let found = state.saved_views.get(id).filter(|view| may_change(state, session, view));
        found.ok_or_else(|| Refusal::not_found(Kind::SavedView, id))
    };
    let transaction = |id: &str, action| {
        let subject = Subject { slice: Slice::SavedViews, id: id.to_owned() };
        Transaction::new(subject, CommitAction::SavedView(action))
    };
    match command {
        SavedViewCommand::Save { id, name, is_shared, parts } => {
            let before = id.as_deref().map(own).transpose()?;
            let mut check = FormCheck::default();
            let name = check.required_line(Field::Name, name);
            if let Some(problem) = too_long(name.chars().count(), NAME_MAX) {
                check.reject(Field::Name, problem);
            }
            let folded = fold(&name);
            let others = state.saved_views.iter().filter(|other| is_seen(session, other));
            if others.into_iter().any(|other| Some(&other.id) != id.as_ref() && fold(&other.name) == folded) {
                check.reject(Field::Name, Problem::Taken);
            }
            check.finish()?;
            let after = SavedView {
                id: id.clone().unwrap_or_else(|| env.stamped_id("VIEW_", |id| state.saved_views.knows(id))),
                name,
                owner: session.person.id.clone(),
                owner_name: session.person.name.clone(),
                role: session.role,
                is_shared: *is_shared,
                parts: cleaned(parts),
            };
            let id = after.id.clone();
            Ok(match before {
                Some(before) => transaction(&id, SavedViewAction::Changed).update(before.clone(), after),
                None => transaction(&id, SavedViewAction::Added).insert(after),
            })
        }
        SavedViewCommand::Delete { id } => Ok(transaction(id, SavedViewAction::Deleted).remove(own(id)?.clone())),
    }
}

/// Each part once, on one line, without blank values.
fn cleaned(parts: &[ViewPart]) -> Vec<ViewPart> {
    let mut kept: Vec<ViewPart> = Vec::new();
    for ViewPart { part, value } in parts {
        let value = one_line(value);
        if !is_blank(&value) && !kept.iter().any(|other| other.part == *part) {
            kept.push(ViewPart { part: *part, value });
        }
    }
    kept
}

fn is_own(session: &Session, view: &SavedView) -> bool {
    view.role == session.role && view.owner == session.person.id
}

/// True for a view of one's own, and for a shared one whose owner was deactivated: nobody else could keep it up to date.
fn may_change(state: &State, session: &Session, view: &SavedView) -> bool {
    is_own(session, view)
        || is_seen(session, view) && !state.people(view.role).iter().any(|person| person.id == view.owner)
}

/// True if the acting person sees the view: it is one's own, or shared in the role.
pub fn is_seen(session: &Session, view: &SavedView) -> bool {
    is_own(session, view) || view.is_shared && view.role == session.role
}

/// A saved view in the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SavedViewEntry {
    /// Internal id.
    pub id: String,
    /// Name.
    pub name: String,
    /// True if everybody in the role sees it.
    pub is_shared: bool,
    /// True if the acting person may change and delete it.
    pub is_own: bool,
    /// Name of the person who saved it.
    pub owner: String,
    /// Parts of the list's address.
    pub parts: Vec<ViewPart>,
    /// Number of tickets in the list now; `None` if it was not asked for.
    pub count: Option<u32>,
}

/// The views that the acting person sees, sorted by name. Empty for roles that save none. Only the first `counted` ones
/// are counted: each number is a whole list, and the menu reads them after every change.
pub fn list(reader: &Reader, counted: u32) -> Result<Vec<SavedViewEntry>, Refusal> {
    let session = reader.session();
    let kind = match session.role {
        Role::InternalEsdm => ListKind::InternalAll,
        _ => ListKind::AgentAll,
    };
    reader.require(Action::SaveViews)?;
    reader.directory();
    let mut views: Vec<&SavedView> = reader.saved_views().iter().filter(|view| is_seen(session, view)).collect();
    views.sort_by_cached_key(|view| fold(&view.name));
    views
        .into_iter()
        .zip(0..)
        .map(|(view, at)| {
            let count = || Ok(Selection::new(reader, &query(kind, &view.parts))?.rows.len());
            Ok(SavedViewEntry {
                id: view.id.clone(),
                name: view.name.clone(),
                is_shared: view.is_shared,
                is_own: may_change(reader.state(), session, view),
                owner: view.owner_name.clone(),
                parts: view.parts.clone(),
                count: (at < counted).then(count).transpose()?,
            })
        })
        .collect()
}

fn query(list: ListKind, parts: &[ViewPart]) -> TicketListQuery {
    let mut query = TicketListQuery::of(list);
    for ViewPart { part, value } in parts {
        let place = match part {
            QueryPart::Search => &mut query.search,
            QueryPart::Status => &mut query.status,
            QueryPart::Label => &mut query.label,
            QueryPart::Assignee => &mut query.assignee,
            QueryPart::Priority => &mut query.priority,
            QueryPart::Category => &mut query.category,
            QueryPart::Channel => &mut query.channel,
            QueryPart::Company => &mut query.company,
            QueryPart::Department => &mut query.department,
            QueryPart::Since => &mut query.since,
            QueryPart::Until => &mut query.until,
            QueryPart::Sla => &mut query.sla,
            QueryPart::Unread => &mut query.unread,
            QueryPart::Columns => &mut query.columns,
            QueryPart::Sort => &mut query.sort,
            QueryPart::Direction => &mut query.direction,
            QueryPart::PageSize => &mut query.page_size,
        };
        *place = Some(value.clone());
    }
    query
}

pub(crate) fn check_view(view: &SavedView) -> Sound {
    let record = view.id.as_str();
    is_id(record)?;
    line(&view.name, record)?;
    line(&view.owner_name, record)?;
    holds(cleaned(&view.parts) == view.parts, record, "a saved view has each part once, and none is blank")?;
    holds(Action::SaveViews.is_granted_to(view.role), record, "a saved view belongs to a role that may save views")
}

pub(crate) fn check(state: &State) -> Sound {
    state.saved_views.iter().try_for_each(check_view)
}
