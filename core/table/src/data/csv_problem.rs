//! Problems of a CSV file, each with its line.

use serde::Serialize;

/// Maximum size of a cell in bytes.
pub const MAX_CELL_BYTES: u32 = 1_000_000;

/// Maximum number of columns.
pub const MAX_COLUMNS: u32 = 500;

/// Maximum number of rows without the header.
pub const MAX_ROWS: u32 = 5_000_000;

/// Maximum size of a file in bytes: its text and the search index must fit into the memory of a page.
pub const MAX_FILE_BYTES: u32 = 512 * 1024 * 1024;

/// A reason why a file cannot become a table. Lines are counted as in an editor; lines and columns begin at 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "problem", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum CsvProblem {
    /// The file is empty.
    EmptyFile,
    /// The file has headers but no rows.
    NoRows,
    /// The file exceeds [`MAX_FILE_BYTES`]; reading stopped.
    FileTooLarge {
        /// Maximum size in bytes.
        max: u32,
    },
    /// The bytes are no text in the encoding of the file; reading stopped.
    NotText {
        /// Line on which the row begins.
        line: u32,
    },
    /// The file has more than [`MAX_COLUMNS`]; reading stopped.
    TooManyColumns {
        /// Line on which the row begins.
        line: u32,
        /// Number of columns, counted up to 16,384.
        found: u32,
        /// Maximum number of columns.
        max: u32,
    },
    /// The file has more than [`MAX_ROWS`]; reading stopped.
    TooManyRows {
        /// Line on which the first excess row begins.
        line: u32,
        /// Maximum number of rows.
        max: u32,
    },
    /// A row has more or fewer cells than there are headers.
    RaggedRow {
        /// Line on which the row begins.
        line: u32,
        /// Number of cells in the row.
        found: u32,
        /// Number of headers.
        expected: u32,
    },
    /// The file has a NUL byte.
    Nul {
        /// Line of the byte.
        line: u32,
        /// Column of the byte.
        column: u32,
    },
    /// A cell exceeds [`MAX_CELL_BYTES`], usually because a quote is never closed; reading stopped.
    CellTooLong {
        /// Line on which the cell begins.
        line: u32,
        /// Column of the cell.
        column: u32,
        /// Maximum size in bytes.
        max: u32,
    },
    /// A quote is still open at the end of the file.
    UnclosedQuote {
        /// Line of the quote.
        line: u32,
    },
}

impl CsvProblem {
    /// The line to look at; `None` if the problem concerns the whole file.
    pub const fn line(&self) -> Option<u32> {
        match *self {
            Self::EmptyFile | Self::NoRows | Self::FileTooLarge { .. } => None,
            Self::NotText { line }
            | Self::TooManyColumns { line, .. }
            | Self::TooManyRows { line, .. }
            | Self::RaggedRow { line, .. }
            | Self::Nul { line, .. }
            | Self::CellTooLong { line, .. }
            | Self::UnclosedQuote { line } => Some(line),
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Problems {
    kept: Vec<CsvProblem>,
    count: u32,
}

impl Problems {
    const MOST_KEPT: usize = 100;

    pub(super) fn push(&mut self, problem: CsvProblem) {
        self.count = self.count.saturating_add(1);
        if self.kept.len() < Self::MOST_KEPT {
            self.kept.push(problem);
        }
    }

    pub(super) fn count(&self) -> u32 {
        self.count
    }

    pub(super) fn into_kept(self) -> Vec<CsvProblem> {
        self.kept
    }
}
