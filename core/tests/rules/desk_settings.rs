//! The settings of the help desk: targets, working calendar, their forms and history (decisions §10).

use crate::sla::{MONDAY, clock, filed};
use crate::support::history::restore;
use crate::support::{DAY, Desk, HOUR, MINUTE, form, query};
use portal_core::Command;
use portal_core::model::desk_settings::DeskSettings;
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Field, FieldError, Problem, Refusal};
use portal_core::ticket::desk_settings::DeskSettingsCommand;
use portal_core::ticket::desk_settings::form::{DeskCalendarForm, DeskTargetForm, DeskTargetsForm, OwnHolidayForm};
use portal_core::ticket::desk_settings::view::{DeskSettingsDraft, check, settings};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::sla::in_words;

pub(crate) fn targets(form: DeskTargetsForm) -> Command {
    Command::DeskSettings(DeskSettingsCommand::SaveTargets { form })
}

pub(crate) fn calendar(form: DeskCalendarForm) -> Command {
    Command::DeskSettings(DeskSettingsCommand::SaveCalendar { form })
}

pub(crate) fn usual_targets() -> DeskTargetsForm {
    DeskTargetsForm::of(&DeskSettings::default())
}

pub(crate) fn usual_calendar() -> DeskCalendarForm {
    DeskCalendarForm::of(&DeskSettings::default())
}

pub(crate) fn target(priority: &str, category: &str, days: &str) -> DeskTargetForm {
    let [priority, category, assign, answer, resolve] = [priority, category, days, days, days].map(str::to_owned);
    DeskTargetForm { priority, category, assign, answer, resolve }
}

#[test]
fn the_most_specific_target_is_promised() {
    let (mut desk, id) = filed();
    desk.act_as(Role::InternalEsdm);
    let many =
        [target("", "", "3"), target("", "Teknis", "4"), target("medium", "", "1"), target("medium", "Teknis", "2")];
    for (count, days) in [(1, "3 hari"), (2, "4 hari"), (3, "1 hari"), (4, "2 hari")] {
        let form = DeskTargetsForm { targets: many[..count].to_vec(), ..usual_targets() };
        desk.ok(&targets(form));
        assert_eq!(clock(&desk, &id).left, format!("{days} kerja"));
    }
}

#[test]
fn a_changed_calendar_computes_every_deadline_again() {
    let (mut desk, id) = filed();
    desk.act_as(Role::InternalEsdm);
    let due = |desk: &Desk| clock(desk, &id).due;
    assert_eq!(due(&desk), "26 November 2026 pukul 09.00 WIB");
    let off = OwnHolidayForm { date: "24 November 2026".to_owned(), name: " Hari  jadi ".to_owned() };
    let seq = desk.ok(&calendar(DeskCalendarForm { holidays: vec![off], ..usual_calendar() })).expect("saved").seq;
    assert_eq!(due(&desk), "27 November 2026 pukul 09.00 WIB");
    assert_eq!(desk.portal.state().desk_settings.holidays[0].name, "Hari jadi");
    desk.undone(seq);
    assert_eq!(due(&desk), "26 November 2026 pukul 09.00 WIB");
    // In Jayapura the office closes two hours before it does in Jakarta.
    desk.ok(&calendar(DeskCalendarForm { zone: "WIT".to_owned(), ..usual_calendar() }));
    assert_eq!(due(&desk), "26 November 2026 pukul 09.00 WIB", "whole days end at the same time of day");
    assert_eq!(clock(desk.later(5 * HOUR), &id).left, "2 hari kerja 3 jam");
    let mut saturdays = usual_calendar();
    saturdays.hours[5] = saturdays.hours[0].clone();
    saturdays.hours[1].is_open = false;
    desk.ok(&calendar(saturdays));
    assert_eq!(due(&desk), "27 November 2026 pukul 09.00 WIB");
    let mut round_the_clock = usual_calendar();
    for day in &mut round_the_clock.hours {
        (day.is_open, day.from, day.to) = (true, "0".to_owned(), "24:00".to_owned());
    }
    desk.ok(&calendar(round_the_clock));
    assert_eq!(due(&desk), "26 November 2026 pukul 09.00 WIB");
    assert_eq!(clock(&desk, &id).left, "2 hari kerja 19 jam");
}

