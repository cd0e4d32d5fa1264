//! Numbers as decimal text.

use std::io::Write;

/// Powers of ten for numbers with few decimals, and how many decimals each means.
const SCALES: [(f64, usize); 3] = [(1.0, 0), (100.0, 2), (10_000.0, 4)];

/// Numbers below this have at most 15 significant digits when they are whole.
const WHOLE: f64 = 1e15;

/// The shortest decimal text of a number after rounding to 15 significant digits, as Excel shows it. `shift` moves the
/// decimal point to the right. Never an exponent.
pub(crate) struct Decimal {
    digits: Vec<u8>,
}

impl Decimal {
    pub(crate) fn new() -> Self {
        Self { digits: Vec::with_capacity(32) }
    }

    /// Appends the number with the given decimal separator.
    pub(crate) fn write(&mut self, out: &mut Vec<u8>, value: f64, shift: usize, separator: u8) {
        let (decimals, is_negative) = self.split(value);
        if is_negative {
            out.push(b'-');
        }
        place(out, &self.digits, decimals - i32::try_from(shift).unwrap_or(0), separator);
    }

    /// Fills `digits` with the significant digits. Returns how many of them are decimals, which is negative where zeros
    /// follow the digits, and whether the number is negative.
    fn split(&mut self, value: f64) -> (i32, bool) {
        let size = value.abs();
        self.digits.clear();
        for (scale, decimals) in SCALES {
            let scaled = (size * scale).round();
            // The decimal text stands for the same number, so it is the shortest one that does.
            #[expect(clippy::float_cmp, reason = "equal is meant")]
            if scaled < WHOLE && scaled / scale == size {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and below 10^15")]
                let whole = scaled as u64;
                // Writing to memory does not fail.
                let _ = write!(self.digits, "{whole}");
                return (self.trim(decimals), value < 0.0 && whole > 0);
            }
        }
        let _ = write!(self.digits, "{size:.14e}");
        let at = self.digits.iter().position(|&sign| sign == b'e').unwrap_or(self.digits.len());
        let exponent = std::str::from_utf8(&self.digits[at..]).ok().and_then(|text| text.get(1..)?.parse::<i32>().ok());
        self.digits.truncate(at);
        self.digits.remove(1);
        (self.trim(14) - exponent.unwrap_or(0), value < 0.0)
    }

    /// Removes zeros at the end. Returns the number of decimals that is left.
    fn trim(&mut self, decimals: usize) -> i32 {
        let kept = self.digits.iter().rposition(|&digit| digit != b'0').map_or(1, |at| at + 1);
        let dropped = self.digits.len() - kept;
        self.digits.truncate(kept);
        i32::try_from(decimals).unwrap_or(0) - i32::try_from(dropped).unwrap_or(0)
    }
}

/// Writes digits with the decimal separator before the last `decimals` of them.
fn place(out: &mut Vec<u8>, digits: &[u8], decimals: i32, separator: u8) {
    let zeros = |out: &mut Vec<u8>, count: usize| out.resize(out.len() + count, b'0');
    let Ok(decimals) = usize::try_from(decimals) else {
        out.extend_from_slice(digits);
        if digits != b"0" {
            zeros(out, usize::try_from(-decimals).unwrap_or(0));
        }
        return;
    };
    if decimals == 0 {
        out.extend_from_slice(digits);
    } else if let Some(whole) = digits.len().checked_sub(decimals).filter(|&whole| whole > 0) {
        out.extend_from_slice(&digits[..whole]);
        out.push(separator);
        out.extend_from_slice(&digits[whole..]);
    } else if digits == b"0" {
        out.push(b'0');
    } else {
        out.extend_from_slice(&[b'0', separator]);
        zeros(out, decimals - digits.len());
        out.extend_from_slice(digits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: f64, shift: usize) -> String {
        let mut out = Vec::new();
        Decimal::new().write(&mut out, value, shift, b',');
        String::from_utf8(out).expect("digits")
    }

    #[test]
    fn numbers_are_written_as_excel_shows_them() {
        let cases = [
            (0.0, "0"),
            (-0.0, "0"),
            (5.0, "5"),
            (-5.0, "-5"),
            (0.1 + 0.2, "0,3"),
            (1_234.5, "1234,5"),
            (-0.097, "-0,097"),
            (73_256_691_127.19, "73256691127,19"),
            (1.0 / 3.0, "0,333333333333333"),
            (2.0 / 3.0, "0,666666666666667"),
            (123_456_789_012_345_678.0, "123456789012346000"),
            (1e15, "1000000000000000"),
            (999_999_999_999_999.0, "999999999999999"),
            (1e21, "1000000000000000000000"),
            (1.5e-7, "0,00000015"),
            (5e-324, &format!("0,{}494065645841247", "0".repeat(323))),
            (1e23, "100000000000000000000000"),
            (4.35, "4,35"),
            (1.005, "1,005"),
            (0.000_1, "0,0001"),
            (100.0, "100"),
        ];
        for (value, expected) in cases {
            assert_eq!(text(value, 0), expected, "{value:e}");
        }
    }

    #[test]
    fn a_share_becomes_a_percentage_without_arithmetic() {
        let cases =
            [(0.07, "7"), (0.125, "12,5"), (1.0, "100"), (0.000_7, "0,07"), (0.0, "0"), (-0.5, "-50"), (12.0, "1200")];
        for (value, expected) in cases {
            assert_eq!(text(value, 2), expected, "{value}");
        }
        assert_eq!(text(1.0 / 3.0, 2), "33,3333333333333");
    }

    #[test]
    #[expect(clippy::cast_precision_loss, reason = "any numbers will do")]
    fn the_text_stands_for_the_number_rounded_to_15_digits() {
        let mut state = 1_u64;
        for _ in 0..200_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let value = f64::from_bits(state);
            for value in [value, (state >> 20) as f64 / 1_000.0, (state >> 40) as f64 / 100.0] {
                if !value.is_finite() {
                    continue;
                }
                let read: f64 = text(value, 0).replace(',', ".").parse().expect("a number");
                let rounded: f64 = format!("{value:.14e}").parse().expect("a number");
                assert_eq!(read.to_bits(), (rounded + 0.0).to_bits(), "{value:e}");
            }
        }
    }
}
