//! The source 'Kinerja tiket': its figures, their agreement with the page of a ticket, and who sees them (decisions §10).

use std::rc::Rc;

use crate::dashboard_audit::{figure, of_dashboard, published};
use crate::desk_settings::{calendar, target, targets, usual_calendar, usual_targets};
use crate::sla::{MONDAY, filed};
use crate::support::dashboards::{counted_by, problem, rows};
use crate::support::{DAY, Desk, HOUR, MINUTE, form, reply_to};
use portal_core::dashboard::rows_seen::seen;
use portal_core::dashboard::sources::{self, performance};
use portal_core::dashboard::views::detail::detail;
use portal_core::dashboard::views::filters::filters;
use portal_core::dashboard::views::rows::rows as behind;
use portal_core::model::ticket::Status;
use portal_core::model::{Instant, Role};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::desk_settings::form::{DeskCalendarForm, DeskTargetsForm, OwnHolidayForm};
use portal_core::ticket::views::sla::due_today;
use portal_dashboard::seen::Seen;
use portal_dashboard::source::DataSource;
use portal_dashboard::widget::WidgetKind;
use proptest::prelude::*;

const READY: &str = "dash_1763000024137";
const PROMISES: [(&str, &str); 3] =
    [("Penugasan", "slaPenugasan"), ("Jawaban pertama", "slaJawaban"), ("Penyelesaian", "slaPenyelesaian")];

fn source(desk: &Desk) -> Rc<dyn DataSource> {
    desk.view(|reader| sources::open(reader, performance::ID)).expect("always there")
}

fn row(desk: &Desk, id: &str) -> u32 {
    desk.portal.state().tickets.slot_of(id).expect("the ticket exists")
}

fn text(desk: &Desk, id: &str, key: &str) -> String {
    let labels = source(desk).labels(key).unwrap_or_else(|| panic!("{key} has texts"));
    labels.labels().get(labels.code(row(desk, id)) as usize).cloned().unwrap_or_default()
}

fn number(desk: &Desk, id: &str, key: &str) -> Option<f64> {
    source(desk).numbers(key).unwrap_or_else(|| panic!("{key} has numbers")).value(row(desk, id))
}

fn set(id: &str, status: Status) -> TicketCommand {
    TicketCommand::SetStatus { ticket: id.to_owned(), status }
}

fn take(id: &str) -> TicketCommand {
    TicketCommand::Take { ticket: id.to_owned() }
}

#[test]
fn times_count_working_hours_without_pauses() {
    let (mut desk, id) = filed();
    desk.later(DAY + HOUR).ticket_ok(reply_to(&id, "Mohon datanya.", Some(Status::Pending)));
    assert_eq!(number(&desk, &id, "waktuJawaban"), Some(9.0), "Monday 9.00 to Tuesday 10.00");
    assert_eq!(number(&desk, &id, "waktuPenyelesaian"), None);
    desk.later(2 * DAY).act_as(Role::BadanUsaha).ticket_ok(reply_to(&id, "Ini.", Some(Status::Open)));
    desk.act_as(Role::Agent).later(90 * MINUTE).ticket_ok(set(&id, Status::Resolved));
    assert_eq!(number(&desk, &id, "waktuPenyelesaian"), Some(10.5), "the two days of waiting do not count");
    desk.later(DAY).ticket_ok(set(&id, Status::Closed));
    assert_eq!(number(&desk, &id, "waktuPenyelesaian"), Some(10.5), "closing what was resolved changes nothing");
    let day = source(&desk).days("selesai").and_then(|days| days.value(row(&desk, &id)));
    assert_eq!(day.map(i64::from), Some((MONDAY + 3 * DAY + 7 * HOUR) / DAY));
}

