//! The access of views to the state. A reader notes the slices that a view reads, so that nobody must list them.

use std::cell::Cell;

use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::desk_settings::DeskSettings;
use crate::model::finding::{Finding, FollowUp};
use crate::model::label::Label;
use crate::model::saved_view::SavedView;
use crate::model::ticket::Note;
use crate::model::working_paper::PaperStep;
use crate::model::{Collection, Instant, Slice, SliceSet};
use crate::store::activity::{ActivityLog, horizon};
use crate::store::env::Clock;
use crate::store::error::Refusal;
use crate::store::records::assignments::AssignmentStore;
use crate::store::records::kept_check::KeptCheck;
use crate::store::records::kept_clocks::KeptClocks;
use crate::store::records::kept_columns::KeptSources;
use crate::store::records::kept_news::KeptNews;
use crate::store::records::kept_search::KeptSearch;
use crate::store::records::kept_test::KeptTest;
use crate::store::records::lists::Lists;
use crate::store::records::messages::Messages;
use crate::store::records::repository::Repository;
use crate::store::records::tickets::TicketStore;
use crate::store::session::seen::Seen;
use crate::store::session::{Action, Session};
use crate::store::{Directory, State};
use crate::table::list::List;

/// One view's access to the state, the session and the clock.
pub struct Reader<'a> {
    state: &'a State,
    session: &'a Session,
    seen: Option<&'a Seen>,
    clock: Clock,
    read: Cell<SliceSet>,
}

impl<'a> Reader<'a> {
    /// A reader that has read nothing yet.
    pub fn new(state: &'a State, session: &'a Session, clock: Clock) -> Self {
        Self { state, session, seen: None, clock, read: Cell::default() }
    }

    /// The reader with what the people of this device have looked at. Without it, nothing is new to anybody.
    #[must_use]
    pub fn with_seen(self, seen: Option<&'a Seen>) -> Self {
        Self { seen, ..self }
    }

    /// The slices that were read.
    pub fn read_slices(&self) -> SliceSet {
        self.read.get()
    }

