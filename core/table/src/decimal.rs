//! Exact decimal numbers.

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};

/// A number in units of its last decimal place: 12,50 is 1250 units with 2 decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// The number without its decimal comma: 1250 for 12,50.
    pub units: i128,
    /// Number of decimals.
    pub decimals: u32,
}

impl Decimal {
    /// The nearest float.
    #[expect(clippy::cast_precision_loss, reason = "the result is a float")]
    pub fn value(self) -> f64 {
        self.units as f64 / power_of_ten(self.decimals) as f64
    }

    /// Rescales the value to more decimals. Saturates past 38 digits, which no sum of cells reaches.
    #[must_use]
    pub fn with_decimals(self, decimals: u32) -> Self {
        // Fast path: most cells of a column have the same number of decimals, and wasm multiplies long numbers slowly.
        if decimals <= self.decimals {
            return self;
        }
        let factor = power_of_ten(decimals - self.decimals);
        Self { units: self.units.saturating_mul(factor), decimals }
    }

    /// This value without zeros at the end of its decimals.
    #[must_use]
    pub fn without_zeros(mut self) -> Self {
        while self.decimals > 0 {
            let (quotient, digit) = by_ten(self.units.unsigned_abs());
            if digit != 0 {
                break;
            }
            self = Self { units: quotient.cast_signed() * self.units.signum(), decimals: self.decimals - 1 };
        }
        self
    }

    /// Appends the number as [`Display`] writes it.
    pub(crate) fn push_to(self, target: &mut String) {
        self.push_with(b'.', target);
    }

    /// Appends the number in Indonesian form without groups: `-1234,56`. It has at most 38 decimals.
    pub fn push_indonesian(self, target: &mut String) {
        self.push_with(b',', target);
    }

    fn push_with(self, sign: u8, target: &mut String) {
        // No cell has more decimals; a sum has those of its cells.
        let mut text = [b'0'; MOST_SIGNS];
        let (mut at, mut rest, mut written) = (MOST_SIGNS, self.units.unsigned_abs(), 0);
        while rest > 0 || written <= self.decimals {
            if written == self.decimals && written > 0 {
                at -= 1;
                text[at] = sign;
            }
            let (quotient, digit) = by_ten(rest);
            at -= 1;
            text[at] = b'0' + digit;
            (rest, written) = (quotient, written + 1);
        }
        if self.units < 0 {
            at -= 1;
            text[at] = b'-';
        }
        target.push_str(str::from_utf8(&text[at..]).unwrap_or_default());
    }

    /// Compares the values: 1,50 is as large as 1,5.
    pub fn compared(self, other: Self) -> Ordering {
        let [mine, theirs] = [self.with_decimals(other.decimals), other.with_decimals(self.decimals)];
        mine.units.cmp(&theirs.units)
    }

    /// The quotient with `decimals` decimals, rounded half away from zero. `None` if `count` is 0.
    pub fn divided(self, count: u32, decimals: u32) -> Option<Self> {
        let Self { units, decimals: finest } = self.with_decimals(decimals);
        let divisor = i128::from(count).checked_mul(power_of_ten(finest - decimals))?;
        let (quotient, remainder) = (units.checked_div(divisor)?, units.checked_rem(divisor)?);
        let is_up = remainder.unsigned_abs() >= divisor.unsigned_abs().div_ceil(2);
        let step = if is_up { units.signum() } else { 0 };
        Some(Self { units: quotient + step, decimals })
    }
}

/// `-1234.56`.
impl Display for Decimal {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(MOST_SIGNS);
        self.push_to(&mut text);
        out.write_str(&text)
    }
}

/// Signs of the longest number: 39 digits or 38 decimals, a zero, a point and a minus.
const MOST_SIGNS: usize = 48;

/// Quotient and last digit. Numbers of 64 bits are divided much faster than longer ones.
fn by_ten(number: u128) -> (u128, u8) {
    let (quotient, digit) = match u64::try_from(number) {
        Ok(number) => (u128::from(number / 10), number % 10),
        Err(_) => (number / 10, u64::try_from(number % 10).unwrap_or_default()),
    };
    (quotient, u8::try_from(digit).unwrap_or_default())
}

pub(crate) const fn power_of_ten(exponent: u32) -> i128 {
    10_i128.saturating_pow(exponent)
}

#[cfg(test)]
mod tests {
    use super::{Decimal, Ordering};

    fn decimal(units: i128, decimals: u32) -> Decimal {
        Decimal { units, decimals }
    }

    #[test]
    fn a_quotient_is_rounded_half_away_from_zero() {
        assert_eq!(decimal(121_323, 0).divided(24, 2), Some(decimal(505_513, 2)));
        assert_eq!(decimal(5_922, 2).divided(12, 2), Some(decimal(494, 2)));
        assert_eq!(decimal(-5_922, 2).divided(12, 2), Some(decimal(-494, 2)));
        assert_eq!(decimal(1, 0).divided(3, 2), Some(decimal(33, 2)));
        assert_eq!(decimal(12_345, 4).divided(1, 2), Some(decimal(123, 2)));
        assert_eq!(decimal(2, 0).divided(3, 0), Some(decimal(1, 0)));
        assert_eq!(decimal(1, 0).divided(0, 2), None);
    }

    #[test]
    fn a_number_is_written_with_a_point_and_without_groups() {
        assert_eq!(decimal(-123_456, 2).to_string(), "-1234.56");
        assert_eq!(decimal(5, 3).to_string(), "0.005");
        assert_eq!(decimal(-5, 1).to_string(), "-0.5");
        assert_eq!(decimal(1_000, 0).to_string(), "1000");
        assert_eq!(decimal(0, 2).to_string(), "0.00");
        assert_eq!(decimal(-1_200, 2).without_zeros(), decimal(-12, 0));
        assert_eq!(decimal(100, 0).without_zeros(), decimal(100, 0));
    }

    #[test]
    fn numbers_are_compared_by_value_and_exactly() {
        assert_eq!(decimal(150, 2).compared(decimal(15, 1)), Ordering::Equal);
        assert_eq!(
            decimal(999_999_999_999_999_991, 17).compared(decimal(99_999_999_999_999_999, 16)),
            Ordering::Greater
        );
        assert_eq!(decimal(-1, 0).compared(decimal(5, 1)), Ordering::Less);
    }

    #[test]
    fn more_decimals_do_not_change_the_value() {
        assert_eq!(decimal(-15, 1).with_decimals(3), decimal(-1_500, 3));
        assert_eq!(decimal(-15, 1).with_decimals(0), decimal(-15, 1));
        assert_eq!(decimal(-15, 1).value().to_bits(), (-1.5_f64).to_bits());
    }
}