#[test]
fn reopenings_are_counted_and_the_resolution_is_the_last_one() {
    let (mut desk, id) = filed();
    desk.later(HOUR).ticket_ok(reply_to(&id, "Selesai.", Some(Status::Resolved)));
    desk.later(DAY).act_as(Role::BadanUsaha).ticket_ok(TicketCommand::Reopen { ticket: id.clone() });
    assert_eq!((number(&desk, &id, "dibukaKembali"), number(&desk, &id, "waktuPenyelesaian")), (Some(1.0), None));
    desk.act_as(Role::Agent).later(HOUR).ticket_ok(set(&id, Status::Resolved));
    assert_eq!(number(&desk, &id, "waktuPenyelesaian"), Some(2.0));
    let again = desk.ticket_ok(TicketCommand::Reopen { ticket: id.clone() }).expect("reopened").seq;
    assert_eq!(number(&desk, &id, "dibukaKembali"), Some(2.0));
    desk.undone(again);
    assert_eq!((number(&desk, &id, "dibukaKembali"), number(&desk, &id, "waktuPenyelesaian")), (Some(1.0), Some(2.0)));
}

#[test]
fn a_promise_runs_until_it_is_kept_or_its_time_is_over() {
    let (mut desk, id) = filed();
    let states = |desk: &Desk| PROMISES.map(|(_, key)| text(desk, &id, key));
    assert_eq!(states(&desk), ["Berjalan", "Berjalan", "Berjalan"]);
    assert_eq!(number(&desk, &id, "persenPenugasan"), None);
    desk.later(3 * DAY);
    assert_eq!(states(&desk)[0], "Berjalan", "the deadline itself is in time");
    desk.later(1);
    assert_eq!(states(&desk), ["Terlambat", "Berjalan", "Berjalan"], "the cache follows the time");
    desk.ticket_ok(take(&id));
    assert_eq!((states(&desk)[0].as_str(), number(&desk, &id, "persenPenugasan")), ("Terlambat", Some(0.0)));
    let reply = desk.ticket_ok(reply_to(&id, "Kami periksa.", None)).expect("sent").seq;
    assert_eq!((states(&desk)[1].as_str(), number(&desk, &id, "persenJawaban")), ("Tepat waktu", Some(100.0)));
    desk.undone(reply);
    assert_eq!((states(&desk)[1].as_str(), number(&desk, &id, "waktuJawaban")), ("Berjalan", None), "never answered");
    desk.ticket_ok(set(&id, Status::Closed));
    assert_eq!(states(&desk), ["Terlambat", "Tanpa SLA", "Tepat waktu"], "closed without an answer");
}

#[test]
fn other_settings_compute_every_figure_again() {
    let (mut desk, id) = filed();
    desk.later(2 * DAY).ticket_ok(reply_to(&id, "Kami periksa.", None));
    assert_eq!(
        (number(&desk, &id, "waktuJawaban"), text(&desk, &id, "slaJawaban").as_str()),
        (Some(16.0), "Tepat waktu")
    );
    desk.act_as(Role::InternalEsdm);
    let off = OwnHolidayForm { date: "24 November 2026".to_owned(), name: "Hari jadi".to_owned() };
    let seq = desk.ok(&calendar(DeskCalendarForm { holidays: vec![off], ..usual_calendar() })).expect("saved").seq;
    assert_eq!(number(&desk, &id, "waktuJawaban"), Some(8.0));
    desk.undone(seq);
    assert_eq!(number(&desk, &id, "waktuJawaban"), Some(16.0));
    desk.ok(&targets(DeskTargetsForm { targets: vec![target("", "", "1")], ..usual_targets() }));
    assert_eq!(text(&desk, &id, "slaJawaban"), "Terlambat");
}

#[test]
fn ages_have_bands_in_their_order_and_end_with_the_ticket() {
    let (mut desk, id) = filed();
    let mut bands = Vec::new();
    for days in 0..12 {
        desk.clock.now = Instant(MONDAY + days * DAY);
        assert_eq!(number(&desk, &id, "umur"), Some(f64::from(i32::try_from(days).expect("few"))));
        bands.push(text(&desk, &id, "kelompokUmur"));
    }
    bands.dedup();
    assert_eq!(bands, ["0–2 hari", "3–5 hari", "6–10 hari", "> 10 hari"]);
    assert_eq!(source(&desk).labels("kelompokUmur").expect("texts").labels(), bands);
    desk.ticket_ok(set(&id, Status::Resolved));
    assert_eq!((text(&desk, &id, "kelompokUmur").as_str(), number(&desk, &id, "umur")), ("", None));
}

