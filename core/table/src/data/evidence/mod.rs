//! Detects the kind of a column from its cells while they are read.

use portal_locale::period;

use super::column::{ColumnKind, Doubt, FoundColumn, Meaning, Measure};
use super::day::{self, DayOrder};
use super::number::{self, NumberForm, Written};
use super::statistics::Tally;
use super::unusual_number;
use crate::fold::fold;

const MOST_SAMPLES: usize = 3;
const SAMPLE_CHARS: usize = 100;

/// A kind needs this share of the cells, in tenths; the others have no value then.
const TENTHS_NEEDED: u64 = 9;

/// Cells that may contradict a kind before it is ruled out, beside a quarter of those that fit.
const MOST_MISFITS: u32 = 20;

/// Words of headings whose columns hold codes, even if these look like numbers.
const CODE_WORDS: [&str; 8] = ["kode", "npwp", "nik", "nib", "nomor", "kbli", "id", "nop"];
/// Words of headings whose numbers of four digits are years.
const YEAR_WORDS: [&str; 3] = ["tahun", "thn", "year"];

/// Counts for each kind how many cells fit it.
#[derive(Debug, Clone)]
pub(super) struct Evidence {
    /// The form of numbers that fit both, if it is known.
    hint: Option<NumberForm>,
    values: u32,
    numbers: Numbers,
    money: u32,
    percents: u32,
    days: [Candidate; 2],
    moments: [Candidate; 2],
    periods: Candidate,
    /// Periods that are not just a year.
    named_periods: u32,
    codes: Candidate,
    /// Codes that no number could be: 007, or more digits than a number may have.
    certain_codes: u32,
    /// True while the column may be days, moments or periods.
    has_times: bool,
    /// True if the column is text and has enough samples: further cells change nothing.
    is_settled: bool,
    samples: Vec<String>,
    /// The first cells that the two number forms read differently, and those that the two day orders do.
    differing: [Vec<String>; 2],
}

#[derive(Debug, Clone, Copy, Default)]
struct Candidate {
    fits: u32,
    misfits: u32,
}

#[derive(Debug, Clone, Copy)]
enum Numbers {
    /// No cell has a '.' or ',' yet, so both forms read the same numbers.
    Alike(Tally, u32),
    /// A tally and the number of misfits per [`NumberForm::ALL`].
    Apart([(Tally, u32); 2]),
}

impl Candidate {
    const fn is_open(self) -> bool {
        self.misfits <= MOST_MISFITS || self.misfits <= self.fits / 4
    }

    const fn see(&mut self, fits: bool) {
        if fits {
            self.fits += 1;
        } else {
            self.misfits += 1;
        }
    }
}

impl Evidence {
    pub(super) const fn new(hint: Option<NumberForm>) -> Self {
        const NONE: Candidate = Candidate { fits: 0, misfits: 0 };
        Self {
            hint,
            values: 0,
            numbers: Numbers::Alike(Tally::EMPTY, 0),
            money: 0,
            percents: 0,
            days: [NONE; 2],
            moments: [NONE; 2],
            periods: NONE,
            named_periods: 0,
            codes: NONE,
            certain_codes: 0,
            has_times: true,
            is_settled: false,
            samples: Vec::new(),
            differing: [const { Vec::new() }; 2],
        }
    }

    #[inline]
    pub(super) fn see(&mut self, cell: &str) {
        if !self.is_settled && !number::is_missing(cell) {
            self.weigh(cell);
        }
    }

    fn weigh(&mut self, cell: &str) {
        self.values += 1;
        note(&mut self.samples, cell);
        // Fast path: a plain whole number is the same in both forms, and a code.
        let whole = number::read_whole(cell);
        let is_number = match whole {
            Some(whole) => self.weigh_whole(whole),
            None => self.weigh_number(cell),
        };
        if self.has_times {
            self.weigh_times(cell);
            self.weigh_period(cell);
            let mut times = self.days.iter().chain(&self.moments).chain([&self.periods]);
            self.has_times = times.any(|candidate| candidate.is_open());
        }
        if whole.is_some() {
            self.codes.see(true);
        } else {
            self.weigh_code(cell);
        }
        let is_open = is_number || self.has_times || self.codes.is_open();
        self.is_settled = !is_open && self.samples.len() == MOST_SAMPLES;
    }

