//! Writes numbers digit by digit. `format!` is much slower, and a page has many numbers.

/// Appends a whole number, padded with zeros to `width` digits.
pub(crate) fn push_number(text: &mut String, number: i64, width: usize) {
    /// Maximum number of digits of a 64-bit number.
    const LONGEST: usize = 20;

    if number < 0 {
        text.push('-');
    }
    let mut digits = ['0'; LONGEST];
    let mut first = LONGEST;
    let mut left = number.unsigned_abs();
    while left > 0 || first == LONGEST {
        first -= 1;
        digits[first] = char::from(b'0' + (left % 10) as u8);
        left /= 10;
    }
    let first = first.min(LONGEST.saturating_sub(width));
    text.extend(&digits[first..]);
}

pub(crate) fn counted(number: i64, words: &str) -> String {
    let mut text = String::with_capacity(words.len() + 4);
    push_number(&mut text, number, 1);
    text.push_str(words);
    text
}

#[cfg(test)]
mod tests {
    use super::{counted, push_number};

    #[test]
    fn numbers_are_written_as_by_the_standard_library() {
        for number in [0, 7, 10, 59, 2_026, -1, -262_143, i64::MAX, i64::MIN] {
            let mut text = String::from("·");
            push_number(&mut text, number, 1);
            assert_eq!(text, format!("·{number}"));
        }
    }

    #[test]
    fn numbers_are_padded_with_zeros_to_the_width() {
        let padded = [0, 5, 12, 345].map(|number| {
            let mut text = String::new();
            push_number(&mut text, number, 2);
            text
        });
        assert_eq!(padded, ["00", "05", "12", "345"]);
    }

    #[test]
    fn the_words_follow_the_number() {
        assert_eq!(counted(8, " jam lalu"), "8 jam lalu");
    }
}