#[test]
fn satisfaction_department_and_channel_are_those_of_the_page() {
    let (mut desk, id) = filed();
    desk.ticket_ok(take(&id));
    assert_eq!(text(&desk, &id, "departemen"), "Departemen - Perizinan");
    assert_eq!((text(&desk, &id, "saluran"), text(&desk, &id, "kepuasan")), (desk.detail(&id).channel, String::new()));
    desk.ticket_ok(set(&id, Status::Resolved));
    assert_eq!((text(&desk, &id, "kepuasan").as_str(), number(&desk, &id, "persenPuas")), ("Belum dinilai", None));
    desk.act_as(Role::BadanUsaha);
    for (is_satisfied, word, share) in [(true, "Puas", 100.0), (false, "Tidak puas", 0.0)] {
        desk.ticket_ok(TicketCommand::Rate { ticket: id.clone(), is_satisfied, comment: String::new() });
        assert_eq!((text(&desk, &id, "kepuasan").as_str(), number(&desk, &id, "persenPuas")), (word, Some(share)));
    }
}

#[test]
fn a_withdrawn_ticket_has_no_row_and_is_not_due() {
    let mut desk = Desk::open();
    desk.clock.now = Instant(MONDAY);
    desk.act_as(Role::BadanUsaha);
    let seq = desk.ticket_ok(TicketCommand::Create { form: form("Salah kirim") }).expect("filed").seq;
    desk.later(3 * DAY).act_as(Role::Agent);
    let due = |desk: &Desk| desk.view(due_today).expect("staff").expect("all are read");
    let (before, gone) = (due(&desk), source(&desk).gone().map_or(0, |gone| gone.len()));
    desk.act_as(Role::BadanUsaha).undone(seq);
    desk.act_as(Role::Agent);
    assert_eq!(due(&desk), before - 1);
    assert_eq!(source(&desk).gone().map_or(0, |rows| rows.len()), gone + 1);
}

/// True for minutes of the usual working hours, from Monday to Friday, without looking at any calendar.
fn is_working(at: i64) -> bool {
    let wall = at + 7 * HOUR;
    (wall.div_euclid(DAY) + 3).rem_euclid(7) < 5 && (8 * HOUR..16 * HOUR).contains(&wall.rem_euclid(DAY))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// The naive times count the working minutes in which the ticket had a running status. The state of the shown
    /// promise is the one that the page of the ticket tells.
    #[test]
    fn figures_agree_with_the_page_and_with_counted_minutes(
        steps in prop::collection::vec((1..2_000_i64, 0..6_usize, any::<bool>()), 1..10),
    ) {
        let (mut desk, id) = filed();
        let mut statuses = vec![(MONDAY, Status::New)];
        let mut answered = None;
        for (minutes, step, is_undone) in steps {
            desk.later(minutes * MINUTE);
            let command = match step {
                0 => take(&id),
                1 => reply_to(&id, "Kami periksa.", None),
                2 => reply_to(&id, "Selesai.", Some(Status::Resolved)),
                3 => set(&id, Status::Pending),
                4 => TicketCommand::Reopen { ticket: id.clone() },
                _ => set(&id, Status::Open),
            };
            desk.dispatch(&portal_core::Command::Ticket(command));
            let status = desk.ticket(&id).status;
            if is_undone && matches!(step, 3..) && statuses.last().is_some_and(|(_, before)| *before != status) {
                let seq = desk.commits.last().expect("changed").seq;
                desk.undone(seq);
            } else {
                statuses.push((desk.clock.now.0, status));
                answered = answered.or_else(|| (desk.ticket(&id).messages.len() == 1).then_some(desk.clock.now.0));
            }
            let now = desk.clock.now.0;
            let worked = |until: i64| {
                let minute = |at: &i64| {
                    let (_, status) = statuses.iter().rev().find(|(from, _)| from <= at).expect("filed before");
                    is_working(*at) && matches!(status, Status::New | Status::Open)
                };
                let minutes = (0..(until - MONDAY) / MINUTE).map(|minute| MONDAY + minute * MINUTE).filter(minute);
                u32::try_from(minutes.count()).expect("few")
            };
            let is_close = |figure: Option<f64>, minutes: Option<u32>| match (figure, minutes) {
                (Some(figure), Some(minutes)) => (figure - f64::from(minutes) / 60.0).abs() < 0.006,
                (None, None) => true,
                _ => false,
            };
            let finished = desk.ticket(&id).status.is_finished().then(|| worked(now));
            let figures = [number(&desk, &id, "waktuJawaban"), number(&desk, &id, "waktuPenyelesaian")];
            prop_assert!(is_close(figures[0], answered.map(worked)), "{figures:?} {statuses:?} {answered:?}");
            prop_assert!(is_close(figures[1], finished), "{figures:?} {statuses:?} {finished:?}");

            let page = desk.detail(&id);
            if let Some(clock) = &page.sla {
                let (_, key) = PROMISES.into_iter().find(|(name, _)| *name == clock.promise).expect("known");
                let is_late = clock.band.as_ref().is_some_and(|band| band.label == "Lewat");
                prop_assert_eq!(text(&desk, &id, key), if is_late { "Terlambat" } else { "Berjalan" });
            }
            for (name, key) in PROMISES {
                let paused = page.sla_notes.iter().find(|note| note.starts_with(&format!("{name} dijeda")));
                if let Some(note) = paused.filter(|_| !desk.ticket(&id).status.is_finished() || name != "Penyelesaian") {
                    let state = if note.contains("lewat") { "Terlambat" } else { "Berjalan" };
                    prop_assert_eq!(text(&desk, &id, key), state, "{}", note);
                }
            }
        }
    }
}

