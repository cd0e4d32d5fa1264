//! Draws samples.

use portal_table::data::data_table::DataTable;

use super::planned_sample::PlannedSample;
use crate::outcome::{Amounts, Drawn, Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::random::SplitMix64;
use crate::reading::{LabelColumn, NumberColumn, Reader};
use crate::run::{Job, Next};
use crate::test::{SampleMethod, SamplePlan};
use crate::text;

pub(super) fn begin(
    reader: &mut Reader<'_>,
    method: &SampleMethod,
    seed: u64,
    plan: Option<&SamplePlan>,
    population: u32,
) -> Result<Box<dyn Job>, Problem> {
    // A planned sample of more rows than there are is the whole population. Monetary units may be more than the rows.
    let most = if plan.is_some() && !method.is_monetary() { population } else { u32::MAX };
    let size = method.size().min(most);
    let random = SplitMix64::new(seed);
    let job: Box<dyn Job> = match method {
        SampleMethod::Simple { .. } => Box::new(Simple::new(random, size, population)),
        SampleMethod::Systematic { .. } => Box::new(Systematic::new(random, size, population)),
        SampleMethod::Stratified { column, .. } => {
            let column = reader.labels("method.column", column)?;
            Box::new(Stratified {
                column,
                random,
                size,
                population,
                counts: Vec::new(),
                strata: None,
                rows: Vec::new(),
            })
        }
        SampleMethod::MonetaryUnit { column, .. } => {
            Box::new(MonetaryUnit::new(random, size, reader.numbers("method.column", column)?))
        }
    };
    if method.size() == 0 {
        return Err(Problem::OutOfRange { field: "method.size", range: "mulai dari 1" });
    }
    if size > population && population > 0 && plan.is_none() {
        return Err(Problem::SampleTooLarge { size, population });
    }
    Ok(match plan {
        Some(plan) => Box::new(PlannedSample::new(job, plan, method)?),
        None => job,
    })
}

fn outcome(rows: Vec<u32>, population: u32) -> Outcome {
    let mut outcome = Outcome::default();
    outcome.figure("Populasi", text::count(population));
    outcome.figure("Sampel", portal_locale::number::count(rows.len()));
    outcome.figure("Bagian", text::share(i128::try_from(rows.len()).unwrap_or_default(), population));
    outcome.rows = rows;
    outcome.drawn = Some(Drawn { population, amounts: None });
    outcome
}

/// Draws `need` of `left` rows: each row is drawn with the chance need/left (Knuth, "The Art of Computer Programming"
/// 3.4.2, algorithm S). Every set of rows has the same chance.
#[derive(Debug, Clone, Copy, Default)]
struct Drawing {
    need: u32,
    left: u32,
}

impl Drawing {
    fn draws(&mut self, random: &mut SplitMix64) -> bool {
        let is_drawn = self.need > 0 && random.below(self.left.into()) < self.need.into();
        self.need -= u32::from(is_drawn);
        self.left = self.left.saturating_sub(1);
        is_drawn
    }
}

struct Simple {
    random: SplitMix64,
    drawing: Drawing,
    population: u32,
    rows: Vec<u32>,
}

impl Simple {
    const fn new(random: SplitMix64, size: u32, population: u32) -> Self {
        Self { random, drawing: Drawing { need: size, left: population }, population, rows: Vec::new() }
    }
}

impl Job for Simple {
    fn visit(&mut self, _: &DataTable, part: Part<'_>) {
        part.each(|row| {
            if self.drawing.draws(&mut self.random) {
                self.rows.push(row);
            }
        });
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        Ok(outcome(self.rows, self.population))
    }
}

/// Draws the rows at positions (start + i × population) / size, rounded down, with a random start below the population.
struct Systematic {
    /// The next position times the size.
    next: u64,
    at: u64,
    size: u32,
    population: u32,
    rows: Vec<u32>,
}

impl Systematic {
    fn new(mut random: SplitMix64, size: u32, population: u32) -> Self {
        let next = random.below(population.into());
        Self { next, at: 0, size, population, rows: Vec::new() }
    }
}

impl Job for Systematic {
    fn visit(&mut self, _: &DataTable, part: Part<'_>) {
        let size = u64::from(self.size);
        part.each(|row| {
            if self.next < (self.at + 1) * size {
                self.rows.push(row);
                self.next += u64::from(self.population);
            }
            self.at += 1;
        });
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let mut outcome = outcome(self.rows, self.population);
        let interval = f64::from(self.population) / f64::from(self.size);
        outcome.figure("Interval", portal_locale::number::decimal(interval, 2));
        Ok(outcome)
    }
}

/// Draws from each stratum in proportion to its rows. Rows that are left over go to the strata with the largest
/// remainders, then to the first ones.
struct Stratified {
    column: LabelColumn,
    random: SplitMix64,
    size: u32,
    population: u32,
    /// Number of rows and first row of each slot.
    counts: Vec<(u32, u32)>,
    strata: Option<Vec<Drawing>>,
    rows: Vec<u32>,
}

impl Stratified {
    fn sizes(&self) -> Vec<u32> {
        let population = u64::from(self.population).max(1);
        let exact = |count: u32| u64::from(count) * u64::from(self.size);
        let mut sizes: Vec<u32> = self
            .counts
            .iter()
            .map(|(count, _)| u32::try_from(exact(*count) / population).unwrap_or_default())
            .collect();
        let left = self.size.saturating_sub(sizes.iter().sum());
        let mut slots: Vec<usize> = (0..sizes.len()).collect();
        slots.sort_by_key(|&slot| (std::cmp::Reverse(exact(self.counts[slot].0) % population), self.counts[slot].1));
        for slot in slots.into_iter().take(left as usize) {
            sizes[slot] += 1;
        }
        sizes
    }
}

impl Job for Stratified {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        if let Some(strata) = &mut self.strata {
            return part.each(|row| {
                if strata[self.column.slot(row)].draws(&mut self.random) {
                    self.rows.push(row);
                }
            });
        }
        self.counts.resize(self.column.texts().len() + 1, (0, u32::MAX));
        part.each(|row| {
            let (count, first) = &mut self.counts[self.column.slot(row)];
            *count += 1;
            *first = row.min(*first);
        });
    }

    fn turn(&mut self) -> Next {
        if self.strata.is_some() {
            return Next::Done;
        }
        let drawing = |(need, (left, _)): (u32, &(u32, u32))| Drawing { need, left: *left };
        self.strata = Some(self.sizes().into_iter().zip(&self.counts).map(drawing).collect());
        Next::Rows
    }

    fn stages(&self) -> u32 {
        2
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let sizes = self.sizes();
        let mut slots: Vec<usize> = (0..sizes.len()).filter(|&slot| self.counts[slot].0 > 0).collect();
        slots.sort_by_key(|&slot| self.counts[slot].1);
        let mut groups = Groups::new(&[&self.column.found.heading, "#Populasi", "#Sampel"]);
        let without = slots.iter().filter(|&&slot| sizes[slot] == 0).count();
        for slot in slots {
            let (count, first) = self.counts[slot];
            let name = self.column.shown(table, slot, first);
            groups.bar(vec![name, text::count(count), text::count(sizes[slot])], Some(first), sizes[slot].into());
        }
        let mut outcome = outcome(self.rows, self.population);
        outcome.figure("Strata", portal_locale::number::count(groups.lines.len()));
        outcome.groups = Some(groups);
        if without > 0 {
            let without = portal_locale::number::count(without);
            outcome
                .remarks
                .push(format!("{without} strata terlalu kecil dan tidak terwakili; perbesar sampel bila perlu."));
        }
        Ok(outcome)
    }
}

