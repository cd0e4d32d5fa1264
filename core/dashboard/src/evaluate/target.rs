//! Targets of metrics and charts.

use super::drawing::{Drawing, Selections};
use super::grid::{Grid, Plan};
use super::measured::Measured;
use super::selection::Selection;
use super::stop::Stop;
use super::wording;
use crate::config::{NumberFormat, Target};
use crate::figure::figure;
use crate::typed_setting::fixed_target;
use crate::view::{FigureValue, MetricTarget, TargetLine};

/// Text beside a fixed target when filters narrow the figure.
const UNFILTERED: &str = "target tidak ikut filter";

/// A target that can be compared.
pub(super) enum Aim {
    Fixed(f64),
    Measured(Measured, String),
}

impl Drawing<'_> {
    pub(super) fn aim(&self) -> Result<Option<Aim>, Stop> {
        let Some(target) = &self.widget.config.target else { return Ok(None) };
        Ok(Some(match target {
            Target::Fixed(typed) => Aim::Fixed(fixed_target(typed).map_err(|_| Stop::unset("Tulis angka target."))?),
            Target::Measure(measure) => {
                let measured = Measured::new(measure, self.source, &self.widget.config.format)?;
                Aim::Measured(measured, wording::measure(measure, self.source))
            }
        }))
    }
}

/// The target of a metric whose figure is `value`, from the rows `shown`.
pub(super) fn of_metric(
    aim: &Aim,
    value: Option<f64>,
    format: &NumberFormat,
    shown: &Selection,
    selections: &Selections,
) -> MetricTarget {
    let (target, name) = match aim {
        Aim::Fixed(number) => (Some(*number), None),
        Aim::Measured(measured, name) => (measured.over_all(shown.rows()), Some(name)),
    };
    let note = (name.is_none() && selections.is_filtered).then(|| UNFILTERED.to_owned());
    let share = if note.is_none() { share(value, target) } else { None };
    let word = if share.is_some() { "dari target" } else { "Target" };
    let text = figure(target, format).text;
    let label = match name {
        Some(name) => format!("{word} {text} ({})", wording::plain(name)),
        None => format!("{word} {text}"),
    };
    MetricTarget { label, share, note }
}

/// '91,5%'; `None` without a figure or with a target of zero.
fn share(value: Option<f64>, target: Option<f64>) -> Option<String> {
    let (value, target) = (value?, target.filter(|target| *target > 0.0)?);
    let percent = NumberFormat { decimals: Some(1), unit: "%".to_owned(), compact: false };
    Some(figure(Some(100.0 * value / target), &percent).text)
}

/// The target line of a chart: one value per category.
pub(super) fn line(
    aim: &Aim,
    plan: &Plan<'_>,
    grid: &Grid,
    selections: &Selections,
    format: &NumberFormat,
) -> TargetLine {
    match aim {
        Aim::Fixed(number) => {
            let value = figure(Some(*number), format);
            let note = if selections.is_filtered { format!(" ({UNFILTERED})") } else { String::new() };
            let label = format!("Target {}{note}", value.text);
            TargetLine { label, values: vec![value; grid.categories.len()], total: None }
        }
        Aim::Measured(measured, name) => {
            let total = measured.over_all(selections.counted.rows());
            let values = plan.over_categories(measured, &selections.counted, grid);
            let values: Vec<FigureValue> = values.into_iter().map(|value| figure(value, format)).collect();
            TargetLine { label: format!("Target: {}", wording::plain(name)), values, total }
        }
    }
}
