//! The filters of a dashboard: period, company, stage, and values of any column. They apply to every widget whose source
//! has such a column.

use portal_locale::calendar::CalendarDate;
use portal_locale::file_name::file_name_part;
use portal_table::fold::fold;
use serde::{Deserialize, Serialize};

use crate::config::MAX_TITLE;

vocabulary! {
    /// Periods that end today.
    Preset {
        /// Today and the six days before.
        Week = "7-hari", "7 hari terakhir";
        /// Today and the 29 days before.
        Days30 = "30-hari", "30 hari terakhir";
        /// From the first of this month to today.
        Month = "bulan-ini", "Bulan ini";
        /// From the first of January to today.
        Year = "tahun-ini", "Tahun ini";
    }
}

/// The filters in the page's address, as raw texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct FilterQuery {
    /// A [`Preset`], or 'rentang' for the two days below.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub periode: Option<String>,
    /// First day, as typed.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub dari: Option<String>,
    /// Last day, as typed.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub sampai: Option<String>,
    /// A company.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub badan_usaha: Option<String>,
    /// A stage.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub tahapan: Option<String>,
    /// Values of other columns: 'Status:Open;Prioritas:High'. A backslash precedes a colon or semicolon in a name.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub nilai: Option<String>,
}

/// A value that rows must have in a column.
///
/// The column is named by its label, so that the filter applies to every source that has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ValueFilter {
    /// Label of the column.
    pub column: String,
    /// The text, or the name of a period for a column of dates.
    pub value: String,
}

/// Maximum number of value filters at once; more in an address are ignored.
const MOST_VALUES: usize = 12;

/// Maximum number of columns that a dashboard offers as filters.
pub const MOST_COLUMNS: usize = 6;

/// Valid labels of columns to filter by: trimmed, each once, none blank or too long, at most six.
pub fn filter_columns(labels: &[String]) -> Vec<String> {
    let mut columns: Vec<String> = Vec::new();
    for label in labels.iter().map(|label| label.trim()) {
        let is_usable = !label.is_empty() && label.chars().count() <= MAX_TITLE && label.lines().count() == 1;
        if is_usable && !columns.iter().any(|column| fold(column) == fold(label)) {
            columns.push(label.to_owned());
        }
    }
    columns.truncate(MOST_COLUMNS);
    columns
}

/// The word in addresses for a period between two days.
pub const RANGE: &str = "rentang";

/// The parsed filters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filters {
    /// The preset, if one was chosen.
    pub preset: Option<Preset>,
    /// First day.
    pub from: Option<CalendarDate>,
    /// Last day.
    pub to: Option<CalendarDate>,
    /// The only company to show.
    pub company: Option<String>,
    /// The only stage to show.
    pub stage: Option<String>,
    /// Values of other columns.
    pub values: Vec<ValueFilter>,
    /// Names of filters that the source must ignore, because its rows are hidden from the reader (decisions §7).
    pub ignored: Vec<String>,
}

/// The errors of the days of a period.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterErrors {
    /// Error of the first day.
    pub dari: Option<String>,
    /// Error of the last day.
    pub sampai: Option<String>,
}

const NOT_A_DATE: &str = "Tulis tanggal yang ada, misalnya 28/11/2026.";

impl FilterQuery {
    /// The filters in effect as the end of a file name: '_bulan-ini_Penjualan'; empty without filters.
    pub fn file_name_end(&self) -> String {
        let Self { periode, dari, sampai, badan_usaha, tahapan, nilai } = self;
        let parts = [periode, dari, sampai, tahapan, badan_usaha, nilai].into_iter().flatten();
        let parts = parts.map(|part| file_name_part(part)).filter(|part| !part.is_empty());
        parts.fold(String::new(), |name, part| name + "_" + &part)
    }

    /// Parses the filters, relative to `today`. An invalid day does not filter and is reported.
    pub fn read(&self, today: CalendarDate) -> (Filters, FilterErrors) {
        let mut errors = FilterErrors::default();
        let preset = self.periode.as_deref().and_then(Preset::parse);
        let (from, to) = match preset {
            Some(Preset::Week) => (Some(today.plus_days(-6)), Some(today)),
            Some(Preset::Days30) => (Some(today.plus_days(-29)), Some(today)),
            Some(Preset::Month) => (Some(today.month_start()), Some(today)),
            Some(Preset::Year) => (CalendarDate::new(today.parts().0, 1, 1), Some(today)),
            None if self.periode.as_deref() == Some(RANGE) => self.range(&mut errors),
            None => (None, None),
        };
        (
            Filters {
                preset,
                from,
                to,
                company: chosen(self.badan_usaha.as_deref()),
                stage: chosen(self.tahapan.as_deref()),
                values: self.values(),
                ignored: Vec::new(),
            },
            errors,
        )
    }

