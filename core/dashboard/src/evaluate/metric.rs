use super::Around;
use super::comparison::Comparison;
use super::drawing::{Drawn, Selections};
use super::lookup::column;
use super::measured::Measured;
use super::selection::Selection;
use super::stop::Stop;
use super::target::{self, Aim};
use super::wording::{self, with_unit};
use crate::config::Trend;
use crate::figure::{figure, tile};
use crate::source::DataSource;
use crate::usual::shortest_bucket;
use crate::view::{FigureValue, FiguresRow, FiguresTable, MetricBody, MetricTarget, WidgetBody};

#[derive(Clone, Copy)]
pub(super) struct Metric<'a> {
    pub(super) source: &'a dyn DataSource,
    pub(super) selections: &'a Selections,
    pub(super) around: &'a Around<'a>,
    pub(super) measure: &'a Measured,
    pub(super) label: &'a str,
    pub(super) aim: Option<&'a Aim>,
}

impl<'a> Metric<'a> {
    pub(super) fn draw(self, trend: Option<&Trend>, notes: &mut Vec<String>) -> Result<Drawn, Stop> {
        match trend {
            None => Ok(self.alone()),
            Some(trend) => self.comparison(trend, notes)?.draw(),
        }
    }

    /// The rows of the figure.
    pub(super) fn shown(self, trend: Option<&Trend>) -> Result<Selection, Stop> {
        match trend {
            None => Ok(self.selections.counted.clone()),
            Some(trend) => Ok(self.comparison(trend, &mut Vec::new())?.shown()),
        }
    }

    fn comparison(self, trend: &Trend, notes: &mut Vec<String>) -> Result<Comparison<'a>, Stop> {
        let column = column(self.source, &trend.column)?;
        let Some(days) = self.source.days(&trend.column) else {
            let detail = format!("Kolom \"{}\" berisi {}.", column.label, column.kind.label().to_lowercase());
            return Err(Stop::problem("Perbandingan memerlukan kolom tanggal", detail));
        };
        let bucket = shortest_bucket(column, self.source).map_or(trend.bucket, |shortest| shortest.max(trend.bucket));
        if bucket != trend.bucket {
            let [shown, chosen] = [bucket, trend.bucket].map(wording::bucket);
            let why = format!("kolom \"{}\" menyebut rentang yang lebih panjang daripada {chosen}", column.label);
            notes.push(format!("Tren dibandingkan per {shown}: {why}."));
        }
        Ok(Comparison { metric: self, column, days, bucket, rise: trend.rise })
    }

    pub(super) fn alone(self) -> Drawn {
        let measured = self.measure.over_all(self.selections.counted.rows());
        let FigureValue { value, text } = self.figure(measured);
        let (number, unit) = tile(value, &self.measure.format);
        let figures = FiguresTable {
            dimension: "Metrik".to_owned(),
            columns: vec![with_unit("Nilai", &self.measure.format.unit)],
            rows: vec![row(self.label.to_owned(), self.cell(measured))],
            total: None,
        };
        let body = WidgetBody::Metric(MetricBody {
            text,
            number,
            unit,
            period: None,
            trend: None,
            sparkline: Vec::new(),
            rows: self.selections.counted.len(),
            target: self.target(value, &self.selections.counted),
        });
        Drawn { body, figures: Some(figures) }
    }

    pub(super) fn target(self, value: Option<f64>, shown: &Selection) -> Option<MetricTarget> {
        Some(target::of_metric(self.aim?, value, &self.measure.format, shown, self.selections))
    }

    /// A figure in the table, whose heading has the unit.
    pub(super) fn cell(self, value: Option<f64>) -> FigureValue {
        figure(value, &self.measure.exact())
    }

    pub(super) fn figure(self, value: Option<f64>) -> FigureValue {
        figure(value, &self.measure.format)
    }
}

pub(super) fn row(label: String, value: FigureValue) -> FiguresRow {
    FiguresRow { label, is_rest: false, cells: vec![value] }
}
