//! Writes the numbers of lists as digits, letters and Roman numerals.

/// Larger numbers are not written in Roman digits.
const LAST_ROMAN: u32 = 3999;

/// A number in one of the formats of `numFmt`; decimal if the format is unknown.
pub(crate) fn formatted(format: &str, number: u32) -> String {
    match format {
        "none" => String::new(),
        "decimalZero" => format!("{number:02}"),
        "lowerLetter" => letters(number),
        "upperLetter" => letters(number).to_uppercase(),
        "lowerRoman" => roman(number).to_lowercase(),
        "upperRoman" => roman(number),
        _ => number.to_string(),
    }
}

/// a to z, then aa, bb and so on, as in Word.
fn letters(number: u32) -> String {
    let Some(index) = number.checked_sub(1) else { return number.to_string() };
    let letter = char::from_u32(u32::from('a') + index % 26).unwrap_or('a');
    let times = usize::try_from(index / 26).unwrap_or(0).min(30) + 1;
    std::iter::repeat_n(letter, times).collect()
}

fn roman(number: u32) -> String {
    const SIGNS: [(u32, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    if number == 0 || number > LAST_ROMAN {
        return number.to_string();
    }
    let (mut rest, mut text) = (number, String::new());
    for (value, sign) in SIGNS {
        while rest >= value {
            rest -= value;
            text += sign;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::formatted;

    #[test]
    fn numbers_are_written_as_word_writes_them() {
        for (format, number, written) in [
            ("decimal", 12, "12"),
            ("decimalZero", 7, "07"),
            ("lowerLetter", 2, "b"),
            ("lowerLetter", 28, "bb"),
            ("upperLetter", 26, "Z"),
            ("lowerRoman", 14, "xiv"),
            ("upperRoman", 1999, "MCMXCIX"),
            ("upperRoman", 5000, "5000"),
            ("none", 3, ""),
        ] {
            assert_eq!(formatted(format, number), written, "{format} {number}");
        }
    }
}
