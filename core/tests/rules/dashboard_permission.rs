//! Read and write access to dashboards: role × permission × status × creator, every cell (§6, decisions §3 and §7).

use std::collections::BTreeSet;

use crate::support::Desk;
use crate::support::dashboards::*;
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::dashboard::views::list::{self, DashboardScope};
use portal_core::dashboard::views::{definition, detail, filters, menu, published, report, rows, widget};
use portal_core::model::Role;
use portal_core::model::dashboard::{DashboardStatus, Permission};
use portal_core::store::Reader;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::widget::WidgetKind;

const WIDGET: &str = "widget_1";

/// For each role, whether it reads private, internal, company and public dashboards, each as draft and as published.
/// The last two lines are dashboard administrators: for another person's dashboards, and for their own.
const READS: [(Role, bool, [[bool; 2]; 4]); 8] = [
    (Role::BadanUsaha, false, [[false, false], [false, false], [false, true], [false, true]]),
    (Role::InternalEsdm, false, [[false, false], [false, true], [false, true], [false, true]]),
    (Role::Agent, false, [[false, false], [false, false], [false, false], [false, true]]),
    (Role::InternalAuditor, false, [[false, false], [false, false], [false, false], [false, true]]),
    (Role::ExternalAuditor, false, [[false, false], [false, false], [false, false], [false, true]]),
    (Role::CmsAuditor, false, [[false, false], [false, false], [false, false], [false, true]]),
    (Role::DashboardBuilder, false, [[false, false], [true, true], [true, true], [true, true]]),
    (Role::DashboardBuilder, true, [[true, true], [true, true], [true, true], [true, true]]),
];

fn may_read(role: Role, is_own: bool, (permission, status): (Permission, DashboardStatus)) -> bool {
    let own = is_own && role == Role::DashboardBuilder;
    let (_, _, cells) = READS.iter().find(|(known, of_own, _)| (*known, *of_own) == (role, own)).expect("in the table");
    let row = [Permission::Private, Permission::Internal, Permission::BadanUsaha, Permission::Public];
    let [draft, published] = cells[row.iter().position(|known| *known == permission).expect("in the table")];
    match status {
        DashboardStatus::Draft => draft,
        DashboardStatus::Published => published,
    }
}

struct Made {
    id: String,
    is_first_ones: bool,
    kind: (Permission, DashboardStatus),
}

/// Exactly one dashboard of every permission in every status, by each of the two administrators.
fn sixteen() -> (Desk, Vec<Made>) {
    let mut desk = Desk::builder();
    for id in desk.portal.state().dashboards.iter().map(|each| each.id.clone()).collect::<Vec<_>>() {
        let creator = desk.dashboard(&id).created_by.id.clone();
        desk.as_builder(&creator).dashboard_ok(DashboardCommand::Delete { dashboard: id });
    }
    let mut made = Vec::new();
    for person in [FIRST, SECOND] {
        for (permission, status) in kinds_of_dashboards() {
            let form = dashboard_form("Uji", permission);
            let widgets = vec![counted_by(1, WidgetKind::Bar, "tickets", "status")];
            let id = desk.as_builder(person).create(form.clone());
            desk.dashboard_ok(DashboardCommand::Save { dashboard: id.clone(), form, widgets });
            if status == DashboardStatus::Published {
                desk.publish(&id);
            }
            made.push(Made { id, is_first_ones: person == FIRST, kind: (permission, status) });
        }
    }
    (desk, made)
}

type OfStatus = fn(DashboardStatus) -> bool;
type View = fn(&Reader, &str) -> Result<(), Refusal>;

