//! 'Simpan sebagai HTML': the saved page shows the same as the portal for every dashboard under any filter.

use crate::support::{DAY, Desk};
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::report::{ReportFile, report};
use portal_core::dashboard::views::widget::{WidgetQuery, csv, widget};
use portal_core::model::Role;
use portal_core::model::dashboard::Dashboard;
use portal_core::store::error::Refusal;
use portal_core::store::session::Action;
use portal_dashboard::choices::FilterChoices;
use portal_dashboard::filter::FilterQuery;
use portal_report::saved::SavedReport;

/// Nobody in whose area it is read may read the rows of its audits, so it cannot be saved.
const NEVER_SAVED: &str = "Hasil Pemeriksaan";

fn dashboards(desk: &Desk) -> Vec<Dashboard> {
    let all = desk.portal.state().dashboards.iter();
    all.filter(|dashboard| dashboard.name != NEVER_SAVED).cloned().collect()
}

fn saved(desk: &mut Desk, dashboard: &Dashboard) -> ReportFile {
    desk.act_as_person(Role::DashboardBuilder, &dashboard.created_by.id);
    desk.view(|reader| report(reader, &unfiltered(&dashboard.id)))
        .unwrap_or_else(|refusal| panic!("{}: {refusal:?}", dashboard.name))
}

fn unfiltered(dashboard: &str) -> FiltersQuery {
    FiltersQuery { dashboard: dashboard.to_owned(), filters: FilterQuery::default() }
}

/// Opens a report after a round trip through JSON, as the page does.
fn opened(file: &ReportFile) -> SavedReport {
    let data = serde_json::to_value(&file.report).expect("a report is plain data");
    SavedReport::open(serde_json::from_value(data).expect("the report is parsed again"))
}

/// No filter, each preset, valid and invalid days, and every offered company and stage.
fn queries(offered: &FilterChoices) -> Vec<FilterQuery> {
    let none = FilterQuery::default;
    let text = |text: &str| Some(text.to_owned());
    let range =
        |dari, sampai| FilterQuery { periode: text("rentang"), dari: text(dari), sampai: text(sampai), ..none() };
    let mut queries = vec![
        none(),
        range("1/1/2025", "30/6/2025"),
        range("2026-11-01", ""),
        range("31/2/2026", "1/1/2026"),
        FilterQuery { badan_usaha: text("PT Tidak Ada"), tahapan: text("Penjualan"), ..none() },
    ];
    let presets = offered.periods.iter().map(|choice| FilterQuery { periode: text(&choice.value), ..none() });
    let companies = offered.companies.iter().map(|name| FilterQuery { badan_usaha: text(name), ..none() });
    let stages = offered.stages.iter().map(|name| FilterQuery { tahapan: text(name), ..none() });
    queries.extend(presets.chain(companies).chain(stages));
    queries
}

