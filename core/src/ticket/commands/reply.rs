//! Adds a message to a ticket's conversation (§5, decisions §4).

use super::assign::take_over;
use super::{Context, stepped, update};
use crate::model::ticket::{Message, Status, Ticket, TicketAction};
use crate::model::{Role, initials};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Problem, Refusal};
use crate::store::form::attachment::{self, FileFacts};
use crate::store::form::text::FormCheck;
use crate::store::session::{Action, Session};
use crate::ticket::canned_reply::placeholders_in;
use crate::ticket::status::StatusAction;

/// Statuses that a reply may set, in the order of the choices: for staff by §4, for requesters by decisions §4.
pub const fn choices(role: Role) -> &'static [Status] {
    match role {
        Role::Agent | Role::InternalEsdm => &[Status::Pending, Status::Resolved, Status::Closed],
        Role::BadanUsaha => &[Status::Resolved, Status::Open],
        Role::InternalAuditor | Role::ExternalAuditor | Role::CmsAuditor | Role::DashboardBuilder => &[],
    }
}

/// True if a reply also assigns the ticket to the replying agent, because the ticket has no assignee.
pub const fn takes(role: Role, ticket: &Ticket) -> bool {
    matches!(role, Role::Agent) && ticket.assignee.is_none()
}

/// Errors of a reply's text as typed so far (§5); empty if it can be sent.
pub fn check_content(session: &Session, content: &str) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    checked_content(session, content, false, &mut check);
    check.into_errors()
}

/// The text to store. Staff, who use canned replies, must confirm a text that still contains words in braces.
fn checked_content(session: &Session, content: &str, as_written: bool, check: &mut FormCheck) -> String {
    let text = check.required_body(Field::Content, content);
    if !as_written && Action::UseCannedReplies.is_granted_to(session.role) {
        let names = placeholders_in(&text);
        if !names.is_empty() {
            check.reject(Field::Content, Problem::Placeholders { names });
        }
    }
    text
}

pub(super) fn reply(
    ctx: &Context,
    env: &mut Env,
    id: &str,
    (content, as_written): (&str, bool),
    status: Option<Status>,
    files: &[FileFacts],
) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::Reply, id)?;
    let mut after = stepped(before, StatusAction::Reply(status), env)?;

    let mut check = FormCheck::default();
    let content = checked_content(ctx.session, content, as_written, &mut check);
    if status.is_some_and(|status| !choices(ctx.session.role).contains(&status)) {
        check.reject(Field::Status, Problem::NotAChoice);
    }
    let attachments = attachment::accept(files, &mut check, env);
    check.finish()?;

    let takes = takes(ctx.session.role, before);
    if takes {
        take_over(&mut after, &ctx.session.person);
    }
    let last = after.messages.last().map_or(0, |message| message.id);
    after.messages.push(Message {
        id: last + 1,
        sender: ctx.session.person.email.as_str().into(),
        avatar: initials(&ctx.session.person.name).into(),
        content,
        timestamp: env.clock.now,
        attachments: attachments.clone(),
        origin: None,
    });
    let action = TicketAction::Replied { status: (after.status != before.status).then_some(after.status), takes };
    Ok(Handled { transaction: Some(update(before, after, action)), attachments })
}