/// Every view that takes a dashboard's id, with its action.
const VIEWS: [(&str, Action, View); 11] = [
    ("detail", Action::ReadDashboards, |reader, id| detail::detail(reader, id).map(drop)),
    ("filters", Action::ReadDashboards, |reader, id| {
        let query = filters::FiltersQuery { dashboard: id.to_owned(), filters: FilterQuery::default() };
        filters::filters(reader, &query).map(drop)
    }),
    ("widget", Action::ReadDashboards, |reader, id| widget::widget(reader, &query_of(id)).map(drop)),
    ("rows", Action::ReadDashboards, |reader, id| rows::rows(reader, &figure_of(id)).map(drop)),
    ("rowsCsv", Action::TakeOutDashboards, |reader, id| rows::rows_csv(reader, &figure_of(id)).map(drop)),
    ("rowsSheet", Action::TakeOutDashboards, |reader, id| rows::rows_sheet(reader, &figure_of(id)).map(drop)),
    ("sheet", Action::TakeOutDashboards, |reader, id| widget::sheet(reader, &query_of(id)).map(drop)),
    ("csv", Action::TakeOutDashboards, |reader, id| widget::csv(reader, &query_of(id)).map(drop)),
    ("report", Action::TakeOutDashboards, |reader, id| {
        report::report(reader, &filters::FiltersQuery { dashboard: id.to_owned(), filters: FilterQuery::default() })
            .map(drop)
    }),
    ("editable", Action::ManageDashboards, |reader, id| detail::editable(reader, id).map(drop)),
    ("definition", Action::ManageDashboards, |reader, id| definition::file(reader, id).map(drop)),
];

fn query_of(id: &str) -> widget::WidgetQuery {
    widget_query(id, WIDGET, &FilterQuery::default())
}

fn figure_of(id: &str) -> rows::FigureQuery {
    let (dashboard, widget) = (id.to_owned(), WIDGET.to_owned());
    rows::FigureQuery { dashboard, widget, filters: FilterQuery::default(), group: None, series: None }
}

#[test]
fn a_dashboard_is_shown_only_to_roles_that_may_read_it() {
    let (mut desk, made) = sixteen();
    for role in Role::ALL {
        desk.act_as(role);
        for dashboard in &made {
            for (name, needs, view) in VIEWS {
                let outcome = desk.view(|reader| view(reader, &dashboard.id));
                // The page of a dashboard contains rows of tickets, which only some roles may all see.
                let sees_rows =
                    matches!(role, Role::InternalEsdm | Role::Agent | Role::DashboardBuilder) || name != "report";
                let is_readable = may_read(role, dashboard.is_first_ones, dashboard.kind);
                let expected = if !needs.is_granted_to(role) || is_readable && !sees_rows {
                    Err(Refusal::NotPermitted { role, action: needs })
                } else if is_readable {
                    Ok(())
                } else {
                    Err(Refusal::not_found(Kind::Dashboard, &dashboard.id))
                };
                assert_eq!(outcome, expected, "{role:?} {name} {:?}", dashboard.kind);
            }
        }
        for (name, needs, view) in VIEWS.into_iter().filter(|(_, needs, _)| needs.is_granted_to(role)) {
            let missing = desk.view(|reader| view(reader, "dash_0"));
            assert_eq!(missing, Err(Refusal::not_found(Kind::Dashboard, "dash_0")), "{name} needs {needs:?}");
        }
    }
}

#[test]
fn the_second_administrator_cannot_read_private_dashboards_of_the_first() {
    let (mut desk, made) = sixteen();
    desk.as_builder(SECOND);
    for dashboard in &made {
        let may = may_read(Role::DashboardBuilder, !dashboard.is_first_ones, dashboard.kind);
        let read = desk.view(|reader| detail::detail(reader, &dashboard.id));
        assert_eq!(read.is_ok(), may, "{:?}", dashboard.kind);
        assert!(read.is_ok_and(|detail| detail.may_take_out) || !may);
    }
}

/// Every command on an existing dashboard.
fn commands(id: &str) -> [DashboardCommand; 5] {
    let dashboard = || id.to_owned();
    let form = dashboard_form("Lain", Permission::Public);
    [
        DashboardCommand::Save { dashboard: dashboard(), form, widgets: Vec::new() },
        DashboardCommand::Publish { dashboard: dashboard() },
        DashboardCommand::Unpublish { dashboard: dashboard() },
        DashboardCommand::Duplicate { dashboard: dashboard() },
        DashboardCommand::Delete { dashboard: dashboard() },
    ]
}

