//! A dashboard's filter applies to widgets whose source has its column; other widgets note that they ignore it
//! (decisions §7).

use crate::support::dashboards::*;
use crate::support::{CLOCK, DAY, Desk};
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::widget::{PreviewWidget, preview};
use portal_core::locale::calendar::CalendarDate;
use portal_core::locale::zone::Zone;
use portal_core::model::{Instant, Role};
use portal_core::store::error::Refusal;
use portal_core::store::session::Action;
use portal_dashboard::choices::FilterChoices;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::view::WidgetBody;
use portal_dashboard::widget::WidgetKind;

/// The sources of a dashboard whose widgets count rows, in this order.
const SOURCES: [&str; 6] =
    ["tickets", "assignments", "documents", "datasets", "dataset:TAB-OPR-02", "dataset:TAB-PJL-03"];

fn of_all_sources() -> (Desk, String) {
    let mut desk = Desk::builder();
    let id = desk
        .build((1..).zip(SOURCES).map(|(number, source)| counted_by(number, WidgetKind::Metric, source, "")).collect());
    (desk, id)
}

fn text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn period(preset: &str) -> FilterQuery {
    FilterQuery { periode: text(preset), ..FilterQuery::default() }
}

fn range(dari: &str, sampai: &str) -> FilterQuery {
    FilterQuery { dari: text(dari), sampai: text(sampai), ..period("rentang") }
}

fn company(name: &str) -> FilterQuery {
    FilterQuery { badan_usaha: text(name), ..FilterQuery::default() }
}

fn stage(name: &str) -> FilterQuery {
    FilterQuery { tahapan: text(name), ..FilterQuery::default() }
}

/// Number of filtered rows of each source, in the order of the widgets.
fn left(desk: &Desk, id: &str, query: &FilterQuery) -> Vec<u32> {
    let count = |number| {
        let cells = rows(&desk.filtered(id, &format!("widget_{number}"), query)).remove(0);
        cells[1].parse().unwrap_or_else(|_| panic!("no number: {cells:?}"))
    };
    (1..=SOURCES.len()).map(count).collect()
}

fn notes(desk: &Desk, id: &str, number: u32, query: &FilterQuery) -> Vec<String> {
    desk.filtered(id, &format!("widget_{number}"), query).notes
}

fn offered(desk: &Desk, dashboard: &str, query: &FilterQuery) -> FilterChoices {
    let query = FiltersQuery { dashboard: dashboard.to_owned(), filters: query.clone() };
    desk.view(|reader| filters(reader, &query)).expect("reading is granted")
}

/// Number of tickets, assignments, documents and datasets of these days.
fn of_days(desk: &Desk, from: &str, to: &str) -> Vec<u32> {
    let [from, to] = [from, to].map(|day| CalendarDate::parse(day).expect("a day"));
    let state = desk.portal.state();
    let is_in = |at: &Instant| {
        let day = desk.clock.local(*at).date();
        from.days_until(day) >= 0 && day.days_until(to) >= 0
    };
    let counts = [
        state.tickets.iter().filter(|each| is_in(&each.created_at)).count(),
        state.assignments.iter().filter(|each| is_in(&each.assigned_date)).count(),
        state.repository.documents.iter().filter(|each| is_in(&each.upload_date)).count(),
        state.repository.datasets.iter().filter(|each| is_in(&each.upload_date)).count(),
    ];
    counts.into_iter().map(|count| u32::try_from(count).expect("a few")).collect()
}

#[test]
fn without_filters_every_row_counts() {
    let (desk, id) = of_all_sources();
    assert_eq!(left(&desk, &id, &FilterQuery::default()), [6, 11, 15, 12, 36, 24]);
    assert_eq!(left(&desk, &id, &period("kapan-kapan")), [6, 11, 15, 12, 36, 24], "no such period");
    assert_eq!(offered(&desk, &id, &period("kapan-kapan")).lines, [""; 0]);
}

