//! The steps from a definition to its drawing: columns, rows, groups, figures.

use super::by::By;
use super::gaps::Span;
use super::grid::{Grid, Plan};
use super::measured::Measured;
use super::metric::Metric;
use super::rank::Wanted;
use super::selection::Selection;
use super::stop::Stop;
use super::{
    Around, chart_type, condition_rows, figures, filter_rows, lookup, map, notes, pie, series, target, wording,
};
use crate::filter::Filters;
use crate::source::{DataSource, Meaning};
use crate::view::{FiguresTable, TargetLine, WidgetBody};
use crate::widget::{ChartType, Widget, WidgetKind};

pub(super) struct Drawn {
    pub(super) body: WidgetBody,
    pub(super) figures: Option<FiguresTable>,
}

pub(super) struct Selections {
    pub(super) counted: Selection,
    /// Like `counted`, but without the dashboard's period filter.
    pub(super) any_time: Selection,
    /// The reason if no row is selected.
    nothing: Option<&'static str>,
    /// True if the filters of the dashboard leave out rows.
    pub(super) is_filtered: bool,
}

pub(super) struct Drawing<'a> {
    pub(super) widget: &'a Widget,
    pub(super) source: &'a dyn DataSource,
    pub(super) around: &'a Around<'a>,
}

