//! Rates the answer to a finished ticket as its requester.

use super::{Context, update};
use crate::model::ticket::{Rating, Ticket, TicketAction};
use crate::store::Handled;
use crate::store::env::Env;
use crate::store::error::{Field, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::Action;

/// Sets the rating. `updatedAt` stays, because the matter of the ticket stays the same.
pub(super) fn rate(ctx: &Context, env: &Env, id: &str, is_satisfied: bool, comment: &str) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::RateAnswer, id)?;
    if !before.status.is_finished() {
        return Err(Refusal::WrongStatus { status: before.status });
    }
    let mut check = FormCheck::default();
    let comment = Some(check.optional_line(Field::Comment, comment)).filter(|line| !line.is_empty());
    check.finish()?;
    let is_same = |rating: &Rating| rating.is_satisfied == is_satisfied && rating.comment == comment;
    if before.rating.as_ref().is_some_and(is_same) {
        return Ok(Handled::unchanged());
    }
    let rating = Some(Rating { is_satisfied, comment: comment.clone(), at: env.clock.now });
    let after = Ticket { rating, ..before.clone() };
    Ok(update(before, after, TicketAction::Rated { is_satisfied, comment }).into())
}