#[test]
fn a_dashboard_is_changed_only_by_administrators_who_may_read_it() {
    let (mut desk, made) = sixteen();
    for role in Role::ALL {
        desk.act_as(role);
        for dashboard in &made {
            for command in commands(&dashboard.id) {
                let mut desk = desk.clone();
                if role != Role::DashboardBuilder {
                    let refusal = Refusal::NotPermitted { role, action: Action::ManageDashboards };
                    assert_eq!(desk.dashboard_refused(command), refusal);
                } else if may_read(role, dashboard.is_first_ones, dashboard.kind) {
                    desk.dashboard_ok(command);
                } else {
                    let refusal = Refusal::not_found(Kind::Dashboard, &dashboard.id);
                    assert_eq!(desk.dashboard_refused(command), refusal, "{:?}", dashboard.kind);
                }
            }
        }
        if role == Role::DashboardBuilder {
            for command in commands("dash_0") {
                assert_eq!(desk.dashboard_refused(command), Refusal::not_found(Kind::Dashboard, "dash_0"));
            }
        }
    }
}

#[test]
fn lists_and_counts_contain_exactly_the_readable_dashboards() {
    let (mut desk, made) = sixteen();
    for role in Role::ALL {
        desk.act_as(role);
        let readable = |is_so: OfStatus| -> BTreeSet<String> {
            let read = made.iter().filter(|each| may_read(role, each.is_first_ones, each.kind) && is_so(each.kind.1));
            read.map(|each| each.id.clone()).collect()
        };
        let all = readable(|_| true);
        let page_size = Some("50".to_owned());
        let query = published::PublishedQuery { page_size: page_size.clone(), ..Default::default() };
        let shown = desk.view(|reader| published::list(reader, &query)).expect("every role reads dashboards");
        assert_eq!(shown.cards.iter().map(|card| card.id.clone()).collect::<BTreeSet<_>>(), all, "{role:?}");
        assert_eq!(usize::try_from(shown.pagination.total), Ok(all.len()));
        assert_eq!(desk.view(published::count), Ok(shown.pagination.total), "{role:?}");
        if role != Role::DashboardBuilder {
            continue;
        }
        let scopes: [(DashboardScope, OfStatus); 3] = [
            (DashboardScope::All, |_| true),
            (DashboardScope::Published, |status| status == DashboardStatus::Published),
            (DashboardScope::Drafts, |status| status == DashboardStatus::Draft),
        ];
        let menu = desk.view(menu::menu).expect("its menu");
        for ((scope, is_so), in_menu) in scopes.into_iter().zip([menu.total, menu.published, menu.drafts]) {
            let query = list::DashboardQuery { scope, page_size: page_size.clone(), ..Default::default() };
            let listed = desk.dashboards(&query);
            assert_eq!(listed.cards.iter().map(|card| card.id.clone()).collect::<BTreeSet<_>>(), readable(is_so));
            assert_eq!((listed.counts.total, in_menu), (listed.pagination.total, listed.pagination.total));
        }
        assert_eq!(menu.categories.iter().map(|entry| entry.count).sum::<u32>(), menu.total);
        assert_eq!((menu.total, menu.drafts), (14, 7), "all but the two private ones of the other administrator");
    }
}

#[test]
fn status_and_permission_decide_whether_a_reader_sees_a_dashboard() {
    let mut desk = Desk::builder();
    let widgets = vec![counted_by(1, WidgetKind::Bar, "tickets", "status")];
    let id = desk.build(widgets.clone());
    let reads = |desk: &Desk, role| {
        let mut desk = desk.clone();
        desk.act_as(role).view(|reader| detail::detail(reader, &id)).is_ok()
    };
    assert!(!reads(&desk, Role::BadanUsaha), "a draft");
    desk.publish(&id);
    assert!(reads(&desk, Role::BadanUsaha));
    let form = dashboard_form("Uji", Permission::Internal);
    desk.dashboard_ok(DashboardCommand::Save { dashboard: id.clone(), form, widgets });
    assert!(!reads(&desk, Role::BadanUsaha) && reads(&desk, Role::InternalEsdm));
    desk.dashboard_ok(DashboardCommand::Unpublish { dashboard: id.clone() });
    assert!(!reads(&desk, Role::InternalEsdm) && reads(&desk, Role::DashboardBuilder));
}

#[test]
fn an_external_auditor_cannot_export_and_reads_under_a_watermark() {
    let mut desk = Desk::open();
    for role in Role::ALL {
        let shown = desk.act_as(role).view(|reader| detail::detail(reader, TICKETS)).expect("the dashboard is public");
        assert_eq!(shown.may_take_out, role != Role::ExternalAuditor, "{role:?}");
        assert_eq!(shown.watermark.is_some(), role == Role::ExternalAuditor, "{role:?}");
    }
}
