//! A filter never narrows a figure to rows that the reader may not see elsewhere, and rows behind a figure are listed
//! only as far as the reader sees them (decisions §7): role × source.

use std::collections::BTreeSet;

use crate::support::Desk;
use crate::support::dashboards::*;
use portal_core::dashboard::rows_seen::{readable, seen};
use portal_core::dashboard::views::detail::detail;
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::report::report;
use portal_core::dashboard::views::rows::{FigureQuery, FigureRows, rows, rows_csv};
use portal_core::model::Role;
use portal_core::store::error::Refusal;
use portal_core::store::session::Action;
use portal_dashboard::choices::FilterChoices;
use portal_dashboard::filter::{FilterQuery, ValueFilter, written};
use portal_dashboard::seen::Seen;
use portal_dashboard::widget::WidgetKind;

const SOURCES: [&str; 5] = ["tickets", "assignments", "documents", "datasets", "dataset:TAB-OPR-02"];

/// The rows of each source that a role sees: all, its own, or none.
const SEEN: [(Role, [&str; 5]); 7] = [
    (Role::BadanUsaha, ["own", "none", "none", "none", "none"]),
    (Role::InternalEsdm, ["all", "all", "all", "all", "all"]),
    (Role::Agent, ["all", "none", "none", "none", "none"]),
    (Role::InternalAuditor, ["none", "own", "own", "own", "any"]),
    (Role::ExternalAuditor, ["none", "own", "own", "own", "any"]),
    (Role::CmsAuditor, ["none", "all", "all", "all", "all"]),
    (Role::DashboardBuilder, ["all", "all", "all", "all", "all"]),
];

#[test]
fn each_role_sees_the_rows_of_its_own_screens() {
    let mut desk = Desk::builder();
    let totals = [6, 10, 15, 12, 36];
    for (role, expected) in SEEN {
        desk.act_as(role);
        for ((source, expected), total) in SOURCES.into_iter().zip(expected).zip(totals) {
            let found = match desk.view(|reader| seen(reader, source)) {
                Seen::All => "all",
                Seen::Only(rows) if rows.is_empty() => "none",
                Seen::Only(rows) => {
                    assert!(rows.len() < total, "{role:?} {source}");
                    "own"
                }
            };
            assert!(found == expected || expected == "any" && found != "own", "{role:?} {source}: {found}");
            let reads = desk.view(|reader| readable(reader, source));
            let reads_figures_only = matches!(role, Role::ExternalAuditor | Role::DashboardBuilder);
            let has_rows = !matches!(&reads, Seen::Only(rows) if rows.is_empty());
            assert_eq!(has_rows, found != "none" && !reads_figures_only, "{role:?} {source}");
        }
    }
}

/// A published public dashboard that groups every source by company.
fn of_companies() -> (Desk, String) {
    let mut desk = Desk::builder();
    let widgets = (1..).zip(SOURCES).map(|(number, source)| {
        let column = if source.starts_with("dataset:") { "@badanUsaha" } else { "badanUsaha" };
        counted_by(number, WidgetKind::Bar, source, column)
    });
    let id = desk.build(widgets.collect());
    desk.publish(&id);
    (desk, id)
}

fn offered(desk: &Desk, dashboard: &str, query: &FilterQuery) -> FilterChoices {
    let query = FiltersQuery { dashboard: dashboard.to_owned(), filters: query.clone() };
    desk.view(|reader| filters(reader, &query)).expect("reading is granted")
}

fn company(name: &str) -> FilterQuery {
    FilterQuery { badan_usaha: Some(name.to_owned()), ..FilterQuery::default() }
}

fn value(column: &str, value: &str) -> FilterQuery {
    let nilai = written(&[ValueFilter { column: column.to_owned(), value: value.to_owned() }]);
    FilterQuery { nilai, ..FilterQuery::default() }
}

