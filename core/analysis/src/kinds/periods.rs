//! Columns by whose months or periods rows are added up.

use std::collections::BTreeSet;

use portal_locale::period;
use portal_table::columnar::Bucket;
use portal_table::data::data_table::DataTable;

use crate::key_period::KeyPeriod;
use crate::problem::Problem;
use crate::reading::{DayColumn, LabelColumn, Reader};
use crate::text;

/// Months without rows are listed up to this many months.
const MOST_MONTHS: usize = 240;

/// A month or a period. Short ones come first, and those of one length are in the order of time.
///
/// January and the first quarter begin on the same day. Adding them up would count January twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Span {
    pub(super) length: KeyPeriod,
    /// The first day.
    pub(super) start: i32,
}

/// A column of days, which are grouped by month, or of periods.
pub(super) struct PeriodColumn {
    pub(super) days: DayColumn,
    /// The texts of a column of periods, which tell their lengths.
    texts: Option<LabelColumn>,
    /// The length of each text, once a row has it.
    lengths: Vec<Option<KeyPeriod>>,
    /// The month of the last row, with its day: rows of one day often follow each other.
    known: Option<(i32, Span)>,
}

impl PeriodColumn {
    pub(super) fn new(reader: &mut Reader<'_>, field: &'static str, heading: &str) -> Result<Self, Problem> {
        let days = reader.days(field, heading)?;
        let texts = days.is_period().then(|| reader.labels(field, heading)).transpose()?;
        Ok(Self { days, texts, lengths: Vec::new(), known: None })
    }

    /// Gets the parsed values; call it at the start of every part.
    pub(super) fn load(&mut self, table: &DataTable) {
        self.days.load(table);
        if let Some(texts) = &mut self.texts {
            texts.load(table);
            self.lengths.resize(texts.texts().len(), None);
        }
    }

    /// The month or period of a row; counts the cells without one.
    pub(super) fn get(&mut self, table: &DataTable, row: u32) -> Option<Span> {
        let day = self.days.get(table, row)?;
        let Some(texts) = &self.texts else {
            let known = self.known.filter(|(known, _)| *known == day).map(|(_, span)| span);
            let span = known.unwrap_or_else(|| Span { length: KeyPeriod::Month, start: Bucket::Month.start(day) });
            self.known = Some((day, span));
            return Some(span);
        };
        let code = texts.code(row) as usize;
        let read = || texts.texts().get(code).and_then(|text| period::read(text)).map_or(KeyPeriod::Day, KeyPeriod::of);
        let length = self.lengths.get_mut(code).map(|length| *length.get_or_insert_with(read));
        Some(Span { length: length.unwrap_or(KeyPeriod::Day), start: day })
    }

    /// The heading of the months or periods.
    pub(super) fn heading(&self) -> &'static str {
        if self.days.is_period() { "Periode" } else { "Bulan" }
    }

    /// 'Triwulan I 2025' or 'Januari 2025'; `row` is one of the period.
    pub(super) fn name(&self, table: &DataTable, span: Span, row: Option<u32>) -> String {
        match row {
            Some(row) if self.days.is_period() => table.shown(row, self.days.found.index).into_owned(),
            _ => text::month(span.start),
        }
    }

    /// These sorted months with the ones in between, if there are not too many. Periods stay as they are.
    pub(super) fn with_gaps(&self, spans: Vec<Span>) -> Vec<Span> {
        let (false, [first, .., last]) = (self.days.is_period(), &spans[..]) else { return spans };
        let next = |span: &Span| {
            let start = Bucket::Month.next(span.start);
            Some(Span { start, ..*span }).filter(|next| next <= last && next > span)
        };
        let all: Vec<Span> = std::iter::successors(Some(*first), next).take(MOST_MONTHS + 1).collect();
        if all.len() <= MOST_MONTHS { all } else { spans }
    }

    /// Says which cells were left out, and warns of periods of several lengths.
    pub(super) fn remark(&self, spans: &[Span], remarks: &mut Vec<String>) {
        let lengths: BTreeSet<KeyPeriod> = spans.iter().map(|span| span.length).collect();
        let names: Vec<&str> = lengths.into_iter().map(KeyPeriod::name).collect();
        if let [shorter @ .., longest] = &names[..]
            && !shorter.is_empty()
        {
            let (heading, shorter) = (&self.days.found.heading, shorter.join(", "));
            remarks.push(format!(
                "Kolom “{heading}” memuat {shorter} dan {longest}. Masing-masing dihitung sendiri; saring barisnya agar hanya satu yang diuji."
            ));
        }
        self.days.found.remark(remarks);
    }
}
