//! The keys by which rows of two tables match.

use portal_locale::period;
use portal_table::data::column::Meaning;
use portal_table::data::data_table::DataTable;
use portal_table::data::number::{self, NumberForm};
use portal_table::fold::fold;
use rustc_hash::FxHashMap;

use crate::key_period::KeyPeriod;
use crate::problem::Problem;
use crate::reading::{DayColumn, LabelColumn, NumberColumn, Reader};
use crate::reconciliation::KeyPair;
use crate::run::Tables;

const FIELD: &str = "keys";

/// Number of different texts that one step reads.
const TEXTS_PER_STEP: usize = 16_000;

/// Two columns with comparable values.
pub(super) struct Key {
    pub(super) headings: [String; 2],
    values: Values,
    /// Number of texts that were read, for both tables together.
    read: usize,
}

enum Values {
    Texts {
        columns: [LabelColumn; 2],
        /// The forms of numbers in both columns if one of them has numbers: the texts of the other may be numbers, too.
        forms: Option<[NumberForm; 2]>,
        values: [Vec<i64>; 2],
        known: FxHashMap<String, i64>,
    },
    Numbers {
        columns: [NumberColumn; 2],
        factors: [i64; 2],
    },
    Times {
        columns: [Times; 2],
        asked: Option<KeyPeriod>,
        period: KeyPeriod,
    },
}

/// A column of days, moments or periods. A period has the length that its text names.
enum Times {
    Days(DayColumn),
    Periods {
        column: LabelColumn,
        /// First day and length by code.
        periods: Vec<Option<(i32, KeyPeriod)>>,
        /// The shortest and the longest of the rows that were visited.
        lengths: Option<[KeyPeriod; 2]>,
    },
}

impl Key {
    pub(super) fn new([main, other]: [&mut Reader<'_>; 2], pair: &KeyPair) -> Result<Self, Problem> {
        let KeyPair { left, right, period } = pair;
        let found = [main.column(FIELD, left)?, other.column(FIELD, right)?];
        let [is_left_time, is_right_time] = [0, 1].map(|side: usize| is_time(found[side].meaning));
        let is_number = |side: usize| matches!(found[side].meaning, Meaning::Number(..));
        let values = if is_left_time && is_right_time {
            let columns = [Times::new(main, left, found[0].meaning)?, Times::new(other, right, found[1].meaning)?];
            Values::Times { columns, asked: *period, period: KeyPeriod::Day }
        } else if is_left_time || is_right_time {
            return Err(Problem::KeysOfOtherKinds { columns: found.map(|column| column.heading) });
        } else if is_number(0) && is_number(1) {
            Values::Numbers { columns: [main.numbers(FIELD, left)?, other.numbers(FIELD, right)?], factors: [1, 1] }
        } else {
            let columns = [main.labels(FIELD, left)?, other.labels(FIELD, right)?];
            let form = |side: usize| match found[side].meaning {
                Meaning::Number(form, _) => form,
                _ => NumberForm::Indonesian,
            };
            let forms = (is_number(0) || is_number(1)).then(|| [form(0), form(1)]);
            Values::Texts { columns, forms, values: Default::default(), known: FxHashMap::default() }
        };
        Ok(Self { headings: found.map(|column| column.heading), values, read: 0 })
    }

    /// Reads some of the different texts. True when rows can be read.
    pub(super) fn prepare(&mut self, Tables { main, other }: Tables<'_>) -> bool {
        let tables = [main, other.unwrap_or(main)];
        match &mut self.values {
            Values::Texts { columns, forms, values, known } => {
                each(columns, tables, LabelColumn::load);
                let [left, right] = [0, 1].map(|side: usize| columns[side].texts());
                for text in left.iter().chain(right).skip(self.read).take(TEXTS_PER_STEP) {
                    let side = usize::from(values[0].len() >= left.len());
                    let next = i64::try_from(known.len()).unwrap_or(i64::MAX);
                    let form = forms.map(|forms| forms[side]);
                    let value = *known.entry(comparable(text, form)).or_insert(next);
                    values[side].push(value);
                }
                self.read += TEXTS_PER_STEP;
                self.read >= left.len() + right.len()
            }
            Values::Numbers { columns, factors } => {
                each(columns, tables, NumberColumn::load);
                let most = columns[0].decimals.max(columns[1].decimals);
                *factors = [0, 1].map(|side: usize| 10_i64.saturating_pow(most - columns[side].decimals));
                true
            }
            Values::Times { columns, .. } => {
                let is_read = [0, 1].map(|side: usize| columns[side].prepare(tables[side]));
                is_read == [true; 2]
            }
        }
    }

    /// True if rows must be visited before their keys are known: the period depends on them.
    pub(super) const fn depends_on_rows(&self) -> bool {
        matches!(&self.values, Values::Times { columns: [Times::Periods { .. }, _] | [_, Times::Periods { .. }], .. })
    }

    /// Visits a row before its key is known.
    pub(super) fn note(&mut self, side: usize, row: u32) {
        if let Values::Times { columns, .. } = &mut self.values {
            columns[side].note(row);
        }
    }

    /// Chooses the period in which times match.
    pub(super) fn choose_period(&mut self) -> Result<(), Problem> {
        let Values::Times { columns, asked, period } = &mut self.values else { return Ok(()) };
        let longest = columns.each_ref().map(Times::longest);
        let at_least = longest[0].max(longest[1]);
        *period = asked.unwrap_or(at_least);
        if *period < at_least {
            let side = usize::from(longest[1] == at_least);
            return Err(Problem::PeriodsTooLong { column: self.headings[side].clone(), period: at_least.name() });
        }
        Ok(())
    }

    /// The lowest value and the number of possible ones, if that is known.
    pub(super) fn span(&self) -> Option<(i64, usize)> {
        match &self.values {
            Values::Texts { known, .. } => Some((0, known.len())),
            Values::Numbers { .. } => None,
            Values::Times { columns, period, .. } => {
                let ranges = columns.iter().filter_map(Times::range);
                let [first, last] = ranges.reduce(|[first, last], [start, end]| [first.min(start), last.max(end)])?;
                let [first, last] = [first, last].map(|day| i64::from(period.start(day)));
                Some((first, usize::try_from(last - first + 1).ok()?))
            }
        }
    }

    /// The value of a row, the same for rows that match; none if the cell has no usable value.
    pub(super) fn value(&self, side: usize, table: &DataTable, row: u32) -> Option<i64> {
        match &self.values {
            Values::Texts { columns, values, .. } => values[side].get(columns[side].code(row) as usize).copied(),
            Values::Numbers { columns, factors } => {
                columns[side].peek(table, row).and_then(|units| units.checked_mul(factors[side]))
            }
            Values::Times { columns, period, .. } => columns[side].start(row, *period).map(i64::from),
        }
    }

    /// The value of a row as the result shows it.
    pub(super) fn text(&self, side: usize, table: &DataTable, row: u32) -> String {
        match &self.values {
            Values::Texts { columns, .. } => table.shown(row, columns[side].found.index).trim().to_owned(),
            Values::Numbers { columns, .. } => table.shown(row, columns[side].found.index).trim().to_owned(),
            Values::Times { columns, period, .. } => {
                columns[side].start(row, *period).map(|start| period.label(start)).unwrap_or_default()
            }
        }
    }

    /// Warns of columns of other kinds, and of columns whose periods have several lengths, such as quarters with a total
    /// of the year.
    pub(super) fn remark(&self, remarks: &mut Vec<String>) {
        if let (Values::Texts { forms: Some(_), .. }, [left, right]) = (&self.values, &self.headings) {
            remarks.push(format!(
                "Hanya satu dari kolom “{left}” dan “{right}” berupa kolom angka. Teks yang berupa angka dicocokkan menurut nilainya."
            ));
        }
        let Values::Times { columns, .. } = &self.values else { return };
        for (times, heading) in columns.iter().zip(&self.headings) {
            if let Times::Periods { lengths: Some([shortest, longest]), .. } = times
                && shortest < longest
            {
                let [shortest, longest] = [shortest, longest].map(|length| length.name());
                remarks.push(format!(
                    "Kolom “{heading}” memuat {shortest} dan {longest}. Saring barisnya agar tidak terhitung dua kali."
                ));
            }
        }
    }
}

const fn is_time(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::Day(_) | Meaning::Moment(_) | Meaning::Period)
}

