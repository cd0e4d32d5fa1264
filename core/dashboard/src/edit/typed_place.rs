//! A place and a size as people type them: counted from 1.

use serde::{Deserialize, Serialize};

use crate::layout::{COLUMNS, MAX_HEIGHT, MAX_ROWS};
use crate::whole::typed;
use crate::widget::Position;

/// What stands in the four fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TypedPlace {
    /// The first column it covers.
    pub column: String,
    /// The first row it covers.
    pub row: String,
    /// How many columns.
    pub width: String,
    /// How many rows.
    pub height: String,
}

/// What is wrong with them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlaceErrors {
    /// With the column.
    pub column: Option<String>,
    /// With the row.
    pub row: Option<String>,
    /// With the width.
    pub width: Option<String>,
    /// With the height.
    pub height: Option<String>,
}

impl TypedPlace {
    /// What the fields of a widget there begin with.
    pub fn of(position: Position) -> Self {
        Self {
            column: position.x.saturating_add(1).to_string(),
            row: position.y.saturating_add(1).to_string(),
            width: position.w.to_string(),
            height: position.h.to_string(),
        }
    }

    /// The position that was typed.
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
    fn what_the_fields_begin_with_is_read_back() {
        let position = Position { x: 8, y: 11, w: 4, h: 3 };
        assert_eq!(TypedPlace::of(position), typed(["9", "12", "4", "3"]));
        assert_eq!(TypedPlace::of(position).read(), Ok(position));
        assert_eq!(typed([" 1", "1 ", "12", "20"]).read(), Ok(Position { x: 0, y: 0, w: 12, h: 20 }));
    }

    #[test]
    fn each_field_says_what_is_wrong_with_it() {
        let errors = typed(["0", "-1", "13", "2,5"]).read().expect_err("nothing of this is a place");
        let to = |most: &str| Some(format!("Tulis bilangan bulat dari 1 sampai {most}."));
        assert_eq!(errors, PlaceErrors { column: to("12"), row: to("1.200"), width: to("12"), height: to("20") });
        let errors = typed(["", "2", "99999999999", "3"]).read().expect_err("two of this are no numbers");
        assert_eq!(errors, PlaceErrors { column: to("12"), width: to("12"), ..PlaceErrors::default() });
    }

    #[test]
    fn beyond_the_right_edge_the_width_is_what_is_wrong() {
        let errors = typed(["5", "1", "9", "3"]).read().expect_err("nine columns from the fifth");
        let width = Some("Dari kolom 5, lebarnya paling banyak 8.".to_owned());
        assert_eq!(errors, PlaceErrors { width, ..PlaceErrors::default() });
    }
}
