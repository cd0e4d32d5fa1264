//! Rows with the same values, and rows that differ in one column only.

use std::cmp::Reverse;

use portal_table::columnar::Labels;
use portal_table::data::column::Meaning;
use portal_table::data::data_table::DataTable;
use rustc_hash::FxHashMap;

use crate::outcome::{Groups, MOST_LINES, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{DayColumn, EMPTY, LabelColumn, NumberColumn, Reader};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// Marks a row that is in no group.
const NONE: u32 = u32::MAX;

/// Number of sorted rows that one step visits.
const ROWS_PER_STEP: usize = 16_000;

/// Finds groups by sorting the hashes of their keys: most rows have a hash of their own and are never compared.
pub(super) struct Duplicates {
    columns: Vec<KeyColumn>,
    differing: Option<KeyColumn>,
    stage: Stage,
    at: usize,
    /// The rows that were read.
    read: Vec<u32>,
    empty: u32,
    /// The hash of each row that was read, with its place in `read`.
    hashes: Vec<(u64, u32)>,
    sorting: Sorting<(u64, u32)>,
    groups: Vec<Group>,
    /// The groups with the current hash; more than one if different keys share it.
    current: Vec<u32>,
    /// The group of each sorted hash.
    numbers: Vec<u32>,
    ranking: Sorting<Rank>,
    /// The groups with a finding, in the order of the result.
    found: Vec<Rank>,
    /// The place of each group's next row in `rows`.
    places: Vec<u32>,
    rows: Vec<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Read,
    Sort,
    Group,
    Rank,
    List,
}

/// The largest group comes first, then the one that begins first. The last number is the group.
type Rank = (Reverse<u32>, u32, u32);

#[derive(Debug, Clone, Copy)]
struct Group {
    /// The place of the first row in `read`.
    first: u32,
    count: u32,
    is_differing: bool,
}

/// A value that can be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    Missing,
    /// A number, a day or the code of a text.
    Value(i64),
    /// The code of a text that does not fit the column.
    Misfit(u32),
}

/// A column of keys: numbers and days are compared by value, other cells as trimmed texts.
struct KeyColumn {
    values: Values,
    misfits: FxHashMap<String, u32>,
}

enum Values {
    Numbers(NumberColumn),
    Days(DayColumn),
    Texts(LabelColumn),
}

impl KeyColumn {
    fn new(reader: &mut Reader<'_>, field: &'static str, heading: &str) -> Result<Self, Problem> {
        let values = match reader.column(field, heading)?.meaning {
            Meaning::Number(..) => Values::Numbers(reader.numbers(field, heading)?),
            Meaning::Day(_) => Values::Days(reader.days(field, heading)?),
            Meaning::Text | Meaning::Moment(_) | Meaning::Period => Values::Texts(reader.labels(field, heading)?),
        };
        Ok(Self { values, misfits: FxHashMap::default() })
    }

    fn load(&mut self, table: &DataTable) {
        match &mut self.values {
            Values::Numbers(column) => column.load(table),
            Values::Days(column) => column.load(table),
            Values::Texts(column) => column.load(table),
        }
    }

    fn index(&self) -> u32 {
        match &self.values {
            Values::Numbers(column) => column.found.index,
            Values::Days(column) => column.found.index,
            Values::Texts(column) => column.found.index,
        }
    }

    fn heading<'a>(&self, table: &'a DataTable) -> &'a str {
        table.columns().get(self.index() as usize).map_or("", |column| &column.header)
    }

    fn key(&mut self, table: &DataTable, row: u32) -> Key {
        let value = match &mut self.values {
            Values::Numbers(column) => column.peek(table, row),
            Values::Days(column) => column.peek(row).map(i64::from),
            Values::Texts(column) => {
                let code = column.code(row);
                return if code == Labels::MISSING { Key::Missing } else { Key::Value(code.into()) };
            }
        };
        value.map_or_else(|| self.misfit(table, row), Key::Value)
    }

    #[cold]
    fn misfit(&mut self, table: &DataTable, row: u32) -> Key {
        let index = self.index();
        let cell = table.cell(row, index);
        if table.columns().get(index as usize).is_none_or(|column| column.is_missing(cell)) {
            return Key::Missing;
        }
        let code = u32::try_from(self.misfits.len()).unwrap_or(NONE);
        Key::Misfit(*self.misfits.entry(cell.trim().to_owned()).or_insert(code))
    }

    fn shown(&self, table: &DataTable, row: u32, key: Key) -> String {
        if key == Key::Missing { EMPTY.to_owned() } else { table.shown(row, self.index()).trim().to_owned() }
    }
}

