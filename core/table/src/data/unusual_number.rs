//! Parses numbers in the less usual forms of spreadsheets and accountants: `Rp 1.000,-`, `(1.234)`, `100-`, `1 234,5`,
//! `1'234.5`, `1,5E+05`, `.097`.

use super::number::{MAX_DIGITS, MAX_WHOLE_DIGITS, NumberForm, Written};

/// No number with its currency and signs is longer.
const MAX_LEN: usize = 48;

/// Letters in front of or behind an amount.
const CURRENCIES: [&str; 8] = ["rp", "idr", "usd", "us$", "$", "€", "eur", "s$"];

/// True if the cell names a currency.
pub(super) fn is_money(cell: &str) -> bool {
    let trimmed = cell.trim().trim_start_matches(['(', '-', '−', '–', '+']).trim_start();
    currency_len(trimmed) > 0 || CURRENCIES.iter().any(|currency| ends_with(trimmed.trim_end_matches(')'), currency))
}

/// Parses the whole cell. `None` if it is no number in this form either.
pub(super) fn read(cell: &str, form: NumberForm) -> Option<Written> {
    let text = cell.trim();
    if text.is_empty() || text.len() > MAX_LEN || !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let (text, is_negative) = signed(text)?;
    let written = digits(text, form)?;
    Some(if is_negative { written.negated() } else { written })
}

/// Removes signs, parentheses and currency. `None` for a text with two signs.
fn signed(text: &str) -> Option<(&str, bool)> {
    let mut negatives = 0_u32;
    let mut text = text;
    if let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        negatives += 1;
        text = inner.trim();
    }
    // The sign stands before or after the currency: '-Rp 100' and 'Rp -100'.
    for _ in 0..2 {
        if let Some(rest) = text.strip_prefix(['-', '−', '–']) {
            negatives += 1;
            text = rest.trim_start();
        } else if let Some(rest) = text.strip_prefix('+') {
            text = rest.trim_start();
        }
        let currency = currency_len(text);
        if currency == 0 {
            break;
        }
        text = text[currency..].trim_start_matches('.').trim_start();
    }
    // 'Rp 1.000,-' has no decimals.
    let has_no_decimals = |rest: &&str| rest.ends_with(|letter: char| letter.is_ascii_digit());
    let whole = [",-", ",–", ",—", ".-"].iter().find_map(|end| text.strip_suffix(end).filter(has_no_decimals));
    if let Some(rest) = whole {
        text = rest;
    } else if let Some(rest) = text.strip_suffix(['-', '−']) {
        negatives += 1;
        text = rest.trim_end();
    }
    let behind = CURRENCIES.iter().find(|currency| ends_with(text, currency));
    text = behind.map_or(text, |currency| text[..text.len() - currency.len()].trim_end());
    (negatives <= 1).then_some((text, negatives == 1))
}

fn currency_len(text: &str) -> usize {
    let begins =
        |currency: &&&str| text.get(..currency.len()).is_some_and(|start| start.eq_ignore_ascii_case(currency));
    CURRENCIES.iter().filter(begins).map(|currency| currency.len()).max().unwrap_or(0)
}

fn ends_with(text: &str, currency: &str) -> bool {
    let start = text.len().checked_sub(currency.len());
    start.and_then(|start| text.get(start..)).is_some_and(|end| end.eq_ignore_ascii_case(currency))
}

/// Digits with groups of three, an optional fraction, an optional exponent and an optional percent sign.
fn digits(text: &str, form: NumberForm) -> Option<Written> {
    let text = text.strip_suffix('%').map_or(text, str::trim_end);
    let (mantissa, exponent) = match text.find(['e', 'E']) {
        None => (text, 0),
        Some(at) => (&text[..at], exponent(&text[at + 1..])?),
    };
    let (group, decimal) = form.signs();
    // A number with an exponent has no groups, so either sign marks its decimals.
    let has_exponent = mantissa.len() < text.len();
    let is_decimal = |sign: char| sign == char::from(decimal) || (has_exponent && sign == char::from(group));
    let (whole, fraction) = mantissa.split_once(is_decimal).unwrap_or((mantissa, ""));
    let is_grouped_well = has_exponent || are_groups(whole, char::from(group));
    let is_code = whole.len() > 1 && whole.starts_with('0');
    if is_code || !is_grouped_well || (whole.is_empty() && fraction.is_empty()) || mantissa.ends_with(is_decimal) {
        return None;
    }
    written(whole.chars().filter(char::is_ascii_digit), fraction, exponent)
        .filter(|_| whole.chars().all(|letter| letter.is_ascii_digit() || is_group(letter, char::from(group))))
}

fn exponent(text: &str) -> Option<i32> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let is_exponent = (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_exponent.then(|| text.parse().ok())?
}

