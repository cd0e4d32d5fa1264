//! The filters of a dataset's table: how the address writes them, and what they mean for its columns.

use serde::{Deserialize, Serialize};

use crate::data::column::{Column, ColumnKind, Meaning, Measure};
use crate::data::filter::{ColumnFilter, Keep, TimeBound, number_bound, time_bound};
use crate::data::shown::amount;
use crate::decimal::Decimal;
use crate::fold::fold;

const NOT_A_NUMBER: &str = "Tulis angka, misalnya 1.234,56.";
const NOT_A_TIME: &str = "Tulis tanggal atau periode, misalnya 31/12/2025 atau Januari 2025.";
const NOT_AFTER: &str = "Batas akhir tidak boleh sebelum batas awal.";

/// The label of a filter names this many chosen values.
const NAMED_VALUES: usize = 2;

/// The address has filters with '~' between them and '|' between their parts; '\\' precedes one that belongs to a text.
const BETWEEN_FILTERS: char = '~';
const BETWEEN_PARTS: char = '|';
const ESCAPE: char = '\\';

/// How a filter chooses cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum How {
    /// Between two bounds.
    Range,
    /// By chosen values.
    Values,
    /// By a contained text.
    Contains,
    /// Cells without a value.
    Missing,
    /// Cells with a value.
    Present,
}

/// The filter of a column as typed, unchecked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypedFilter {
    /// Column, counted from 0.
    pub column: u32,
    /// How it chooses cells.
    pub how: How,
    /// The chosen values, the contained text, or the first and the last bound.
    pub texts: Vec<String>,
}

/// A filter that was checked against the column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedFilter {
    /// The condition; `None` if a bound has an error, and the filter then has no effect.
    pub filter: Option<ColumnFilter>,
    /// The filter in words, such as '1.000 – 2.000'.
    pub words: String,
    /// Errors of the first and the last bound.
    pub errors: [Option<String>; 2],
}

impl How {
    const ALL: [Self; 5] = [Self::Range, Self::Values, Self::Contains, Self::Missing, Self::Present];

    const fn word(self) -> &'static str {
        match self {
            Self::Range => "rentang",
            Self::Values => "nilai",
            Self::Contains => "memuat",
            Self::Missing => "kosong",
            Self::Present => "terisi",
        }
    }

    /// The ways to filter a column of this kind, the most useful one first.
    pub const fn of_kind(kind: ColumnKind) -> &'static [Self] {
        match kind.meaning() {
            Meaning::Text => &[Self::Values, Self::Contains, Self::Missing, Self::Present],
            Meaning::Number(..) | Meaning::Day(_) | Meaning::Moment(_) => &[Self::Range, Self::Missing, Self::Present],
            Meaning::Period => &[Self::Range, Self::Values, Self::Missing, Self::Present],
        }
    }
}

impl TypedFilter {
    /// True if it keeps all rows, because nothing is chosen or typed.
    pub fn is_idle(&self) -> bool {
        !matches!(self.how, How::Missing | How::Present) && self.texts.iter().all(|text| text.trim().is_empty())
    }

    fn text(&self, place: usize) -> &str {
        self.texts.get(place).map_or("", |text| text.trim())
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = apart(text, BETWEEN_PARTS).into_iter();
        let column = parts.next()?.parse().ok()?;
        let word = parts.next()?;
        let how = How::ALL.into_iter().find(|how| how.word() == word)?;
        Some(Self { column, how, texts: parts.map(|part| unescaped(&part)).collect() })
    }

    fn write(&self) -> String {
        let texts = self.texts.iter().map(|text| BETWEEN_PARTS.to_string() + &escaped(text));
        format!("{}{BETWEEN_PARTS}{}{}", self.column, self.how.word(), texts.collect::<String>())
    }

    /// Checks the filter. `None` if it is idle or does not suit the columns.
    pub fn check(&self, columns: &[Column]) -> Option<CheckedFilter> {
        let kind = columns.get(self.column as usize)?.kind;
        if self.is_idle() || !How::of_kind(kind).contains(&self.how) {
            return None;
        }
        let kept = |keep: Keep, words: String| CheckedFilter {
            filter: Some(ColumnFilter { column: self.column, keep }),
            words,
            errors: [None, None],
        };
        Some(match self.how {
            How::Values => kept(Keep::Values(self.texts.clone()), named(&self.texts)),
            How::Contains => kept(Keep::Contains(self.text(0).to_owned()), format!("memuat “{}”", self.text(0))),
            How::Missing => kept(Keep::Missing, "kosong".to_owned()),
            How::Present => kept(Keep::Present, "terisi".to_owned()),
            How::Range => {
                let (keep, words, errors) = match kind.meaning() {
                    Meaning::Number(_, measure) => self.numbers(measure),
                    _ => self.times(),
                };
                if errors == [None, None] {
                    kept(keep, words)
                } else {
                    CheckedFilter { filter: None, words: "rentang tidak terbaca".to_owned(), errors }
                }
            }
        })
    }

    fn numbers(&self, measure: Measure) -> (Keep, String, [Option<String>; 2]) {
        let (from, to, mut errors) = self.bounds(number_bound, NOT_A_NUMBER);
        if from.zip(to).is_some_and(|(from, to)| from.compared(to).is_gt()) {
            errors[1] = Some(NOT_AFTER.to_owned());
        }
        let shown = |number: Option<Decimal>| number.map(|number| amount(number, measure));
        (Keep::Numbers(from, to), range(shown(from), shown(to)), errors)
    }

