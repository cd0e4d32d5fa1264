//! A person one can act as.

use serde::{Deserialize, Serialize};

/// Identifies a person within the portal.
pub type PersonId = String;

/// The current user of §3, and everybody the header offers to switch to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Person {
    /// Never shown.
    pub id: PersonId,
    /// A company's name for a business entity, else the person's.
    pub name: String,
    /// Ends in `.example`; the ministry's in `esdm.example`.
    pub email: String,
}

/// The domain of the ministry's addresses; their messages are styled distinctly (§6).
pub const MINISTRY_DOMAIN: &str = "@esdm.example";

/// Two uppercase letters for a name: the initials of its first two words that are not a legal form such as PT or CV.
pub fn initials(name: &str) -> String {
    let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let own: Vec<&&str> = words.iter().filter(|word| !matches!(**word, "PT" | "CV" | "UD")).collect();
    let letters: String = match own.as_slice() {
        [] => "?".to_owned(),
        [only] => only.chars().take(2).collect(),
        [first, second, ..] => first.chars().take(1).chain(second.chars().take(1)).collect(),
    };
    letters.to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn initials_skip_the_legal_form() {
        assert_eq!(initials("PT Bara Khatulistiwa"), "BK");
        assert_eq!(initials("Rani"), "RA");
        assert_eq!(initials("System"), "SY");
        assert_eq!(initials(" … "), "?");
    }
}