    /// Returns true while the column may be numbers.
    fn weigh_whole(&mut self, whole: Written) -> bool {
        let mut is_open = false;
        let mut see = |tally: &mut Tally, misfits: u32| {
            if is_possible(*tally, misfits) {
                tally.add(whole);
                is_open = true;
            }
        };
        match &mut self.numbers {
            Numbers::Alike(tally, misfits) => see(tally, *misfits),
            Numbers::Apart(tallies) => tallies.iter_mut().for_each(|(tally, misfits)| see(tally, *misfits)),
        }
        is_open
    }

    /// Returns true while the column may be numbers.
    fn weigh_number(&mut self, cell: &str) -> bool {
        if let Numbers::Alike(tally, misfits) = &mut self.numbers {
            if !is_possible(*tally, *misfits) {
                return false;
            }
            let read = number::read(cell, NumberForm::Indonesian);
            match read.filter(|_| !number::is_signed(cell)) {
                Some(written) => {
                    tally.add(written);
                    self.note_measure(cell);
                    return true;
                }
                None if !number::is_signed(cell) => {
                    *misfits += 1;
                    return true;
                }
                None => self.numbers = Numbers::Apart([(*tally, *misfits); 2]),
            }
        }
        let Numbers::Apart(tallies) = &mut self.numbers else { return false };
        let mut read = [None; 2];
        for ((read, (tally, misfits)), form) in read.iter_mut().zip(tallies.iter_mut()).zip(NumberForm::ALL) {
            *read = is_possible(*tally, *misfits).then(|| number::read(cell, form)).flatten();
            match *read {
                Some(written) => tally.add(written),
                None => *misfits += 1,
            }
        }
        let is_open = tallies.iter().any(|(tally, misfits)| is_possible(*tally, *misfits));
        if let [Some(indonesian), Some(english)] = read
            && indonesian.value().to_bits() != english.value().to_bits()
        {
            note(&mut self.differing[0], cell);
        }
        if read != [None; 2] {
            self.note_measure(cell);
        }
        is_open
    }

    fn note_measure(&mut self, cell: &str) {
        match cell.trim_end().as_bytes() {
            [first, .., last] if first.is_ascii_digit() && last.is_ascii_digit() => {}
            [.., b'%'] => self.percents += 1,
            _ => self.money += u32::from(unusual_number::is_money(cell)),
        }
    }

    fn weigh_times(&mut self, cell: &str) {
        let mut read = [None; 2];
        for (place, order) in DayOrder::ALL.into_iter().enumerate() {
            let (days, moments) = (&mut self.days[place], &mut self.moments[place]);
            if days.is_open() {
                read[place] = day::read(cell, order);
                days.see(read[place].is_some());
            }
            if moments.is_open() {
                moments.see(read[place].is_some() || day::read_moment(cell, order).is_some());
            }
        }
        if matches!(read, [Some(first), Some(second)] if first != second) {
            note(&mut self.differing[1], cell);
        }
    }

    fn weigh_period(&mut self, cell: &str) {
        if !self.periods.is_open() {
            return;
        }
        let is_year = matches!(cell.trim().as_bytes(), [b'1' | b'2', _, _, _]);
        let is_period = period::read(cell).is_some_and(|period| !period.is_day());
        self.periods.see(is_period);
        self.named_periods += u32::from(is_period && !is_year);
    }

