//! A test in words.

use portal_analysis::reconciliation::{MeasurePair, Reconciliation};
use portal_analysis::test::{BenfordDigits, DataTest, OutlierMethod, SampleMethod, SamplePlan};

use crate::locale::number::{decimal, integer};
use crate::model::test_kind::{kind_name, kind_of};

/// Kind and parameters, such as 'Duplikat: Kode Blok, Bulan'.
pub fn name(test: &DataTest) -> String {
    format!("{}: {}", kind_name(kind_of(test)), parameters(test))
}

fn parameters(test: &DataTest) -> String {
    match test {
        DataTest::Outliers { column, method: OutlierMethod::PreviousPeriod { periods, names, percent } } => {
            let names = names.as_ref().map(|names| format!(" dan {names}")).unwrap_or_default();
            format!("{column} per {periods}{names}, perubahan lebih dari {percent}%")
        }
        DataTest::Profile { column }
        | DataTest::NearDuplicates { column }
        | DataTest::Gaps { column }
        | DataTest::Outliers { column, .. }
        | DataTest::Signs { column }
        | DataTest::Strata { column, .. } => column.clone(),
        DataTest::Duplicates { columns, differing: None } => columns.join(", "),
        DataTest::Duplicates { columns, differing: Some(other) } => format!("{}, berbeda {other}", columns.join(", ")),
        DataTest::Dates { column, from, to, .. } => match (from, to) {
            (None, None) => column.clone(),
            (from, to) => {
                let day = |day: &Option<String>| day.clone().unwrap_or_else(|| "…".to_owned());
                format!("{column}, {} – {}", day(from), day(to))
            }
        },
        DataTest::RoundAmounts { column, unit } => format!("{column}, kelipatan {}", integer(saturated(*unit))),
        DataTest::BelowLimit { column, limit, percent } => format!("{column}, {percent}% di bawah {limit}"),
        DataTest::Digits { column, digits } => {
            let digits = match digits {
                BenfordDigits::First => "angka pertama",
                BenfordDigits::Second => "angka kedua",
                BenfordDigits::FirstTwo => "dua angka pertama",
            };
            format!("{column}, {digits}")
        }
        DataTest::Ageing { column, until, .. } => format!("{column} sampai {until}"),
        DataTest::Top { column, by, count } => format!("{column} menurut {by}, {count} nama"),
        DataTest::CrossTable { rows, columns, .. } => format!("{rows} × {columns}"),
        DataTest::Trend { column, amount } => format!("{amount} per {column}"),
        DataTest::Sample { method, seed, plan } => {
            let plan = plan.as_ref().map(planned).unwrap_or_default();
            format!("{}{plan}, benih {seed}", sample(method))
        }
        DataTest::Reconcile(Reconciliation { keys, measures }) => {
            let pair =
                |left: &str, right: &str| if left == right { left.to_owned() } else { format!("{left} = {right}") };
            let keys: Vec<_> = keys.iter().map(|key| pair(&key.left, &key.right)).collect();
            let measures: Vec<_> = measures.iter().map(|measure| measured(measure, pair)).collect();
            if measures.is_empty() {
                keys.join(", ")
            } else {
                format!("{} per {}", measures.join(", "), keys.join(", "))
            }
        }
    }
}

/// 'Volume (ton), toleransi 5%'.
fn measured(measure: &MeasurePair, pair: impl Fn(&str, &str) -> String) -> String {
    let MeasurePair { left, right, absolute, percent, .. } = measure;
    let allowed: Vec<String> =
        [absolute.clone(), format!("{percent}%")].into_iter().filter(|text| !text.is_empty() && text != "%").collect();
    let pair = pair(left, right);
    if allowed.is_empty() { pair } else { format!("{pair} (toleransi {})", allowed.join(" atau ")) }
}

fn sample(method: &SampleMethod) -> String {
    match method {
        SampleMethod::Simple { size } => format!("acak sederhana, {size} baris"),
        SampleMethod::Systematic { size } => format!("sistematis, {size} baris"),
        SampleMethod::Stratified { column, size } => format!("berlapis menurut {column}, {size} baris"),
        SampleMethod::MonetaryUnit { column, size } => format!("satuan moneter {column}, {size} unit"),
    }
}

fn planned(plan: &SamplePlan) -> String {
    let SamplePlan { confidence, tolerable, expected } = *plan;
    let [confidence, tolerable, expected] = [confidence, tolerable, expected].map(|percent| decimal(percent, 2));
    format!(" (keyakinan {confidence}%, dapat diterima {tolerable}%, diharapkan {expected}%)")
}

fn saturated(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
