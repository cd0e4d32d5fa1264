//! 'Riwayat' and 'Pulihkan': deleted records return with the records deleted with them, and existing records return
//! to earlier values.

use crate::support::audit::{HENDRA, LICENCE, MAYA, PLAN, PNBP, auditor_form};
use crate::support::dashboards::{FIRST, SECOND, TICKETS, dashboard_form};
use crate::support::history::{restore, undo};
use crate::support::{Desk, MINUTE, reply_to};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::history::view::{HistoryQuery, history};
use portal_core::model::dashboard::{Dashboard, Permission};
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::label::LabelCommand;

fn whole(slice: Slice) -> HistoryQuery {
    HistoryQuery { slice, id: None, search: String::new() }
}

fn managers(slice: Slice) -> &'static [Role] {
    match slice {
        Slice::Labels | Slice::CannedReplies => &[Role::Agent, Role::InternalEsdm],
        Slice::Dashboards => &[Role::DashboardBuilder],
        _ => &[Role::CmsAuditor],
    }
}

fn manager(slice: Slice) -> Role {
    managers(slice)[0]
}

/// Deletes one record of each kind: the command, the slice and the id.
fn deletions() -> [(Command, Slice, &'static str); 5] {
    let id = |id: &str| id.to_owned();
    [
        (Command::Label(LabelCommand::Delete { id: id("LABEL_rkab") }), Slice::Labels, "LABEL_rkab"),
        (
            Command::CannedReply(CannedReplyCommand::Delete { id: id("CANNED_terima") }),
            Slice::CannedReplies,
            "CANNED_terima",
        ),
        (Command::Auditor(AuditorCommand::Delete { id: id(HENDRA) }), Slice::Auditors, HENDRA),
        (Command::Assignment(AssignmentCommand::Delete { assignment: id(PNBP) }), Slice::Assignments, PNBP),
        (Command::Dashboard(DashboardCommand::Delete { dashboard: id(TICKETS) }), Slice::Dashboards, TICKETS),
    ]
}

#[test]
fn each_of_the_five_kinds_is_restored_with_the_records_deleted_with_it() {
    for (delete, slice, id) in deletions() {
        let mut desk = Desk::acting_as(manager(slice));
        let before = desk.portal.state().clone();
        let seq = desk.ok(&delete).expect("deleted").seq;
        let [version] = &desk.versions(slice, Some(id))[..] else { panic!("one version of {id}") };
        assert!(version.deleted && version.can_restore, "{version:?}");
        desk.later(MINUTE).restored(seq, slice, id);
        let after = desk.portal.state();
        assert!(after.tickets == before.tickets && after.labels == before.labels, "{slice:?}");
        assert!(after.canned_replies == before.canned_replies && after.auditors == before.auditors, "{slice:?}");
        assert!(after.assignments == before.assignments && after.dashboards == before.dashboards, "{slice:?}");
        let [version] = &desk.versions(slice, Some(id))[..] else { panic!("still one version of {id}") };
        assert!(!version.can_restore, "the record exists again");
    }
}

#[test]
fn an_existing_record_is_not_restored_again() {
    for (delete, slice, id) in deletions() {
        let mut desk = Desk::acting_as(manager(slice));
        let seq = desk.ok(&delete).expect("deleted").seq;
        desk.restored(seq, slice, id);
        assert_eq!(desk.ok(&restore(seq, slice, id)), None, "{id} is restored unchanged");
    }
}

#[test]
fn only_roles_that_change_such_records_read_and_restore_them() {
    for (delete, slice, id) in deletions() {
        let mut desk = Desk::acting_as(manager(slice));
        let seq = desk.ok(&delete).expect("deleted").seq;
        for role in Role::ALL.into_iter().filter(|role| !managers(slice).contains(role)) {
            desk.act_as(role);
            let Refusal::NotPermitted { role: refused, .. } = desk.refused(&restore(seq, slice, id)) else {
                panic!("{role:?} may not restore {id}")
            };
            assert_eq!(refused, role);
            let query = whole(slice);
            let read = desk.view(|reader| history(reader, &query)).expect_err("reading must be refused");
            assert!(matches!(read, Refusal::NotPermitted { .. }), "{role:?}: {read:?}");
        }
    }
}

#[test]
fn sessions_have_no_versions_and_each_ticket_has_its_own() {
    for role in Role::ALL {
        let mut desk = Desk::acting_as(role);
        for slice in [Slice::Tickets, Slice::Notes, Slice::Session, Slice::Clock, Slice::Day, Slice::Activity] {
            let refusal = desk.view(|reader| history(reader, &whole(slice))).expect_err("none");
            assert!(matches!(refusal, Refusal::NotFound { what: Kind::Commit, .. }));
            let refusal = desk.refused(&restore(1, slice, "R8K2AB"));
            assert_eq!(refusal, Refusal::not_found(Kind::Commit, "1"));
        }
    }
}

#[test]
fn more_than_ten_entries_can_be_searched_by_all_words_in_any_order() {
    let mut desk = Desk::acting_as(Role::Agent);
    let search = |desk: &Desk, words: &str| {
        let query = HistoryQuery { search: words.to_owned(), ..whole(Slice::Labels) };
        desk.view(|reader| history(reader, &query)).expect("reading is granted")
    };
    for name in ["satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh"] {
        renamed(&mut desk, "LABEL_rkab", &format!("Rencana {name}"));
    }
    assert!(!search(&desk, "").is_searchable);
    desk.label_ok(LabelCommand::Delete { id: "LABEL_pnbp".to_owned() });
    let all = search(&desk, "");
    assert!((all.is_searchable, all.total, all.entries.len()) == (true, 11, 11));
    let names = |words: &str| {
        let found = search(&desk, words);
        assert_eq!((found.total as usize, found.is_searchable), (found.entries.len(), true), "{words}");
        found.entries.into_iter().map(|entry| entry.name).collect::<Vec<_>>()
    };
    assert_eq!(names("dihapus"), ["PNBP"]);
    assert_eq!(names("  LIMA   rencana "), ["Rencana lima", "Rencana empat"]);
    assert_eq!(names("bagus pnbp"), ["PNBP"], "the search covers the person");
    assert!(names("rencana pnbp").is_empty());
}

#[test]
fn a_search_finds_entries_beyond_the_hundred_shown() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.label_ok(LabelCommand::Delete { id: "LABEL_pnbp".to_owned() });
    for number in 0..120 {
        renamed(&mut desk, "LABEL_rkab", &format!("Nama {number}"));
    }
    let read = |search: &str| {
        let query = HistoryQuery { search: search.to_owned(), ..whole(Slice::Labels) };
        desk.view(|reader| history(reader, &query)).expect("reading is granted")
    };
    assert_eq!((read("").entries.len(), read("").total), (100, 121));
    assert_eq!((read("nama").entries.len(), read("nama").total), (100, 120));
    assert_eq!(read("pnbp").entries.len(), 1);
}

