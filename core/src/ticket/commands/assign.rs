//! Take, assign, return a ticket, or send it to a department (§2.4, §2.5).

use super::{Context, about, stepped, update};
use crate::model::Person;
use crate::model::ticket::{Assignee, Return, ReturnReason, Ticket, TicketAction};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::Action;
use crate::ticket::status::StatusAction;

/// The agent becomes the assignee, unless the ticket has one (decisions §4).
pub(super) fn take(ctx: &Context, env: &Env, id: &str) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::TakeTicket, id)?;
    let mut after = stepped(before, StatusAction::Take, env)?;
    take_over(&mut after, &ctx.session.person);
    Ok(update(before, after, TicketAction::Taken).into())
}

/// Makes the person the assignee, unless the ticket has one. Clears the return to the administrator.
pub(super) fn take_over(ticket: &mut Ticket, taker: &Person) {
    ticket.assignee.get_or_insert_with(|| Assignee { id: taker.id.as_str().into(), name: taker.name.as_str().into() });
    ticket.returned = None;
}

/// Sets the assignee and `updatedAt` but not the status (decisions §4). Clears the return to the administrator.
pub(super) fn assign(
    ctx: &Context,
    env: &Env,
    id: &str,
    agent: &str,
    reason: Option<&str>,
) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::AssignTicket, id)?;
    let found = ctx.state.directory.agents.get(agent).ok_or_else(|| Refusal::not_found(Kind::Agent, agent))?;
    if found.is_inactive {
        return Err(Refusal::Deactivated { name: found.name.clone() });
    }
    let agent = found;
    if !agent.can_get(before, ctx.session.role) {
        return Err(Refusal::AlreadyAssigned { agent: agent.name.clone() });
    }
    let mut check = FormCheck::default();
    let reason = check.optional_body(Field::Reason, reason);
    check.finish()?;

    let assignee = Some(agent.as_assignee());
    let after = Ticket { assignee, returned: None, updated_at: env.clock.now, ..before.clone() };
    let from = before.assignee.as_ref().map(|assignee| assignee.name.to_string());
    Ok(update(before, after, TicketAction::Assigned { from, to: agent.name.clone(), reason }).into())
}

/// Removes the assignee. The Re-Assign list shows who returned the ticket and why.
pub(super) fn give_back(
    ctx: &Context,
    env: &Env,
    id: &str,
    reason: ReturnReason,
    note: Option<&str>,
) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::ReturnTicket, id)?;
    let stepped = stepped(before, StatusAction::GiveBack, env)?;
    let mut check = FormCheck::default();
    let note = check.optional_body(Field::Reason, note);
    if reason == ReturnReason::Other && note.is_none() {
        check.reject(Field::Reason, Problem::Required);
    }
    check.finish()?;

    Ok(given_back(before, stepped, Return { by: ctx.session.person.name.as_str().into(), reason, note }))
}

pub(super) fn given_back(before: &Ticket, stepped: Ticket, details: Return) -> Handled {
    let after = Ticket { assignee: None, returned: Some(details.clone()), ..stepped };
    update(before, after, TicketAction::Returned { details }).into()
}

/// Puts the ticket into the department's queue. Status, assignee and `updatedAt` stay, so that the company sees nothing
/// of it (decisions §4).
pub(super) fn send_to_department(
    ctx: &Context,
    id: &str,
    department: &str,
    note: Option<&str>,
) -> Result<Handled, Refusal> {
    let ticket = ctx.ticket(Action::SendToDepartment, id)?;
    let found = ctx.state.directory.departments.get(department);
    let department = found.ok_or_else(|| Refusal::not_found(Kind::Department, department))?;
    if department.is_inactive {
        return Err(Refusal::Deactivated { name: department.name.clone() });
    }
    let mut check = FormCheck::default();
    let note = check.optional_body(Field::Note, note);
    check.finish()?;
    let action = TicketAction::SentToDepartment { department: department.name.clone(), note };
    if ticket.department.as_ref() == Some(&department.id) {
        return Ok(about(ticket, action).into());
    }
    let after = Ticket { department: Some(department.id.clone()), ..ticket.clone() };
    Ok(update(ticket, after, action).into())
}

/// Takes the ticket out of its department's queue.
pub(super) fn leave_department(ctx: &Context, id: &str) -> Result<Handled, Refusal> {
    let ticket = ctx.ticket(Action::LeaveDepartment, id)?;
    let Some(department) = &ticket.department else { return Ok(Handled::unchanged()) };
    let department = ctx.state.directory.department_name(department).to_owned();
    let after = Ticket { department: None, ..ticket.clone() };
    Ok(update(ticket, after, TicketAction::LeftDepartment { department }).into())
}