    fn weigh_code(&mut self, cell: &str) {
        if !self.codes.is_open() {
            return;
        }
        let code = cell.trim().as_bytes();
        // Fast path: most cells of long columns are numbers. Those with a decimal sign are no codes.
        if let [b'1'..=b'9', rest @ ..] = code
            && code.len() <= number::MAX_WHOLE_DIGITS as usize
            && rest.iter().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b','))
        {
            self.codes.see(!number::is_signed(cell));
            return;
        }
        let digits = code.iter().filter(|byte| byte.is_ascii_digit()).count();
        let is_sign = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'/' | b'_');
        self.codes.see(digits > 0 && code.iter().all(is_sign));
        let is_certain =
            digits == code.len() && digits > 1 && (code[0] == b'0' || digits > number::MAX_WHOLE_DIGITS as usize);
        self.certain_codes += u32::from(is_certain);
    }

    /// Returns the detected column and, for numbers, their sums.
    pub(super) fn finish(self, header: String) -> (FoundColumn, Option<Tally>) {
        let (kind, doubt, tally) = self.judge(&header);
        let misfits = self.values - self.fitting(kind, tally.as_ref());
        let [numbers, days] = self.differing;
        let samples = match doubt {
            None => self.samples,
            Some(Doubt::NumberForm) => numbers,
            Some(Doubt::DayOrder) => days,
        };
        (FoundColumn { header, kind, doubt, misfits, samples }, tally)
    }

    fn fitting(&self, kind: ColumnKind, tally: Option<&Tally>) -> u32 {
        let of_order = |candidates: [Candidate; 2], order| candidates[usize::from(order == DayOrder::MonthFirst)].fits;
        match kind.meaning() {
            Meaning::Text => self.values,
            Meaning::Number(..) => tally.map_or(0, Tally::count),
            Meaning::Day(order) => of_order(self.days, order),
            Meaning::Moment(order) => of_order(self.moments, order),
            Meaning::Period => self.periods.fits,
        }
    }

    fn judge(&self, header: &str) -> (ColumnKind, Option<Doubt>, Option<Tally>) {
        let is_enough = |fits: u32| u64::from(fits) * 10 >= u64::from(self.values) * TENTHS_NEEDED;
        if self.values == 0 {
            return (ColumnKind::Text, None, None);
        }
        let [days, days_swapped] = self.days.map(|candidate| candidate.fits);
        let [moments, moments_swapped] = self.moments.map(|candidate| candidate.fits);
        let can_swap = !self.differing[1].is_empty();
        if is_enough(days.max(days_swapped)) && days.max(days_swapped) >= moments.max(moments_swapped) {
            let kind = if days_swapped > days { ColumnKind::DateMonthFirst } else { ColumnKind::Date };
            let doubt = (days == days_swapped && can_swap).then_some(Doubt::DayOrder);
            return (kind, doubt, None);
        }
        if is_enough(moments.max(moments_swapped)) {
            let kind = if moments_swapped > moments { ColumnKind::DateTimeMonthFirst } else { ColumnKind::DateTime };
            return (kind, None, None);
        }
        let names_years = has_word(header, &YEAR_WORDS);
        if is_enough(self.periods.fits) && (self.named_periods > 0 || names_years) {
            return (ColumnKind::Period, None, None);
        }
        let is_code = self.certain_codes > 0 || has_word(header, &CODE_WORDS);
        if is_code && is_enough(self.codes.fits) {
            return (ColumnKind::Code, None, None);
        }
        self.judge_numbers(is_enough)
    }

    fn judge_numbers(&self, is_enough: impl Fn(u32) -> bool) -> (ColumnKind, Option<Doubt>, Option<Tally>) {
        let [indonesian, english] = match self.numbers {
            Numbers::Alike(tally, _) => [tally; 2],
            Numbers::Apart(tallies) => tallies.map(|(tally, _)| tally),
        };
        if !is_enough(indonesian.count().max(english.count())) {
            return (ColumnKind::Text, None, None);
        }
        let fits_both = indonesian.count() == english.count();
        let form = match self.hint.filter(|_| fits_both) {
            Some(form) => form,
            None if english.count() > indonesian.count() => NumberForm::English,
            None => NumberForm::Indonesian,
        };
        let tally = if form == NumberForm::English { english } else { indonesian };
        let is_most = |count: u32| count * 2 >= tally.count();
        let measure = match (is_most(self.money), is_most(self.percents)) {
            (true, _) => Measure::Money,
            (false, true) => Measure::Percent,
            (false, false) => Measure::Plain,
        };
        let is_open = fits_both && self.hint.is_none() && !self.differing[0].is_empty() && measure != Measure::Money;
        (ColumnKind::of_numbers(form, measure), is_open.then_some(Doubt::NumberForm), Some(tally))
    }
}

const fn is_possible(tally: Tally, misfits: u32) -> bool {
    Candidate { fits: tally.count(), misfits }.is_open()
}

fn has_word(header: &str, words: &[&str]) -> bool {
    fold(header).split(|letter: char| !letter.is_alphanumeric()).any(|word| words.contains(&word))
}

fn note(samples: &mut Vec<String>, cell: &str) {
    if samples.len() < MOST_SAMPLES {
        samples.push(cell.chars().take(SAMPLE_CHARS).collect());
    }
}

#[cfg(test)]
mod tests;
