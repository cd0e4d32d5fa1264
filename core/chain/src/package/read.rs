//! Reads and checks a package.

use super::{CLOSING, FIRST_WORDS, OPENING, SIGNED, UNSIGNED, page_digest};
use crate::Digest;

/// A portal writes far fewer; more would only fill the memory.
const MOST_ENTRIES: usize = 100_000;

/// Number of letters of a public key, and of a signature.
const KEY_LETTERS: usize = 130;
const SIGNATURE_LETTERS: usize = 128;

/// The data of a package. The signature still has to be verified: the caller knows how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked<'a> {
    /// The SHA-256 of the page, as the data say.
    pub page: Digest,
    /// The entries.
    pub entries: Vec<Entry<'a>>,
    /// The first change, if there is one.
    pub changed: Option<Changed>,
    /// The head of the last entry, as computed.
    pub head: Digest,
    /// The signature; `None` for an unsigned package.
    pub signature: Option<Signature<'a>>,
}

/// An entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// Its text: JSON, unless it was changed.
    pub text: &'a [u8],
    /// The head after it, as computed.
    pub head: Digest,
}

/// Key and signature in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<'a> {
    /// The public key.
    pub key: &'a str,
    /// The signature of [`super::signed_text`].
    pub signature: &'a str,
}

/// The first part of a package that was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// The page around the data.
    Page,
    /// The entry at this position, from 0.
    Entry(usize),
}

/// The reason why data cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The file is no package, or its frame was changed.
    NotAPackage,
    /// The package has a later format.
    Newer,
    /// The last line is missing or was changed, or something was added behind it.
    Cut,
}

/// Checks a whole file, the page included.
pub fn check_file(file: &[u8]) -> Result<Checked<'_>, Problem> {
    let start = find(file, OPENING.as_bytes()).ok_or(Problem::NotAPackage)? + OPENING.len();
    let (before, rest) = file.split_at(start);
    let end = find(rest, CLOSING.as_bytes()).ok_or(Problem::NotAPackage)?;
    let (data, after) = rest.split_at(end);
    let checked = check(data)?;
    let is_same = checked.page == page_digest(before, after);
    Ok(Checked { changed: if is_same { checked.changed } else { Some(Changed::Page) }, ..checked })
}

/// Checks the data alone, as a page reads them in itself. They do not show a change of the page.
pub fn check(data: &[u8]) -> Result<Checked<'_>, Problem> {
    let data = data.strip_suffix(b"\n").ok_or(Problem::Cut)?;
    let mut lines = data.split(|byte| *byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let page = first_line(first)?;
    let signature = last_line(lines.next_back().unwrap_or_default())?;
    let (mut head, mut changed, mut entries) = (Digest::of(first), None, Vec::new());
    for (at, line) in lines.enumerate() {
        if at == MOST_ENTRIES {
            return Err(Problem::NotAPackage);
        }
        let (stated, text) = line.split_at_checked(Digest::LETTERS).unwrap_or((b"", line));
        let text = text.strip_prefix(b" ").unwrap_or(text);
        head = head.then(Digest::of(text));
        let is_sound = line.len() == Digest::LETTERS + 1 + text.len()
            && Digest::parse(stated) == Some(head)
            && is_read_alike(text);
        changed = changed.or((!is_sound).then_some(Changed::Entry(at)));
        entries.push(Entry { text, head });
    }
    Ok(Checked { page, entries, changed, head, signature })
}

/// True if browsers read the text as it is written: they replace line ends, zeros and broken UTF-8, and may end the data
/// at a tag.
fn is_read_alike(text: &[u8]) -> bool {
    let is_special = |byte: &u8| matches!(byte, b'<' | b'\r' | 0);
    !text.iter().any(is_special) && std::str::from_utf8(text).is_ok()
}

fn first_line(line: &[u8]) -> Result<Digest, Problem> {
    let Some(digest) = line.strip_prefix(FIRST_WORDS.as_bytes()) else {
        let words = FIRST_WORDS.trim_end_matches(|letter: char| !letter.is_alphabetic());
        let number = line.strip_prefix(words.as_bytes()).and_then(|rest| rest.strip_prefix(b" "));
        let number = number.and_then(|rest| rest.split(|byte| *byte == b' ').next()).unwrap_or_default();
        let number = std::str::from_utf8(number).ok().and_then(|number| number.parse::<u32>().ok());
        return Err(if number.is_some_and(|number| number > 1) { Problem::Newer } else { Problem::NotAPackage });
    };
    Digest::parse(digest).ok_or(Problem::NotAPackage)
}

/// The signature in the last line; `None` if the line says that there is none.
fn last_line(line: &[u8]) -> Result<Option<Signature<'_>>, Problem> {
    if line == UNSIGNED.as_bytes() {
        return Ok(None);
    }
    let words = std::str::from_utf8(line).ok().and_then(|line| line.strip_prefix(SIGNED)?.split_once(' '));
    let (key, signature) = words.ok_or(Problem::Cut)?;
    let is_hexadecimal = |text: &str| text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let is_sound = key.len() == KEY_LETTERS && signature.len() == SIGNATURE_LETTERS;
    if is_sound && is_hexadecimal(key) && is_hexadecimal(signature) {
        Ok(Some(Signature { key, signature }))
    } else {
        Err(Problem::Cut)
    }
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    let first = *part.first()?;
    let mut from = 0;
    loop {
        let at = from + bytes.get(from..)?.iter().position(|byte| *byte == first)?;
        if bytes[at..].starts_with(part) {
            return Some(at);
        }
        from = at + 1;
    }
}
