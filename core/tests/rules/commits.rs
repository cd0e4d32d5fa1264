//! Commits contain a command's whole effect, and refusals change nothing (architecture §3), under random commands of
//! all roles.

use crate::support::audit::{DEWI, HENDRA, LICENCE, MAYA, PNBP, RESOURCES, auditor_form};
use crate::support::history::inverted;
use crate::support::{CLOCK, Desk, MINUTE, assignment, form, note_on, reply_to};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::AssignmentForm;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::auditor::desk::{DeskQuery, desk};
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::model::repository::ExistingRows;
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::model::{Role, Slice};
use portal_core::seed::json::StrictJson;
use portal_core::store::Commit;
use portal_core::store::records::tickets::TicketStore;
use portal_core::store::session::SessionCommand;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::LabelCommand;
use portal_core::ticket::views::{counts, detail};
use portal_core::{Command, Committed, Outcome, Portal};
use proptest::prelude::*;

fn ticket_id() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D", "C1053D", "ZZZZZZ"])
        .prop_map(str::to_owned)
}

fn status() -> impl Strategy<Value = Status> {
    prop::sample::select(Status::ALL.to_vec())
}

fn command() -> impl Strategy<Value = Command> {
    let label = || prop::sample::select(vec!["LABEL_rkab", "LABEL_pnbp", "LABEL_x"]).prop_map(str::to_owned);
    let agent = prop::sample::select(vec!["agent-1", "agent-2", "agent-x"]).prop_map(str::to_owned);
    let ticket = prop_oneof![
        "[a-z ]{0,3}".prop_map(|title| TicketCommand::Create { form: form(&title) }),
        (ticket_id(), "[a ]{0,2}", prop::option::of(status()))
            .prop_map(|(ticket, content, status)| { reply_to(&ticket, &content, status) }),
        (ticket_id(), status()).prop_map(|(ticket, status)| TicketCommand::SetStatus { ticket, status }),
        ticket_id().prop_map(|ticket| TicketCommand::Close { ticket }),
        ticket_id().prop_map(|ticket| TicketCommand::Reopen { ticket }),
        ticket_id().prop_map(|ticket| TicketCommand::Take { ticket }),
        (ticket_id(), agent).prop_map(|(ticket, agent)| TicketCommand::Assign { ticket, agent, reason: None }),
        (ticket_id(), prop::sample::select(ReturnReason::ALL.to_vec()))
            .prop_map(|(ticket, reason)| TicketCommand::GiveBack { ticket, reason, note: None }),
        (ticket_id(), prop::sample::select(Priority::ALL.to_vec()))
            .prop_map(|(ticket, priority)| TicketCommand::SetPriority { ticket, priority }),
        (ticket_id(), prop::collection::vec(label(), 0..3))
            .prop_map(|(ticket, labels)| TicketCommand::SetLabels { ticket, labels }),
    ];
    prop_oneof![
        8 => ticket.prop_map(Command::Ticket),
        8 => audit_command(),
        1 => ("[a-b]{0,2}", prop::option::of(label()))
            .prop_map(|(name, id)| Command::Label(LabelCommand::Save { id, name })),
        1 => (ticket_id(), "[a-b]{0,2}")
            .prop_map(|(ticket, name)| Command::Label(LabelCommand::AddTo { ticket, name })),
        1 => label().prop_map(|id| Command::Label(LabelCommand::Delete { id })),
        1 => ticket_id().prop_map(|ticket| Command::Ticket(note_on(&ticket, "Catatan"))),
        1 => Just(Command::Ticket(TicketCommand::DeleteNote { note: "NOTE_1795226760000".to_owned() })),
    ]
}

fn one_of(ids: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(ids).prop_map(str::to_owned)
}

fn place() -> PlaceForm {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    PlaceForm { tahapan, badan_usaha, description }
}

fn dataset_form(content: String, replace: bool) -> DatasetForm {
    let [kegiatan, file_name] = ["Uji", "a.csv"].map(str::to_owned);
    let existing = replace.then_some(ExistingRows::Replace);
    DatasetForm { place: place(), kegiatan, content, file_name, existing, ..DatasetForm::default() }
}

fn document_form(size: u64) -> DocumentForm {
    let file = portal_core::store::form::attachment::FileFacts {
        name: "a.pdf".to_owned(),
        size,
        head: b"%PDF-1.4".to_vec(),
        tail: Vec::new(),
    };
    DocumentForm { place: place(), file, sections: vec![], pages: None }
}

/// Content ids: `open` adds rows for the first two to the shelf.
const CONTENTS: [&str; 3] = ["TABLE_1", "TABLE_2", "TABLE_x"];

