//! Cleans and checks typed texts: length, white space, invisible control characters.

use crate::store::error::{Field, FieldError, Problem, Refusal};
use crate::table::saturated;

/// Maximum length of a title or name in characters.
pub const TITLE_MAX: usize = 200;
/// Maximum length of a description, reply or note in characters.
pub const BODY_MAX: usize = 100_000;

/// Cleans a text for one line. Runs of white space become one space. Control and direction characters are removed,
/// because they would garble sentences that quote a name.
pub fn one_line(raw: &str) -> String {
    let straight = raw.chars().filter(|c| !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'));
    let visible: String = straight.map(|c| if c.is_control() { ' ' } else { c }).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Cleans a text for several lines. Line ends become `\n`, control characters except tabs are removed, and blank
/// lines at both ends are trimmed.
pub fn many_lines(raw: &str) -> String {
    let unix = raw.replace("\r\n", "\n").replace('\r', "\n");
    let kept: String = unix.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect();
    kept.trim().to_owned()
}

/// True if the text has no visible characters, only white space, joiners, direction marks and fillers.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{3164}' | '\u{feff}')
    })
}

/// The problem of a text with more than `max` characters; `None` if the text is short enough.
pub fn too_long(characters: usize, max: usize) -> Option<Problem> {
    (characters > max).then(|| Problem::TooLong { max: saturated(max), actual: saturated(characters) })
}

/// Collects the errors of one form, in the order in which its fields are checked.
#[derive(Default)]
pub struct FormCheck {
    errors: Vec<FieldError>,
}

impl FormCheck {
    /// Adds an error of a field.
    pub fn reject(&mut self, field: Field, problem: Problem) {
        self.errors.push(FieldError { field, problem });
    }

    /// Cleans a required line and checks its length ([`TITLE_MAX`]).
    pub fn required_line(&mut self, field: Field, raw: &str) -> String {
        let text = one_line(raw);
        self.require(field, &text);
        self.limit(field, &text, TITLE_MAX);
        text
    }

    /// Cleans a required text and checks its length ([`BODY_MAX`]).
    pub fn required_body(&mut self, field: Field, raw: &str) -> String {
        let text = many_lines(raw);
        self.require(field, &text);
        self.limit(field, &text, BODY_MAX);
        text
    }

    /// Cleans an optional text and checks its length ([`BODY_MAX`]); `None` if blank.
    pub fn optional_body(&mut self, field: Field, raw: Option<&str>) -> Option<String> {
        let text = many_lines(raw?);
        self.limit(field, &text, BODY_MAX);
        (!is_blank(&text)).then_some(text)
    }

    /// Cleans an optional line and checks its length ([`TITLE_MAX`]); empty if blank.
    pub fn optional_line(&mut self, field: Field, raw: &str) -> String {
        self.optional_short_line(field, raw, TITLE_MAX)
    }

    /// Cleans an optional line of up to `max` characters; empty if blank.
    pub fn optional_short_line(&mut self, field: Field, raw: &str, max: usize) -> String {
        let text = one_line(raw);
        self.limit(field, &text, max);
        if is_blank(&text) { String::new() } else { text }
    }

    /// Parses a required choice; `None` with an error if the text is not an option.
    pub fn required_choice<T>(&mut self, field: Field, raw: &str, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let choice = parse(raw);
        if choice.is_none() {
            let problem = if raw.trim().is_empty() { Problem::Required } else { Problem::NotAChoice };
            self.reject(field, problem);
        }
        choice
    }

    /// All errors so far.
    pub fn into_errors(self) -> Vec<FieldError> {
        self.errors
    }

    /// Refuses the form if it has errors.
    pub fn finish(self) -> Result<(), Refusal> {
        if self.errors.is_empty() { Ok(()) } else { Err(Refusal::Invalid { errors: self.errors }) }
    }

    fn require(&mut self, field: Field, text: &str) {
        if is_blank(text) {
            self.reject(field, Problem::Required);
        }
    }

    fn limit(&mut self, field: Field, text: &str, max: usize) {
        if let Some(problem) = too_long(text.chars().count(), max) {
            self.reject(field, problem);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_joins_lines_and_drops_control_characters() {
        assert_eq!(one_line("  izin\r\n\tusaha\u{0} \u{7}baru "), "izin usaha baru");
        assert_eq!(one_line(" \n\t "), "");
    }

    #[test]
    fn one_line_removes_direction_characters() {
        assert_eq!(one_line("\u{202e}Rani\u{202c} \u{2067}مرحبا\u{2069}"), "Rani مرحبا");
    }

    #[test]
    fn many_lines_keeps_paragraphs() {
        assert_eq!(many_lines("\r\nsatu\r\n\r\ndua\u{0}\n "), "satu\n\ndua");
    }

    #[test]
    fn a_text_without_visible_characters_is_blank() {
        assert!(is_blank(" \n\u{200b}\u{202e}\u{feff}"));
        assert!(!is_blank("\u{202e}a"));
    }

    #[test]
    fn a_body_at_the_limit_passes_and_a_longer_one_is_refused() {
        let mut check = FormCheck::default();
        check.required_body(Field::Content, &"é".repeat(BODY_MAX));
        assert!(check.into_errors().is_empty());
        let mut check = FormCheck::default();
        check.required_body(Field::Content, &"é".repeat(BODY_MAX + 1));
        assert_eq!(check.into_errors()[0].problem, Problem::TooLong { max: 100_000, actual: 100_001 });
    }

    #[test]
    fn a_blank_choice_and_an_unknown_choice_get_different_errors() {
        let mut check = FormCheck::default();
        check.required_choice(Field::Category, " ", |_| None::<()>);
        check.required_choice(Field::Category, "x", |_| None::<()>);
        let problems: Vec<_> = check.into_errors().into_iter().map(|error| error.problem).collect();
        assert_eq!(problems, [Problem::Required, Problem::NotAChoice]);
    }
}
