//! Reads a snapshot that arrives in pieces. A million tickets are hundreds of megabytes, so tickets are read as they
//! arrive.

use crate::model::cbor::{self, Malformed};
use crate::model::checksum::crc32;
use serde::Deserialize;

use super::codec::{HEADER, Header, JournalProblem, Kind, Seal};
use crate::model::Collection;
use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::desk_settings::DeskSettings;
use crate::model::finding::{Finding, FollowUp};
use crate::model::label::Label;
use crate::model::repository::{Dataset, Document};
use crate::model::saved_view::SavedView;
use crate::model::ticket::Note;
use crate::model::working_paper::PaperStep;
use crate::store::activity::{ActivityLog, EarlierActivity};
use crate::store::chain::Chain;
use crate::store::history::History;
use crate::store::records::assignments::AssignmentStore;
use crate::store::records::kept_check::KeptCheck;
use crate::store::records::kept_clocks::KeptClocks;
use crate::store::records::kept_columns::KeptSources;
use crate::store::records::kept_news::KeptNews;
use crate::store::records::kept_search::KeptSearch;
use crate::store::records::kept_test::KeptTest;
use crate::store::records::tickets::TicketStore;
use crate::store::{Directory, State};
use crate::table::room;

/// Estimated memory of a state in bytes, per 10 bytes of its snapshot.
const ROOM_PER_BYTE: usize = 13;
/// Memory is reserved for at most one ticket per this number of bytes, because a false count could exhaust it.
const LEAST_PER_TICKET: usize = 64;

/// The first frame contains everything except the tickets. Each ticket has its own frame.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct First {
    /// Number of ticket frames.
    tickets: u32,
    seq: u32,
    canned_replies: Collection<CannedReply>,
    labels: Collection<Label>,
    auditors: Collection<Auditor>,
    assignments: AssignmentStore,
    datasets: Collection<Dataset>,
    documents: Collection<Document>,
    #[serde(default)]
    working_papers: Collection<PaperStep>,
    #[serde(default)]
    findings: Collection<Finding>,
    #[serde(default)]
    follow_ups: Collection<FollowUp>,
    dashboards: Collection<Dashboard>,
    #[serde(default)]
    saved_views: Collection<SavedView>,
    #[serde(default)]
    notes: Collection<Note>,
    #[serde(default)]
    desk_settings: DeskSettings,
    #[serde(default)]
    directory: Option<Directory>,
    /// Events from before the chain. In format 3, which has no chain, these are all events.
    activity: EarlierActivity,
    #[serde(default)]
    chain: Chain,
    history: History,
}

/// A snapshot while it is read.
pub struct SnapshotReader {
    /// Number of bytes that have not arrived yet.
    to_come: usize,
    header: Vec<u8>,
    seal: Option<Seal>,
    /// The checksum of the bytes so far; `None` for trusted bytes.
    checksum: Option<u32>,
    /// The bytes of an incomplete frame.
    pending: Vec<u8>,
    first: Option<First>,
    tickets: TicketStore,
}

impl SnapshotReader {
    /// Starts to read a snapshot of `length` bytes.
    pub fn new(length: usize) -> Self {
        Self {
            to_come: length,
            header: Vec::with_capacity(HEADER),
            seal: None,
            checksum: Some(0),
            pending: Vec::new(),
            first: None,
            tickets: TicketStore::default(),
        }
    }

    /// Like [`SnapshotReader::new`], for bytes that this program has written or read before. Skips the checksum, a
    /// tenth of the work.
    pub fn trusting(length: usize) -> Self {
        Self { checksum: None, ..Self::new(length) }
    }

    /// Reads a complete snapshot.
    pub fn of(snapshot: &[u8]) -> Result<Self, JournalProblem> {
        let mut reader = Self::new(snapshot.len());
        reader.feed(snapshot)?;
        Ok(reader)
    }

