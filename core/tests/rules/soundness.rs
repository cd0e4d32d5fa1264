//! A backup with valid checksums but an impossible state is refused; each test breaks one rule.

use std::cell::RefCell;

use portal_core::journal::JournalProblem;
use portal_core::journal::snapshot_reader::SnapshotReader;
use portal_core::model::assignment::{Assignment, AssignmentStatus};
use portal_core::model::attachment::{Attachment, FileFormat, MAX_BYTES};
use portal_core::model::auditor::{Auditor, AuditorType};
use portal_core::model::canned_reply::CannedReply;
use portal_core::model::dashboard::Dashboard;
use portal_core::model::label::Label;
use portal_core::model::repository::{DataType, Dataset, Document, Section};
use portal_core::model::ticket::{
    Assignee, LinkKind, Message, Note, Rating, Return, ReturnReason, Status, Ticket, TicketLink,
};
use portal_core::model::{Instant, Role};
use portal_core::seed::json::StrictJson;
use portal_core::store::{Change, Commit, State};
use portal_core::{Portal, soundness};

use crate::support::{Desk, OPENED, form, note_on};
use portal_core::ticket::commands::TicketCommand;

fn text(text: &str) -> String {
    text.to_owned()
}

/// A state with records of every kind and a commit that can be undone.
fn state() -> State {
    thread_local! {
        static MADE: RefCell<Option<State>> = const { RefCell::new(None) };
    }
    let make = || {
        let mut desk = Desk::acting_as(Role::BadanUsaha);
        desk.ticket_ok(TicketCommand::Create { form: form("Judul") });
        desk.act_as(Role::Agent).ticket_ok(note_on("R8K2AB", "Periksa lampiran."));
        desk.portal.state().clone()
    };
    MADE.with(|made| made.borrow_mut().get_or_insert_with(make).clone())
}

fn verdict(state: State) -> Result<(), JournalProblem> {
    let snapshot = Portal::with_state(state).snapshot();
    Portal::read_sound::<StrictJson>(SnapshotReader::of(&snapshot)?).map(drop)
}

type Break<T> = fn(&mut T);

/// Each break violates its own rule, and a backup with it is refused.
fn all_are_refused<T>(breaks: &[(&str, Break<T>)], spoil: impl Fn(&mut State, Break<T>)) {
    for (rule, breaks) in breaks {
        let mut state = state();
        spoil(&mut state, *breaks);
        let broken = soundness::check(&state).expect_err(rule);
        assert!(broken.rule.contains(rule), "{broken} instead of '{rule}'");
        assert_eq!(verdict(state), Err(JournalProblem::Impossible), "{rule}");
    }
}

/// Corrupts a record of a kind and stores it again.
macro_rules! spoils {
    ($($store:ident).+, $put:expr) => {
        |state: &mut State, spoil: Break<_>| {
            let mut record = state.$($store).+.iter().next().expect("one").clone();
            spoil(&mut record);
            $put(state, record);
        }
    };
}

#[test]
fn a_valid_state_is_accepted() {
    assert_eq!(verdict(state()), Ok(()));
    assert_eq!(verdict(Desk::open().portal.state().clone()), Ok(()));
}

fn png(id: &str) -> Attachment {
    Attachment { id: text(id), name: text("foto.png"), size: 9, format: FileFormat::Png }
}

fn message(id: u32) -> Message {
    let (sender, avatar, content) = ("System".into(), "SY".into(), text("Isi"));
    Message { id, sender, avatar, content, timestamp: OPENED, attachments: Vec::new(), origin: None }
}

fn link(ticket: &str) -> TicketLink {
    TicketLink { kind: LinkKind::Related, ticket: text(ticket) }
}

fn rating(comment: &str) -> Rating {
    Rating { is_satisfied: true, comment: Some(text(comment)), at: OPENED }
}

fn given_back(reason: ReturnReason) -> Return {
    Return { by: "Rani".into(), reason, note: None }
}

