//! Makes a message of the requester into a new ticket.

use super::create::new_ticket;
use super::{Context, tell, update};
use crate::model::ticket::{LinkKind, Message, Ticket, TicketAction, TicketLink};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::Action;

/// The message stays where it is and becomes the description of the new ticket, with the same files. The new ticket notes
/// its time, so that a merge knows it again.
pub(super) fn split(
    ctx: &Context,
    env: &mut Env,
    id: &str,
    message: u32,
    (title, category): (&str, &str),
) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::MergeTickets, id)?;
    let found = before.messages.iter().find(|one| one.id == message && can_be_split(before, one));
    let message = found.ok_or_else(|| Refusal::not_found(Kind::Message, &message.to_string()))?;
    let mut check = FormCheck::default();
    let title = check.required_line(Field::Title, title);
    let known = |name: &str| ctx.state.desk_settings.active_category(name);
    let category = check.required_choice(Field::Category, category, known);
    let Some(category) = category else { return Err(Refusal::Invalid { errors: check.into_errors() }) };
    check.finish()?;

    let content = (title, category, message.content.clone());
    let mut ticket = new_ticket(ctx, env, before.requester.clone(), content, &message.attachments);
    ticket.written_at = Some(message.timestamp);
    ticket.links = vec![TicketLink { kind: LinkKind::FollowUp, ticket: before.id.clone() }];
    let now = env.clock.now;
    let mut after = Ticket { updated_at: now, ..before.clone() };
    let said = env.clock.local(message.timestamp).long();
    let told = format!("Pesan tanggal {said} dilanjutkan di tiket {} “{}”.", ticket.id, ticket.title);
    tell(&mut after, told, now);
    tell(&mut ticket, format!("Tiket ini dibuat dari pesan tanggal {said} di tiket {}.", before.id), now);
    let action = TicketAction::Split { from: before.id.clone(), ticket: ticket.id.clone() };
    Ok(update(before, after, action).insert(ticket).into())
}

/// True for the messages that can become a ticket: those of the requester, whose words the description is.
pub fn can_be_split(ticket: &Ticket, message: &Message) -> bool {
    message.sender == ticket.requester.email
}
