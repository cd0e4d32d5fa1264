//! Numbers with '.' between thousands and ',' before decimals.

/// '1.234.567'.
pub fn integer(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{}", grouped(&value.unsigned_abs().to_string()))
}

/// [`integer`] for a `usize`.
pub fn count(count: usize) -> String {
    integer(i64::try_from(count).unwrap_or(i64::MAX))
}

/// Number of decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Digits {
    /// Exactly this many.
    Exactly(usize),
    /// At most this many, without trailing zeros.
    UpTo(usize),
}

/// '1.234,56', rounded to at most `max_fraction_digits` decimals, without trailing zeros; '-' for infinite numbers
/// and NaN.
pub fn decimal(value: f64, max_fraction_digits: usize) -> String {
    with_digits(value, Digits::UpTo(max_fraction_digits))
}

/// '1.234,50' for 123450 `units` and 2 `decimals`, without rounding.
pub fn exact(units: i128, decimals: usize) -> String {
    let digits = format!("{:0width$}", units.unsigned_abs(), width = decimals + 1);
    let (whole, fraction) = digits.split_at(digits.len() - decimals);
    let sign = if units < 0 { "-" } else { "" };
    let comma = if fraction.is_empty() { "" } else { "," };
    format!("{sign}{}{comma}{fraction}", grouped(whole))
}

/// '1.234,50', rounded half up; '-' for infinite numbers and NaN.
pub fn with_digits(value: f64, digits: Digits) -> String {
    if !value.is_finite() {
        return "-".to_owned();
    }
    let (Digits::Exactly(most) | Digits::UpTo(most)) = digits;
    let rounded = rounded(value.abs(), most);
    let (whole, all_digits) = rounded.split_once('.').unwrap_or((&rounded, ""));
    let needed = all_digits.trim_end_matches('0');
    let fraction = if matches!(digits, Digits::Exactly(_)) { all_digits } else { needed };
    let is_zero = whole == "0" && needed.is_empty();
    let sign = if value < 0.0 && !is_zero { "-" } else { "" };
    let comma = if fraction.is_empty() { "" } else { "," };
    format!("{sign}{}{comma}{fraction}", grouped(whole))
}

/// From this value on, the compact form would be longer than '1E18'.
const BEYOND_WORDS: f64 = 1e18;

/// '1,2 jt', '350 rb', for narrow places; '-' for infinite numbers and NaN.
pub fn compact(value: f64, digits: Digits) -> String {
    if value.is_finite() && value.abs() >= BEYOND_WORDS {
        return scientific(value);
    }
    let mut place = SCALES.iter().rposition(|scale| value.abs() >= scale.size).unwrap_or_default();
    let (Digits::Exactly(most) | Digits::UpTo(most)) = digits;
    // Rounding can reach the next unit: '1.000 rb' is '1 jt'.
    let is_thousand =
        |place: usize| with_digits((value / SCALES[place].size).abs(), Digits::Exactly(most)).contains('.');
    if place + 1 < SCALES.len() && is_thousand(place) {
        place += 1;
    }
    let Scale { size, short, .. } = SCALES[place];
    format!("{}{short}", with_digits(value / size, digits))
}

/// From this value on, the form with a unit is shorter than the number itself.
const LEAST_IN_UNITS: f64 = 1e4;

/// A unit for several numbers: thousands, millions and so on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The size of the unit; 1 for plain numbers.
    pub size: f64,
    /// 'ribu', 'juta', 'miliar', 'triliun'; empty for plain numbers.
    pub word: &'static str,
    /// The abbreviation with a space before it.
    short: &'static str,
}

const SCALES: [Scale; 5] = [
    Scale { size: 1.0, word: "", short: "" },
    Scale { size: 1e3, word: "ribu", short: " rb" },
    Scale { size: 1e6, word: "juta", short: " jt" },
    Scale { size: 1e9, word: "miliar", short: " M" },
    Scale { size: 1e12, word: "triliun", short: " T" },
];