/// The text by which rows match: folded, or for a number in this form its value.
fn comparable(text: &str, form: Option<NumberForm>) -> String {
    let number = form.and_then(|form| number::read(text, form));
    // No folded text begins with a space.
    number.map_or_else(|| fold(text), |number| format!(" {}", number.exact().without_zeros()))
}

fn each<C>(columns: &mut [C; 2], tables: [&DataTable; 2], load: impl Fn(&mut C, &DataTable)) {
    for (column, table) in columns.iter_mut().zip(tables) {
        load(column, table);
    }
}

impl Times {
    fn new(reader: &mut Reader<'_>, heading: &str, meaning: Meaning) -> Result<Self, Problem> {
        Ok(match meaning {
            Meaning::Period => {
                Self::Periods { column: reader.labels(FIELD, heading)?, periods: Vec::new(), lengths: None }
            }
            _ => Self::Days(reader.days(FIELD, heading)?),
        })
    }

    fn prepare(&mut self, table: &DataTable) -> bool {
        match self {
            Self::Days(column) => {
                column.load(table);
                true
            }
            Self::Periods { column, periods, .. } => {
                column.load(table);
                for text in column.texts().iter().skip(periods.len()).take(TEXTS_PER_STEP) {
                    periods.push(period::read(text).map(|period| (period.start, KeyPeriod::of(period))));
                }
                periods.len() == column.texts().len()
            }
        }
    }

    /// Notes the length of a row's period.
    fn note(&mut self, row: u32) {
        let Self::Periods { column, periods, lengths } = self else { return };
        if let Some((_, length)) = periods.get(column.code(row) as usize).copied().flatten() {
            let [shortest, longest] = lengths.unwrap_or([length; 2]);
            *lengths = Some([shortest.min(length), longest.max(length)]);
        }
    }

    /// The first and the last day.
    fn range(&self) -> Option<[i32; 2]> {
        match self {
            Self::Days(column) => column.range(),
            Self::Periods { periods, .. } => {
                let days = || periods.iter().flatten().map(|(start, _)| *start);
                Some([days().min()?, days().max()?])
            }
        }
    }

    fn longest(&self) -> KeyPeriod {
        match self {
            Self::Days(_) | Self::Periods { lengths: None, .. } => KeyPeriod::Day,
            Self::Periods { lengths: Some([_, longest]), .. } => *longest,
        }
    }

    fn start(&self, row: u32, period: KeyPeriod) -> Option<i32> {
        let day = match self {
            Self::Days(column) => column.peek(row)?,
            Self::Periods { column, periods, .. } => periods.get(column.code(row) as usize).copied().flatten()?.0,
        };
        Some(period.start(day))
    }
}