#[test]
fn a_national_holiday_may_be_worked() {
    let mut desk = Desk::open();
    // Thursday, 24 December 2026, 15.00.
    desk.clock.now.0 = MONDAY + 31 * DAY + 6 * HOUR;
    let id = desk.act_as(Role::BadanUsaha).filed(form("Natal"));
    desk.act_as(Role::InternalEsdm);
    assert_eq!(clock(&desk, &id).due, "30 Desember 2026 pukul 15.00 WIB");
    let form = DeskCalendarForm { worked_holidays: vec!["2026-12-25".to_owned()], ..usual_calendar() };
    desk.ok(&calendar(form));
    assert_eq!(clock(&desk, &id).due, "29 Desember 2026 pukul 15.00 WIB");
}

#[test]
fn wrong_settings_are_refused_with_the_place_of_each_error() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let mut places = |command: &Command| -> Vec<(Field, u32, String)> {
        let Refusal::Invalid { errors } = desk.refused(command) else { panic!("{command:?}") };
        let place = |FieldError { field, problem }| match problem {
            Problem::InRow { row, cell, .. } => (field, row, cell),
            _ => (field, 0, String::new()),
        };
        errors.into_iter().map(place).collect()
    };
    let at = |field, row, cell: &str| (field, row, cell.to_owned());
    let wrong = DeskTargetsForm {
        targets: vec![target("high", "", "3"), target("", "", "0"), target("high", "", "x"), target("?", "", "366")],
        quiet_days: " ".to_owned(),
    };
    let found = places(&targets(wrong));
    assert!(found.starts_with(&[at(Field::Targets, 0, "scope"), at(Field::Targets, 1, "assign")]), "{found:?}");
    assert!(found.contains(&at(Field::Targets, 2, "scope")) && found.contains(&at(Field::Targets, 3, "scope")));
    assert_eq!(found.last(), Some(&at(Field::QuietDays, 0, "quietDays")));
    assert_eq!(places(&targets(DeskTargetsForm { targets: vec![], ..usual_targets() })).len(), 1);

    let mut closed = usual_calendar();
    closed.hours.iter_mut().for_each(|day| day.is_open = false);
    assert_eq!(places(&calendar(closed)), [at(Field::WorkHours, 0, "isOpen")], "no working day at all");
    let mut hours = usual_calendar();
    (hours.hours[1].from, hours.hours[2].to, hours.hours[3].to) =
        ("25.00".to_owned(), "07.00".to_owned(), "24.01".to_owned());
    let expected = [at(Field::WorkHours, 1, "from"), at(Field::WorkHours, 2, "to"), at(Field::WorkHours, 3, "to")];
    assert_eq!(places(&calendar(hours)), expected);
    let holiday = |date: &str, name: &str| OwnHolidayForm { date: date.to_owned(), name: name.to_owned() };
    let holidays = vec![holiday("31/12/2026", "A"), holiday("2026-12-31", "B"), holiday("kemarin", " ")];
    let expected = [at(Field::Holidays, 1, "date"), at(Field::Holidays, 2, "name"), at(Field::Holidays, 2, "date")];
    assert_eq!(places(&calendar(DeskCalendarForm { holidays, ..usual_calendar() })), expected);
    assert_eq!(places(&calendar(DeskCalendarForm { zone: "UTC".to_owned(), ..usual_calendar() })).len(), 1);
    assert_eq!(places(&calendar(DeskCalendarForm { hours: vec![], ..usual_calendar() })).len(), 1);
}

#[test]
fn the_form_shows_the_settings_and_saving_it_unchanged_does_nothing() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let shown = desk.view(settings).expect("staff");
    assert_eq!(desk.ok(&targets(shown.targets)), None);
    assert_eq!(desk.ok(&calendar(shown.calendar)), None);
    assert_eq!((shown.day_length.as_str(), shown.national.len()), ("8 jam", 2));
    let [this, next] = &shown.national[..] else { panic!("two years") };
    assert!(this.days.iter().all(|day| !day.is_estimate) && this.source.contains("1497 Tahun 2025"));
    assert!(next.days.iter().any(|day| day.is_estimate) && next.source.contains("perkiraan"));
    assert_eq!(this.days.last().map(|day| day.label.as_str()), Some("Jumat, 25 Desember 2026"));
}

