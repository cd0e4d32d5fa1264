//! Parses numbers in Indonesian and English form.

use memchr::memchr2;
use serde::{Deserialize, Serialize};

use super::unusual_number;
use crate::decimal::{Decimal, power_of_ten};

/// Maximum number of digits before the decimal sign. A longer number is an id, not a quantity, and a float could not
/// represent it.
pub(super) const MAX_WHOLE_DIGITS: u32 = 15;

/// An `i64` holds every number of this many digits; further decimals are dropped.
pub(super) const MAX_DIGITS: u32 = 18;

const POWERS_OF_TEN: [f64; 19] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18];

/// A number as a cell writes it: at most 18 digits, and how many of them are decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    digits: i64,
    decimals: u32,
}

impl Written {
    pub(super) const fn new(digits: i64, decimals: u32) -> Self {
        Self { digits, decimals }
    }

    pub(super) const fn negated(self) -> Self {
        Self { digits: -self.digits, ..self }
    }

    /// The nearest number that a cell can hold: at most 15 digits before the decimal comma and 18 in all, rounded half
    /// away from zero. `None` for a larger number. The decimals have no zeros at their end.
    pub fn nearest(number: Decimal) -> Option<Self> {
        let number = number.without_zeros();
        let held = |number: Decimal| Some(Self::new(i64::try_from(number.units).ok()?, number.decimals));
        // Fast path: so few digits always fit.
        if number.units.unsigned_abs() < 10_u128.pow(MAX_WHOLE_DIGITS) && number.decimals < MAX_DIGITS {
            return held(number);
        }
        let wholes = |number: Decimal| {
            let whole = (number.units / power_of_ten(number.decimals)).unsigned_abs();
            whole.checked_ilog10().map_or(1, |last| last + 1)
        };
        let decimals = number.decimals.min(MAX_DIGITS.checked_sub(wholes(number))?);
        let rounded = number.divided(1, decimals)?.without_zeros();
        // Rounding can add a digit: 999,9 becomes 1.000.
        (wholes(rounded) <= MAX_WHOLE_DIGITS).then(|| held(rounded))?
    }

    /// The nearest float.
    #[expect(clippy::cast_precision_loss, reason = "the result is a float")]
    pub fn value(self) -> f64 {
        self.digits as f64 / POWERS_OF_TEN[self.decimals as usize]
    }

    /// Number of decimals.
    pub const fn decimals(self) -> u32 {
        self.decimals
    }

    /// The exact value.
    pub fn exact(self) -> Decimal {
        Decimal { units: self.digits.into(), decimals: self.decimals }
    }
}

/// The form of a number: which signs mark decimals and thousands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum NumberForm {
    /// 1.234,56
    Indonesian,
    /// 1,234.56
    English,
}

impl NumberForm {
    /// Both forms, Indonesian first.
    pub const ALL: [Self; 2] = [Self::Indonesian, Self::English];

    /// The signs between thousands and before decimals.
    pub(super) const fn signs(self) -> (u8, u8) {
        match self {
            Self::Indonesian => (b'.', b','),
            Self::English => (b',', b'.'),
        }
    }
}

/// Texts for "no value", besides an empty cell, in lower case. None is longer than [`MAX_MISSING_LEN`].
pub(super) const MISSING: [&str; 8] = ["-", "–", "—", "--", "n/a", "#n/a", "n.a.", "nihil"];
const MAX_MISSING_LEN: usize = 5;

/// True if a cell has no value: it is empty, blank, a dash or a word such as 'N/A'.
pub fn is_missing(cell: &str) -> bool {
    // Fast path: most cells begin with a digit or are longer.
    if cell.as_bytes().first().is_some_and(u8::is_ascii_digit) {
        return false;
    }
    let text = cell.trim();
    text.is_empty() || (text.len() <= MAX_MISSING_LEN && MISSING.iter().any(|word| text.eq_ignore_ascii_case(word)))
}

