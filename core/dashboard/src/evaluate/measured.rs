use std::rc::Rc;

use portal_table::aggregate::{Groups, Operand, Operation, Rows, reduce, sizes};
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::data::column::adds_up;
use portal_table::data::number::{NumberForm, read};

use super::lookup::{column, labels};
use super::stop::Stop;
use super::wording;
use crate::config::{MAX_DECIMALS, Measure, NumberFormat};
use crate::source::{ColumnType, DataSource, SourceColumn};

pub(super) struct Measured {
    operation: Operation,
    values: Values,
    /// The number format, with a fixed number of decimals.
    pub(super) format: NumberFormat,
    /// Decimals of the exact form, for tables.
    exact_decimals: Option<u32>,
}

enum Values {
    Rows,
    Numbers(Rc<Numbers>),
    Labels(Rc<Labels>),
    Days(Rc<Days>),
}

impl Measured {
    /// Finds the column of `measure` in the form that its operation needs. The widget's format takes precedence over
    /// the column's.
    pub(super) fn new(measure: &Measure, source: &dyn DataSource, format: &NumberFormat) -> Result<Self, Stop> {
        let operation = measure.aggregation;
        let values = Self::values(measure, source)?;
        let exact = if format.compact { &NumberFormat::default() } else { format };
        let exact_decimals = decimals(operation, &values, exact);
        let decimals = decimals(operation, &values, format);
        let mut format = NumberFormat { decimals, ..format.clone() };
        if format.unit.trim().is_empty() && !counts(operation) && is_percentage(measure, source) {
            PERCENT.clone_into(&mut format.unit);
        }
        Ok(Self { operation, values, format, exact_decimals })
    }

    /// The format of the cells of a table, whose heading has the unit; only percentages repeat theirs. Never compact,
    /// because the table of a chart shows what the chart abbreviates.
    pub(super) fn exact(&self) -> NumberFormat {
        let unit = if self.format.unit.trim() == PERCENT { PERCENT } else { "" };
        NumberFormat { decimals: self.exact_decimals, unit: unit.to_owned(), ..NumberFormat::default() }
    }

    /// True if its figures are whole numbers.
    pub(super) fn is_whole(&self) -> bool {
        decimals(self.operation, &self.values, &NumberFormat::default()) == Some(0)
    }

    /// Leaves out the decimals that the widget sets.
    pub(super) fn without_decimals(&mut self) {
        self.exact_decimals = Some(0);
        if !self.format.compact {
            self.format.decimals = Some(0);
        }
    }

    fn values(measure: &Measure, source: &dyn DataSource) -> Result<Values, Stop> {
        let operation = measure.aggregation;
        let Some(key) = &measure.column else {
            return match operation {
                Operation::Count => Ok(Values::Rows),
                _ => Err(Stop::Unset(format!("Pilih kolom untuk nilai \"{}\".", wording::operation(operation)))),
            };
        };
        let column = column(source, key)?;
        match operation {
            Operation::Count | Operation::Distinct => any_values(source, column),
            Operation::Sum if !adds_up(&column.label) => Err(rate(column)),
            Operation::Sum | Operation::Mean | Operation::Min | Operation::Max | Operation::Median => {
                source.numbers(key).map(Values::Numbers).ok_or_else(|| no_numbers(source, column))
            }
        }
    }

    /// True if its figures count rows or values: counts have neither decimals nor the unit of an amount.
    pub(super) fn counts(&self) -> bool {
        counts(self.operation)
    }

    /// The figure of each group of `first`, or of each pair with a group of `second`.
    pub(super) fn over(&self, rows: Rows<'_>, first: &Groups<'_>, second: Option<&Groups<'_>>) -> Vec<Option<f64>> {
        let operand = match &self.values {
            Values::Rows => Operand::Rows,
            Values::Numbers(numbers) => Operand::Numbers(numbers),
            Values::Labels(labels) => Operand::Labels(labels),
            Values::Days(days) => Operand::Days(days),
        };
        // Groups are limited before they are paired, so there are never too many pairs.
        reduce(rows, first, second, self.operation, operand).unwrap_or_default()
    }

    pub(super) fn over_all(&self, rows: Rows<'_>) -> Option<f64> {
        let (Rows::All(count) | Rows::Set(_, count)) = rows;
        self.over(rows, &Groups::whole(count), None).first().copied().flatten()
    }

