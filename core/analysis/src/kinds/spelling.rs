//! Spellings of one name: without case, punctuation and legal forms, and one typing error apart.

use portal_table::fold::fold;

/// Legal forms of Indonesian enterprises and their usual abbreviations.
const LEGAL_FORMS: [&str; 14] = [
    "pt",
    "cv",
    "tbk",
    "persero",
    "perseroan",
    "ud",
    "pd",
    "fa",
    "firma",
    "perum",
    "perumda",
    "perseroda",
    "ltd",
    "inc",
];

/// Shorter names are too alike for typing errors to be told from other names.
const LEAST_LETTERS: usize = 5;

/// The words of a name without punctuation and legal forms; all of its words if nothing else is left.
pub(super) fn plain(name: &str) -> String {
    let folded = fold(name);
    let kept = words(&folded, |word| !LEGAL_FORMS.contains(&word));
    if kept.is_empty() { words(&folded, |_| true) } else { kept }
}

/// The words that are kept. 'p.t.' is the word 'pt', and 'bara-energi' is two words.
fn words(folded: &str, is_kept: impl Fn(&str) -> bool) -> String {
    let mut words = String::with_capacity(folded.len());
    let mut start = 0;
    for letter in folded.chars().chain([' ']) {
        if letter.is_alphanumeric() {
            words.push(letter);
        } else if !matches!(letter, '.' | '\'' | '’') && start < words.len() {
            if is_kept(&words[start..]) {
                words.push(' ');
            } else {
                words.truncate(start);
            }
            start = words.len();
        }
    }
    words.truncate(words.trim_end().len());
    words
}

/// True if one typing error turns a name into the other: a letter more, a letter less, another letter, or two
/// neighbours exchanged. Digits are no typing errors: 'Blok 1' and 'Blok 2' are two names.
pub(super) fn is_typing_error(left: &str, right: &str) -> bool {
    let [left, right]: [Vec<char>; 2] = [left, right].map(|text| text.chars().collect());
    if left.len().min(right.len()) < LEAST_LETTERS || left.len().abs_diff(right.len()) > 1 {
        return false;
    }
    let start = left.iter().zip(&right).take_while(|(left, right)| left == right).count();
    let (left, right) = (&left[start..], &right[start..]);
    let end = left.iter().rev().zip(right.iter().rev()).take_while(|(left, right)| left == right).count();
    let (left, right) = (&left[..left.len() - end], &right[..right.len() - end]);
    let has_digit = left.iter().chain(right).any(|letter| letter.is_numeric());
    !has_digit
        && match (left, right) {
            ([_], [] | [_]) | ([], [_]) => true,
            ([first, second], [other, another]) => (first, second) == (another, other),
            _ => false,
        }
}

/// Calls `found` with a hash of the name and of each name with one letter less. Names one typing error apart share one
/// of them.
pub(super) fn each_neighbour(name: &str, mut found: impl FnMut(u32)) {
    // A polynomial over the letters: removing a letter needs no second pass over the name.
    const BASE: u64 = 0x9E37_79B9_7F4A_7C15;
    let hash_of = |hash: u64, letter: char| hash.wrapping_mul(BASE).wrapping_add(u64::from(letter) + 1);
    let letters: Vec<char> = name.chars().collect();
    if letters.len() < LEAST_LETTERS {
        return;
    }
    // The hashes of the ends of the name, with the powers of the base that their lengths need.
    let mut ends = vec![(0_u64, 1_u64); letters.len() + 1];
    for place in (0..letters.len()).rev() {
        let (hash, power) = ends[place + 1];
        ends[place] =
            ((u64::from(letters[place]) + 1).wrapping_mul(power).wrapping_add(hash), power.wrapping_mul(BASE));
    }
    let top = |hash: u64| u32::try_from(hash.wrapping_mul(BASE) >> 32).unwrap_or_default();
    found(top(ends[0].0));
    let mut start = 0_u64;
    for (place, &letter) in letters.iter().enumerate() {
        let (hash, power) = ends[place + 1];
        found(top(start.wrapping_mul(power).wrapping_add(hash)));
        start = hash_of(start, letter);
    }
}

#[cfg(test)]
mod tests {
    use super::{each_neighbour, is_typing_error, plain};

    #[test]
    fn case_punctuation_and_legal_forms_do_not_matter() {
        for name in ["PT Bara Khatulistiwa", "pt. BARA  KHATULISTIWA, Tbk.", "P.T. Bara-Khatulistiwa (Persero)"] {
            assert_eq!(plain(name), "bara khatulistiwa", "{name}");
        }
        assert_eq!((plain("PT"), plain("CV PT"), plain("- ")), ("pt".into(), "cv pt".into(), String::new()));
    }

    #[test]
    fn a_typing_error_is_one_letter_or_an_exchange() {
        let others = ["khatulistwa", "khattulistiwa", "khatuliztiwa", "khatulitsiwa", "hatulistiwa", "khatulistiwan"];
        for other in others {
            assert!(is_typing_error("khatulistiwa", other) && is_typing_error(other, "khatulistiwa"), "{other}");
            let mut shared = Vec::new();
            each_neighbour("khatulistiwa", |hash| shared.push(hash));
            let mut is_shared = false;
            each_neighbour(other, |hash| is_shared |= shared.contains(&hash));
            assert!(is_shared, "{other}");
        }
        for [name, other] in
            [["blok 1", "blok 2"], ["bara", "baru"], ["katulistwa", "khatulistiwa"], ["abcdef", "badcef"]]
        {
            assert!(!is_typing_error(name, other), "{name} {other}");
        }
    }
}