#[test]
fn an_impossible_ticket_is_refused() {
    let breaks: &[(&str, Break<Ticket>)] = &[
        ("an id is short", |ticket| ticket.id = text("../../x")),
        ("a ticket code", |ticket| ticket.id = text("abcdef")),
        ("a ticket code", |ticket| ticket.id = text("ABC_2")),
        ("a ticket code", |ticket| ticket.id = text("ABCDEF_x")),
        ("a ticket code", |ticket| ticket.id = text("ABCDEF_")),
        ("a title or name", |ticket| ticket.title = text("dua\nbaris")),
        ("a title or name", |ticket| ticket.title = "a".repeat(201)),
        ("has a description", |ticket| ticket.description = text("\u{200b}")),
        ("up to 100,000", |ticket| ticket.description = "a".repeat(100_001)),
        ("a clock can show", |ticket| ticket.updated_at = Instant(i64::MAX)),
        ("without gaps", |ticket| ticket.messages = vec![message(1), message(3)]),
        ("has a sender", |ticket| ticket.messages = vec![Message { sender: "".into(), ..message(1) }]),
        ("a clock can show", |ticket| ticket.messages = vec![Message { timestamp: Instant(i64::MIN), ..message(1) }]),
        ("an id is short", |ticket| ticket.attachments = vec![png("../u")]),
        ("attachment's extension", |ticket| {
            ticket.attachments = vec![Attachment { name: text("../u.html"), ..png("A") }];
        }),
        ("attachment's extension", |ticket| ticket.attachments = vec![Attachment { size: 0, ..png("A") }]),
        ("attachment's extension", |ticket| {
            let attachments = vec![Attachment { size: MAX_BYTES + 1, ..png("A") }];
            ticket.messages = vec![Message { attachments, ..message(1) }];
        }),
        ("attached twice", |ticket| ticket.attachments = vec![png("A"), png("A")]),
        ("a label twice", |ticket| ticket.labels = vec![text("LABEL_rkab"), text("LABEL_rkab")]),
        ("a returned ticket", |ticket| {
            ticket.assignee = Some(Assignee { id: "agent-1".into(), name: "Rani".into() });
            ticket.returned = Some(given_back(ReturnReason::Workload));
        }),
        ("'lainnya' has a note", |ticket| {
            ticket.assignee = None;
            ticket.returned = Some(given_back(ReturnReason::Other));
        }),
        ("a link twice", |ticket| ticket.links = vec![link("N4W7KD"), link("N4W7KD")]),
        ("refers to other tickets", |ticket| ticket.links = vec![link("ZZZZZZ")]),
        ("refers to other tickets", |ticket| ticket.links = vec![link(&ticket.id)]),
        ("a merged ticket is closed", |ticket| {
            (ticket.status, ticket.merged_into) = (Status::Open, Some(text("N4W7KD")));
        }),
        ("merged into each other", |ticket| {
            (ticket.status, ticket.merged_into) = (Status::Closed, Some(ticket.id.clone()));
        }),
        ("only a finished ticket", |ticket| (ticket.status, ticket.rating) = (Status::Open, Some(rating("Baik")))),
        ("a title or name", |ticket| (ticket.status, ticket.rating) = (Status::Closed, Some(rating("a\nb")))),
        ("comes from a ticket", |ticket| ticket.messages = vec![Message { origin: Some(text("x")), ..message(1) }]),
        ("labels of a ticket exist", |ticket| ticket.labels = vec![text("LABEL_x")]),
        ("assignee of a ticket", |ticket| {
            ticket.assignee = Some(Assignee { id: "agent-9".into(), name: "Siapa".into() });
        }),
        ("requester of a ticket", |ticket| ticket.requester.email = "siapa@contoh.example".into()),
        ("an activity list", |ticket| ticket.id = text("ABCDEF")),
    ];
    all_are_refused(breaks, spoils!(tickets, |state: &mut State, ticket| state.tickets.put(ticket)));
}

#[test]
fn an_impossible_note_is_refused() {
    let breaks: &[(&str, Break<Note>)] = &[
        ("an id is short", |note| note.id = text("..")),
        ("a note has an author", |note| note.author = "".into()),
        ("a note has a text", |note| note.content = text(" ")),
        ("up to 100,000", |note| note.content = "a".repeat(100_001)),
        ("a clock can show", |note| note.timestamp = Instant(i64::MAX)),
        ("a clock can show", |note| note.edited = Some(Instant(i64::MIN))),
        ("an id is short", |note| note.attachments = vec![png("../u")]),
        ("attached twice", |note| note.attachments = vec![png("A"), png("A")]),
        ("the ticket of a note", |note| note.ticket = text("ABCDEF")),
    ];
    all_are_refused(
        breaks,
        spoils!(notes, |state: &mut State, note| {
            state.notes.put(note);
        }),
    );
}

