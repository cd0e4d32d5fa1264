//! Sorts many rows in steps of bounded work.
//!
//! Comparing whole texts would fetch them from all over memory again and again. So rows are sorted by eight bytes of
//! their text as one number, and only equal rows by the next eight. A stable radix sort sorts these numbers byte by
//! byte, from the last to the first.

use crate::sort::Direction;

/// Up to this many entries are sorted at once.
const FEW: usize = 4_096;

/// Number of bytes of a sort number, and number of values of a byte.
const DIGITS: usize = 8;
const RADIX: usize = 256;

type Entry = (u64, u32);

/// The capacity for all texts is estimated from this many.
const SAMPLE: usize = 1_024;

#[derive(Debug, Clone, Default)]
pub(crate) struct Texts {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    expected: usize,
}

impl Texts {
    /// An empty list for up to `expected` texts. Memory is reserved once, because moving the texts to a larger array
    /// takes longer than a frame.
    pub(crate) fn expecting(expected: usize) -> Self {
        Self { expected, ..Self::default() }
    }

    pub(crate) fn push(&mut self, text: &[u8]) {
        if self.ends.len() == SAMPLE {
            let expected = self.expected.saturating_sub(SAMPLE);
            self.ends.reserve(expected);
            let bytes = (self.bytes.len() + self.bytes.len() / 4) / SAMPLE;
            // The capacity is estimated from a sample; failing to reserve is harmless.
            let _ = self.bytes.try_reserve(bytes.saturating_mul(expected));
        }
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len());
    }

    pub(crate) fn get(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        &self.bytes[start..self.ends[number]]
    }

    /// The eight bytes from `from` on as a number; the flag is true if more bytes follow.
    fn prefix(&self, number: u32, from: usize) -> (u64, bool) {
        let rest = self.get(number).get(from..).unwrap_or_default();
        match rest.split_first_chunk() {
            Some((bytes, rest)) => (u64::from_be_bytes(*bytes), !rest.is_empty()),
            None => (rest.iter().rfold(0, |prefix, &byte| prefix >> 8 | u64::from(byte) << 56), false),
        }
    }
}

/// Rows whose texts are equal up to byte `from`.
#[derive(Debug, Clone, Copy)]
struct Span {
    start: usize,
    end: usize,
    from: usize,
}

#[derive(Debug, Clone)]
enum Stage {
    /// Fetches the keys of the rows from index `next` on.
    Fetch { next: usize, counts: Box<[[u32; RADIX]; DIGITS]> },
    /// Begins to sort by this digit, or skips it if all entries share it; 0 is the last digit.
    Digit { digit: usize, counts: Box<[[u32; RADIX]; DIGITS]> },
    /// Copies the entries to the spare array before a digit is sorted.
    Aside { digit: usize, counts: Box<[[u32; RADIX]; DIGITS]> },
    /// Copies the entries from index `next` on to their places for this digit.
    Lay { digit: usize, counts: Box<[[u32; RADIX]; DIGITS]>, next: usize, places: Box<[usize; RADIX]> },
    /// Finds runs of equal entries from index `next` on.
    Split { next: usize },
}

#[derive(Debug, Clone)]
pub(crate) struct SortJob {
    entries: Vec<Entry>,
    spare: Vec<Entry>,
    /// `None` if the entries are sorted by numbers alone.
    texts: Option<Texts>,
    direction: Direction,
    spans: Vec<Span>,
    now: Option<(Span, Stage)>,
}

impl SortJob {
    /// Sorts rows by numbers in ascending order; the sort is stable.
    pub(crate) fn by_numbers(entries: Vec<Entry>) -> Self {
        Self::of(entries, None, Direction::Asc)
    }

    /// Sorts texts; the result is their numbers in sorted order. The sort is stable.
    pub(crate) fn by_texts(texts: Texts, direction: Direction) -> Self {
        let entries = (0..).zip(&texts.ends).map(|(number, _)| (0, number)).collect();
        Self::of(entries, Some(texts), direction)
    }

    fn of(entries: Vec<Entry>, texts: Option<Texts>, direction: Direction) -> Self {
        let whole = Span { start: 0, end: entries.len(), from: 0 };
        Self { entries, spare: Vec::new(), texts, direction, spans: vec![whole], now: None }
    }

