//! One change of many tickets: the rules of the single commands, one commit, one undo.

use crate::support::history::undo;
use crate::support::random::Random;
use crate::support::{Desk, HOUR, MINUTE, query};
use portal_core::history::turned::turned;
use portal_core::model::ticket::{Priority, Status, Ticket};
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Kind, Refusal};
use portal_core::ticket::commands::{BulkChange, BulkTickets, TicketCommand};
use portal_core::ticket::views::bulk::{
    BulkAction, BulkPreview, BulkPreviewQuery, BulkSelection, BulkSelectionQuery, preview, selection,
};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind;

const ALL: [&str; 6] = ["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D", "C1053D"];

fn chosen(ids: &[&str]) -> BulkTickets {
    BulkTickets::Chosen { ids: ids.iter().map(|id| (*id).to_owned()).collect() }
}

fn matching(list: TicketListQuery, seen: u32) -> BulkTickets {
    BulkTickets::Matching { list: Box::new(list), seen }
}

fn bulk(tickets: BulkTickets, change: BulkChange) -> TicketCommand {
    TicketCommand::Bulk { tickets, change }
}

const fn status(status: Status) -> BulkChange {
    BulkChange::SetStatus { status }
}

const fn priority(priority: Priority) -> BulkChange {
    BulkChange::SetPriority { priority }
}

fn assign(agent: &str) -> BulkChange {
    BulkChange::Assign { agent: agent.to_owned(), reason: None }
}

fn labels(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

fn previewed(desk: &Desk, tickets: BulkTickets, change: BulkChange) -> Result<BulkPreview, Refusal> {
    desk.view(|reader| preview(reader, &BulkPreviewQuery { tickets, change, shown: 50 }))
}

fn counts(preview: &BulkPreview) -> [u32; 3] {
    [preview.changes, preview.unchanged, preview.refused]
}

fn statuses(desk: &Desk) -> [Status; 6] {
    ALL.map(|id| desk.ticket(id).status)
}

#[test]
fn tickets_that_may_change_do_in_one_commit_and_the_others_stay() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let shown = previewed(&desk, chosen(&ALL), status(Status::Open)).expect("staff");
    assert_eq!(counts(&shown), [2, 2, 2]);
    let told: Vec<_> =
        shown.rows.iter().map(|row| (row.id.as_str(), row.before.as_str(), row.after.as_deref())).collect();
    assert_eq!(
        told,
        [
            ("N4W7KD", "New", None),
            ("P3ND9G", "Pending", None),
            ("S0LV3D", "Resolved", Some("Open")),
            ("C1053D", "Closed", Some("Open")),
            ("R8K2AB", "Open", None),
            ("B4L1KX", "Open", None),
        ]
    );
    assert_eq!(shown.rows[0].refusal, Some(Refusal::WrongStatus { status: Status::New }));
    let before = statuses(&desk);
    let commit = desk.later(MINUTE).ticket_ok(bulk(chosen(&ALL), status(Status::Open))).expect("two change");
    assert_eq!(commit.changes.len(), 2);
    let [new, open, pending] = [Status::New, Status::Open, Status::Pending];
    assert_eq!(statuses(&desk), [new, open, pending, open, open, open]);
    desk.undone(commit.seq);
    assert_eq!(statuses(&desk), before);
}

#[test]
fn a_change_that_no_ticket_may_take_is_refused() {
    let mut desk = Desk::acting_as(Role::Agent);
    let set = |change| bulk(chosen(&["N4W7KD", "R8K2AB"]), change);
    let already = BulkChange::RemoveLabels { labels: labels(&["LABEL_pnbp"]) };
    assert_eq!(desk.ticket_refused(set(already)), Refusal::NothingChanges);
    assert_eq!(desk.ticket_refused(set(status(Status::Open))), Refusal::WrongStatus { status: Status::New });
    assert_eq!(desk.ticket_refused(set(assign("bu-bara"))), Refusal::not_found(Kind::Agent, "bu-bara"));
    let unknown = BulkChange::AddLabels { labels: labels(&["LABEL_x"]) };
    assert_eq!(desk.ticket_refused(set(unknown)), Refusal::not_found(Kind::Label, "LABEL_x"));
    let none = desk.ticket_refused(bulk(chosen(&[]), priority(Priority::Low)));
    assert_eq!(none, Refusal::NothingChanges);
    let gone = desk.ticket_refused(bulk(chosen(&["ZZZZZZ"]), priority(Priority::Low)));
    assert_eq!(gone, Refusal::not_found(Kind::Ticket, "ZZZZZZ"));
    let ids = (0..10_001).map(|number| format!("{number:06}")).collect();
    let many = desk.ticket_refused(bulk(BulkTickets::Chosen { ids }, priority(Priority::Low)));
    assert_eq!(many, Refusal::TooManyTickets { max: 10_000 });
}

