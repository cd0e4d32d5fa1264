//! Missing and repeated numbers in series.

use std::hash::BuildHasher;

use portal_table::columnar::Labels;
use portal_table::data::column::Meaning;
use portal_table::data::data_table::DataTable;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::serials::{MOST_RUNS, Serial, runs, split};
use crate::outcome::{Groups, MOST_LINES, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{LabelColumn, NumberColumn, Reader};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// Number of texts that one step takes apart, and by how many the run of digits is chosen.
const TEXTS_PER_STEP: usize = 20_000;

/// A text's series and number; the series of a text without a number is [`NONE`].
type Place = (u32, u64);
const NONE: u32 = u32::MAX;

/// Finds missing and repeated numbers. A series is what texts have in common but for one run of digits: the run that
/// has the most different values in the first 20,000 texts of the column.
///
/// A column of numbers is one series of its whole numbers.
pub(super) struct Gaps {
    column: LabelColumn,
    numbers: Option<NumberColumn>,
    stage: Stage,
    at: usize,
    run: usize,
    /// Series by the hash of what they have in common, with the code of a text.
    known: FxHashMap<u64, u32>,
    /// The code of the first text of each series.
    series: Vec<u32>,
    places: Vec<Place>,
    /// Series, number and row.
    found: Vec<(u32, u64, u32)>,
    sorting: Sorting<(u32, u64, u32)>,
    empty: u32,
    unread: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Read,
    Split,
    Gather,
    Sort,
}

/// A finding.
struct Finding {
    series: u32,
    /// First and last number.
    numbers: [u64; 2],
    count: u64,
    is_repeat: bool,
    row: u32,
}

impl Gaps {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str) -> Result<Self, Problem> {
        let is_number = matches!(reader.column("column", column)?.meaning, Meaning::Number(..));
        let numbers = if is_number { Some(reader.numbers("column", column)?) } else { None };
        Ok(Self {
            column: if is_number {
                reader.unused_labels("column", column)?
            } else {
                reader.labels("column", column)?
            },
            stage: if is_number { Stage::Gather } else { Stage::Read },
            numbers,
            at: 0,
            run: 0,
            known: FxHashMap::default(),
            series: Vec::new(),
            places: Vec::new(),
            found: Vec::new(),
            sorting: Sorting::default(),
            empty: 0,
            unread: 0,
        })
    }

    fn serial(&self, code: u32) -> Option<Serial<'_>> {
        split(self.column.texts().get(code as usize)?, self.run)
    }

    /// The run of digits that is the serial number.
    fn choose_run(&self) -> usize {
        let mut values = vec![FxHashSet::default(); MOST_RUNS];
        for text in self.column.texts().iter().take(TEXTS_PER_STEP) {
            for (values, run) in values.iter_mut().zip(runs(text)) {
                values.insert(&text[run]);
            }
        }
        let counts = (0..MOST_RUNS).zip(&values).map(|(run, values)| (values.len(), run));
        counts.max().map_or(0, |(_, run)| run)
    }

    fn split_texts(&mut self) -> bool {
        let all = self.column.texts().len();
        let end = all.min(self.at + TEXTS_PER_STEP);
        for code in self.at..end {
            let code = u32::try_from(code).unwrap_or(NONE);
            let number = self.serial(code).map(Serial::number);
            let place = number.map_or((NONE, 0), |number| (self.series_of(code), number));
            self.places.push(place);
        }
        self.at = end;
        end == all
    }

    fn series_of(&mut self, code: u32) -> u32 {
        let Some(Serial { before, after, .. }) = self.serial(code) else { return NONE };
        let mut hash = FxBuildHasher.hash_one((before, after));
        while let Some(&series) = self.known.get(&hash) {
            let first = self.serial(self.series[series as usize]);
            if first.is_some_and(|first| (first.before, first.after) == (before, after)) {
                return series;
            }
            // Another series has this hash: try the next number.
            hash = hash.wrapping_add(1);
        }
        let series = u32::try_from(self.series.len()).unwrap_or(NONE);
        self.series.push(code);
        self.known.insert(hash, series);
        series
    }

    /// The text of the smallest number of each series, which has the zeros that the others need.
    fn smallest(&self) -> FxHashMap<u32, Serial<'_>> {
        let plain = Serial { before: "", digits: "0", after: "" };
        let series = self.found.chunk_by(|left, right| left.0 == right.0);
        let serial = |row| if self.numbers.is_some() { Some(plain) } else { self.serial(self.column.code(row)) };
        series.filter_map(|found| Some((found[0].0, serial(found[0].2)?))).collect()
    }

    fn groups(&self, findings: &[Finding]) -> Groups {
        let smallest = self.smallest();
        let mut groups = Groups::new(&["Seri", "Temuan", "Nomor", "#Banyaknya"]);
        for finding in findings {
            let Finding { series, numbers: [from, to], count, is_repeat, row } = *finding;
            let Some(serial) = smallest.get(&series) else { continue };
            let mut numbers = serial.with(from);
            if to > from {
                numbers = format!("{numbers} – {}", serial.with(to));
            }
            let kind = if is_repeat { "Ganda" } else { "Hilang" };
            groups.line(vec![serial.series(), kind.to_owned(), numbers, long(count)], Some(row));
        }
        groups
    }
}