fn behind(desk: &Desk, dashboard: &str, widget: u32, group: Option<&str>) -> FigureRows {
    let query = figure(dashboard, widget, group);
    desk.view(|reader| rows(reader, &query)).unwrap_or_else(|refusal| panic!("{query:?}: {refusal:?}"))
}

fn figure(dashboard: &str, widget: u32, group: Option<&str>) -> FigureQuery {
    FigureQuery {
        dashboard: dashboard.to_owned(),
        widget: format!("widget_{widget}"),
        filters: FilterQuery::default(),
        group: group.map(str::to_owned),
        series: None,
    }
}

#[test]
fn a_company_chooses_only_its_own_name_and_no_other_name_filters() {
    let (mut desk, id) = of_companies();
    let all = offered(&desk, &id, &FilterQuery::default()).companies;
    assert!(all.len() > 3);
    desk.act_as(Role::BadanUsaha);
    let own = desk.view(|reader| reader.session().person.name.clone());
    assert_eq!(offered(&desk, &id, &FilterQuery::default()).companies, std::slice::from_ref(&own));
    let unfiltered = rows_of(&desk, &id, &FilterQuery::default());
    for other in all.iter().filter(|name| **name != own) {
        assert_eq!(offered(&desk, &id, &company(other)).filters, FilterQuery::default(), "left out of the address");
        for query in [company(other), value("Badan Usaha", other), value("badan usaha", other)] {
            assert_eq!(rows_of(&desk, &id, &query), unfiltered, "{query:?} narrows nothing");
        }
        let note = "Filter badan usaha tidak berlaku pada sumber ini.".to_owned();
        assert!(desk.filtered(&id, "widget_1", &company(other)).notes.contains(&note));
    }
    assert_eq!(rows_of(&desk, &id, &company(&own))[0].len(), 1, "its own tickets");
    assert_eq!(rows_of(&desk, &id, &company(&own))[1..], unfiltered[1..], "it reads no other source");
}

fn rows_of(desk: &Desk, id: &str, query: &FilterQuery) -> Vec<Vec<Vec<String>>> {
    (1..=SOURCES.len())
        .map(|number| crate::support::dashboards::rows(&desk.filtered(id, &format!("widget_{number}"), query)))
        .collect()
}

/// Every column of every source, with a value that only rows of others have: no role narrows to it unless it sees all
/// rows of the source or the column holds fixed words.
#[test]
fn no_role_filters_by_a_name_that_only_hidden_rows_have() {
    let (mut desk, id) = of_companies();
    let general =
        ["Status", "Prioritas", "Kategori", "Keterlambatan", "Tahapan", "Tipe", "Tipe Auditor", "Tipe Data", "Bulan"];
    let columns: Vec<Vec<(String, Vec<String>)>> = desk.view(|reader| {
        let open = |id| portal_core::dashboard::sources::open(reader, id).expect("a source of the sample data");
        let of_source = |id| {
            let source = open(id);
            let texts = |column: &portal_dashboard::source::SourceColumn| Seen::All.texts(source.as_ref(), column);
            source.columns().iter().map(|column| (column.label.clone(), texts(column))).collect()
        };
        SOURCES.into_iter().map(of_source).collect()
    });
    for (role, expected) in SEEN {
        desk.act_as(role);
        for (((number, source), expected), columns) in (1..).zip(SOURCES).zip(expected).zip(&columns) {
            if expected != "none" {
                continue;
            }
            let whole = crate::support::dashboards::rows(&desk.drawn(&id, &format!("widget_{number}")));
            for (label, values) in columns.iter().filter(|(label, _)| !general.contains(&label.as_str())) {
                for text in values {
                    let narrowed = desk.filtered(&id, &format!("widget_{number}"), &value(label, text));
                    let narrowed = crate::support::dashboards::rows(&narrowed);
                    assert_eq!(narrowed, whole, "{role:?} {source} {label} {text}");
                }
            }
        }
    }
}