fn audit_command() -> impl Strategy<Value = Command> {
    // The second id of each kind exists if a random command creates it in the first minute.
    let assigned = || one_of(&[PNBP, "ASSIGN_1795226760000", LICENCE, RESOURCES, "ASSIGN_x"]);
    let auditor = || one_of(&[HENDRA, "INTERNAL760000", MAYA, DEWI, "EXTERNAL_x"]);
    let data = || one_of(&["TAB-OPR-02", "TAB_1795226760000", "DOC-OPR-02", "DOC_1795226760000", "TAB-x"]);
    let types = one_of(&["internal", "external", ""]);
    let assignments = prop_oneof![
        3 => (data(), auditor(), one_of(&["2026-11-21", "2027-01-01", "besok"])).prop_map(|(data, auditor, expiry_date)| {
            AssignmentCommand::Create { form: AssignmentForm { expiry_date, ..assignment(&data, &auditor) } }
        }),
        2 => assigned().prop_map(|assignment| AssignmentCommand::Start { assignment }),
        2 => assigned().prop_map(|assignment| AssignmentCommand::Complete { assignment }),
        1 => assigned().prop_map(|assignment| AssignmentCommand::Delete { assignment }),
    ];
    let auditors = prop_oneof![
        3 => (prop::option::of(auditor()), "[A-B]{0,2}", types)
            .prop_map(|(id, name, kind)| AuditorCommand::Save { id, form: auditor_form(&name, &kind) }),
        1 => auditor().prop_map(|id| AuditorCommand::Delete { id }),
    ];
    let repository = prop_oneof![
        (one_of(&CONTENTS), any::<bool>())
            .prop_map(|(content, replace)| RepositoryCommand::StoreDataset { form: dataset_form(content, replace) }),
        (0_u64..3).prop_map(|size| RepositoryCommand::StoreDocument { form: document_form(size) }),
        data().prop_map(|id| RepositoryCommand::Remove { id }),
    ];
    prop_oneof![
        3 => assignments.prop_map(Command::Assignment),
        2 => auditors.prop_map(Command::Auditor),
        2 => repository.prop_map(Command::Repository),
    ]
}

/// The sample data, and two files that were read but not stored yet.
fn open() -> Desk {
    let mut desk = Desk::open();
    for (content, file) in CONTENTS.into_iter().zip([&b"a;b\n1;2\n"[..], b"a;c\n3;4\n"]) {
        desk.read_csv(content, file, 64);
    }
    desk
}

/// Acts in the role, if it still has a person.
fn act_as(desk: &mut Desk, role: Role) {
    desk.dispatch(&Command::Session(SessionCommand::ActAs { role, person: None }));
}

/// Roles; the CMS administrator occurs more often than the others.
fn role() -> impl Strategy<Value = Role> {
    prop_oneof![prop::sample::select(Role::ALL.to_vec()), Just(Role::CmsAuditor)]
}

fn steps() -> impl Strategy<Value = Vec<(Role, Command)>> {
    prop::collection::vec((role(), command()), 1..40)
}

proptest! {
    #[test]
    fn commits_replayed_on_the_seeds_give_the_same_state_and_inverted_give_the_seeds(steps in steps()) {
        let mut desk = open();
        for (role, command) in steps {
            act_as(desk.later(MINUTE), role);
            let before = desk.portal.clone();
            match desk.dispatch(&command) {
                Outcome::Refused { .. } => prop_assert_eq!(&desk.portal, &before),
                Outcome::Ok { commit, touched, .. } => {
                    prop_assert_eq!(commit.is_some(), desk.portal != before, "there is a commit exactly if something changed");
                    prop_assert_eq!(commit.is_some(), touched.contains(&Slice::Activity));
                }
            }
        }
        let mut replayed = Portal::open::<StrictJson>(CLOCK);
        for (seq, commit) in (1..).zip(&desk.commits) {
            prop_assert_eq!(commit.seq, seq);
            replayed.apply(commit);
        }
        prop_assert_eq!(replayed.state(), desk.portal.state());

        let mut undone = desk.portal.state().clone();
        for commit in desk.commits.iter().rev() {
            for change in commit.changes.iter().rev() {
                undone.apply_change(&inverted(change));
            }
        }
        let seeds = Desk::open();
        prop_assert!(undone.tickets.iter().eq(seeds.portal.state().tickets.iter()));
        prop_assert!(undone.notes.iter().eq(seeds.portal.state().notes.iter()));
        prop_assert!(undone.labels.iter().eq(seeds.portal.state().labels.iter()));
        prop_assert!(undone.auditors.iter().eq(seeds.portal.state().auditors.iter()));
        prop_assert!(undone.assignments.iter().eq(seeds.portal.state().assignments.iter()));
        let [undone, seeds] = [&undone.repository, &seeds.portal.state().repository];
        prop_assert!(undone.datasets.iter().eq(seeds.datasets.iter()));
        prop_assert!(undone.documents.iter().eq(seeds.documents.iter()));
    }

    #[test]
    fn a_commit_survives_json(steps in steps()) {
        let mut desk = open();
        for (role, command) in steps {
            act_as(&mut desk, role);
            desk.dispatch(&command);
        }
        for commit in &desk.commits {
            let text = serde_json::to_string(commit).expect("a commit is plain data");
            prop_assert_eq!(&serde_json::from_str::<portal_core::store::Commit>(&text).expect("the core reads its own text"), commit);
        }
    }
}

