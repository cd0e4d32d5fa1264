//! One file per kind of test.

mod ageing;
mod below_limit;
mod cross_table;
mod dates;
mod digits;
mod duplicates;
mod gaps;
mod near_duplicates;
mod outliers;
mod periods;
mod planned_sample;
mod previous_period;
mod profile;
mod profile_days;
mod profile_texts;
mod reconcile;
mod round_amounts;
mod sample;
mod serials;
mod signs;
mod spelling;
mod strata;
mod top;
mod trend;

use portal_table::data::column::Meaning;

use crate::problem::Problem;
use crate::reading::Reader;
use crate::run::Job;
use crate::test::DataTest;

/// Checks the parameters of a test on `population` rows and begins it.
pub(crate) fn begin<'a>(
    test: &DataTest,
    reader: &mut Reader<'a>,
    other: Option<&mut Reader<'a>>,
    population: u32,
) -> Result<Box<dyn Job>, Problem> {
    Ok(match test {
        DataTest::Profile { column } => match reader.column("column", column)?.meaning {
            Meaning::Number(..) => Box::new(profile::Profile::new(reader, column)?),
            Meaning::Text => Box::new(profile_texts::Profile::new(reader, column)?),
            Meaning::Day(_) | Meaning::Moment(_) | Meaning::Period => {
                Box::new(profile_days::Profile::new(reader, column)?)
            }
        },
        DataTest::Duplicates { columns, differing } => {
            Box::new(duplicates::Duplicates::new(reader, columns, differing.as_deref(), population)?)
        }
        DataTest::NearDuplicates { column } => Box::new(near_duplicates::NearDuplicates::new(reader, column)?),
        DataTest::Gaps { column } => Box::new(gaps::Gaps::new(reader, column)?),
        DataTest::Dates { column, from, to, weekends, holidays } => {
            let period = [from.as_deref(), to.as_deref()];
            Box::new(dates::Dates::new(reader, column, period, *weekends, *holidays)?)
        }
        DataTest::Outliers { column, method } => outliers::begin(reader, column, method)?,
        DataTest::RoundAmounts { column, unit } => Box::new(round_amounts::RoundAmounts::new(reader, column, *unit)?),
        DataTest::BelowLimit { column, limit, percent } => {
            Box::new(below_limit::BelowLimit::new(reader, column, limit, *percent)?)
        }
        DataTest::Signs { column } => Box::new(signs::Signs::new(reader, column)?),
        DataTest::Digits { column, digits } => Box::new(digits::Digits::new(reader, column, *digits)?),
        DataTest::Strata { column, bounds } => Box::new(strata::Strata::new(reader, column, bounds)?),
        DataTest::Ageing { column, until, bands, amount } => {
            Box::new(ageing::Ageing::new(reader, column, until, bands, amount.as_deref())?)
        }
        DataTest::Top { column, by, count } => Box::new(top::Top::new(reader, column, by, *count)?),
        DataTest::CrossTable { rows, columns, amount } => {
            Box::new(cross_table::CrossTable::new(reader, rows, columns, amount.as_deref())?)
        }
        DataTest::Trend { column, amount } => Box::new(trend::Trend::new(reader, column, amount)?),
        DataTest::Sample { method, seed, plan } => sample::begin(reader, method, *seed, plan.as_ref(), population)?,
        DataTest::Reconcile(asked) => {
            let other = other.ok_or(Problem::NoOtherData)?;
            Box::new(reconcile::Reconcile::new(reader, other, asked, population)?)
        }
    })
}
