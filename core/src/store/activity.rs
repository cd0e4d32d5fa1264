//! The activity list of each record: person, time and action. Every commit adds one entry to the chain of the history, and
//! an index leads from a record to its entries. Events from before the chain are kept apart.

use std::collections::{BTreeMap, HashMap};

use portal_chain::Digest;
use serde::{Deserialize, Serialize};

use crate::model::{Instant, Slice};
use crate::store::chain::{Chain, LogEntry};
use crate::store::history::HistoryAction;
use crate::store::rule::{Sound, holds, moments};
use crate::store::{Commit, CommitAction};

/// One line of an activity list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivityEntry {
    /// Time of the action.
    pub at: Instant,
    /// Name of the acting person.
    pub who: String,
    /// The action.
    pub action: CommitAction,
}

/// How far, in ms, the times of successive commits may be out of order: an unsaved commit of a sleeping tab is a day old.
const OUT_OF_ORDER_MS: i64 = 24 * 60 * 60 * 1_000;

/// The time from which records must be searched for those after a moment. A commit made before another tab's commits can
/// be put after them.
pub(crate) const fn horizon(since: Instant) -> Instant {
    Instant(since.0.saturating_sub(OUT_OF_ORDER_MS))
}

/// Events from before the chain by record, oldest first: those of the sample data, and those of earlier versions.
pub type EarlierActivity = BTreeMap<String, Vec<ActivityEntry>>;

/// The entries of all records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActivityLog {
    earlier: EarlierActivity,
    chain: Chain,
    /// Positions in the chain by record, oldest first.
    index: BTreeMap<String, Vec<u32>>,
    /// The changed and noted tickets with the time of each change, in the order of the chain.
    tickets: Vec<(Instant, Box<str>)>,
    /// The lines of entries that changed many tickets, by position. Reading such an entry for each of them takes long.
    bulk: BTreeMap<u32, BulkLines>,
}

/// The step of each ticket in a bulk change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct BulkLines {
    /// The different lines.
    lines: Vec<ActivityEntry>,
    /// Numbers of the lines by ticket.
    of: HashMap<String, usize>,
}

impl BulkLines {
    fn of(entry: &LogEntry) -> Self {
        let mut bulk = Self::default();
        for (action, tickets) in entry.action.steps() {
            bulk.of.extend(tickets.iter().map(|ticket| (ticket.clone(), bulk.lines.len())));
            bulk.lines.push(ActivityEntry { at: entry.at, who: entry.actor.name.clone(), action });
        }
        bulk
    }
}

impl ActivityLog {
    /// A log with its index.
    pub fn new(earlier: EarlierActivity, chain: Chain) -> Self {
        let mut log = Self { earlier, chain, ..Self::default() };
        for position in 0..log.chain.len() {
            if let Some(entry) = log.chain.entry(position) {
                log.list(&entry, position);
            }
        }
        log
    }

    /// Adds a commit to the chain, and to the lists of its subject and of every other record that it is about.
    pub fn push(&mut self, commit: &Commit) {
        let entry = LogEntry::of(commit);
        self.list(&entry, self.chain.len());
        self.chain.push(&entry);
    }

    fn list(&mut self, entry: &LogEntry, position: usize) {
        let is_ticket = |slice: Slice| slice == Slice::Tickets;
        let changed = entry.records.iter().filter(|record| is_ticket(record.slice)).map(|record| record.id.as_str());
        // A note changes no ticket.
        let subject = Some(&entry.subject).filter(|subject| is_ticket(subject.slice) && entry.has_note());
        let noted = subject.map(|subject| subject.id.as_str());
        self.tickets.extend(changed.chain(noted).map(|id| (entry.at, id.into())));
        let Ok(position) = u32::try_from(position) else { return };
        let bulk = BulkLines::of(entry);
        if !bulk.lines.is_empty() {
            self.bulk.insert(position, bulk);
        }
        for id in entry.ids() {
            match self.index.get_mut(id) {
                Some(positions) => positions.push(position),
                None => drop(self.index.insert(id.to_owned(), vec![position])),
            }
        }
    }

    /// Adds an event from before the chain to a record's list.
    pub fn add(&mut self, record: &str, entry: ActivityEntry) {
        self.earlier.entry(record.to_owned()).or_default().push(entry);
    }

