//! Lengths of periods by which rows of two tables are matched.

use portal_locale::period::Period;
use portal_table::columnar::{civil, day_number};
use serde::{Deserialize, Serialize};

/// Length of a period, from short to long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum KeyPeriod {
    /// One day.
    Day,
    /// A calendar month.
    Month,
    /// January to March, April to June, and so on.
    Quarter,
    /// January to June, July to December.
    HalfYear,
    /// A calendar year.
    Year,
}

impl KeyPeriod {
    /// The shortest length that holds a period.
    pub(crate) fn of(period: Period) -> Self {
        if period.start == period.end {
            return Self::Day;
        }
        let [(year, month, _), (last_year, last_month, _)] = [civil(period.start), civil(period.end)];
        match (last_year - year) * 12 + last_month.cast_signed() - month.cast_signed() {
            ..=0 => Self::Month,
            1..=2 => Self::Quarter,
            3..=5 => Self::HalfYear,
            _ => Self::Year,
        }
    }

    /// The first day of the period that contains `day`.
    pub(crate) fn start(self, day: i32) -> i32 {
        if self == Self::Day { day } else { self.months_on(day, 0) }
    }

    /// 'Triwulan I 2025'.
    pub(crate) fn label(self, start: i32) -> String {
        let end = if self == Self::Day { start } else { self.months_on(start, self.months()) - 1 };
        Period { start, end }.label()
    }

    /// The length in words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Day => "hari",
            Self::Month => "bulan",
            Self::Quarter => "triwulan",
            Self::HalfYear => "semester",
            Self::Year => "tahun",
        }
    }

    const fn months(self) -> u32 {
        match self {
            Self::Day | Self::Month => 1,
            Self::Quarter => 3,
            Self::HalfYear => 6,
            Self::Year => 12,
        }
    }

    /// The first day of the period that contains `day`, `later` months on.
    fn months_on(self, day: i32, later: u32) -> i32 {
        let (year, month, _) = civil(day);
        let first = (month - 1) / self.months() * self.months() + later;
        day_number(year.saturating_add((first / 12).cast_signed()), first % 12 + 1, 1)
    }
}

#[cfg(test)]
mod tests {
    use super::KeyPeriod::{Day, HalfYear, Month, Quarter, Year};
    use portal_table::columnar::day_number;

    #[test]
    fn a_period_is_named_by_its_first_day() {
        let day = day_number(2025, 8, 17);
        let labels = [Day, Month, Quarter, HalfYear, Year].map(|period| period.label(period.start(day)));
        assert_eq!(labels, ["17 Agustus 2025", "Agustus 2025", "Triwulan III 2025", "Semester II 2025", "2025"]);
    }

    #[test]
    fn the_length_of_a_period_is_read_from_its_days() {
        let length = |text| portal_locale::period::read(text).map(super::KeyPeriod::of);
        let texts = ["Maret 2025", "Triwulan II 2025", "Semester I 2025", "2025", "2025-03-07"];
        assert_eq!(texts.map(length), [Month, Quarter, HalfYear, Year, Day].map(Some));
    }
}
