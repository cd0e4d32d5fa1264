//! SHA-256 of a table's canonical form, which does not depend on how a file writes the same values.
//!
//! The canonical form is UTF-8 with one line per row, ended by LF: a line of headings, a line of kinds, then the rows.
//! Cells are separated by tabs and written as `TypedCell` says; backslash, tab, LF and CR in a text are `\\`, `\t`, `\n`
//! and `\r`. A cell without a value is empty.

use portal_chain::hexadecimal;
use sha2::{Digest as _, Sha256};

use super::data_table::DataTable;
use super::typed_cell::TypedCell;
use super::verbatim::push_escaped;
use crate::saturated;
use crate::sheet::SheetKind;

/// Number of cells that one step reads, some milliseconds.
const CELLS_PER_STEP: usize = 50_000;

/// A SHA-256 in progress.
#[derive(Debug, Clone, Default)]
pub(super) struct Digest {
    hash: Sha256,
    has_head: bool,
    rows: u32,
}

impl DataTable {
    /// SHA-256 of the canonical form in hexadecimal.
    pub fn sha256(&self) -> String {
        while !self.prepare_sha256() {}
        hexadecimal::text(&self.digest.borrow().hash.clone().finalize())
    }

    /// Does a part of [`Self::sha256`]. True when nothing is left to do.
    pub fn prepare_sha256(&self) -> bool {
        let Digest { hash, has_head, rows } = &mut *self.digest.borrow_mut();
        let columns = self.columns();
        let mut text = String::new();
        if !std::mem::replace(has_head, true) {
            push_line(&mut text, columns.iter().map(|column| TypedCell::Text(&column.header)));
            push_line(&mut text, columns.iter().map(|column| TypedCell::Text(SheetKind::of(column.kind).name())));
        }
        let part = u32::try_from(CELLS_PER_STEP / columns.len().max(1)).unwrap_or(1).max(1);
        let end = rows.saturating_add(part).min(self.row_count());
        for row in *rows..end {
            push_line(&mut text, (0..saturated(columns.len())).map(|column| self.value(row, column)));
        }
        hash.update(&text);
        *rows = end;
        end == self.row_count()
    }
}

/// A SHA-256 of bytes that arrive in pieces.
#[derive(Debug, Clone, Default)]
pub struct ByteDigest(Sha256);

impl ByteDigest {
    /// Adds the next bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The checksum in hexadecimal.
    pub fn finish(self) -> String {
        hexadecimal::text(&self.0.finalize())
    }
}

/// SHA-256 of bytes in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    let mut digest = ByteDigest::default();
    digest.feed(bytes);
    digest.finish()
}

fn push_line<'a>(text: &mut String, cells: impl Iterator<Item = TypedCell<'a>>) {
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            text.push('\t');
        }
        match cell {
            TypedCell::Text(cell) => push_escaped(text, cell),
            value => value.push_to(text),
        }
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use sha2::{Digest as _, Sha256};

    use super::super::column::ColumnKind::{Date, MoneyEnglish, MoneyIndonesian, NumberEnglish, Text};
    use super::DataTable;

    fn sha256_of(text: &str) -> String {
        portal_chain::hexadecimal::text(&Sha256::digest(text))
    }

    #[test]
    fn the_digest_is_that_of_the_canonical_form() {
        let rows = [["1/2/2026", "Rp1.000,50", "a\\b\tc\r\nd"], ["belum", "-", ""]];
        let table = DataTable::from_rows(["Hari", "Nilai", "Catatan"], rows).with_kinds(&[Date, MoneyIndonesian, Text]);
        let canonical = "Hari\tNilai\tCatatan\ndate\tmoney\ttext\n2026-02-01\t1000.5\ta\\\\b\\tc\\r\\nd\nbelum\t\t\n";
        assert_eq!(table.sha256(), sha256_of(canonical));
        assert_eq!(table.sha256(), sha256_of(canonical), "a digest is there to be read again");
    }

    #[test]
    fn the_digest_depends_on_values_and_not_on_their_form() {
        let table = |cell: &str, kind| DataTable::from_rows(["Nilai"], [[cell]]).with_kinds(&[kind]).sha256();
        assert_eq!(table("1.000,50", MoneyIndonesian), table("1,000.5", MoneyEnglish));
        assert_ne!(table("1.000,50", MoneyIndonesian), table("1.000,51", MoneyIndonesian));
        assert_ne!(table("1.000,50", MoneyIndonesian), table("1.000,50", Text));
    }

    #[test]
    fn a_long_table_is_read_in_parts() {
        let rows = (0..100_000).map(|row| [row.to_string()]);
        let table = DataTable::from_rows(["Nomor"], rows).with_kinds(&[NumberEnglish]);
        assert!(!table.prepare_sha256());
        assert!(table.prepare_sha256());
        let lines: Vec<String> = (0..100_000).map(|row| row.to_string()).collect();
        assert_eq!(table.sha256(), sha256_of(&format!("Nomor\nnumber\n{}\n", lines.join("\n"))));
    }
}