#[test]
fn a_ticket_code_with_a_suffix_is_accepted() {
    let mut state = state();
    let ticket = state.tickets.iter().next().expect("one").clone();
    let entry = state.activity.of(&ticket.id)[0].clone();
    let id = format!("{}_2", ticket.id);
    state.activity.add(&id, entry);
    state.tickets.put(Ticket { id, ..ticket });
    assert_eq!(verdict(state), Ok(()));
}

#[test]
fn an_impossible_label_or_canned_reply_is_refused() {
    let labels: &[(&str, Break<Label>)] = &[
        ("an id is short", |label| label.id = text("a/b")),
        ("a title or name", |label| label.name = text(" ")),
        ("up to 40", |label| label.name = "a".repeat(41)),
        ("one of 8 colours", |label| label.hue = 8),
        ("no two labels", |label| label.id = text("LABEL_lain")),
    ];
    all_are_refused(
        labels,
        spoils!(labels, |state: &mut State, label| {
            state.labels.put(label);
        }),
    );
    let replies: &[(&str, Break<CannedReply>)] = &[
        ("an id is short", |reply| reply.id = text("")),
        ("a title or name", |reply| reply.title = text("")),
        ("up to 100,000", |reply| reply.content = "a".repeat(100_001)),
        ("has a text", |reply| reply.content = text("")),
        ("up to 40", |reply| reply.category = "a".repeat(41)),
        ("attachment's extension", |reply| reply.attachments = vec![Attachment { size: 0, ..png("A") }]),
        ("attached twice", |reply| reply.attachments = vec![png("A"), png("A")]),
        ("no two canned replies", |reply| reply.id = text("CANNED_lain")),
    ];
    all_are_refused(
        replies,
        spoils!(canned_replies, |state: &mut State, reply| {
            state.canned_replies.put(reply);
        }),
    );
}

#[test]
fn an_impossible_auditor_is_refused() {
    let breaks: &[(&str, Break<Auditor>)] = &[
        ("an id is short", |auditor| auditor.id = text("<b>")),
        ("a title or name", |auditor| auditor.name = text("")),
        ("a title or name", |auditor| auditor.email = text("a\nb")),
        ("a title or name", |auditor| auditor.company = "a".repeat(201)),
        ("1 to 30 tags", |auditor| auditor.expertise.clear()),
        ("1 to 60 characters", |auditor| auditor.expertise = vec!["a".repeat(61)]),
        ("tags of an auditor", |auditor| auditor.expertise = vec![text("Pajak"), text("PAJAK")]),
        ("its name and type", |auditor| auditor.name = text("Orang lain")),
        ("its name and type", |auditor| auditor.auditor_type = AuditorType::External),
    ];
    all_are_refused(
        breaks,
        spoils!(auditors, |state: &mut State, auditor| {
            state.auditors.put(auditor);
        }),
    );
}

#[test]
fn an_impossible_assignment_is_refused() {
    let breaks: &[(&str, Break<Assignment>)] = &[
        ("an id is short", |one| one.id = text("..")),
        ("an id is short", |one| one.data_id = text("a b")),
        ("completed assignments", |one| {
            one.status = AssignmentStatus::Completed;
            one.completed_date = None;
        }),
        ("completed assignments", |one| {
            one.status = AssignmentStatus::Assigned;
            one.completed_date = Some(OPENED);
        }),
        ("a clock can show", |one| one.assigned_date = Instant(8_640_000_000_000_001)),
        ("up to 100,000", |one| one.notes = Some("a".repeat(100_001))),
        ("its name and type", |one| one.auditor_id = text("INTERNAL999999")),
        ("have its type", |one| one.data_id = text("TAB-XXX-01")),
        ("have its type", |one| {
            one.data_type = match one.data_type {
                DataType::Tabular => DataType::Document,
                DataType::Document => DataType::Tabular,
            };
        }),
    ];
    all_are_refused(breaks, spoils!(assignments, |state: &mut State, one| state.assignments.put(one)));
}

