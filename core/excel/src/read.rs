//! Reads one sheet cell by cell.

use calamine::{Cell, Data, DataRef, Dimensions, Range, Reader, XlsxError};

use crate::area::Area;
use crate::cell::{CellWriter, Remark, Value};
use crate::form::Form;
use crate::headers::repeat_headers;
use crate::problem::{MAX_CELLS, WorkbookProblem};
use crate::sheet_csv::{Rows, SheetCsv};
use crate::warning::Findings;
use crate::workbook::Book;

/// Cells that are counted when a workbook is opened, which takes some milliseconds for each sheet.
const COUNTED: usize = 50_000;

/// Rows and columns of a sheet, and whether they were counted.
pub(crate) fn measure(book: &mut Book, name: &str) -> Result<(u32, u32, bool), WorkbookProblem> {
    let counted = match book {
        Book::Xlsx(book) => {
            let mut cells = match book.worksheet_cells_reader(name) {
                Ok(cells) => cells,
                // Charts and dialogs.
                Err(XlsxError::NotAWorksheet(_)) => return Ok((0, 0, true)),
                Err(error) => return Err(error.into()),
            };
            count(|| match cells.next_cell() {
                Err(XlsxError::CellError(_)) => Ok(Some(Cell::new((0, 0), DataRef::Empty))),
                other => other,
            })?
            .ok_or_else(|| cells.dimensions())
        }
        Book::Xlsb(book) => {
            let mut cells = book.worksheet_cells_reader(name)?;
            count(|| cells.next_cell())?.ok_or_else(|| cells.dimensions())
        }
        Book::Xls(book) => Ok(size_of(&book.worksheet_range(name)?)),
        Book::Ods(book) => Ok(size_of(&book.worksheet_range(name)?)),
    };
    Ok(match counted {
        Ok((rows, columns)) => (rows, columns, true),
        Err(Dimensions { start, end }) => {
            (end.0.saturating_sub(start.0).saturating_add(1), end.1.saturating_sub(start.1).saturating_add(1), false)
        }
    })
}

fn size_of(range: &Range<Data>) -> (u32, u32) {
    let (rows, columns) = range.get_size();
    (u32::try_from(rows).unwrap_or(u32::MAX), u32::try_from(columns).unwrap_or(u32::MAX))
}

/// Size of the used part, or `None` if there are too many cells to count.
fn count<'a, E: Into<WorkbookProblem>>(
    mut next: impl FnMut() -> Result<Option<Cell<DataRef<'a>>>, E>,
) -> Result<Option<(u32, u32)>, WorkbookProblem> {
    let mut used: Option<Area> = None;
    for _ in 0..COUNTED {
        let Some(cell) = next().map_err(Into::into)? else {
            return Ok(Some(
                used.map_or((0, 0), |area| (area.last.0 - area.first.0 + 1, area.last.1 - area.first.1 + 1)),
            ));
        };
        if !matches!(Value::from(cell.get_value()), Value::Empty) {
            let at = cell.get_position();
            let area = used.get_or_insert(Area { first: at, last: at });
            area.first = (area.first.0.min(at.0), area.first.1.min(at.1));
            area.last = (area.last.0.max(at.0), area.last.1.max(at.1));
        }
    }
    Ok(None)
}

/// Reads a sheet, or a range of it. `hidden` are the names of the other sheets that are hidden.
pub(crate) fn read(
    book: &mut Book,
    name: &str,
    range: Option<&str>,
    hidden: Vec<String>,
) -> Result<SheetCsv, WorkbookProblem> {
    let area = range.map_or(Ok(Area::WHOLE), Area::parse)?;
    let is_1904 = match book {
        Book::Xlsx(book) => book.has_1904_epoch(),
        Book::Xlsb(book) => book.has_1904_epoch(),
        Book::Xls(book) => book.has_1904_epoch(),
        Book::Ods(_) => false,
    };
    let mut reading = Reading::new(name, area, is_1904);
    match book {
        Book::Xlsx(book) => {
            let mut cells = book.worksheet_cells_reader(name)?;
            let forms: Vec<Form> = cells.styles().iter().map(form_of).collect();
            loop {
                match cells.next_cell_with_style_id() {
                    Ok(Some((cell, style))) => {
                        let form = forms.get(style).copied().unwrap_or_default();
                        reading.take(cell.get_position(), &Value::from(cell.get_value()), form)?;
                    }
                    Ok(None) => break,
                    // An error that the library does not know. The next call goes on with the next cell.
                    Err(XlsxError::CellError(_)) => reading.findings.errors.count += 1,
                    Err(error) => return Err(error.into()),
                }
            }
            drop(cells);
            if !reading.rows.is_dense() {
                reading.take_formulas(book)?;
                let merged = book.merge_cells_by_sheet_name(name)?;
                reading.take_merged(&merged);
            }
        }
        Book::Xlsb(book) => {
            let mut cells = book.worksheet_cells_reader(name)?;
            while let Some(cell) = cells.next_cell()? {
                reading.take(cell.get_position(), &Value::from(cell.get_value()), Form::Plain)?;
            }
        }
        Book::Xls(book) => {
            reading.take_range(&book.worksheet_range(name)?)?;
            let merged = book.merge_cells_by_sheet_name(name)?;
            reading.take_merged(&merged);
        }
        Book::Ods(book) => {
            let range = book.worksheet_range(name)?;
            reading.take_range(&range)?;
            for (at, formula) in used_cells(&book.worksheet_formula(name)?) {
                let value = range.get_value(at).map_or(Value::Empty, Value::from);
                if !formula.is_empty() {
                    reading.take_formula(at, &value);
                }
            }
        }
    }
    reading.finish(hidden)
}

