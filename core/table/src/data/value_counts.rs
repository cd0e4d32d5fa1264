//! The values of a column with their numbers of rows.

use std::borrow::Cow;

use portal_locale::period::{self, Period};

use super::column::Meaning;
use super::data_table::DataTable;
use super::selection::Selection;
use crate::columnar::Labels;
use crate::fold::fold;
use crate::saturated;

const TOP_BIT: u32 = 1 << 31;

/// Values of a column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ColumnValues {
    /// Values as shown, each with its number of rows.
    pub listed: Vec<(String, u32)>,
    /// Number of further values.
    pub further: u32,
}

/// A column of more rows is judged by this many of them, and has too many values if most of these are unique.
const SAMPLE: u32 = 20_000;

impl DataTable {
    /// True if the values of a column can be counted quickly: false for a long column of ids.
    pub fn has_few_values(&self, column: u32) -> bool {
        if self.row_count() <= 5 * SAMPLE {
            return true;
        }
        let step = self.row_count() / SAMPLE;
        let mut texts: Vec<&str> = (0..SAMPLE).map(|place| self.cell(place * step, column)).collect();
        texts.sort_unstable();
        texts.dedup();
        texts.len() < SAMPLE as usize / 2
    }

    /// The values of a column of texts or periods in these rows that contain `search`, ignoring case. Up to `most` are
    /// listed: the `chosen` ones first, then the most frequent ones, or the periods in the order of time. Periods are
    /// counted together however their cells write them.
    pub fn column_values(
        &self,
        column: u32,
        rows: &Selection,
        search: &str,
        chosen: &[String],
        most: usize,
    ) -> ColumnValues {
        let Some(labels) = self.labels(column) else { return ColumnValues::default() };
        let mut counts = vec![0_u32; labels.labels().len()];
        for code in rows.iter().map(|row| labels.code(row)).filter(|&code| code != Labels::MISSING) {
            counts[code as usize] += 1;
        }
        let is_period = self.columns()[column as usize].kind.meaning() == Meaning::Period;
        let mut periods: Vec<(Period, u32)> = Vec::new();
        if is_period {
            for (text, &count) in labels.labels().iter().zip(&counts) {
                let Some(period) = period::read(text) else { continue };
                match periods.iter_mut().find(|(known, _)| *known == period) {
                    Some((_, sum)) => *sum += count,
                    None => periods.push((period, count)),
                }
            }
            counts = periods.iter().map(|(_, count)| *count).collect();
        }
        let text_of = |place: usize| match periods.get(place) {
            Some((period, _)) => Cow::Owned(period.label()),
            None => Cow::Borrowed(labels.labels()[place].as_str()),
        };
        let search = fold(search);
        let mut ranks: Vec<u64> = Vec::new();
        for (place, &count) in (0_u32..).zip(&counts) {
            let text = text_of(place as usize);
            let is_chosen = chosen.iter().any(|chosen| *chosen == text);
            if (count > 0 || is_chosen) && (search.is_empty() || fold(&text).contains(&search)) {
                let start = periods.get(place as usize).map(|(period, _)| period.start.saturating_add(1 << 30));
                let order = start.map_or((TOP_BIT - 1).saturating_sub(count), i32::cast_unsigned);
                let order = if is_chosen { order } else { order | TOP_BIT };
                ranks.push(u64::from(order) << 32 | u64::from(place));
            }
        }
        // Sorting whole numbers is quick even for a million values; only the listed ones are sorted by letter.
        ranks.sort_unstable();
        let further = saturated(ranks.len().saturating_sub(most));
        let mut keys: Vec<(u64, String)> = Vec::new();
        let mut listed = Vec::new();
        for &rank in ranks.iter().take(most) {
            let place = u32::try_from(rank & u64::from(u32::MAX)).unwrap_or_default() as usize;
            let text = text_of(place);
            let key = (rank >> 32, fold(&text));
            let at = keys.partition_point(|known| *known <= key);
            keys.insert(at, key);
            listed.insert(at, (text.into_owned(), counts[place]));
        }
        ColumnValues { listed, further }
    }
}
