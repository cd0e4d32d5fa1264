//! The rows behind a figure, and the filter that a group stands for.

use portal_table::aggregate::{Key, sizes};
use portal_table::row_set::RowSet;

use super::by::{By, MISSING, REST};
use super::drawing::Drawing;
use super::grid::Plan;
use super::metric::Metric;
use super::selection::Selection;
use super::stop::Stop;
use super::{Around, lookup, own_period, split, wording};
use crate::filter::{FilterQuery, RANGE, ValueFilter, without, written};
use crate::period;
use crate::source::{ColumnType, DataSource, Meaning};
use crate::widget::{Widget, WidgetKind};

/// A figure of a widget, by the names of its group and series. Without names it is the whole widget.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figure<'a> {
    /// Name of the group.
    pub group: Option<&'a str>,
    /// Name of the series, if a column splits the widget.
    pub series: Option<&'a str>,
}

/// The rows behind a figure; `None` if the widget has no such figure.
pub fn rows_behind(
    widget: &Widget,
    source: &dyn DataSource,
    around: &Around<'_>,
    figure: Figure<'_>,
) -> Option<RowSet> {
    let own = own_period(widget, around, &mut Vec::new());
    let around = own.as_ref().map_or(*around, |filters| Around { filters, ..*around });
    let rows = Drawing { widget, source, around: &around }.behind(figure);
    rows.ok().flatten().map(Selection::into_set)
}

impl Drawing<'_> {
    fn behind(&self, figure: Figure<'_>) -> Result<Option<Selection>, Stop> {
        let (kind, config) = (self.widget.kind, &self.widget.config);
        let notes = &mut Vec::new();
        let measures = self.measures()?;
        let selections = self.selections(notes)?;
        if !kind.needs_dimension() {
            let [(measure, label), ..] = measures.as_slice() else { return Ok(None) };
            let Self { source, around, .. } = *self;
            let metric = Metric { source, selections: &selections, around, measure, label, aim: None };
            return metric.shown(config.trend.as_ref()).map(Some);
        }
        let mut selection = selections.counted;
        let by = self.by()?;
        let by = if kind == WidgetKind::Map { self.provinces(&by, &mut selection, notes)?.0 } else { by };
        let whole = selection.clone();
        if let Some(name) = figure.group {
            let (wanted, span) = (self.wanted(), self.span());
            let plan = Plan { by: &by, series: None, measures: &measures, wanted, span, rest: config.rest };
            if !narrowed(&mut selection, &by, name, || plan.kept(&whole)) {
                return Ok(None);
            }
        }
        let series = wording::series(kind, config).map(|dimension| By::new(dimension, self.source)).transpose()?;
        if let (Some(name), Some(series)) = (figure.series, series) {
            let kept = || {
                let groups = series.groups();
                split::largest(&sizes(whole.rows(), &groups)).keys(&groups)
            };
            if !narrowed(&mut selection, &series, name, kept) {
                return Ok(None);
            }
        }
        Ok(Some(selection))
    }
}

/// Keeps the rows of the group with this name; false if there is none.
fn narrowed(selection: &mut Selection, by: &By, name: &str, kept: impl FnOnce() -> Vec<Key>) -> bool {
    let groups = by.groups();
    if let Some(key) = groups.keys().iter().find(|key| by.name(**key) == name) {
        selection.narrow(&by.rows_of(*key));
        return true;
    }
    if name == REST {
        for key in kept() {
            selection.without(&by.rows_of(key));
        }
    }
    name == REST
}

/// The filters of the dashboard with a group of this widget added; `None` if no filter selects exactly its rows.
pub fn filtered_by(
    widget: &Widget,
    source: &dyn DataSource,
    group: &str,
    filters: &FilterQuery,
) -> Option<FilterQuery> {
    let dimension = widget.config.dimension.as_ref().filter(|_| widget.kind.needs_dimension())?;
    let column = lookup::column(source, &dimension.column).ok()?;
    let is_filtered = |meaning| source.meant(meaning).is_some_and(|meant| meant.key == column.key);
    let mut filters = filters.clone();
    match column.kind {
        ColumnType::Number => return None,
        ColumnType::Date if is_filtered(Meaning::Period) => {
            let stretch = period::read(group)?;
            let day = |day: i32| portal_locale::calendar::CalendarDate::from_epoch_days(day.into()).to_string();
            filters.periode = Some(RANGE.to_owned());
            filters.dari = Some(day(stretch.start));
            filters.sampai = Some(day(stretch.end));
            return Some(filters);
        }
        ColumnType::Date => {
            period::read(group)?;
        }
        ColumnType::Category | ColumnType::Period => {
            let labels = source.labels(&column.key)?;
            if group != MISSING && !labels.labels().iter().any(|label| label == group) {
                return None;
            }
        }
    }
    if group != MISSING && is_filtered(Meaning::Company) {
        filters.badan_usaha = Some(group.to_owned());
    } else if group != MISSING && is_filtered(Meaning::Stage) {
        filters.tahapan = Some(group.to_owned());
    } else {
        let mut values = without(&filters.values(), &column.label);
        values.push(ValueFilter { column: column.label.clone(), value: group.to_owned() });
        filters.nilai = written(&values);
    }
    Some(filters)
}
