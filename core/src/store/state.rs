//! The whole shared state of all areas (decisions §1).

use std::collections::BTreeSet;

use super::records::lists::{ListedRecords, Lists};
use super::{Change, Commit, Directory};
use crate::model::assignment::Assignment;
use crate::model::auditor::{Auditor, AuditorType};
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::desk_settings::DeskSettings;
use crate::model::directory::Company;
use crate::model::finding::{Evidence, Finding, FollowUp};
use crate::model::label::Label;
use crate::model::repository::{DataVersion, Dataset};
use crate::model::saved_view::SavedView;
use crate::model::ticket::{Agent, Note, Ticket};
use crate::model::working_paper::PaperStep;
use crate::model::{Collection, Person, Record, Role, Slice};
use crate::store::activity::ActivityLog;
use crate::store::history::History;
use crate::store::records::assignments::AssignmentStore;
use crate::store::records::kept_check::KeptCheck;
use crate::store::records::kept_clocks::KeptClocks;
use crate::store::records::kept_columns::KeptSources;
use crate::store::records::kept_news::KeptNews;
use crate::store::records::kept_search::KeptSearch;
use crate::store::records::kept_test::KeptTest;
use crate::store::records::repository::{NoRows, Repository};
use crate::store::records::tickets::TicketStore;
use crate::store::session::Session;

/// The whole shared state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// People, companies and departments.
    pub directory: Directory,
    /// Complaint tickets with their index.
    pub tickets: TicketStore,
    /// The agents' canned replies.
    pub canned_replies: Collection<CannedReply>,
    /// Internal notes on tickets.
    pub notes: Collection<Note>,
    /// Ticket labels.
    pub labels: Collection<Label>,
    /// The auditors.
    pub auditors: Collection<Auditor>,
    /// Assignments.
    pub assignments: AssignmentStore,
    /// Datasets and documents.
    pub repository: Repository,
    /// Steps of the working papers of all assignments.
    pub working_papers: Collection<PaperStep>,
    /// Findings as auditors write them.
    pub findings: Collection<Finding>,
    /// Accepted findings with their follow-up.
    pub follow_ups: Collection<FollowUp>,
    /// Dashboards.
    pub dashboards: Collection<Dashboard>,
    /// Ticket lists under names.
    pub saved_views: Collection<SavedView>,
    /// The settings of the help desk.
    pub desk_settings: DeskSettings,
    /// Cached deadlines of the tickets.
    pub clocks: KeptClocks,
    /// Cached rows of tickets with news.
    pub news: KeptNews,
    /// Activity of each record.
    pub activity: ActivityLog,
    /// Commits for undo and restore.
    pub history: History,
    /// Indexes of the lists.
    pub lists: Lists,
    /// Cached columns of sources.
    pub sources: KeptSources,
    /// The last search in the repository's contents.
    pub search: KeptSearch,
    /// The last test on data.
    pub tested: KeptTest,
    /// The last check of the history.
    pub checked: KeptCheck,
    /// Number of the last commit.
    pub seq: u32,
}

impl State {
    /// People who may act in a role, in the order of the seeds. Those who were added later are last.
    pub fn people(&self, role: Role) -> Vec<Person> {
        let directory = &self.directory;
        match role {
            Role::BadanUsaha => directory.businesses().filter(|one| !one.is_inactive).map(Company::as_person).collect(),
            Role::InternalEsdm => directory.administrators.clone(),
            Role::Agent => directory.agents.iter().filter(|one| !one.is_inactive).map(Agent::as_person).collect(),
            Role::InternalAuditor => self.auditors_as_people(AuditorType::Internal),
            Role::ExternalAuditor => self.auditors_as_people(AuditorType::External),
            Role::CmsAuditor => directory.cms_administrators.clone(),
            Role::DashboardBuilder => directory.dashboard_administrators.clone(),
        }
    }

