//! Colours belong to values: a value has one colour on a whole dashboard, under any filter and after any change of
//! the data.

use std::collections::BTreeMap;

use crate::support::Desk;
use crate::support::dashboards::*;
use portal_core::dashboard::views::widget::{PreviewWidget, WidgetQuery, preview, told_apart, widget};
use portal_core::model::Role;
use portal_core::model::dashboard::Dashboard;
use portal_core::model::ticket::{Priority, Status};
use portal_core::ticket::commands::TicketCommand;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::looks::{Look, coloured};
use portal_dashboard::view::{WidgetBody, WidgetView};
use portal_dashboard::widget::WidgetKind;

type Seen = BTreeMap<String, Look>;

/// Records the colour of everything in a widget; fails if a value had another colour before.
fn note(seen: &mut Seen, view: &WidgetView) {
    let looks: Vec<(&String, &Look)> = match &view.body {
        WidgetBody::Pie(pie) => pie.slices.iter().map(|slice| (&slice.label, &slice.look)).collect(),
        WidgetBody::Series(body) if body.series.len() > 1 => {
            body.series.iter().map(|line| (&line.label, &line.look)).collect()
        }
        WidgetBody::Series(body) => body.categories.iter().zip(&body.category_looks).collect(),
        _ => Vec::new(),
    };
    for (label, look) in looks {
        let before = seen.entry(label.clone()).or_insert_with(|| look.clone());
        assert_eq!(before, look, "{label} in \"{}\"", view.title);
    }
}

fn periods() -> Vec<FilterQuery> {
    let presets = ["", "7-hari", "30-hari", "bulan-ini", "tahun-ini"];
    presets.map(|preset| FilterQuery { periode: Some(preset.to_owned()), ..FilterQuery::default() }).to_vec()
}

/// The colours of a dashboard under every period and every company.
fn seen(desk: &Desk, dashboard: &Dashboard) -> Seen {
    let mut seen = Seen::new();
    let company = FilterQuery { badan_usaha: Some("PT Nikel Halmahera Raya".to_owned()), ..FilterQuery::default() };
    for filters in periods().into_iter().chain([company]) {
        for each in &dashboard.widgets {
            let query =
                WidgetQuery { dashboard: dashboard.id.clone(), widget: each.id.clone(), filters: filters.clone() };
            note(&mut seen, &desk.view(|reader| widget(reader, &query)).expect("the creator may read the dashboard"));
        }
    }
    seen
}

#[test]
fn a_value_has_one_colour_on_every_widget_of_a_dashboard_under_every_filter() {
    let mut desk = Desk::open();
    let all: Vec<Dashboard> = desk.portal.state().dashboards.iter().cloned().collect();
    for dashboard in &all {
        desk.act_as_person(Role::DashboardBuilder, &dashboard.created_by.id);
        let seen = seen(&desk, dashboard);
        let mut worn: Vec<&Look> = seen.values().collect();
        worn.dedup();
        let is_shared = |look: &&Look| worn.iter().filter(|other| *other == look).count() > 1;
        assert!(!worn.iter().any(is_shared), "{}: {seen:?}", dashboard.name);
    }
}

#[test]
fn statuses_and_priorities_have_their_own_colours() {
    let desk = Desk::builder();
    let seen = seen(&desk, desk.dashboard(TICKETS));
    let marks = [
        ("New", "mark-info"),
        ("Open", "mark-accent"),
        ("Pending", "mark-warning"),
        ("Resolved", "mark-success"),
        ("Closed", "mark-neutral"),
        ("Low", "mark-neutral"),
        ("Medium", "mark-copper"),
        ("High", "mark-danger"),
        ("No Priority", "mark-faint"),
    ];
    for (value, colour) in marks {
        assert_eq!(seen[value].colour, colour, "{value}");
    }
    let mut desk = Desk::open();
    desk.as_builder(SECOND);
    let seen = self::seen(&desk, desk.dashboard(ASSIGNMENTS));
    let marks = [("Ditugaskan", "mark-info"), ("Sedang Dikerjakan", "mark-accent"), ("Selesai", "mark-success")];
    for (value, colour) in marks {
        assert_eq!(seen[value].colour, colour, "{value}");
    }
    // Palette colours that resemble a tone are used last.
    let free = seen.values().filter(|look| look.colour.starts_with("series"));
    assert!(free.clone().count() > 0);
    assert!(free.into_iter().all(|look| !["series-1", "series-6", "series-7"].contains(&look.colour.as_str())));
}

#[test]
fn a_value_keeps_its_colour_when_another_value_loses_its_rows() {
    let mut desk = Desk::builder();
    let id = desk.build(vec![
        counted_by(1, WidgetKind::Pie, "tickets", "status"),
        counted_by(2, WidgetKind::Pie, "tickets", "kategori"),
        counted_by(3, WidgetKind::Bar, "tickets", "kategori"),
        counted_by(4, WidgetKind::Bar, "tickets", "agen"),
    ]);
    let before = seen(&desk, desk.dashboard(&id));
    assert!(before.contains_key("New"));
    desk.act_as(Role::Agent);
    desk.ticket_ok(TicketCommand::Take { ticket: "N4W7KD".to_owned() });
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "R8K2AB".to_owned(), status: Status::Closed });
    desk.ticket_ok(TicketCommand::SetPriority { ticket: "R8K2AB".to_owned(), priority: Priority::Low });
    desk.as_builder(FIRST);
    let mut after = seen(&desk, desk.dashboard(&id));
    assert!(!after.contains_key("New"));
    after.extend(before.clone());
    assert_eq!(after, before);
    let WidgetBody::Series(agents) = desk.drawn(&id, "widget_4").body else { panic!("bars") };
    assert!(agents.category_looks.is_empty(), "no other widget tells agents apart");
}

#[test]
fn the_editor_uses_the_same_colours_as_the_reader() {
    let desk = Desk::builder();
    let dashboard = desk.dashboard(TICKETS);
    let mut seen = seen(&desk, dashboard);
    let coloured = desk.view(|reader| told_apart(reader, &dashboard.widgets)).expect("an administrator");
    for widget in dashboard.widgets.clone() {
        let query = PreviewWidget { widget, filters: FilterQuery::default(), coloured: coloured.clone() };
        note(&mut seen, &desk.view(|reader| preview(reader, &query)).expect("an administrator"));
    }
}

#[test]
fn moving_a_widget_changes_no_colour() {
    for dashboard in Desk::open().portal.state().dashboards.iter() {
        let mut moved = dashboard.widgets.clone();
        moved.reverse();
        assert_eq!(coloured(&moved), coloured(&dashboard.widgets), "{}", dashboard.name);
    }
}