/// Draws the rows that hold the amounts (start + i × total) / size of the running total, with a random start below the
/// total. A row that is as large as the interval is always drawn. Only positive amounts take part.
struct MonetaryUnit {
    column: NumberColumn,
    random: SplitMix64,
    size: u32,
    total: u128,
    positive: u32,
    left_out: u32,
    is_counted: bool,
    /// The next selected unit times the size, and the running total.
    next: u128,
    running: u128,
    hits: u32,
    large: u32,
    rows: Vec<u32>,
    books: Vec<i64>,
}

impl MonetaryUnit {
    fn new(random: SplitMix64, size: u32, column: NumberColumn) -> Self {
        let (rows, books, [positive, left_out, hits, large]) = (Vec::new(), Vec::new(), [0; 4]);
        let ([total, next, running], is_counted) = ([0; 3], false);
        Self { column, random, size, total, positive, left_out, is_counted, next, running, hits, large, rows, books }
    }
}

impl Job for MonetaryUnit {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        let size = u128::from(self.size);
        if !self.is_counted {
            return part.each(|row| match self.column.get(table, row).map(u64::try_from) {
                Some(Ok(units @ 1..)) => {
                    self.total += u128::from(units);
                    self.positive += 1;
                }
                Some(_) => self.left_out += 1,
                None => {}
            });
        }
        part.each(|row| {
            let Some(book) = self.column.peek(table, row) else { return };
            let Ok(units) = u64::try_from(book) else { return };
            self.running += u128::from(units);
            let (end, is_drawn) = (self.running * size, self.next < self.running * size);
            while self.next < end {
                self.next += self.total;
                self.hits += 1;
            }
            if is_drawn {
                self.large += u32::from(u128::from(units) * size >= self.total);
                self.rows.push(row);
                self.books.push(book);
            }
        });
    }

    fn turn(&mut self) -> Next {
        if self.is_counted || self.total == 0 {
            return Next::Done;
        }
        self.is_counted = true;
        self.next = self.random.below_large(self.total);
        Next::Rows
    }

    fn stages(&self) -> u32 {
        2
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        if self.total == 0 {
            return Err(column.no_numbers());
        }
        let total = i128::try_from(self.total).unwrap_or(i128::MAX);
        let interval = text::rounded(total, self.size.into()).unwrap_or_default();
        let drawn = portal_locale::number::count(self.rows.len());
        let mut outcome = outcome(self.rows, self.positive);
        outcome.figure("Nilai populasi", column.text(total));
        outcome.figure("Interval", column.text(interval));
        outcome.figure("Satuan terpilih", text::count(self.hits));
        outcome.figure("Baris sebesar interval atau lebih", text::count(self.large));
        let hits = text::count(self.hits);
        if hits != drawn {
            outcome.remarks.push(format!(
                "{hits} satuan terpilih berada di {drawn} baris, karena baris besar terpilih lebih dari sekali."
            ));
        }
        if self.left_out > 0 {
            let count = text::count(self.left_out);
            outcome.remarks.push(format!(
                "{count} baris bernilai nol atau negatif tidak dapat terpilih; uji baris itu secara terpisah."
            ));
        }
        column.remark(&mut outcome.remarks);
        let Self { column, size, positive, books, .. } = *self;
        let amounts = Amounts { measure: column.measure(), decimals: column.decimals, total, size, books };
        outcome.drawn = Some(Drawn { population: positive, amounts: Some(amounts) });
        Ok(outcome)
    }
}
