//! What holds of every state that commands, undo, versions and other tabs' commits can lead to.
//!
//! Commands keep these rules without looking at everything; so does what recovery and start-up read, which the portal wrote
//! itself. A backup is a file that somebody brings: its checksums say that nothing was damaged, not that the portal made it.
//! Each area has its rules in a module `sound`.

use crate::audit::{assignment, auditor, repository};
use crate::store::State;
use crate::store::rule::Sound;
use crate::ticket::{canned_reply, label};
use crate::{dashboard, history, ticket};

/// Whether every rule holds.
pub fn check(state: &State) -> Sound {
    label::sound::check(state)?;
    canned_reply::sound::check(state)?;
    ticket::sound::check(state)?;
    repository::sound::check(state)?;
    auditor::sound::check(state)?;
    assignment::sound::check(state)?;
    dashboard::sound::check(state)?;
    state.activity.check()?;
    history::sound::check(state)
}
