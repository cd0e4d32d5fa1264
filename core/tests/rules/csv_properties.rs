//! Written CSV is read back unchanged, and no cell runs as a formula.

use portal_core::table::csv::write;
use proptest::prelude::*;

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-c0-9.,%\"'\r\n\t =+@;-]{0,8}",
        1 => "[a-z ,]{28,60}",
        1 => any::<String>(),
    ]
}

fn rows() -> impl Strategy<Value = Vec<Vec<String>>> {
    (1..5_usize).prop_flat_map(|width| prop::collection::vec(prop::collection::vec(cell(), width), 1..8))
}

/// Parses RFC 4180 strictly: any deviation is a failure.
fn read(file: &str) -> Option<Vec<Vec<String>>> {
    let mut rest = file.strip_prefix('\u{feff}')?;
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    while !rest.is_empty() {
        let mut cell = String::new();
        if let Some(mut quoted) = rest.strip_prefix('"') {
            loop {
                let (text, after) = quoted.split_once('"')?;
                cell.push_str(text);
                quoted = after;
                let Some(after) = quoted.strip_prefix('"') else {
                    break;
                };
                cell.push('"');
                quoted = after;
            }
            rest = quoted;
        } else {
            let end = rest.find([',', '\r', '\n', '"'])?;
            cell.push_str(&rest[..end]);
            rest = &rest[end..];
        }
        row.push(cell);
        if let Some(after) = rest.strip_prefix(',') {
            rest = after;
        } else {
            rest = rest.strip_prefix("\r\n")?;
            rows.push(std::mem::take(&mut row));
        }
    }
    row.is_empty().then_some(rows)
}

/// True if `read` equals `written` after removing the apostrophes that make formulas harmless.
fn is_same(read: &str, written: &str) -> bool {
    let bare = |cell: &str| cell.split(';').map(|part| part.trim_start_matches('\'').to_owned()).collect::<Vec<_>>();
    bare(read) == bare(written)
}

proptest! {
    #[test]
    fn written_csv_is_read_back(rows in rows()) {
        let read = read(&write(&rows[0], &rows[1..]));
        let read = read.ok_or_else(|| TestCaseError::fail("not RFC 4180"))?;
        prop_assert_eq!(read.len(), rows.len());
        for (read, written) in read.iter().zip(&rows) {
            prop_assert_eq!(read.len(), written.len());
            prop_assert!(read.iter().zip(written).all(|(read, written)| is_same(read, written)), "{:?} {:?}", read, written);
        }
    }

    #[test]
    fn no_cell_runs_as_a_formula(rows in rows()) {
        let read = read(&write(&rows[0], &rows[1..])).unwrap_or_default();
        // A spreadsheet that expects semicolons as separators splits cells at them.
        for cell in read.iter().flatten().flat_map(|cell| cell.split(';')) {
            let starts_a_formula = cell.trim_start().starts_with(['=', '+', '-', '@']);
            let is_number = cell.trim().bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b',' | b'%' | b' '))
                && cell.matches(['+', '-']).count() == 1;
            prop_assert!(!starts_a_formula || is_number, "{:?}", cell);
        }
        prop_assert!(!read.iter().flatten().any(|cell| cell.starts_with(['\t', '\r'])));
    }
}
