//! Reads a snapshot that comes piece by piece: a million tickets are 430 MB, which need not lie in this memory too,
//! and nobody waits for all of them at once.
//!
//! Tickets are read as they come. Everything else is little: its bytes are set aside and read at the end.

use portal_cbor::arriving::Arriving;
use portal_cbor::checksum::crc32;
use portal_cbor::shared::Shared;
use portal_cbor::{Malformed, from_slice_with};
use serde::Deserialize;

use super::codec::{HEADER, Header, JournalProblem, Kind, Seal};
use crate::model::Collection;
use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::label::Label;
use crate::model::repository::{Dataset, Document};
use crate::store::State;
use crate::store::activity::ActivityLog;
use crate::store::history::History;
use crate::store::records::assignments::AssignmentStore;
use crate::store::records::kept_columns::KeptSources;
use crate::store::records::tickets::TicketStore;
use crate::table::room;

/// Under this name the tickets are kept.
const TICKETS: &str = "tickets";
/// The head of a map of so many entries is one byte.
const MOST_ENTRIES: u64 = 23;
const MAP_HEAD: u8 = 0xA0;

/// What a state takes in memory for each byte of its snapshot, in tenths: where every ticket has the names of its fields, and where it
/// has not.
const ROOM_PER_BYTE: [usize; 2] = [13, 17];
/// For so many bytes room is made for one ticket at most, however many are said to follow.
const LEAST_PER_TICKET: usize = 64;

/// All but the tickets.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Rest {
    seq: u32,
    canned_replies: Collection<CannedReply>,
    labels: Collection<Label>,
    auditors: Collection<Auditor>,
    assignments: AssignmentStore,
    datasets: Collection<Dataset>,
    documents: Collection<Document>,
    dashboards: Collection<Dashboard>,
    activity: ActivityLog,
    history: History,
}

/// What comes next in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The names that stand once.
    Table,
    /// The number of entries.
    Map,
    /// So many entries.
    Entries(u64),
    /// So many tickets, then so many entries.
    Tickets(u64, u64),
}

/// A snapshot on its way.
pub struct SnapshotReader {
    /// How many bytes are still to come.
    to_come: usize,
    header: Vec<u8>,
    seal: Option<Seal>,
    /// The checksum so far, unless nobody can have altered the bytes.
    checksum: Option<u32>,
    /// What has come and could not be read before more comes.
    pending: Vec<u8>,
    /// Not before so much is pending is it tried again: what is long is not begun at each piece.
    wanted: usize,
    names: Shared,
    next: Next,
    tickets: Option<TicketStore>,
    rest: Vec<u8>,
    rest_entries: u8,
}

impl SnapshotReader {
    /// For a snapshot of so many bytes.
    pub fn new(length: usize) -> Self {
        Self {
            to_come: length,
            header: Vec::with_capacity(HEADER),
            seal: None,
            checksum: Some(0),
            pending: Vec::new(),
            wanted: 0,
            names: Shared::default(),
            next: Next::Map,
            tickets: None,
            rest: vec![MAP_HEAD],
            rest_entries: 0,
        }
    }

    /// The same for one that this program has taken or read before, of which nobody else had the bytes: the checksum is a tenth
    /// of the work.
    pub fn trusting(length: usize) -> Self {
        Self { checksum: None, ..Self::new(length) }
    }

    /// One of which all is there.
    pub fn of(snapshot: &[u8]) -> Result<Self, JournalProblem> {
        let mut reader = Self::new(snapshot.len());
        reader.feed(snapshot)?;
        Ok(reader)
    }

    /// Reads on. After a problem there is nothing more to be had from it.
    pub fn feed(&mut self, piece: &[u8]) -> Result<(), JournalProblem> {
        self.to_come = self.to_come.saturating_sub(piece.len());
        let content = self.open(piece)?;
        if let Some(checksum) = &mut self.checksum {
            *checksum = crc32(*checksum, content);
        }
        // How a later version writes its content is not for this one to read.
        if !self.seal.is_some_and(Seal::is_known) {
            return Ok(());
        }
        if self.pending.is_empty() {
            let read = self.read(content)?;
            self.pending.extend_from_slice(&content[read..]);
        } else {
            self.pending.extend_from_slice(content);
            if self.pending.len() < self.wanted && self.to_come > 0 {
                return Ok(());
            }
            let pending = std::mem::take(&mut self.pending);
            let read = self.read(&pending)?;
            self.pending = pending;
            self.pending.drain(..read);
        }
        self.wanted = self.pending.len() * 2;
        Ok(())
    }

