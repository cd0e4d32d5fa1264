//! Invariants of canned replies.

use crate::model::canned_reply::CannedReply;
use crate::store::State;
use crate::store::form::text::is_blank;
use crate::store::rule::{Sound, body, holds, id, line, no_two_alike};
use crate::table::fold::fold;

pub(crate) fn check_reply(reply: &CannedReply) -> Sound {
    let record = reply.id.as_str();
    id(record)?;
    line(&reply.title, record)?;
    body(&reply.content, record)?;
    holds(!is_blank(&reply.content), record, "a canned reply has a text")
}

pub(crate) fn check(state: &State) -> Sound {
    let replies = &state.canned_replies;
    replies.iter().try_for_each(check_reply)?;
    no_two_alike(replies.iter().map(|reply| fold(&reply.title)), "", "no two canned replies share a title")
}
