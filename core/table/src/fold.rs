//! The form in which texts are compared, so that search and sort ignore case and spacing.

use memchr::memmem;

use crate::compose::{composed, is_invisible};

/// Lower-cases `text`, turns each run of white space into one space, none at either end, makes one character of a letter and its
/// accent, and leaves out characters that nobody sees.
#[expect(clippy::missing_panics_doc, reason = "what is made of characters is UTF-8")]
pub fn fold(text: &str) -> String {
    let mut folded = Vec::with_capacity(text.len());
    fold_into(text, &mut folded);
    String::from_utf8(folded).expect("characters")
}

/// The folded words of `query`, longest first; all of them have to match (decisions §5).
///
/// A word that occurs inside another one says nothing more and is left out. The longest word is usually the rarest, so it is
/// worth looking up first.
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

/// Appends the folded `text` to `folded`, as UTF-8.
pub(super) fn fold_into(text: &str, folded: &mut Vec<u8>) {
    let text = trimmed(text);
    let start = folded.len();
    if is_plain(text.as_bytes()) {
        folded.extend_from_slice(text.as_bytes());
        folded[start..].make_ascii_lowercase();
        return;
    }
    let mut last = None;
    for character in text.chars().filter(|character| !is_invisible(*character)) {
        if character.is_whitespace() {
            last = last.map(|_| ' ');
            continue;
        }
        for character in character.to_lowercase().map(medial_sigma) {
            let mut next = character;
            if let Some((before, both)) = last.and_then(|before| Some((before, composed(before, character)?))) {
                folded.truncate(folded.len() - before.len_utf8());
                next = both;
            } else if last == Some(' ') {
                folded.push(b' ');
            }
            folded.extend_from_slice(next.encode_utf8(&mut [0; 4]).as_bytes());
            last = Some(next);
        }
    }
}

/// Appends, folded and each followed by the byte `end`, the fields that lie in `text` with `gap` bytes of ASCII between two; `ends` says
/// where each ends. False, and nothing is appended, unless all there is to fold is capitals: then it is done for all of them at once.
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

/// Most texts begin and end with a visible ASCII character, and need no more than that look.
fn trimmed(text: &str) -> &str {
    match text.as_bytes() {
        [only] if only.is_ascii_graphic() => text,
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => text,
        _ => text.trim(),
    }
}

/// Whether folding changes nothing but the case of ASCII letters: no other characters, and single spaces between words only.
/// Every byte is looked at, whatever the ones before say: so a compiler may look at sixteen at once.
#[expect(clippy::needless_bitwise_bool, reason = "a lazy operator would keep the compiler from that")]
fn is_plain(trimmed: &[u8]) -> bool {
    let is_odd = |byte: u8| !byte.is_ascii() | (byte.wrapping_sub(b'\t') <= b'\r' - b'\t');
    let odd = trimmed.iter().fold(false, |odd, &byte| odd | is_odd(byte));
    let after = trimmed.get(1..).unwrap_or_default();
    let double =
        trimmed.iter().zip(after).fold(false, |double, (&one, &next)| double | ((one == b' ') & (next == b' ')));
    !odd && !double
}

/// The form of a sigma depends on what follows it, so one and the same word could not be found inside a longer one.
fn medial_sigma(character: char) -> char {
    if character == 'ς' { 'σ' } else { character }
}

/// Whether each of the folded words occurs in one of the fields, for choices and histories, which are no lists.
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
    fn joined_fields_fold_as_each_by_itself_or_not_at_all() {
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
    fn an_accent_folds_the_same_whether_it_is_part_of_its_letter_or_follows_it() {
        for (one, two) in
            [("CAFÉ", "CAFE\u{301}"), ("Việt", "Vie\u{323}\u{302}t"), ("Ångström", "A\u{30a}ngstro\u{308}m")]
        {
            assert_eq!(fold(two), fold(one));
            assert_eq!(words(two), words(one));
        }
        assert_eq!(fold(" \u{301}a q\u{301}"), "\u{301}a q\u{301}");
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        assert_eq!(fold("tam\u{200b}bang\u{ad} \u{feff} \u{200d}nikel\u{2060}"), "tambang nikel");
        assert_eq!(fold("\u{200b}"), "");
        assert!(words("\u{200b} \u{200e}").is_empty());
    }

    #[test]
    fn a_sigma_folds_the_same_wherever_it_stands() {
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
    fn words_come_folded_longest_first_without_the_ones_inside_another() {
        assert_eq!(words(" Tambang IZIN tam izin "), ["tambang", "izin"]);
        assert_eq!(words("a b"), ["a", "b"]);
        assert!(words(" \t ").is_empty());
    }

    #[test]
    fn a_word_that_only_bridges_two_others_is_kept() {
        assert_eq!(words("abc bcd cb"), ["abc", "bcd", "cb"]);
    }
}
