//! Opens a workbook and lists its sheets.

use std::io::Cursor;

use calamine::{Ods, Reader, Sheet, SheetType, SheetVisible, Xls, Xlsb, Xlsx};
use serde::Serialize;

use crate::container::{Format, recognise};
use crate::problem::WorkbookProblem;
use crate::read;
use crate::sheet_csv::SheetCsv;

type Bytes = Cursor<Vec<u8>>;

/// A workbook in one of the formats.
pub(crate) enum Book {
    Xlsx(Xlsx<Bytes>),
    Xlsb(Xlsb<Bytes>),
    Xls(Xls<Bytes>),
    Ods(Ods<Bytes>),
}

/// A sheet of a workbook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct SheetInfo {
    /// Name of the sheet.
    pub name: String,
    /// True for a sheet that the workbook hides.
    pub is_hidden: bool,
    /// Number of rows from the first to the last used one.
    pub rows: u32,
    /// Number of columns from the first to the last used one.
    pub columns: u32,
    /// False for a large sheet: the numbers are then those that the file states, blank cells with a format included.
    pub is_counted: bool,
}

/// An open workbook.
///
/// Its functions may panic on damaged bytes, because the library does. In wasm that ends the instance; the worker then
/// answers with [`WorkbookProblem::Unreadable`].
pub struct Workbook {
    book: Book,
    sheets: Vec<SheetInfo>,
}

impl Workbook {
    /// Opens the bytes of a file.
    pub fn open(bytes: Vec<u8>) -> Result<Self, WorkbookProblem> {
        let mut book = match recognise(&bytes)? {
            Format::Xlsx => Book::Xlsx(Xlsx::new(Cursor::new(bytes))?),
            Format::Xlsb => Book::Xlsb(Xlsb::new(Cursor::new(bytes))?),
            Format::Ods => Book::Ods(Ods::new(Cursor::new(bytes))?),
            Format::Xls => Book::Xls(open_xls(bytes)?),
        };
        let names = book.sheets().iter().filter(|sheet| sheet.typ == SheetType::WorkSheet).map(|sheet| {
            let is_hidden = sheet.visible != SheetVisible::Visible;
            (sheet.name.clone(), is_hidden)
        });
        let mut sheets = Vec::new();
        for (name, is_hidden) in names.collect::<Vec<_>>() {
            let (rows, columns, is_counted) = read::measure(&mut book, &name)?;
            sheets.push(SheetInfo { name, is_hidden, rows, columns, is_counted });
        }
        if sheets.iter().all(|sheet| sheet.rows == 0) {
            return Err(WorkbookProblem::NoSheets);
        }
        Ok(Self { book, sheets })
    }

    /// The sheets in the order of the workbook, hidden ones included.
    pub fn sheets(&self) -> &[SheetInfo] {
        &self.sheets
    }

    /// Reads a sheet, counted from 0, or a range of it such as `A3:H200`.
    pub fn read(&mut self, sheet: usize, range: Option<&str>) -> Result<SheetCsv, WorkbookProblem> {
        let name = &self.sheets.get(sheet).ok_or(WorkbookProblem::UnknownSheet)?.name;
        let others = self.sheets.iter().enumerate().filter(|&(at, other)| other.is_hidden && at != sheet);
        let hidden = others.map(|(_, other)| other.name.clone()).collect();
        read::read(&mut self.book, name, range, hidden)
    }
}

impl Book {
    fn sheets(&self) -> &[Sheet] {
        match self {
            Self::Xlsx(book) => book.sheets_metadata(),
            Self::Xlsb(book) => book.sheets_metadata(),
            Self::Xls(book) => book.sheets_metadata(),
            Self::Ods(book) => book.sheets_metadata(),
        }
    }
}

/// A workbook with a password is a compound file around an encrypted archive, which looks like a damaged xls.
fn open_xls(bytes: Vec<u8>) -> Result<Xls<Bytes>, WorkbookProblem> {
    if let Err(calamine::XlsxError::Password) = Xlsx::new(Cursor::new(bytes.as_slice())) {
        return Err(WorkbookProblem::PasswordProtected);
    }
    Xls::new(Cursor::new(bytes)).map_err(|error| match error {
        calamine::XlsError::Cfb(_) => WorkbookProblem::NotWorkbook,
        other => other.into(),
    })
}