    /// False for an agent or a company that was deactivated, or whose addition was undone.
    pub fn may_act(&self, session: &Session) -> bool {
        let (directory, id) = (&self.directory, session.person.id.as_str());
        match session.role {
            Role::BadanUsaha => directory.companies.get(id).is_some_and(|one| !one.is_inactive),
            Role::Agent => directory.agents.get(id).is_some_and(|one| !one.is_inactive),
            _ => true,
        }
    }

    fn auditors_as_people(&self, auditor_type: AuditorType) -> Vec<Person> {
        let of_type = self.auditors.iter().filter(|auditor| auditor.auditor_type == auditor_type);
        of_type.map(Auditor::as_person).collect()
    }

    /// Applies a commit from this tab, from another tab, or from before a restart. Cannot fail.
    pub fn apply(&mut self, commit: &Commit) {
        for change in &commit.changes {
            self.apply_change(change);
        }
        self.activity.push(commit);
        self.checked = KeptCheck::default();
        self.history.push(commit);
        self.seq = commit.seq;
    }

    /// Applies the change of one record.
    pub fn apply_change(&mut self, change: &Change) {
        let Some(record) = change.after.as_ref().or(change.before.as_ref()) else { return };
        self.sources.changed(record.slice());
        self.search.changed(record.slice());
        self.tested.changed(record.slice());
        let (lists, records) = self.listed();
        lists.leave(records, record);
        match &change.after {
            Some(record) => self.put(record.clone()),
            None => self.remove(record),
        }
        let (lists, records) = self.listed();
        lists.enter(records, record);
        match record {
            Record::Ticket(ticket) => {
                let slot = self.tickets.place_of(&ticket.id);
                self.clocks.changed(slot);
                self.news.changed(slot);
            }
            Record::Note(note) => self.news.changed(self.tickets.place_of(&note.ticket)),
            Record::DeskSettings(_) | Record::Agent(_) | Record::Company(_) | Record::Department(_) => {
                self.clocks = KeptClocks::default();
                self.news = KeptNews::default();
                self.tickets.forget_columns();
            }
            _ => {}
        }
    }

    /// Indexes long lists and reads deadlines for at most 10 ms. Returns false once nothing is left to do.
    pub fn pack(&mut self) -> bool {
        self.pack_texts() || !self.clocks.fill(self)
    }

    /// Indexes the texts of long lists for at most 10 ms. Returns false once nothing is left to do.
    pub fn pack_texts(&mut self) -> bool {
        if self.tickets.pack() {
            return true;
        }
        let (lists, records) = self.listed();
        lists.pack(records)
    }

    const fn listed(&mut self) -> (&mut Lists, ListedRecords<'_>) {
        let Self { lists, assignments, repository, dashboards, tickets, notes, .. } = self;
        (lists, ListedRecords { assignments, repository, dashboards, tickets, notes })
    }

    /// The record with this slice and id.
    pub fn record(&self, slice: Slice, id: &str) -> Option<Record> {
        match slice {
            Slice::Tickets => self.tickets.get(id).cloned().map(Record::from),
            Slice::CannedReplies => self.canned_replies.get(id).cloned().map(Record::from),
            Slice::Labels => self.labels.get(id).cloned().map(Record::from),
            Slice::Auditors => self.auditors.get(id).cloned().map(Record::from),
            Slice::Assignments => self.assignments.get(id).cloned().map(Record::from),
            Slice::Repository => self.repository.record(id),
            Slice::WorkingPapers => self.working_papers.get(id).cloned().map(Record::from),
            Slice::Findings => self.findings.get(id).cloned().map(Record::from),
            Slice::FollowUps => self.follow_ups.get(id).cloned().map(Record::from),
            Slice::Dashboards => self.dashboards.get(id).cloned().map(Record::from),
            Slice::SavedViews => self.saved_views.get(id).cloned().map(Record::from),
            Slice::Notes => self.notes.get(id).cloned().map(Record::from),
            Slice::Directory => self.directory.record(id),
            Slice::DeskSettings => (id == DeskSettings::ID).then(|| self.desk_settings.clone().into()),
            Slice::Session | Slice::Clock | Slice::Day | Slice::Activity | Slice::Seen => None,
        }
    }

