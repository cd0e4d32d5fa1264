//! The history in a Paket Bukti: the whole chain, and the content of the entries about the audit.

use portal_chain::hexadecimal;
use portal_chain::history::{PackageHistory, PackageHistoryEntry};

use crate::model::Role;
use crate::model::assignment::{Assignment, AssignmentAction};
use crate::store::chain::{Chain, ExtractedEntry, LogEntry};
use crate::store::{CommitAction, Reader};

/// The history up to now. Entries about other matters, and entries that the auditor may not read, have their hash only.
pub(super) fn history(reader: &Reader, assignment: &Assignment) -> PackageHistory {
    let is_shown = |entry: &LogEntry| is_readable(assignment, entry) && entry.ids().contains(&assignment.id.as_str());
    let chain = reader.activity().chain();
    PackageHistory {
        genesis: Chain::start().to_string(),
        head: chain.head().to_string(),
        entries: chain.extract(is_shown).map(|entry| shown(reader, entry)).collect(),
    }
}

/// True if the entry names nobody whom the auditor of the assignment does not know.
fn is_readable(assignment: &Assignment, entry: &LogEntry) -> bool {
    let is_known = match entry.actor.role {
        Role::InternalAuditor => entry.actor.id == assignment.auditor_id,
        Role::CmsAuditor | Role::BadanUsaha => true,
        Role::InternalEsdm | Role::Agent | Role::ExternalAuditor | Role::DashboardBuilder => false,
    };
    is_known && wording(&entry.action).is_some()
}

fn shown(reader: &Reader, entry: ExtractedEntry<'_>) -> PackageHistoryEntry {
    let hash = entry.hash.to_string();
    let Some((content, read)) = entry.content else {
        return PackageHistoryEntry { hash, ..PackageHistoryEntry::default() };
    };
    PackageHistoryEntry {
        hash,
        content: Some(hexadecimal::text(content)),
        when: Some(reader.calendar().local(read.at).long()),
        who: Some(read.actor.name),
        what: wording(&read.action),
    }
}

/// Sentence about an action on an audit; `None` for others, and for those that name other auditors.
fn wording(action: &CommitAction) -> Option<String> {
    match action {
        CommitAction::Assignment(AssignmentAction::HandedOver { .. }) => None,
        CommitAction::Assignment(action) => Some(action.wording()),
        CommitAction::PaperStep(action) => Some(action.wording().to_owned()),
        CommitAction::Finding(action) => Some(action.wording().to_owned()),
        CommitAction::FollowUp(action) => Some(action.wording().to_owned()),
        CommitAction::History(action) => action.wording(&wording),
        _ => None,
    }
}