    /// Checks that all entries can be read and that all times are valid. A broken chain is no reason to refuse data: the
    /// check of the history names the place.
    pub(crate) fn check(&self) -> Sound {
        for (record, entries) in &self.earlier {
            entries.iter().try_for_each(|entry| moments([entry.at], record))?;
        }
        (0..self.chain.len()).try_for_each(|position| {
            let entry = self.chain.entry(position);
            holds(entry.is_some(), "", "an entry of the chain can be read")?;
            entry.map_or(Ok(()), |entry| moments([entry.at], &entry.subject.id))
        })
    }

    /// True if something is known to have happened to the record.
    pub fn has(&self, record: &str) -> bool {
        self.earlier.contains_key(record) || self.index.contains_key(record)
    }

    /// A record's entries, oldest first.
    pub fn of(&self, record: &str) -> Vec<ActivityEntry> {
        let mut entries = self.earlier.get(record).cloned().unwrap_or_default();
        entries.extend(self.positions_of(record).iter().filter_map(|position| self.line(*position, record)));
        entries
    }

    fn line(&self, position: u32, record: &str) -> Option<ActivityEntry> {
        if let Some(bulk) = self.bulk.get(&position)
            && let Some(line) = bulk.of.get(record)
        {
            return bulk.lines.get(*line).cloned();
        }
        let LogEntry { at, actor, action, subject, .. } = self.chain.entry(position as usize)?;
        let is_other_side = action.linked_ticket() == Some(record) && record != subject.id;
        let action = if is_other_side { action.from_other_side(&subject.id) } else { action };
        Some(ActivityEntry { at, who: actor.name, action })
    }

    /// A record's entries after a moment, oldest first. Commits of other tabs may be some seconds out of order.
    pub fn of_since(&self, record: &str, since: Instant) -> Vec<ActivityEntry> {
        let positions = self.positions_of(record).iter().rev();
        let entries = positions.map_while(|position| self.line(*position, record));
        let mut new: Vec<_> = entries.take_while(|entry| entry.at > since).collect();
        new.reverse();
        new
    }

    /// The tickets changed after a moment, or with a note from after it, the last change first. A ticket can appear several times.
    pub fn tickets_since(&self, since: Instant) -> impl Iterator<Item = &str> {
        let recent = self.tickets.iter().rev().take_while(move |(at, _)| *at > horizon(since));
        recent.filter(move |(at, _)| *at > since).map(|(_, id)| &**id)
    }

    /// Events from before the chain.
    pub const fn earlier(&self) -> &EarlierActivity {
        &self.earlier
    }

    /// The chain.
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Positions in the chain of the entries about a record, oldest first.
    pub fn positions_of(&self, record: &str) -> &[u32] {
        self.index.get(record).map_or(&[], Vec::as_slice)
    }

    /// The head of the chain.
    pub fn head(&self) -> Digest {
        self.chain.head()
    }
}

/// The entries that were not undone, oldest first. An undo is left out together with what it undid, for those entries
/// that `joins` selects; other entries stay as they are.
pub fn effective(entries: &[ActivityEntry], joins: impl Fn(&ActivityEntry) -> bool) -> Vec<&ActivityEntry> {
    let mut steps: Vec<(&ActivityEntry, bool)> = Vec::with_capacity(entries.len());
    for entry in entries {
        let (action, depth) = undone(&entry.action);
        if depth > 0 && joins(entry) {
            let is_shown = depth % 2 == 0;
            let mut same = steps.iter_mut().rev();
            let step = same
                .find(|(step, was_shown)| *was_shown != is_shown && step.who == entry.who && step.action == *action);
            if let Some((_, was_shown)) = step {
                *was_shown = is_shown;
            }
        } else {
            steps.push((entry, true));
        }
    }
    steps.into_iter().filter_map(|(step, is_shown)| is_shown.then_some(step)).collect()
}

/// The innermost action of a chain of undos, and the length of the chain.
pub fn undone(mut action: &CommitAction) -> (&CommitAction, u32) {
    let mut depth = 0;
    while let CommitAction::History(HistoryAction::Undone { what }) = action {
        (action, depth) = (what, depth + 1);
    }
    (action, depth)
}

/// A line of the activity list, for screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActivityLine {
    /// Name of the person; `None` if the sentence needs none.
    pub who: Option<String>,
    /// Time, with time zone.
    pub when: String,
    /// Sentence, shown after the name.
    pub what: String,
}