    /// Number of records of all kinds.
    pub fn record_count(&self) -> usize {
        let Repository { datasets, documents, .. } = &self.repository;
        let counts = [
            self.tickets.len(),
            self.canned_replies.len(),
            self.labels.len(),
            self.auditors.len(),
            self.assignments.count(),
            datasets.len(),
            documents.len(),
            self.working_papers.len(),
            self.findings.len(),
            self.follow_ups.len(),
            self.dashboards.len(),
            self.saved_views.len(),
            self.notes.len(),
            self.directory.len(),
        ];
        counts.iter().map(|count| *count as usize).sum()
    }

    /// Ids of the files that the browser must keep: those of all records and of all values that can be restored.
    pub fn held_files(&self) -> Vec<String> {
        let of_tickets = self.tickets.iter().flat_map(Ticket::files).chain(self.notes.iter().flat_map(Note::files));
        let of_replies = self.canned_replies.iter().flat_map(CannedReply::files);
        let of_history = self.history.records().flat_map(Record::files);
        let of_findings = self.findings.iter().flat_map(Finding::files);
        let of_audits = of_findings.chain(self.follow_ups.iter().flat_map(FollowUp::files));
        let held: BTreeSet<&str> =
            of_tickets.chain(of_replies).chain(self.repository.files()).chain(of_audits).chain(of_history).collect();
        held.into_iter().map(str::to_owned).collect()
    }

    /// The internal notes on a ticket in the order in which they arrived.
    pub fn notes_on<'a>(&'a self, ticket: &'a str) -> impl Iterator<Item = &'a Note> {
        self.notes.iter().filter(move |note| note.ticket == ticket)
    }

    /// The working paper of an assignment: its steps in the order in which they were kept.
    pub fn steps_of<'a>(&'a self, assignment: &'a str) -> impl Iterator<Item = &'a PaperStep> {
        self.working_papers.iter().filter(move |step| step.assignment_id == assignment)
    }

    /// The findings of an assignment in the order in which they were written.
    pub fn findings_of<'a>(&'a self, assignment: &'a str) -> impl Iterator<Item = &'a Finding> {
        self.findings.iter().filter(move |finding| finding.assignment_id == assignment)
    }

    /// The accepted findings of an assignment.
    pub fn follow_ups_of<'a>(&'a self, assignment: &'a str) -> impl Iterator<Item = &'a FollowUp> {
        self.follow_ups.iter().filter(move |follow_up| follow_up.assignment_id == assignment)
    }

    /// Everything that is deleted together with an assignment.
    pub fn belongings<'a>(&'a self, assignment: &'a str) -> impl Iterator<Item = Record> + 'a {
        let steps = self.steps_of(assignment).cloned().map(Record::from);
        let findings = self.findings_of(assignment).cloned().map(Record::from);
        steps.chain(findings).chain(self.follow_ups_of(assignment).cloned().map(Record::from))
    }

    /// Content ids of the rows that must be read again after a restart.
    pub fn missing_tables(&self) -> Vec<String> {
        let versions = self.repository.datasets.iter().flat_map(|set| set.versions.iter().map(move |one| (set, one)));
        let is_loading = |version| self.repository.no_rows(version) == Some(NoRows::Loading);
        let missing = versions.filter(|(set, version)| is_loading(version) && self.is_needed(set, version));
        missing.map(|(_, version)| version.content.clone()).collect()
    }