#[test]
fn rows_behind_a_figure_are_listed_as_far_as_the_reader_sees_them() {
    let (mut desk, id) = of_companies();
    let groups: Vec<String> =
        crate::support::dashboards::rows(&desk.drawn(&id, "widget_1")).into_iter().map(|row| row[0].clone()).collect();
    desk.act_as(Role::InternalEsdm);
    let all = behind(&desk, &id, 1, None);
    assert_eq!((all.rows.len(), all.counted.as_str(), all.notes.len()), (6, "6 tiket", 0));
    assert_eq!(all.columns.first().map(|column| column.label.as_str()), Some("Kode"));
    assert!(all.are_tickets && !all.columns.iter().any(|column| column.is_number), "the chart reads no numbers");
    let codes: BTreeSet<&str> = all.rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(codes.len(), 6);
    let listed: usize = groups.iter().map(|group| behind(&desk, &id, 1, Some(group)).rows.len()).sum();
    assert_eq!(listed, 6, "each row is behind one bar");
    let one = behind(&desk, &id, 1, Some(&groups[0]));
    assert_eq!(one.filter.map(|filter| filter.filters), Some(company(&groups[0])));

    desk.act_as(Role::BadanUsaha);
    let own = desk.view(|reader| reader.session().person.name.clone());
    let mine = behind(&desk, &id, 1, None);
    assert!(mine.rows.len() < 6 && !mine.rows.is_empty());
    let hidden = 6 - mine.rows.len();
    assert_eq!(
        mine.notes,
        [format!("{hidden} baris tidak ditampilkan karena berada di luar akses Anda. Angkanya tetap ikut dihitung.")]
    );
    for group in &groups {
        let rows = behind(&desk, &id, 1, Some(group));
        assert_eq!((rows.rows.is_empty(), rows.filter.is_none()), (*group != own, *group != own), "{group}");
    }

    desk.act_as(Role::ExternalAuditor);
    let none = behind(&desk, &id, 1, None);
    assert_eq!((none.rows.len(), none.may_take_out), (0, false));
    let refused = desk.view(|reader| rows_csv(reader, &figure(&id, 1, None)));
    let role = Role::ExternalAuditor;
    assert_eq!(refused, Err(Refusal::NotPermitted { role, action: Action::TakeOutDashboards }));
}

#[test]
fn the_file_has_the_visible_rows_with_their_codes() {
    let (mut desk, id) = of_companies();
    desk.act_as(Role::BadanUsaha);
    let own: BTreeSet<String> = behind(&desk, &id, 1, None).rows.into_iter().map(|row| row[0].clone()).collect();
    let file = desk.view(|reader| rows_csv(reader, &figure(&id, 1, None))).expect("a company takes its own rows out");
    let lines: Vec<&str> = file.content.trim_start_matches('\u{feff}').trim_end().split("\r\n").collect();
    assert!(lines[0].starts_with("Kode,"));
    let written: BTreeSet<String> =
        lines[1..].iter().map(|line| line.split(',').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(written, own);
}

#[test]
fn only_roles_with_rows_of_their_own_may_open_them() {
    let (mut desk, id) = of_companies();
    for role in Role::ALL {
        desk.act_as(role);
        let may = !matches!(role, Role::ExternalAuditor | Role::DashboardBuilder);
        assert_eq!(desk.view(|reader| detail(reader, &id)).expect("public").may_open_rows, may, "{role:?}");
    }
}

#[test]
fn a_page_with_rows_is_saved_only_by_readers_of_all_rows() {
    let (mut desk, id) = of_companies();
    for role in Role::ALL {
        desk.act_as(role);
        let may = matches!(role, Role::InternalEsdm | Role::DashboardBuilder);
        let query = FiltersQuery { dashboard: id.clone(), filters: FilterQuery::default() };
        assert_eq!(desk.view(|reader| report(reader, &query)).is_ok(), may, "{role:?}");
        assert_eq!(desk.view(|reader| detail(reader, &id)).expect("public").may_save_page, may, "{role:?}");
    }
}