#[test]
fn all_that_a_list_finds_change_unless_it_finds_another_number_now() {
    let mut desk = Desk::acting_as(Role::Agent);
    let open = || query(ListKind::AgentOpen);
    let command = |seen| bulk(matching(open(), seen), priority(Priority::Medium));
    assert_eq!(desk.ticket_refused(command(3)), Refusal::SelectionChanged { seen: 3, now: 2 });
    desk.ticket_ok(command(2));
    assert_eq!(["R8K2AB", "B4L1KX"].map(|id| desk.ticket(id).priority), [Some(Priority::Medium); 2]);
    let shown = previewed(&desk, matching(open(), 1), priority(Priority::Low));
    assert_eq!(shown, Err(Refusal::SelectionChanged { seen: 1, now: 2 }));
}

#[test]
fn each_ticket_tells_its_own_step_and_a_company_reads_no_more_than_of_a_single_one() {
    let two = ["R8K2AB", "P3ND9G"];
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let mut single = desk.clone();
    let done = desk.later(HOUR).ticket_ok(bulk(chosen(&two), assign("agent-2"))).expect("R8K2AB changes");
    assert_eq!(done.changes.len(), 1, "P3ND9G has this agent already");
    single.later(HOUR).ticket_ok(TicketCommand::Assign {
        ticket: two[0].to_owned(),
        agent: "agent-2".to_owned(),
        reason: None,
    });
    desk.later(HOUR).ticket_ok(bulk(chosen(&two), status(Status::Closed)));
    let undone = desk.ticket_ok(bulk(chosen(&two), status(Status::Resolved))).expect("both change");
    single.later(HOUR);
    for wanted in [Status::Closed, Status::Resolved] {
        for ticket in two.map(str::to_owned) {
            single.ticket_ok(TicketCommand::SetStatus { ticket, status: wanted });
        }
    }
    let lists = [ListKind::InternalAll, ListKind::AgentAll, ListKind::BusinessAll];
    for (role, list) in [Role::InternalEsdm, Role::Agent, Role::BadanUsaha].into_iter().zip(lists) {
        for id in two {
            assert_eq!(desk.act_as(role).detail(id), single.act_as(role).detail(id), "{role:?}");
        }
        // The rows also say what is new to the reader.
        assert_eq!(desk.list(&query(list)).rows, single.list(&query(list)).rows, "{role:?}");
    }
    desk.act_as(Role::InternalEsdm).later(HOUR).undone(undone.seq);
    let lines = |desk: &Desk| desk.detail(two[1]).activity.into_iter().map(|line| line.what).collect::<Vec<_>>();
    assert_eq!(lines(&desk)[0], "mengurungkan: mengubah status dari Closed menjadi Resolved");
    assert_eq!(lines(desk.act_as(Role::BadanUsaha))[0], "mengubah status dari Pending menjadi Closed");
}

#[test]
fn labels_stay_internal() {
    let mut desk = Desk::acting_as(Role::Agent);
    let company = |desk: &mut Desk| desk.act_as(Role::BadanUsaha).detail("R8K2AB");
    let before = company(&mut desk);
    let add = BulkChange::AddLabels { labels: labels(&["LABEL_pnbp", "LABEL_rkab"]) };
    let put = desk.act_as(Role::Agent).ticket_ok(bulk(chosen(&ALL), add)).expect("put").seq;
    assert_eq!(desk.ticket("R8K2AB").labels, ["LABEL_rkab", "LABEL_tenggat", "LABEL_pnbp"]);
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "menambah label PNBP");
    desk.undone(put);
    assert_eq!(company(&mut desk), before);
}

