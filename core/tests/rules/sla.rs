//! The clocks of tickets, and what each role sees of them (decisions §10, decision 033).

use crate::desk_settings::{target, targets, usual_targets};
use crate::support::{DAY, Desk, HOUR, MINUTE, OPENED, form, query, reply_to};
use portal_core::model::Role;
use portal_core::model::ticket::{Channel, Priority, ReturnReason, Status};
use portal_core::store::error::Refusal;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::desk_settings::form::DeskTargetsForm;
use portal_core::ticket::views::list::{TicketListQuery, TicketRow};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::sla::{SlaView, due_today};

/// Monday, 23 November 2026, 09.00 WIB.
pub(crate) const MONDAY: i64 = OPENED.0 + 2 * DAY - 5 * MINUTE;

/// A ticket that its company filed on Monday at 09.00, with an agent acting.
pub(crate) fn filed() -> (Desk, String) {
    let mut desk = Desk::open();
    desk.clock.now.0 = MONDAY;
    desk.act_as(Role::BadanUsaha);
    let id = desk.filed(form("Tenggat"));
    desk.act_as(Role::Agent);
    (desk, id)
}

pub(crate) fn said(desk: &Desk, id: &str) -> String {
    desk.detail(id).sla_words
}

pub(crate) fn clock(desk: &Desk, id: &str) -> SlaView {
    desk.detail(id).sla.expect("a clock runs")
}

fn take(id: &str) -> TicketCommand {
    TicketCommand::Take { ticket: id.to_owned() }
}

fn set(id: &str, status: Status) -> TicketCommand {
    TicketCommand::SetStatus { ticket: id.to_owned(), status }
}

#[test]
fn the_next_promise_is_shown_until_it_is_kept() {
    let (mut desk, id) = filed();
    assert_eq!(said(&desk, &id), "Penugasan: 3 hari kerja (Aman), 26 November 2026 pukul 09.00 WIB");
    desk.later(2 * DAY).ticket_ok(take(&id));
    assert_eq!(said(&desk, &id), "Jawaban pertama: 3 hari kerja (Aman), 30 November 2026 pukul 09.00 WIB");
    desk.ticket_ok(reply_to(&id, "Kami periksa.", None));
    assert_eq!(said(&desk, &id), "Penyelesaian: 12 hari kerja (Aman), 11 Desember 2026 pukul 09.00 WIB");
    desk.ticket_ok(set(&id, Status::Closed));
    assert_eq!(said(&desk, &id), "-");
    assert_eq!(desk.detail(&id).activity[0].what, "mengubah status dari Open menjadi Closed");
}

#[test]
fn a_ticket_that_is_answered_at_once_needs_no_assignment() {
    let (mut desk, id) = filed();
    desk.ticket_ok(reply_to(&id, "Sudah kami perbaiki.", None));
    assert!(said(&desk, &id).starts_with("Penyelesaian: "));
    desk.ticket_ok(take(&id));
    desk.ticket_ok(TicketCommand::GiveBack { ticket: id.clone(), reason: ReturnReason::Workload, note: None });
    assert!(said(&desk, &id).starts_with("Penyelesaian: "), "only the first assignment is promised");
}

#[test]
fn the_three_bands_follow_the_working_time_left() {
    let (mut desk, id) = filed();
    let band = |desk: &Desk| clock(desk, &id).band.map(|band| band.label);
    assert_eq!(band(desk.later(2 * DAY - MINUTE)).as_deref(), Some("Aman"));
    assert_eq!(band(desk.later(MINUTE)).as_deref(), Some("Mendekati"));
    assert_eq!(clock(&desk, &id).left, "1 hari kerja");
    desk.later(23 * HOUR + 40 * MINUTE);
    assert_eq!(clock(&desk, &id).left, "20 menit");
    assert_eq!(band(desk.later(20 * MINUTE)).as_deref(), Some("Mendekati"));
    assert_eq!(band(desk.later(5 * MINUTE)).as_deref(), Some("Lewat"));
    assert_eq!(clock(&desk, &id).left, "lewat 5 menit");
    // Friday evening to Monday morning is no working time.
    desk.clock.now.0 = MONDAY + 7 * DAY;
    assert_eq!(clock(&desk, &id).left, "lewat 2 hari kerja");
}

