//! Units of numbers, so that tons are not added to rupiah.

use portal_table::data::column::{Column, Meaning, Measure};
use portal_table::fold::fold;

/// The unit of a number in a formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unit {
    /// A number as such: written in the formula, a count, or a quotient of two numbers with the same unit.
    None,
    /// A number whose unit is not known; it goes with every other one.
    Unknown,
    /// This unit, as its heading writes it.
    Known(String),
}

impl Unit {
    /// The unit that a heading names in its last parentheses: 'ton' of 'Volume (ton)'.
    pub(super) fn of_heading(heading: &str) -> Option<String> {
        let close = heading.rfind(')')?;
        let mut depth = 0_u32;
        let open = heading.get(..close)?.char_indices().rev().find(|(_, letter)| {
            match letter {
                ')' => depth += 1,
                '(' if depth == 0 => return true,
                '(' => depth -= 1,
                _ => {}
            }
            false
        });
        let unit = heading.get(open?.0 + 1..close)?.trim();
        // 'Produksi (2025)' names a year.
        let is_unit = unit.chars().any(|letter| letter.is_alphabetic() || matches!(letter, '%' | '‰' | '$' | '€'));
        is_unit.then(|| unit.to_owned())
    }

    /// The unit of a column of numbers: the heading's, else the one of its kind.
    pub(super) fn of_column(column: &Column) -> Self {
        let of_kind = || match column.kind.meaning() {
            Meaning::Number(_, Measure::Money) => Some("Rp".to_owned()),
            Meaning::Number(_, Measure::Percent) => Some("%".to_owned()),
            _ => None,
        };
        Self::of_heading(&column.header).or_else(of_kind).map_or(Self::Unknown, Self::Known)
    }

    /// The name of the unit, if it is known.
    pub(super) fn name(&self) -> Option<&str> {
        match self {
            Self::Known(name) => Some(name),
            Self::None | Self::Unknown => None,
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Known(one), Self::Known(two)) if fold(one) == fold(two))
    }

    /// The unit of a sum, a difference or a choice. The problem in words if both units are known and differ.
    pub(super) fn with(self, other: Self) -> Result<Self, String> {
        match (self, other) {
            (Self::Known(one), Self::Known(two)) if fold(&one) != fold(&two) => Err(format!(
                "Satuan tidak sama: {one} dan {two}. Samakan terlebih dahulu, misalnya SATUAN([Volume (kg)] / 1000; \"ton\")."
            )),
            (Self::Known(unit), _) | (_, Self::Known(unit)) => Ok(Self::Known(unit)),
            (Self::None, Self::None) => Ok(Self::None),
            _ => Ok(Self::Unknown),
        }
    }

    /// The unit of a product.
    pub(super) fn times(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, unit) | (unit, Self::None) => unit,
            _ => Self::Unknown,
        }
    }

    /// The unit of a quotient.
    pub(super) fn over(self, other: &Self) -> Self {
        match other {
            Self::None => self,
            _ if self.is_same(other) => Self::None,
            _ => Self::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Unit;

    #[test]
    fn a_heading_names_its_unit_in_its_last_parentheses() {
        for (heading, unit) in [
            ("Volume (ton)", Some("ton")),
            ("Nilai (juta Rp) ", Some("juta Rp")),
            ("Harga (FOB) (USD/ton)", Some("USD/ton")),
            ("Kalori (kcal/kg (GAR))", Some("kcal/kg (GAR)")),
            ("Tarif (%)", Some("%")),
            ("Volume (ton) 2025", Some("ton")),
            ("Produksi (2025)", None),
            ("Volume", None),
            ("Volume ()", None),
            (") (", None),
            ("a)", None),
        ] {
            assert_eq!(Unit::of_heading(heading).as_deref(), unit, "{heading}");
        }
    }
}
