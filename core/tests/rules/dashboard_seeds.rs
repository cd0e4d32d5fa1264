//! The shipped dashboards meet decisions §7, draw on any day, and show the figures in `seeds/README.md`.

use std::collections::BTreeSet;

use crate::support::{CLOCK, DAY, Desk, HOUR, MINUTE};
use portal_core::dashboard::permission::{readable, withheld};
use portal_core::dashboard::views::list::{DashboardQuery, list};
use portal_core::dashboard::views::widget::{WidgetQuery, widget};
use portal_core::locale::zone::Zone;
use portal_core::model::dashboard::{Dashboard, DashboardCategory, DashboardStatus, Permission};
use portal_core::model::ticket::Status;
use portal_core::model::{Instant, Role};
use portal_core::store::env::Clock;
use portal_core::ticket::commands::TicketCommand;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::layout::{COLUMNS, compacted, problem, reading_order};
use portal_dashboard::view::{MetricBody, WidgetBody, WidgetView};
use portal_dashboard::widget::{ChartType, Position, WidgetKind};

const TICKETS: &str = "Layanan Tiket";

fn dashboards(desk: &Desk) -> Vec<Dashboard> {
    desk.portal.state().dashboards.iter().cloned().collect()
}

fn named(desk: &Desk, name: &str) -> Dashboard {
    dashboards(desk).into_iter().find(|each| each.name == name).unwrap_or_else(|| panic!("no dashboard '{name}'"))
}

