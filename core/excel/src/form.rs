//! Numbers as their number format shows them.

/// How a cell with a number shows it, as far as the value's text depends on it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Form {
    /// As a plain number.
    #[default]
    Plain,
    /// Times 100, with a percent sign.
    Percent,
    /// As it is, with a percent sign after it.
    PercentSign,
    /// In rupiah.
    Rupiah,
    /// As a day, or a day with the time if the number has one.
    Date,
    /// As a day with the time, even at midnight.
    DateTime,
    /// As a month of a year.
    Month,
}

impl Form {
    /// Reads the first section of a format code, which is that of positive numbers.
    pub(crate) fn of(code: &str) -> Self {
        let found = Tokens::read(code);
        if found.has_letters(b"h") {
            Self::DateTime
        } else if found.has_letters(b"y") && found.has_letters(b"m") && !found.has_letters(b"d") {
            Self::Month
        } else if found.has_letters(b"ymd") {
            Self::Date
        } else if found.has_percent {
            Self::Percent
        } else if found.literal.trim_end().ends_with('%') {
            Self::PercentSign
        } else if found.literal.trim().trim_end_matches('.').eq_ignore_ascii_case("rp") {
            Self::Rupiah
        } else {
            Self::Plain
        }
    }
}

/// The parts of a format's first section that matter here.
#[derive(Default)]
struct Tokens {
    /// Letters outside of quotes, in lower case.
    letters: Vec<u8>,
    /// Quoted and escaped text, and currency signs.
    literal: String,
    has_percent: bool,
}

impl Tokens {
    fn read(code: &str) -> Self {
        let mut found = Self::default();
        let mut signs = code.chars();
        while let Some(sign) = signs.next() {
            match sign {
                ';' => break,
                '"' => found.literal.extend(signs.by_ref().take_while(|&sign| sign != '"')),
                '\\' => found.literal.extend(signs.next()),
                // The next character is a width or a filling.
                '_' | '*' => drop(signs.next()),
                '[' => {
                    let inside: String = signs.by_ref().take_while(|&sign| sign != ']').collect();
                    // A currency sign and its locale, such as `[$Rp-421]`.
                    if let Some(currency) = inside.strip_prefix('$') {
                        found.literal.push_str(currency.split('-').next().unwrap_or(""));
                    }
                }
                '%' => found.has_percent = true,
                letter => {
                    if let Ok(letter) = u8::try_from(letter.to_ascii_lowercase()) {
                        found.letters.push(letter);
                    }
                }
            }
        }
        // `General` and `Standard` are names, whose letters mean nothing.
        if found.letters.starts_with(b"general") || found.letters.starts_with(b"standard") {
            found.letters.clear();
        }
        found
    }

    fn has_letters(&self, any: &[u8]) -> bool {
        self.letters.iter().any(|letter| any.contains(letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_told_apart() {
        let cases = [
            ("General", Form::Plain),
            ("0.00", Form::Plain),
            ("#,##0.00", Form::Plain),
            ("0.00E+00", Form::Plain),
            ("@", Form::Plain),
            ("\"Hari\" 0", Form::Plain),
            ("0%", Form::Percent),
            ("0.00%;[Red]-0.00%", Form::Percent),
            ("0.0\" %\"", Form::PercentSign),
            ("0\\%", Form::PercentSign),
            ("\"Rp\"#,##0", Form::Rupiah),
            ("[$Rp-421]#,##0.00", Form::Rupiah),
            ("_([$Rp-421]* #,##0_);_([$Rp-421]* (#,##0);_(@_)", Form::Rupiah),
            ("\"Rp. \"#,##0", Form::Rupiah),
            ("[$$-409]#,##0.00", Form::Plain),
            ("d mmm yyyy", Form::Date),
            ("yyyy-mm-dd;@", Form::Date),
            ("[$-421]dd mmmm yyyy", Form::Date),
            ("d-mmm", Form::Date),
            ("d mmm yyyy hh:mm", Form::DateTime),
            ("m/d/yy h:mm", Form::DateTime),
            ("h:mm AM/PM", Form::DateTime),
            ("mmm-yy", Form::Month),
            ("[$-id-ID]mmmm yyyy", Form::Month),
        ];
        for (code, expected) in cases {
            assert_eq!(Form::of(code), expected, "{code}");
        }
    }
}
