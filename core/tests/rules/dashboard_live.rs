//! Widgets follow the portal's stores: each command changes the figures of the widgets that read its store, and no
//! others.

use std::collections::BTreeMap;

use crate::support::audit::{DEWI, HENDRA, LICENCE, PNBP};
use crate::support::dashboards::*;
use crate::support::{DAY, Desk, form};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DocumentForm, PlaceForm};
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::report::report;
use portal_core::dashboard::views::widget::widget;
use portal_core::dashboard::views::{card, detail, menu, published};
use portal_core::model::assignment::Assignment;
use portal_core::model::auditor::AuditorType;
use portal_core::model::ticket::{Priority, Status, Ticket, priority_label};
use portal_core::model::{Role, Slice, SliceSet};
use portal_core::store::Reader;
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::TicketCommand;
use portal_dashboard::condition::{Condition, Test};
use portal_dashboard::config::WidgetConfig;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::view::{WidgetBody, WidgetView};
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;

/// Number of records by text, in the form of a widget's rows.
fn counts<T>(records: impl Iterator<Item = T>, text: impl Fn(&T) -> String) -> Vec<Vec<String>> {
    let mut counts = BTreeMap::new();
    records.for_each(|record| *counts.entry(text(&record)).or_insert(0) += 1);
    counts.into_iter().map(|(text, count)| vec![text, count.to_string()]).collect()
}

type OfTicket = fn(&Ticket) -> String;

const OF_TICKETS: [(&str, OfTicket); 5] = [
    ("status", |ticket| ticket.status.label().to_owned()),
    ("prioritas", |ticket| priority_label(ticket.priority).to_owned()),
    ("kategori", |ticket| ticket.category.to_string()),
    ("badanUsaha", |ticket| ticket.requester.name.to_string()),
    ("agen", |ticket| ticket.assignee.as_ref().map_or("Unassigned".to_owned(), |agent| agent.name.to_string())),
];

fn bars(source: &str, columns: &[&str]) -> Vec<Widget> {
    (1..).zip(columns).map(|(number, column)| counted_by(number, WidgetKind::Bar, source, column)).collect()
}

/// The sample data with a published public dashboard.
fn published_one(widgets: Vec<Widget>) -> (Desk, String) {
    let mut desk = Desk::builder();
    let id = desk.build(widgets);
    desk.publish(&id);
    (desk, id)
}

#[test]
fn each_ticket_command_updates_every_ticket_widget() {
    let (mut desk, id) = published_one(bars("tickets", &OF_TICKETS.map(|(column, _)| column)));
    let check = |desk: &Desk, after: &str| {
        for (number, (column, text)) in (1..).zip(OF_TICKETS) {
            let expected = counts(desk.portal.state().tickets.iter(), |ticket| text(ticket));
            assert_eq!(rows(&desk.drawn(&id, &format!("widget_{number}"))), expected, "{column} after {after}");
        }
    };
    check(&desk, "nothing");
    let ticket = || "R8K2AB".to_owned();
    let steps = [
        (Role::BadanUsaha, TicketCommand::Create { form: form("Baru") }),
        (Role::Agent, TicketCommand::SetStatus { ticket: ticket(), status: Status::Closed }),
        (Role::Agent, TicketCommand::Assign { ticket: ticket(), agent: "agent-2".to_owned(), reason: None }),
        (Role::Agent, TicketCommand::SetPriority { ticket: ticket(), priority: Priority::Low }),
        (Role::Agent, TicketCommand::Take { ticket: "N4W7KD".to_owned() }),
    ];
    for (role, step) in steps {
        let name = format!("{step:?}");
        desk.act_as(role).ticket_ok(step);
        check(&desk, &name);
        let mut undone = desk.clone();
        check(undone.undo(), &format!("{name} taken back"));
    }
}

#[test]
fn undoing_the_only_ticket_of_a_company_removes_its_bar() {
    let (mut desk, id) = published_one(bars("tickets", &["badanUsaha"]));
    let before = rows(&desk.drawn(&id, "widget_1"));
    desk.act_as_person(Role::BadanUsaha, "bu-timah").ticket_ok(TicketCommand::Create { form: form("Baru") });
    assert_eq!(rows(&desk.drawn(&id, "widget_1"))[0], ["CV Timah Selat Gaspar", "2"]);
    assert_eq!(rows(&desk.undo().drawn(&id, "widget_1")), before);
}

fn lateness_of(is_late: bool) -> String {
    if is_late { "Terlambat" } else { "Tidak terlambat" }.to_owned()
}