#[test]
fn companies_and_external_auditors_read_no_figure() {
    let mut desk = Desk::open();
    let widgets = vec![
        counted_by(1, WidgetKind::Bar, performance::ID, "agen"),
        counted_by(2, WidgetKind::Bar, "tickets", "status"),
    ];
    let id = published(&mut desk, widgets);
    for role in Role::ALL {
        desk.act_as(role);
        let is_kept_out = matches!(role, Role::BadanUsaha | Role::ExternalAuditor);
        let view = desk.drawn(&id, "widget_1");
        let told = "Widget ini memuat kinerja internal kementerian, yang tidak ditampilkan untuk peran Anda.";
        if is_kept_out {
            assert_eq!(problem(&view), ("Tidak ditampilkan", told), "{role:?}");
            assert!(!format!("{view:?}").contains("Bagus"), "{role:?}");
        } else {
            assert_eq!(rows(&view).len(), 3, "{role:?}");
        }
        assert_eq!(desk.view(|reader| behind(reader, &figure(&id))).is_err(), is_kept_out, "{role:?}");
        let sees_all = matches!(role, Role::InternalEsdm | Role::DashboardBuilder | Role::Agent);
        let seen = desk.view(|reader| seen(reader, performance::ID));
        assert_eq!(seen.is_all(), sees_all, "{role:?}");
        assert!(sees_all || matches!(seen, Seen::Only(rows) if rows.is_empty()), "{role:?}");
        assert_eq!(desk.view(|reader| detail(reader, &id)).expect("public").may_save_page, sees_all, "{role:?}");
        // A filter by a column that only the hidden source has does not exist for the reader.
        let query = portal_core::dashboard::views::filters::FiltersQuery {
            filters: portal_dashboard::filter::FilterQuery {
                nilai: Some("SLA penyelesaian:Terlambat".to_owned()),
                ..Default::default()
            },
            ..of_dashboard(&id)
        };
        let chosen = desk.view(|reader| filters(reader, &query)).expect("public").filters.nilai;
        assert!(!is_kept_out || chosen.is_none(), "{role:?}");
    }
}

#[test]
fn the_ready_dashboard_tells_something_about_the_sample() {
    let mut desk = Desk::open();
    for role in Role::ALL {
        desk.act_as(role);
        let is_read = matches!(role, Role::InternalEsdm | Role::DashboardBuilder);
        assert_eq!(desk.view(|reader| detail(reader, READY)).is_ok(), is_read, "{role:?}");
    }
    desk.act_as(Role::InternalEsdm);
    let one = |widget: u32| rows(&desk.drawn(READY, &format!("widget_{widget}")));
    let tiles: Vec<String> = (1..=4).map(|number| one(number)[0][1].clone()).collect();
    assert_eq!(tiles, ["4", "25,1", "80,0%", "100,0%"]);
}
