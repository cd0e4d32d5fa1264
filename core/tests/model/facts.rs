//! The state of the naive portal: lists of records with plain text fields.

use std::collections::BTreeMap;

use portal_core::model::Record;
use portal_core::model::desk_settings::{DeskSettings, DeskTarget};
use portal_core::model::repository::{Dataset, Document};
use portal_core::model::ticket::{Rating, Ticket};
use portal_core::store::State;

/// The kinds of records, in the order in which they are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Ticket,
    Label,
    Canned,
    Auditor,
    Assignment,
    PaperStep,
    Finding,
    FollowUp,
    Dataset,
    Document,
    Dashboard,
    SavedView,
    Note,
    Desk,
    Directory,
}

/// A record: its fields, and its messages in order: sender, time, text, number of files, and the merged ticket that it
/// comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields {
    pub(crate) values: BTreeMap<String, String>,
    pub(crate) messages: Vec<String>,
}

impl Fields {
    pub(crate) fn get(&self, field: &str) -> &str {
        self.values.get(field).map_or("", String::as_str)
    }

    pub(crate) fn set(&mut self, field: &str, value: impl Into<String>) {
        let value = value.into();
        if value.is_empty() {
            self.values.remove(field);
        } else {
            self.values.insert(field.to_owned(), value);
        }
    }

    pub(crate) fn with(mut self, field: &str, value: impl Into<String>) -> Self {
        self.set(field, value);
        self
    }

    /// Each version of a dataset is a field of its own, so that versions merge independently.
    pub(crate) fn with_version(self, content: &str, loaded: i64, columns: &str, rows: usize, file: &str) -> Self {
        self.with(&format!("version:{content}"), format!("{loaded}|{columns}|{rows}|{file}"))
    }

    pub(crate) fn has_version(&self, content: &str) -> bool {
        self.values.contains_key(&format!("version:{content}"))
    }

    /// Time of loading and content id of the version that was loaded last.
    pub(crate) fn newest_version(&self) -> Option<(i64, &str)> {
        let versions = self.values.iter().filter_map(|(field, value)| {
            let (loaded, _) = value.split_once('|')?;
            Some((loaded.parse().ok()?, field.strip_prefix("version:")?))
        });
        versions.max()
    }

    /// The ids of a ticket's labels. Each label is a field of its own, so that labels merge independently.
    pub(crate) fn labels(&self) -> impl Iterator<Item = &str> {
        self.values.keys().filter_map(|field| field.strip_prefix("label:"))
    }
}

/// Records in the order of arrival; a deleted record keeps its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table(pub(crate) Vec<(String, Option<Fields>)>);

impl Table {
    pub(crate) fn get(&self, id: &str) -> Option<&Fields> {
        self.0.iter().find(|(known, _)| known == id)?.1.as_ref()
    }

    pub(crate) fn put(&mut self, id: &str, fields: Option<Fields>) {
        match self.0.iter_mut().find(|(known, _)| known == id) {
            Some(place) => place.1 = fields,
            None => self.0.push((id.to_owned(), fields)),
        }
    }

    pub(crate) fn live(&self) -> impl DoubleEndedIterator<Item = (&str, &Fields)> {
        self.0.iter().filter_map(|(id, fields)| Some((id.as_str(), fields.as_ref()?)))
    }

    pub(crate) fn ids(&self) -> Vec<&str> {
        self.live().map(|(id, _)| id).collect()
    }
}

pub(crate) type Facts = BTreeMap<Kind, Table>;

pub(crate) fn of_state(state: &State) -> Facts {
    let mut facts = Facts::new();
    // Slots are numbered from the oldest ticket, but the store lists the newest first.
    let tickets = state.tickets.iter().collect::<Vec<_>>().into_iter().rev();
    let records = tickets
        .map(|one| Record::from(one.clone()))
        .chain(state.labels.iter().map(|one| one.clone().into()))
        .chain(state.canned_replies.iter().map(|one| one.clone().into()))
        .chain(state.saved_views.iter().map(|one| one.clone().into()))
        .chain(state.auditors.iter().map(|one| one.clone().into()))
        .chain(state.assignments.iter().map(|one| one.clone().into()))
        .chain(state.working_papers.iter().map(|one| one.clone().into()))
        .chain(state.findings.iter().map(|one| one.clone().into()))
        .chain(state.follow_ups.iter().map(|one| one.clone().into()))
        .chain(state.repository.datasets.iter().map(|one| one.clone().into()))
        .chain(state.repository.documents.iter().map(|one| one.clone().into()))
        .chain(state.dashboards.iter().map(|one| one.clone().into()))
        .chain(state.notes.iter().map(|one| one.clone().into()))
        .chain([state.desk_settings.clone().into()]);
    for record in records {
        let (kind, fields) = of_record(&record);
        facts.entry(kind).or_default().put(record.id(), Some(fields));
    }
    facts
}