    /// Reads the next piece. After an error the reader cannot be used.
    pub fn feed(&mut self, piece: &[u8]) -> Result<(), JournalProblem> {
        self.to_come = self.to_come.saturating_sub(piece.len());
        let content = self.open(piece)?;
        if let Some(checksum) = &mut self.checksum {
            *checksum = crc32(*checksum, content);
        }
        // Another format version cannot be read. The checksum still shows whether the version is real or damaged.
        if !self.seal.is_some_and(Seal::is_known) {
            return Ok(());
        }
        let mut pending = std::mem::take(&mut self.pending);
        pending.extend_from_slice(content);
        let mut rest = pending.as_slice();
        while let Some((record, tail)) = next_frame(rest) {
            self.take(record, tail.len()).map_err(|Malformed| JournalProblem::Damaged)?;
            rest = tail;
        }
        let read = pending.len() - rest.len();
        pending.drain(..read);
        self.pending = pending;
        Ok(())
    }

    /// Replaces everything that a snapshot contains in the state. After an error the state is unchanged.
    pub fn put_in(self, state: &mut State) -> Result<(), JournalProblem> {
        let seal = self.seal.ok_or(JournalProblem::NotOurs)?;
        if let Some(checksum) = self.checksum {
            seal.check(checksum)?;
        }
        let is_whole = |first: &First| self.pending.is_empty() && self.tickets.slot_count() == first.tickets;
        let first = self.first.filter(is_whole).ok_or(JournalProblem::Damaged)?;
        put(state, self.tickets, first);
        Ok(())
    }

    /// Consumes the bytes of the header and returns the rest.
    fn open<'a>(&mut self, piece: &'a [u8]) -> Result<&'a [u8], JournalProblem> {
        let (header, content) = piece.split_at(piece.len().min(HEADER - self.header.len()));
        self.header.extend_from_slice(header);
        if self.seal.is_none()
            && let Ok(header) = Header::try_from(self.header.as_slice())
        {
            let seal = Seal::read(Kind::Snapshot, header)?;
            self.checksum = self.checksum.map(|_| seal.covered());
            room::make((self.to_come + content.len()) / 10 * ROOM_PER_BYTE);
            self.seal = Some(seal);
        }
        Ok(content)
    }

    /// Reads the record of a frame. `arrived` is the number of bytes that have arrived after the frame.
    fn take(&mut self, record: &[u8], arrived: usize) -> Result<(), Malformed> {
        let Some(first) = &self.first else {
            let first: First = cbor::read(record)?;
            let most = (self.to_come + arrived) / LEAST_PER_TICKET;
            self.tickets = TicketStore::expecting(most.min(first.tickets as usize));
            self.first = Some(first);
            return Ok(());
        };
        if self.tickets.slot_count() == first.tickets {
            return Err(Malformed);
        }
        self.tickets.arrive(record)
    }
}

/// The record of the first frame and the bytes after it; `None` if the frame is incomplete.
fn next_frame(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    rest.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)
}

fn put(state: &mut State, mut tickets: TicketStore, first: First) {
    tickets.all_there();
    state.seq = first.seq;
    state.tickets = tickets;
    state.canned_replies = first.canned_replies;
    state.labels = first.labels;
    state.auditors = first.auditors;
    state.assignments = first.assignments;
    state.repository.hold(first.datasets, first.documents);
    state.working_papers = first.working_papers;
    state.findings = first.findings;
    state.follow_ups = first.follow_ups;
    state.saved_views = first.saved_views;
    state.dashboards = first.dashboards;
    state.notes = first.notes;
    state.desk_settings = first.desk_settings;
    state.directory.restore(first.directory);
    state.clocks = KeptClocks::default();
    state.news = KeptNews::default();
    state.activity = ActivityLog::new(first.activity, first.chain);
    state.checked = KeptCheck::default();
    state.history = first.history;
    state.lists.forget();
    state.sources = KeptSources::default();
    state.search = KeptSearch::default();
    state.tested = KeptTest::default();
}
