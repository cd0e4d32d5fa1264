//! Characters that are variants of other letters: ligatures, full-width forms, superscripts, 'ß' for 'ss'.

/// Lower-case variants in the order of their codes, each with the letters it is folded to.
const VARIANTS: [(char, &str); 72] = [
    ('ª', "a"),
    ('²', "2"),
    ('³', "3"),
    ('µ', "μ"),
    ('¹', "1"),
    ('º', "o"),
    ('¼', "1/4"),
    ('½', "1/2"),
    ('¾', "3/4"),
    ('ß', "ss"),
    ('ı', "i"),
    ('ĳ', "ij"),
    ('ŀ', "l·"),
    ('ŉ', "ʼn"),
    ('ſ', "s"),
    ('ǆ', "dž"),
    ('ǉ', "lj"),
    ('ǌ', "nj"),
    ('ǳ', "dz"),
    // At the end of a word; a word must be found inside a longer one.
    ('ς', "σ"),
    ('ẛ', "ṡ"),
    ('\u{2010}', "-"),
    ('\u{2011}', "-"),
    ('…', "..."),
    ('⁄', "/"),
    ('⁰', "0"),
    ('⁴', "4"),
    ('⁵', "5"),
    ('⁶', "6"),
    ('⁷', "7"),
    ('⁸', "8"),
    ('⁹', "9"),
    ('ⁿ', "n"),
    ('₀', "0"),
    ('₁', "1"),
    ('₂', "2"),
    ('₃', "3"),
    ('₄', "4"),
    ('₅', "5"),
    ('₆', "6"),
    ('₇', "7"),
    ('₈', "8"),
    ('₉', "9"),
    ('℃', "°c"),
    ('№', "no"),
    ('™', "tm"),
    ('ⅰ', "i"),
    ('ⅱ', "ii"),
    ('ⅲ', "iii"),
    ('ⅳ', "iv"),
    ('ⅴ', "v"),
    ('ⅵ', "vi"),
    ('ⅶ', "vii"),
    ('ⅷ', "viii"),
    ('ⅸ', "ix"),
    ('ⅹ', "x"),
    ('ⅺ', "xi"),
    ('ⅻ', "xii"),
    ('ⅼ', "l"),
    ('ⅽ', "c"),
    ('ⅾ', "d"),
    ('ⅿ', "m"),
    ('㎡', "m2"),
    ('㎥', "m3"),
    ('㏊', "ha"),
    ('ﬀ', "ff"),
    ('ﬁ', "fi"),
    ('ﬂ', "fl"),
    ('ﬃ', "ffi"),
    ('ﬄ', "ffl"),
    ('ﬅ', "st"),
    ('ﬆ', "st"),
];

const FULL_WIDTH: std::ops::RangeInclusive<char> = '\u{ff01}'..='\u{ff5e}';
const FULL_WIDTH_DISTANCE: u32 = 0xfee0;

/// Calls `take` with the letters that `character`, a lower-case one, is a variant of, or with `character` itself.
pub(super) fn each_letter(character: char, mut take: impl FnMut(char)) {
    if character < VARIANTS[0].0 {
        return take(character);
    }
    if let Ok(place) = VARIANTS.binary_search_by_key(&character, |(variant, _)| *variant) {
        return VARIANTS[place].1.chars().for_each(take);
    }
    let narrow = FULL_WIDTH.contains(&character).then(|| character as u32 - FULL_WIDTH_DISTANCE);
    take(narrow.and_then(char::from_u32).unwrap_or(character));
}

/// True for characters that a user cannot see: zero-width spaces and joiners, soft hyphens, direction marks, selectors
/// of a picture's style.
pub(super) const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::{VARIANTS, each_letter};

    fn letters(character: char) -> String {
        let mut letters = String::new();
        each_letter(character, |letter| letters.push(letter));
        letters
    }

    #[test]
    fn variants_are_in_order_and_lead_to_letters_that_are_no_variants() {
        assert!(VARIANTS.is_sorted_by(|(one, _), (next, _)| one < next));
        for (variant, folded) in VARIANTS {
            assert_eq!(variant.to_lowercase().to_string(), variant.to_string(), "in lower case");
            assert_eq!(folded.chars().map(letters).collect::<String>(), folded);
        }
    }

    #[test]
    fn full_width_forms_become_ascii() {
        assert_eq!("！９ａ～".chars().map(letters).collect::<String>(), "!9a~");
        assert_eq!("\u{ff00}\u{ff5f}é0".chars().map(letters).collect::<String>(), "\u{ff00}\u{ff5f}é0");
    }
}