    /// True for the newest version, for those that are assigned, tested or pinned, and for others that a person has asked
    /// for.
    fn is_needed(&self, set: &Dataset, version: &DataVersion) -> bool {
        let is_assigned = |given: &Assignment| set.given(given.version.as_deref()) == version;
        set.newest() == version
            || self.repository.shelf.is_wanted(&version.content)
            || self.assignments.of_data(&set.id).any(is_assigned)
            || self.working_papers.iter().any(|step| step.reads(&version.content))
            || self.evidence().any(|evidence| evidence.reads(&version.content))
    }

    fn evidence(&self) -> impl Iterator<Item = &Evidence> {
        let accepted = self.follow_ups.iter().flat_map(|follow_up| &follow_up.evidence);
        self.findings.iter().flat_map(|finding| &finding.evidence).chain(accepted)
    }

    /// Puts a dataset and forgets the rows that nobody needs now.
    fn put_dataset(&mut self, set: Dataset) {
        let earlier = set.versions.iter().filter(|version| !self.is_needed(&set, version));
        let unneeded: Vec<DataVersion> = earlier.cloned().collect();
        self.repository.put_dataset(set);
        for version in unneeded {
            self.repository.forget_rows(&version);
        }
    }

    fn put(&mut self, record: Record) {
        match record {
            Record::Ticket(ticket) => self.tickets.put(*ticket),
            Record::CannedReply(reply) => drop(self.canned_replies.put(reply)),
            Record::Label(label) => drop(self.labels.put(label)),
            Record::Auditor(auditor) => drop(self.auditors.put(auditor)),
            Record::Assignment(assignment) => self.assignments.put(*assignment),
            Record::Dataset(set) => self.put_dataset(*set),
            Record::Document(document) => drop(self.repository.documents.put(*document)),
            Record::PaperStep(step) => drop(self.working_papers.put(*step)),
            Record::Finding(finding) => drop(self.findings.put(*finding)),
            Record::FollowUp(follow_up) => drop(self.follow_ups.put(*follow_up)),
            Record::Dashboard(dashboard) => drop(self.dashboards.put(*dashboard)),
            Record::SavedView(view) => drop(self.saved_views.put(view)),
            Record::Note(note) => drop(self.notes.put(*note)),
            Record::DeskSettings(settings) => self.desk_settings = *settings,
            Record::Agent(agent) => drop(self.directory.agents.put(*agent)),
            Record::Company(company) => drop(self.directory.companies.put(*company)),
            Record::Department(department) => drop(self.directory.departments.put(department)),
        }
    }

    fn remove(&mut self, record: &Record) {
        match record {
            Record::Ticket(ticket) => self.tickets.remove(&ticket.id),
            Record::CannedReply(reply) => drop(self.canned_replies.remove(&reply.id)),
            Record::Label(label) => drop(self.labels.remove(&label.id)),
            Record::Auditor(auditor) => drop(self.auditors.remove(&auditor.id)),
            Record::Assignment(assignment) => self.assignments.remove(&assignment.id),
            Record::Dataset(set) => self.repository.remove_dataset(set),
            Record::Document(document) => drop(self.repository.documents.remove(&document.id)),
            Record::PaperStep(step) => drop(self.working_papers.remove(&step.id)),
            Record::Finding(finding) => drop(self.findings.remove(&finding.id)),
            Record::FollowUp(follow_up) => drop(self.follow_ups.remove(&follow_up.id)),
            Record::Dashboard(dashboard) => drop(self.dashboards.remove(&dashboard.id)),
            Record::SavedView(view) => drop(self.saved_views.remove(&view.id)),
            Record::Note(note) => drop(self.notes.remove(&note.id)),
            Record::DeskSettings(_) => self.desk_settings = DeskSettings::default(),
            Record::Agent(agent) => drop(self.directory.agents.remove(&agent.id)),
            Record::Company(company) => drop(self.directory.companies.remove(&company.id)),
            Record::Department(department) => drop(self.directory.departments.remove(&department.id)),
        }
    }
}