fn form_of(style: &calamine::Style) -> Form {
    style.number_format.as_ref().map_or(Form::Plain, |format| Form::of(&format.format_code))
}

/// Cells of a range with their places in the sheet.
fn used_cells<T: calamine::CellType>(range: &Range<T>) -> impl Iterator<Item = ((u32, u32), &T)> {
    let (top, left) = range.start().unwrap_or((0, 0));
    range.used_cells().map(move |(row, column, value)| {
        let place = |from: u32, at: usize| from.saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
        ((place(top, row), place(left, column)), value)
    })
}

/// A sheet while it is read.
struct Reading<'a> {
    name: &'a str,
    area: Area,
    is_1904: bool,
    writer: CellWriter,
    rows: Rows,
    findings: Findings,
    cells: u32,
}

impl<'a> Reading<'a> {
    fn new(name: &'a str, area: Area, is_1904: bool) -> Self {
        let writer = CellWriter::new(is_1904);
        Self { name, area, is_1904, writer, rows: Rows::default(), findings: Findings::default(), cells: 0 }
    }

    fn take(&mut self, (row, column): (u32, u32), value: &Value, form: Form) -> Result<(), WorkbookProblem> {
        self.cells += 1;
        if self.cells > MAX_CELLS {
            return Err(WorkbookProblem::sheet_too_large());
        }
        if matches!(value, Value::Empty) || !self.area.contains(row, column) {
            return Ok(());
        }
        let writer = &mut self.writer;
        match self.rows.add(row, column, |out| writer.write(out, value, form))? {
            Remark::None => {}
            Remark::Error => self.findings.errors.add(self.name, row, column),
            Remark::OutOfRange => self.findings.out_of_range.add(self.name, row, column),
            Remark::Date => self.findings.has_1904_dates |= self.is_1904,
        }
        Ok(())
    }

    fn take_range(&mut self, range: &Range<Data>) -> Result<(), WorkbookProblem> {
        used_cells(range).try_for_each(|(at, value)| self.take(at, &Value::from(value), Form::Plain))
    }

    fn take_formula(&mut self, (row, column): (u32, u32), value: &Value) {
        if matches!(value, Value::Empty) && self.area.contains(row, column) {
            self.findings.without_value.add(self.name, row, column);
        }
    }

    /// Reads the sheet again for its formulas, because the library reads either them or the formats.
    fn take_formulas<R: std::io::Read + std::io::Seek>(
        &mut self,
        book: &mut calamine::Xlsx<R>,
    ) -> Result<(), WorkbookProblem> {
        let mut cells = book.worksheet_cells_reader(self.name)?;
        loop {
            match cells.next_cell_with_formula_metadata() {
                Ok(Some(cell)) if cell.formula.is_some() => self.take_formula(cell.pos, &Value::from(&cell.value)),
                Ok(Some(_)) | Err(XlsxError::CellError(_)) => {}
                Ok(None) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn take_merged(&mut self, merged: &[Dimensions]) {
        let inside = |one: &&Dimensions| self.area.contains(one.start.0, one.start.1);
        let merged: Vec<_> = merged.iter().filter(inside).collect();
        for one in &merged {
            self.findings.merged.add(self.name, one.start.0, one.start.1);
        }
        self.findings.repeated = repeat_headers(&mut self.rows, &merged);
    }

    fn finish(self, hidden: Vec<String>) -> Result<SheetCsv, WorkbookProblem> {
        self.rows.finish(self.findings.into_warnings(hidden))
    }
}