#[test]
fn presets_end_today() {
    let (desk, id) = of_all_sources();
    let presets = [
        ("7-hari", "2026-11-15", "15 November 2026"),
        ("30-hari", "2026-10-23", "23 Oktober 2026"),
        ("bulan-ini", "2026-11-01", "1 November 2026"),
        ("tahun-ini", "2026-01-01", "1 Januari 2026"),
    ];
    for (preset, from, line) in presets {
        let expected = of_days(&desk, from, "2026-11-21");
        assert_eq!(left(&desk, &id, &period(preset))[..4], expected, "{preset}");
        assert_eq!(offered(&desk, &id, &period(preset)).lines, [format!("Periode: {line} – 21 November 2026")]);
    }
    assert_eq!(left(&desk, &id, &period("7-hari"))[0], 3, "of today, of two and of four days ago");
    assert_eq!(left(&desk, &id, &period("tahun-ini"))[4..], [0, 0], "the files are of 2025");
}

#[test]
fn a_new_year_starts_without_rows() {
    let (mut desk, id) = of_all_sources();
    desk.later(41 * DAY);
    for preset in ["tahun-ini", "bulan-ini"] {
        assert_eq!(left(&desk, &id, &period(preset)), [0; 6]);
        assert_eq!(offered(&desk, &id, &period(preset)).lines, ["Periode: 1 Januari 2027"]);
    }
}

#[test]
fn a_range_includes_both_its_days_and_may_be_open() {
    let (desk, id) = of_all_sources();
    let cases = [
        (range("17/11/2026", "19/11/2026"), "2026-11-17", "2026-11-19"),
        (range("2026-11-19", "2026-11-19"), "2026-11-19", "2026-11-19"),
        (range("19 November 2026", ""), "2026-11-19", "2999-01-01"),
        (range("", "19/11/2026"), "1999-01-01", "2026-11-19"),
    ];
    for (query, from, to) in cases {
        assert_eq!(left(&desk, &id, &query)[..4], of_days(&desk, from, to), "{query:?}");
    }
    assert_eq!(left(&desk, &id, &range("17/11/2026", "19/11/2026"))[0], 2);
}

#[test]
fn a_period_of_a_file_matches_if_it_shares_a_day_with_the_range() {
    let (desk, id) = of_all_sources();
    assert_eq!(left(&desk, &id, &range("15/2/2025", "16/2/2025"))[4..], [3, 0], "February of the three pits");
    assert_eq!(left(&desk, &id, &range("28/2/2025", "1/3/2025"))[4], 6);
    assert_eq!(left(&desk, &id, &range("19/1/2025", "23/1/2025"))[5], 2, "two of these days");
}

#[test]
fn invalid_days_are_reported_and_do_not_filter() {
    let (desk, id) = of_all_sources();
    let wrong = offered(&desk, &id, &range("31/2/2026", "kemarin"));
    let message = Some("Tulis tanggal yang ada, misalnya 28/11/2026.".to_owned());
    assert_eq!((wrong.errors.dari, wrong.errors.sampai), (message.clone(), message));
    assert_eq!(wrong.lines, [""; 0]);
    assert_eq!(left(&desk, &id, &range("31/2/2026", "kemarin"))[0], 6);
    let turned = range("19/11/2026", "17/11/2026");
    let choices = offered(&desk, &id, &turned);
    let message = "Tanggal akhir tidak boleh sebelum 19 November 2026.";
    assert_eq!((choices.errors.dari, choices.errors.sampai.as_deref()), (None, Some(message)));
    assert_eq!(left(&desk, &id, &turned)[0], 2, "from the first day on");
}

#[test]
fn a_company_filters_every_source() {
    let (desk, id) = of_all_sources();
    assert_eq!(left(&desk, &id, &company("PT Bara Khatulistiwa"))[4..], [36, 24], "the files belong to the company");
    assert_eq!(left(&desk, &id, &company("CV Timah Selat Gaspar"))[4..], [0, 0]);
    let state = desk.portal.state();
    for name in offered(&desk, &id, &FilterQuery::default()).companies {
        let expected = [
            state.tickets.iter().filter(|each| each.requester.name == name).count(),
            state.assignments.iter().filter(|each| each.badan_usaha == name).count(),
            state.repository.documents.iter().filter(|each| each.badan_usaha == name).count(),
            state.repository.datasets.iter().filter(|each| each.badan_usaha == name).count(),
        ];
        let found: Vec<usize> = left(&desk, &id, &company(&name))[..4].iter().map(|count| *count as usize).collect();
        assert_eq!(found, expected, "{name}");
        assert!(expected.iter().sum::<usize>() > 0, "{name} is offered and has rows");
    }
    assert_eq!(left(&desk, &id, &company("PT Tidak Ada")), [0; 6], "a company that nobody knows");
    assert_eq!(left(&desk, &id, &company("  "))[0], 6);
}