    /// The value filters, each column once, without blank ones.
    pub fn values(&self) -> Vec<ValueFilter> {
        let mut values: Vec<ValueFilter> = Vec::new();
        for part in parts(self.nilai.as_deref().unwrap_or_default(), ';') {
            let names = parts(&part, ':').iter().map(|name| unescaped(name)).collect::<Vec<_>>();
            let [column, value] = names.as_slice() else { continue };
            let (Some(column), Some(value)) = (chosen(Some(column)), chosen(Some(value))) else { continue };
            values = without(&values, &column);
            values.push(ValueFilter { column, value });
        }
        values.truncate(MOST_VALUES);
        values
    }

    /// The query without unknown companies, stages, values and periods.
    #[must_use]
    pub fn among(
        &self,
        companies: &[String],
        stages: &[String],
        is_known_value: impl Fn(&ValueFilter) -> bool,
    ) -> Self {
        let known = |text: Option<&str>, names: &[String]| chosen(text).filter(|text| names.contains(text));
        let is_period = |text: &String| text == RANGE || Preset::parse(text).is_some();
        Self {
            periode: self.periode.clone().filter(is_period),
            badan_usaha: known(self.badan_usaha.as_deref(), companies),
            tahapan: known(self.tahapan.as_deref(), stages),
            nilai: written(&self.values().into_iter().filter(is_known_value).collect::<Vec<_>>()),
            ..self.clone()
        }
    }

    fn range(&self, errors: &mut FilterErrors) -> (Option<CalendarDate>, Option<CalendarDate>) {
        let day = |typed: &Option<String>, error: &mut Option<String>| {
            let typed = typed.as_deref().map(str::trim).filter(|typed| !typed.is_empty())?;
            let day = CalendarDate::parse_typed(typed);
            *error = day.is_none().then(|| NOT_A_DATE.to_owned());
            day
        };
        let from = day(&self.dari, &mut errors.dari);
        let to = day(&self.sampai, &mut errors.sampai);
        if let (Some(first), Some(last)) = (from, to)
            && last < first
        {
            errors.sampai = Some(format!("Tanggal akhir tidak boleh sebelum {}.", first.long()));
            return (from, None);
        }
        (from, to)
    }
}

/// The filters of other columns than this one.
pub(crate) fn without(values: &[ValueFilter], column: &str) -> Vec<ValueFilter> {
    values.iter().filter(|value| fold(&value.column) != fold(column)).cloned().collect()
}

/// The text of value filters in an address; `None` without any.
pub fn written(values: &[ValueFilter]) -> Option<String> {
    let escaped = |name: &str| -> String {
        let escaped = |letter: char| ['\\'].into_iter().filter(move |_| "\\:;".contains(letter)).chain([letter]);
        name.chars().flat_map(escaped).collect()
    };
    let part = |filter: &ValueFilter| format!("{}:{}", escaped(&filter.column), escaped(&filter.value));
    let parts: Vec<String> = values.iter().map(part).collect();
    (!parts.is_empty()).then(|| parts.join(";"))
}

