//! A naive computation of figures from the texts of a sheet.

use portal_dashboard::config::Measure;
use portal_dashboard::source::{ColumnType, Meaning};
use portal_locale::calendar::MONTHS;
use portal_table::aggregate::Operation;

use crate::sheet::{Sheet, day};

/// Group name of a row by `column`: its text, or its month.
pub(crate) fn group(sheet: &Sheet, column: usize, row: usize) -> String {
    let text = &sheet.cells[column][row];
    let name = match sheet.columns[column].kind {
        ColumnType::Date => day(text).map(|_| {
            let month: usize = text[5..7].parse().expect("a month");
            format!("{} {}", MONTHS[month - 1], &text[..4])
        }),
        _ => Some(text.clone()).filter(|text| !text.trim().is_empty()),
    };
    name.unwrap_or_else(|| "(kosong)".to_owned())
}

/// The rows that were not removed and, if a company is chosen, belong to it.
pub(crate) fn rows(sheet: &Sheet, company: Option<&str>) -> Vec<usize> {
    let of_company = |row: &usize| {
        let column = sheet.columns.iter().position(|column| column.meaning == Some(Meaning::Company));
        company.is_none_or(|company| column.is_none_or(|column| sheet.cells[column][*row] == company))
    };
    let is_gone =
        |row: usize| sheet.gone.as_ref().is_some_and(|gone| gone.contains(u32::try_from(row).expect("few rows")));
    (0..sheet.rows as usize).filter(|&row| !is_gone(row)).filter(of_company).collect()
}

pub(crate) fn measure(sheet: &Sheet, rows: &[usize], measure: &Measure) -> Option<f64> {
    let Some(key) = &measure.column else {
        return Some(count(rows.len()));
    };
    let column = sheet.columns.iter().position(|column| column.key == *key).expect("a column of the sheet");
    let texts = rows.iter().map(|&row| sheet.cells[column][row].as_str()).filter(|text| !text.trim().is_empty());
    let mut values: Vec<String> = match sheet.columns[column].kind {
        ColumnType::Number => texts.filter(|text| text.parse::<f64>().is_ok()).map(str::to_owned).collect(),
        ColumnType::Date => texts.filter(|text| day(text).is_some()).map(str::to_owned).collect(),
        ColumnType::Category | ColumnType::Period => texts.map(str::to_owned).collect(),
    };
    match measure.aggregation {
        Operation::Count => return Some(count(values.len())),
        Operation::Distinct => {
            values.sort();
            values.dedup();
            return Some(count(values.len()));
        }
        _ => {}
    }
    let mut numbers: Vec<f64> = values.iter().map(|text| text.parse().expect("a number")).collect();
    numbers.sort_by(f64::total_cmp);
    let sum: f64 = numbers.iter().sum();
    let middle = numbers.len() / 2;
    match measure.aggregation {
        _ if numbers.is_empty() => None,
        Operation::Sum => Some(sum),
        Operation::Mean => Some(sum / count(numbers.len())),
        Operation::Min => numbers.first().copied(),
        Operation::Max => numbers.last().copied(),
        _ if numbers.len() % 2 == 1 => Some(numbers[middle]),
        _ => Some(f64::midpoint(numbers[middle - 1], numbers[middle])),
    }
}

fn count(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("few rows"))
}