fn renamed(desk: &mut Desk, label: &str, name: &str) -> u32 {
    let command = LabelCommand::Save { id: Some(label.to_owned()), name: name.to_owned() };
    desk.later(MINUTE).label_ok(command).expect("renamed").seq
}

#[test]
fn any_earlier_value_can_be_restored_and_then_a_later_one() {
    let mut desk = Desk::acting_as(Role::Agent);
    let first = renamed(&mut desk, "LABEL_rkab", "Rencana");
    renamed(&mut desk, "LABEL_rkab", "Rencana kerja");
    let name = |desk: &Desk| desk.portal.state().labels.get("LABEL_rkab").expect("a label").name.clone();
    let returned = desk.restored(first, Slice::Labels, "LABEL_rkab").seq;
    assert_eq!(name(&desk), "RKAB");
    desk.restored(returned, Slice::Labels, "LABEL_rkab");
    assert_eq!(name(&desk), "Rencana kerja");
    let versions = desk.versions(Slice::Labels, Some("LABEL_rkab"));
    let said: Vec<_> = versions.iter().map(|version| version.differences.join("; ")).collect();
    let expected = ["RKAB → Rencana kerja", "Rencana kerja → RKAB", "Rencana → Rencana kerja", "RKAB → Rencana"];
    assert_eq!(said, expected.map(|difference| format!("Nama: {difference}")));
}