impl Drawing<'_> {
    pub(super) fn draw(&self, notes: &mut Vec<String>) -> Result<Drawn, Stop> {
        let (kind, config) = (self.widget.kind, &self.widget.config);
        let by = if kind.needs_dimension() { Some(self.by()?) } else { None };
        let series = wording::series(kind, config).map(|dimension| By::new(dimension, self.source)).transpose()?;
        let measures = self.measures()?;
        let selections = self.selections(notes)?;
        notes::unread(kind, config, self.source, notes);
        match by {
            Some(by) => self.groups(by, series.as_ref(), &measures, &selections, notes),
            None => self.metric(&measures, &selections, notes),
        }
    }

    pub(super) fn by(&self) -> Result<By, Stop> {
        let hint = match self.widget.kind {
            WidgetKind::Map => "Pilih kolom yang berisi nama provinsi.",
            _ => "Pilih kolom untuk mengelompokkan.",
        };
        let dimension = self.widget.config.dimension.as_ref().ok_or_else(|| Stop::unset(hint))?;
        By::new(dimension, self.source)
    }

    pub(super) fn measures(&self) -> Result<Vec<(Measured, String)>, Stop> {
        let Self { widget, source, .. } = self;
        let measures = wording::measures(widget.kind, &widget.config).iter().map(|measure| {
            let measured = Measured::new(measure, *source, &widget.config.format)?;
            Ok((measured, wording::measure(measure, *source)))
        });
        let mut measures: Vec<(Measured, String)> = measures.collect::<Result<_, Stop>>()?;
        // The unit applies to amounts, not to counts.
        if measures.iter().any(|(measured, _)| !measured.counts()) {
            let counts = measures.iter_mut().filter(|(measured, _)| measured.counts());
            counts.for_each(|(measured, _)| measured.format.unit.clear());
        }
        // So do its decimals, but not to whole numbers beside fractions.
        if measures.iter().any(|(measured, _)| !measured.is_whole()) {
            let whole = measures.iter_mut().filter(|(measured, _)| measured.is_whole());
            whole.for_each(|(measured, _)| measured.without_decimals());
        }
        if measures.is_empty() { Err(Stop::unset("Pilih nilai yang dihitung.")) } else { Ok(measures) }
    }

    pub(super) fn selections(&self, notes: &mut Vec<String>) -> Result<Selections, Stop> {
        let (source, filters) = (self.source, self.around.filters);
        let mut any_time = Selection::of(source);
        let is_blank = any_time.is_empty();
        condition_rows::narrow(&mut any_time, &self.widget.config.filters, source, self.around.today)?;
        let is_unmet = any_time.is_empty();
        let unfiltered = any_time.len();
        filter_rows::narrow_to_who(&mut any_time, filters, source, notes);
        let mut counted = any_time.clone();
        filter_rows::narrow_to_period(&mut counted, filters, source, notes);
        let nothing = if is_blank {
            Some("Sumber data ini belum berisi baris.")
        } else if is_unmet {
            Some("Tidak ada baris yang memenuhi syarat widget ini.")
        } else {
            counted.is_empty().then_some("Tidak ada baris yang sesuai dengan filter dasbor. Ubah atau hapus filternya.")
        };
        let is_filtered = counted.len() != unfiltered;
        Ok(Selections { counted, any_time, nothing, is_filtered })
    }

    /// A counting metric shows 0 without rows, because zero can be a good result.
    fn metric(
        &self,
        measures: &[(Measured, String)],
        selections: &Selections,
        notes: &mut Vec<String>,
    ) -> Result<Drawn, Stop> {
        let trend = self.widget.config.trend.as_ref();
        let [(measure, label), ..] = measures else {
            return Err(Stop::unset("Pilih nilai yang dihitung."));
        };
        let has_past = trend.is_some() && !selections.any_time.is_empty();
        if let Some(hint) = selections.nothing.filter(|_| measure.of_nothing().is_none() && !has_past) {
            return Err(Stop::empty(hint));
        }
        let Self { source, around, .. } = *self;
        let aim = self.aim()?;
        Metric { source, selections, around, measure, label, aim: aim.as_ref() }.draw(trend, notes)
    }

    fn groups(
        &self,
        by: By,
        series: Option<&By>,
        measures: &[(Measured, String)],
        selections: &Selections,
        notes: &mut Vec<String>,
    ) -> Result<Drawn, Stop> {
        if let Some(hint) = selections.nothing {
            return Err(Stop::empty(hint));
        }
        let (kind, config) = (self.widget.kind, &self.widget.config);
        let mut selection = selections.counted.clone();
        let (by, has_all) =
            if kind == WidgetKind::Map { self.provinces(&by, &mut selection, notes)? } else { (by, true) };
        let rest = config.rest && kind != WidgetKind::Map;
        let plan = Plan { by: &by, series, measures, wanted: self.wanted(), span: self.span(), rest };
        let mut grid = plan.grid(&selection, notes);
        let format = measures.first().map(|(measure, _)| measure.format.clone()).unwrap_or_default();
        let target = self.aim()?.map(|aim| target::line(&aim, &plan, &grid, selections, &format));
        grid.is_whole &= has_all;
        let figures = figures::table(kind, &grid, &by.heading, target.as_ref());
        Ok(Drawn { body: self.body(&grid, target), figures: Some(figures) })
    }

    pub(super) fn wanted(&self) -> Wanted {
        let (kind, config) = (self.widget.kind, &self.widget.config);
        let limit = config.limit.clamp(1, kind.most_groups()) as usize;
        Wanted { sort: config.sort, order: config.order, limit }
    }

    /// The filtered days, if the rows are grouped by the column that is filtered.
    pub(super) fn span(&self) -> Span {
        let Filters { from, to, .. } = self.around.filters;
        let filtered = self.source.meant(Meaning::Period).map(|column| column.key.as_str());
        let grouped = self.widget.config.dimension.as_ref().map(|dimension| dimension.column.as_str());
        if filtered != grouped {
            return (None, None);
        }
        (from.map(lookup::day_number), to.map(lookup::day_number))
    }

    /// Groups by province; the flag is true if all rows name a province.
    pub(super) fn provinces(
        &self,
        by: &By,
        selection: &mut Selection,
        notes: &mut Vec<String>,
    ) -> Result<(By, bool), Stop> {
        let key = self.widget.config.dimension.as_ref().map_or("", |dimension| &dimension.column);
        let labels = lookup::labels(self.source, lookup::column(self.source, key)?)?;
        let by = map::provinces(&by.heading, &labels, selection, notes)?;
        let has_all = map::narrow(selection, &by, self.source.counted(), notes);
        Ok((by, has_all))
    }

    fn body(&self, grid: &Grid, target: Option<TargetLine>) -> WidgetBody {
        let (kind, config) = (self.widget.kind, &self.widget.config);
        match kind {
            WidgetKind::Chart | WidgetKind::Bar => {
                let chosen = chart_type(kind, config, Some(self.source));
                let is_stacked = match chosen {
                    Some(ChartType::Stacked) => true,
                    Some(ChartType::Area) => grid.lines.len() > 1,
                    _ => false,
                };
                let how = series::Drawn {
                    is_bars: !matches!(chosen, Some(ChartType::Line | ChartType::Area)),
                    is_stacked,
                    is_split: wording::series(kind, config).is_some(),
                    looks: self.around.looks,
                };
                WidgetBody::Series(series::body(grid, &how, target))
            }
            WidgetKind::Pie => pie::body(grid, self.around.looks),
            WidgetKind::Map => WidgetBody::Map(map::body(grid)),
            WidgetKind::Table | WidgetKind::Metric | WidgetKind::Text => WidgetBody::Table,
        }
    }
}