#[test]
fn pending_stops_the_clock_and_a_word_of_the_company_lets_it_run_again() {
    let (mut desk, id) = filed();
    desk.ticket_ok(take(&id));
    desk.later(2 * HOUR).ticket_ok(set(&id, Status::Pending));
    let detail = desk.detail(&id);
    assert_eq!((detail.sla, detail.sla_words.as_str()), (None, "-"));
    assert_eq!(
        detail.sla_notes,
        ["Jawaban pertama dijeda oleh Bagus Pratama sejak 23 November 2026 pukul 11.00 WIB, sisa 4 hari kerja 6 jam."]
    );
    assert_eq!(detail.activity[0].what, "mengubah status dari Open menjadi Pending (waktu SLA dijeda)");

    desk.later(7 * DAY).act_as(Role::BadanUsaha).ticket_ok(reply_to(&id, "Ini datanya.", None));
    assert_eq!(desk.ticket(&id).status, Status::Pending);
    assert!(!desk.detail(&id).activity[0].what.contains("SLA"), "a company reads nothing about clocks");
    desk.act_as(Role::Agent);
    assert_eq!(desk.detail(&id).activity[0].what, "mengirim balasan (waktu SLA berjalan kembali)");
    assert_eq!(said(&desk, &id), "Jawaban pertama: 4 hari kerja 6 jam (Aman), 7 Desember 2026 pukul 09.00 WIB");
    // The ministry speaks again, and the ticket still waits for the company.
    desk.ticket_ok(reply_to(&id, "Mohon satu berkas lagi.", None));
    assert_eq!(said(&desk, &id), "-");
    desk.act_as(Role::BadanUsaha).ticket_ok(reply_to(&id, "Ini berkasnya.", Some(Status::Open)));
    desk.act_as(Role::Agent);
    assert!(said(&desk, &id).starts_with("Penyelesaian: 13 hari kerja 6 jam"), "{}", said(&desk, &id));
}

#[test]
fn resolved_stops_the_clock_and_reopening_lets_it_run_again() {
    let (mut desk, id) = filed();
    desk.ticket_ok(reply_to(&id, "Selesai.", Some(Status::Resolved)));
    assert_eq!(said(&desk, &id), "-");
    desk.later(DAY).act_as(Role::BadanUsaha).ticket_ok(reply_to(&id, "Terima kasih.", None));
    desk.act_as(Role::Agent);
    assert_eq!(said(&desk, &id), "-", "thanks do not reopen a resolved ticket");
    desk.later(DAY).ticket_ok(TicketCommand::Reopen { ticket: id.clone() });
    assert!(said(&desk, &id).starts_with("Penyelesaian: 14 hari kerja ("), "{}", said(&desk, &id));
}

#[test]
fn an_undone_step_leaves_no_trace_in_the_clock() {
    let (mut desk, id) = filed();
    desk.ticket_ok(take(&id));
    let before = said(&desk, &id);
    let pause = desk.ticket_ok(set(&id, Status::Pending)).expect("changed").seq;
    desk.later(HOUR);
    let undo = desk.undone(pause).seq;
    assert_eq!(said(&desk, &id), before.replace("5 hari kerja", "4 hari kerja 7 jam"), "the pause never was");
    desk.undone(undo);
    assert_eq!(said(&desk, &id), "-", "redone");
    let taken = desk.commits.iter().find(|commit| commit.seq == pause - 1).expect("taken").seq;
    let (mut other, other_id) = filed();
    let seq = other.ticket_ok(take(&other_id)).expect("taken").seq;
    assert_eq!(seq, taken);
    other.undone(seq);
    assert!(said(&other, &other_id).starts_with("Penugasan: "), "nobody has the ticket");
}

#[test]
fn a_pause_after_the_deadline_does_not_move_it() {
    let (mut desk, id) = filed();
    desk.ticket_ok(take(&id));
    desk.later(9 * DAY).ticket_ok(set(&id, Status::Pending));
    let note = desk.detail(&id).sla_notes.join(" ");
    assert!(note.contains("lewat 2 hari kerja."), "{note}");
    desk.later(7 * DAY).act_as(Role::BadanUsaha).ticket_ok(reply_to(&id, "Ini datanya.", Some(Status::Open)));
    desk.act_as(Role::Agent);
    assert!(said(&desk, &id).ends_with("(Lewat), 30 November 2026 pukul 09.00 WIB"), "{}", said(&desk, &id));
}

