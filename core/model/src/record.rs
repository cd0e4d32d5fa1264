//! One type for records of all kinds, so that a commit can list them together.

use serde::{Deserialize, Serialize};

use crate::assignment::Assignment;
use crate::auditor::Auditor;
use crate::canned_reply::CannedReply;
use crate::dashboard::Dashboard;
use crate::desk_settings::DeskSettings;
use crate::directory::{Company, Department};
use crate::finding::{Finding, FollowUp};
use crate::label::Label;
use crate::repository::{Dataset, Document};
use crate::saved_view::SavedView;
use crate::ticket::{Agent, Note, Ticket};
use crate::working_paper::PaperStep;
use crate::{Identified, Instant, Slice};

/// A record of any kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Record {
    /// A complaint ticket.
    Ticket(Box<Ticket>),
    /// An agent's canned reply.
    CannedReply(CannedReply),
    /// A label for tickets.
    Label(Label),
    /// An auditor.
    Auditor(Auditor),
    /// An assignment of data to an auditor.
    Assignment(Box<Assignment>),
    /// A tabular dataset; its rows are stored separately.
    Dataset(Box<Dataset>),
    /// A document.
    Document(Box<Document>),
    /// A step of a working paper.
    PaperStep(Box<PaperStep>),
    /// A finding as its auditor writes it.
    Finding(Box<Finding>),
    /// An accepted finding with its follow-up.
    FollowUp(Box<FollowUp>),
    /// A dashboard.
    Dashboard(Box<Dashboard>),
    /// A ticket list under a name.
    SavedView(SavedView),
    /// An internal note on a ticket.
    Note(Box<Note>),
    /// The settings of the help desk.
    DeskSettings(Box<DeskSettings>),
    /// A help-desk agent.
    Agent(Box<Agent>),
    /// A company with its contact persons.
    Company(Box<Company>),
    /// A department of the ministry.
    Department(Department),
}

impl Record {
    /// The slice that the record belongs to.
    pub const fn slice(&self) -> Slice {
        match self {
            Self::Ticket(_) => Slice::Tickets,
            Self::CannedReply(_) => Slice::CannedReplies,
            Self::Label(_) => Slice::Labels,
            Self::Auditor(_) => Slice::Auditors,
            Self::Assignment(_) => Slice::Assignments,
            Self::Dataset(_) | Self::Document(_) => Slice::Repository,
            Self::PaperStep(_) => Slice::WorkingPapers,
            Self::Finding(_) => Slice::Findings,
            Self::FollowUp(_) => Slice::FollowUps,
            Self::Dashboard(_) => Slice::Dashboards,
            Self::SavedView(_) => Slice::SavedViews,
            Self::Note(_) => Slice::Notes,
            Self::DeskSettings(_) => Slice::DeskSettings,
            Self::Agent(_) | Self::Company(_) | Self::Department(_) => Slice::Directory,
        }
    }

    /// The id within the slice.
    pub fn id(&self) -> &str {
        match self {
            Self::Ticket(ticket) => ticket.id(),
            Self::CannedReply(reply) => reply.id(),
            Self::Label(label) => label.id(),
            Self::Auditor(auditor) => auditor.id(),
            Self::Assignment(assignment) => assignment.id(),
            Self::Dataset(set) => set.id(),
            Self::Document(document) => document.id(),
            Self::PaperStep(step) => step.id(),
            Self::Finding(finding) => finding.id(),
            Self::FollowUp(follow_up) => follow_up.id(),
            Self::Dashboard(dashboard) => dashboard.id(),
            Self::SavedView(view) => view.id(),
            Self::Note(note) => note.id(),
            Self::DeskSettings(settings) => settings.id(),
            Self::Agent(agent) => agent.id(),
            Self::Company(company) => company.id(),
            Self::Department(department) => department.id(),
        }
    }
}

impl Record {
    /// Replaces the id. Needed when two tabs create records with the same timestamp id.
    pub fn set_id(&mut self, id: String) {
        match self {
            Self::Ticket(ticket) => ticket.id = id,
            Self::CannedReply(reply) => reply.id = id,
            Self::Label(label) => label.id = id,
            Self::Auditor(auditor) => auditor.id = id,
            Self::Assignment(assignment) => assignment.id = id,
            Self::Dataset(set) => set.id = id,
            Self::Document(document) => document.id = id,
            Self::PaperStep(step) => step.id = id,
            Self::Finding(finding) => finding.id = id,
            Self::FollowUp(follow_up) => follow_up.id = id,
            Self::Dashboard(dashboard) => dashboard.id = id,
            Self::SavedView(view) => view.id = id,
            Self::Note(note) => note.id = id,
            Self::DeskSettings(settings) => settings.id = id,
            Self::Agent(agent) => agent.id = id,
            Self::Company(company) => company.id = id,
            Self::Department(department) => department.id = id,
        }
    }