/// The unit in which numbers up to `largest` are short.
pub fn scale_of(largest: f64) -> Scale {
    let place = SCALES.iter().rposition(|scale| largest.abs() >= scale.size.max(LEAST_IN_UNITS));
    SCALES[place.unwrap_or_default()]
}

/// The unit with this size, or `None` if it has no name.
pub fn scale_named(size: f64) -> Option<Scale> {
    SCALES.into_iter().find(|scale| (scale.size - size).abs() < 0.5)
}

/// The size of a unit's name, such as 'juta'.
pub fn scale_size(word: &str) -> Option<f64> {
    SCALES.iter().find(|scale| !word.is_empty() && scale.word == word).map(|scale| scale.size)
}

/// '0', '0,50', '1,25' of millions: numbers in one unit, with the same number of decimals, at most `most`.
pub fn in_scale(values: &[f64], scale: Scale, most: usize) -> Vec<String> {
    let largest = values.iter().fold(0.0_f64, |largest, value| largest.max(value.abs()));
    let nothing = |value: f64| (value == 0.0).then(|| "0".to_owned());
    if largest >= BEYOND_WORDS {
        return values.iter().map(|&value| nothing(value).unwrap_or_else(|| scientific(value))).collect();
    }
    let decimals =
        |value: f64| decimal(value / scale.size, most).split_once(',').map_or(0, |(_, fraction)| fraction.len());
    let needed = Digits::Exactly(values.iter().map(|&value| decimals(value)).max().unwrap_or_default());
    let text = |value: f64| nothing(value).unwrap_or_else(|| with_digits(value / scale.size, needed));
    values.iter().map(|&value| text(value)).collect()
}

/// '1,5E300', for numbers that are too long for a column; '-' for infinite numbers and NaN.
pub fn scientific(value: f64) -> String {
    if !value.is_finite() {
        return "-".to_owned();
    }
    let written = format!("{value:.2e}");
    let (mantissa, exponent) = written.split_once('e').unwrap_or((&written, "0"));
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.').replace('.', ",");
    format!("{mantissa}E{exponent}")
}

/// '1234.50': rounds the shortest decimal text half up, because the float itself can be slightly smaller.
fn rounded(value: f64, most: usize) -> String {
    let written = value.to_string();
    let (whole, fraction) = written.split_once('.').unwrap_or((&written, ""));
    let is_up = fraction.as_bytes().get(most).is_some_and(|digit| *digit >= b'5');
    let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes().chain(std::iter::repeat(b'0')).take(most)).collect();
    if is_up {
        let kept = digits.iter().rposition(|digit| *digit != b'9').map_or(0, |place| place + 1);
        digits[kept..].fill(b'0');
        match kept.checked_sub(1) {
            Some(last) => digits[last] += 1,
            None => digits.insert(0, b'1'),
        }
    }
    let mut text: String = digits.into_iter().map(char::from).collect();
    if most > 0 {
        text.insert(text.len() - most, '.');
    }
    text
}

fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('.');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{
        Digits, compact, count, decimal, exact, in_scale, integer, scale_named, scale_of, scale_size, scientific,
        with_digits,
    };

    #[test]
    fn thousands_are_grouped_by_dots() {
        let texts = [0, 7, 999, 1_000, -12_345, 1_234_567].map(integer);
        assert_eq!(texts, ["0", "7", "999", "1.000", "-12.345", "1.234.567"]);
        assert_eq!(count(12_345), "12.345");
        assert_eq!(integer(i64::MIN), "-9.223.372.036.854.775.808");
    }

    #[test]
    fn decimals_follow_a_comma_without_trailing_zeros() {
        assert_eq!(decimal(1_234.56, 2), "1.234,56");
        assert_eq!(decimal(1_234.5, 2), "1.234,5");
        assert_eq!(decimal(-1_234.999, 2), "-1.235");
        assert_eq!(decimal(0.125, 3), "0,125");
        assert_eq!(decimal(1.9, 0), "2");
    }

    #[test]
    fn negative_zero_is_zero_and_infinity_is_a_dash() {
        assert_eq!(decimal(-0.001, 2), "0");
        assert_eq!(decimal(f64::NAN, 2), "-");
        assert_eq!(decimal(f64::NEG_INFINITY, 2), "-");
    }

    #[test]
    fn exact_decimals_include_trailing_zeros() {
        assert_eq!(with_digits(1_234.5, Digits::Exactly(2)), "1.234,50");
        assert_eq!(with_digits(-0.001, Digits::Exactly(2)), "0,00");
        assert_eq!(with_digits(2.5, Digits::Exactly(3)), "2,500");
    }

    #[test]
    fn a_half_is_rounded_up_even_if_its_float_is_smaller() {
        let two = |value| with_digits(value, Digits::Exactly(2));
        assert_eq!([5_055.125, 4.935, 1.005, -4.935].map(two), ["5.055,13", "4,94", "1,01", "-4,94"]);
        assert_eq!([99.995, 9.994, 0.005].map(two), ["100,00", "9,99", "0,01"]);
        assert_eq!([2.5, 9.5, 0.5, 0.49].map(|value| decimal(value, 0)), ["3", "10", "1", "0"]);
    }

    #[test]
    fn exact_values_are_written_without_rounding() {
        assert_eq!(exact(7_325_669_112_719, 2), "73.256.691.127,19");
        assert_eq!([exact(-5, 2), exact(0, 2), exact(-1_234, 0)], ["-0,05", "0,00", "-1.234"]);
        assert_eq!(exact(i128::MIN, 0), "-170.141.183.460.469.231.731.687.303.715.884.105.728");
    }

    #[test]
    fn compact_forms_name_their_unit() {
        let short = |value| compact(value, Digits::UpTo(2));
        assert_eq!([0.0, 999.0, 1_000.0, 350_250.0].map(short), ["0", "999", "1 rb", "350,25 rb"]);
        assert_eq!([1_200_000.0, -2.5e9, 3e12, 4e15].map(short), ["1,2 jt", "-2,5 M", "3 T", "4.000 T"]);
        assert_eq!([999_999.0, 999.999, 1e18].map(short), ["1 jt", "1 rb", "1E18"]);
        assert_eq!(compact(1_200_000.0, Digits::Exactly(0)), "1 jt");
        assert_eq!(compact(f64::NAN, Digits::UpTo(2)), "-");
    }

    #[test]
    fn several_values_share_a_unit_and_decimals() {
        let together = |values: &[f64], most| {
            let scale = scale_of(values.iter().copied().fold(0.0, f64::max));
            (in_scale(values, scale, most), scale.word)
        };
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        assert_eq!(together(&[0.0, 500_000.0, 1_250_000.0], 6), (texts(&["0", "0,50", "1,25"]), "juta"));
        assert_eq!(together(&[-1.0, 0.5, 9_999.0], 2), (texts(&["-1,0", "0,5", "9.999,0"]), ""));
        assert_eq!(together(&[0.0, 2e18], 2).0, texts(&["0", "2E18"]));
        assert!(together(&[], 2).0.is_empty());
    }

    #[test]
    fn units_are_found_by_size_and_by_name() {
        assert_eq!(scale_named(1e9).map(|scale| scale.word), Some("miliar"));
        assert_eq!(scale_named(1e15), None);
        assert_eq!(scale_size("juta"), Some(1e6));
        assert_eq!([scale_size(""), scale_size("ton")], [None, None]);
    }

    #[test]
    fn huge_numbers_are_written_in_scientific_notation() {
        assert_eq!([1.5e300, -1e21, 2.25e-7].map(scientific), ["1,5E300", "-1E21", "2,25E-7"]);
        assert_eq!(scientific(f64::INFINITY), "-");
    }
}