impl Key {
    const fn bits(self) -> u64 {
        match self {
            Self::Missing => u64::MAX,
            Self::Value(value) => value.cast_unsigned(),
            Self::Misfit(code) => !(code as u64),
        }
    }
}

impl Duplicates {
    pub(super) fn new(
        reader: &mut Reader<'_>,
        columns: &[String],
        differing: Option<&str>,
        population: u32,
    ) -> Result<Self, Problem> {
        if columns.is_empty() {
            return Err(Problem::NoColumnChosen { field: "columns" });
        }
        let columns: Result<Vec<_>, _> =
            columns.iter().map(|heading| KeyColumn::new(reader, "columns", heading)).collect();
        let differing = differing.map(|heading| KeyColumn::new(reader, "differing", heading)).transpose()?;
        Ok(Self {
            columns: columns?,
            differing,
            stage: Stage::Read,
            at: 0,
            // Growing later would take longer than a step.
            read: Vec::with_capacity(population as usize),
            empty: 0,
            hashes: Vec::with_capacity(population as usize),
            sorting: Sorting::default(),
            groups: Vec::new(),
            current: Vec::new(),
            numbers: Vec::new(),
            ranking: Sorting::default(),
            found: Vec::new(),
            places: Vec::new(),
            rows: Vec::new(),
        })
    }

    /// A number that is the same for equal keys; none if all keys are missing.
    fn hash(&mut self, table: &DataTable, row: u32) -> Option<u64> {
        let (mut hash, mut is_missing) = (0_u64, true);
        for column in &mut self.columns {
            let key = column.key(table, row);
            is_missing &= key == Key::Missing;
            // Multiplies by the golden ratio and folds, so that the high digits of a key count as much as the low ones.
            let mixed = u128::from(hash.rotate_left(23) ^ key.bits()) * 0x9E37_79B9_7F4A_7C15;
            hash = low(mixed) ^ low(mixed >> 64);
        }
        (!is_missing).then_some(hash)
    }

    fn is_equal(&mut self, table: &DataTable, [left, right]: [u32; 2]) -> bool {
        self.columns.iter_mut().all(|column| column.key(table, left) == column.key(table, right))
    }

    /// Gives each sorted hash its group.
    fn group(&mut self, table: &DataTable) -> bool {
        let end = self.hashes.len().min(self.at + ROWS_PER_STEP);
        for index in self.at..end {
            let (hash, place) = self.hashes[index];
            if index == 0 || self.hashes[index - 1].0 != hash {
                self.current.clear();
            }
            let row = self.read[place as usize];
            let first_of =
                |duplicates: &Self, number: u32| duplicates.read[duplicates.groups[number as usize].first as usize];
            let current = std::mem::take(&mut self.current);
            let known = current.iter().copied().find(|&number| {
                let first = first_of(self, number);
                self.is_equal(table, [row, first])
            });
            self.current = current;
            let number = known.unwrap_or_else(|| {
                let number = u32::try_from(self.groups.len()).unwrap_or(NONE);
                self.groups.push(Group { first: place, count: 0, is_differing: false });
                self.current.push(number);
                number
            });
            self.numbers.push(number);
            let first = first_of(self, number);
            let group = &mut self.groups[number as usize];
            group.count += 1;
            if let Some(column) = &mut self.differing
                && group.count > 1
                && !group.is_differing
            {
                group.is_differing = column.key(table, row) != column.key(table, first);
            }
        }
        self.at = end;
        end == self.hashes.len()
    }