#[test]
fn values_that_no_source_has_are_ignored() {
    let (mut desk, id) = of_all_sources();
    let unknown = FilterQuery { tahapan: text("Lain"), ..company("PT Tidak Ada") };
    let choices = offered(&desk, &id, &unknown);
    assert_eq!((choices.filters, choices.lines), (FilterQuery::default(), vec![]));
    assert!(!choices.companies.contains(&"PT Tidak Ada".to_owned()));

    let known = FilterQuery { tahapan: text("Penjualan"), ..company("PT Bara Khatulistiwa") };
    let of_tickets = desk.build(vec![counted_by(1, WidgetKind::Metric, "tickets", "")]);
    assert_eq!(offered(&desk, &id, &known).filters, known);
    assert_eq!(offered(&desk, &of_tickets, &known).filters, company("PT Bara Khatulistiwa"), "tickets have no stage");

    let typed = range("31/2/2026", "kemarin");
    assert_eq!(offered(&desk, &id, &typed).filters, typed, "an invalid day has an error");
    assert_eq!(offered(&desk, &id, &period("kapan-kapan")).filters, FilterQuery::default());
}

#[test]
fn a_stage_filters_sources_that_have_it_and_is_noted_elsewhere() {
    let (desk, id) = of_all_sources();
    let query = stage("Penjualan");
    let state = desk.portal.state();
    let expected = [
        state.assignments.iter().filter(|each| each.tahapan.label() == "Penjualan").count(),
        state.repository.documents.iter().filter(|each| each.tahapan.label() == "Penjualan").count(),
        state.repository.datasets.iter().filter(|each| each.tahapan.label() == "Penjualan").count(),
    ];
    let found = left(&desk, &id, &query);
    assert_eq!(found[1..4].iter().map(|count| *count as usize).collect::<Vec<_>>(), expected);
    assert_eq!((found[0], &found[4..]), (6, &[0, 24][..]), "tickets have no stage; a file has that of its record");
    assert_eq!(notes(&desk, &id, 1, &query), ["Filter tahapan tidak berlaku pada sumber ini."]);
    for number in 2..=6 {
        assert_eq!(notes(&desk, &id, number, &query), [""; 0]);
    }
}

#[test]
fn filters_apply_together() {
    let (desk, id) = of_all_sources();
    let query = FilterQuery {
        badan_usaha: text("PT Bara Khatulistiwa"),
        tahapan: text("Operasi Produksi"),
        ..range("1/4/2025", "30/6/2025")
    };
    assert_eq!(left(&desk, &id, &query)[4..], [9, 0], "three months of three pits");
    let lines = offered(&desk, &id, &query).lines;
    let expected =
        ["Periode: 1 April 2025 – 30 Juni 2025", "Badan usaha: PT Bara Khatulistiwa", "Tahapan: Operasi Produksi"];
    assert_eq!(lines, expected);
}