#[test]
fn assignment_widgets_follow_commands_and_the_day() {
    let (mut desk, id) = published_one(bars("assignments", &["status", "tahapan", "tipeAuditor", "keterlambatan"]));
    let check = |desk: &Desk| {
        let today = desk.clock.local_now().date();
        let all = || desk.portal.state().assignments.iter();
        let is_late = |each: &Assignment| each.status.label() != "Selesai" && each.expiry_date.days_until(today) > 0;
        assert_eq!(rows(&desk.drawn(&id, "widget_1")), counts(all(), |each| each.status.label().to_owned()));
        assert_eq!(rows(&desk.drawn(&id, "widget_4")), counts(all(), |each| lateness_of(is_late(each))));
        assert_eq!(rows(&desk.drawn(&id, "widget_2")), counts(all(), |each| each.tahapan.label().to_owned()));
        let kind =
            |each: &&Assignment| if each.assigned_to == AuditorType::Internal { "Internal" } else { "Eksternal" };
        let totals = rows(&desk.drawn(&id, "widget_3")).into_iter().map(|row| row[1].clone()).collect::<Vec<_>>();
        assert_eq!(
            totals,
            counts(all(), |each| kind(each).to_owned()).into_iter().map(|row| row[1].clone()).collect::<Vec<_>>()
        );
    };
    check(&desk);
    desk.act_as(Role::CmsAuditor);
    let new = desk.assign("TAB-OPR-02", DEWI);
    check(&desk);
    desk.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    check(&desk);
    desk.assignment_ok(AssignmentCommand::Complete { assignment: LICENCE.to_owned() });
    check(&desk);
    desk.assignment_ok(AssignmentCommand::Delete { assignment: new });
    check(&desk);
    check(desk.later(4 * DAY));
    check(desk.later(40 * DAY));
}

#[test]
fn document_and_dataset_widgets_follow_filing_and_removal() {
    let mut widgets = bars("documents", &["badanUsaha"]);
    widgets.push(counted_by(2, WidgetKind::Bar, "datasets", "badanUsaha"));
    widgets.push(counted_by(3, WidgetKind::Metric, "dataset:TAB-OPR-02", ""));
    let (mut desk, id) = published_one(widgets);
    let check = |desk: &Desk| {
        let repository = &desk.portal.state().repository;
        let documents = counts(repository.documents.iter(), |each| each.badan_usaha.clone());
        let datasets = counts(repository.datasets.iter(), |each| each.badan_usaha.clone());
        assert_eq!(rows(&desk.drawn(&id, "widget_1")), documents);
        assert_eq!(rows(&desk.drawn(&id, "widget_2")), datasets);
    };
    check(&desk);
    assert_eq!(rows(&desk.drawn(&id, "widget_3")), [["Jumlah baris", "36"]]);
    desk.act_as(Role::CmsAuditor);
    let [tahapan, badan_usaha, description] = ["Penjualan", "AA Baru", ""].map(str::to_owned);
    let file = FileFacts { name: "a.pdf".to_owned(), size: 9, head: b"%PDF-1.4".to_vec(), tail: Vec::new() };
    let place = PlaceForm { tahapan, badan_usaha, description };
    desk.ok(&Command::Repository(RepositoryCommand::StoreDocument {
        form: DocumentForm { place, file, sections: vec![], pages: None },
    }));
    check(&desk);
    assert_eq!(rows(&desk.drawn(&id, "widget_1"))[0], ["AA Baru", "1"]);
    for data in ["TAB-FST-02", "DOC-FST-02"] {
        let assigned: Vec<String> = desk
            .portal
            .state()
            .assignments
            .iter()
            .filter(|each| each.data_id == data)
            .map(|each| each.id.clone())
            .collect();
        for assignment in assigned {
            desk.assignment_ok(AssignmentCommand::Delete { assignment });
        }
        desk.ok(&Command::Repository(RepositoryCommand::Remove { id: data.to_owned() }));
        check(&desk);
    }
}

fn read(desk: &Desk, view: impl FnOnce(&Reader)) -> Vec<Slice> {
    desk.view(|reader| {
        view(reader);
        reader.read_slices().to_vec()
    })
}

#[test]
fn a_widget_depends_only_on_the_records_of_its_source() {
    let sources = [
        ("tickets", "status", &[Slice::Tickets, Slice::DeskSettings][..]),
        ("assignments", "status", &[Slice::Assignments]),
        ("documents", "tahapan", &[Slice::Repository]),
        ("datasets", "tahapan", &[Slice::Repository]),
        ("dataset:TAB-OPR-02", "Pit", &[Slice::Repository]),
        ("steps", "tahapan", &[Slice::Assignments, Slice::Repository, Slice::WorkingPapers]),
        ("findings", "tahapan", &[Slice::Assignments, Slice::Findings]),
        ("followUps", "tahapan", &[Slice::Assignments, Slice::FollowUps]),
        ("reviews", "tahapan", &[Slice::Assignments, Slice::Findings]),
    ];
    for (source, column, slices) in sources {
        let (desk, id) = published_one(bars(source, &[column]));
        let own = [Slice::Session, Slice::Day, Slice::Dashboards];
        // Every source names the provinces of its companies.
        let expected = slices
            .iter()
            .chain(&own)
            .chain(&[Slice::Directory])
            .fold(SliceSet::default(), |set, slice| set.with(*slice))
            .to_vec();
        let query = widget_query(&id, "widget_1", &FilterQuery::default());
        assert_eq!(read(&desk, |reader| drop(widget(reader, &query))), expected, "{source}");
        let query = FiltersQuery { dashboard: id, filters: FilterQuery::default() };
        assert_eq!(read(&desk, |reader| drop(filters(reader, &query))), expected, "filters of {source}");
        assert_eq!(read(&desk, |reader| drop(detail::detail(reader, &query.dashboard))), own);
    }
    let desk = Desk::builder();
    assert_eq!(read(&desk, |reader| drop(menu::menu(reader))), [Slice::Session, Slice::Dashboards]);
    assert_eq!(read(&desk, |reader| drop(published::count(reader))), [Slice::Session, Slice::Dashboards]);
    let dashboard = desk.dashboard(TICKETS);
    assert_eq!(read(&desk, |reader| drop(card::card(dashboard, reader.calendar()))), [Slice::Day]);
}

