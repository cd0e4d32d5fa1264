//! The order of names: numbers by value, other names by letter, digits within them by value.

use std::cmp::Ordering;

use portal_table::data::number::{NumberForm, Written, read};
use portal_table::fold::fold;

#[derive(Debug)]
pub(super) enum NameKey {
    Number(f64),
    Text(String),
}

impl NameKey {
    pub(super) fn of(name: &str) -> Self {
        let is_code = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
        let number = if is_code { name.parse().ok() } else { read(name, NumberForm::Indonesian).map(Written::value) };
        number.map_or_else(|| Self::Text(fold(name)), Self::Number)
    }

    /// Numbers come before texts.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => one.total_cmp(other),
            (Self::Number(_), Self::Text(_)) => Ordering::Less,
            (Self::Text(_), Self::Number(_)) => Ordering::Greater,
            (Self::Text(one), Self::Text(other)) => compare_texts(one.as_bytes(), other.as_bytes()),
        }
    }
}

fn compare_texts(mut one: &[u8], mut other: &[u8]) -> Ordering {
    loop {
        let (digits, others) = (leading_digits(one), leading_digits(other));
        if !digits.is_empty() && !others.is_empty() {
            let order = compare_digits(digits, others);
            if order.is_ne() {
                return order;
            }
            (one, other) = (&one[digits.len()..], &other[others.len()..]);
            continue;
        }
        let ([first, rest @ ..], [second, rest_of_other @ ..]) = (one, other) else {
            return one.len().cmp(&other.len());
        };
        if first != second {
            return first.cmp(second);
        }
        (one, other) = (rest, rest_of_other);
    }
}

fn leading_digits(text: &[u8]) -> &[u8] {
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    &text[..count]
}

/// Compares by value: without leading zeros, the longer number is larger.
fn compare_digits(one: &[u8], other: &[u8]) -> Ordering {
    let significant = |digits: &[u8]| digits.iter().position(|&digit| digit != b'0').unwrap_or(digits.len());
    let (one, other) = (&one[significant(one)..], &other[significant(other)..]);
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

#[cfg(test)]
mod tests {
    use super::NameKey;

    fn sorted(mut names: Vec<&str>) -> Vec<&str> {
        names.sort_by(|one, other| NameKey::of(one).compare(&NameKey::of(other)));
        names
    }

    #[test]
    fn numbers_are_sorted_by_value_and_before_texts() {
        assert_eq!(sorted(vec!["10", "b", "9", "1.000", "-2", "1,5"]), ["-2", "1,5", "9", "10", "1.000", "b"]);
    }

    #[test]
    fn codes_with_leading_zeros_are_numbers_too() {
        assert_eq!(sorted(vec!["10", "00", "9", "007", "b", "100"]), ["00", "007", "9", "10", "100", "b"]);
    }

    #[test]
    fn case_and_spacing_are_ignored_and_inner_numbers_are_compared() {
        assert_eq!(sorted(vec!["Blok 10", "blok  9", "BLOK 9a", "Blok"]), ["Blok", "blok  9", "BLOK 9a", "Blok 10"]);
        assert_eq!(sorted(vec!["Kode 007", "kode 8", "kode 06"]), ["kode 06", "Kode 007", "kode 8"]);
    }
}
