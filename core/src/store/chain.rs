//! The chain of the history: one entry per commit, each with the head of the chain after it.
//!
//! An entry is kept as the bytes that were hashed. A later version that would write the same entry with other bytes
//! therefore still finds the same heads.

use portal_chain::Digest;
use serde::{Deserialize, Serialize};

use crate::model::{Instant, PersonId, Record, Role, Slice, cbor};
use crate::store::{Change, Commit, CommitAction, Subject};

/// Text whose SHA-256 is the head of a chain without entries.
const START: &[u8] = b"Portal Minerba: riwayat 1";

/// One commit in the chain. A new field must be left out while it is empty, so that old commits give the same bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LogEntry {
    /// Number of the commit.
    pub seq: u32,
    /// Time of the commit.
    pub at: Instant,
    /// The acting person.
    pub actor: LogActor,
    /// The action.
    pub action: CommitAction,
    /// The record that the commit is about.
    pub subject: Subject,
    /// Form of the digests; 0 if the commit had none.
    pub form: u8,
    /// The changed records.
    pub records: Vec<RecordDigest>,
    /// Id of the assignment whose step, finding or follow-up changed. It is there when that is deleted too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assignment: Option<String>,
}

/// The acting person of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogActor {
    /// The acting role.
    pub role: Role,
    /// Id of the person.
    pub id: PersonId,
    /// Name of the person.
    pub name: String,
}

/// A changed record with its digest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordDigest {
    /// Slice of the record.
    pub slice: Slice,
    /// Id of the record.
    pub id: String,
    /// SHA-256 of the record after the commit; `None` if the record was deleted or the commit had no digests.
    pub sha256: Option<Digest>,
}

impl LogEntry {
    /// The entry of a commit.
    pub fn of(commit: &Commit) -> Self {
        let Commit { seq, at, actor, action, subject, changes, digests } = commit;
        let mut sha256 = digests.sha256.iter().copied();
        let records = changes.iter().filter_map(|change| {
            let sha256 = sha256.next().flatten();
            let record = change.after.as_ref().or(change.before.as_ref())?;
            Some(RecordDigest { slice: record.slice(), id: record.id().to_owned(), sha256 })
        });
        Self {
            seq: *seq,
            at: *at,
            actor: LogActor { role: actor.role, id: actor.id.clone(), name: actor.name.clone() },
            action: action.clone(),
            subject: subject.clone(),
            form: digests.form,
            records: records.collect(),
            assignment: changes.iter().find_map(assignment_of),
        }
    }

    /// True if the commit changed an internal note.
    pub fn has_note(&self) -> bool {
        self.records.iter().any(|record| record.slice == Slice::Notes)
    }

    /// Ids of the subject, of the changed records, of their assignment and of a linked ticket, each once.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids = vec![self.subject.id.as_str()];
        let others = self.records.iter().map(|record| record.id.as_str());
        let mut others: Vec<&str> =
            others.chain(self.assignment.as_deref()).chain(self.action.linked_ticket()).collect();
        others.sort_unstable();
        others.dedup();
        ids.extend(others.into_iter().filter(|id| *id != self.subject.id));
        ids
    }
}

fn assignment_of(change: &Change) -> Option<String> {
    match change.after.as_ref().or(change.before.as_ref())? {
        Record::PaperStep(step) => Some(step.assignment_id.clone()),
        Record::Finding(finding) => Some(finding.assignment_id.clone()),
        Record::FollowUp(follow_up) => Some(follow_up.assignment_id.clone()),
        _ => None,
    }
}

/// The stored bytes of an entry, and the head after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Link(#[serde(with = "serde_bytes")] Vec<u8>, Digest);

/// All entries, oldest first. A position counts from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chain {
    links: Vec<Link>,
}

/// An entry for readers who may know only some entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtractedEntry<'a> {
    /// Hash of the entry.
    pub hash: Digest,
    /// CBOR of the entry with what it says, if the reader may know it.
    pub content: Option<(&'a [u8], LogEntry)>,
}

impl Chain {
    /// Appends an entry.
    pub fn push(&mut self, entry: &LogEntry) {
        let mut content = Vec::new();
        cbor::write(&mut content, entry);
        let head = self.head().then(Digest::of(&content));
        self.links.push(Link(content, head));
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// True if there are no entries.
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// The head before the first entry. It is the same in every portal.
    pub fn start() -> Digest {
        Digest::of(START)
    }

    /// The stored head after the last entry.
    pub fn head(&self) -> Digest {
        self.links.last().map_or_else(Self::start, |link| link.1)
    }

    /// The stored head after an entry.
    pub fn head_after(&self, position: usize) -> Option<Digest> {
        self.links.get(position).map(|link| link.1)
    }

    /// Position of the entry with this stored head.
    pub fn position_of(&self, head: Digest) -> Option<usize> {
        self.links.iter().position(|link| link.1 == head)
    }

    /// Stored bytes of an entry.
    pub fn content(&self, position: usize) -> Option<&[u8]> {
        self.links.get(position).map(|link| link.0.as_slice())
    }

    /// Hash of an entry's stored bytes.
    pub fn entry_hash(&self, position: usize) -> Option<Digest> {
        self.content(position).map(Digest::of)
    }

    /// An entry; `None` if its bytes were altered so that they cannot be read.
    pub fn entry(&self, position: usize) -> Option<LogEntry> {
        cbor::read(self.content(position)?).ok()
    }

    /// All entries as hashes, and the content of those that `is_about` selects. The head follows from the hashes alone.
    pub fn extract(&self, is_about: impl Fn(&LogEntry) -> bool) -> impl Iterator<Item = ExtractedEntry<'_>> {
        self.links.iter().enumerate().map(move |(position, Link(content, _))| {
            let shown = self.entry(position).filter(&is_about);
            ExtractedEntry { hash: Digest::of(content), content: shown.map(|entry| (content.as_slice(), entry)) }
        })
    }
}