#[test]
fn closing_is_offered_after_ten_quiet_working_days() {
    let (mut desk, id) = filed();
    desk.ticket_ok(reply_to(&id, "Apakah sudah berhasil?", Some(Status::Pending)));
    let detail = desk.detail(&id);
    assert!(!detail.offers_closing);
    assert_eq!(
        detail.sla_notes[1],
        "Penutupan ditawarkan 7 Desember 2026 pukul 09.00 WIB jika badan usaha tidak menjawab."
    );
    let closing = TicketListQuery { sla: Some("penutupan".to_owned()), ..query(ListKind::AgentPending) };
    let is_listed = |desk: &Desk| desk.ids(&closing).contains(&id);
    assert!(!is_listed(&desk));
    desk.later(14 * DAY - MINUTE);
    assert!(!desk.detail(&id).offers_closing && !is_listed(&desk));
    desk.later(MINUTE);
    assert!(desk.detail(&id).offers_closing && is_listed(&desk));
    assert!(desk.detail(&id).sla_notes[1].starts_with("Badan usaha tidak menjawab selama 10 hari kerja."));
    let company = desk.other_tab(Role::BadanUsaha).detail(&id);
    assert!(!company.offers_closing);
    assert_eq!(company.sla_notes, ["Tiket dapat ditutup karena belum ada jawaban dari Anda."]);
    desk.act_as(Role::BadanUsaha).ticket_ok(reply_to(&id, "Belum berhasil.", None));
    desk.act_as(Role::Agent);
    assert!(!desk.detail(&id).offers_closing && !is_listed(&desk));
}

#[test]
fn a_company_sees_the_clock_of_its_answer_and_no_urgency() {
    let (mut desk, id) = filed();
    let company = |desk: &Desk| desk.other_tab(Role::BadanUsaha).detail(&id);
    assert_eq!(company(&desk).sla_words, "Jawaban pertama: 5 hari kerja, 30 November 2026 pukul 09.00 WIB");
    desk.ticket_ok(take(&id));
    assert_eq!(company(&desk).sla_words, "Jawaban pertama: 5 hari kerja, 30 November 2026 pukul 09.00 WIB");
    desk.later(14 * DAY);
    let late = company(&desk);
    assert_eq!(late.sla_words, "Jawaban pertama: belum dijawab, 30 November 2026 pukul 09.00 WIB");
    assert_eq!(late.sla.expect("shown").band, None);
    desk.ticket_ok(reply_to(&id, "Maaf, terlambat.", None));
    assert_eq!(company(&desk).sla_words, "-", "the resolution is the ministry's own clock");
    desk.ticket_ok(set(&id, Status::Pending));
    let paused = company(&desk);
    assert!(paused.sla_notes.iter().all(|note| !note.contains("dijeda")), "{:?}", paused.sla_notes);

    desk.act_as(Role::BadanUsaha);
    let list = desk.list(&TicketListQuery { sla: Some("lewat".to_owned()), ..query(ListKind::BusinessAll) });
    assert!(!list.is_filtered && list.sla_options.is_empty() && list.rows.iter().all(|row| row.sla.is_none()));
    assert!(matches!(desk.view(due_today), Err(Refusal::NotPermitted { .. })));
}

#[test]
fn the_channel_says_who_filed_a_ticket() {
    let (mut desk, id) = filed();
    assert_eq!(desk.detail(&id).channel, "Portal");
    desk.act_as(Role::InternalEsdm);
    let on_behalf = desk.filed(TicketForm { requester: Some("bu-nikel".to_owned()), ..form("Lewat telepon") });
    assert_eq!(desk.detail(&on_behalf).channel, "Dicatat petugas");
    // A ticket of an older version has no channel, but its history tells that staff filed it.
    let mut older = desk.portal.state().clone();
    let mut ticket = desk.ticket(&on_behalf).clone();
    ticket.channel = Channel::Portal;
    older.tickets.put(ticket);
    desk.portal = portal_core::Portal::with_state(older);
    assert_eq!(desk.act_as(Role::Agent).detail(&on_behalf).channel, "Dicatat petugas");
    let stored = serde_json::to_value(desk.ticket(&id)).expect("plain data");
    assert!(stored.get("channel").is_none(), "the usual channel is not stored");
}