#[test]
fn the_notice_of_an_undo_counts_the_tickets() {
    let mut desk = Desk::acting_as(Role::Agent);
    let done = desk.ticket_ok(bulk(chosen(&ALL), priority(Priority::Low))).expect("changes").seq;
    let say = |desk: &Desk, seq| desk.view(|reader| turned(reader, seq)).expect("an undo of one's own");
    let undone = desk.ok(&undo(done)).expect("undone").seq;
    assert_eq!(say(&desk, undone), "Diurungkan. 5 tiket kembali seperti sebelumnya.");
    let redone = desk.ok(&undo(undone)).expect("redone").seq;
    assert_eq!(say(&desk, redone), "Diulangi. 5 tiket kembali berubah.");
}

#[test]
fn a_later_change_of_one_ticket_keeps_the_undo_from_overwriting_it() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let done = desk.ticket_ok(bulk(chosen(&ALL), status(Status::Closed))).expect("changes").seq;
    desk.act_as(Role::Agent).later(MINUTE);
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "R8K2AB".to_owned(), status: Status::Resolved });
    assert!(matches!(desk.act_as(Role::InternalEsdm).not_undone(done), Refusal::ChangedSince { .. }));
}

#[test]
fn two_tabs_keep_both_changes_and_the_later_value_of_one_field() {
    let mut here = Desk::acting_as(Role::InternalEsdm);
    let mut there = here.other_tab(Role::Agent);
    here.ticket_ok(TicketCommand::SetStatus { ticket: "R8K2AB".to_owned(), status: Status::Resolved });
    here.ticket_ok(TicketCommand::SetStatus { ticket: "P3ND9G".to_owned(), status: Status::Closed });
    here.act_as(Role::Agent);
    here.ticket_ok(TicketCommand::SetPriority { ticket: "N4W7KD".to_owned(), priority: Priority::High });
    there.later(MINUTE).ticket_ok(bulk(chosen(&ALL), status(Status::Closed)));
    here.adopts(&there);
    assert_eq!(statuses(&here), [Status::Closed; 6]);
    assert_eq!(here.ticket("N4W7KD").priority, Some(Priority::High));
    let commit = here.commits.last().expect("adopted");
    assert_eq!(commit.changes.len(), 5, "C1053D was closed before");
    let seq = here.seq();
    here.act_as(Role::Agent).undone(seq);
    let [new, open, closed] = ["N4W7KD", "R8K2AB", "P3ND9G"].map(|id| here.ticket(id).status);
    assert_eq!((new, open, closed), (Status::New, Status::Resolved, Status::Closed));
}

#[test]
fn a_bulk_change_equals_the_single_commands_one_after_another() {
    let mut random = Random::new(7);
    for _ in 0..300 {
        let mut desk = Desk::acting_as(*random.pick(&[Role::InternalEsdm, Role::Agent]));
        let ids: Vec<&str> = (0..=random.below(8)).map(|_| *random.pick(&ALL)).collect();
        let change = match random.below(6) {
            0 => assign(&random.text(&["agent-1", "agent-2"])),
            1 => status(*random.pick(Status::ALL)),
            2 => priority(*random.pick(Priority::ALL)),
            3 => BulkChange::SendToDepartment { department: "dep-regulasi".to_owned(), note: None },
            4 => BulkChange::AddLabels { labels: labels(&[&random.text(&["LABEL_rkab", "LABEL_pnbp"])]) },
            _ => BulkChange::RemoveLabels { labels: labels(&[&random.text(&["LABEL_rkab", "LABEL_pnbp"])]) },
        };
        let mut single = desk.clone();
        for id in &ids {
            let before = single.ticket(id).clone();
            let mut tried = single.clone();
            tried.dispatch(&portal_core::Command::Ticket(as_single(&change, &before)));
            // A value that a ticket already has is not set again.
            if change.field().differs(&before, tried.ticket(id)) {
                single = tried;
            }
        }
        desk.dispatch(&portal_core::Command::Ticket(bulk(chosen(&ids), change.clone())));
        for id in ALL {
            assert_eq!(desk.ticket(id), single.ticket(id), "{ids:?} {change:?}");
        }
    }
}