/// The widgets of a dashboard as its creator sees them.
fn drawn(desk: &mut Desk, dashboard: &Dashboard) -> Vec<WidgetView> {
    desk.act_as_person(Role::DashboardBuilder, &dashboard.created_by.id);
    let query = |id: &str| WidgetQuery {
        dashboard: dashboard.id.clone(),
        widget: id.to_owned(),
        filters: FilterQuery::default(),
    };
    let view = |id: &str| desk.view(|reader| widget(reader, &query(id)));
    let views = dashboard.widgets.iter().map(|each| view(&each.id));
    views.map(|view| view.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", dashboard.name))).collect()
}

/// The first and last day of a month, New Year and an ordinary day, in the morning and just after midnight, in three
/// zones.
fn clocks() -> Vec<Clock> {
    let mut clocks = Vec::new();
    for offset_minutes in [420, 480, 540] {
        let morning = CLOCK.now.0 - i64::from(offset_minutes - CLOCK.local_now().offset_minutes) * MINUTE;
        for days in [-20, 0, 9, 41] {
            for hours in [0, -9] {
                clocks.push(Clock {
                    now: Instant(morning + days * DAY + hours * HOUR),
                    zone: Zone::fixed(offset_minutes),
                });
            }
        }
    }
    clocks
}

#[test]
fn every_category_permission_status_and_administrator_is_used() {
    let desk = Desk::open();
    let all = dashboards(&desk);
    assert_eq!(all.len(), 10);
    for category in DashboardCategory::ALL {
        assert!(all.iter().any(|each| each.category == *category), "{category:?}");
    }
    for permission in Permission::ALL {
        assert!(all.iter().any(|each| each.permission == *permission), "{permission:?}");
    }
    for status in DashboardStatus::ALL {
        assert!(all.iter().any(|each| each.status == *status), "{status:?}");
    }
    for person in desk.portal.state().people(Role::DashboardBuilder) {
        assert!(all.iter().any(|each| each.created_by.id == person.id), "{}", person.name);
    }
    assert!(all.iter().any(|each| each.permission == Permission::Private && each.created_by.id == "dash-2"));
}

#[test]
fn every_role_has_a_dashboard_and_narrower_roles_have_fewer() {
    let mut desk = Desk::open();
    let mut count = |role| {
        desk.act_as(role);
        desk.view(|reader| readable(reader).count())
    };
    assert_eq!((count(Role::InternalEsdm), count(Role::BadanUsaha)), (8, 3));
    for role in [Role::Agent, Role::InternalAuditor, Role::ExternalAuditor, Role::CmsAuditor] {
        assert_eq!(count(role), 2, "{role:?}");
    }
    assert_eq!(count(Role::DashboardBuilder), 9, "all but the private ones of the second administrator");
}

#[test]
fn every_kind_and_chart_type_occurs() {
    let desk = Desk::open();
    let widgets: Vec<_> = dashboards(&desk).into_iter().flat_map(|each| each.widgets).collect();
    for kind in WidgetKind::ALL {
        assert!(widgets.iter().any(|widget| widget.kind == *kind), "{kind:?}");
    }
    for chart_type in ChartType::ALL {
        assert!(widgets.iter().any(|widget| widget.config.chart_type == Some(*chart_type)), "{chart_type:?}");
    }
}

#[test]
fn layouts_are_without_gaps_and_in_reading_order() {
    let desk = Desk::open();
    for dashboard in dashboards(&desk) {
        let places: Vec<Position> = dashboard.widgets.iter().map(|widget| widget.position).collect();
        assert!((6..=12).contains(&places.len()), "{}", dashboard.name);
        assert_eq!(problem(&places), None, "{}", dashboard.name);
        assert_eq!(compacted(&places), places, "{}", dashboard.name);
        assert_eq!(reading_order(&places), (0..places.len()).collect::<Vec<_>>(), "{}", dashboard.name);
        let rows = places.iter().map(|place| place.y + place.h).max().unwrap_or(0);
        assert_eq!(places.iter().map(|place| place.w * place.h).sum::<u32>(), rows * COLUMNS, "{}", dashboard.name);
    }
}

#[test]
fn every_widget_draws_at_any_time_in_any_zone() {
    for clock in clocks() {
        let mut desk = Desk::open_at(clock);
        for dashboard in dashboards(&desk) {
            for view in drawn(&mut desk, &dashboard) {
                let place = format!("{} / {} at {clock:?}: {:?}", dashboard.name, view.title, view.body);
                let is_drawn = match &view.body {
                    WidgetBody::Unset { .. } | WidgetBody::Problem { .. } | WidgetBody::Empty { .. } => false,
                    WidgetBody::Series(body) => !body.categories.is_empty() && !body.series.is_empty(),
                    WidgetBody::Pie(body) => body.slices.len() > 1,
                    WidgetBody::Metric(body) => body.text != "-",
                    WidgetBody::Table => view.figures.as_ref().is_some_and(|figures| figures.rows.len() > 1),
                    WidgetBody::Text { paragraphs, .. } => !paragraphs.is_empty(),
                    WidgetBody::Map(body) => body.areas.iter().filter(|area| area.class.is_some()).count() > 1,
                };
                assert!(is_drawn, "{place}");
                assert_eq!(view.notes, Vec::<String>::new(), "{place}");
            }
        }
    }
}

#[test]
fn two_or_three_dashboards_changed_today_and_the_others_earlier() {
    for clock in clocks() {
        let mut desk = Desk::open_at(clock);
        desk.act_as_person(Role::DashboardBuilder, "dash-2");
        let list = desk
            .view(|reader| list(reader, &DashboardQuery::default()))
            .expect("an administrator may read the dashboard");
        assert!((2..=3).contains(&list.counts.updated_today), "{clock:?}");
        for age in ["Hari ini", " hari yang lalu", " minggu yang lalu", " 202"] {
            assert!(list.cards.iter().any(|card| card.updated.contains(age)), "{age} at {clock:?}");
        }
        assert!(dashboards(&desk).iter().all(|each| each.created_date <= each.updated_date));
    }
}

#[test]
fn public_dashboards_name_no_auditors() {
    let mut desk = Desk::acting_as(Role::ExternalAuditor);
    let public: Vec<Dashboard> =
        dashboards(&desk).into_iter().filter(|each| each.permission == Permission::Public).collect();
    let session = desk.portal.session().clone();
    let auditors: Vec<String> = desk.portal.state().auditors.iter().map(|auditor| auditor.name.clone()).collect();
    for dashboard in &public {
        assert!(!dashboard.widgets.iter().any(|widget| withheld(&session, widget).is_some()), "{}", dashboard.name);
        let shown = format!("{:?}", drawn(&mut desk, dashboard));
        assert!(!auditors.iter().any(|name| shown.contains(name)), "{}", dashboard.name);
    }
    assert_eq!(public.len(), 2);
}

#[test]
fn one_public_dashboard_shows_only_tickets_and_follows_them() {
    let mut desk = Desk::open();
    let dashboard = named(&desk, TICKETS);
    assert_eq!((dashboard.permission, dashboard.status), (Permission::Public, DashboardStatus::Published));
    let source =
        |id: &str| dashboard.widgets.iter().all(|each| each.config.data_source.as_ref().is_some_and(|s| s.id == id));
    assert!(source("tickets"));
    let before = drawn(&mut desk, &dashboard);
    desk.act_as(Role::InternalEsdm);
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "R8K2AB".to_owned(), status: Status::Resolved });
    let after = drawn(&mut desk, &dashboard);
    let moved: BTreeSet<&str> = before
        .iter()
        .zip(&after)
        .filter(|(one, other)| one.body != other.body)
        .map(|(one, _)| one.title.as_str())
        .collect();
    let expected = ["Belum selesai", "Tiket menurut status", "Tiket per kategori dan status"];
    assert_eq!(moved, BTreeSet::from(expected));
}

