//! The words of a search, found in long texts: which of them occur, and where they are marked.

use std::ops::Range;

use memchr::memmem::Finder;
use serde::Serialize;

use crate::compose::class;
use crate::fold::{fold_into, fold_long_into, words};
use crate::variants::is_invisible;

/// Words beyond this number are ignored.
const MOST_WORDS: usize = 63;
/// Number of hits of one word that are marked in one text.
const MOST_HITS: usize = 500;
/// Numbers of characters before the first word and from there on: of a snippet, and of one that must be short.
const SNIPPET: [usize; 2] = [50, 170];
const SHORT_SNIPPET: [usize; 2] = [25, 90];
/// Number of hits that are tried as the first word of a snippet.
const MOST_TRIED: usize = 100;

/// A piece of a text, marked or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextPiece {
    /// The text.
    pub text: String,
    /// True for a word of the search.
    pub is_hit: bool,
}

/// The words of a search, each with a bit in a mask.
#[derive(Debug, Default)]
pub struct Sought {
    words: Vec<String>,
    finders: Vec<Finder<'static>>,
}

impl Sought {
    /// The words of `query` as [`words`] folds them.
    pub fn of(query: &str) -> Self {
        Self::of_words(words(query))
    }

    /// Folded words; some may be part of others.
    pub fn of_words(mut words: Vec<String>) -> Self {
        words.truncate(MOST_WORDS);
        let finders = words.iter().map(|word| Finder::new(word).into_owned()).collect();
        Self { words, finders }
    }

    /// The folded words, longest first.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The mask of all words; 0 without words.
    pub fn all(&self) -> u64 {
        (0..self.words.len()).fold(0, |mask, word| mask | 1 << word)
    }

    /// The words of a mask as a search text.
    pub fn text_of(&self, mask: u64) -> String {
        let chosen = self.words.iter().enumerate().filter(|(word, _)| mask >> word & 1 == 1);
        chosen.map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The mask of the words in `text`. `room` is overwritten.
    pub fn mask_of(&self, text: &str, room: &mut Vec<u8>) -> u64 {
        room.clear();
        fold_long_into(text, room);
        let found = self.finders.iter().enumerate().filter(|(_, finder)| finder.find(room).is_some());
        found.fold(0, |mask, (word, _)| mask | 1 << word)
    }

    /// True if one of the words is in `text`. `room` is overwritten.
    pub fn has_any(&self, text: &str, room: &mut Vec<u8>) -> bool {
        room.clear();
        fold_long_into(text, room);
        self.finders.iter().any(|finder| finder.find(room).is_some())
    }

    /// The text with its words marked.
    pub fn marked(&self, text: &str) -> Vec<TextPiece> {
        pieces(text, 0..text.len(), &self.hits(text))
    }

    /// The part of the text around the words that are closest together, cut between words, with one space in place of
    /// any white space.
    pub fn snippet(&self, text: &str) -> Vec<TextPiece> {
        self.cut(text, SNIPPET)
    }

    /// Like [`Self::snippet`], on about one line.
    pub fn short_snippet(&self, text: &str) -> Vec<TextPiece> {
        self.cut(text, SHORT_SNIPPET)
    }

    fn cut(&self, text: &str, [before, after]: [usize; 2]) -> Vec<TextPiece> {
        let hits = self.hits(text);
        let words_from = |start: usize| {
            let near = hits.iter().filter(|hit| (start..=start + after).contains(&hit.range.start));
            near.fold(0_u64, |mask, hit| mask | 1 << hit.word).count_ones()
        };
        let starts = hits.iter().take(MOST_TRIED).map(|hit| hit.range.start);
        let first = starts.rev().max_by_key(|start| words_from(*start)).unwrap_or(0);
        pieces(text, window(text, first, [before, after]), &hits)
    }

    /// The longest word that begins first in the text, as it is written there.
    pub fn first_in<'t>(&self, text: &'t str) -> Option<&'t str> {
        self.hits(text).into_iter().next().map(|hit| &text[hit.range])
    }

    /// The first places of all words, in the order of the text.
    fn hits(&self, text: &str) -> Vec<Hit> {
        let mut hits = Vec::new();
        if self.words.is_empty() {
            return hits;
        }
        let folded = Folded::of(text);
        for (word, finder) in self.finders.iter().enumerate() {
            for at in finder.find_iter(&folded.bytes).take(MOST_HITS) {
                let range = folded.range(at, self.words[word].len());
                // The words are sorted by length, so the longest of two at one place comes first.
                let place = hits.partition_point(|hit: &Hit| hit.range.start <= range.start);
                hits.insert(place, Hit { range, word });
            }
        }
        hits
    }
}