#[test]
fn the_preview_counts_the_deadlines_that_would_move() {
    let (mut desk, _) = filed();
    desk.act_as(Role::InternalEsdm);
    let check = |draft: DeskSettingsDraft| desk.view(|reader| check(reader, &draft)).expect("staff");
    let same = check(DeskSettingsDraft::Targets(usual_targets()));
    assert!(!same.is_changed && same.effect.is_none() && same.errors.is_empty());
    let quiet = DeskTargetsForm { quiet_days: "7".to_owned(), ..usual_targets() };
    assert_eq!(check(DeskSettingsDraft::Targets(quiet)).effect.as_deref(), Some("Tidak ada tenggat yang berubah."));
    let technical =
        DeskTargetsForm { targets: vec![target("", "", "3"), target("", "Teknis", "1")], ..usual_targets() };
    let effect = check(DeskSettingsDraft::Targets(technical)).effect.expect("few tickets");
    assert!(effect.starts_with("Tenggat ") && effect.ends_with(" tiket berubah."), "{effect}");
}

#[test]
fn a_new_target_begins_with_the_typed_times_that_are_right() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let mut typed = usual_targets();
    (typed.targets[0].assign, typed.targets[0].answer) = ("nol".to_owned(), "7".to_owned());
    let new = |draft| desk.view(|reader| check(reader, &draft)).expect("staff").new_target;
    let row = new(DeskSettingsDraft::Targets(typed)).expect("a row");
    assert_eq!([row.assign, row.answer, row.resolve, row.priority, row.category], ["3", "7", "14", "", ""]);
    assert_eq!(new(DeskSettingsDraft::Calendar(usual_calendar())), None);
}

#[test]
fn a_change_of_the_settings_is_in_the_history_and_can_be_restored() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let seq = desk.ok(&targets(DeskTargetsForm { quiet_days: "7".to_owned(), ..usual_targets() })).expect("saved").seq;
    let [version] = &desk.versions(Slice::DeskSettings, None)[..] else { panic!("one version") };
    assert_eq!(version.name, "Pengaturan help desk");
    assert_eq!(version.differences, ["Penutupan ditawarkan setelah: 10 hari kerja → 7 hari kerja"]);
    desk.later(MINUTE).ok(&restore(seq, Slice::DeskSettings, DeskSettings::ID));
    assert_eq!(desk.portal.state().desk_settings, DeskSettings::default());
    let turned = desk.undone(desk.seq()).seq;
    let notice = desk.view(|reader| portal_core::history::turned::turned(reader, turned)).expect("own");
    assert_eq!(notice, "Diurungkan. Penutupan ditawarkan setelah pengaturan help desk kembali 7 hari kerja.");
}

#[test]
fn two_tabs_that_change_different_settings_keep_both() {
    let mut here = Desk::acting_as(Role::InternalEsdm);
    let mut there = here.other_tab(Role::InternalEsdm);
    here.ok(&targets(DeskTargetsForm { quiet_days: "7".to_owned(), ..usual_targets() }));
    there.later(MINUTE).ok(&calendar(DeskCalendarForm { zone: "WITA".to_owned(), ..usual_calendar() }));
    there.ok(&targets(DeskTargetsForm { targets: vec![target("", "", "2")], ..usual_targets() }));
    here.adopts(&there);
    let merged = &here.portal.state().desk_settings;
    assert_eq!((merged.zone.value(), merged.quiet_days, merged.targets[0].assign), ("WITA", 7, 2));
}

#[test]
fn settings_survive_a_snapshot_and_sample_tickets_have_clocks() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    desk.ok(&targets(DeskTargetsForm { quiet_days: "7".to_owned(), ..usual_targets() }));
    let snapshot = desk.portal.snapshot();
    let mut other = Desk::open().portal;
    other.restore(&snapshot).expect("own bytes");
    assert_eq!(other.state().desk_settings, desk.portal.state().desk_settings);
    let rows = desk.list(&TicketListQuery { page_size: Some("50".to_owned()), ..query(ListKind::InternalAll) }).rows;
    let said: Vec<String> = rows.iter().map(|row| format!("{} {}", row.id, in_words(row.sla.as_ref()))).collect();
    assert!(rows.iter().filter(|row| row.sla.is_some()).count() >= 3, "{said:#?}");
}
