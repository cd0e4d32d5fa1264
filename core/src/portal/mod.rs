//! The portal as one value: state, session and dispatch. It contains no rules of the areas.

mod command;
pub mod palette;
pub mod role_figures;
pub mod seed;
pub mod soundness;
#[cfg(feature = "synthetic")]
pub mod synthetic;
pub mod vocabulary;

pub use command::{Command, Committed, Outcome};

use self::seed::ParseJson;
use crate::audit::repository::form::DatasetForm;
use crate::audit::repository::intake::{Intake, IntakePreview};
use crate::audit::{assignment, auditor, finding, follow_up, package, repository, review, working_paper};
use crate::dashboard;
use crate::history;
use crate::history::adopt::Renamed;
use crate::journal::snapshot_reader::SnapshotReader;
use crate::journal::snapshot_writer::SnapshotWriter;
use crate::journal::{Header, JournalProblem, entry, snapshot};
use crate::model::attachment::Attachment;
use crate::model::{Instant, Slice, SliceSet};
use crate::store::env::{Clock, Env};
use crate::store::error::Refusal;
use crate::store::records::shelf::Shelved;
use crate::store::session::Session;
use crate::store::session::seen::Seen;
use crate::store::{Actor, Commit, Handled, Reader, State, Transaction};
use crate::table::data::csv_form::CsvForm;
use crate::ticket::commands::{self, seen};
use crate::ticket::{canned_reply, desk_settings, directory, label, saved_view};

/// The data and session of one open page.
#[derive(Clone, Debug, PartialEq)]
pub struct Portal {
    state: State,
    session: Session,
    /// Looks of the people of this device at tickets. Not part of the shared state.
    seen: Option<Seen>,
    is_read_only: bool,
    /// The snapshot that is being written. Any change of the state cancels it.
    outgoing: Option<SnapshotWriter>,
}

impl Portal {
    /// A portal with the sample data. Their dates are relative to `opened`.
    pub fn open<P: ParseJson>(opened: Clock) -> Self {
        Self::with_state(seed::load::<P>(opened))
    }

    /// A portal with the data of a snapshot. The sample records are not read, because the snapshot replaces them.
    pub fn read<P: ParseJson>(snapshot: SnapshotReader) -> Result<Self, JournalProblem> {
        let mut state = seed::load_ground::<P>();
        snapshot.put_in(&mut state)?;
        Ok(Self::with_state(state))
    }

    /// Like [`Portal::read`], but refuses data that the portal could not have made. Use it for snapshots from outside,
    /// such as backups.
    pub fn read_sound<P: ParseJson>(snapshot: SnapshotReader) -> Result<Self, JournalProblem> {
        let portal = Self::read::<P>(snapshot)?;
        soundness::check(&portal.state).map_err(|_| JournalProblem::Impossible)?;
        Ok(portal)
    }

    /// A portal with the given data and the default role.
    pub fn with_state(state: State) -> Self {
        let session = Session::default_for(&state);
        Self { state, session, seen: None, is_read_only: false, outgoing: None }
    }

    /// The shared data.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The acting role and person.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Carries out a command. A refused command changes nothing.
    pub fn dispatch(&mut self, env: &mut Env, command: &Command) -> Outcome {
        self.try_dispatch(env, command).unwrap_or_else(|refusal| Outcome::Refused { refusal })
    }

    fn try_dispatch(&mut self, env: &mut Env, command: &Command) -> Result<Outcome, Refusal> {
        if let Command::Session(command) = command {
            self.session = Session::after(command, &self.state)?;
            return Ok(done(None, SliceSet::default().with(Slice::Session), Vec::new()));
        }
        if let Command::Seen(command) = command {
            let after = seen::after(&self.reader(env.clock), command)?;
            let touched = after.map(|seen| self.seen = Some(seen)).map(|()| SliceSet::default().with(Slice::Seen));
            return Ok(done(None, touched.unwrap_or_default(), Vec::new()));
        }
        if self.is_read_only {
            return Err(Refusal::ReadOnly);
        }
        if !self.state.may_act(&self.session) {
            return Err(Refusal::Deactivated { name: self.session.person.name.clone() });
        }
        let handled = self.handle(env, command)?;
        let Handled { transaction, attachments } = handled;
        let commit = transaction.map(|transaction| self.commit(transaction, env.clock.now));
        let touched = commit.as_ref().map_or_else(SliceSet::default, Commit::touched);
        Ok(done(commit, touched, attachments))
    }

