//! Counts or sums per combination of two columns.

use portal_table::data::column::Meaning;
use portal_table::data::data_table::DataTable;
use portal_table::data::number::{Written, read};
use portal_table::fold::fold;

use crate::outcome::{Groups, MOST_LINES, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{LabelColumn, NumberColumn, Reader, Sums};
use crate::run::{Job, Next, Tables};
use crate::text;

/// The most values across.
const MOST_COLUMNS: usize = 50;

/// A table of sums. Values are ordered by number, time or text, with empty cells last.
pub(super) struct CrossTable {
    down: Axis,
    across: Axis,
    amount: Option<NumberColumn>,
    /// The cells, row by row; empty until both axes are in order.
    cells: Vec<Sums>,
    problem: Option<Problem>,
    stage: Stage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Finds the values.
    Values,
    /// Puts them in order.
    Order,
    /// Adds up the rows.
    Add,
}

struct Axis {
    field: &'static str,
    column: LabelColumn,
    most: usize,
    /// The first row of each slot.
    firsts: Vec<Option<u32>>,
    /// The place of each slot on the axis.
    places: Vec<usize>,
    /// The slots in order.
    slots: Vec<usize>,
}

impl Axis {
    fn new(reader: &mut Reader<'_>, field: &'static str, heading: &str, most: usize) -> Result<Self, Problem> {
        let column = reader.labels(field, heading)?;
        Ok(Self { field, column, most, firsts: Vec::new(), places: Vec::new(), slots: Vec::new() })
    }

    fn load(&mut self, table: &DataTable) {
        self.column.load(table);
        self.firsts.resize(self.column.texts().len() + 1, None);
    }

    fn place(&self, row: u32) -> usize {
        self.places[self.column.slot(row)]
    }

    /// Orders the slots that have a row.
    fn order(&mut self, table: &DataTable) -> Result<(), Problem> {
        let firsts = &self.firsts;
        self.slots = (0..firsts.len()).filter(|&slot| firsts[slot].is_some()).collect();
        if self.slots.len() > self.most {
            let most = u32::try_from(self.most).unwrap_or(u32::MAX);
            return Err(Problem::TooManyValues { field: self.field, column: self.column.found.heading.clone(), most });
        }
        let texts = self.column.texts();
        let empty = texts.len();
        let days = table.days(self.column.found.index);
        let key = |&slot: &usize| {
            let text = texts.get(slot).map_or("", String::as_str);
            let number = match self.column.found.meaning {
                Meaning::Number(form, _) => read(text, form).map(Written::exact),
                _ => None,
            };
            let day = days.as_ref().zip(firsts[slot]).and_then(|(days, row)| days.value(row));
            (slot == empty, number, day, fold(text))
        };
        let mut keyed: Vec<_> = self.slots.iter().map(|slot| (key(slot), *slot)).collect();
        keyed.sort_by(|((empty, number, day, text), _), ((other_empty, other_number, other_day, other_text), _)| {
            let numbers = match (number, other_number) {
                (Some(number), Some(other)) => number.compared(*other),
                _ => number.is_none().cmp(&other_number.is_none()),
            };
            empty.cmp(other_empty).then(numbers).then(day.cmp(other_day)).then(text.cmp(other_text))
        });
        self.slots = keyed.into_iter().map(|(_, slot)| slot).collect();
        self.places = vec![0; firsts.len()];
        for (place, &slot) in self.slots.iter().enumerate() {
            self.places[slot] = place;
        }
        Ok(())
    }

    fn names(&self, table: &DataTable) -> Vec<String> {
        let name = |&slot: &usize| self.column.shown(table, slot, self.firsts[slot].unwrap_or_default());
        self.slots.iter().map(name).collect()
    }
}

impl CrossTable {
    pub(super) fn new(
        reader: &mut Reader<'_>,
        rows: &str,
        columns: &str,
        amount: Option<&str>,
    ) -> Result<Self, Problem> {
        Ok(Self {
            down: Axis::new(reader, "rows", rows, MOST_LINES - 1)?,
            across: Axis::new(reader, "columns", columns, MOST_COLUMNS)?,
            amount: amount.map(|amount| reader.numbers("amount", amount)).transpose()?,
            cells: Vec::new(),
            problem: None,
            stage: Stage::Values,
        })
    }

    fn text(&self, sums: &Sums) -> String {
        match &self.amount {
            _ if sums.count == 0 => String::new(),
            Some(amount) => amount.text(sums.sum),
            None => text::count(sums.count),
        }
    }
}

impl Job for CrossTable {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.down.load(table);
        self.across.load(table);
        if self.stage == Stage::Values {
            return part.each(|row| {
                for axis in [&mut self.down, &mut self.across] {
                    axis.firsts[axis.column.slot(row)].get_or_insert(row);
                }
            });
        }
        if let Some(amount) = &mut self.amount {
            amount.load(table);
        }
        let width = self.across.slots.len();
        part.each(|row| {
            let units = match &mut self.amount {
                Some(amount) => amount.get(table, row),
                None => Some(0),
            };
            if let Some(units) = units {
                self.cells[self.down.place(row) * width + self.across.place(row)].add(row, units);
            }
        });
    }

    fn turn(&mut self) -> Next {
        let (stage, next) = match self.stage {
            Stage::Values => (Stage::Order, Next::Work),
            Stage::Order if self.problem.is_none() => (Stage::Add, Next::Rows),
            stage => (stage, Next::Done),
        };
        self.stage = stage;
        next
    }

    fn work(&mut self, Tables { main: table, .. }: Tables<'_>) -> bool {
        let ordered = self.down.order(table).and_then(|()| self.across.order(table));
        self.problem = ordered.err();
        self.cells = vec![Sums::default(); self.down.slots.len() * self.across.slots.len()];
        true
    }

    fn stages(&self) -> u32 {
        3
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        let (width, across) = (self.across.slots.len(), self.across.names(table));
        let numbers: Vec<String> = across.iter().map(|name| format!("#{name}")).collect();
        let mut headings = vec![self.down.column.found.heading.as_str()];
        headings.extend(numbers.iter().map(String::as_str));
        headings.push("#Jumlah");
        let mut groups = Groups::new(&headings);
        let mut totals = vec![Sums::default(); width + 1];
        for (name, cells) in self.down.names(table).into_iter().zip(self.cells.chunks(width)) {
            let mut line = total(cells.iter());
            for (sums, cell) in totals.iter_mut().zip(cells.iter().chain([&line])) {
                *sums = total([&*sums, cell].into_iter());
            }
            line.first = cells.iter().filter_map(|cell| cell.first).min();
            let texts: Vec<String> =
                [name].into_iter().chain(cells.iter().chain([&line]).map(|cell| self.text(cell))).collect();
            groups.line(texts, line.first);
        }
        let texts = ["Jumlah".to_owned()].into_iter().chain(totals.iter().map(|cell| self.text(cell)));
        groups.line(texts.collect(), None);
        if let Some(amount) = self.amount.as_ref().filter(|_| totals[width].count == 0) {
            return Err(amount.no_numbers());
        }
        let mut outcome = Outcome { groups: Some(groups), ..Outcome::default() };
        outcome.figure("Baris dihitung", text::count(totals[width].count));
        if let Some(amount) = &self.amount {
            outcome.figure("Jumlah", amount.text(totals[width].sum));
            amount.remark(&mut outcome.remarks);
        }
        Ok(outcome)
    }
}

fn total<'a>(cells: impl Iterator<Item = &'a Sums>) -> Sums {
    cells.fold(Sums::default(), |sums, cell| Sums {
        count: sums.count + cell.count,
        sum: sums.sum + cell.sum,
        first: None,
    })
}
