//! A metric of a period, its comparison with the previous period, and the sparkline.

use std::rc::Rc;

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::filter::days_within;
use portal_table::columnar::{Bucket, Days};

use super::Around;
use super::by::heading;
use super::drawing::Drawn;
use super::filter_rows::within;
use super::lookup::day_number;
use super::metric::{Metric, row};
use super::selection::{Narrowing, Selection};
use super::stop::Stop;
use super::timeline::Timeline;
use super::trend::compared;
use super::wording::with_unit;
use crate::config::Rise;
use crate::figure::tile;
use crate::filter::{Preset, range};
use crate::period::bucket_label;
use crate::source::{ColumnType, Meaning, SourceColumn};
use crate::view::{FiguresTable, MetricBody, SparkPoint, WidgetBody};

pub(super) struct Comparison<'a> {
    pub(super) metric: Metric<'a>,
    pub(super) column: &'a SourceColumn,
    pub(super) days: Rc<Days>,
    pub(super) bucket: Bucket,
    pub(super) rise: Option<Rise>,
}

/// First and last day.
type Range = (CalendarDate, CalendarDate);

struct Figure {
    period: String,
    value: Option<f64>,
}

impl Comparison<'_> {
    pub(super) fn draw(&self) -> Result<Drawn, Stop> {
        let Around { filters, today, .. } = self.metric.around;
        if self.metric.source.meant(Meaning::Period).is_none() {
            return self.of_bucket();
        }
        match (filters.from, filters.to) {
            (None, None) => self.of_bucket(),
            (Some(from), to) if from <= to.unwrap_or(*today) => Ok(self.of_range(from, to.unwrap_or(*today))),
            // A range without a first day, or one that starts in the future, cannot be compared.
            _ => Ok(self.metric.alone()),
        }
    }

    /// The rows of the current figure.
    pub(super) fn shown(&self) -> Selection {
        let Around { filters, today, .. } = self.metric.around;
        let counted = &self.metric.selections.counted;
        let has_period = self.metric.source.meant(Meaning::Period).is_some();
        match (filters.from, filters.to) {
            (Some(from), to) if has_period && from <= to.unwrap_or(*today) => {
                let ((from, to), _) = self.ranges(from, to.unwrap_or(*today));
                self.selection(from, to)
            }
            (None, Some(_)) | (Some(_), _) if has_period => counted.clone(),
            _ => {
                let mut shown = counted.clone();
                if let Some(start) = self.present(&self.timeline(counted)) {
                    let end = self.bucket.next(start) - 1;
                    shown.narrow(&Narrowing::To(days_within(&self.days, Some(start), Some(end))));
                }
                shown
            }
        }
    }

    /// The present bucket, or the last one with rows.
    fn present(&self, counted: &Timeline<'_>) -> Option<i32> {
        let latest = self.start(self.metric.around.today);
        if self.metric.source.is_live() { Some(latest) } else { counted.last(latest) }
    }

    /// Compares the filtered days with the same number of days before them.
    fn of_range(&self, from: CalendarDate, to: CalendarDate) -> Drawn {
        let ((from, to), before) = self.ranges(from, to);
        let during = self.selection(from, to);
        let figure = |from, to, selection: &Selection| Figure {
            period: range(from, to),
            value: self.metric.measure.over_all(selection.rows()),
        };
        let current = figure(from, to, &during);
        let previous = figure(before.0, before.1, &self.selection(before.0, before.1));

        let timeline = self.timeline(&during);
        let latest = if self.metric.source.is_live() { to.min(self.metric.around.today).max(from) } else { to };
        let latest = self.start(latest);
        let last = if self.metric.source.is_live() { latest } else { timeline.last(latest).unwrap_or(latest) };
        self.drawn(&current, &previous, self.sparkline(&timeline, self.start(from), last))
    }

    /// The filtered days and those before them. A named period counts as a whole, so it must not belong to both
    /// ranges.
    fn ranges(&self, from: CalendarDate, to: CalendarDate) -> (Range, Range) {
        let before = self.metric.around.filters.before(from, to);
        if self.column.kind != ColumnType::Period {
            return ((from, to), before);
        }
        let first = self.start(from);
        let after = self.after(to);
        let length = std::iter::successors(Some(first), |&start| Some(self.bucket.next(start)));
        let length = length.take_while(|&start| start < after).count();
        let is_year = self.metric.around.filters.preset == Some(Preset::Year);
        let earlier = if is_year { self.start(before.0) } else { self.back(first, length) };
        let ahead = (0..length).fold(earlier, |start, _| self.bucket.next(start));
        let date = |day: i32| CalendarDate::from_epoch_days(day.into());
        ((date(first), date(after - 1)), (date(earlier), date(ahead - 1)))
    }

    fn after(&self, day: CalendarDate) -> i32 {
        self.bucket.next(self.start(day))
    }

    fn back(&self, start: i32, stretches: usize) -> i32 {
        (0..stretches).fold(start, |start, _| self.bucket.previous(start))
    }

    /// Compares the present bucket, or the last one with rows, with the previous bucket.
    fn of_bucket(&self) -> Result<Drawn, Stop> {
        let counted = self.timeline(&self.metric.selections.counted);
        let Some(start) = self.present(&counted) else {
            return Err(Stop::Empty(format!("Tidak ada baris dengan tanggal di kolom \"{}\".", self.column.label)));
        };
        let before = self.bucket.previous(start);
        let figure = |start, value| Figure { period: bucket_label(self.bucket, start), value };
        let (current, previous) = (figure(start, counted.value(start)), figure(before, counted.value(before)));
        let sparkline = self.sparkline(&counted, counted.first().unwrap_or(start), start);
        Ok(self.drawn(&current, &previous, sparkline))
    }

    fn selection(&self, from: CalendarDate, to: CalendarDate) -> Selection {
        let mut selection = self.metric.selections.any_time.clone();
        if let Some(narrowing) = within(self.metric.source, self.column, Some(from), Some(to)) {
            selection.narrow(&narrowing);
        }
        selection
    }

    fn timeline(&self, selection: &Selection) -> Timeline<'_> {
        Timeline::new(&self.days, self.bucket, selection, self.metric.measure)
    }

    fn start(&self, date: CalendarDate) -> i32 {
        self.bucket.start(day_number(date))
    }

    fn sparkline(&self, timeline: &Timeline<'_>, first: i32, last: i32) -> Vec<SparkPoint> {
        let point = |start| SparkPoint {
            label: bucket_label(self.bucket, start),
            value: self.metric.figure(timeline.value(start)),
        };
        timeline.up_to(first, last).into_iter().map(point).collect()
    }

    fn drawn(&self, current: &Figure, previous: &Figure, sparkline: Vec<SparkPoint>) -> Drawn {
        let shown = self.shown();
        let Metric { label, measure, .. } = self.metric;
        let format = &measure.format;
        let is_point = |figure: &Figure| sparkline.iter().any(|point| point.label == figure.period);
        let others = [previous, current].into_iter().filter(|figure| !is_point(figure));
        let others = others.map(|figure| row(figure.period.clone(), self.metric.cell(figure.value)));
        let points = sparkline.iter().map(|point| row(point.label.clone(), self.metric.cell(point.value.value)));
        let figures = FiguresTable {
            dimension: heading(self.column, Some(self.bucket)),
            columns: vec![with_unit(label, &format.unit)],
            rows: others.chain(points).collect(),
            total: None,
        };
        let (number, unit) = tile(current.value, format);
        let body = WidgetBody::Metric(MetricBody {
            number,
            unit,
            text: self.metric.figure(current.value).text,
            period: Some(current.period.clone()),
            trend: Some(compared(current.value, previous.value, self.rise, &previous.period, format)),
            sparkline,
            rows: shown.len(),
            target: self.metric.target(current.value, &shown),
        });
        Drawn { body, figures: Some(figures) }
    }
}
