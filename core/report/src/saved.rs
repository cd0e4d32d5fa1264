//! A saved dashboard with its data sources, and the functions that its page calls.

use std::rc::Rc;

use portal_dashboard::choices::{FilterChoices, Sources, choices};
use portal_dashboard::csv;
use portal_dashboard::evaluate::{Around, evaluate};
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::looks::Looks;
use portal_dashboard::report::{Report, StoredSource};
use portal_dashboard::seen::Seen;
use portal_dashboard::source::DataSource;
use portal_dashboard::view::WidgetView;
use portal_dashboard::widget::{Position, Widget, WidgetKind};
use portal_locale::file_name::safe_file_name;
use serde::Serialize;

/// A saved dashboard.
pub struct SavedReport {
    report: Report,
    sources: Vec<Rc<dyn DataSource>>,
    looks: Looks,
}

/// The content above the widgets, and their positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReportHeader {
    /// Name of the dashboard.
    pub name: String,
    /// Description; may be empty.
    pub description: String,
    /// Category.
    pub category: String,
    /// Time and person of the save.
    pub saved: String,
    /// The initial filters.
    pub filters: FilterQuery,
    /// The widgets in reading order.
    pub places: Vec<ReportPlace>,
}

/// The position of a widget.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReportPlace {
    /// Id of the widget.
    pub id: String,
    /// Kind of the widget.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Position in the grid of 12 columns.
    pub position: Position,
}

/// The figures of a widget as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReportCsv {
    /// File name that is valid on every file system.
    pub name: String,
    /// Content of the file.
    pub content: String,
}

impl SavedReport {
    /// Opens the sources once for all widgets and filters.
    pub fn open(report: Report) -> Self {
        let sources = report.sources.iter().map(StoredSource::opened).collect();
        let looks = Looks::opened(&report.looks);
        Self { report, sources, looks }
    }

    /// See [`ReportHeader`].
    pub fn header(&self) -> ReportHeader {
        let Report { name, description, category, saved, filters, widgets, .. } = &self.report;
        let place =
            |widget: &Widget| ReportPlace { id: widget.id.clone(), kind: widget.kind, position: widget.position };
        ReportHeader {
            name: name.clone(),
            description: description.clone(),
            category: category.clone(),
            saved: saved.clone(),
            filters: filters.clone(),
            places: widgets.iter().map(place).collect(),
        }
    }

    /// The choices and state of the filters; 'today' is the day of the save.
    pub fn choices(&self, filters: &FilterQuery) -> FilterChoices {
        let open: Vec<_> = self.sources.iter().map(|source| (Rc::clone(source), Seen::All)).collect();
        let sources = Sources { open: &open, columns: &self.report.columns, are_awaited: false };
        choices(sources, filters, self.report.today)
    }

    /// A widget's view with the filters applied; `None` if no widget has this id.
    pub fn widget(&self, id: &str, filters: &FilterQuery) -> Option<WidgetView> {
        let widget = self.report.widgets.iter().find(|widget| widget.id == id)?;
        let chosen = widget.config.data_source.as_ref();
        let source = chosen.and_then(|chosen| self.sources.iter().find(|source| source.id() == chosen.id));
        let (filters, _) = filters.read(self.report.today);
        let around = Around { filters: &filters, today: self.report.today, looks: &self.looks };
        Some(evaluate(widget, source.map(AsRef::as_ref), &around))
    }

    /// A widget's figures as CSV, with the filters applied; `None` if it has none.
    pub fn csv(&self, id: &str, filters: &FilterQuery) -> Option<ReportCsv> {
        let view = self.widget(id, filters)?;
        Some(ReportCsv {
            name: safe_file_name(&format!("{}_{}{}.csv", self.report.name, view.title, filters.file_name_end())),
            content: csv::figures(&view.figures?),
        })
    }
}