fn portal_filters(desk: &Desk, dashboard: &Dashboard, query: &FilterQuery) -> FilterChoices {
    let query = FiltersQuery { dashboard: dashboard.id.clone(), filters: query.clone() };
    desk.view(|reader| filters(reader, &query)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

#[test]
fn a_dashboard_of_audits_is_saved_by_nobody() {
    let mut desk = Desk::open();
    let all: Vec<Dashboard> = desk.portal.state().dashboards.iter().cloned().collect();
    let dashboard = all.iter().find(|dashboard| dashboard.name == NEVER_SAVED).expect("a sample");
    for role in Role::ALL {
        desk.act_as(role);
        assert!(desk.view(|reader| report(reader, &unfiltered(&dashboard.id))).is_err(), "{role:?}");
    }
}

#[test]
fn the_saved_page_draws_what_the_portal_draws() {
    let mut desk = Desk::open();
    for dashboard in dashboards(&desk) {
        let page = opened(&saved(&mut desk, &dashboard));
        let offered = page.choices(&FilterQuery::default());
        for filters in queries(&offered) {
            assert_eq!(page.choices(&filters), portal_filters(&desk, &dashboard, &filters), "{filters:?}");
            for each in &dashboard.widgets {
                let query =
                    WidgetQuery { dashboard: dashboard.id.clone(), widget: each.id.clone(), filters: filters.clone() };
                let drawn = desk.view(|reader| widget(reader, &query)).expect("the creator may read the dashboard");
                assert_eq!(page.widget(&each.id, &filters), Some(drawn), "{}: {filters:?}", dashboard.name);
                let file = desk.view(|reader| csv(reader, &query)).ok().map(|file| (file.name, file.content));
                let ours = page.csv(&each.id, &filters).map(|file| (file.name, file.content));
                assert_eq!(ours, file, "{}: {filters:?}", dashboard.name);
            }
        }
    }
}

#[test]
fn the_saved_page_opens_with_the_filters_of_the_save() {
    let desk = Desk::builder();
    let filters = FilterQuery {
        periode: Some("7-hari".to_owned()),
        badan_usaha: Some("PT Nikel Halmahera Raya".to_owned()),
        ..FilterQuery::default()
    };
    let query = FiltersQuery { dashboard: "dash_1763604898133".to_owned(), filters: filters.clone() };
    let file = desk.view(|reader| report(reader, &query)).expect("a builder may export the dashboard");
    let page = opened(&file);
    assert_eq!(page.header().filters, filters);
    assert_eq!(page.choices(&page.header().filters).lines.len(), 2);
}

#[test]
fn the_saved_page_does_not_follow_later_changes() {
    let mut desk = Desk::open();
    let all = dashboards(&desk);
    let tickets = all.iter().find(|each| each.name == "Layanan Tiket").expect("a dashboard of tickets");
    let page = opened(&saved(&mut desk, tickets));
    let week = FilterQuery { periode: Some("7-hari".to_owned()), ..FilterQuery::default() };
    let lines = page.choices(&week).lines;
    desk.later(40 * DAY);
    assert_eq!(page.choices(&week).lines, lines);
    assert_ne!(portal_filters(&desk, tickets, &week).lines, lines);
}

#[test]
fn the_heading_names_dashboard_time_and_person_of_the_save() {
    let mut desk = Desk::open();
    let all = dashboards(&desk);
    let dashboard = &all[0];
    let file = saved(&mut desk, dashboard);
    let header = opened(&file).header();
    assert_eq!((&header.name, &header.description), (&dashboard.name, &dashboard.description));
    assert_eq!(header.category, dashboard.category.label());
    assert!(header.saved.starts_with("21 November 2026") && header.saved.ends_with(&dashboard.created_by.name));
    let places: Vec<_> = header.places.iter().map(|place| (&place.id, place.position)).collect();
    assert_eq!(places, dashboard.widgets.iter().map(|each| (&each.id, each.position)).collect::<Vec<_>>());
    assert_eq!(file.name, format!("Dashboard_{}_2026-11-21.html", dashboard.name));
}

#[test]
fn only_used_columns_leave_the_portal() {
    let mut desk = Desk::open();
    for dashboard in dashboards(&desk) {
        let text = serde_json::to_string(&saved(&mut desk, &dashboard).report).expect("plain data");
        for ticket in desk.portal.state().tickets.iter() {
            assert!(!text.contains(&ticket.description), "{}: {}", dashboard.name, ticket.id);
        }
    }
}

#[test]
fn an_external_auditor_saves_nothing() {
    let mut desk = Desk::open();
    let all = dashboards(&desk);
    let public = all.iter().find(|each| each.name == "Layanan Tiket").expect("a dashboard of tickets");
    desk.act_as(Role::ExternalAuditor);
    let refused = desk.view(|reader| report(reader, &unfiltered(&public.id))).map(|file| file.name);
    let refusal = Refusal::NotPermitted { action: Action::TakeOutDashboards, role: Role::ExternalAuditor };
    assert_eq!(refused, Err(refusal));
}
