//! Dashboards and widgets for tests, and helpers to read them.

use portal_core::Command;
use portal_core::dashboard::commands::{DashboardCommand, DashboardForm};
use portal_core::dashboard::views::list::{DashboardList, DashboardQuery, list};
use portal_core::dashboard::views::widget::{WidgetQuery, widget};
use portal_core::model::Role;
use portal_core::model::dashboard::{Dashboard, DashboardStatus, Permission};
use portal_core::store::Commit;
use portal_core::store::error::Refusal;
use portal_dashboard::config::{Dimension, Measure, SourceRef, WidgetConfig};
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::view::{WidgetBody, WidgetView};
use portal_dashboard::widget::{Position, Widget, WidgetKind};
use portal_table::aggregate::Operation;

use super::Desk;
use super::history::inverted;

/// Lestari Putri, the first administrator of the role.
pub const FIRST: &str = "dash-1";
/// Wira Hardanto, the second administrator.
pub const SECOND: &str = "dash-2";

/// Public, about tickets, published; by the first administrator.
pub const TICKETS: &str = "dash_1763604898133";
/// For the ministry's staff, published; by the second administrator.
pub const ASSIGNMENTS: &str = "dash_1763518485562";
/// A private draft of the second administrator.
pub const CASH: &str = "dash_1763172836054";

impl Desk {
    /// The sample data, with the first dashboard administrator acting.
    pub fn builder() -> Self {
        Self::acting_as(Role::DashboardBuilder)
    }

    pub fn as_builder(&mut self, person: &str) -> &mut Self {
        self.act_as_person(Role::DashboardBuilder, person)
    }

    pub fn dashboard_ok(&mut self, command: DashboardCommand) -> Commit {
        self.ok(&Command::Dashboard(command)).expect("a dashboard's command changes something")
    }

    pub fn dashboard_refused(&mut self, command: DashboardCommand) -> Refusal {
        self.refused(&Command::Dashboard(command))
    }

    pub fn create(&mut self, form: DashboardForm) -> String {
        self.dashboard_ok(DashboardCommand::Create { form }).subject.id
    }

    pub fn build(&mut self, widgets: Vec<Widget>) -> String {
        let form = dashboard_form("Uji", Permission::Public);
        let dashboard = self.create(form.clone());
        self.dashboard_ok(DashboardCommand::Save { dashboard: dashboard.clone(), form, widgets });
        dashboard
    }

    pub fn publish(&mut self, dashboard: &str) -> Commit {
        self.dashboard_ok(DashboardCommand::Publish { dashboard: dashboard.to_owned() })
    }

    pub fn dashboard(&self, id: &str) -> &Dashboard {
        self.portal.state().dashboards.get(id).unwrap_or_else(|| panic!("there is no dashboard {id}"))
    }

    pub fn dashboards(&self, query: &DashboardQuery) -> DashboardList {
        self.view(|reader| list(reader, query)).unwrap_or_else(|refusal| panic!("{query:?}: {refusal:?}"))
    }

    pub fn drawn(&self, dashboard: &str, id: &str) -> WidgetView {
        self.filtered(dashboard, id, &FilterQuery::default())
    }

    pub fn filtered(&self, dashboard: &str, id: &str, filters: &FilterQuery) -> WidgetView {
        let query = widget_query(dashboard, id, filters);
        self.view(|reader| widget(reader, &query)).unwrap_or_else(|refusal| panic!("{query:?}: {refusal:?}"))
    }

    /// Undoes the last command by applying its inverse as a commit.
    pub fn undo(&mut self) -> &mut Self {
        let commit = self.commits.last().expect("something was done").clone();
        let changes = commit.changes.iter().rev().map(inverted).collect();
        self.portal.apply(&Commit { changes, ..commit });
        self
    }
}

pub fn widget_query(dashboard: &str, id: &str, filters: &FilterQuery) -> WidgetQuery {
    WidgetQuery { dashboard: dashboard.to_owned(), widget: id.to_owned(), filters: filters.clone() }
}

pub fn dashboard_form(name: &str, permission: Permission) -> DashboardForm {
    DashboardForm { name: name.to_owned(), permission: permission.value().to_owned(), ..DashboardForm::default() }
}

/// A widget that counts the rows of a source by a column, in name order; number 1 is at the top.
pub fn counted_by(number: u32, kind: WidgetKind, source: &str, column: &str) -> Widget {
    let config = WidgetConfig {
        data_source: Some(SourceRef { id: source.to_owned(), name: format!("Sumber {source}") }),
        dimension: kind.needs_dimension().then(|| by(column)),
        sort: portal_dashboard::config::SortBy::Name,
        order: portal_dashboard::config::SortOrder::Asc,
        ..WidgetConfig::new(kind)
    };
    let position = Position { y: (number - 1) * 3, ..Position::default() };
    Widget { id: format!("widget_{number}"), kind, title: String::new(), position, config }
}

pub fn by(column: &str) -> Dimension {
    Dimension { column: column.to_owned(), bucket: None }
}

pub fn measure(aggregation: Operation, column: &str) -> Measure {
    Measure { aggregation, column: Some(column.to_owned()) }
}

/// The rows of a widget's figures: label, then the texts of its cells.
pub fn rows(view: &WidgetView) -> Vec<Vec<String>> {
    let table = view.figures.as_ref().unwrap_or_else(|| panic!("no figures: {view:?}"));
    let cells = |row: &portal_dashboard::view::FiguresRow| {
        [row.label.clone()].into_iter().chain(row.cells.iter().map(|cell| cell.text.clone())).collect()
    };
    table.rows.iter().map(cells).collect()
}

pub fn problem(view: &WidgetView) -> (&str, &str) {
    match &view.body {
        WidgetBody::Problem { problem } => (&problem.title, &problem.detail),
        other => panic!("the widget was drawn: {other:?}"),
    }
}

pub fn kinds_of_dashboards() -> Vec<(Permission, DashboardStatus)> {
    let statuses = |permission: &Permission| DashboardStatus::ALL.iter().map(|status| (*permission, *status)).collect();
    Permission::ALL.iter().flat_map(|permission| -> Vec<_> { statuses(permission) }).collect()
}
