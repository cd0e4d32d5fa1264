//! File names for display and for downloads.

const MAX_CHARACTERS: usize = 120;
/// Most Unix file systems allow 255 bytes, and a browser may add ' (1)' or similar.
const MAX_BYTES: usize = 240;
const MAX_EXTENSION_CHARACTERS: usize = 10;
/// Maximum length in characters of a search or label inside a file name.
const MAX_PART_CHARACTERS: usize = 40;
const FALLBACK: &str = "berkas";

/// Replaces a character that would be invisible or misleading.
const UNSEEN: char = '\u{fffd}';

/// `name` for display: line breaks, direction marks and invisible characters become '�'.
pub fn shown_file_name(name: &str) -> String {
    let is_unseen = |character: char| {
        character.is_control() || is_misleading(character) || matches!(character, '\u{2028}' | '\u{2029}')
    };
    name.chars().map(|character| if is_unseen(character) { UNSEEN } else { character }).collect()
}

/// `name` without characters that a file system refuses or that mislead a reader, cut to 120 characters.
///
/// The extension stays. An empty result becomes 'berkas'.
pub fn safe_file_name(name: &str) -> String {
    let cleaned = clean(name);
    let (stem, extension) = split_extension(cleaned.trim_end_matches(['.', ' ']));
    let stem = stem.trim_matches(['.', ' ']);
    let room = (MAX_CHARACTERS - extension.chars().count(), MAX_BYTES - extension.len());
    let stem = match shorten(stem, room) {
        "" => FALLBACK.to_owned(),
        kept if is_reserved(kept) => shorten(&format!("_{kept}"), room).to_owned(),
        kept => kept.to_owned(),
    };
    stem + extension
}

/// The start of a search or label in lower case, short enough for a part of a file name.
pub fn file_name_part(text: &str) -> String {
    text.trim().to_lowercase().chars().take(MAX_PART_CHARACTERS).collect()
}

fn clean(name: &str) -> String {
    let mut cleaned = String::with_capacity(name.len());
    for character in name.chars() {
        match character {
            '<' | '>' | ':' | '"' | '/' | '\\' | '|' | '?' | '*' => cleaned.push('_'),
            _ if character.is_whitespace() => {
                if !cleaned.ends_with(' ') {
                    cleaned.push(' ');
                }
            }
            _ if character.is_control() || is_misleading(character) => {}
            _ => cleaned.push(character),
        }
    }
    cleaned
}

