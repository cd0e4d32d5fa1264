//! The check of the history, done in parts and cached until the next commit.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use portal_chain::Digest;

use crate::model::{Instant, Slice};
use crate::store::State;
use crate::store::chain::{Chain, LogEntry};
use crate::store::digests::{RECORD_FORM, digest};

/// Work of one part, about 10 ms: a unit is the time to hash a byte.
const AT_ONCE: usize = 512 * 1024;
/// Work of an entry or record beside the hashing of its bytes.
const EACH: usize = 512;

/// Result of the check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedHistory {
    /// The first entry that is not as it was written.
    pub fault: Option<ChainFault>,
    /// Time of the first entry and of the last one that can be read.
    pub period: Option<(Instant, Instant)>,
    /// Number of records that are not as the last commit about them left them, by slice.
    pub altered: Vec<(Slice, usize)>,
    /// Number of present records that were compared with their last digest.
    pub compared: usize,
    /// Number of records that have no digest in the present form.
    pub unknown: usize,
}

/// The first entry that is not as it was written. All entries before it are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainFault {
    /// Position in the chain; the number of entries if the last ones are missing.
    pub position: usize,
    /// Its time, if it can be read.
    pub at: Option<Instant>,
}

/// The last check, finished or not. A copy starts empty, and equality ignores it.
#[derive(Debug, Default)]
pub struct KeptCheck(RefCell<Check>);

impl Clone for KeptCheck {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptCheck {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl KeptCheck {
    /// Does a part of the check. Returns the share that is done, 1 after the last part.
    pub fn step(&self, state: &State) -> f64 {
        let mut check = self.0.borrow_mut();
        let mut left = AT_ONCE;
        while left > 0 && !check.is_done {
            left = left.saturating_sub(check.go_on(state) + EACH);
        }
        if check.is_done { 1.0 } else { check.progress(state) }
    }

    /// The result.
    pub fn finish(&self, state: &State) -> Rc<CheckedHistory> {
        while self.step(state) < 1.0 {}
        Rc::clone(&self.0.borrow().found)
    }
}

/// The newest digest of each record, with its form.
type Newest = HashMap<(Slice, String), (u8, Option<Digest>)>;

#[derive(Debug, Default)]
struct Check {
    /// Number of entries that were read.
    entries: usize,
    /// Number of the last entry that was read.
    seq: u32,
    newest: Newest,
    /// The records, once all entries were read.
    records: Option<<Newest as IntoIterator>::IntoIter>,
    /// Number of records that were passed, and of those among them that are in the state and were compared.
    passed: usize,
    compared: usize,
    buffer: Vec<u8>,
    found: Rc<CheckedHistory>,
    is_done: bool,
}

impl Check {
    fn progress(&self, state: &State) -> f64 {
        let share = |done: usize, all: usize| f64::from(saturated(done)) / f64::from(saturated(all).max(1));
        match &self.records {
            None => share(self.entries, state.activity.chain().len()) / 2.0,
            Some(records) => f64::midpoint(1.0, share(self.passed, self.passed + records.len())).min(0.99),
        }
    }

    /// Checks one entry or record. Returns the number of bytes that it hashed.
    fn go_on(&mut self, state: &State) -> usize {
        let chain = state.activity.chain();
        if let Some(content) = chain.content(self.entries) {
            self.read_entry(chain, content);
            return content.len();
        }
        let newest = &mut self.newest;
        let records = self.records.get_or_insert_with(|| std::mem::take(newest).into_iter());
        let Some(((slice, id), (form, sha256))) = records.next() else {
            self.end(state);
            return 0;
        };
        self.passed += 1;
        if form == RECORD_FORM {
            let present = state.record(slice, &id).map(|record| digest(&record, &mut self.buffer));
            self.compared += usize::from(present.is_some());
            if present != sha256 {
                Rc::make_mut(&mut self.found).count_altered(slice);
            }
        }
        self.buffer.len()
    }

    fn read_entry(&mut self, chain: &Chain, content: &[u8]) {
        let position = self.entries;
        self.entries += 1;
        let before = position.checked_sub(1).and_then(|before| chain.head_after(before)).unwrap_or_else(Chain::start);
        let is_linked = chain.head_after(position) == Some(before.then(Digest::of(content)));
        let entry = chain.entry(position);
        let at = entry.as_ref().map(|entry| entry.at);
        let is_next = entry.as_ref().is_some_and(|entry| position == 0 || self.seq.checked_add(1) == Some(entry.seq));
        let found = Rc::make_mut(&mut self.found);
        if !(is_linked && is_next) && found.fault.is_none() {
            found.fault = Some(ChainFault { position, at });
        }
        if let Some(at) = at {
            found.period = Some((found.period.map_or(at, |(first, _)| first), at));
        }
        let Some(LogEntry { seq, form, records, .. }) = entry else { return };
        self.seq = seq;
        for record in records {
            self.newest.insert((record.slice, record.id), (form, record.sha256));
        }
    }

    fn end(&mut self, state: &State) {
        self.is_done = true;
        let found = Rc::make_mut(&mut self.found);
        if self.entries > 0 && self.seq != state.seq && found.fault.is_none() {
            found.fault = Some(ChainFault { position: self.entries, at: None });
        }
        found.compared = self.compared;
        found.unknown = state.record_count().saturating_sub(self.compared);
    }
}

impl CheckedHistory {
    fn count_altered(&mut self, slice: Slice) {
        match self.altered.iter_mut().find(|(of, _)| *of == slice) {
            Some((_, count)) => *count += 1,
            None => self.altered.push((slice, 1)),
        }
    }
}

fn saturated(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