/// The parts between separators that no backslash precedes; backslashes stay.
fn parts(text: &str, separator: char) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut is_escaped = false;
    for letter in text.chars() {
        match parts.last_mut() {
            Some(part) if is_escaped || letter != separator => part.push(letter),
            _ => parts.push(String::new()),
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    parts
}

fn unescaped(text: &str) -> String {
    let mut is_escaped = false;
    let keep = |letter: &char| {
        is_escaped = *letter == '\\' && !is_escaped;
        !is_escaped
    };
    text.chars().filter(keep).collect()
}

/// Goes back one year; 29 February becomes 28 February.
fn year_before(day: CalendarDate) -> CalendarDate {
    let (year, month, number) = day.parts();
    let same = |number| CalendarDate::new(year - 1, month, number);
    same(number).or_else(|| same(number - 1)).unwrap_or(day)
}

fn chosen(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

impl Filters {
    /// The days that `from` to `to` are compared with. A year is compared with the same days of the previous year, a
    /// month with those of the previous month, any other range with the same number of days before it.
    pub(crate) fn before(&self, from: CalendarDate, to: CalendarDate) -> (CalendarDate, CalendarDate) {
        match self.preset {
            Some(Preset::Year) => (year_before(from), year_before(to)),
            Some(Preset::Month) => {
                let first = from.plus_days(-1).month_start();
                let days_before = from.days_until(to);
                (first, first.plus_days(days_before).min(from.plus_days(-1)))
            }
            Some(Preset::Week | Preset::Days30) | None => {
                let length = from.days_until(to) + 1;
                (from.plus_days(-length), from.plus_days(-1))
            }
        }
    }

    /// 'Periode: 1 November 2026 – 21 November 2026', 'Badan usaha: …', 'Tahapan: …': one line per active filter.
    pub fn lines(&self) -> Vec<String> {
        let period = match (self.from, self.to) {
            (Some(from), Some(to)) => Some(range(from, to)),
            (Some(from), None) => Some(format!("sejak {}", from.long())),
            (None, Some(to)) => Some(format!("sampai {}", to.long())),
            (None, None) => None,
        };
        let lines = [("Periode", period), ("Badan usaha", self.company.clone()), ("Tahapan", self.stage.clone())];
        let of_values = self.values.iter().map(|ValueFilter { column, value }| format!("{column}: {value}"));
        lines.into_iter().filter_map(|(name, value)| Some(format!("{name}: {}", value?))).chain(of_values).collect()
    }
}

/// '1 November 2026 – 21 November 2026'; a single day by itself.
pub(crate) fn range(from: CalendarDate, to: CalendarDate) -> String {
    if from == to { from.long() } else { format!("{} – {}", from.long(), to.long()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn today() -> CalendarDate {
        CalendarDate::new(2026, 11, 21).expect("a day")
    }

    fn period(periode: &str, dari: &str, sampai: &str) -> (Vec<String>, FilterErrors) {
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let query =
            FilterQuery { periode: text(periode), dari: text(dari), sampai: text(sampai), ..FilterQuery::default() };
        let (filters, errors) = query.read(today());
        (filters.lines(), errors)
    }

    #[test]
    fn presets_end_today() {
        let lines = |preset| period(preset, "", "").0.join("");
        assert_eq!(lines("7-hari"), "Periode: 15 November 2026 – 21 November 2026");
        assert_eq!(lines("30-hari"), "Periode: 23 Oktober 2026 – 21 November 2026");
        assert_eq!(lines("bulan-ini"), "Periode: 1 November 2026 – 21 November 2026");
        assert_eq!(lines("tahun-ini"), "Periode: 1 Januari 2026 – 21 November 2026");
        assert_eq!(lines("kapan-kapan"), "");
    }

    #[test]
    fn a_range_may_be_open_at_either_end() {
        assert_eq!(period(RANGE, "1/2/2026", "").0, ["Periode: sejak 1 Februari 2026"]);
        assert_eq!(period(RANGE, "", "2026-02-03").0, ["Periode: sampai 3 Februari 2026"]);
        assert_eq!(period(RANGE, "3/2/2026", "3/2/2026").0, ["Periode: 3 Februari 2026"]);
        assert_eq!(period("", "3/2/2026", "").0, Vec::<String>::new());
    }

    #[test]
    fn an_invalid_day_is_reported_and_does_not_filter() {
        let (lines, errors) = period(RANGE, "31/2/2026", "1/3/2026");
        assert_eq!(lines, ["Periode: sampai 1 Maret 2026"]);
        assert!(errors.dari.is_some() && errors.sampai.is_none());
        let (lines, errors) = period(RANGE, "2/3/2026", "1/3/2026");
        assert_eq!(lines, ["Periode: sejak 2 Maret 2026"]);
        assert_eq!(errors.sampai.as_deref(), Some("Tanggal akhir tidak boleh sebelum 2 Maret 2026."));
    }

    #[test]
    fn unknown_companies_and_stages_are_left_out() {
        let query = |periode: &str, badan_usaha: &str, tahapan: &str| FilterQuery {
            periode: Some(periode.to_owned()),
            dari: Some("kemarin".to_owned()),
            sampai: None,
            badan_usaha: Some(badan_usaha.to_owned()),
            tahapan: Some(tahapan.to_owned()),
            nilai: None,
        };
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let (companies, stages) = (names(&["PT Ada"]), names(&["Penjualan"]));
        for periode in ["7-hari", RANGE] {
            let known = query(periode, "PT Ada", "Penjualan");
            assert_eq!(known.among(&companies, &stages, |_| true), known, "typed days are unchanged");
        }
        let unknown = query("kapan-kapan", "PT Tidak Ada", "Lain").among(&companies, &stages, |_| true);
        assert_eq!(unknown, FilterQuery { dari: Some("kemarin".to_owned()), ..FilterQuery::default() });
        assert_eq!(
            query("", " PT Ada ", "PT Ada").among(&companies, &stages, |_| true).badan_usaha.as_deref(),
            Some("PT Ada")
        );
    }

    #[test]
    fn blank_choices_do_not_filter() {
        let query = FilterQuery {
            badan_usaha: Some("  ".to_owned()),
            tahapan: Some("Penjualan".to_owned()),
            ..FilterQuery::default()
        };
        assert_eq!(query.read(today()).0.lines(), ["Tahapan: Penjualan"]);
    }

    #[test]
    fn a_column_is_filtered_once_and_blank_or_unknown_values_are_left_out() {
        let value = |column: &str, value: &str| ValueFilter { column: column.to_owned(), value: value.to_owned() };
        let of = |nilai: &str| FilterQuery { nilai: Some(nilai.to_owned()), ..FilterQuery::default() };
        let query = of("status:Open;Prioritas: ;:x;Status: New ;Kategori;a:b:c");
        assert_eq!(query.read(today()).0.lines(), ["Status: New"]);
        assert_eq!(query.among(&[], &[], |_| true).nilai.as_deref(), Some("Status:New"));
        assert_eq!(query.among(&[], &[], |known| known.value == "Open").nilai, None);
        let many: Vec<_> = (0..20).map(|number| value(&format!("Kolom {number}"), "x")).collect();
        assert_eq!(of(&written(&many).unwrap_or_default()).values().len(), 12);
        let odd = [value("a:b;c\\", "\\;:"), value("Nama", "PT X; Y")];
        assert_eq!(of(&written(&odd).unwrap_or_default()).values(), odd);
    }
}
