use serde::{Deserialize, Serialize};

/// Id of a person within the portal.
pub type PersonId = String;

/// A user of the portal: the acting person, or a choice in the header's menu (§3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Person {
    /// Internal id; screens never show it.
    pub id: PersonId,
    /// Company name for a business entity, otherwise the person's name.
    pub name: String,
    /// E-mail address. It ends in `.example`, for ministry staff in `esdm.example`.
    pub email: String,
}

/// Domain of the ministry's e-mail addresses. Messages from such addresses get their own style (§6).
pub const MINISTRY_DOMAIN: &str = "@esdm.example";

/// Two uppercase initials from the first two words of a name, without legal forms such as PT or CV.
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
