//! A table as plain text that is read back exactly: one line per row, ended by LF, with tabs between the cells. Backslash,
//! tab, LF and CR in a cell are `\\`, `\t`, `\n` and `\r`. The first line has the headings.

use super::column::Column;
use super::data_table::DataTable;
use crate::saturated;

impl DataTable {
    /// Writes up to `count` rows from row `first` on, with the headings before row 0. Returns the next row.
    pub fn write_verbatim(&self, first: u32, count: u32, out: &mut Vec<u8>) -> u32 {
        let columns = self.columns();
        let mut text = String::new();
        if first == 0 {
            push_line(&mut text, columns.iter().map(|column| column.header.as_str()));
        }
        let end = first.saturating_add(count).min(self.row_count());
        for row in first..end {
            push_line(&mut text, (0..saturated(columns.len())).map(|column| self.cell(row, column)));
        }
        out.extend_from_slice(text.as_bytes());
        end
    }

    /// Reads what [`Self::write_verbatim`] wrote. `None` if the text has another form, or does not have these columns.
    pub fn from_verbatim(text: &str, columns: &[Column]) -> Option<Self> {
        let mut lines = text.strip_suffix('\n')?.split('\n');
        let headings = cells(lines.next()?)?;
        let is_sound = headings.len() == columns.len()
            && headings.iter().zip(columns).all(|(heading, column)| *heading == column.header)
            && lines.clone().all(|line| cells(line).is_some_and(|row| row.len() == columns.len()));
        // A row at a time: all cells as texts of their own would need several times the memory.
        let rows = lines.map(|line| cells(line).unwrap_or_default());
        is_sound.then(|| Self::from_rows(&headings, rows).with_columns(columns))
    }
}

fn push_line<'a>(text: &mut String, cells: impl Iterator<Item = &'a str>) {
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            text.push('\t');
        }
        push_escaped(text, cell);
    }
    text.push('\n');
}

/// Adds a cell with escaped backslashes, tabs and line ends.
pub(super) fn push_escaped(text: &mut String, cell: &str) {
    if !cell.bytes().any(|byte| matches!(byte, b'\\' | b'\t' | b'\n' | b'\r')) {
        return text.push_str(cell);
    }
    for letter in cell.chars() {
        match letter {
            '\\' => text.push_str("\\\\"),
            '\t' => text.push_str("\\t"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            other => text.push(other),
        }
    }
}

fn cells(line: &str) -> Option<Vec<String>> {
    line.split('\t').map(unescaped).collect()
}

fn unescaped(cell: &str) -> Option<String> {
    let mut letters = cell.chars();
    let mut text = String::with_capacity(cell.len());
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next()? {
                '\\' => '\\',
                't' => '\t',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            other => other,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::super::column::ColumnKind::{Date, MoneyIndonesian, Text};
    use super::DataTable;

    fn written(table: &DataTable) -> String {
        let mut bytes = Vec::new();
        let mut next = 0;
        while next < table.row_count() {
            next = table.write_verbatim(next, 2, &mut bytes);
        }
        String::from_utf8(bytes).expect("UTF-8")
    }

    #[test]
    fn a_table_is_read_back_with_its_cells_and_kinds() {
        let rows = [["1/2/2026", "Rp1.000,50", "a\\b\tc\r\nd"], ["belum", "-", ""], ["", "=1+1", "“\""]];
        let table = DataTable::from_rows(["Hari", "Nilai", "Catatan"], rows).with_kinds(&[Date, MoneyIndonesian, Text]);
        let text = written(&table);
        assert!(text.starts_with("Hari\tNilai\tCatatan\n1/2/2026\tRp1.000,50\ta\\\\b\\tc\\r\\nd\nbelum"), "{text}");
        let again = DataTable::from_verbatim(&text, table.columns()).expect("sound");
        assert_eq!(again, table);
        assert_eq!(again.sha256(), table.sha256());
    }

    #[test]
    fn texts_of_another_form_are_refused() {
        let table = DataTable::from_rows(["A", "B"], [["1", "2"]]);
        let read = |text: &str| DataTable::from_verbatim(text, table.columns());
        assert_eq!(read("A\tB\n1\t2\n").as_ref(), Some(&table));
        for text in [
            "",
            "A\tB",
            "A\tB\n1\t2",
            "A\tC\n1\t2\n",
            "A\tB\n1\n",
            "A\tB\n1\t2\t3\n",
            "A\tB\n1\\x\t2\n",
            "A\tB\n1\\\t2\n",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