fn fields<const N: usize>(values: [(&str, String); N]) -> Fields {
    values.into_iter().fold(Fields::default(), |fields, (field, value)| fields.with(field, value))
}

fn millis(at: portal_core::model::Instant) -> String {
    at.0.to_string()
}

fn of_ticket(one: &Ticket) -> Fields {
    let returned = one
        .returned
        .as_ref()
        .map(|back| format!("{}|{}|{}", back.by, back.reason.value(), back.note.as_deref().unwrap_or_default()));
    let mut ticket = fields([
        ("title", one.title.clone()),
        ("description", one.description.clone()),
        ("category", one.category.to_string()),
        ("status", one.status.value().to_owned()),
        ("priority", one.priority.map_or("", |priority| priority.value()).to_owned()),
        ("assignee", one.assignee.as_ref().map_or_else(String::new, |agent| agent.id.to_string())),
        ("requester", one.requester.email.to_string()),
        ("created", millis(one.created_at)),
        ("updated", millis(one.updated_at)),
        ("returned", returned.unwrap_or_default()),
        ("files", one.attachments.len().to_string()),
        ("finished", one.finished_at.map(millis).unwrap_or_default()),
        ("rating", one.rating.as_ref().map(rating).unwrap_or_default()),
        ("written", one.written_at.map(millis).unwrap_or_default()),
        ("merged", one.merged_into.clone().unwrap_or_default()),
        ("department", one.department.clone().unwrap_or_default()),
    ]);
    for link in &one.links {
        ticket.set(&format!("link:{}", link.ticket), link.kind.value());
    }
    for label in &one.labels {
        ticket.set(&format!("label:{label}"), "ya");
    }
    let said = one.messages.iter().map(|message| {
        let origin = message.origin.as_deref().unwrap_or_default();
        let files = message.attachments.len();
        format!("{}|{}|{}|{files}|{origin}", message.sender, message.timestamp.0, message.content)
    });
    ticket.messages = said.collect();
    ticket
}

