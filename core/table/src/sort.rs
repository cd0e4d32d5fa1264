//! The requested sort of a list.

use serde::{Deserialize, Serialize};

/// The direction of a sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Direction {
    /// Smallest, earliest or 'a' first.
    Asc,
    /// Largest, latest or 'z' first.
    Desc,
}

/// A sort by a column `C`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sort<C> {
    /// The column.
    pub column: C,
    /// The direction.
    pub direction: Direction,
}

impl<C: Copy> Sort<C> {
    /// Parses the texts of an address: the key of one of `columns`, and 'asc' or 'desc'. Without a direction it is
    /// ascending.
    ///
    /// Anything else is no sort, so that a mistyped address shows the default order.
    pub fn parse(key: Option<&str>, direction: Option<&str>, columns: &[(&str, C)]) -> Option<Self> {
        let key = key?;
        let (_, column) = columns.iter().find(|(known, _)| *known == key)?;
        let direction = match direction {
            None | Some("asc") => Direction::Asc,
            Some("desc") => Direction::Desc,
            Some(_) => return None,
        };
        Some(Self { column: *column, direction })
    }
}

impl Sort<u8> {
    /// Like [`Sort::parse`], but the column is its index in `keys`.
    pub fn by_number<'k>(
        key: Option<&str>,
        direction: Option<&str>,
        keys: impl IntoIterator<Item = &'k str>,
    ) -> Option<Self> {
        let columns: Vec<(&str, u8)> = keys.into_iter().zip(0..).collect();
        Self::parse(key, direction, &columns)
    }
}

#[cfg(test)]
mod tests {
    use super::{Direction, Sort};

    const COLUMNS: [(&str, u8); 2] = [("judul", 0), ("status", 1)];

    fn parse(key: Option<&str>, direction: Option<&str>) -> Option<(u8, Direction)> {
        Sort::parse(key, direction, &COLUMNS).map(|sort| (sort.column, sort.direction))
    }

    #[test]
    fn a_known_column_and_direction_are_read() {
        assert_eq!(parse(Some("status"), Some("desc")), Some((1, Direction::Desc)));
        assert_eq!(parse(Some("judul"), Some("asc")), Some((0, Direction::Asc)));
        assert_eq!(parse(Some("judul"), None), Some((0, Direction::Asc)));
    }

    #[test]
    fn anything_unknown_is_no_sort() {
        assert_eq!(parse(None, Some("asc")), None);
        assert_eq!(parse(Some("Judul"), Some("asc")), None);
        assert_eq!(parse(Some(""), None), None);
        assert_eq!(parse(Some("judul"), Some("naik")), None);
        assert_eq!(parse(Some("judul"), Some("")), None);
    }
}