    /// Does about as much work as visiting `rows` rows. True when all are sorted.
    pub(crate) fn step(&mut self, rows: usize) -> bool {
        let mut left = rows;
        loop {
            let (span, stage) = match self.now.take() {
                Some(now) => now,
                None => match self.spans.pop() {
                    None => return true,
                    Some(span) if span.end - span.start <= FEW => {
                        self.sort_few(span);
                        left = left.saturating_sub(2 * (span.end - span.start));
                        if left == 0 {
                            return self.spans.is_empty();
                        }
                        continue;
                    }
                    Some(span) => (span, Stage::fetching(span.start)),
                },
            };
            let (next, done) = self.work(span, stage, left);
            self.now = next.map(|stage| (span, stage));
            left = left.saturating_sub(done);
            if left == 0 {
                return self.now.is_none() && self.spans.is_empty();
            }
        }
    }

    pub(crate) fn finish(mut self) -> Sorted {
        while !self.step(usize::MAX) {}
        Sorted { entries: self.entries, texts: self.texts }
    }

    fn sort_few(&mut self, span: Span) {
        for place in span.start..span.end {
            self.fetch(place, span.from);
        }
        // Equal entries are still in text number order, so a stable sort keeps them so.
        self.entries[span.start..span.end].sort_by_key(|&(prefix, _)| prefix);
        self.split(span, span.start, span.end);
    }

    fn fetch(&mut self, place: usize, from: usize) {
        let (number, row) = &mut self.entries[place];
        if let Some(texts) = &self.texts {
            let (prefix, _) = texts.prefix(*row, from);
            *number = if self.direction == Direction::Desc { !prefix } else { prefix };
        }
    }

    /// Continues a large span for at most `rows` rows; returns the next stage and the number of rows visited.
    fn work(&mut self, span: Span, stage: Stage, rows: usize) -> (Option<Stage>, usize) {
        let up_to = |next: usize| next.saturating_add(rows).min(span.end);
        match stage {
            Stage::Fetch { next, mut counts } => {
                let end = up_to(next);
                for place in next..end {
                    self.fetch(place, span.from);
                    let digits = self.entries[place].0.to_le_bytes();
                    counts.iter_mut().zip(digits).for_each(|(counts, digit)| counts[usize::from(digit)] += 1);
                }
                let is_done = end == span.end;
                let stage =
                    if is_done { Stage::Digit { digit: 0, counts } } else { Stage::Fetch { next: end, counts } };
                (Some(stage), end - next)
            }
            Stage::Digit { digit, .. } if digit == DIGITS => (Some(Stage::Split { next: span.start }), 0),
            Stage::Digit { digit, counts } => {
                self.spare.clear();
                let is_same = counts[digit].iter().any(|&count| count as usize == span.end - span.start);
                let next =
                    if is_same { Stage::Digit { digit: digit + 1, counts } } else { Stage::Aside { digit, counts } };
                (Some(next), 0)
            }
            Stage::Aside { digit, counts } => {
                let next = span.start + self.spare.len();
                let end = up_to(next);
                self.spare.extend_from_slice(&self.entries[next..end]);
                let places = || Box::new(places(&counts[digit]));
                let stage = if end < span.end {
                    Stage::Aside { digit, counts }
                } else {
                    Stage::Lay { places: places(), digit, counts, next: 0 }
                };
                (Some(stage), end - next)
            }
            Stage::Lay { digit, counts, next, mut places } => {
                let end = next.saturating_add(rows).min(self.spare.len());
                for entry in &self.spare[next..end] {
                    let at = &mut places[usize::from(entry.0.to_le_bytes()[digit])];
                    self.entries[span.start + *at] = *entry;
                    *at += 1;
                }
                let is_done = end == self.spare.len();
                let stage = if is_done {
                    Stage::Digit { digit: digit + 1, counts }
                } else {
                    Stage::Lay { digit, counts, next: end, places }
                };
                (Some(stage), end - next)
            }
            Stage::Split { next } => {
                let end = self.split(span, next, up_to(next));
                ((end < span.end).then_some(Stage::Split { next: end }), end - next)
            }
        }
    }

    /// Finds runs of rows that are equal so far but have more text, beginning before `end`. Returns the index behind
    /// the last run.
    fn split(&mut self, span: Span, next: usize, end: usize) -> usize {
        let Some(texts) = &self.texts else { return span.end };
        let mut start = next;
        while start < end {
            let equal = &self.entries[start..span.end];
            let len = equal.iter().take_while(|entry| entry.0 == equal[0].0).count();
            if len > 1 && equal[..len].iter().any(|&(_, row)| texts.prefix(row, span.from).1) {
                self.spans.push(Span { start, end: start + len, from: span.from + DIGITS });
            }
            start += len;
        }
        start
    }
}