pub(crate) fn of_record(record: &Record) -> (Kind, Fields) {
    match record {
        Record::Ticket(one) => (Kind::Ticket, of_ticket(one)),
        Record::Label(one) => (Kind::Label, fields([("name", one.name.clone())])),
        Record::CannedReply(one) => {
            let facts =
                [("title", one.title.clone()), ("content", one.content.clone()), ("category", one.category.clone())];
            (Kind::Canned, fields(facts))
        }
        Record::SavedView(one) => {
            let facts =
                [("name", one.name.clone()), ("owner", one.owner.clone()), ("shared", one.is_shared.to_string())];
            (Kind::SavedView, fields(facts))
        }
        Record::Auditor(one) => {
            let facts = fields([
                ("name", one.name.clone()),
                ("email", one.email.clone()),
                ("type", one.auditor_type.value().to_owned()),
                ("company", one.company.clone()),
                ("expertise", one.expertise.join("|")),
            ]);
            (Kind::Auditor, facts)
        }
        Record::Assignment(one) => {
            let facts = fields([
                ("data", one.data_id.clone()),
                ("version", one.version.clone().unwrap_or_default()),
                ("dataName", one.data_name.clone()),
                ("dataStage", one.tahapan.value().to_owned()),
                ("dataCompany", one.badan_usaha.clone()),
                ("auditor", one.auditor_id.clone()),
                ("auditorName", one.auditor_name.clone()),
                ("type", one.assigned_to.value().to_owned()),
                ("status", one.status.value().to_owned()),
                ("expiry", one.expiry_date.to_string()),
                ("notes", one.notes.clone().unwrap_or_default()),
                ("by", one.assigned_by.clone()),
                ("assigned", millis(one.assigned_date)),
                ("updated", millis(one.updated_date)),
                ("completed", one.completed_date.map_or_else(String::new, millis)),
            ]);
            (Kind::Assignment, facts)
        }
        Record::PaperStep(one) => {
            let results = one.item_results.iter().map(|item| format!("{}:{}", item.number, item.finding.in_words()));
            let words = fields([
                ("purpose", one.purpose.clone()),
                ("conclusion", one.conclusion.clone()),
                ("results", results.collect::<Vec<_>>().join("|")),
            ]);
            (Kind::PaperStep, words)
        }
        Record::Finding(one) => {
            let facts = [("title", one.text.title.clone()), ("assignment", one.assignment_id.clone())];
            (Kind::Finding, fields(facts))
        }
        Record::FollowUp(one) => {
            let facts = [("title", one.text.title.clone()), ("assignment", one.assignment_id.clone())];
            (Kind::FollowUp, fields(facts))
        }
        Record::Dataset(one) => (Kind::Dataset, of_dataset(one)),
        Record::Document(one) => (Kind::Document, of_document(one)),
        Record::Dashboard(one) => {
            let widgets: Vec<_> = one.widgets.iter().map(|widget| format!("{}:{}", widget.id, widget.title)).collect();
            let facts = fields([
                ("name", one.name.clone()),
                ("description", one.description.clone()),
                ("category", one.category.value().to_owned()),
                ("permission", one.permission.value().to_owned()),
                ("status", one.status.value().to_owned()),
                ("creator", one.created_by.id.clone()),
                ("widgets", widgets.join("|")),
                ("created", millis(one.created_date)),
                ("updated", millis(one.updated_date)),
            ]);
            (Kind::Dashboard, facts)
        }
        Record::Note(one) => {
            let facts = fields([
                ("ticket", one.ticket.clone()),
                ("author", one.author.to_string()),
                ("content", one.content.clone()),
                ("written", millis(one.timestamp)),
                ("edited", one.edited.map_or_else(String::new, millis)),
                ("files", one.attachments.len().to_string()),
            ]);
            (Kind::Note, facts)
        }
        Record::DeskSettings(one) => (Kind::Desk, of_settings(one)),
        Record::Agent(_) | Record::Company(_) | Record::Department(_) => (Kind::Directory, Fields::default()),
    }
}

fn of_settings(one: &DeskSettings) -> Fields {
    let hours: Vec<_> = one.hours.iter().map(|day| format!("{}-{}", day.from, day.to)).collect();
    let targets: Vec<_> = one.targets.iter().map(DeskTarget::in_words).collect();
    let days: Vec<_> = one.holidays.iter().map(|day| format!("{} {}", day.date, day.name)).collect();
    let worked: Vec<_> = one.worked_holidays.iter().map(ToString::to_string).collect();
    fields([
        ("zone", one.zone.value().to_owned()),
        ("hours", hours.join("|")),
        ("worked", worked.join("|")),
        ("days", days.join("|")),
        (
            "categories",
            one.active_categories().map(portal_core::model::SharedStr::as_str).collect::<Vec<_>>().join("|"),
        ),
        ("targets", targets.join("|")),
        ("quiet", one.quiet_days.to_string()),
    ])
}

fn of_dataset(one: &Dataset) -> Fields {
    let set = fields([
        ("stage", one.tahapan.value().to_owned()),
        ("company", one.badan_usaha.clone()),
        ("activity", one.kegiatan.clone()),
        ("description", one.description.clone()),
        ("created", millis(one.upload_date)),
        ("updated", millis(one.updated_date)),
    ]);
    one.versions.iter().fold(set, |set, version| {
        let columns = version.columns.iter().map(|column| column.header.as_str()).collect::<Vec<_>>().join(";");
        let file = version.file_name.as_deref().unwrap_or_default();
        set.with_version(&version.content, version.loaded.0, &columns, version.records as usize, file)
    })
}

fn of_document(one: &Document) -> Fields {
    fields([
        ("name", one.name.clone()),
        ("stage", one.tahapan.value().to_owned()),
        ("company", one.badan_usaha.clone()),
        ("description", one.description.clone()),
        ("size", one.size.to_string()),
        ("created", millis(one.upload_date)),
        ("updated", millis(one.updated_date)),
    ])
}

fn rating(one: &Rating) -> String {
    format!("{}|{}|{}", one.is_satisfied, one.comment.as_deref().unwrap_or_default(), one.at.0)
}
