//! Rows as text for the clipboard: tabs between cells, line breaks between rows, as spreadsheets expect.

use crate::csv::{push_quoted, runs_as_formula};

/// Adds a row to `text`, on its own line. A formula gets an apostrophe, as in a CSV file.
pub fn push_row<'a>(text: &mut String, cells: impl IntoIterator<Item = &'a str>) {
    if !text.is_empty() {
        text.push('\n');
    }
    for (index, cell) in cells.into_iter().enumerate() {
        if index > 0 {
            text.push('\t');
        }
        push_cell(text, cell);
    }
}

fn push_cell(text: &mut String, cell: &str) {
    let apostrophe = if runs_as_formula(cell) { "'" } else { "" };
    // Without quotes a spreadsheet would split such a cell.
    if cell.contains(['\t', '\r', '\n', '"']) {
        push_quoted(text, apostrophe, cell);
    } else {
        text.push_str(apostrophe);
        text.push_str(cell);
    }
}

#[cfg(test)]
mod tests {
    use super::push_row;

    fn copied(rows: &[&[&str]]) -> String {
        let mut text = String::new();
        for row in rows {
            push_row(&mut text, row.iter().copied());
        }
        text
    }

    #[test]
    fn tabs_separate_cells_and_line_breaks_separate_rows() {
        assert_eq!(copied(&[&["a", "1.234,5"], &["b", ""]]), "a\t1.234,5\nb\t");
    }

    #[test]
    fn a_cell_with_a_tab_a_line_break_or_a_quote_stays_one_cell() {
        assert_eq!(copied(&[&["x\ty", "satu\ndua", "kata \"ini\""]]), "\"x\ty\"\t\"satu\ndua\"\t\"kata \"\"ini\"\"\"");
    }

    #[test]
    fn a_formula_is_copied_as_text() {
        assert_eq!(copied(&[&["=1+1", "@x", "-1.234,5", "-"]]), "'=1+1\t'@x\t-1.234,5\t-");
        assert_eq!(copied(&[&["=HYPERLINK(\"a\")", "\t=1"]]), "\"'=HYPERLINK(\"\"a\"\")\"\t\"'\t=1\"");
    }
}