#[test]
fn choices_are_the_values_in_the_sources_of_the_widgets() {
    let mut desk = Desk::builder();
    let choices = |desk: &mut Desk, source: &str| {
        let id = desk.build(vec![counted_by(1, WidgetKind::Metric, source, "")]);
        let found = offered(desk, &id, &FilterQuery::default());
        (found.periods.len(), found.companies, found.stages)
    };
    let [bara, nikel, timah] =
        ["PT Bara Khatulistiwa", "PT Nikel Halmahera Raya", "CV Timah Selat Gaspar"].map(str::to_owned);
    assert_eq!(
        choices(&mut desk, "tickets"),
        (5, vec![timah, bara.clone(), nikel], vec![]),
        "alphabetically, without stages"
    );
    assert_eq!(choices(&mut desk, "dataset:TAB-PJL-03"), (5, vec![bara], vec!["Penjualan".to_owned()]));
    let (_, companies, stages) = choices(&mut desk, "documents");
    assert_eq!((companies.len(), stages.len()), (5, 6));
    assert_eq!(stages[0], "Perizinan", "stages in the order of the domain");
    assert_eq!(choices(&mut desk, "dataset:TAB-X"), (0, vec![], vec![]), "a missing source adds no choices");
    let empty = desk.build(vec![]);
    let found = offered(&desk, &empty, &period("7-hari"));
    assert_eq!((found.periods.len(), found.lines.len()), (0, 1));
    let labels = ["7 hari terakhir", "30 hari terakhir", "Bulan ini", "Tahun ini", "Rentang tanggal"];
    let periods = offered(&desk, TICKETS, &FilterQuery::default()).periods;
    assert_eq!(periods.iter().map(|each| each.label.as_str()).collect::<Vec<_>>(), labels);
    let values = ["7-hari", "30-hari", "bulan-ini", "tahun-ini", "rentang"];
    assert_eq!(periods.iter().map(|each| each.value.as_str()).collect::<Vec<_>>(), values);
}

#[test]
fn a_widget_without_rows_gives_the_reason() {
    let mut desk = Desk::builder();
    let id = desk.build(vec![counted_by(1, WidgetKind::Bar, "tickets", "status")]);
    let view = desk.filtered(&id, "widget_1", &company("PT Tidak Ada"));
    let hint = "Tidak ada baris yang sesuai dengan filter dasbor. Ubah atau hapus filternya.";
    assert!(matches!(&view.body, WidgetBody::Empty { hint: said } if said == hint), "{view:?}");
}

#[test]
fn the_editor_previews_the_dashboard_for_administrators_only() {
    let (mut desk, id) = of_all_sources();
    let query = FilterQuery { badan_usaha: text("PT Bara Khatulistiwa"), ..period("tahun-ini") };
    let widgets = desk.dashboard(&id).widgets.clone();
    let previews: Vec<PreviewWidget> = widgets
        .into_iter()
        .map(|widget| PreviewWidget { widget, filters: query.clone(), coloured: Vec::new() })
        .collect();
    for each in &previews {
        assert_eq!(desk.view(|reader| preview(reader, each)), Ok(desk.filtered(&id, &each.widget.id, &query)));
    }
    for role in Role::ALL.into_iter().filter(|role| *role != Role::DashboardBuilder) {
        desk.act_as(role);
        let refusal = Refusal::NotPermitted { role, action: Action::ManageDashboards };
        assert_eq!(desk.view(|reader| preview(reader, &previews[0])), Err(refusal));
    }
}

#[test]
fn a_calendar_opens_at_the_typed_day_or_today() {
    let (mut desk, id) = of_all_sources();
    let day = CalendarDate::parse;
    let typed = offered(&desk, &id, &range("1/4/2025", "30 juni"));
    assert_eq!((typed.days.dari, typed.days.sampai), (day("2025-04-01"), None));
    let backwards = offered(&desk, &id, &range("21/11/2026", "20/11/2026"));
    assert_eq!(backwards.days.sampai, day("2026-11-20"), "the invalid day has an error");
    assert_eq!(Some(offered(&desk, &id, &FilterQuery::default()).today), day("2026-11-21"));
    desk.later(DAY);
    assert_eq!(Some(offered(&desk, &id, &FilterQuery::default()).today), day("2026-11-22"));
}

#[test]
fn a_day_depends_on_the_zone_of_the_reader() {
    let (mut desk, id) = of_all_sources();
    let today = range("21/11/2026", "21/11/2026");
    assert_eq!(left(&desk, &id, &today)[0], 1);
    desk.clock.zone = Zone::fixed(-600);
    assert_eq!(left(&desk, &id, &today)[0], 0, "in Honolulu the ticket was filed on the previous evening");
    desk.clock = CLOCK;
    assert_eq!(left(&desk, &id, &today)[0], 1);
}
