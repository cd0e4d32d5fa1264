//! Placeholders in canned replies: names in braces that the portal fills from the ticket.

use crate::store::Reader;
use crate::ticket::commands::is_visible;

/// Placeholders that the portal fills: requester, ticket code, agent, today's date.
pub(super) const PLACEHOLDERS: [&str; 4] = ["{requester}", "{code}", "{agent}", "{date}"];

/// The values of [`PLACEHOLDERS`].
pub(super) type Values = [String; 4];

/// The distinct placeholders of a text that the portal cannot fill, as written.
pub(super) fn unknown_placeholders(content: &str) -> Vec<String> {
    once(placeholders(content).filter(|placeholder| placeholder.number().is_none()))
}

/// Maximum length of a placeholder's name in characters.
const NAME_MAX: usize = 40;

/// A name in single or double braces. Code and numbers in braces are not placeholders, because people write them in
/// messages.
struct Placeholder<'a> {
    /// Text between the previous placeholder and this one.
    before: &'a str,
    written: &'a str,
    name: &'a str,
}

impl<'a> Placeholder<'a> {
    fn at_start_of(text: &'a str) -> Option<Self> {
        let (open, close) = if text.starts_with("{{") { ("{{", "}}") } else { ("{", "}") };
        let (inside, _) = text.strip_prefix(open)?.split_once(close)?;
        let name = inside.trim();
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '_' | '-' | '.');
        let is_name = name.starts_with(char::is_alphabetic) && name.chars().all(is_word);
        let written = &text[..open.len() + inside.len() + close.len()];
        (is_name && name.chars().count() <= NAME_MAX).then_some(Self { before: "", written, name })
    }

    /// Index in [`PLACEHOLDERS`]; `None` if the portal cannot fill it.
    fn number(&self) -> Option<usize> {
        PLACEHOLDERS.iter().position(|known| known.trim_matches(['{', '}']) == self.name)
    }
}

fn placeholders(text: &str) -> impl Iterator<Item = Placeholder<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut braces = rest.match_indices('{');
        let found = braces.find_map(|(at, _)| Some((at, Placeholder::at_start_of(&rest[at..])?)));
        let (at, placeholder) = found?;
        let before = &rest[..at];
        rest = &rest[at + placeholder.written.len()..];
        Some(Placeholder { before, ..placeholder })
    })
}

/// The distinct placeholders as written.
fn once<'a>(placeholders: impl Iterator<Item = Placeholder<'a>>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for Placeholder { written, .. } in placeholders {
        if !found.iter().any(|known| known == written) {
            found.push(written.to_owned());
        }
    }
    found
}

/// The distinct placeholders in a text, as written.
pub fn placeholders_in(text: &str) -> Vec<String> {
    once(placeholders(text))
}

/// The values for a ticket; `None` if the person does not see it.
pub(super) fn placeholder_values(reader: &Reader, ticket: &str) -> Option<Values> {
    let ticket = reader.tickets().get(ticket).filter(|ticket| is_visible(reader.session(), ticket))?;
    let today = reader.calendar().local_now().date().long();
    Some([ticket.requester.name.to_string(), ticket.id.clone(), reader.session().person.name.clone(), today])
}

/// Fills all placeholders in one pass. Filled values are not searched again, so a requester named `{agent}` keeps
/// that name.
pub(super) fn fill(content: &str, values: &Values) -> String {
    let mut filled = String::with_capacity(content.len());
    let mut read = 0;
    for placeholder in placeholders(content) {
        filled.push_str(placeholder.before);
        filled.push_str(placeholder.number().map_or(placeholder.written, |number| &values[number]));
        read += placeholder.before.len() + placeholder.written.len();
    }
    filled.push_str(&content[read..]);
    filled
}

#[cfg(test)]
mod tests {
    use super::{fill, placeholders_in};

    #[test]
    fn lists_each_name_in_braces_once() {
        assert_eq!(
            placeholders_in("Yth. {nama petugas}, {code} {x} {x} {nama petugas}"),
            ["{nama petugas}", "{code}", "{x}"]
        );
        assert_eq!(placeholders_in("{} { } {1} {\"a\": 1} {a;b} {a\nb} {tak selesai"), [""; 0]);
        assert_eq!(placeholders_in(&format!("{{{}}}", "a".repeat(41))), [""; 0]);
        let spaced = "{{dalam}} {{ dalam }} { code }";
        assert_eq!(placeholders_in(spaced), ["{{dalam}}", "{{ dalam }}", "{ code }"]);
    }

    #[test]
    fn fills_known_placeholders_in_one_pass_and_keeps_unknown_ones() {
        let values = ["{agent}".to_owned(), "A1B2C3".to_owned(), "Rani".to_owned(), "21 November 2026".to_owned()];
        assert_eq!(
            fill("Yth. {requester}, {code} {x} {{agent} {date}.", &values),
            "Yth. {agent}, A1B2C3 {x} {Rani 21 November 2026."
        );
        assert_eq!(fill("{{requester}}: { code }, {{ x }}", &values), "{agent}: A1B2C3, {{ x }}");
    }
}
