//! Restores an earlier value of one part of a ticket, with the permission and rules of the command that sets this
//! part.

use super::assign::{assign, given_back, leave_department, send_to_department};
use super::label::set_labels;
use super::prioritise::prioritise;
use super::set_status::{by_staff, reopen};
use super::{Context, stepped};
use crate::model::ticket::{Status, Ticket};
use crate::store::Handled;
use crate::store::State;
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::session::{Action, Session};
use crate::ticket::field::{TicketField, is_same_set};
use crate::ticket::status::{StaffStatus, StatusAction};

/// Sets `field` to its value in `earlier`. Messages never change.
pub fn return_to(
    (state, session): (&State, &Session),
    env: &Env,
    id: &str,
    field: TicketField,
    earlier: &Ticket,
) -> Result<Handled, Refusal> {
    let ctx = Context { state, session };
    let before = ctx.ticket(field.right(), id)?;
    if !field.differs(before, earlier) {
        return Ok(Handled::unchanged());
    }
    let unreachable =
        || Refusal::Unreachable { name: field.label().to_owned(), value: field.wording(earlier, str::to_owned) };
    match field {
        TicketField::Status if earlier.status == Status::Open => reopen(&ctx, env, id).map_err(|_| unreachable()),
        // Only filing a ticket makes it new; staff cannot set that status (§4).
        TicketField::Status if StaffStatus::of(earlier.status).is_none() => Err(unreachable()),
        TicketField::Status => by_staff(&ctx, env, id, earlier.status),
        TicketField::Priority => prioritise(&ctx, env, id, earlier.priority.ok_or_else(unreachable)?),
        TicketField::Assignee => match (&earlier.assignee, &earlier.returned) {
            (Some(agent), _) => assign(&ctx, env, id, &agent.id, None),
            (None, Some(details)) if Action::ReturnTicket.is_granted_to(session.role) => {
                Ok(given_back(before, stepped(before, StatusAction::GiveBack, env)?, details.clone()))
            }
            // A ticket can be taken from its agent only with a reason, which this command does not have.
            (None, _) => Err(unreachable()),
        },
        TicketField::Labels => {
            let (known, gone): (Vec<String>, Vec<String>) =
                earlier.labels.iter().cloned().partition(|label| state.labels.get(label).is_some());
            match gone.first() {
                Some(label) if is_same_set(&known, &before.labels) => Err(Refusal::not_found(Kind::Label, label)),
                _ => set_labels(&ctx, id, &known),
            }
        }
        TicketField::Department => match &earlier.department {
            Some(department) => send_to_department(&ctx, id, department, None),
            None => leave_department(&ctx, id),
        },
    }
}