    /// Puts what was read in the place of everything that a snapshot holds; refused, the state stays as it was.
    pub fn put_in(mut self, state: &mut State) -> Result<(), JournalProblem> {
        let seal = self.seal.ok_or(JournalProblem::NotOurs)?;
        if let Some(checksum) = self.checksum {
            seal.check(checksum)?;
        }
        let is_whole = self.next == Next::Entries(0) && self.pending.is_empty();
        let tickets = self.tickets.take().filter(|_| is_whole).ok_or(JournalProblem::Damaged)?;
        self.rest[0] = MAP_HEAD | self.rest_entries;
        let rest = from_slice_with(&self.names, &self.rest).map_err(|Malformed| JournalProblem::Damaged)?;
        put(state, tickets, rest);
        Ok(())
    }

    /// Takes what belongs to the header; returns what is content.
    fn open<'a>(&mut self, piece: &'a [u8]) -> Result<&'a [u8], JournalProblem> {
        let (header, content) = piece.split_at(piece.len().min(HEADER - self.header.len()));
        self.header.extend_from_slice(header);
        if self.seal.is_none()
            && let Ok(header) = Header::try_from(self.header.as_slice())
        {
            let seal = Seal::read(Kind::Snapshot, header)?;
            self.checksum = self.checksum.map(|_| seal.covered());
            self.next = if seal.has_table() { Next::Table } else { Next::Map };
            room::make((self.to_come + content.len()) / 10 * ROOM_PER_BYTE[usize::from(seal.has_table())]);
            self.seal = Some(seal);
        }
        Ok(content)
    }

    /// Reads what is whole; returns how many bytes that was.
    fn read(&mut self, bytes: &[u8]) -> Result<usize, JournalProblem> {
        let left = self.read_on(bytes).map_err(|Malformed| JournalProblem::Damaged)?;
        Ok(bytes.len() - left)
    }

    /// The same; returns how many bytes are left.
    fn read_on(&mut self, bytes: &[u8]) -> Result<usize, Malformed> {
        let mut table = Arriving::new(bytes);
        if self.next == Next::Table {
            let Some(names) = Shared::read(&mut table)? else { return Ok(bytes.len()) };
            self.names = names;
            self.next = Next::Map;
        }
        let names = std::mem::take(&mut self.names);
        let mut arriving = Arriving::with(&names, table.rest());
        while self.step(&mut arriving)? {}
        let left = arriving.rest().len();
        self.names = names;
        Ok(left)
    }

    /// Reads the next thing. False when it is not all there, or there is none.
    fn step(&mut self, arriving: &mut Arriving) -> Result<bool, Malformed> {
        match self.next {
            Next::Table => return Err(Malformed),
            Next::Map => {
                let Some(entries) = arriving.map()? else { return Ok(false) };
                self.next = Next::Entries(entries);
            }
            Next::Entries(0) => return if arriving.rest().is_empty() { Ok(false) } else { Err(Malformed) },
            Next::Entries(left) => return self.entry(arriving, left - 1),
            Next::Tickets(0, entries) => {
                self.tickets.iter_mut().for_each(TicketStore::all_there);
                self.next = Next::Entries(entries);
            }
            Next::Tickets(left, entries) => {
                if !self.tickets.as_mut().ok_or(Malformed)?.arrive(arriving)? {
                    return Ok(false);
                }
                self.next = Next::Tickets(left - 1, entries);
            }
        }
        Ok(true)
    }

    fn entry(&mut self, arriving: &mut Arriving, left: u64) -> Result<bool, Malformed> {
        let begun = arriving.rest();
        let mut entry = arriving.ahead();
        let Some(name) = entry.value::<String>()? else { return Ok(false) };
        if name == TICKETS {
            let Some(tickets) = entry.array()? else { return Ok(false) };
            if self.tickets.is_some() {
                return Err(Malformed);
            }
            let room = (self.to_come + entry.rest().len()) / LEAST_PER_TICKET;
            self.tickets = Some(TicketStore::expecting(usize::try_from(tickets).unwrap_or(room).min(room)));
            self.next = Next::Tickets(tickets, left);
        } else {
            if entry.unread()?.is_none() {
                return Ok(false);
            }
            if u64::from(self.rest_entries) == MOST_ENTRIES {
                return Err(Malformed);
            }
            self.rest.extend_from_slice(&begun[..begun.len() - entry.rest().len()]);
            self.rest_entries += 1;
            self.next = Next::Entries(left);
        }
        *arriving = entry;
        Ok(true)
    }
}

fn put(state: &mut State, tickets: TicketStore, rest: Rest) {
    state.seq = rest.seq;
    state.tickets = tickets;
    state.canned_replies = rest.canned_replies;
    state.labels = rest.labels;
    state.auditors = rest.auditors;
    state.assignments = rest.assignments;
    state.repository.hold(rest.datasets, rest.documents);
    state.dashboards = rest.dashboards;
    state.activity = rest.activity;
    state.history = rest.history;
    state.lists.forget();
    state.sources = KeptSources::default();
}