#[test]
fn the_present_value_cannot_be_restored() {
    let mut desk = Desk::acting_as(Role::Agent);
    renamed(&mut desk, "LABEL_rkab", "Rencana");
    renamed(&mut desk, "LABEL_rkab", "RKAB");
    let versions = desk.versions(Slice::Labels, Some("LABEL_rkab"));
    assert_eq!(versions.iter().map(|version| version.can_restore).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn restoring_a_value_counts_as_an_update() {
    let mut desk = Desk::builder();
    let earlier = desk.dashboard(TICKETS).clone();
    let form = dashboard_form("Lain", earlier.permission);
    let save = DashboardCommand::Save { dashboard: TICKETS.to_owned(), form, widgets: earlier.widgets.clone() };
    let changed = desk.later(MINUTE).dashboard_ok(save).seq;
    let returned = desk.later(MINUTE).restored(changed, Slice::Dashboards, TICKETS);
    assert_eq!(*desk.dashboard(TICKETS), Dashboard { updated_date: returned.at, ..earlier });

    desk.later(MINUTE);
    assert_eq!(desk.ok(&restore(changed, Slice::Dashboards, TICKETS)), None, "the value is already the present one");
    let first = desk.versions(Slice::Dashboards, Some(TICKETS)).into_iter().find(|version| version.seq == changed);
    assert_eq!(first.map(|version| version.can_restore), Some(false));
}

#[test]
fn a_used_name_is_refused_and_a_deleted_record_has_only_its_last_value() {
    let mut desk = Desk::acting_as(Role::Agent);
    let first = renamed(&mut desk, "LABEL_rkab", "Rencana");
    renamed(&mut desk, "LABEL_pnbp", "RKAB");
    assert!(matches!(desk.refused(&restore(first, Slice::Labels, "LABEL_rkab")), Refusal::Invalid { .. }));
    desk.label_ok(LabelCommand::Delete { id: "LABEL_rkab".to_owned() });
    desk.label_ok(LabelCommand::Delete { id: "LABEL_pnbp".to_owned() });
    let refusal = desk.refused(&restore(first, Slice::Labels, "LABEL_rkab"));
    assert_eq!(refusal, Refusal::not_found(Kind::Commit, &first.to_string()));
}

#[test]
fn an_auditor_is_restored_without_assignments_of_removed_data() {
    let mut desk = Desk::cms();
    let seq = desk.auditor_ok(AuditorCommand::Delete { id: HENDRA.to_owned() }).seq;
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id: "TAB-PJL-03".to_owned() }));
    desk.restored(seq, Slice::Auditors, HENDRA);
    let assignments = &desk.portal.state().assignments;
    assert!(assignments.get(PNBP).is_none());
    assert!(assignments.get(LICENCE).is_some() && assignments.get(PLAN).is_some());
}

#[test]
fn an_assignment_is_restored_only_after_its_auditor() {
    let mut desk = Desk::cms();
    let seq = desk.auditor_ok(AuditorCommand::Delete { id: HENDRA.to_owned() }).seq;
    let refusal = desk.refused(&restore(seq, Slice::Assignments, PNBP));
    assert_eq!(refusal, Refusal::not_found(Kind::Auditor, HENDRA));
}

#[test]
fn one_named_record_of_a_joint_deletion_is_restored() {
    for named in [PNBP, LICENCE, PLAN] {
        let mut desk = Desk::cms();
        let seq = desk.auditor_ok(AuditorCommand::Delete { id: HENDRA.to_owned() }).seq;
        desk.restored(seq, Slice::Auditors, HENDRA);
        desk.assignment_ok(AssignmentCommand::Delete { assignment: named.to_owned() });
        desk.restored(seq, Slice::Assignments, named);
        assert!(desk.portal.state().assignments.get(named).is_some(), "{named}");
    }
}

#[test]
fn an_old_type_of_an_auditor_cannot_be_restored_while_assignments_exist() {
    let mut desk = Desk::cms();
    let save = |id: Option<String>, kind: &str| AuditorCommand::Save { id, form: auditor_form("Sari", kind) };
    let sari = desk.auditor_ok(save(None, "external")).subject.id;
    let seq = desk.auditor_ok(save(Some(sari.clone()), "internal")).seq;
    let form = portal_core::audit::assignment::form::AssignmentForm {
        auditor_type: "internal".to_owned(),
        ..crate::support::assignment("TAB-OPR-02", &sari)
    };
    let work = desk.assignment_ok(AssignmentCommand::Create { form }).subject.id;
    assert!(matches!(desk.refused(&restore(seq, Slice::Auditors, &sari)), Refusal::Invalid { .. }));
    desk.assignment_ok(AssignmentCommand::Delete { assignment: work });
    desk.restored(seq, Slice::Auditors, &sari);
}

#[test]
fn an_earlier_value_of_an_assignment_has_the_auditors_present_name() {
    let mut desk = Desk::cms();
    let started = desk.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() }).seq;
    let form = auditor_form("Hendra K.", "internal");
    desk.auditor_ok(AuditorCommand::Save { id: Some(HENDRA.to_owned()), form });
    desk.restored(started, Slice::Assignments, PNBP);
    let work = desk.portal.state().assignments.get(PNBP).expect("work");
    assert_eq!((work.auditor_name.as_str(), work.status.value()), ("Hendra K.", "assigned"));
}

