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
mod profile;
mod profile_days;
mod profile_texts;
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
use crate::test::Test;

/// Checks the parameters of a test on `population` rows and begins it.
pub(crate) fn begin(test: &Test, reader: &mut Reader<'_>, population: u32) -> Result<Box<dyn Job>, Problem> {
    Ok(match test {
        Test::Profile { column } => match reader.column("column", column)?.meaning {
            Meaning::Number(..) => Box::new(profile::Profile::new(reader, column)?),
            Meaning::Text => Box::new(profile_texts::Profile::new(reader, column)?),
            Meaning::Day(_) | Meaning::Moment(_) | Meaning::Period => {
                Box::new(profile_days::Profile::new(reader, column)?)
            }
        },
        Test::Duplicates { columns, differing } => {
            Box::new(duplicates::Duplicates::new(reader, columns, differing.as_deref(), population)?)
        }
        Test::NearDuplicates { column } => Box::new(near_duplicates::NearDuplicates::new(reader, column)?),
        Test::Gaps { column } => Box::new(gaps::Gaps::new(reader, column)?),
        Test::Dates { column, from, to, weekends, holidays } => {
            let period = [from.as_deref(), to.as_deref()];
            Box::new(dates::Dates::new(reader, column, period, *weekends, *holidays)?)
        }
        Test::Outliers { column, method } => Box::new(outliers::Outliers::new(reader, column, *method)?),
        Test::RoundAmounts { column, unit } => Box::new(round_amounts::RoundAmounts::new(reader, column, *unit)?),
        Test::BelowLimit { column, limit, percent } => {
            Box::new(below_limit::BelowLimit::new(reader, column, limit, *percent)?)
        }
        Test::Signs { column } => Box::new(signs::Signs::new(reader, column)?),
        Test::Digits { column, digits } => Box::new(digits::Digits::new(reader, column, *digits)?),
        Test::Strata { column, bounds } => Box::new(strata::Strata::new(reader, column, bounds)?),
        Test::Ageing { column, until, bands, amount } => {
            Box::new(ageing::Ageing::new(reader, column, until, bands, amount.as_deref())?)
        }
        Test::Top { column, by, count } => Box::new(top::Top::new(reader, column, by, *count)?),
        Test::CrossTable { rows, columns, amount } => {
            Box::new(cross_table::CrossTable::new(reader, rows, columns, amount.as_deref())?)
        }
        Test::Trend { column, amount } => Box::new(trend::Trend::new(reader, column, amount)?),
        Test::Sample { method, seed } => sample::begin(reader, method, *seed, population)?,
    })
}