    fn handle(&self, env: &mut Env, command: &Command) -> Result<Handled, Refusal> {
        Ok(match command {
            Command::Session(_) | Command::Seen(_) => Handled::unchanged(),
            Command::Ticket(command) => commands::handle(&self.state, &self.session, env, command)?,
            Command::CannedReply(command) => canned_reply::handle(&self.state, &self.session, env, command)?,
            Command::Label(command) => label::handle(&self.state, &self.session, env, command)?.into(),
            Command::SavedView(command) => saved_view::handle(&self.state, &self.session, env, command)?.into(),
            Command::DeskSettings(command) => desk_settings::handle(&self.state, &self.session, command)?.into(),
            Command::Directory(command) => directory::handle(&self.state, &self.session, env, command)?.into(),
            Command::Auditor(command) => auditor::commands::handle(&self.state, &self.session, env, command)?.into(),
            Command::Assignment(command) => {
                assignment::commands::handle(&self.state, &self.session, env, command)?.into()
            }
            Command::Repository(command) => {
                repository::commands::handle(&self.state, &self.session, env, command)?.into()
            }
            Command::WorkingPaper(command) => {
                working_paper::commands::handle(&self.state, &self.session, env, command)?.into()
            }
            Command::Finding(command) => finding::commands::handle(&self.state, &self.session, env, command)?,
            Command::FollowUp(command) => follow_up::commands::handle(&self.state, &self.session, env, command)?,
            Command::Review(command) => review::commands::handle(&self.state, &self.session, env, command)?.into(),
            Command::Package(command) => package::commands::handle(&self.state, &self.session, command)?.into(),
            Command::Dashboard(command) => {
                dashboard::commands::handle(&self.state, &self.session, env, command)?.into()
            }
            Command::History(command) => history::commands::handle(&self.state, &self.session, env, command)?,
        })
    }

    /// Applies a commit from another tab or from before a restart.
    pub fn apply(&mut self, commit: &Commit) -> SliceSet {
        self.apply_to_state(commit);
        commit.touched()
    }

    /// Applies the next commit of the journal or of another tab. On an error, nothing changes.
    pub fn apply_entry(&mut self, bytes: &[u8]) -> Result<SliceSet, JournalProblem> {
        let commit = entry::open(bytes)?;
        if commit.seq != self.state.seq.wrapping_add(1) {
            return Err(JournalProblem::Gap);
        }
        Ok(self.apply(&commit))
    }

    /// Makes a commit of this tab again on a newer state; see [`history::adopt`].
    pub fn adopt(&mut self, clock: Clock, bytes: &[u8], renamed: &mut Renamed) -> Result<Outcome, JournalProblem> {
        let before = entry::open(bytes)?;
        Ok(match history::adopt::adopt(&self.state, clock, &before, renamed) {
            Ok(transaction) => {
                let commit = Commit::new(self.state.seq + 1, before.at, before.actor, transaction);
                self.apply_to_state(&commit);
                let touched = commit.touched();
                done(Some(commit), touched, Vec::new())
            }
            Err(refusal) => Outcome::Refused { refusal },
        })
    }

    /// Does a part of indexing long lists, at most about 10 ms. The index speeds up searches without changing results.
    /// Returns false once nothing is left to do.
    pub fn pack(&mut self) -> bool {
        self.state.pack()
    }

    /// Like [`Self::pack`], for the searches of the palette only.
    pub fn pack_texts(&mut self) -> bool {
        self.state.pack_texts()
    }

    /// The whole state as a sealed snapshot.
    pub fn snapshot(&self) -> Vec<u8> {
        snapshot::taken(&self.state)
    }

    /// Writes the snapshot piece by piece. Returns the header, which belongs before the first piece.
    pub fn snapshot_in_pieces(&self, give: &mut dyn FnMut(&[u8])) -> Header {
        snapshot::taken_in_pieces(&self.state, give)
    }