#[test]
fn another_persons_private_dashboard_hides_its_earlier_open_versions_too() {
    let mut desk = Desk::builder();
    desk.as_builder(SECOND);
    let dashboard = desk.create(dashboard_form("Terbuka", Permission::Internal));
    let save = |name: &str, permission| DashboardCommand::Save {
        dashboard: dashboard.clone(),
        form: dashboard_form(name, permission),
        widgets: vec![],
    };
    let open = desk.later(MINUTE).dashboard_ok(save("Masih terbuka", Permission::Internal)).seq;
    let shut = desk.later(MINUTE).dashboard_ok(save("Nama rahasia", Permission::Private)).seq;
    let deleted = desk.clone().dashboard_ok(DashboardCommand::Delete { dashboard: dashboard.clone() }).seq;
    assert_eq!(desk.versions(Slice::Dashboards, Some(&dashboard)).len(), 2, "its creator sees all of it");

    let mut gone = desk.clone();
    gone.dashboard_ok(DashboardCommand::Delete { dashboard: dashboard.clone() });
    for (desk, seqs) in [(&mut desk, vec![open, shut]), (&mut gone, vec![shut, deleted])] {
        desk.as_builder(FIRST);
        let told = format!("{:?}", desk.versions(Slice::Dashboards, Some(&dashboard)));
        assert!(!told.contains("rahasia"), "{told}");
        for seq in seqs {
            let refusal = desk.refused(&restore(seq, Slice::Dashboards, &dashboard));
            assert_eq!(refusal, Refusal::not_found(Kind::Commit, &seq.to_string()));
        }
    }
    assert!(desk.versions(Slice::Dashboards, Some(&dashboard)).is_empty());
}

#[test]
fn the_last_fifty_edits_and_every_deletion_are_kept() {
    let mut desk = Desk::acting_as(Role::Agent);
    let deleted = desk.label_ok(LabelCommand::Delete { id: "LABEL_pnbp".to_owned() }).expect("deleted").seq;
    let first = renamed(&mut desk, "LABEL_rkab", "Nama 0");
    for number in 1..=60 {
        renamed(&mut desk, "LABEL_rkab", &format!("Nama {number}"));
    }
    for number in 0..300 {
        desk.ticket_ok(reply_to("R8K2AB", &format!("Balasan {number}"), None));
    }
    assert_eq!(desk.versions(Slice::Labels, Some("LABEL_rkab")).len(), 50);
    let refusal = desk.refused(&restore(first, Slice::Labels, "LABEL_rkab"));
    assert_eq!(refusal, Refusal::not_found(Kind::Commit, &first.to_string()));
    desk.restored(deleted, Slice::Labels, "LABEL_pnbp");
    desk.restored(first + 60, Slice::Labels, "LABEL_rkab");
    assert_eq!(desk.portal.state().labels.get("LABEL_rkab").expect("a label").name, "Nama 59");
}

#[test]
fn an_edit_of_two_records_is_kept_while_it_is_a_version_of_one() {
    let mut desk = Desk::cms();
    let save = |name: String| AuditorCommand::Save { id: Some(MAYA.to_owned()), form: auditor_form(&name, "internal") };
    for number in 0..400 {
        desk.later(MINUTE).auditor_ok(save(format!("Maya {number}")));
        if number % 100 == 99 {
            let bytes = desk.portal.snapshot();
            let mut again = Desk::open();
            again.portal.restore(&bytes).expect("the core reads its own bytes");
            assert_eq!(again.portal.state(), desk.portal.state());
            assert_eq!(again.portal.snapshot(), bytes);
        }
    }
}

#[test]
fn undoing_a_restore_returns_to_the_value_before() {
    let mut desk = Desk::acting_as(Role::Agent);
    let seq = desk.label_ok(LabelCommand::Delete { id: "LABEL_rkab".to_owned() }).expect("deleted").seq;
    let without = desk.portal.state().tickets.clone();
    let returned = desk.restored(seq, Slice::Labels, "LABEL_rkab").seq;
    desk.ok(&undo(returned));
    assert!(desk.portal.state().labels.get("LABEL_rkab").is_none());
    assert!(desk.portal.state().tickets == without);
}

#[test]
fn a_restored_label_is_listed_for_staff_and_not_for_the_requester() {
    let mut desk = Desk::acting_as(Role::Agent);
    let seq = desk.label_ok(LabelCommand::Delete { id: "LABEL_rkab".to_owned() }).expect("deleted").seq;
    let carrier = desk.commits.last().expect("a commit").changes.iter().find_map(|change| match &change.after {
        Some(portal_core::model::Record::Ticket(ticket)) => Some((ticket.id.clone(), ticket.requester.email.clone())),
        _ => None,
    });
    let (ticket, requester) = carrier.expect("a ticket has the label");
    desk.restored(seq, Slice::Labels, "LABEL_rkab");
    assert_eq!(desk.detail(&ticket).activity[0].what, "memulihkan label yang terhapus");
    let business = desk
        .portal
        .state()
        .directory
        .businesses()
        .find(|business| requester == business.email)
        .expect("known")
        .id
        .clone();
    desk.act_as_person(Role::BadanUsaha, &business);
    assert!(desk.detail(&ticket).activity.iter().all(|line| !line.what.contains("label")));
    assert!(!Action::ReadStaffNotes.is_granted_to(Role::BadanUsaha));
}
