//! Computes the columns of a table in short steps.

use portal_locale::number::integer;
use portal_table::data::added::AddedColumn;
use portal_table::data::column::{Column, ColumnKind};
use portal_table::data::data_table::DataTable;
use portal_table::data::number::Written;
use portal_table::decimal::Decimal;
use portal_table::fold::fold;

use super::evaluate::{Gap, Place};
use super::fault::{Fault, Span};
use super::parser::{Formula, parse};
use super::scope::Scope;
use super::texts::truth_text;
use super::tree::{Number, NumberTree, Value};
use super::unit::Unit;
use super::{ComputedColumn, ComputedField, ComputedProblem};
use crate::text::count;

/// The most computed columns of a table.
const MOST_COLUMNS: usize = 50;
/// The longest name, in characters.
const MOST_NAME: usize = 100;
/// Number of parts of a formula that one step computes, some milliseconds.
const PARTS_PER_STEP: usize = 60_000;
/// A step ends early when it has written this many bytes.
const BYTES_PER_STEP: usize = 512 * 1_024;
/// The computed cells of a table take at most this many bytes, so that memory suffices.
const MOST_BYTES: usize = 256 * 1_024 * 1_024;

/// The kind and unit of a computed column, known before it is computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    /// Kind of the cells. Truths are texts: 'ya' and 'tidak'.
    pub kind: ColumnKind,
    /// The unit of a number, as the name or the formula gives it.
    pub unit: Option<String>,
}

/// A table with its computed columns.
#[derive(Debug, Clone)]
pub struct Computed {
    /// The table with the computed columns behind its own. It shares the rows and values of the table without.
    pub table: DataTable,
    /// Indonesian sentences about cells that stay empty or are rounded.
    pub remarks: Vec<String>,
}

/// The computing of columns in progress. Every step gets the table that it began with.
#[derive(Debug)]
pub struct Computing {
    plans: Vec<Plan>,
    /// Number of complete columns.
    done: usize,
    /// The column in the making.
    column: Option<AddedColumn>,
    tally: Tally,
    /// The table with the complete columns.
    grown: Option<DataTable>,
    rows: u32,
    bytes: usize,
    text: String,
    remarks: Vec<String>,
}

#[derive(Debug)]
struct Plan {
    name: String,
    value: Value,
    parts: usize,
    outline: Outline,
}

/// Number of cells that stay empty, by reason, and of rounded ones.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    missing: u32,
    by_zero: u32,
    large: u32,
    long: u32,
    rounded: u32,
}

impl Computing {
    /// Checks the names and formulas. A column may use the columns of the table and the computed ones before it.
    pub fn new(columns: &[ComputedColumn], table: &DataTable) -> Result<Self, ComputedProblem> {
        let mut scope = Scope::new(table, columns.iter().map(|column| column.name.as_str()));
        let mut plans = Vec::new();
        for (index, column) in columns.iter().enumerate() {
            let problem = |field, Fault { span: Span { at, length }, message }| {
                let [index, at, length] = [index, at, length].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
                ComputedProblem { index, field, at, length, message }
            };
            if index == MOST_COLUMNS {
                let message = format!("Kolom hitungan paling banyak {MOST_COLUMNS}. Hapus kolom yang tidak dipakai.");
                return Err(problem(ComputedField::Name, Fault::new(whole(&column.name), message)));
            }
            named(&column.name, &scope).map_err(|fault| problem(ComputedField::Name, fault))?;
            let Formula { value, parts } =
                parse(&column.formula, &scope).map_err(|fault| problem(ComputedField::Formula, fault))?;
            let name = column.name.trim().to_owned();
            let (value, unit) = finished(value, &name).map_err(|fault| problem(ComputedField::Name, fault))?;
            let kind = kind_of(&value);
            scope.take_later();
            let outline = Outline { kind, unit: unit.name().map(str::to_owned) };
            scope.add(&Column::new(&name, kind), unit);
            plans.push(Plan { name, value, parts, outline });
        }
        Ok(Self {
            plans,
            done: 0,
            column: None,
            tally: Tally::default(),
            grown: None,
            rows: table.row_count(),
            bytes: 0,
            text: String::new(),
            remarks: Vec::new(),
        })
    }

    /// The kinds and units of the computed columns.
    pub fn outlines(&self) -> impl Iterator<Item = &Outline> {
        self.plans.iter().map(|plan| &plan.outline)
    }

    /// Does a part of the work, about 10 ms at most. True when nothing is left to do.
    pub fn step(&mut self, table: &DataTable) -> bool {
        let Some(plan) = self.plans.get(self.done) else { return true };
        let table = self.grown.as_ref().unwrap_or(table);
        let mut column = self.column.take().unwrap_or_else(|| plan.begin(self.rows));
        let most_bytes = MOST_BYTES.saturating_sub(self.bytes);
        let part = u32::try_from(PARTS_PER_STEP / plan.parts.max(1)).unwrap_or(1).max(1);
        let (first, stop) = (column.rows(), column.bytes().saturating_add(BYTES_PER_STEP));
        for row in first..first.saturating_add(part).min(self.rows) {
            self.tally.compute(&plan.value, Place { table, row }, &mut column, &mut self.text, most_bytes);
            if column.bytes() > stop {
                break;
            }
        }
        if column.rows() < self.rows {
            self.column = Some(column);
            return false;
        }
        std::mem::take(&mut self.tally).remark(&plan.name, &mut self.remarks);
        self.bytes += column.bytes();
        self.grown = Some(table.with_added(column));
        self.done += 1;
        self.done == self.plans.len()
    }