    /// Starts a snapshot of the present state. [`Portal::next_piece`] returns its pieces.
    pub fn begin_snapshot(&mut self) {
        self.outgoing = Some(SnapshotWriter::default());
    }

    /// Replaces the buffer's content with the next piece. Returns false at the end, or if the snapshot was cancelled.
    pub fn next_piece(&mut self, piece: &mut Vec<u8>) -> bool {
        self.outgoing.as_mut().is_some_and(|outgoing| outgoing.piece(&self.state, piece))
    }

    /// The header of the finished snapshot. `None` if the state has changed since the snapshot was started.
    pub fn snapshot_header(&self) -> Option<Header> {
        self.outgoing.as_ref()?.header()
    }

    /// Replaces the state with a snapshot. On an error, nothing changes.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), JournalProblem> {
        self.put(SnapshotReader::of(bytes)?)
    }

    /// Like [`Portal::restore`], for a snapshot that was read in pieces.
    pub fn put(&mut self, snapshot: SnapshotReader) -> Result<(), JournalProblem> {
        self.outgoing = None;
        snapshot.put_in(&mut self.state)?;
        self.session.follow(&self.state);
        Ok(())
    }

    /// If set, refuses all commands except those that change the acting role or person.
    pub const fn set_read_only(&mut self, is_read_only: bool) {
        self.is_read_only = is_read_only;
    }

    /// A reader for one view.
    pub fn reader(&self, clock: Clock) -> Reader<'_> {
        Reader::new(&self.state, &self.session, clock).with_seen(self.seen.as_ref())
    }

    fn apply_to_state(&mut self, commit: &Commit) {
        self.outgoing = None;
        self.state.apply(commit);
        self.session.follow(&self.state);
    }

    /// Puts the rows of a dataset into the `TableShelf`, under their content id.
    pub fn shelve(&mut self, content: &str, shelved: Shelved) -> SliceSet {
        self.state.repository.shelve(content, shelved);
        SliceSet::default().with(Slice::Repository)
    }

    /// The structure of rows that are read again after a restart; `None` for rows that were loaded before structures were
    /// stored.
    pub fn known_form(&self, content: &str) -> Option<CsvForm> {
        self.state.repository.version(content)?.form.clone()
    }

    /// Finishes reading a CSV file; see [`repository::intake`].
    pub fn take_in(
        &mut self,
        env: &Env,
        intake: Intake,
        content: Option<String>,
    ) -> Result<(IntakePreview, SliceSet), Refusal> {
        let (preview, rows) = repository::intake::take_in(&self.state.repository, &self.session, env, intake, content)?;
        let touched = rows.map(|(content, shelved)| self.shelve(&content, shelved));
        Ok((preview, touched.unwrap_or_default()))
    }

    /// Does a part of the work of storing a file, so that the page stays responsive. Returns true once the command has no
    /// long work left.
    pub fn prepare_version(&mut self, form: &DatasetForm) -> bool {
        let repository = &mut self.state.repository;
        repository.version(&form.content).is_some()
            || repository.shelf.prepare_sha256(&form.content, |found| form.columns(found))
    }

    /// Asks for the rows of an earlier version.
    pub fn want_table(&mut self, content: &str) -> SliceSet {
        self.state.repository.shelf.want(content);
        SliceSet::default().with(Slice::Repository)
    }

    /// Marks rows as lost, because their file is missing or unreadable.
    pub fn lose_table(&mut self, content: &str) -> SliceSet {
        self.state.repository.lose(content);
        SliceSet::default().with(Slice::Repository)
    }

    /// Removes rows from the `TableShelf`, unless a dataset uses them.
    pub fn unshelve(&mut self, content: &str) {
        if self.state.repository.version(content).is_none() {
            self.state.repository.shelf.remove(content);
        }
    }

    fn commit(&mut self, transaction: Transaction, at: Instant) -> Commit {
        let actor = Actor::of(&self.session);
        let commit = Commit::new(self.state.seq + 1, at, actor, transaction);
        self.apply_to_state(&commit);
        commit
    }
}

fn done(commit: Option<Commit>, touched: SliceSet, attachments: Vec<Attachment>) -> Outcome {
    Outcome::Ok { commit: commit.map(Box::new), touched: touched.to_vec(), attachments }
}