    fn times(&self) -> (Keep, String, [Option<String>; 2]) {
        let (from, to, mut errors) = self.bounds(time_bound, NOT_A_TIME);
        let (first, last) = (from.as_ref().map(|from| from.first), to.as_ref().map(|to| to.last));
        if first.zip(last).is_some_and(|(first, last)| first > last) {
            errors[1] = Some(NOT_AFTER.to_owned());
        }
        let shown = |bound: Option<TimeBound>| bound.map(|bound| bound.label);
        (Keep::Times(first, last), range(shown(from), shown(to)), errors)
    }

    fn bounds<T>(
        &self,
        read: impl Fn(&str) -> Option<T>,
        problem: &str,
    ) -> (Option<T>, Option<T>, [Option<String>; 2]) {
        let [from, to] = [self.text(0), self.text(1)];
        let [first, last] = [from, to].map(&read);
        let error = |text: &str, bound: &Option<T>| (!text.is_empty() && bound.is_none()).then(|| problem.to_owned());
        let errors = [error(from, &first), error(to, &last)];
        (first, last, errors)
    }
}

/// The filters in the address, at most one per column. Others are ignored.
pub fn parse(text: &str) -> Vec<TypedFilter> {
    let mut filters: Vec<TypedFilter> = Vec::new();
    for filter in apart(text, BETWEEN_FILTERS).iter().filter_map(|text| TypedFilter::parse(text)) {
        if filters.iter().all(|known| known.column != filter.column) {
            filters.push(filter);
        }
    }
    filters
}

/// The filters for the address; empty without filters. Idle ones are left out.
pub fn write<'a>(filters: impl IntoIterator<Item = &'a TypedFilter>) -> String {
    let written = filters.into_iter().filter(|filter| !filter.is_idle()).map(TypedFilter::write);
    written.collect::<Vec<_>>().join(&BETWEEN_FILTERS.to_string())
}

/// The filters in the address that have an effect on a table with these columns.
pub fn effective(text: &str, columns: &[Column]) -> Vec<ColumnFilter> {
    parse(text).iter().filter_map(|filter| filter.check(columns)?.filter).collect()
}

/// The filters in effect in words, such as 'Volume 1.000 – 2.000, Catatan kosong'.
pub fn in_words(text: &str, columns: &[Column]) -> String {
    let words = |filter: &TypedFilter| {
        let checked = filter.check(columns).filter(|checked| checked.filter.is_some())?;
        Some(format!("{} {}", columns.get(filter.column as usize)?.header, checked.words))
    };
    parse(text).iter().filter_map(words).collect::<Vec<_>>().join(", ")
}

/// The filters of a table with the columns `from` for one with the columns `to`: each follows its heading, ignoring case
/// and spacing. Filters without effect are left out. The reason and the remedy in words if one cannot follow.
pub fn moved(text: &str, from: &[Column], to: &[Column]) -> Result<String, String> {
    let (from_headings, to_headings) = (folded(from), folded(to));
    let mut moved = Vec::new();
    for filter in parse(text) {
        let place = filter.column as usize;
        let (Some(before), Some(wanted)) = (from.get(place), from_headings.get(place)) else { continue };
        if filter.check(from).is_none_or(|checked| checked.filter.is_none()) {
            continue;
        }
        // Columns may share a heading. The order among them then decides which one is meant.
        let earlier = from_headings.iter().take(place).filter(|heading| *heading == wanted).count();
        let found = (0_u32..).zip(&to_headings).filter(|(_, heading)| *heading == wanted).nth(earlier);
        let heading = &before.header;
        let Some((column, _)) = found else {
            return Err(format!(
                "Filter langkah ini memakai kolom “{heading}”, yang tidak ada di versi data ini. Uji versi ini dengan filter lain."
            ));
        };
        let filter = TypedFilter { column, ..filter };
        let is_number = |column: Option<&Column>| column.is_some_and(|column| column.kind.number_form().is_some());
        let has_kind = filter.how != How::Range || is_number(Some(before)) == is_number(to.get(column as usize));
        if !has_kind || filter.check(to).is_none_or(|checked| checked.filter.is_none()) {
            return Err(format!(
                "Filter langkah ini tidak cocok dengan jenis kolom “{heading}” di versi data ini. Uji versi ini dengan filter lain."
            ));
        }
        moved.push(filter);
    }
    Ok(write(&moved))
}

fn folded(columns: &[Column]) -> Vec<String> {
    columns.iter().map(|column| fold(&column.header)).collect()
}

fn named(values: &[String]) -> String {
    let (named, others) = values.split_at(values.len().min(NAMED_VALUES));
    let named = named.join(", ");
    if others.is_empty() { named } else { format!("{named} +{}", others.len()) }
}

fn range(from: Option<String>, to: Option<String>) -> String {
    match (from, to) {
        (Some(from), Some(to)) if from == to => from,
        (Some(from), Some(to)) => format!("{from} – {to}"),
        (Some(from), None) => format!("mulai {from}"),
        (None, to) => format!("sampai {}", to.unwrap_or_default()),
    }
}

/// Splits at each `between` that is not escaped.
fn apart(text: &str, between: char) -> Vec<String> {
    let (mut parts, mut is_escaped) = (vec![String::new()], false);
    for letter in text.chars() {
        if letter == between && !is_escaped {
            parts.push(String::new());
            continue;
        }
        is_escaped = letter == ESCAPE && !is_escaped;
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if matches!(letter, ESCAPE | BETWEEN_PARTS | BETWEEN_FILTERS) {
            escaped.push(ESCAPE);
        }
        escaped.push(letter);
    }
    escaped
}

fn unescaped(text: &str) -> String {
    let mut letters = text.chars();
    let mut plain = String::new();
    while let Some(letter) = letters.next() {
        plain.extend(if letter == ESCAPE { letters.next() } else { Some(letter) });
    }
    plain
}
