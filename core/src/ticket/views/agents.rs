//! The modal 'Silahkan Pilih Agen' (§2.4).

use serde::{Deserialize, Serialize};

use super::visible;
use crate::model::initials;
use crate::model::ticket::{Agent, Status, Ticket};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::{fold, saturated};

/// Parameters of the modal, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AgentQuery {
    /// Code of the ticket to assign.
    pub ticket: String,
    /// Words to find in name or e-mail (§5).
    pub search: String,
    /// Page number, starting at 1.
    pub page: String,
    /// Agents per page: 25, 50 or 100.
    pub page_size: String,
}

/// One page of agents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Agents {
    /// Active agents in the order of their creation.
    pub agents: Vec<AgentRow>,
    /// Position of the page within the list.
    pub pagination: Pagination,
    /// Page sizes to choose from.
    pub page_sizes: Vec<u32>,
}

/// An agent to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AgentRow {
    /// Id of the agent.
    pub id: String,
    /// Name of the agent.
    pub name: String,
    /// E-mail address of the agent.
    pub email: String,
    /// Name of the agent's department.
    pub department: String,
    /// Two initials.
    pub avatar: String,
    /// Number of the agent's unfinished tickets.
    pub load: u32,
    /// True if the ticket is assigned to this agent now.
    pub is_holder: bool,
}

/// Agents to whom the acting person may assign the ticket.
pub fn agents(reader: &Reader, query: &AgentQuery) -> Result<Agents, Refusal> {
    reader.require(Action::AssignTicket)?;
    let words = fold::words(&query.search);
    let ticket = visible(reader, &query.ticket).ok();
    let can_get = |agent: &Agent| ticket.is_none_or(|ticket| agent.can_get(ticket, reader.session().role));
    let directory = reader.directory();
    let agents = directory.agents.iter().filter(|agent| !agent.is_inactive && can_get(agent));
    let found: Vec<&Agent> = agents.filter(|agent| fold::has_all(&[&agent.name, &agent.email], &words)).collect();
    let request = PageRequest::parse(Some(&query.page), Some(&query.page_size), PageSizes::AGENT_PICKER);
    let pagination = Pagination::new(request, saturated(found.len()));
    let page = found.into_iter().skip(pagination.rows_before() as usize).take(pagination.page_size as usize);
    let agents = page.map(|agent| row(reader, agent, ticket)).collect();
    Ok(Agents { agents, pagination, page_sizes: PageSizes::AGENT_PICKER.allowed.to_vec() })
}

fn row(reader: &Reader, agent: &Agent, ticket: Option<&Ticket>) -> AgentRow {
    let unfinished = |status| matches!(status, Status::New | Status::Open | Status::Pending);
    let own = reader.tickets().iter().filter(|ticket| unfinished(ticket.status) && agent.has(ticket));
    AgentRow {
        load: saturated(own.count()),
        is_holder: ticket.is_some_and(|ticket| agent.has(ticket)),
        avatar: initials(&agent.name),
        id: agent.id.clone(),
        name: agent.name.clone(),
        email: agent.email.clone(),
        department: reader.directory().department_name(&agent.department).to_owned(),
    }
}
