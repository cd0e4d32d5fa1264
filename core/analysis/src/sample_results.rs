//! Results of a sample, and the estimate for the population.

use portal_locale::number::{count, decimal};
use portal_table::data::shown::amount;
use portal_table::decimal::Decimal;

use crate::outcome::{Amounts, Drawn, TestFigure};
use crate::sample_size::{Projection, SampleError, attribute_upper_limit, project};
use crate::test::SamplePlan;
use crate::text;

/// The confidence in percent for a sample whose size was chosen.
pub const USUAL_CONFIDENCE: f64 = 95.0;

/// The finding in a drawn row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// The row has no deviation.
    Conforms,
    /// The row deviates.
    Deviates,
    /// The amount that the row should have, at least 0.
    Audited(Decimal),
}

/// The results of a sample projected on its population, with Indonesian texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Projected {
    /// Figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Sentences that say what the figures mean.
    pub remarks: Vec<String>,
}

impl Projected {
    fn figure(&mut self, label: impl Into<String>, value: impl Into<String>) {
        self.figures.push(TestFigure { label: label.into(), value: value.into() });
    }

    /// Compares an upper limit with what can be tolerated.
    fn conclude(&mut self, limit: &str, tolerable: &str, is_within: bool) {
        let verb = if is_within { "tidak melebihi" } else { "melebihi" };
        self.remarks.push(format!("Batas atas {limit} {verb} {tolerable} yang dapat diterima."));
    }
}

/// Projects the findings of the rows of a sample, in the order in which they were drawn; `None` for a row that was not
/// examined yet.
///
/// Deviations give the observed rate and its upper limit of the binomial distribution. Audited amounts give the projected
/// error and its upper limit, the Stringer bound, on its own for overstatements and understatements. If the sample is the
/// whole population, its errors are those of the population.
pub fn projected(drawn: &Drawn, plan: Option<&SamplePlan>, findings: &[Option<Finding>]) -> Projected {
    let mut result = Projected::default();
    let examined = findings.iter().flatten().count();
    result.figure("Butir diperiksa", format!("{} dari {}", count(examined), count(findings.len())));
    if examined == 0 {
        return result;
    }
    let is_complete = examined == findings.len();
    let is_whole = is_complete && u32::try_from(examined) == Ok(drawn.population);
    let percent = plan.map_or(USUAL_CONFIDENCE, |plan| plan.confidence);
    let sample = Sample { confidence: percent / 100.0, plan: plan.filter(|_| is_complete), is_whole };
    let limit = format!("Batas atas (keyakinan {}%)", decimal(percent, 2));
    match &drawn.amounts {
        None => sample.rate(&mut result, findings, &limit),
        Some(amounts) => sample.amounts(&mut result, amounts, findings, &limit),
    }
    if !is_complete {
        let [examined, all] = [examined, findings.len()].map(count);
        result.remarks.push(format!("Baru {examined} dari {all} butir diperiksa; angka ini masih sementara."));
    }
    result
}

struct Sample<'a> {
    confidence: f64,
    /// The plan, once all rows are examined.
    plan: Option<&'a SamplePlan>,
    /// True if the sample is the whole population.
    is_whole: bool,
}

impl Sample<'_> {
    fn rate(&self, result: &mut Projected, findings: &[Option<Finding>], label: &str) {
        let examined = small(findings.iter().flatten().count());
        let deviations = small(findings.iter().flatten().filter(|finding| **finding == Finding::Deviates).count());
        let rate = f64::from(deviations) / f64::from(examined);
        let limit =
            if self.is_whole { Some(rate) } else { attribute_upper_limit(self.confidence, examined, deviations) };
        result.figure("Penyimpangan", text::count(deviations));
        result.figure("Tingkat penyimpangan", text::share(deviations, examined));
        let Some(limit) = limit else { return };
        let shown = format!("{}%", decimal((limit * 1_000.0 - 1e-9).ceil() / 10.0, 1));
        result.figure(label, &shown);
        if let Some(plan) = self.plan {
            let tolerable = format!("{}%", decimal(plan.tolerable, 2));
            result.conclude(&shown, &tolerable, limit * 100.0 <= plan.tolerable + 1e-9);
        }
    }

    fn amounts(&self, result: &mut Projected, amounts: &Amounts, findings: &[Option<Finding>], label: &str) {
        let Amounts { measure, decimals, .. } = *amounts;
        let shown = |value: f64| amount(rounded(value, decimals), measure);
        let book = |units: i64| Decimal { units: units.into(), decimals };
        let pairs: Vec<(Decimal, Decimal)> = findings
            .iter()
            .zip(&amounts.books)
            .filter_map(|(finding, units)| match finding {
                Some(Finding::Audited(audited)) => Some((book(*units), *audited)),
                _ => None,
            })
            .collect();
        let differing = pairs.iter().filter(|(book, audited)| book.compared(*audited).is_ne()).count();
        result.figure("Butir dengan selisih", count(differing));
        let total = Decimal { units: amounts.total, decimals }.value();
        let interval = total / f64::from(amounts.size.max(1));
        result.figure("Interval", shown(interval));
        let mut worst: f64 = 0.0;
        for (kind, sign) in [("Lebih saji", 1.0), ("Kurang saji", -1.0)] {
            let errors: Vec<SampleError> = pairs
                .iter()
                .map(|(book, audited)| {
                    let (book, audited) = (book.value(), audited.value());
                    // An understatement counts as an overstatement of the same size.
                    SampleError { book, audited: book - sign * (book - audited) }
                })
                .collect();
            let known: f64 = errors.iter().map(|error| (error.book - error.audited).max(0.0)).sum();
            let found = if self.is_whole {
                Some(Projection { projected: known, basic_precision: 0.0, upper_limit: known })
            } else {
                project(self.confidence, interval, &errors)
            };
            let Some(found) = found else { continue };
            worst = worst.max(found.upper_limit);
            if sign < 0.0 && known <= 0.0 {
                continue;
            }
            result.figure(format!("{kind} di sampel"), shown(known));
            result.figure(format!("{kind} diproyeksikan"), shown(found.projected));
            if sign > 0.0 {
                result.figure("Presisi dasar", shown(found.basic_precision));
            }
            result.figure(format!("{kind}: {}", lower_first(label)), shown(found.upper_limit));
        }
        if let Some(plan) = self.plan {
            let tolerable = total * plan.tolerable / 100.0;
            result.conclude(&shown(worst), &shown(tolerable), worst <= tolerable * (1.0 + 1e-12));
        }
    }
}

fn lower_first(text: &str) -> String {
    text.strip_prefix('B').map_or_else(|| text.to_owned(), |rest| format!("b{rest}"))
}

/// The nearest number with these decimals.
#[expect(clippy::cast_possible_truncation, reason = "sums of amounts have fewer than 38 digits, and others saturate")]
pub(crate) fn rounded(value: f64, decimals: u32) -> Decimal {
    Decimal { units: (value * 10_f64.powi(decimals.cast_signed())).round() as i128, decimals }
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
