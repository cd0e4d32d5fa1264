//! What holds of every state that commands, undo, versions and other tabs' commits can lead to.
//!
//! Commands keep these rules without looking at everything; so does what recovery and start-up read, which the portal wrote
//! itself. A backup is a file that somebody brings: its checksums say that nothing was damaged, not that the portal made it.
//! Each area has its rules in a module `sound` beside its model.

pub(crate) mod rule;

use std::fmt::{self, Display, Formatter};

use crate::assignment;
use crate::auditor;
use crate::canned_reply;
use crate::dashboard;
use crate::history;
use crate::label;
use crate::model::Record;
use crate::repository;
use crate::store::State;
use crate::ticket;

/// The first rule found that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The id of the record; of a broken rule between many, any of theirs, or nothing.
    pub record: String,
    /// What should hold.
    pub rule: &'static str,
}

impl Display for Broken {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        write!(formatter, "{:?}: {}", self.record, self.rule)
    }
}

/// Whether a rule holds, or which does not.
pub type Sound = Result<(), Broken>;

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

/// The rules that hold of a record by itself, one of the past too.
pub(crate) fn check_record(record: &Record) -> Sound {
    match record {
        Record::Ticket(ticket) => ticket::sound::check_ticket(ticket),
        Record::CannedReply(reply) => canned_reply::sound::check_reply(reply),
        Record::Label(label) => label::sound::check_label(label),
        Record::Auditor(auditor) => auditor::sound::check_auditor(auditor),
        Record::Assignment(assignment) => assignment::sound::check_assignment(assignment),
        Record::Dataset(set) => repository::sound::check_dataset(set),
        Record::Document(document) => repository::sound::check_document(document),
        Record::Dashboard(dashboard) => dashboard::sound::check_dashboard(dashboard),
    }
}