#[test]
fn lists_are_sorted_and_filtered_by_deadline() {
    let (mut desk, late) = filed();
    desk.later(6 * DAY).act_as(Role::BadanUsaha);
    let near = desk.filed(form("Besok"));
    let others: Vec<String> = (0..6).map(|number| desk.filed(form(&format!("Lain {number}")))).collect();
    desk.act_as(Role::InternalEsdm).ok(&targets(DeskTargetsForm {
        targets: vec![target("", "", "3"), target("high", "", "1")],
        ..usual_targets()
    }));
    desk.act_as(Role::Agent);
    desk.ticket_ok(TicketCommand::SetPriority { ticket: near.clone(), priority: Priority::High });
    let by = |direction: &str| TicketListQuery {
        sort: Some("sla".to_owned()),
        direction: Some(direction.to_owned()),
        page_size: Some("50".to_owned()),
        ..query(ListKind::AgentAll)
    };
    let rows = desk.list(&by("asc")).rows;
    let dues: Vec<Option<String>> = rows.iter().map(|row| row.sla.as_ref().map(|sla| sla.due.clone())).collect();
    let running = dues.iter().take_while(|due| due.is_some()).count();
    assert!(running > 2 && dues[running..].iter().all(Option::is_none), "{dues:?}");
    let place = |id: &str| rows.iter().position(|row| row.id == id).expect("listed");
    assert!(place(&late) < place(&near));
    let newest_first = others.windows(2).all(|two| place(&two[1]) < place(&two[0]));
    assert!(newest_first, "tickets with one deadline keep the order of the list");
    let falling = desk.list(&by("desc")).rows;
    let without = |rows: &[TicketRow]| rows[running..].iter().map(|row| row.id.clone()).collect::<Vec<_>>();
    assert_eq!(without(&falling), without(&rows), "tickets without a clock keep the order of the list");
    let due = |row: &TicketRow| row.sla.as_ref().map(|sla| sla.due.clone());
    assert!(falling[..running].iter().map(due).eq(rows[..running].iter().rev().map(due)), "{dues:?}");
    let small = TicketListQuery { page: Some("2".to_owned()), page_size: Some("10".to_owned()), ..by("asc") };
    let all: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    assert_eq!(desk.ids(&small), all[10..all.len().min(20)]);

    let filtered = |sla: &str| {
        let rows = desk.list(&TicketListQuery { sla: Some(sla.to_owned()), ..by("asc") }).rows;
        rows.into_iter().map(|row| (row.id, row.sla)).collect::<Vec<_>>()
    };
    for (filter, band) in [("aman", "Aman"), ("mendekati", "Mendekati"), ("lewat", "Lewat")] {
        let label = |sla: Option<SlaView>| sla.and_then(|sla| sla.band).map(|band| band.label);
        let found = filtered(filter);
        assert!(!found.is_empty(), "{filter}");
        assert!(found.into_iter().all(|(_, sla)| label(sla).as_deref() == Some(band)), "{filter}");
    }
    let today = filtered("hari-ini");
    assert!(today.iter().any(|(id, _)| *id == late), "what is overdue is due today too");
    let count = desk.view(due_today).expect("staff");
    assert_eq!(count, u32::try_from(today.len()).ok());
    let unknown = desk.list(&TicketListQuery { sla: Some("besok".to_owned()), ..by("asc") });
    assert!(!unknown.is_filtered && unknown.sla.is_none());
    let closed = TicketListQuery { sla: Some("lewat".to_owned()), ..query(ListKind::AgentClosed) };
    assert!(!desk.list(&closed).is_filtered, "a list without the column has no such filter");
}

#[test]
fn what_is_due_today_ends_with_the_day_of_the_ministry() {
    let (mut desk, id) = filed();
    let is_due = |desk: &Desk| {
        desk.ids(&TicketListQuery { sla: Some("hari-ini".to_owned()), ..query(ListKind::AgentNew) }).contains(&id)
    };
    // Due on Thursday at 09.00.
    desk.clock.now.0 = MONDAY + 2 * DAY + 15 * HOUR - 1;
    assert!(!is_due(&desk), "Wednesday, 23.59");
    assert!(is_due(desk.later(1)), "Thursday, 00.00");
}