    /// The session.
    pub fn session(&self) -> &'a Session {
        self.note(Slice::Session);
        self.session
    }

    /// Looks of the people of this device at tickets; `None` until the web side has read them.
    pub fn seen(&self) -> Option<&'a Seen> {
        self.note(Slice::Seen);
        self.seen
    }

    /// Reads as somebody else. What is read is noted as read by this reader too.
    pub(crate) fn acting_as<T>(&self, session: &Session, read: impl FnOnce(&Reader<'_>) -> T) -> T {
        let other = Reader::new(self.state, session, self.clock).with_seen(self.seen);
        let answer = read(&other);
        self.read.set(self.read.get().union(other.read_slices()));
        answer
    }

    /// Refuses an action that the acting role may not do (§6), and every action of a person who was deactivated.
    pub fn require(&self, action: Action) -> Result<(), Refusal> {
        let session = self.session();
        if !self.state.may_act(session) {
            return Err(Refusal::Deactivated { name: session.person.name.clone() });
        }
        session.require(action)
    }

    /// True if the acting role has this permission (§6), and the person was not deactivated.
    pub fn may(&self, action: Action) -> bool {
        self.require(action).is_ok()
    }

    /// The clock for texts that change by the minute. Views with such texts are read again every few seconds.
    pub fn clock(&self) -> Clock {
        self.note(Slice::Clock);
        self.clock
    }

    /// The clock for texts that change by the day, and for past moments in local time.
    pub fn calendar(&self) -> Clock {
        self.note(Slice::Day);
        self.clock
    }

    /// The watermark of view-only data: name and date (decisions §3).
    pub fn watermark(&self) -> String {
        format!("{} · {}", self.session().person.name, self.calendar().local_now().date().long())
    }

    /// The header of printed pages: name and time (decisions §4).
    pub fn printed(&self) -> String {
        format!("{}, {}", self.session().person.name, self.clock().local_now().long())
    }

    /// The tickets.
    pub fn tickets(&self) -> &'a TicketStore {
        self.note(Slice::Tickets);
        &self.state.tickets
    }

    /// The canned replies.
    pub fn canned_replies(&self) -> &'a Collection<CannedReply> {
        self.note(Slice::CannedReplies);
        &self.state.canned_replies
    }

    /// The internal notes on a ticket. Refused to every role that may not write them (decisions §10).
    pub fn notes_on(&self, ticket: &'a str) -> Result<impl Iterator<Item = &'a Note> + use<'a>, Refusal> {
        self.require(Action::WriteNotes)?;
        self.note(Slice::Notes);
        Ok(self.state.notes_on(ticket))
    }

    /// The internal notes on a ticket after a moment, newest first. Refused like [`Self::notes_on`].
    pub fn notes_since(
        &self,
        ticket: &'a str,
        since: Instant,
    ) -> Result<impl Iterator<Item = &'a Note> + use<'a>, Refusal> {
        self.require(Action::WriteNotes)?;
        self.note(Slice::Notes);
        let recent = self.state.notes.iter().rev().take_while(move |note| note.timestamp > horizon(since));
        Ok(recent.filter(move |note| note.timestamp > since && note.ticket == ticket))
    }

    /// The internal notes on all tickets, with their list. Refused like [`Self::notes_on`].
    pub fn notes(&self) -> Result<(&'a Collection<Note>, List<'a>), Refusal> {
        self.require(Action::WriteNotes)?;
        self.note(Slice::Notes);
        Ok((&self.state.notes, self.lists().notes.open(&self.state.notes)))
    }

    /// The messages of the tickets as a list.
    pub(crate) fn message_list<'b>(&'b self, messages: &'b Messages<'b>) -> List<'b> {
        self.lists().messages.open(messages)
    }

    /// The labels.
    pub fn labels(&self) -> &'a Collection<Label> {
        self.note(Slice::Labels);
        &self.state.labels
    }

    /// Ticket lists under names.
    pub fn saved_views(&self) -> &'a Collection<SavedView> {
        self.note(Slice::SavedViews);
        &self.state.saved_views
    }

    /// The auditors.
    pub fn auditors(&self) -> &'a Collection<Auditor> {
        self.note(Slice::Auditors);
        &self.state.auditors
    }

    /// The assignments.
    pub fn assignments(&self) -> &'a AssignmentStore {
        self.note(Slice::Assignments);
        &self.state.assignments
    }

    /// The list of the assignments (§2.8).
    pub fn assignment_list(&self) -> List<'a> {
        self.lists().assignments.open(self.assignments().records())
    }

    /// Datasets and documents.
    pub fn repository(&self) -> &'a Repository {
        self.note(Slice::Repository);
        &self.state.repository
    }

    /// The list of the documents (§2.8).
    pub fn document_list(&self) -> List<'a> {
        self.lists().documents.open(&self.repository().documents)
    }

    /// The steps of the working papers of all assignments.
    pub fn working_papers(&self) -> &'a Collection<PaperStep> {
        self.note(Slice::WorkingPapers);
        &self.state.working_papers
    }

    /// The findings as auditors write them.
    pub fn findings(&self) -> &'a Collection<Finding> {
        self.note(Slice::Findings);
        &self.state.findings
    }

    /// The accepted findings with their follow-up.
    pub fn follow_ups(&self) -> &'a Collection<FollowUp> {
        self.note(Slice::FollowUps);
        &self.state.follow_ups
    }

    /// The dashboards.
    pub fn dashboards(&self) -> &'a Collection<Dashboard> {
        self.note(Slice::Dashboards);
        &self.state.dashboards
    }

    /// The settings of the help desk.
    pub fn desk_settings(&self) -> &'a DeskSettings {
        self.note(Slice::DeskSettings);
        &self.state.desk_settings
    }

    /// The list of the dashboards (§2.9).
    pub fn dashboard_list(&self) -> List<'a> {
        self.lists().dashboards.open(self.dashboards())
    }

    /// The activity lists.
    pub fn activity(&self) -> &'a ActivityLog {
        self.note(Slice::Activity);
        &self.state.activity
    }

    /// People, companies and departments.
    pub fn directory(&self) -> &'a Directory {
        self.note(Slice::Directory);
        &self.state.directory
    }

    /// Indexes of the lists. The view depends on the indexed records anyway, so no slice is noted.
    pub(crate) fn lists(&self) -> &'a Lists {
        &self.state.lists
    }

    /// Cached columns of sources. The view depends on the records anyway, so no slice is noted.
    pub(crate) fn kept_sources(&self) -> &'a KeptSources {
        &self.state.sources
    }

    /// The search in the repository's contents. The view depends on the repository anyway, so no slice is noted.
    pub(crate) fn kept_search(&self) -> &'a KeptSearch {
        &self.state.search
    }

    /// The last test on data. The view depends on the repository anyway, so no slice is noted.
    pub(crate) fn kept_test(&self) -> &'a KeptTest {
        &self.state.tested
    }

    /// Cached deadlines. The caller must note tickets, activity and settings.
    pub(crate) fn kept_clocks(&self) -> &'a KeptClocks {
        &self.state.clocks
    }

    /// Cached rows of tickets with news. The caller must note tickets and activity.
    pub(crate) fn kept_news(&self) -> &'a KeptNews {
        &self.state.news
    }

    /// The last check of the history. The view depends on the activity anyway, so no slice is noted.
    pub(crate) fn kept_check(&self) -> &'a KeptCheck {
        &self.state.checked
    }

    /// The state. No slice is noted, so the caller must note each slice that it reads.
    pub(crate) fn state(&self) -> &'a State {
        self.state
    }

    fn note(&self, slice: Slice) {
        self.read.set(self.read.get().with(slice));
    }
}