fn as_single(change: &BulkChange, to: &Ticket) -> TicketCommand {
    let ticket = to.id.clone();
    match change.clone() {
        BulkChange::Assign { agent, reason } => TicketCommand::Assign { ticket, agent, reason },
        BulkChange::SetStatus { status: Status::Open } => TicketCommand::Reopen { ticket },
        BulkChange::SetStatus { status } => TicketCommand::SetStatus { ticket, status },
        BulkChange::SetPriority { priority } => TicketCommand::SetPriority { ticket, priority },
        BulkChange::AddLabels { labels } => {
            TicketCommand::SetLabels { ticket, labels: [to.labels.clone(), labels].concat() }
        }
        BulkChange::SendToDepartment { department, note } => {
            TicketCommand::SendToDepartment { ticket, department, note }
        }
        BulkChange::RemoveLabels { labels } => {
            let left = to.labels.iter().filter(|label| !labels.contains(label)).cloned().collect();
            TicketCommand::SetLabels { ticket, labels: left }
        }
    }
}

#[test]
fn tickets_are_sent_to_a_department_together_and_their_company_reads_nothing_of_it() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let send = |to: &str| BulkChange::SendToDepartment { department: to.to_owned(), note: Some("Mohon".to_owned()) };
    let mine = ["R8K2AB", "P3ND9G"];
    desk.ticket_ok(bulk(chosen(&mine[..1]), send("dep-regulasi")));
    let updated = desk.ticket("P3ND9G").updated_at;
    let shown = previewed(&desk, chosen(&mine), send("dep-regulasi")).expect("the ministry");
    assert_eq!(counts(&shown), [1, 1, 0]);
    let told = (shown.rows[0].before.as_str(), shown.rows[0].after.as_deref());
    assert_eq!(told, ("tanpa departemen", Some("Departemen - Regulasi")));
    let commit = desk.ticket_ok(bulk(chosen(&mine), send("dep-perizinan"))).expect("both move");
    assert_eq!(desk.ticket("P3ND9G").updated_at, updated, "the company sees no change");
    let what = &desk.detail("P3ND9G").activity[0].what;
    assert!(what.contains("Departemen - Perizinan") && what.contains("Mohon"), "{what}");
    desk.act_as(Role::BadanUsaha);
    assert_eq!(desk.detail("P3ND9G").activity[0].what, "Tiket sedang ditangani");
    desk.act_as(Role::InternalEsdm).undone(commit.seq);
    let departments = mine.map(|id| desk.ticket(id).department.clone());
    assert_eq!(departments, [Some("dep-regulasi".to_owned()), None]);
    let versions = desk.versions(Slice::Tickets, Some("R8K2AB"));
    let of_department = versions.iter().filter(|one| one.name == "Departemen").count();
    assert_eq!(of_department, 3, "an earlier department can be restored: {versions:?}");
}

#[test]
fn a_selection_says_what_it_lost_and_what_may_be_done() {
    let selected = |desk: &Desk, tickets| {
        let query = BulkSelectionQuery { tickets, list: query(ListKind::AgentOpen) };
        desk.view(|reader| selection(reader, &query)).expect("staff")
    };
    let desk = Desk::acting_as(Role::Agent);
    let BulkSelection { count, matching: found, outside, is_stale, actions } =
        selected(&desk, chosen(&["R8K2AB", "P3ND9G", "ZZZZZZ"]));
    assert_eq!((count, found, is_stale), (3, 2, false));
    assert_eq!(outside, ["P3ND9G", "ZZZZZZ"]);
    let of_one = [BulkAction::Assign, BulkAction::Status, BulkAction::Priority, BulkAction::Labels];
    assert_eq!(actions, [&of_one[..], &[BulkAction::Merge]].concat(), "agents export nothing");
    let all = |seen| selected(&desk, matching(query(ListKind::AgentOpen), seen));
    assert_eq!((all(2).is_stale, all(3).is_stale, all(3).count), (false, true, 3));
    let staff = selected(&Desk::acting_as(Role::InternalEsdm), chosen(&["R8K2AB"]));
    let of_staff = [&of_one[..], &[BulkAction::Department, BulkAction::Export]].concat();
    assert_eq!(staff.actions, of_staff, "one ticket has nothing to merge with");
}