    /// Sets the time of the last update, if this kind of record has one.
    #[must_use]
    pub fn updated(mut self, at: Instant) -> Self {
        match &mut self {
            Self::Ticket(ticket) => ticket.updated_at = at,
            Self::Assignment(assignment) => assignment.updated_date = at,
            Self::Dataset(set) => set.updated_date = at,
            Self::Document(document) => document.updated_date = at,
            Self::PaperStep(step) => step.updated_date = at,
            Self::Finding(finding) => finding.updated_date = at,
            Self::FollowUp(follow_up) => follow_up.updated_date = at,
            Self::Dashboard(dashboard) => dashboard.updated_date = at,
            Self::CannedReply(_)
            | Self::Label(_)
            | Self::Auditor(_)
            | Self::SavedView(_)
            | Self::Note(_)
            | Self::DeskSettings(_)
            | Self::Agent(_)
            | Self::Company(_)
            | Self::Department(_) => {}
        }
        self
    }

    /// The value to restore over `current`. Datasets and documents get only what is written about them: their content
    /// has files, which the history does not keep for ever. An assignment keeps its review.
    #[must_use]
    pub fn described_on(&self, current: &Self) -> Self {
        match (self, current) {
            (Self::Dataset(earlier), Self::Dataset(current)) => Dataset {
                tahapan: earlier.tahapan,
                badan_usaha: earlier.badan_usaha.clone(),
                kegiatan: earlier.kegiatan.clone(),
                description: earlier.description.clone(),
                ..(**current).clone()
            }
            .into(),
            (Self::Document(earlier), Self::Document(current)) => Document {
                name: earlier.name.clone(),
                tahapan: earlier.tahapan,
                badan_usaha: earlier.badan_usaha.clone(),
                description: earlier.description.clone(),
                ..(**current).clone()
            }
            .into(),
            // The review has its own rules: nobody restores it, nor the progress that it demands.
            (Self::Assignment(earlier), Self::Assignment(current)) => {
                let mut restored = Assignment { comments: current.comments.clone(), ..(**earlier).clone() };
                if !earlier.review.is_untouched() || !current.review.is_untouched() {
                    restored.review = current.review.clone();
                    restored.status = current.status;
                    restored.completed_date = current.completed_date;
                }
                restored.into()
            }
            _ => self.clone(),
        }
    }

    /// True if both are equal except for the time of the last update.
    pub fn says_the_same(&self, other: &Self) -> bool {
        let whenever = |record: &Self| record.clone().updated(Instant(0));
        whenever(self) == whenever(other)
    }

    /// Ids of the files that the record refers to. The browser stores the files.
    pub fn files(&self) -> Vec<&str> {
        match self {
            Self::Ticket(ticket) => ticket.files().collect(),
            Self::Dataset(set) => set.files().collect(),
            Self::Document(document) => document.file().into_iter().collect(),
            Self::Finding(finding) => finding.files().collect(),
            Self::FollowUp(follow_up) => follow_up.files().collect(),
            Self::Note(note) => note.files().collect(),
            Self::CannedReply(reply) => reply.files().collect(),
            Self::Label(_)
            | Self::Auditor(_)
            | Self::Assignment(_)
            | Self::PaperStep(_)
            | Self::Dashboard(_)
            | Self::SavedView(_)
            | Self::DeskSettings(_)
            | Self::Agent(_)
            | Self::Company(_)
            | Self::Department(_) => Vec::new(),
        }
    }
}

impl From<Ticket> for Record {
    fn from(ticket: Ticket) -> Self {
        Self::Ticket(Box::new(ticket))
    }
}

impl From<CannedReply> for Record {
    fn from(reply: CannedReply) -> Self {
        Self::CannedReply(reply)
    }
}

impl From<Label> for Record {
    fn from(label: Label) -> Self {
        Self::Label(label)
    }
}

impl From<Auditor> for Record {
    fn from(auditor: Auditor) -> Self {
        Self::Auditor(auditor)
    }
}

impl From<Assignment> for Record {
    fn from(assignment: Assignment) -> Self {
        Self::Assignment(Box::new(assignment))
    }
}

impl From<Dataset> for Record {
    fn from(set: Dataset) -> Self {
        Self::Dataset(Box::new(set))
    }
}

impl From<Dashboard> for Record {
    fn from(dashboard: Dashboard) -> Self {
        Self::Dashboard(Box::new(dashboard))
    }
}

impl From<SavedView> for Record {
    fn from(view: SavedView) -> Self {
        Self::SavedView(view)
    }
}

impl From<DeskSettings> for Record {
    fn from(settings: DeskSettings) -> Self {
        Self::DeskSettings(Box::new(settings))
    }
}

impl From<Agent> for Record {
    fn from(agent: Agent) -> Self {
        Self::Agent(Box::new(agent))
    }
}

impl From<Company> for Record {
    fn from(company: Company) -> Self {
        Self::Company(Box::new(company))
    }
}

impl From<Department> for Record {
    fn from(department: Department) -> Self {
        Self::Department(department)
    }
}

impl From<PaperStep> for Record {
    fn from(step: PaperStep) -> Self {
        Self::PaperStep(Box::new(step))
    }
}

impl From<Finding> for Record {
    fn from(finding: Finding) -> Self {
        Self::Finding(Box::new(finding))
    }
}

impl From<FollowUp> for Record {
    fn from(follow_up: FollowUp) -> Self {
        Self::FollowUp(Box::new(follow_up))
    }
}

impl From<Note> for Record {
    fn from(note: Note) -> Self {
        Self::Note(Box::new(note))
    }
}

impl From<Document> for Record {
    fn from(document: Document) -> Self {
        Self::Document(Box::new(document))
    }
}
