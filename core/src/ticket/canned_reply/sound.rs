//! Invariants of canned replies.

use super::CATEGORY_MAX;
use crate::model::canned_reply::CannedReply;
use crate::store::State;
use crate::store::form::text::is_blank;
use crate::store::rule::{Sound, body, holds, id, line, no_two_alike};
use crate::table::fold::fold;
use crate::ticket::sound::check_files;

pub(crate) fn check_reply(reply: &CannedReply) -> Sound {
    let record = reply.id.as_str();
    id(record)?;
    line(&reply.title, record)?;
    body(&reply.content, record)?;
    holds(!is_blank(&reply.content), record, "a canned reply has a text")?;
    if !reply.category.is_empty() {
        line(&reply.category, record)?;
        let is_short = reply.category.chars().count() <= CATEGORY_MAX;
        holds(is_short, record, "a category has up to 40 characters")?;
    }
    check_files(&reply.attachments, record)?;
    no_two_alike(reply.files(), record, "no file is attached twice")
}

pub(crate) fn check(state: &State) -> Sound {
    let replies = &state.canned_replies;
    replies.iter().try_for_each(check_reply)?;
    no_two_alike(replies.iter().map(|reply| fold(&reply.title)), "", "no two canned replies share a title")
}