    /// True if it counts rows: the group sizes are then its result.
    pub(super) fn counts_rows(&self) -> bool {
        matches!((self.operation, &self.values), (Operation::Count, Values::Rows))
    }

    pub(super) fn adds_up(&self) -> bool {
        matches!(self.operation, Operation::Count | Operation::Sum)
    }

    pub(super) fn of_nothing(&self) -> Option<f64> {
        self.counts().then_some(0.0)
    }
}

const PERCENT: &str = "%";

const fn counts(operation: Operation) -> bool {
    matches!(operation, Operation::Count | Operation::Distinct)
}

fn is_percentage(measure: &Measure, source: &dyn DataSource) -> bool {
    measure.column.as_ref().and_then(|key| source.column(key)).is_some_and(SourceColumn::is_percentage)
}

/// A mean has at least this many decimals: the mean of whole numbers is seldom whole.
const LEAST_OF_MEAN: u32 = 2;

/// Number of decimals: the widget's setting, else the column's. The compact form uses as many as it needs.
fn decimals(operation: Operation, values: &Values, format: &NumberFormat) -> Option<u32> {
    let of_column = match values {
        Values::Numbers(numbers) => numbers.decimals().min(MAX_DECIMALS),
        Values::Rows | Values::Labels(_) | Values::Days(_) => 0,
    };
    match operation {
        Operation::Count | Operation::Distinct => (!format.compact).then_some(0),
        _ if format.compact || format.decimals.is_some() => format.decimals,
        Operation::Mean | Operation::Median => Some(of_column.max(LEAST_OF_MEAN)),
        Operation::Sum | Operation::Min | Operation::Max => Some(of_column),
    }
}

fn rate(column: &SourceColumn) -> Stop {
    let detail = format!(
        "Kolom \"{}\" berisi persentase, tarif, atau kode. Pilih rata-rata, nilai terkecil, atau nilai terbesar.",
        column.label
    );
    Stop::problem("Kolom ini tidak dapat dijumlahkan", detail)
}

fn any_values(source: &dyn DataSource, column: &SourceColumn) -> Result<Values, Stop> {
    let typed = match column.kind {
        ColumnType::Number => source.numbers(&column.key).map(Values::Numbers),
        ColumnType::Date => source.days(&column.key).map(Values::Days),
        ColumnType::Category | ColumnType::Period => None,
    };
    typed.map_or_else(|| labels(source, column).map(Values::Labels), Ok)
}

/// The message for a column that is not of numbers, with the number of cells that could be read as numbers.
fn no_numbers(source: &dyn DataSource, column: &SourceColumn) -> Stop {
    let name = &column.label;
    if column.kind == ColumnType::Date {
        let detail = format!("Kolom \"{name}\" berisi tanggal. Pilih kolom angka, atau pakai \"Jumlah baris\".");
        return Stop::problem("Kolom berisi tanggal", detail);
    }
    let counted = source.labels(&column.key).map(|labels| numbers_among(&labels, source.rows()));
    if matches!(counted, Some((_, 0))) {
        let detail = format!("Kolom \"{name}\" belum berisi apa pun. Pilih kolom angka, atau pakai \"Jumlah baris\".");
        return Stop::problem("Kolom kosong", detail);
    }
    let (numbers, filled) = counted.unwrap_or_default();
    let detail = if numbers == 0 {
        format!("Kolom \"{name}\" berisi teks. Pilih kolom angka, atau pakai \"Jumlah baris\".")
    } else {
        format!(
            "Kolom \"{name}\" berisi teks dan angka: {} dari {} isinya terbaca sebagai angka. Perbaiki kolom di Unggah data, \
             atau pakai \"Jumlah baris\".",
            wording::count(numbers),
            wording::count(filled)
        )
    };
    Stop::problem("Kolom berisi teks", detail)
}

/// Number of rows that hold a number, and number of rows with any text. Uses the number form that fits more rows.
fn numbers_among(labels: &Labels, rows: u32) -> (u32, u32) {
    let groups = Groups::of_labels(labels);
    let sizes = sizes(Rows::All(rows), &groups);
    let filled = || labels.labels().iter().zip(&sizes);
    let in_form = |form| filled().filter(|(label, _)| read(label, form).is_some()).map(|(_, size)| size).sum();
    let numbers = NumberForm::ALL.map(in_form).into_iter().max().unwrap_or_default();
    (numbers, filled().map(|(_, size)| size).sum())
}