/// Direction marks and invisible characters, which can make 'gnp.exe' look like 'exe.png'.
fn is_misleading(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// Splits off the extension with its dot. A long ending, or one with a space, is not an extension.
fn split_extension(name: &str) -> (&str, &str) {
    let Some(dot) = name.rfind('.') else {
        return (name, "");
    };
    let (stem, extension) = name.split_at(dot);
    if extension.contains(' ') || extension.chars().count() > MAX_EXTENSION_CHARACTERS {
        return (name, "");
    }
    (stem, extension)
}

fn shorten(stem: &str, (characters, bytes): (usize, usize)) -> &str {
    let ends = stem.char_indices().map(|(start, character)| start + character.len_utf8());
    let end = ends.take(characters).take_while(|&end| end <= bytes).last();
    stem[..end.unwrap_or(0)].trim_end_matches(['.', ' '])
}

/// Windows reserves these names for devices, with any extension.
fn is_reserved(stem: &str) -> bool {
    let device = stem.split('.').next().unwrap_or(stem).trim_end().to_uppercase();
    let numbered = device.strip_prefix("COM").or_else(|| device.strip_prefix("LPT"));
    match numbered {
        Some(number) => matches!(number, "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³"),
        None => matches!(device.as_str(), "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$"),
    }
}

#[cfg(test)]
mod tests {
    use super::{safe_file_name, shown_file_name};

    #[test]
    fn a_harmless_name_is_shown_unchanged() {
        for name in ["Surat Izin.pdf", "داده‌ها.png", "עברית.pdf", "👩‍🔧 foto.jpg", "a/b\\c.pdf", "bukti\u{fffd}.pdf"]
        {
            assert_eq!(shown_file_name(name), name);
        }
    }

    #[test]
    fn misleading_marks_are_shown_as_replacement_characters() {
        for (name, shown) in [
            ("bukti\u{202e}fdp.exe", "bukti�fdp.exe"),
            ("a\u{2066}b\u{2069}.pdf", "a�b�.pdf"),
            ("a\0b\n\u{85}\u{2028}c.pdf", "a�b���c.pdf"),
            ("a\u{200b}\u{feff}\u{ad}.png", "a���.png"),
        ] {
            assert_eq!(shown_file_name(name), shown);
        }
    }

    #[test]
    fn an_ordinary_name_is_unchanged() {
        for name in
            ["Surat Izin.pdf", "laporan-2026.v2.docx", "Tiket_AB12CD_2026-11-21.pdf", "データ.png", "tanpa akhiran"]
        {
            assert_eq!(safe_file_name(name), name);
        }
    }

    #[test]
    fn separators_and_forbidden_signs_become_underscores() {
        assert_eq!(safe_file_name("PT A/B\\C.csv"), "PT A_B_C.csv");
        assert_eq!(safe_file_name("<a>:\"b\"|?*.csv"), "_a___b____.csv");
        assert_eq!(safe_file_name("../../etc/passwd"), "_.._etc_passwd");
    }

    #[test]
    fn control_and_direction_marks_are_removed() {
        assert_eq!(safe_file_name("a\0\u{1b}\u{202e}gnp.exe"), "agnp.exe");
        assert_eq!(safe_file_name("\u{feff}a\u{200f}.pdf"), "a.pdf");
    }

    #[test]
    fn white_space_becomes_single_spaces() {
        assert_eq!(safe_file_name(" a \t\r\n\u{a0} b .pdf "), "a b.pdf");
    }

    #[test]
    fn dots_at_both_ends_are_removed() {
        assert_eq!(safe_file_name("laporan.pdf. . ."), "laporan.pdf");
        assert_eq!(safe_file_name("...tersembunyi"), "tersembunyi");
    }

    #[test]
    fn an_empty_result_becomes_berkas() {
        for name in ["", " ", ".", "..", "\u{202e}", " . . "] {
            assert_eq!(safe_file_name(name), "berkas", "{name:?}");
        }
        assert_eq!(safe_file_name(".pdf"), "berkas.pdf");
    }

    #[test]
    fn windows_device_names_are_changed() {
        for (name, safe) in [
            ("con", "_con"),
            ("NUL.txt", "_NUL.txt"),
            ("Com1.tar.gz", "_Com1.tar.gz"),
            ("lpt¹", "_lpt¹"),
            ("aux .pdf", "_aux.pdf"),
        ] {
            assert_eq!(safe_file_name(name), safe);
        }
        assert_eq!(safe_file_name("console.pdf"), "console.pdf");
        assert_eq!(safe_file_name("COM10.pdf"), "COM10.pdf");
    }

    #[test]
    fn a_long_name_is_cut_before_its_extension() {
        let safe = safe_file_name(&format!("{}.pdf", "a".repeat(300)));
        assert_eq!(safe, format!("{}.pdf", "a".repeat(116)));
        let emoji = safe_file_name(&format!("{}.docx", "⛏\u{fe0f}".repeat(200)));
        assert_eq!(emoji.rsplit_once('.').map(|(_, extension)| extension), Some("docx"));
        assert!(emoji.len() <= 240);
    }

    #[test]
    fn a_very_long_ending_is_no_extension() {
        let safe = safe_file_name(&format!("a.{}", "b".repeat(300)));
        assert_eq!(safe.chars().count(), 120);
        assert!(safe.starts_with("a.bbb"));
    }
}
