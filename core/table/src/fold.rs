//! Folds texts for comparison: search and sort then ignore case, spacing and the form in which letters are written.

use memchr::memmem;

use crate::compose::{class, composed};
use crate::variants::{each_letter, is_invisible};

/// Lower-cases `text`, trims it, turns each run of white space into one space, composes letters with their accents,
/// replaces variants of letters (`ß`, `ﬁ`, full-width forms), and drops invisible characters.
#[expect(clippy::missing_panics_doc, reason = "folded characters are UTF-8")]
pub fn fold(text: &str) -> String {
    let mut folded = Vec::with_capacity(text.len());
    fold_into(text, &mut folded);
    String::from_utf8(folded).expect("characters")
}

/// The folded words of `query`, longest first; a match needs all of them (decisions §5).
///
/// A word that occurs inside another one is redundant and left out. The longest word is usually the rarest, so it is
/// looked up first.
pub fn words(query: &str) -> Vec<String> {
    let folded = fold(query);
    let mut candidates: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    candidates.sort_by_key(|word| std::cmp::Reverse(word.len()));

    let mut kept = Vec::new();
    let mut kept_text = String::with_capacity(folded.len());
    for word in candidates {
        if memmem::find(kept_text.as_bytes(), word.as_bytes()).is_none() {
            kept_text.push_str(word);
            kept_text.push(' ');
            kept.push(word.to_owned());
        }
    }
    kept
}

/// Like [`fold_into`], faster for long texts, but white space may stay as it is. A word never continues after it.
///
/// Most words are ASCII and need no folding but their case.
pub(super) fn fold_long_into(text: &str, folded: &mut Vec<u8>) {
    let extend_with_ascii = |text: &str, folded: &mut Vec<u8>| {
        let start = folded.len();
        folded.extend_from_slice(text.as_bytes());
        folded[start..].make_ascii_lowercase();
    };
    for line in text.split_inclusive('\n') {
        if line.is_ascii() {
            extend_with_ascii(line, folded);
            continue;
        }
        for word in line.split_inclusive(' ') {
            if word.is_ascii() {
                extend_with_ascii(word, folded);
            } else {
                fold_into(word, folded);
                folded.push(b' ');
            }
        }
    }
}

pub(super) fn fold_into(text: &str, folded: &mut Vec<u8>) {
    let text = trimmed(text);
    let start = folded.len();
    if is_plain(text.as_bytes()) {
        folded.extend_from_slice(text.as_bytes());
        folded[start..].make_ascii_lowercase();
        return;
    }
    let mut letters = Letters::after(folded);
    for character in text.chars().filter(|character| !is_invisible(*character)) {
        if character.is_ascii_graphic() {
            letters.add(character.to_ascii_lowercase());
        } else if character.is_whitespace() {
            letters.add_space();
        } else {
            for lower in character.to_lowercase() {
                each_letter(lower, |letter| letters.add(letter));
            }
        }
    }
}

/// Appends letters to a folded text and composes them with their accents.
struct Letters<'f> {
    folded: &'f mut Vec<u8>,
    start: usize,
    /// True if white space came after the last letter.
    is_after_space: bool,
    /// The last character that is no accent, and its place in `folded`.
    base: Option<(char, usize)>,
    /// The class of the last accent after `base`; 0 if there is none.
    class: u32,
}

impl<'f> Letters<'f> {
    const fn after(folded: &'f mut Vec<u8>) -> Self {
        Self { start: folded.len(), folded, is_after_space: false, base: None, class: 0 }
    }

    fn add_space(&mut self) {
        self.is_after_space = self.folded.len() > self.start;
        self.base = None;
        self.class = 0;
    }

