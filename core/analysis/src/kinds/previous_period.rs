//! Sums that differ much from those of the period before.

use std::collections::BTreeMap;

use portal_table::data::data_table::DataTable;

use super::periods::{PeriodColumn, Span};
use super::trend::change_text;
use crate::outcome::{Groups, MOST_LINES, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{LabelColumn, NumberColumn, Reader};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// Number of rows or groups that one step of work visits.
const AT_ONCE: usize = 32 * 1_024;

const RANGE: &str = "dari 1 sampai 100.000";

/// Sums per name and period, each compared with the sum of the same name in the period before.
///
/// A period without rows of a name has the sum 0, from the first to the last period of the population. Periods of several
/// lengths are each compared with the one before of the same length. Rows are sorted by name and period: a map of up to a
/// million groups would take too long to grow.
pub(super) struct PreviousPeriod {
    column: NumberColumn,
    periods: PeriodColumn,
    names: Option<LabelColumn>,
    percent: u32,
    /// The periods, each with its first row.
    firsts: BTreeMap<Span, u32>,
    spans: Vec<Span>,
    stage: Stage,
    at: usize,
    /// Slot of the name, period, and row.
    rows: Vec<(u32, Span, u32)>,
    sorting: Sorting<(u32, Span, u32)>,
    /// The group that is added up, and the complete one before it.
    current: Option<Group>,
    before: Option<Group>,
    found: Vec<Found>,
    compared: usize,
    uncompared: usize,
    /// The findings from the greatest ratio to the smallest: its negated bits and the place of the finding.
    ranks: Vec<(u64, u32)>,
    ranking: Sorting<(u64, u32)>,
    listed: Vec<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Read,
    Sort,
    Compare,
    Rank,
    List,
}

/// The rows of a name in a period, `from..to` of the sorted ones.
#[derive(Debug, Clone, Copy)]
struct Group {
    slot: u32,
    span: Span,
    sum: i128,
    from: usize,
    to: usize,
}

/// A sum that differs much from the one before.
#[derive(Debug, Clone, Copy)]
struct Found {
    span: Span,
    sum: i128,
    before: i128,
    /// A group of the name: the one that was found, or the one before if the period has no rows.
    group: Group,
}

impl PreviousPeriod {
    pub(super) fn new(
        reader: &mut Reader<'_>,
        column: &str,
        periods: &str,
        names: Option<&str>,
        percent: u32,
    ) -> Result<Self, Problem> {
        let column = reader.numbers("column", column)?;
        let periods = PeriodColumn::new(reader, "method.periods", periods)?;
        let names = names.map(|names| reader.labels("method.names", names)).transpose()?;
        if !(1..=100_000).contains(&percent) {
            return Err(Problem::OutOfRange { field: "method.percent", range: RANGE });
        }
        Ok(Self {
            column,
            periods,
            names,
            percent,
            firsts: BTreeMap::new(),
            spans: Vec::new(),
            stage: Stage::Read,
            at: 0,
            rows: Vec::new(),
            sorting: Sorting::default(),
            current: None,
            before: None,
            found: Vec::new(),
            compared: 0,
            uncompared: 0,
            ranks: Vec::new(),
            ranking: Sorting::default(),
            listed: Vec::new(),
        })
    }

    /// The next period of the same length.
    fn next(&self, span: Span) -> Option<Span> {
        let next = self.spans.get(self.spans.partition_point(|other| *other <= span)).copied();
        next.filter(|next| next.length == span.length)
    }

    /// True if no period of the same length comes before.
    fn is_first(&self, span: Span) -> bool {
        let before = self.spans.partition_point(|other| *other < span).checked_sub(1);
        before.is_none_or(|before| self.spans[before].length != span.length)
    }

    /// Adds up the groups of the sorted rows and compares those that are complete.
    fn compare(&mut self, table: &DataTable) -> bool {
        let end = self.rows.len().min(self.at + AT_ONCE);
        for at in self.at..end {
            let (slot, span, row) = self.rows[at];
            let units = i128::from(self.column.peek(table, row).unwrap_or_default());
            match &mut self.current {
                Some(group) if (group.slot, group.span) == (slot, span) => {
                    group.sum += units;
                    group.to = at + 1;
                }
                current => {
                    let complete = current.replace(Group { slot, span, sum: units, from: at, to: at + 1 });
                    self.complete(complete);
                }
            }
        }
        self.at = end;
        let is_done = end == self.rows.len();
        if is_done {
            let last = self.current.take();
            self.complete(last);
            self.complete(None);
        }
        is_done
    }

    /// Compares a complete group with the one before. No group ends the last name.
    fn complete(&mut self, group: Option<Group>) {
        let before = std::mem::replace(&mut self.before, group);
        let next = before.and_then(|before| self.next(before.span).map(|next| (before, next)));
        let mut is_compared = false;
        if let Some((before, next)) = next {
            let follows = |group: &Group| (group.slot, group.span) == (before.slot, next);
            let following = group.filter(follows);
            is_compared = following.is_some();
            let sum = following.map_or(0, |group| group.sum);
            self.note(Found { span: next, sum, before: before.sum, group: following.unwrap_or(before) });
        }
        if let Some(group) = group
            && !is_compared
            && !self.is_first(group.span)
        {
            self.uncompared += usize::from(group.sum != 0);
        }
    }

    fn note(&mut self, found: Found) {
        let Found { sum, before, .. } = found;
        if before == 0 {
            self.uncompared += usize::from(sum != 0);
            return;
        }
        self.compared += 1;
        let (change, before) = ((sum - before).unsigned_abs(), before.unsigned_abs());
        if change * 100 > before * u128::from(self.percent) {
            // Floats above 0 are in the order of their bits.
            let ratio = ratio(change, before);
            self.ranks.push((!ratio.to_bits(), u32::try_from(self.found.len()).unwrap_or(u32::MAX)));
            self.found.push(found);
        }
    }

    /// Lists the rows of the findings.
    fn list(&mut self) -> bool {
        let end = self.ranks.len().min(self.at + AT_ONCE);
        for &(_, place) in &self.ranks[self.at..end] {
            let Found { span, group, .. } = self.found[place as usize];
            if group.span == span {
                self.listed.extend(self.rows[group.from..group.to].iter().map(|(.., row)| row));
            }
        }
        self.at = end;
        end == self.ranks.len()
    }

    fn groups(&self, table: &DataTable) -> Groups {
        let name = self.names.as_ref().map(|names| names.found.heading.as_str());
        let headings = [Some(self.periods.heading()), name, Some("#Nilai"), Some("#Sebelumnya"), Some("#Perubahan")];
        let headings: Vec<&str> = headings.into_iter().flatten().chain(["#Perubahan (%)"]).collect();
        let mut groups = Groups::new(&headings);
        for &(_, place) in self.ranks.iter().take(MOST_LINES) {
            let Found { span, sum, before, group } = self.found[place as usize];
            let (_, _, row) = self.rows[group.from];
            let mut texts = vec![self.periods.name(table, span, self.firsts.get(&span).copied())];
            texts.extend(self.names.as_ref().map(|names| names.shown(table, group.slot as usize, row)));
            let change = sum - before;
            texts.extend([sum, before].map(|sum| self.column.text(sum)));
            texts.extend([change_text(&self.column, change), text::share(change, before.saturating_abs())]);
            groups.line(texts, (group.span == span).then_some(row));
        }
        groups
    }
}

impl Job for PreviousPeriod {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        self.periods.load(table);
        if let Some(names) = &mut self.names {
            names.load(table);
        }
        let mut known: Option<Span> = None;
        part.each(|row| {
            let Some(span) = self.periods.get(table, row) else { return };
            if self.column.get(table, row).is_none() {
                return;
            }
            // Rows of one period often follow each other.
            if known != Some(span) {
                self.firsts.entry(span).or_insert(row);
                known = Some(span);
            }
            let slot = self.names.as_ref().map_or(0, |names| names.slot(row));
            self.rows.push((u32::try_from(slot).unwrap_or(u32::MAX), span, row));
        });
    }

    fn turn(&mut self) -> Next {
        self.at = 0;
        self.stage = match self.stage {
            Stage::Read => {
                self.spans = self.periods.with_gaps(self.firsts.keys().copied().collect());
                self.sorting = Sorting::new(std::mem::take(&mut self.rows));
                Stage::Sort
            }
            Stage::Sort => {
                self.rows = std::mem::take(&mut self.sorting).finish();
                Stage::Compare
            }
            Stage::Compare => {
                self.ranking = Sorting::new(std::mem::take(&mut self.ranks));
                Stage::Rank
            }
            Stage::Rank => {
                self.ranks = std::mem::take(&mut self.ranking).finish();
                Stage::List
            }
            Stage::List => return Next::Done,
        };
        Next::Work
    }

    fn work(&mut self, tables: Tables<'_>) -> bool {
        match self.stage {
            Stage::Read | Stage::Sort => self.sorting.step(),
            Stage::Compare => self.compare(tables.main),
            Stage::Rank => self.ranking.step(),
            Stage::List => self.list(),
        }
    }

    fn stages(&self) -> u32 {
        5
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        if self.rows.is_empty() {
            let has_days = column.found.empty() + column.found.misfits() > 0;
            return Err(if has_days { column.no_numbers() } else { self.periods.days.no_days() });
        }
        let mut outcome = Outcome { groups: Some(self.groups(table)), ..Outcome::default() };
        let count = portal_locale::number::count;
        let share = |part: usize, whole: usize| {
            let [part, whole] = [part, whole].map(|count| i128::try_from(count).unwrap_or_default());
            text::share(part, whole)
        };
        outcome.figure("Angka diperiksa", count(self.rows.len()));
        outcome.figure("Periode", count(self.spans.len()));
        outcome.figure("Perbandingan", count(self.compared));
        outcome.figure("Pencilan", count(self.found.len()));
        outcome.figure("Bagian", share(self.found.len(), self.compared));
        outcome.remarks.push("Periode pertama tidak memiliki periode sebelumnya.".to_owned());
        if self.uncompared > 0 {
            let uncompared = count(self.uncompared);
            outcome.remarks.push(format!(
                "{uncompared} nilai tidak dibandingkan, karena nilai periode sebelumnya nol atau tidak ada."
            ));
        }
        if self.found.len() > MOST_LINES {
            let [shown, all] = [MOST_LINES, self.found.len()].map(count);
            outcome.remarks.push(format!("Tabel memuat {shown} dari {all} kelompok."));
        }
        self.periods.remark(&self.spans, &mut outcome.remarks);
        column.remark(&mut outcome.remarks);
        outcome.rows = self.listed;
        Ok(outcome)
    }
}

#[expect(clippy::cast_precision_loss, reason = "the order of the findings needs no more digits")]
const fn ratio(change: u128, before: u128) -> f64 {
    change as f64 / before as f64
}
