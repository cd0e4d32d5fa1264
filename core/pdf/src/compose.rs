//! Joins a base letter and a combining accent, as in file names of macOS: the typeface has only the joined letter.

/// Accents in Latin-script names: the combining mark, its base letters, and the joined letters in the same order.
const ACCENTS: [(char, &str, &str); 9] = [
    ('\u{300}', "AEIOUaeiou", "ÀÈÌÒÙàèìòù"),
    ('\u{301}', "AEIOUYaeiouyCcNnSsZz", "ÁÉÍÓÚÝáéíóúýĆćŃńŚśŹź"),
    ('\u{302}', "AEIOUaeiou", "ÂÊÎÔÛâêîôû"),
    ('\u{303}', "ANOUanou", "ÃÑÕŨãñõũ"),
    ('\u{304}', "AEIOUaeiou", "ĀĒĪŌŪāēīōū"),
    ('\u{308}', "AEIOUaeiouy", "ÄËÏÖÜäëïöüÿ"),
    ('\u{30A}', "AUau", "ÅŮåů"),
    ('\u{30C}', "CDENRSTZcdenrstz", "ČĎĚŇŘŠŤŽčďěňřšťž"),
    ('\u{327}', "CGKLNRSTcgklnrst", "ÇĢĶĻŅŖŞŢçģķļņŗşţ"),
];

/// True if the character is drawn over or under the previous one.
pub(super) fn is_mark(candidate: char) -> bool {
    matches!(candidate, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

pub(super) fn compose(base: char, mark: char) -> Option<char> {
    let (_, bases, joined) = ACCENTS.iter().find(|(accent, ..)| *accent == mark)?;
    bases.chars().zip(joined.chars()).find_map(|(candidate, letter)| (candidate == base).then_some(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_base_has_its_letter() {
        for (accent, bases, joined) in ACCENTS {
            assert_eq!(bases.chars().count(), joined.chars().count(), "accent U+{:04X}", u32::from(accent));
        }
    }

    #[test]
    fn base_and_accent_become_one_letter() {
        assert_eq!(compose('e', '\u{301}'), Some('é'));
        assert_eq!(compose('q', '\u{301}'), None);
    }
}