fn places(counts: &[u32; RADIX]) -> [usize; RADIX] {
    let mut places = [0; RADIX];
    let mut place = 0;
    for (at, &count) in places.iter_mut().zip(counts) {
        *at = place;
        place += count as usize;
    }
    places
}

impl Stage {
    fn fetching(next: usize) -> Self {
        Self::Fetch { next, counts: Box::new([[0; RADIX]; DIGITS]) }
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Sorted {
    entries: Vec<Entry>,
    texts: Option<Texts>,
}

impl Sorted {
    /// The rows, or the text numbers, in sorted order.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = u32> {
        self.entries.iter().map(|&(_, row)| row)
    }

    pub(crate) const fn len(&self) -> usize {
        self.entries.len()
    }

    /// The entry at a place; the flag is true if its key differs from the previous one.
    pub(crate) fn at(&self, place: usize) -> (u32, bool) {
        let begins = place == 0 || !self.is_same(self.entries[place - 1], self.entries[place]);
        (self.entries[place].1, begins)
    }

    fn is_same(&self, one: Entry, other: Entry) -> bool {
        self.texts.as_ref().map_or(one.0 == other.0, |texts| texts.get(one.1) == texts.get(other.1))
    }
}

#[cfg(test)]
mod tests {
    use super::{SortJob, Texts};
    use crate::sort::Direction::{self, Asc, Desc};

    fn sorted(texts: &[String], direction: Direction, rows: usize) -> Vec<u32> {
        let mut all = Texts::default();
        for text in texts {
            all.push(text.as_bytes());
        }
        let mut job = SortJob::by_texts(all, direction);
        while !job.step(rows) {}
        job.finish().in_order().collect()
    }

    /// Enough texts for the digit sort: few different ones, with long common prefixes.
    fn many() -> Vec<String> {
        let words = ["pt tambang nikel", "pt tambang", "pt tamb", "a", "", "pt tambang nikel jaya abadi"];
        (0..20_000_usize)
            .map(|row| format!("{}{}", words[row % 6], if row % 7 == 0 { row * 7_919 % 500 } else { 7 }))
            .collect()
    }

    #[test]
    fn texts_are_compared_beyond_their_first_bytes() {
        let texts = [
            "pt tambang nikel b",
            "pt tambang",
            "pt tambang nikel a",
            "pt tamb",
            "pt tambang nikel b",
            "a",
            "pt tamba",
        ];
        let texts = texts.map(str::to_owned);
        assert_eq!(sorted(&texts, Asc, usize::MAX), [5, 3, 6, 1, 2, 0, 4]);
        assert_eq!(sorted(&texts, Desc, usize::MAX), [0, 4, 2, 1, 6, 3, 5]);
    }

    #[test]
    fn many_texts_are_sorted_stably() {
        let texts = many();
        let mut expected: Vec<u32> = (0..20_000).collect();
        expected.sort_by_key(|&row| &texts[row as usize]);
        assert_eq!(sorted(&texts, Asc, usize::MAX), expected);
        expected.sort_by_key(|&row| (std::cmp::Reverse(&texts[row as usize]), row));
        assert_eq!(sorted(&texts, Desc, usize::MAX), expected);
    }

    #[test]
    fn small_steps_give_the_same_order() {
        let texts = many();
        for rows in [1, 100, 5_000, 30_000] {
            assert!(sorted(&texts, Asc, rows) == sorted(&texts, Asc, usize::MAX), "{rows} rows a step");
        }
    }

    #[test]
    fn a_step_visits_about_as_many_rows_as_requested() {
        let mut texts = Texts::default();
        for text in many() {
            texts.push(text.as_bytes());
        }
        let mut job = SortJob::by_texts(texts, Asc);
        let mut steps = 0;
        while !job.step(5_000) {
            steps += 1;
        }
        // Each of eight digits copies and places all rows, in four steps each: 64 steps at least.
        assert!(steps > 60, "{steps} steps");
    }

    #[test]
    fn numbers_are_sorted_stably() {
        let numbers: Vec<(u64, u32)> = (0..10_000).map(|row| (u64::from(row * 7_919 % 1_000) << 40, row)).collect();
        let mut expected = numbers.clone();
        expected.sort_by_key(|&(number, _)| number);
        let rows: Vec<u32> = expected.iter().map(|&(_, row)| row).collect();
        let sorted = SortJob::by_numbers(numbers).finish();
        assert!(sorted.in_order().eq(rows));
        assert_eq!((0..sorted.len()).filter(|&place| sorted.at(place).1).count(), 1_000);
        assert_eq!(SortJob::by_numbers(Vec::new()).finish().in_order().count(), 0);
    }
}