#[test]
fn every_company_with_data_has_a_province() {
    let desk = Desk::open();
    let state = desk.portal.state();
    let filed = state.repository.datasets.iter().map(|set| set.badan_usaha.as_str());
    let companies = filed.chain(state.repository.documents.iter().map(|document| document.badan_usaha.as_str()));
    for company in companies.chain(state.directory.businesses().map(|person| person.name.as_str())) {
        assert!(state.directory.province_of(company).is_some(), "{company}");
    }
}

fn figures(dashboard: &str, title: &str) -> WidgetView {
    let mut desk = Desk::open();
    let dashboard = named(&desk, dashboard);
    let views = drawn(&mut desk, &dashboard);
    views.into_iter().find(|view| view.title == title).unwrap_or_else(|| panic!("no widget '{title}'"))
}

fn metric(dashboard: &str, title: &str) -> MetricBody {
    match figures(dashboard, title).body {
        WidgetBody::Metric(body) => body,
        other => panic!("{title} is no metric: {other:?}"),
    }
}

/// The rows of a widget's figures: label, then the texts of its cells.
fn rows(dashboard: &str, title: &str) -> Vec<Vec<String>> {
    let table = figures(dashboard, title).figures.expect("the widget has figures");
    let cells =
        |row: &portal_dashboard::view::FiguresRow| row.cells.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    table.rows.iter().map(|row| [vec![row.label.clone()], cells(row)].concat()).collect()
}

#[test]
fn production_figures_equal_the_readme() {
    let name = "Produksi dan Stok 2025";
    assert_eq!(
        rows(name, "Capaian batu bara per pit"),
        [
            ["Pit Selatan", "247.400,00", "250.383,93", "94,46%", "118,00%"],
            ["Pit Tengah", "385.000,00", "365.769,93", "94,37%", "96,04%"],
            ["Pit Utara", "311.400,00", "306.216,89", "94,41%", "100,74%"],
        ]
    );
    assert_eq!(rows(name, "Rencana dan realisasi batu bara (ton)")[2], ["Triwulan III 2025", "248.900", "244.600"]);
    let last = metric(name, "Produksi batu bara");
    assert_eq!((last.text.as_str(), last.period.as_deref()), ("82.375 ton", Some("Desember 2025")));
    assert_eq!(last.trend.expect("a trend").against, "dibanding 77.192 ton (November 2025)");
    assert_eq!(last.sparkline.len(), 12);
    let stock = rows(name, "Stok akhir mineral timah (ton)");
    assert_eq!(stock[3], ["Triwulan IV 2025", "57,57", "17,58", "43,94"]);
}

#[test]
fn sales_reclamation_and_exploration_figures_equal_the_readme() {
    let sales = "Penjualan dan PNBP Batu Bara";
    assert_eq!(metric(sales, "PNBP 2025").text, "Rp73,26 M");
    assert_eq!(metric(sales, "Volume dikapalkan 2025").text, "952.471,25 ton");
    assert_eq!(rows(sales, "Volume ekspor dan domestik (ton)"), [["Ekspor", "655.593,63"], ["Domestik", "296.877,62"]]);
    assert_eq!(rows(sales, "Nilai penjualan per pembeli (Rp)")[0], ["Longtan Resources Ltd", "248.227.673.613,00"]);
    let environment = "Reklamasi dan Mutu Batu Bara";
    assert_eq!(metric(environment, "Rencana reklamasi 2025").text, "60,90 ha");
    assert_eq!(metric(environment, "Realisasi reklamasi 2025").text, "59,22 ha");
    let exploration = "Hasil Eksplorasi dan Cadangan";
    assert_eq!(metric(exploration, "Emas terkandung").text, "13.869,22 kg");
    assert_eq!(metric(exploration, "Pemboran nikel 2025").text, "557,5 m");
    assert_eq!(metric("Arus Kas Proyek Nikel", "Arus kas bersih seluruhnya").text, "2.226.807 juta Rp");
}