#[test]
fn views_report_exactly_the_slices_they_read() {
    let desk = Desk::acting_as(Role::Agent);
    let read = |view: fn(&portal_core::store::Reader)| {
        desk.view(|reader| {
            view(reader);
            reader.read_slices().to_vec()
        })
    };
    assert_eq!(read(|reader| drop(counts::counts(reader))), [Slice::Session, Slice::Tickets]);
    assert_eq!(
        read(|reader| drop(detail::detail(reader, "R8K2AB"))),
        [
            Slice::Session,
            Slice::Clock,
            Slice::Day,
            Slice::Tickets,
            Slice::Labels,
            Slice::Activity,
            Slice::Notes,
            Slice::DeskSettings,
            Slice::Directory
        ]
    );
    assert_eq!(read(|_| ()), []);
}

#[test]
fn an_auditors_desk_depends_on_assignments_data_and_day() {
    let desk = Desk::acting_as(Role::ExternalAuditor).view(|reader| {
        drop(desk(reader, &DeskQuery::default()));
        reader.read_slices().to_vec()
    });
    for slice in [Slice::Session, Slice::Clock, Slice::Assignments, Slice::Repository] {
        assert!(desk.contains(&slice), "{slice:?}");
    }
    assert!(!desk.contains(&Slice::Tickets));
}

#[test]
fn used_ids_are_drawn_again_and_a_role_starts_with_its_first_person() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let mut codes = std::collections::HashSet::new();
    for number in 0..200 {
        let commit = desk.ticket_ok(TicketCommand::Create { form: form(&format!("Tiket {number}")) });
        assert!(codes.insert(commit.expect("created").subject.id));
        if number % 2 == 0 {
            // Repeats the random numbers: without the check, every other code would repeat.
            desk.dice = crate::support::Dice(1);
        }
    }
    desk.act_as_person(Role::Agent, "agent-2").act_as(Role::Agent);
    assert_eq!(desk.portal.session().person.id, "agent-1", "choosing a role starts with its first person");
    let stranger =
        portal_core::store::session::SessionCommand::ActAs { role: Role::Agent, person: Some("bu-bara".to_owned()) };
    desk.refused(&Command::Session(stranger));
    let session = desk.view(portal_core::store::session::view::session);
    assert_eq!((session.role, session.zone.as_str()), (Role::Agent, "WIB"));
    assert_eq!(desk.view(portal_core::store::session::view::people).len(), 2);
}

#[test]
fn a_commit_summary_names_its_record_and_says_if_it_is_new() {
    let mut desk = Desk::acting_as(Role::Agent);
    let save = |id: Option<&str>, name: &str| {
        Command::Label(LabelCommand::Save { id: id.map(str::to_owned), name: name.to_owned() })
    };
    let made = desk.ok(&save(None, "Baru")).expect("made");
    let id = made.subject.id.clone();
    let renamed = desk.ok(&save(Some(&id), "Lain")).expect("renamed");
    let deleted = desk.ok(&Command::Label(LabelCommand::Delete { id: id.clone() })).expect("deleted");
    let summaries = [&made, &renamed, &deleted].map(Committed::from).map(|summary| {
        assert_eq!((summary.subject.slice, summary.subject.id.as_str()), (Slice::Labels, id.as_str()));
        (summary.is_new, summary.record.map(|record| record.id().to_owned()))
    });
    assert_eq!(summaries, [(true, Some(id.clone())), (false, Some(id)), (false, None)]);
}

#[test]
fn the_record_of_a_commit_is_its_subject_in_any_change_order() {
    let mut desk = Desk::acting_as(Role::Agent);
    let save = |name: &str| LabelCommand::Save { id: None, name: name.to_owned() };
    let first = desk.label_ok(save("Satu")).expect("made");
    let second = desk.later(MINUTE).label_ok(save("Dua")).expect("made");
    let changes = [first.changes, second.changes.clone()].concat();
    let committed = Committed::from(&Commit { changes, ..second.clone() });
    assert_eq!(committed.record, second.changes[0].after);
}

#[test]
fn stores_are_equal_when_their_records_are() {
    let mut agent = Desk::acting_as(Role::Agent);
    let before = agent.portal.state().clone();
    agent.ticket_ok(TicketCommand::Take { ticket: "N4W7KD".to_owned() });
    assert!(agent.portal.state().tickets != before.tickets);
    for id in ["TAB-OPR-02", "DOC-OPR-02"] {
        let mut cms = Desk::cms();
        cms.ok(&Command::Repository(RepositoryCommand::Remove { id: id.to_owned() }));
        assert!(cms.portal.state().repository != before.repository, "{id}");
    }
}

#[test]
fn a_store_without_tickets_is_empty() {
    assert!(TicketStore::default().is_empty());
    assert!(!Desk::open().portal.state().tickets.is_empty());
}
