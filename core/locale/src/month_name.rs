//! Parses names of months, Indonesian and English.

use crate::calendar::MONTHS;

/// English names that differ from the Indonesian ones.
const ENGLISH: [(&str, u32); 9] = [
    ("january", 1),
    ("february", 2),
    ("march", 3),
    ("may", 5),
    ("june", 6),
    ("july", 7),
    ("august", 8),
    ("october", 10),
    ("december", 12),
];
/// Other spellings and abbreviations.
const OTHERS: [(&str, u32); 9] = [
    ("pebruari", 2),
    ("peb", 2),
    ("agt", 8),
    ("ags", 8),
    ("aug", 8),
    ("sept", 9),
    ("oct", 10),
    ("nopember", 11),
    ("dec", 12),
];
const LETTERS: usize = 3;

/// The month that `name` is the name of, or its first three letters; upper or lower case, with or without a full stop.
pub fn read(name: &str) -> Option<u32> {
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_short = name.len() == LETTERS;
    let is_name = |whole: &str| {
        name.eq_ignore_ascii_case(whole)
            || (is_short && whole.get(..LETTERS).is_some_and(|start| name.eq_ignore_ascii_case(start)))
    };
    let indonesian = (1_u32..).zip(MONTHS).find(|(_, whole)| is_name(whole)).map(|(month, _)| month);
    let others =
        || ENGLISH.iter().chain(&OTHERS).find(|(other, _)| name.eq_ignore_ascii_case(other)).map(|(_, month)| *month);
    indonesian.or_else(others)
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::calendar::MONTHS;

    #[test]
    fn months_are_read_by_name_and_by_three_letters() {
        for (month, name) in (1..).zip(MONTHS) {
            assert_eq!([read(name), read(&name.to_uppercase()), read(&name[..3])], [Some(month); 3], "{name}");
        }
        let others =
            [("May", 5), ("Oct.", 10), ("december", 12), ("Pebruari", 2), ("Agt", 8), ("Sept", 9), ("Nopember", 11)];
        for (name, month) in others {
            assert_eq!(read(name), Some(month), "{name}");
        }
        for name in ["", "J", "Ja", "Januar", "Juno", "13", "é"] {
            assert_eq!(read(name), None, "{name}");
        }
    }
}