    fn rank(&mut self) {
        let is_found = |group: &Group| group.count > 1 && (self.differing.is_none() || group.is_differing);
        let numbered = (0_u32..).zip(&self.groups).filter(|(_, group)| is_found(group));
        let ranks = numbered.map(|(number, group)| (Reverse(group.count), group.first, number));
        self.ranking = Sorting::new(ranks.collect());
    }

    fn place(&mut self) {
        self.found = std::mem::take(&mut self.ranking).finish();
        self.places = vec![NONE; self.groups.len()];
        let mut place = 0;
        for &(Reverse(count), _, number) in &self.found {
            self.places[number as usize] = place;
            place += count;
        }
        self.rows = vec![NONE; place as usize];
    }

    /// Lists the rows of the groups. Sorted hashes keep the order of equal rows.
    fn list(&mut self) -> bool {
        let end = self.hashes.len().min(self.at + ROWS_PER_STEP);
        for index in self.at..end {
            let place = &mut self.places[self.numbers[index] as usize];
            if *place != NONE {
                self.rows[*place as usize] = self.read[self.hashes[index].1 as usize];
                *place += 1;
            }
        }
        self.at = end;
        end == self.hashes.len()
    }

    fn groups(&mut self, table: &DataTable) -> Groups {
        let headings: Vec<&str> = self.columns.iter().map(|column| column.heading(table)).collect();
        let mut groups = Groups::new(&[&headings[..], &["#Baris"]].concat());
        for &(Reverse(count), first, _) in self.found.iter().take(MOST_LINES) {
            let first = self.read[first as usize];
            let mut texts: Vec<String> = Vec::with_capacity(headings.len() + 1);
            for column in &mut self.columns {
                let key = column.key(table, first);
                texts.push(column.shown(table, first, key));
            }
            texts.push(text::count(count));
            groups.line(texts, Some(first));
        }
        groups
    }
}

impl Job for Duplicates {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        for column in self.columns.iter_mut().chain(&mut self.differing) {
            column.load(table);
        }
        part.each(|row| {
            let Some(hash) = self.hash(table, row) else {
                self.empty += 1;
                return;
            };
            self.hashes.push((hash, u32::try_from(self.read.len()).unwrap_or(NONE)));
            self.read.push(row);
        });
    }

    fn turn(&mut self) -> Next {
        self.at = 0;
        self.stage = match self.stage {
            Stage::Read => {
                self.sorting = Sorting::new(std::mem::take(&mut self.hashes));
                Stage::Sort
            }
            Stage::Sort => {
                self.hashes = std::mem::take(&mut self.sorting).finish();
                self.numbers.reserve(self.hashes.len());
                self.groups.reserve(self.hashes.len());
                Stage::Group
            }
            Stage::Group => {
                self.rank();
                Stage::Rank
            }
            Stage::Rank => {
                self.place();
                Stage::List
            }
            Stage::List => return Next::Done,
        };
        Next::Work
    }

    fn work(&mut self, Tables { main: table, .. }: Tables<'_>) -> bool {
        match self.stage {
            Stage::Sort => self.sorting.step(),
            Stage::Group => self.group(table),
            Stage::Rank => self.ranking.step(),
            _ => self.list(),
        }
    }

    fn stages(&self) -> u32 {
        5
    }

    fn finish(mut self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let mut outcome = Outcome { groups: Some(self.groups(table)), ..Outcome::default() };
        let all = portal_locale::number::count;
        outcome.figure("Baris diperiksa", all(self.read.len()));
        outcome.figure("Kelompok", all(self.found.len()));
        outcome.figure("Baris dalam kelompok", all(self.rows.len()));
        outcome.figure("Baris selain yang pertama", all(self.rows.len() - self.found.len()));
        if self.empty > 0 {
            let empty = text::count(self.empty);
            outcome.remarks.push(format!("{empty} baris yang kosong di semua kolom itu tidak diperiksa."));
        }
        outcome.rows = self.rows;
        if self.found.len() > MOST_LINES {
            let [shown, all] = [MOST_LINES, self.found.len()].map(all);
            outcome.remarks.push(format!("Tabel memuat {shown} dari {all} kelompok."));
        }
        Ok(outcome)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
const fn low(number: u128) -> u64 {
    number as u64
}
