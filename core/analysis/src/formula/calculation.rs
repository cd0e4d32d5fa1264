//! A formula without columns: an amount with its calculation.

use portal_table::data::data_table::DataTable;
use portal_table::data::number::{NumberForm, read};
use portal_table::decimal::Decimal;

use super::{ComputedColumn, ComputedField, ComputedProblem, Computing};

/// Unit of the amount. The heading must not be in use.
const NAME: &str = "Nilai (Rp)";

/// The exact value of a formula without columns, such as `4.348.889.674,56 - 3.662.222.883,84`, in rupiah. It has at
/// most 6 decimals.
pub fn calculated(formula: &str) -> Result<Decimal, ComputedProblem> {
    let table = DataTable::from_rows(["-"], [["-"]]);
    let column = ComputedColumn { name: NAME.to_owned(), formula: formula.to_owned() };
    let computed = Computing::new(&[column], &table)?.finish(&table);
    let problem = |message: String| {
        let length = u32::try_from(formula.chars().count()).unwrap_or(u32::MAX);
        ComputedProblem { index: 0, field: ComputedField::Formula, at: 0, length, message }
    };
    let number = read(computed.table.cell(0, 1), NumberForm::Indonesian).map(|read| read.exact().without_zeros());
    number.ok_or_else(|| match computed.remarks.first() {
        Some(remark) => problem(remark.clone()),
        None => {
            problem("Hitungan ini tidak menghasilkan angka. Tulis angka atau hitungan, misalnya 1.500.000.".to_owned())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(formula: &str) -> String {
        calculated(formula).map_or_else(|problem| problem.message, |value| value.to_string())
    }

    #[test]
    fn a_calculation_is_exact() {
        for (formula, rupiah) in [
            ("1.500.000", "1500000"),
            ("4.348.889.674,56 - 3.662.222.883,84", "686666790.72"),
            ("22.875.775.725,00 * 8 / 100 - 22.785.775.725,00 * 8 / 100", "7200000"),
            ("(12.450,75 + 0,25) * 950.000", "11828450000"),
        ] {
            assert_eq!(value(formula), rupiah, "{formula}");
        }
    }

    #[test]
    fn an_error_of_a_calculation_says_what_to_do() {
        for (formula, part) in
            [("", "kosong"), ("1 / 0", "nol"), ("\"a\"", "angka"), ("[Volume]", "Volume"), ("1 +", "")]
        {
            let problem = calculated(formula).expect_err(formula);
            assert!(problem.message.to_lowercase().contains(&part.to_lowercase()), "{formula}: {}", problem.message);
        }
    }
}