    /// The share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let share = |part: usize, whole: usize| {
            let [part, whole] = [part, whole].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
            f64::from(part) / f64::from(whole.max(1))
        };
        if self.done >= self.plans.len() {
            return 1.0;
        }
        let inside = self.column.as_ref().map_or(0.0, |column| share(column.rows() as usize, self.rows as usize));
        (share(self.done, self.plans.len()) + inside / share(self.plans.len(), 1)).min(0.99)
    }

    /// Completes the work.
    pub fn finish(mut self, table: &DataTable) -> Computed {
        while !self.step(table) {}
        Computed { table: self.grown.unwrap_or_else(|| table.clone()), remarks: self.remarks }
    }
}

fn whole(input: &str) -> Span {
    Span { at: 0, length: input.chars().count() }
}

fn named(name: &str, scope: &Scope) -> Result<(), Fault> {
    let length = name.trim().chars().count();
    let message = if fold(name).is_empty() {
        "Nama kolom masih kosong. Tulis nama, misalnya Selisih (ton).".to_owned()
    } else if length > MOST_NAME {
        format!("Nama kolom paling banyak {} karakter. Persingkat nama itu.", integer(100))
    } else if scope.has(name) {
        format!("Kolom “{}” sudah ada. Pakai nama lain.", name.trim())
    } else {
        return Ok(());
    };
    Err(Fault::new(whole(name), message))
}

/// The value as its cells show it, and its unit. The name must not name another unit.
fn finished(value: Value, name: &str) -> Result<(Value, Unit), Fault> {
    let Value::Number(number) = value else { return Ok((value, Unit::Unknown)) };
    let named = Unit::of_heading(name).map(Unit::Known);
    let unit = match (named, number.unit.clone()) {
        (Some(Unit::Known(named)), Unit::Known(found)) if fold(&named) != fold(&found) => {
            let message = format!(
                "Nama kolom menyebut satuan {named}, tetapi rumus menghasilkan {found}. Ubah namanya, atau konversi \
                 di rumus dengan SATUAN(angka; \"{named}\")."
            );
            return Err(Fault::new(whole(name), message));
        }
        (Some(named), _) => named,
        (None, Unit::None) => Unit::Unknown,
        (None, found) => found,
    };
    let plain = Number::plain(number.shown());
    Ok((Value::Number(plain), unit))
}

const fn kind_of(value: &Value) -> ColumnKind {
    match value {
        Value::Number(_) => ColumnKind::NumberIndonesian,
        Value::Text(_) | Value::Truth(_) => ColumnKind::Text,
        Value::Day(_) => ColumnKind::Date,
    }
}

impl Plan {
    fn begin(&self, rows: u32) -> AddedColumn {
        let mut column = match self.value {
            Value::Number(_) => AddedColumn::numbers(&self.name).with_unit(self.outline.unit.clone()),
            Value::Text(_) | Value::Truth(_) => AddedColumn::texts(&self.name),
            Value::Day(_) => AddedColumn::days(&self.name),
        };
        column.reserve(rows);
        column
    }
}

impl Tally {
    /// Computes the next cell of a column.
    fn compute(
        &mut self,
        value: &Value,
        place: Place<'_>,
        column: &mut AddedColumn,
        text: &mut String,
        most_bytes: usize,
    ) {
        let pushed = match value {
            _ if column.bytes() > most_bytes => Err(Gap::TooLong),
            Value::Number(number) => self.number(&number.tree, place).map(|number| column.push_number(number)),
            Value::Truth(tree) => tree.at(place).map(|is_true| column.push_text(truth_text(is_true))),
            Value::Day(tree) => tree.at(place).map(|day| column.push_day(day)),
            Value::Text(tree) => {
                text.clear();
                tree.write(place, text).map(|()| column.push_text(text))
            }
        };
        if let Err(gap) = pushed {
            column.push_text("");
            match gap {
                Gap::Missing => self.missing += 1,
                Gap::Chosen => {}
                Gap::DivisionByZero => self.by_zero += 1,
                Gap::TooLarge => self.large += 1,
                Gap::TooLong => self.long += 1,
            }
        }
    }

    fn number(&mut self, tree: &NumberTree, place: Place<'_>) -> Result<Written, Gap> {
        let number: Decimal = tree.at(place)?;
        let written = Written::nearest(number).ok_or(Gap::TooLarge)?;
        let is_rounded = written.decimals() < number.decimals && written.exact().compared(number).is_ne();
        self.rounded += u32::from(is_rounded);
        Ok(written)
    }

    fn remark(self, name: &str, remarks: &mut Vec<String>) {
        for (cells, reason) in [
            (self.missing, "ada sel yang kosong atau tidak terbaca"),
            (self.by_zero, "pembagian dengan nol"),
            (self.large, "hasilnya terlalu besar"),
            (self.long, "teksnya terlalu panjang"),
        ] {
            if cells > 0 {
                remarks.push(format!("{} baris di kolom “{name}” tidak dihitung: {reason}.", count(cells)));
            }
        }
        if self.rounded > 0 {
            let cells = count(self.rounded);
            remarks
                .push(format!("{cells} baris di kolom “{name}” dibulatkan: satu sel memuat paling banyak 18 angka."));
        }
    }
}