struct Hit {
    range: Range<usize>,
    word: usize,
}

/// A folded text that knows where its bytes come from. Every white space is one space.
struct Folded<'t> {
    text: &'t str,
    bytes: Vec<u8>,
    /// Start in the text of the letter of each byte; empty if both have the same offsets.
    starts: Vec<usize>,
}

impl<'t> Folded<'t> {
    fn of(text: &'t str) -> Self {
        if text.is_ascii() {
            return Self { text, bytes: text.as_bytes().to_ascii_lowercase(), starts: Vec::new() };
        }
        let (mut bytes, mut starts) = (Vec::with_capacity(text.len()), Vec::with_capacity(text.len()));
        let mut letters = text.char_indices().peekable();
        while let Some((start, letter)) = letters.next() {
            let mut end = start + letter.len_utf8();
            while let Some((at, next)) = letters.next_if(|(_, next)| belongs_to_letter(*next)) {
                end = at + next.len_utf8();
            }
            if letter.is_whitespace() {
                bytes.push(b' ');
            } else if letter.is_ascii() && end == start + 1 {
                bytes.push(letter.to_ascii_lowercase() as u8);
            } else {
                fold_into(&text[start..end], &mut bytes);
            }
            starts.resize(bytes.len(), start);
        }
        Self { text, bytes, starts }
    }

    /// The letters of the text that fold to these bytes. Half of a letter means all of it, such as an 's' of 'ß'.
    fn range(&self, at: usize, len: usize) -> Range<usize> {
        let end = at + len;
        let Some(&last) = self.starts.get(end - 1) else { return at..end };
        let after = self.starts[end..].iter().find(|start| **start > last);
        self.starts[at]..after.copied().unwrap_or(self.text.len())
    }
}

const fn belongs_to_letter(character: char) -> bool {
    class(character) > 0 || is_invisible(character)
}

/// The snippet around the word at `first`, cut between words if there is white space near.
fn window(text: &str, first: usize, [before, after]: [usize; 2]) -> Range<usize> {
    let mut start = 0;
    if let Some((earliest, _)) = text[..first].char_indices().rev().nth(before) {
        let space = text[earliest..first].char_indices().find(|(_, letter)| letter.is_whitespace());
        start = whole_letter(text, earliest + space.map_or(0, |(at, _)| at));
    }
    let mut end = text.len();
    if let Some((latest, _)) = text[first..].char_indices().nth(after) {
        let latest = first + latest;
        let space = text[first..latest].rfind(char::is_whitespace);
        end = space.map_or_else(|| whole_letter(text, latest), |at| first + at);
    }
    start..end
}

/// The first place from `at` on that does not separate a letter from its accents.
fn whole_letter(text: &str, at: usize) -> usize {
    let rest = text[at..].char_indices();
    at + rest.skip_while(|(_, letter)| belongs_to_letter(*letter)).map(|(at, _)| at).next().unwrap_or(text[at..].len())
}

/// The part of the text, with an ellipsis where it is cut, split at the hits.
fn pieces(text: &str, part: Range<usize>, hits: &[Hit]) -> Vec<TextPiece> {
    let mut writer = PieceWriter { pieces: Vec::new(), is_after_space: true };
    if part.start > 0 {
        writer.add("… ", false);
    }
    let mut at = part.start;
    for hit in hits {
        let (start, end) = (hit.range.start.max(at), hit.range.end.min(part.end));
        if start < end {
            writer.add(&text[at..start], false);
            writer.add(&text[start..end], true);
            at = end;
        }
    }
    writer.add(&text[at..part.end], false);
    if let Some(last) = writer.pieces.last_mut() {
        last.text.truncate(last.text.trim_end().len());
    }
    if part.end < text.len() {
        writer.is_after_space = false;
        writer.add(" …", false);
    }
    writer.pieces.retain(|piece| !piece.text.is_empty());
    writer.pieces
}

/// Joins pieces of one kind, and writes one space for any white space.
struct PieceWriter {
    pieces: Vec<TextPiece>,
    is_after_space: bool,
}

