//! A test from the typed texts of its form. Texts of numbers and days are the engine's to read.

use portal_analysis::key_period::KeyPeriod;
use portal_analysis::reconciliation::{KeyFigure, KeyPair, MeasurePair, Reconciliation};
use portal_analysis::test::{BenfordDigits, DataTest, OutlierMethod, SampleMethod, SamplePlan};

use super::{TestFieldError, TestForm, TestKind};
use crate::table::data::number::{NumberForm, Written, read};

/// The texts of a form with the errors that were found so far.
struct Typed<'a> {
    form: &'a TestForm,
    errors: Vec<TestFieldError>,
}

/// The test that was typed, or what is wrong with fields whose texts the engine does not read.
pub(in crate::audit::working_paper) fn checked(form: &TestForm) -> Result<DataTest, Vec<TestFieldError>> {
    let mut typed = Typed { form, errors: Vec::new() };
    let test = typed.test();
    if typed.errors.is_empty() { Ok(test) } else { Err(typed.errors) }
}

impl Typed<'_> {
    fn test(&mut self) -> DataTest {
        match self.form.kind {
            TestKind::Profile => DataTest::Profile { column: self.text("column") },
            TestKind::Duplicates => {
                DataTest::Duplicates { columns: self.lines("columns"), differing: self.optional("differing") }
            }
            TestKind::NearDuplicates => DataTest::NearDuplicates { column: self.text("column") },
            TestKind::Gaps => DataTest::Gaps { column: self.text("column") },
            TestKind::Dates => DataTest::Dates {
                column: self.text("column"),
                from: self.optional("from"),
                to: self.optional("to"),
                weekends: self.flag("weekends"),
                holidays: self.flag("holidays"),
            },
            TestKind::Outliers => DataTest::Outliers { column: self.text("column"), method: self.outlier_method() },
            TestKind::RoundAmounts => DataTest::RoundAmounts { column: self.text("column"), unit: self.whole("unit") },
            TestKind::BelowLimit => DataTest::BelowLimit {
                column: self.text("column"),
                limit: self.text("limit"),
                percent: self.count("percent"),
            },
            TestKind::Signs => DataTest::Signs { column: self.text("column") },
            TestKind::Digits => DataTest::Digits { column: self.text("column"), digits: self.digits() },
            TestKind::Strata => DataTest::Strata { column: self.text("column"), bounds: self.parts("bounds") },
            TestKind::Ageing => DataTest::Ageing {
                column: self.text("column"),
                until: self.text("until"),
                bands: self.counts("bands"),
                amount: self.optional("amount"),
            },
            TestKind::Top => {
                DataTest::Top { column: self.text("column"), by: self.text("by"), count: self.count("count") }
            }
            TestKind::CrossTable => DataTest::CrossTable {
                rows: self.text("rows"),
                columns: self.text("columns"),
                amount: self.optional("amount"),
            },
            TestKind::Trend => DataTest::Trend { column: self.text("column"), amount: self.text("amount") },
            TestKind::Sample => {
                let plan = self.plan();
                DataTest::Sample { method: self.sample_method(plan.as_ref()), seed: self.whole("seed"), plan }
            }
            TestKind::Reconcile => DataTest::Reconcile(Reconciliation { keys: self.keys(), measures: self.measures() }),
        }
    }

    fn keys(&self) -> Vec<KeyPair> {
        let pair = |line: &str| {
            let [left, right, period] = parts_of(line);
            KeyPair { left, right, period: period_of(&period) }
        };
        self.form.lines("keys").map(pair).collect()
    }

    fn measures(&self) -> Vec<MeasurePair> {
        let pair = |line: &str| {
            let [left, right, figure, absolute, percent] = parts_of(line);
            let figure = match figure.as_str() {
                "mean" => KeyFigure::Mean,
                "largest" => KeyFigure::Largest,
                _ => KeyFigure::Sum,
            };
            MeasurePair { left, right, figure, absolute, percent }
        };
        self.form.lines("measures").map(pair).collect()
    }

    fn outlier_method(&mut self) -> OutlierMethod {
        match self.text("method").as_str() {
            "zScore" => OutlierMethod::ZScore { limit: self.number("method.limit") },
            "previousPeriod" => OutlierMethod::PreviousPeriod {
                periods: self.text("method.periods"),
                names: self.optional("method.names"),
                percent: self.count("method.percent"),
            },
            _ => OutlierMethod::Interquartile { factor: self.number("method.factor") },
        }
    }

    fn digits(&self) -> BenfordDigits {
        match self.text("digits").as_str() {
            "second" => BenfordDigits::Second,
            "firstTwo" => BenfordDigits::FirstTwo,
            _ => BenfordDigits::First,
        }
    }

    fn plan(&mut self) -> Option<SamplePlan> {
        let is_planned = self.text("sizing") == "planned";
        is_planned.then(|| {
            let [confidence, tolerable, expected] =
                ["plan.confidence", "plan.tolerable", "plan.expected"].map(|name| self.number(name));
            SamplePlan { confidence, tolerable, expected }
        })
    }

    /// The size that follows from a plan.
    fn planned_size(&mut self, plan: &SamplePlan) -> u32 {
        if !self.errors.is_empty() {
            return 0;
        }
        match plan.size(self.text("method") == "monetaryUnit") {
            Ok((size, _)) => size,
            Err(problem) => {
                self.errors.push(TestFieldError::of_test(&problem, self.form));
                0
            }
        }
    }

    fn sample_method(&mut self, plan: Option<&SamplePlan>) -> SampleMethod {
        let size = match plan {
            Some(plan) => self.planned_size(plan),
            None => self.count("method.size"),
        };
        match self.text("method").as_str() {
            "systematic" => SampleMethod::Systematic { size },
            "stratified" => SampleMethod::Stratified { column: self.text("method.stratum"), size },
            "monetaryUnit" => SampleMethod::MonetaryUnit { column: self.text("method.amount"), size },
            _ => SampleMethod::Simple { size },
        }
    }

    fn text(&self, name: &str) -> String {
        self.form.value(name).to_owned()
    }

    fn optional(&self, name: &str) -> Option<String> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    fn flag(&self, name: &str) -> bool {
        !self.text(name).is_empty()
    }

    fn lines(&self, name: &str) -> Vec<String> {
        filled(self.text(name).lines())
    }

    /// Texts with a semicolon between them.
    fn parts(&self, name: &str) -> Vec<String> {
        filled(self.text(name).split(';'))
    }

    fn counts(&mut self, name: &str) -> Vec<u32> {
        self.parts(name).iter().map(|part| self.whole_of(name, part)).map(saturated).collect()
    }

    fn count(&mut self, name: &str) -> u32 {
        saturated(self.whole(name))
    }

    fn whole(&mut self, name: &str) -> u64 {
        let text = self.text(name);
        self.whole_of(name, &text)
    }

    fn whole_of(&mut self, name: &str, text: &str) -> u64 {
        let number = read(text, NumberForm::Indonesian).map(|written| written.exact().without_zeros());
        let whole = number.filter(|number| number.decimals == 0).and_then(|number| u64::try_from(number.units).ok());
        whole.unwrap_or_else(|| self.reject(name, format!("“{text}” bukan bilangan bulat. Tulis angka seperti 25.")))
    }

    fn number(&mut self, name: &str) -> f64 {
        let text = self.text(name);
        let number = read(&text, NumberForm::Indonesian).map(Written::value);
        number.unwrap_or_else(|| self.reject(name, format!("“{text}” bukan angka. Tulis angka seperti 1,5.")))
    }

    fn reject<T: Default>(&mut self, name: &str, message: String) -> T {
        self.errors.push(TestFieldError { name: name.to_owned(), message, place: None });
        T::default()
    }
}

/// The texts of a line, trimmed.
pub(super) fn parts_of<const COUNT: usize>(line: &str) -> [String; COUNT] {
    let mut parts = line.split('\t').map(|part| part.trim().to_owned());
    std::array::from_fn(|_| parts.next().unwrap_or_default())
}

fn period_of(text: &str) -> Option<KeyPeriod> {
    match text {
        "day" => Some(KeyPeriod::Day),
        "month" => Some(KeyPeriod::Month),
        "quarter" => Some(KeyPeriod::Quarter),
        "halfYear" => Some(KeyPeriod::HalfYear),
        "year" => Some(KeyPeriod::Year),
        _ => None,
    }
}

fn filled<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<String> {
    texts.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

fn saturated(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