#[test]
fn a_widget_without_a_source_names_the_next_choice_and_reads_no_store() {
    let mut bare = counted_by(1, WidgetKind::Bar, "tickets", "status");
    bare.config = WidgetConfig::new(WidgetKind::Bar);
    let mut half = counted_by(2, WidgetKind::Bar, "tickets", "status");
    half.config.dimension = None;
    let (desk, id) = published_one(vec![bare, half]);
    let hint = |widget: &str| match desk.drawn(&id, widget).body {
        WidgetBody::Unset { hint } => hint,
        other => panic!("{other:?}"),
    };
    assert_eq!(hint("widget_1"), "Pilih sumber data.");
    assert_eq!(hint("widget_2"), "Pilih kolom untuk mengelompokkan.");
    let query = widget_query(&id, "widget_1", &FilterQuery::default());
    let slices = read(&desk, |reader| drop(widget(reader, &query)));
    assert_eq!(slices, [Slice::Session, Slice::Day, Slice::Dashboards]);
}

/// Widgets that name auditors in different ways.
fn naming_auditors() -> Vec<Widget> {
    let of = |number| counted_by(number, WidgetKind::Bar, "assignments", "status");
    let mut series = of(2);
    series.config.series = Some(by("auditor"));
    let mut value = of(3);
    value.config.value = vec![measure(Operation::Distinct, "auditor")];
    let mut filter = of(4);
    let test = Test::Is(vec!["Hendra Wijaya".to_owned()]);
    filter.config.filters = vec![Condition { column: "auditor".to_owned(), test }];
    vec![counted_by(1, WidgetKind::Table, "assignments", "auditor"), series, value, filter]
}

#[test]
fn an_external_auditor_sees_no_names_of_auditors() {
    let mut widgets = naming_auditors();
    widgets.push(counted_by(5, WidgetKind::Bar, "assignments", "tipeAuditor"));
    let (mut desk, id) = published_one(widgets);
    let names: Vec<String> = desk.portal.state().auditors.iter().map(|auditor| auditor.name.clone()).collect();
    let says_names = |view: &WidgetView| names.iter().any(|name| format!("{view:?}").contains(name.as_str()));
    assert!(says_names(&desk.drawn(&id, "widget_1")), "other roles read the names");
    desk.as_auditor(DEWI);
    for number in 1..=4 {
        let view = desk.drawn(&id, &format!("widget_{number}"));
        let detail = "Widget ini memuat nama auditor lain, yang tidak ditampilkan untuk auditor eksternal.";
        assert_eq!(problem(&view), ("Tidak ditampilkan", detail));
        assert!(view.figures.is_none() && view.notes.is_empty() && !says_names(&view));
    }
    assert_eq!(rows(&desk.drawn(&id, "widget_5")).len(), 2, "the other widgets still work");
    desk.as_auditor(HENDRA);
    assert!(says_names(&desk.drawn(&id, "widget_1")), "an internal auditor reads the names");
}

#[test]
fn a_saved_page_contains_only_texts_of_its_rows() {
    let (mut desk, id) = published_one(bars("tickets", &["agen"]));
    desk.act_as(Role::InternalEsdm);
    for ticket in desk.portal.state().tickets.iter().map(|ticket| ticket.id.clone()).collect::<Vec<_>>() {
        desk.ticket_ok(TicketCommand::Assign { ticket, agent: "agent-2".to_owned(), reason: None });
    }
    desk.act_as(Role::Agent);
    let file = desk
        .view(|reader| report(reader, &FiltersQuery { dashboard: id.clone(), filters: FilterQuery::default() }))
        .expect("an agent reads what is public");
    let agents =
        file.report.sources[0].columns.iter().find(|column| column.key == "agen").expect("the widgets read the source");
    assert_eq!(agents.labels, ["Siti Rahmawati"]);
}