    fn add(&mut self, letter: char) {
        let class = class(letter);
        // Two accents of one class keep their order, so the second one is not composed.
        if let Some((base, at)) = self.base.filter(|_| self.class < class)
            && let Some(both) = composed(base, letter)
        {
            let place = at..at + base.len_utf8();
            self.folded.splice(place, both.encode_utf8(&mut [0; 4]).bytes());
            self.base = Some((both, at));
            return;
        }
        if std::mem::take(&mut self.is_after_space) {
            self.folded.push(b' ');
        }
        if class == 0 {
            self.base = Some((letter, self.folded.len()));
        }
        self.class = class;
        self.folded.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

/// Fast path for a row of fields: folds all fields of `text` at once and appends `end` after each. `gap` ASCII bytes
/// separate two fields, and `ends` holds their ends. Returns false and appends nothing if more than the case of ASCII
/// letters would change.
pub(super) fn fold_joined(text: &[u8], ends: &[usize], gap: usize, end: u8, folded: &mut Vec<u8>) -> bool {
    let is_space = |at: usize| text.get(at) == Some(&b' ');
    let is_padded = is_space(0) || ends.iter().any(|&end| is_space(end.wrapping_sub(1)) || is_space(end + gap));
    if is_padded || !is_plain(text) {
        return false;
    }
    let before = folded.len();
    if gap == 1 {
        folded.extend_from_slice(text);
        folded.push(end);
        for &at in ends {
            folded[before + at] = end;
        }
    } else {
        let mut start = 0;
        for &at in ends {
            folded.extend_from_slice(&text[start..at]);
            folded.push(end);
            start = at + gap;
        }
    }
    folded[before..].make_ascii_lowercase();
    true
}

/// Fast path: most texts begin and end with a visible ASCII character.
fn trimmed(text: &str) -> &str {
    match text.as_bytes() {
        [only] if only.is_ascii_graphic() => text,
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => text,
        _ => text.trim(),
    }
}

/// True if folding changes only the case of ASCII letters: the text is ASCII, and its only white space is single
/// spaces.
#[expect(clippy::needless_bitwise_bool, reason = "a lazy operator would prevent vectorisation")]
fn is_plain(trimmed: &[u8]) -> bool {
    let is_odd = |byte: u8| !byte.is_ascii() | (byte.wrapping_sub(b'\t') <= b'\r' - b'\t');
    let odd = trimmed.iter().fold(false, |odd, &byte| odd | is_odd(byte));
    let after = trimmed.get(1..).unwrap_or_default();
    let double =
        trimmed.iter().zip(after).fold(false, |double, (&one, &next)| double | ((one == b' ') & (next == b' ')));
    !odd && !double
}

/// True if each of the folded words occurs in some field. Used for choices and histories, which have no list index.
pub fn has_all(fields: &[&str], words: &[String]) -> bool {
    let folded: Vec<String> = fields.iter().map(|field| fold(field)).collect();
    words.iter().all(|word| folded.iter().any(|field| field.contains(word.as_str())))
}

#[cfg(test)]
mod tests {
    use super::{fold, fold_joined, words};

    #[test]
    fn folding_ignores_case_and_spacing() {
        assert_eq!(fold("  Izin\u{a0}\tUSAHA \r\n Pertambangan "), "izin usaha pertambangan");
        assert_eq!(fold("ÉCOLE Ähre"), "école ähre");
        assert_eq!(fold("\u{3000} \n"), "");
    }

    #[test]
    fn plain_text_only_loses_its_capitals() {
        assert_eq!(fold("Blok A-7, PT Bara"), "blok a-7, pt bara");
        assert_eq!(fold("satu  dua  tiga"), "satu dua tiga");
        for text in ["a b ", " a b", "a  b", "a\tb", "a\u{b}b", "a\u{a0}b"] {
            assert_eq!(fold(text).trim(), fold(text), "{text:?}");
            assert_eq!(fold(text).split(' ').filter(|word| !word.is_empty()).count(), 2, "{text:?}");
        }
    }

    #[test]
    fn joined_fields_fold_like_single_fields_or_are_refused() {
        for (row, is_plain) in [
            ("PT Bara,Kutai 7,,x", true),
            (",", true),
            ("", true),
            ("a ,b", false),
            ("a, b", false),
            (" a,b", false),
            ("a,b ", false),
            ("a,b  c", false),
            ("a,\t", false),
            ("a,É", false),
        ] {
            let cells: Vec<&str> = row.split(',').collect();
            let mut ends: Vec<usize> = row.match_indices(',').map(|(at, _)| at).collect();
            ends.push(row.len());
            let together = cells.concat();
            let together_ends: Vec<usize> = ends.iter().enumerate().map(|(before, end)| end - before).collect();
            let mut folded = b"before".to_vec();
            assert_eq!(fold_joined(row.as_bytes(), &ends, 1, 0xFF, &mut folded), is_plain, "{row:?}");
            let mut again = b"before".to_vec();
            assert_eq!(fold_joined(together.as_bytes(), &together_ends, 0, 0xFF, &mut again), is_plain, "{row:?}");
            assert_eq!(again, folded, "{row:?}");
            let each: Vec<u8> = cells.iter().flat_map(|cell| [fold(cell).as_bytes(), &[0xFF]].concat()).collect();
            assert_eq!(folded, [&b"before"[..], if is_plain { &each } else { b"" }].concat(), "{row:?}");
        }
    }

    #[test]
    fn composed_and_separate_accents_fold_the_same() {
        for (one, two) in
            [("CAFÉ", "CAFE\u{301}"), ("Việt", "Vie\u{323}\u{302}t"), ("Ångström", "A\u{30a}ngstro\u{308}m")]
        {
            assert_eq!(fold(two), fold(one));
            assert_eq!(words(two), words(one));
        }
        assert_eq!(fold(" \u{301}a q\u{301}"), "\u{301}a q\u{301}");
        assert_eq!(fold("e\u{331}\u{301}"), fold("é\u{331}"), "an accent below does not separate the one above");
    }

    #[test]
    fn invisible_characters_are_dropped() {
        assert_eq!(fold("tam\u{200b}bang\u{ad} \u{feff} \u{200d}nikel\u{2060}"), "tambang nikel");
        assert_eq!(fold("\u{200b}"), "");
        assert!(words("\u{200b} \u{200e}").is_empty());
    }

    #[test]
    fn variants_of_letters_fold_like_the_letters() {
        for (variant, letters) in [
            ("Straße", "STRASSE"),
            ("GROẞ", "gross"),
            ("İstanbul", "istanbul"),
            ("I\u{307}zmir", "izmir"),
            ("Bakı", "baki"),
            ("ＰＴ　Ｂａｒａ", "PT Bara"),
            ("ﬁnal ﬂuida oﬃce", "final fluida office"),
            ("m³ CO₂", "m3 co2"),
            ("Triwulan Ⅳ", "triwulan iv"),
        ] {
            assert_eq!(fold(variant), fold(letters), "{variant}");
            assert_eq!(words(variant), words(letters));
        }
    }

    #[test]
    fn a_final_sigma_folds_like_a_medial_one() {
        assert_eq!(fold("ΟΔΟΣ"), "οδοσ");
        assert_eq!(fold("οδος"), fold("ΟΔΟΣ"));
    }

    #[test]
    fn folding_again_changes_nothing() {
        for text in ["İstanbul", "ß", "ΣΑΣ", "Ǆ", "  a  B ", "I\u{307}e\u{301}", "a \u{200b} b"] {
            assert_eq!(fold(&fold(text)), fold(text));
        }
    }

    #[test]
    fn words_are_folded_and_longest_first_and_inner_words_are_dropped() {
        assert_eq!(words(" Tambang IZIN tam izin "), ["tambang", "izin"]);
        assert_eq!(words("a b"), ["a", "b"]);
        assert!(words(" \t ").is_empty());
    }

    #[test]
    fn a_word_found_only_across_two_other_words_is_kept() {
        assert_eq!(words("abc bcd cb"), ["abc", "bcd", "cb"]);
    }
}
