//! Converts rows and cells to lines of text.

/// Maximum number of columns of a table, as in Word.
pub(crate) const MAX_COLUMNS: usize = 63;

/// A cell that is being read.
#[derive(Debug)]
pub(crate) struct Cell {
    pub(crate) blocks: Vec<String>,
    /// Number of columns that the cell covers.
    columns: usize,
}

impl Cell {
    pub(crate) const fn new() -> Self {
        Self { blocks: Vec::new(), columns: 1 }
    }

    pub(crate) fn cover(&mut self, columns: usize) {
        self.columns = columns.max(1);
    }
}

#[derive(Debug, Default)]
pub(crate) struct Table {
    rows: Vec<String>,
    cells: Vec<String>,
    /// Number of columns after the last cell of the row.
    columns_after: usize,
}

impl Table {
    /// Leaves out columns before the first cell of the row.
    pub(crate) fn skip_before(&mut self, columns: usize) {
        self.cells.extend(std::iter::repeat_n(String::new(), columns));
    }

    /// Leaves out columns after the last cell of the row.
    pub(crate) fn skip_after(&mut self, columns: usize) {
        self.columns_after = columns;
    }

    /// Ends a cell. Its blocks are joined on one line, because a row is one line. A cell over several columns is
    /// followed by empty ones, so that the later cells stay in their columns.
    pub(crate) fn end_cell(&mut self, cell: &Cell) {
        let text = cell.blocks.join(" ");
        self.cells.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
        self.cells.extend(std::iter::repeat_n(String::new(), cell.columns - 1));
    }

    pub(crate) fn end_row(&mut self) {
        self.cells.extend(std::iter::repeat_n(String::new(), std::mem::take(&mut self.columns_after)));
        let row = std::mem::take(&mut self.cells);
        if row.iter().any(|cell| !cell.is_empty()) {
            self.rows.push(row.join(" | "));
        }
    }

    /// One line per row. A nested table is written on one line in brackets.
    pub(crate) fn finish(mut self, is_nested: bool) -> String {
        self.end_row();
        if is_nested && !self.rows.is_empty() { format!("[{}]", self.rows.join("; ")) } else { self.rows.join("\n") }
    }
}