const fn is_group(letter: char, group: char) -> bool {
    matches!(letter, ' ' | '\u{a0}' | '\u{202f}' | '\u{2007}' | '\u{2009}' | '\'' | '’') || letter == group
}

/// True if the digits stand in groups of three, all divided by the same sign, or are not grouped.
fn are_groups(whole: &str, group: char) -> bool {
    let Some(sign) = whole.chars().find(|letter| !letter.is_ascii_digit()) else { return true };
    let mut groups = whole.split(sign);
    let first = groups.next().unwrap_or_default();
    is_group(sign, group)
        && (1..=3).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_digit())
        && groups.all(|digits| digits.len() == 3 && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

fn written(whole: impl Iterator<Item = char>, fraction: &str, exponent: i32) -> Option<Written> {
    let (mut units, mut count, mut wholes) = (0_i64, 0_u32, 0_i32);
    let add = |units: &mut i64, count: &mut u32, digit: char| {
        let digit = i64::from(digit.to_digit(10)?);
        // A leading zero is no digit of the number.
        *count += u32::from(*units != 0 || digit != 0);
        *units = units.checked_mul(10)?.checked_add(digit)?;
        Some(())
    };
    for digit in whole {
        add(&mut units, &mut count, digit)?;
        wholes += 1;
    }
    let mut decimals = 0_i32;
    for digit in fraction.chars() {
        if !digit.is_ascii_digit() {
            return None;
        }
        if count < MAX_DIGITS {
            add(&mut units, &mut count, digit)?;
            decimals += 1;
        }
    }
    let mut decimals = decimals - exponent;
    // Trailing zeros that an exponent pushed behind the decimal sign: 1,5E+05 has no decimals.
    while decimals < 0 {
        units = units.checked_mul(10)?;
        decimals += 1;
    }
    let digits = units.checked_ilog10().map_or(1, |last| last + 1);
    let magnitude = digits.cast_signed() - decimals;
    let fits = magnitude <= MAX_WHOLE_DIGITS.cast_signed() && wholes <= MAX_WHOLE_DIGITS.cast_signed();
    let decimals = u32::try_from(decimals).ok().filter(|decimals| *decimals < MAX_DIGITS)?;
    fits.then(|| Written::new(units, decimals))
}

#[cfg(test)]
mod tests {
    use super::{is_money, read};
    use crate::data::number::NumberForm::{self, English, Indonesian};

    fn both(cell: &str, form: NumberForm) -> Option<(i128, u32)> {
        read(cell, form).map(|written| (written.exact().units, written.decimals()))
    }

    #[test]
    fn unusual_numbers_are_read_exactly() {
        for (cell, expected) in [
            ("1 234,56", (123_456, 2)),
            ("1\u{a0}234,5", (12_345, 1)),
            ("2\u{202f}500,0", (25_000, 1)),
            ("1'234,5", (12_345, 1)),
            ("(1.234)", (-1_234, 0)),
            ("(1.234,5)", (-12_345, 1)),
            ("100-", (-100, 0)),
            ("−100", (-100, 0)),
            ("–1.000,5", (-10_005, 1)),
            ("Rp 1.000", (1_000, 0)),
            ("Rp1.000,50", (100_050, 2)),
            ("Rp. 2.500.000,-", (2_500_000, 0)),
            ("-Rp 100", (-100, 0)),
            ("(Rp 1.000)", (-1_000, 0)),
            ("Rp -100", (-100, 0)),
            ("IDR 5", (5, 0)),
            ("1.000 USD", (1_000, 0)),
            ("1,5E+05", (150_000, 0)),
            ("1.5e5", (150_000, 0)),
            ("1e5", (100_000, 0)),
            ("1,25E-02", (125, 4)),
            ("12,5 %", (125, 1)),
            (",097", (97, 3)),
        ] {
            assert_eq!(both(cell, Indonesian), Some(expected), "{cell}");
        }
        assert_eq!(both(".097", English), Some((97, 3)));
        assert_eq!(both("1'234.5", English), Some((12_345, 1)));
        assert_eq!(both("US$ 1,234.50", English), Some((123_450, 2)));
    }

    #[test]
    fn other_texts_are_no_numbers() {
        for cell in [
            "",
            "Rp",
            "E5",
            "1e",
            "1e9999",
            "--5",
            "(-5)",
            "1 23",
            "12 3456",
            "1.2.3",
            "Blok 5",
            "5 ton",
            "1,",
            "1e5e5",
            "1 234.567 8",
            "12345678901234567",
            "9e15",
            "1E+300",
            "0812 3456 789",
            "007",
            ".",
            "1-2",
            "½",
        ] {
            assert_eq!(both(cell, Indonesian), None, "{cell}");
        }
        assert!(is_money("Rp 1.000") && is_money("-rp5") && is_money("5 USD") && is_money("(Rp 5)"));
        assert!(!is_money("5") && !is_money("5 %") && !is_money(""));
    }
}