/// True if `cell` has a '.' or ',', which the two forms read differently.
pub(super) fn is_signed(cell: &str) -> bool {
    memchr2(b'.', b',', cell.as_bytes()).is_some()
}

/// Parses digits alone: no sign, no group, no leading zero.
pub(super) fn read_whole(cell: &str) -> Option<Written> {
    let bytes = cell.as_bytes();
    let has_leading_zero = bytes.len() > 1 && bytes[0] == b'0';
    if bytes.is_empty() || bytes.len() > MAX_WHOLE_DIGITS as usize || has_leading_zero {
        return None;
    }
    let digits = bytes
        .iter()
        .try_fold(0_i64, |number, byte| byte.is_ascii_digit().then(|| number * 10 + i64::from(byte - b'0')))?;
    Some(Written { digits, decimals: 0 })
}

/// Parses `cell` in `form`: an optional sign, digits with or without groups of three, an optional fraction and an
/// optional percent sign, which does not change the value; or one of the forms of [`unusual_number`]. A code with
/// leading zeros is no number.
pub fn read(cell: &str, form: NumberForm) -> Option<Written> {
    read_usual(cell, form).or_else(|| unusual_number::read(cell, form))
}

fn read_usual(cell: &str, form: NumberForm) -> Option<Written> {
    let text = cell.trim_ascii().as_bytes();
    let (negative, unsigned) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let written = read_unsigned(without_percent(unsigned), form)?;
    Some(Written { digits: if negative { -written.digits } else { written.digits }, ..written })
}

fn without_percent(text: &[u8]) -> &[u8] {
    match text {
        [number @ .., b' ', b'%'] | [number @ .., b'%'] => number,
        _ => text,
    }
}

fn read_unsigned(text: &[u8], form: NumberForm) -> Option<Written> {
    let (group, decimal) = form.signs();
    let mut mantissa = 0_i64;
    let (mut digits, mut run) = (0_u32, 0_u32);
    let mut is_grouped = false;
    let mut rest = text;
    while let [byte, after @ ..] = rest {
        rest = after;
        if byte.is_ascii_digit() {
            mantissa = mantissa * 10 + i64::from(byte - b'0');
            digits += 1;
            run += 1;
            if digits > MAX_WHOLE_DIGITS {
                return None;
            }
        } else if *byte == group && ends_group(run, is_grouped) {
            is_grouped = true;
            run = 0;
        } else if *byte == decimal && !rest.is_empty() {
            break;
        } else {
            return None;
        }
    }
    let has_leading_zero = digits > 1 && text.first() == Some(&b'0');
    if digits == 0 || has_leading_zero || (is_grouped && run != 3) {
        return None;
    }
    with_fraction(mantissa, digits, rest)
}

const fn ends_group(run: u32, is_grouped: bool) -> bool {
    if is_grouped { run == 3 } else { run >= 1 && run <= 3 }
}

fn with_fraction(mut mantissa: i64, mut digits: u32, fraction: &[u8]) -> Option<Written> {
    let mut decimals = 0;
    for byte in fraction {
        if !byte.is_ascii_digit() {
            return None;
        }
        if digits < MAX_DIGITS {
            mantissa = mantissa * 10 + i64::from(byte - b'0');
            digits += 1;
            decimals += 1;
        }
    }
    Some(Written { digits: mantissa, decimals })
}

#[cfg(test)]
mod tests {
    use super::{NumberForm, read, read_whole};

    #[test]
    fn a_plain_whole_number_is_read_as_in_either_form() {
        for cell in ["0", "7", "1234", "999999999999999"] {
            let whole = read_whole(cell);
            assert!(whole.is_some(), "{cell}");
            assert_eq!(NumberForm::ALL.map(|form| read(cell, form)), [whole; 2], "{cell}");
        }
        for cell in ["", "01", "-1", "1.2", " 1", "1,000", "1234567890123456", "1a"] {
            assert_eq!(read_whole(cell), None, "{cell}");
        }
    }
}