/// The gaps and repeats of each series, in the order of their numbers.
fn findings(sorted: &[(u32, u64, u32)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut last: Option<(u32, u64, u32)> = None;
    for same in sorted.chunk_by(|left, right| (left.0, left.1) == (right.0, right.1)) {
        let (series, number, row) = same[0];
        if let Some((_, before, last_row)) = last.filter(|last| last.0 == series)
            && number - before > 1
        {
            let (numbers, count) = ([before + 1, number - 1], number - before - 1);
            findings.push(Finding { series, numbers, count, is_repeat: false, row: last_row });
        }
        if same.len() > 1 {
            let count = u64::try_from(same.len()).unwrap_or_default();
            findings.push(Finding { series, numbers: [number; 2], count, is_repeat: true, row });
        }
        last = Some((series, number, row));
    }
    findings
}

impl Job for Gaps {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        if let Some(column) = &mut self.numbers {
            column.load(table);
            return part.each(|row| {
                let Some(units) = column.get(table, row) else { return };
                match u64::try_from(units) {
                    Ok(units) if units.is_multiple_of(column.one_unsigned()) => {
                        self.found.push((0, units / column.one_unsigned(), row));
                    }
                    _ => self.unread += 1,
                }
            });
        }
        self.column.load(table);
        if self.stage == Stage::Read {
            return;
        }
        part.each(|row| match self.column.code(row) {
            Labels::MISSING => self.empty += 1,
            code => match self.places[code as usize] {
                (NONE, _) => self.unread += 1,
                (series, number) => self.found.push((series, number, row)),
            },
        });
    }

    fn turn(&mut self) -> Next {
        self.at = 0;
        let (stage, next) = match self.stage {
            Stage::Read => {
                self.run = self.choose_run();
                (Stage::Split, Next::Work)
            }
            Stage::Split => (Stage::Gather, Next::Rows),
            Stage::Gather => {
                self.sorting = Sorting::new(std::mem::take(&mut self.found));
                (Stage::Sort, Next::Work)
            }
            Stage::Sort => {
                self.found = std::mem::take(&mut self.sorting).finish();
                (Stage::Sort, Next::Done)
            }
        };
        self.stage = stage;
        next
    }

    fn work(&mut self, _: Tables<'_>) -> bool {
        match self.stage {
            Stage::Split => self.split_texts(),
            _ => self.sorting.step(),
        }
    }

    fn stages(&self) -> u32 {
        4
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let heading = &self.column.found.heading;
        if self.found.is_empty() {
            return Err(Problem::NoSerials { column: heading.clone() });
        }
        let findings = findings(&self.found);
        let total = |is_repeat| -> u64 {
            findings.iter().filter(|finding| finding.is_repeat == is_repeat).map(|finding| finding.count).sum()
        };
        let repeated = findings.iter().filter(|finding| finding.is_repeat).count();
        let all = portal_locale::number::count;
        let mut outcome = Outcome::default();
        outcome.figure("Nomor diperiksa", all(self.found.len()));
        outcome.figure("Seri", all(self.found.chunk_by(|left, right| left.0 == right.0).count()));
        outcome.figure("Nomor hilang", long(total(false)));
        outcome.figure("Rentang yang hilang", all(findings.len() - repeated));
        outcome.figure("Nomor ganda", all(repeated));
        outcome.figure("Baris bernomor ganda", long(total(true)));
        if findings.len() > MOST_LINES {
            let [shown, all] = [MOST_LINES, findings.len()].map(all);
            outcome.remarks.push(format!("Tabel memuat {shown} dari {all} temuan."));
        }
        outcome.groups = Some(self.groups(&findings[..findings.len().min(MOST_LINES)]));
        if let Some(column) = &self.numbers {
            column.remark(&mut outcome.remarks);
        }
        if self.empty > 0 {
            let empty = text::count(self.empty);
            outcome.remarks.push(format!("{empty} sel kosong di kolom \"{heading}\" tidak diperiksa."));
        }
        if self.unread > 0 {
            let unread = text::count(self.unread);
            outcome
                .remarks
                .push(format!("{unread} sel di kolom \"{heading}\" tidak memuat nomor urut dan tidak diperiksa."));
        }
        let repeats = self.found.chunk_by(|left, right| (left.0, left.1) == (right.0, right.1));
        outcome.rows = repeats.filter(|same| same.len() > 1).flatten().map(|found| found.2).collect();
        Ok(outcome)
    }
}

fn long(number: u64) -> String {
    portal_locale::number::exact(number.into(), 0)
}
