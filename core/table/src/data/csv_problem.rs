//! Why a CSV file cannot become a table, always with the place.

use serde::Serialize;

/// The most bytes one cell may have.
pub const MAX_CELL_BYTES: u32 = 1_000_000;

/// The most columns a table may have.
pub const MAX_COLUMNS: u32 = 500;

/// The most rows a table may have, not counting the headers.
pub const MAX_ROWS: u32 = 5_000_000;

/// The most bytes a file may have: its text and what is searched have to fit into the memory of a page.
pub const MAX_FILE_BYTES: u32 = 512 * 1024 * 1024;

/// One reason. Lines are those of the file as an editor counts them, and columns are counted, both from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "problem", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum CsvProblem {
    /// There is nothing in the file.
    EmptyFile,
    /// There are headers and nothing below them.
    NoRows,
    /// The file is in UTF-16.
    Utf16,
    /// The file has more than [`MAX_FILE_BYTES`]; it was not read on.
    FileTooLarge {
        /// How many bytes it may have.
        max: u32,
    },
    /// Bytes that are no text in the encoding of the file; it was not read on.
    NotText {
        /// The line on which the row begins.
        line: u32,
    },
    /// More columns than [`MAX_COLUMNS`]; the file was not read on.
    TooManyColumns {
        /// The line on which the row begins.
        line: u32,
        /// How many there are, counted up to 16,384.
        found: u32,
        /// How many there may be.
        max: u32,
    },
    /// More rows than [`MAX_ROWS`]; the file was not read on.
    TooManyRows {
        /// The line on which the first row too many begins.
        line: u32,
        /// How many there may be.
        max: u32,
    },
    /// A row with more or fewer cells than there are headers.
    RaggedRow {
        /// The line on which it begins.
        line: u32,
        /// How many cells it has.
        found: u32,
        /// How many headers there are.
        expected: u32,
    },
    /// A NUL byte.
    Nul {
        /// Its line.
        line: u32,
        /// Its column.
        column: u32,
    },
    /// A cell of more than [`MAX_CELL_BYTES`], most often because a quote was never closed; the file was not read on.
    CellTooLong {
        /// The line on which the cell begins.
        line: u32,
        /// Its column.
        column: u32,
        /// How many bytes it may have.
        max: u32,
    },
    /// A header with nothing in it.
    EmptyHeader {
        /// The line of the headers.
        line: u32,
        /// Its column.
        column: u32,
    },
    /// A header that an earlier column has too, be it in other case or spacing.
    DuplicateHeader {
        /// The line of the headers.
        line: u32,
        /// The header as the later column has it.
        header: String,
        /// The earlier column.
        first: u32,
        /// The later column.
        second: u32,
    },
    /// A quote that is not closed when the file ends.
    UnclosedQuote {
        /// The line on which it stands.
        line: u32,
    },
}

impl CsvProblem {
    /// The line to look at, unless the file as a whole is meant.
    pub const fn line(&self) -> Option<u32> {
        match *self {
            Self::EmptyFile | Self::NoRows | Self::Utf16 | Self::FileTooLarge { .. } => None,
            Self::NotText { line }
            | Self::TooManyColumns { line, .. }
            | Self::TooManyRows { line, .. }
            | Self::RaggedRow { line, .. }
            | Self::Nul { line, .. }
            | Self::CellTooLong { line, .. }
            | Self::EmptyHeader { line, .. }
            | Self::DuplicateHeader { line, .. }
            | Self::UnclosedQuote { line } => Some(line),
        }
    }
}

/// The first problems of a file, and how many there are in all.
#[derive(Debug, Default)]
pub(super) struct Problems {
    kept: Vec<CsvProblem>,
    count: u32,
}

impl Problems {
    /// Enough to see what is wrong with a file.
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
