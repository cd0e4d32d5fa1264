//! Converts rows and cells to lines of text.

#[derive(Debug, Default)]
pub(crate) struct Table {
    rows: Vec<String>,
    cells: Vec<String>,
}

impl Table {
    /// Ends a cell. Its blocks are joined on one line, because a row is one line.
    pub(crate) fn end_cell(&mut self, blocks: &[String]) {
        let text = blocks.join(" ");
        self.cells.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
    }

    pub(crate) fn end_row(&mut self) {
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
