//! The difference between two texts, for the preview of an import.

use serde::Serialize;

/// A text before and after a change: only the words in the middle differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct ReplyTextChange {
    /// Words at the start that both texts share.
    pub start: String,
    /// The words of the text before.
    pub removed: String,
    /// The words of the text after.
    pub added: String,
    /// Words at the end that both texts share.
    pub end: String,
}

impl ReplyTextChange {
    /// The change; `None` if both texts are the same.
    pub fn between(before: &str, after: &str) -> Option<Self> {
        if before == after {
            return None;
        }
        let [old, new] = [before, after].map(|text| text.split_inclusive(char::is_whitespace).collect::<Vec<_>>());
        let same = |one: &mut dyn Iterator<Item = (&&str, &&str)>| one.take_while(|(old, new)| old == new).count();
        let start = same(&mut old.iter().zip(&new));
        let end = same(&mut old.iter().skip(start).rev().zip(new.iter().skip(start).rev()));
        let part = |words: &[&str], from: usize, to: usize| words.get(from..to).unwrap_or_default().concat();
        Some(Self {
            start: part(&old, 0, start),
            removed: part(&old, start, old.len() - end),
            added: part(&new, start, new.len() - end),
            end: part(&old, old.len() - end, old.len()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::ReplyTextChange;

    fn parts(before: &str, after: &str) -> [String; 4] {
        let ReplyTextChange { start, removed, added, end } = ReplyTextChange::between(before, after).expect("differs");
        [start, removed, added, end]
    }

    #[test]
    fn only_the_words_that_differ_are_marked() {
        assert_eq!(ReplyTextChange::between("sama", "sama"), None);
        assert_eq!(parts("Yth. Bapak,\n\nSalam", "Yth. Ibu,\n\nSalam"), ["Yth. ", "Bapak,\n", "Ibu,\n", "\nSalam"]);
        assert_eq!(parts("satu dua", "satu dua tiga"), ["satu ", "dua", "dua tiga", ""]);
        assert_eq!(parts("a b a", "a b a b a"), ["a b ", "", "a b ", "a"], "the same words are counted once");
        assert_eq!(parts("", "baru"), ["", "", "baru", ""]);
        assert_eq!(parts("lama", ""), ["", "lama", "", ""]);
    }
}
