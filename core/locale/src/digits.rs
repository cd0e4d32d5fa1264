//! Numbers in short texts of which a page has many: written digit by digit, where `format!` would take a round about each part.

/// Adds a whole number, with zeros in front of it up to `width` digits.
pub(crate) fn push_number(text: &mut String, number: i64, width: usize) {
    /// As many digits as a number of 64 bits can have.
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

/// A whole number and the words after it.
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
    fn numbers_read_as_the_standard_library_writes_them() {
        for number in [0, 7, 10, 59, 2_026, -1, -262_143, i64::MAX, i64::MIN] {
            let mut text = String::from("·");
            push_number(&mut text, number, 1);
            assert_eq!(text, format!("·{number}"));
        }
    }

    #[test]
    fn zeros_stand_in_front_up_to_the_width() {
        let padded = [0, 5, 12, 345].map(|number| {
            let mut text = String::new();
            push_number(&mut text, number, 2);
            text
        });
        assert_eq!(padded, ["00", "05", "12", "345"]);
    }

    #[test]
    fn what_is_counted_comes_after_the_number() {
        assert_eq!(counted(8, " jam lalu"), "8 jam lalu");
    }
}
