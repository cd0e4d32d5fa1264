//! Reasons why a workbook cannot be read.

use serde::Serialize;

/// Maximum size of a file in bytes. The file, its texts and the CSV must fit into the memory of a page together.
pub const MAX_FILE_BYTES: u32 = 256 * 1024 * 1024;

/// Maximum number of bytes that an archive unpacks to.
pub const MAX_UNPACKED_BYTES: u32 = 1024 * 1024 * 1024;

/// Maximum number of bytes of one sheet as CSV: the core reads no larger file.
pub const MAX_CSV_BYTES: u32 = 512 * 1024 * 1024;

/// Maximum number of columns, as in `core/table`.
pub const MAX_COLUMNS: u32 = 500;

/// Maximum number of cells in a sheet, blank ones with a format included.
pub const MAX_CELLS: u32 = 200_000_000;

/// A reason why a workbook, or one of its sheets, cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "problem", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum WorkbookProblem {
    /// The file is empty.
    EmptyFile,
    /// The file is text, such as CSV with the name of a workbook.
    Text,
    /// The file is a web page or XML, which some programs save with the name of a workbook.
    WebPage,
    /// The file is something else, such as a picture or a Word document.
    NotWorkbook,
    /// The workbook is of a version before Excel 97.
    TooOld,
    /// The workbook has cells in a form that is not read, as some programs write xlsb. Excel can open it and save it again.
    UnknownRecords,
    /// The workbook asks for a password.
    PasswordProtected,
    /// The file is truncated or changed.
    Damaged,
    /// Reading failed: the file is damaged in an unforeseen way, needs more memory than there is, or has changed since it
    /// was chosen.
    Unreadable,
    /// The file exceeds [`MAX_FILE_BYTES`].
    FileTooLarge {
        /// Maximum size in bytes.
        max: u32,
    },
    /// The file unpacks to more than [`MAX_UNPACKED_BYTES`], or to more than its directory says.
    UnpacksTooLarge {
        /// Maximum size in bytes.
        max: u32,
    },
    /// The workbook has no sheet with cells.
    NoSheets,
    /// The sheet, or the range in it, is empty.
    EmptySheet,
    /// There is no sheet of this number.
    UnknownSheet,
    /// The range is not of the form `A3:H200`.
    InvalidRange,
    /// The sheet has more than [`MAX_COLUMNS`].
    TooManyColumns {
        /// Number of columns from the first to the last used one.
        found: u32,
        /// Maximum number of columns.
        max: u32,
    },
    /// The sheet exceeds [`MAX_CSV_BYTES`] as CSV, or [`MAX_CELLS`].
    SheetTooLarge {
        /// Maximum size in bytes.
        max: u32,
    },
}

impl WorkbookProblem {
    pub(crate) const fn unpacks_too_large() -> Self {
        Self::UnpacksTooLarge { max: MAX_UNPACKED_BYTES }
    }

    pub(crate) const fn sheet_too_large() -> Self {
        Self::SheetTooLarge { max: MAX_CSV_BYTES }
    }
}

impl From<calamine::XlsxError> for WorkbookProblem {
    fn from(error: calamine::XlsxError) -> Self {
        match error {
            calamine::XlsxError::Password => Self::PasswordProtected,
            calamine::XlsxError::NotAWorksheet(_) => Self::EmptySheet,
            _ => Self::Damaged,
        }
    }
}

impl From<calamine::XlsbError> for WorkbookProblem {
    fn from(error: calamine::XlsbError) -> Self {
        match error {
            calamine::XlsbError::Password => Self::PasswordProtected,
            _ => Self::Damaged,
        }
    }
}

impl From<calamine::XlsError> for WorkbookProblem {
    fn from(error: calamine::XlsError) -> Self {
        match error {
            calamine::XlsError::Password => Self::PasswordProtected,
            _ => Self::Damaged,
        }
    }
}

impl From<calamine::OdsError> for WorkbookProblem {
    fn from(error: calamine::OdsError) -> Self {
        match error {
            calamine::OdsError::Password => Self::PasswordProtected,
            calamine::OdsError::CellLimitExceeded { .. } => Self::sheet_too_large(),
            _ => Self::Damaged,
        }
    }
}

impl From<zip::result::ZipError> for WorkbookProblem {
    fn from(_: zip::result::ZipError) -> Self {
        Self::Damaged
    }
}
