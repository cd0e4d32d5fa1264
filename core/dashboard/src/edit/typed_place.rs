//! A typed position and size, counted from 1.

use serde::{Deserialize, Serialize};

use crate::layout::{COLUMNS, MAX_HEIGHT, MAX_ROWS};
use crate::whole::typed;
use crate::widget::Position;

/// The content of the four fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TypedPlace {
    /// First column.
    pub column: String,
    /// First row.
    pub row: String,
    /// Number of columns.
    pub width: String,
    /// Number of rows.
    pub height: String,
}

/// The errors of the four fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlaceErrors {
    /// Error of the column.
    pub column: Option<String>,
    /// Error of the row.
    pub row: Option<String>,
    /// Error of the width.
    pub width: Option<String>,
    /// Error of the height.
    pub height: Option<String>,
}

impl TypedPlace {
    /// The initial content of the fields for a position.
    pub fn of(position: Position) -> Self {
        Self {
            column: position.x.saturating_add(1).to_string(),
            row: position.y.saturating_add(1).to_string(),
            width: position.w.to_string(),
            height: position.h.to_string(),
        }
    }

    /// Parses the position.
    pub fn read(&self) -> Result<Position, PlaceErrors> {
        let column = typed(&self.column, 1..=COLUMNS);
        let row = typed(&self.row, 1..=MAX_ROWS);
        let width = typed(&self.width, 1..=COLUMNS);
        let height = typed(&self.height, 1..=MAX_HEIGHT);
        match (column, row, width, height) {
            (Ok(column), Ok(row), Ok(w), Ok(h)) if column + w <= COLUMNS + 1 => {
                Ok(Position { x: column - 1, y: row - 1, w, h })
            }
            (Ok(column), Ok(_), Ok(_), Ok(_)) => {
                let most = COLUMNS + 1 - column;
                Err(PlaceErrors {
                    width: Some(format!("Dari kolom {column}, lebarnya paling banyak {most}.")),
                    ..PlaceErrors::default()
                })
            }
            (column, row, width, height) => {
                Err(PlaceErrors { column: column.err(), row: row.err(), width: width.err(), height: height.err() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PlaceErrors, TypedPlace};
    use crate::widget::Position;

    fn typed([column, row, width, height]: [&str; 4]) -> TypedPlace {
        let [column, row, width, height] = [column, row, width, height].map(str::to_owned);
        TypedPlace { column, row, width, height }
    }

    #[test]
    fn the_initial_fields_are_parsed_to_the_same_position() {
        let position = Position { x: 8, y: 11, w: 4, h: 3 };
        assert_eq!(TypedPlace::of(position), typed(["9", "12", "4", "3"]));
        assert_eq!(TypedPlace::of(position).read(), Ok(position));
        assert_eq!(typed([" 1", "1 ", "12", "20"]).read(), Ok(Position { x: 0, y: 0, w: 12, h: 20 }));
    }

    #[test]
    fn each_field_has_its_own_error() {
        let errors = typed(["0", "-1", "13", "2,5"]).read().expect_err("all four fields are invalid");
        let to = |most: &str| Some(format!("Tulis bilangan bulat dari 1 sampai {most}."));
        assert_eq!(errors, PlaceErrors { column: to("12"), row: to("1.200"), width: to("12"), height: to("20") });
        let errors = typed(["", "2", "99999999999", "3"]).read().expect_err("two fields are no numbers");
        assert_eq!(errors, PlaceErrors { column: to("12"), width: to("12"), ..PlaceErrors::default() });
    }

    #[test]
    fn a_place_beyond_the_right_edge_is_an_error_of_the_width() {
        let errors = typed(["5", "1", "9", "3"]).read().expect_err("nine columns from the fifth column");
        let width = Some("Dari kolom 5, lebarnya paling banyak 8.".to_owned());
        assert_eq!(errors, PlaceErrors { width, ..PlaceErrors::default() });
    }
}
