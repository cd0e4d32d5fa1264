//! Makes the headings of a table from its header row: none is empty, and no two are alike.

use serde::{Deserialize, Serialize};

use crate::fold::fold;
use crate::saturated;

/// A heading that differs from the one in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct RenamedHeader {
    /// Column in the file, from 1.
    pub column: u32,
    /// Heading in the file; may be empty.
    pub from: String,
    /// Heading of the table.
    pub to: String,
}

/// The headings without surrounding space. An empty one becomes 'Kolom 3', a repeated one 'Nilai (2)'; case and spacing
/// do not distinguish headings.
pub(super) fn headings<'a>(cells: impl Iterator<Item = &'a str>) -> (Vec<String>, Vec<RenamedHeader>) {
    let cells: Vec<&str> = cells.map(str::trim).collect();
    let in_file: Vec<String> = cells.iter().map(|cell| fold(cell)).collect();
    let (mut taken, mut renamed) = (Vec::with_capacity(cells.len()), Vec::new());
    let headings = cells.iter().enumerate().map(|(place, cell)| {
        let column = saturated(place + 1);
        let base = if in_file[place].is_empty() { format!("Kolom {column}") } else { (*cell).to_owned() };
        let is_first =
            |heading: &str, folded: &String| !taken.contains(folded) && (heading == *cell || !in_file.contains(folded));
        let numbered = (2_u32..).map(|number| format!("{base} ({number})"));
        let mut candidates = std::iter::once(base.clone()).chain(numbered);
        let heading = candidates.find(|heading| is_first(heading, &fold(heading))).unwrap_or_default();
        taken.push(fold(&heading));
        if heading != *cell {
            renamed.push(RenamedHeader { column, from: (*cell).to_owned(), to: heading.clone() });
        }
        heading
    });
    (headings.collect(), renamed)
}

/// 'Kolom 1', 'Kolom 2' and so on, for a file without a header.
pub(super) fn numbered(columns: usize) -> Vec<String> {
    (1..=columns).map(|column| format!("Kolom {column}")).collect()
}

#[cfg(test)]
mod tests {
    use super::headings;

    #[test]
    fn empty_and_repeated_headings_get_a_name_of_their_own() {
        let cases: &[(&[&str], &[&str])] = &[
            (&["Volume", "Volume", "Ket"], &["Volume", "Volume (2)", "Ket"]),
            (&["Kode", "", "Ket"], &["Kode", "Kolom 2", "Ket"]),
            (&[" Nama  Blok", "nama blok "], &["Nama  Blok", "nama blok (2)"]),
            (&["a", "a", "a (2)", "a"], &["a", "a (3)", "a (2)", "a (4)"]),
            (&["", "Kolom 1"], &["Kolom 1 (2)", "Kolom 1"]),
        ];
        for (file, expected) in cases {
            let (headings, renamed) = headings(file.iter().copied());
            assert_eq!(headings, *expected);
            let changed = file.iter().zip(*expected).filter(|(from, to)| from.trim() != **to).count();
            assert_eq!(renamed.len(), changed, "{file:?}");
        }
    }
}