impl PieceWriter {
    fn add(&mut self, text: &str, is_hit: bool) {
        if text.is_empty() {
            return;
        }
        if self.pieces.last().is_none_or(|last| last.is_hit != is_hit) {
            self.pieces.push(TextPiece { text: String::new(), is_hit });
        }
        let Some(last) = self.pieces.last_mut() else { return };
        for letter in text.chars() {
            let is_space = letter.is_whitespace();
            if !is_space {
                last.text.push(letter);
            } else if !self.is_after_space {
                last.text.push(' ');
            }
            self.is_after_space = is_space;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Sought, TextPiece};

    /// The pieces as one text, with the hits in brackets.
    fn written(pieces: &[TextPiece]) -> String {
        pieces
            .iter()
            .map(|TextPiece { text, is_hit }| if *is_hit { format!("[{text}]") } else { text.clone() })
            .collect()
    }

    fn marked(query: &str, text: &str) -> String {
        written(&Sought::of(query).marked(text))
    }

    fn snippet(query: &str, text: &str) -> String {
        written(&Sought::of(query).snippet(text))
    }

    #[test]
    fn a_mask_has_a_bit_for_each_word_in_the_text() {
        let sought = Sought::of("batubara izin m3");
        assert_eq!(sought.words(), ["batubara", "izin", "m3"]);
        let mask = |text| sought.mask_of(text, &mut Vec::new());
        assert_eq!(mask("Perizinan\nBATUBARA"), 0b011);
        assert_eq!(mask("10 m³"), 0b100);
        assert_eq!(mask("batu\nbara"), 0, "a word does not continue on the next line");
        assert_eq!((sought.all(), sought.text_of(0b101)), (0b111, "batubara m3".to_owned()));
        assert_eq!(Sought::of(" ").all(), 0);
    }

    #[test]
    fn words_are_marked_where_they_are_in_the_form_in_which_they_are_written() {
        assert_eq!(marked("izin usaha", "Izin USAHA, perizinan"), "[Izin] [USAHA], per[izin]an");
        assert_eq!(marked("café", "di Cafe\u{301}, CAFÉ"), "di [Cafe\u{301}], [CAFÉ]");
        assert_eq!(marked("strasse", "Die Straße."), "Die [Straße].");
        assert_eq!(marked("s", "Straße"), "[S]tra[ß]e", "half of a letter marks all of it");
        assert_eq!(marked("tambang m3", "tam\u{200b}bang 7 m³ 鉱"), "[tam\u{200b}bang] 7 [m³] 鉱");
        assert_eq!(marked("鉱山", "石炭鉱山局"), "石炭[鉱山]局");
    }

    #[test]
    fn overlapping_words_are_marked_together() {
        assert_eq!(marked("tamba bang", "tambang"), "[tambang]");
        assert_eq!(marked("", "tambang"), "tambang");
    }

    #[test]
    fn a_snippet_is_cut_between_words_and_shows_one_line() {
        let text = format!("{}kadar air\n\n dan  kalori {}", "awal sekali ".repeat(9), "lalu seterusnya ".repeat(30));
        let cut = snippet("kadar", &text);
        assert!(cut.starts_with("… awal sekali awal"), "{cut}");
        assert!(cut.contains(" sekali [kadar] air dan kalori lalu"), "{cut}");
        assert!(cut.ends_with(" lalu …") || cut.ends_with(" seterusnya …"), "{cut}");
        assert_eq!(snippet("izin", "Izin usaha"), "[Izin] usaha");
    }

    #[test]
    fn a_snippet_begins_where_most_words_are_close_together() {
        let text = format!("izin saja. {}izin produksi batubara.", "kata lain ".repeat(40));
        assert!(snippet("izin batubara", &text).ends_with("[izin] produksi [batubara]."));
        assert!(snippet("izin", &text).starts_with("[izin] saja."));
    }

    #[test]
    fn a_text_without_spaces_is_cut_between_whole_letters() {
        let text = format!("{}nikel{}", "e\u{301}".repeat(200), "鉱\u{200b}".repeat(400));
        let cut = snippet("nikel", &text);
        assert!(cut.starts_with("… e\u{301}e\u{301}") && cut.contains("\u{301}[nikel]鉱"), "{cut}");
        assert!(cut.ends_with("鉱\u{200b} …"), "{cut}");
        assert!(cut.chars().count() < 240);
    }

    #[test]
    fn the_first_word_is_given_as_it_is_written() {
        assert_eq!(Sought::of("royalti pnbp").first_in("Tarif PNBP dan Royalti"), Some("PNBP"));
        assert_eq!(Sought::of("royalti").first_in("Tarif"), None);
    }
}
