//! Folding ignores the Unicode form of a text, its case, and invisible characters, compared with the tables of Unicode.
#![cfg(not(target_family = "wasm"))]

use portal_table::fold::{fold, words};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;

/// Latin, Greek, Cyrillic, Arabic and Japanese letters with their accents, without the old letter 'ẛ'.
const SCRIPTS: [(u32, u32); 9] = [
    (0x20, 0x24f),
    (0x300, 0x34e),
    (0x300, 0x34e),
    (0x370, 0x52f),
    (0x621, 0x655),
    (0x1e00, 0x1e9a),
    (0x1e9c, 0x1eff),
    (0x1f00, 0x1fff),
    (0x3040, 0x30ff),
];

/// Letters with two cases; 'ẚ' in capitals is two letters that Unicode does not equate with it.
const CASED: [(u32, u32); 4] = [(0x41, 0x24f), (0x400, 0x52f), (0x1e00, 0x1e99), (0x1e9b, 0x1eff)];

/// Characters whose compatible form Unicode names.
const COMPATIBLE: [(u32, u32); 6] =
    [(0xff01, 0xff5e), (0xfb00, 0xfb06), (0x2074, 0x2079), (0x2080, 0x2089), (0x2160, 0x217f), (0x1c4, 0x1cc)];

const INVISIBLE: [char; 8] =
    ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}', '\u{ad}', '\u{200e}', '\u{fe0f}'];

/// A few letters with two marks, such as H with a dot and a line below, are composed only as small letters.
fn is_small_letter_composed(composed: &str) -> bool {
    composed.to_lowercase().nfc().eq(composed.to_lowercase().chars())
}

fn text_of(ranges: &'static [(u32, u32)]) -> impl Strategy<Value = String> {
    let character =
        select(ranges).prop_flat_map(|(first, last)| (first..=last).prop_filter_map("none", char::from_u32));
    prop::collection::vec(character, 0..10).prop_map(String::from_iter)
}

/// Every letter with every accent, so that no pair is left to chance.
#[test]
fn each_letter_with_one_accent_folds_like_its_composed_form() {
    let characters = || SCRIPTS.into_iter().flat_map(|(first, last)| first..=last).filter_map(char::from_u32);
    let accents: Vec<char> = characters().filter(|character| canonical_combining_class(*character) > 0).collect();
    for letter in characters() {
        for accent in &accents {
            let text = String::from_iter([letter, *accent]);
            let [composed, decomposed] = [text.nfc().collect::<String>(), text.nfd().collect()];
            if is_small_letter_composed(&composed) {
                assert_eq!(fold(&composed), fold(&decomposed), "{letter:?} with {accent:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn composed_and_decomposed_texts_fold_the_same(text in text_of(&SCRIPTS)) {
        let [composed, decomposed] = [text.nfc().collect::<String>(), text.nfd().collect()];
        prop_assume!(is_small_letter_composed(&composed));
        prop_assert_eq!(fold(&composed), fold(&decomposed));
        prop_assert_eq!(words(&composed), words(&decomposed));
    }

    #[test]
    fn capitals_fold_like_small_letters(text in text_of(&CASED)) {
        prop_assert_eq!(fold(&text.to_uppercase()), fold(&text));
        prop_assert_eq!(fold(&text.to_lowercase()), fold(&text));
    }

    #[test]
    fn full_width_forms_ligatures_and_raised_digits_fold_like_their_letters(text in text_of(&COMPATIBLE)) {
        prop_assert_eq!(fold(&text.nfkc().collect::<String>()), fold(&text));
    }

    #[test]
    fn invisible_characters_change_nothing(
        text in text_of(&SCRIPTS),
        added in prop::collection::vec((any::<Index>(), select(&INVISIBLE[..])), 0..6),
    ) {
        let mut characters: Vec<char> = text.chars().filter(|character| !INVISIBLE.contains(character)).collect();
        let visible: String = characters.iter().collect();
        for (at, invisible) in added {
            characters.insert(at.index(characters.len() + 1), invisible);
        }
        prop_assert_eq!(fold(&characters.iter().collect::<String>()), fold(&visible));
    }

    #[test]
    fn folding_twice_equals_folding_once(text in prop_oneof![text_of(&SCRIPTS), text_of(&COMPATIBLE)]) {
        prop_assert_eq!(fold(&fold(&text)), fold(&text));
    }
}