#[test]
fn an_impossible_dataset_or_document_is_refused() {
    let sets: &[(&str, Break<Dataset>)] = &[
        ("an id is short", |set| set.id = "a".repeat(121)),
        ("an id is short", |set| set.versions[0].content = text("\\x")),
        ("a title or name", |set| set.badan_usaha = text("")),
        ("a title or name", |set| set.kegiatan = text("")),
        ("up to 100,000", |set| set.description = "a".repeat(100_001)),
        ("a clock can show", |set| set.upload_date = Instant(i64::MAX)),
        ("columns and number of rows", |set| set.versions[0].columns.clear()),
        ("columns and number of rows", |set| set.versions[0].records += 1),
        ("stage, company and activity", |set| set.id = text("TAB-LAIN")),
    ];
    let put = |state: &mut State, set| {
        state.repository.datasets.put(set);
    };
    all_are_refused(sets, spoils!(repository.datasets, put));
    let documents: &[(&str, Break<Document>)] = &[
        ("an id is short", |document| document.id = text("../x")),
        ("a title or name", |document| document.badan_usaha = text("")),
        ("up to 100,000", |document| document.description = "a".repeat(100_001)),
        ("document's extension", |document| document.name = text("u.html")),
        ("1 byte to 25 MB", |document| document.size = 26_214_401),
        ("up to 5,000,000", |document| document.sections[0].body = "a".repeat(5_000_001)),
        ("up to 5,000,000", |document| {
            document.sections = vec![Section { title: text(""), body: "a".repeat(5_000_001) }];
        }),
        ("a clock can show", |document| document.updated_date = Instant(i64::MIN)),
        ("share an id", |document| document.id = text("TAB-EKS-01")),
    ];
    let put = |state: &mut State, document| {
        state.repository.documents.put(document);
    };
    all_are_refused(documents, spoils!(repository.documents, put));
}

#[test]
fn an_impossible_dashboard_is_refused() {
    let breaks: &[(&str, Break<Dashboard>)] = &[
        ("an id is short", |dashboard| dashboard.id = text("a?b")),
        ("an id is short", |dashboard| dashboard.created_by.id = text("a#b")),
        ("a title or name", |dashboard| dashboard.name = text("")),
        ("up to 100,000", |dashboard| dashboard.description = "a".repeat(100_001)),
        ("a thumbnail is an image", |dashboard| dashboard.thumbnail = Some(text("data:text/html;base64,PGI+"))),
        ("widgets of a dashboard", |dashboard| dashboard.widgets[0].position.w = 13),
        ("widgets of a dashboard", |dashboard| dashboard.widgets[1].id = dashboard.widgets[0].id.clone()),
        ("a clock can show", |dashboard| dashboard.created_date = Instant(i64::MAX)),
    ];
    all_are_refused(
        breaks,
        spoils!(dashboards, |state: &mut State, one| {
            state.dashboards.put(one);
        }),
    );
}

#[test]
fn an_impossible_history_is_refused() {
    let breaks: &[(&str, Break<Commit>)] = &[
        ("commits of the history", |commit| commit.seq = 1),
        ("a clock can show", |commit| commit.at = Instant(i64::MAX)),
        ("a change is of one record", |commit| commit.changes.push(Change { before: None, after: None })),
        ("a change is of one record", |commit| {
            let mut other = commit.changes[0].after.clone().expect("it is new");
            other.set_id(text("ABCDEF"));
            commit.changes[0].before = Some(other);
        }),
        ("an id is short", |commit| {
            let mut other = commit.changes[0].after.clone().expect("it is new");
            other.set_id(text("../x"));
            commit.changes.push(Change { before: Some(other), after: None });
        }),
    ];
    let spoil = |state: &mut State, spoil: Break<Commit>| {
        let mut commit = (**state.history.newest().next().expect("one")).clone();
        commit.seq = state.seq + 1;
        spoil(&mut commit);
        let records = state.clone();
        state.apply(&commit);
        // Reset the records, so that only the history breaks a rule.
        state.tickets = records.tickets;
        state.activity = records.activity;
        state.seq = records.seq + 1;
    };
    all_are_refused(breaks, spoil);
    let counters: &[(&str, Break<State>)] = &[
        ("room for more", |state| state.seq = u32::MAX),
        ("commits of the history", |state| state.seq = 0),
        ("a clock can show", |state| {
            let mut entry = state.activity.of("R8K2AB")[0].clone();
            entry.at = Instant(i64::MIN);
            state.activity.add("R8K2AB", entry);
        }),
    ];
    all_are_refused(counters, |state: &mut State, spoil: Break<State>| spoil(state));
}
