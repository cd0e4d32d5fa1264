//! Invariants of the state. Every state that commands, undo and merging can reach satisfies them.
//!
//! Commands keep the invariants without checking the whole state. Recovery and start-up read only what the portal
//! itself wrote. A backup needs [`check`]: its checksums prove that it is undamaged, not that the portal made it.
//! Each area has its invariants in a module `sound`.

use crate::audit::{assignment, auditor, finding, repository, working_paper};
use crate::store::State;
use crate::store::rule::Sound;
use crate::ticket::{canned_reply, desk_settings, directory, label, saved_view};
use crate::{dashboard, history, ticket};

/// Checks all invariants.
pub fn check(state: &State) -> Sound {
    label::sound::check(state)?;
    canned_reply::sound::check(state)?;
    saved_view::check(state)?;
    directory::sound::check(state)?;
    ticket::sound::check(state)?;
    desk_settings::sound::check(&state.desk_settings)?;
    repository::sound::check(state)?;
    auditor::sound::check(state)?;
    assignment::sound::check(state)?;
    working_paper::sound::check(state)?;
    finding::sound::check(state)?;
    dashboard::sound::check(state)?;
    state.activity.check()?;
    history::sound::check(state)
}
