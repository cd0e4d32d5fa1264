//! A text per row, where many rows share the same text.

use std::collections::HashMap;
use std::iter::repeat_n;

use super::LabelReading;

/// Up to this many texts, comparing each is faster than hashing.
const FEW: usize = 12;

/// A column of texts: each row holds a code, the index of its text.
#[derive(Debug, Clone, Default)]
pub struct Labels {
    codes: Codes,
    /// In order of first appearance.
    texts: Vec<String>,
    /// Code of each label; built at the first change after there are more than [`FEW`] labels.
    known: Option<HashMap<String, u32>>,
}

#[derive(Debug, Clone)]
pub(crate) enum Codes {
    Each(Vec<u32>),
    /// The code of all rows, and the number of rows.
    Same(u32, u32),
}

impl Default for Codes {
    fn default() -> Self {
        Self::Each(Vec::new())
    }
}

impl Labels {
    /// The code of a row without a text.
    pub const MISSING: u32 = u32::MAX;

    /// Makes the column of `texts`. A blank text is missing; texts that differ in case are different.
    pub fn from_texts<'a>(texts: impl Iterator<Item = Option<&'a str>>) -> Self {
        let mut reading = LabelReading::default();
        texts.for_each(|text| reading.push(text));
        reading.finish()
    }

    /// Makes a column from codes that are indexes of `texts` or [`Labels::MISSING`].
    pub(super) const fn read(codes: Vec<u32>, texts: Vec<String>) -> Self {
        Self { codes: Codes::Each(codes), texts, known: None }
    }

    /// Makes a column from codes and labels. `None` if a code is neither an index of `labels` nor
    /// [`Labels::MISSING`].
    pub fn from_parts(codes: Vec<u32>, labels: Vec<String>) -> Option<Self> {
        let fits = |&code: &u32| code == Self::MISSING || (code as usize) < labels.len();
        codes.iter().all(fits).then_some(Self { codes: Codes::Each(codes), texts: labels, known: None })
    }

    /// A column of `rows` rows that all have `label`; it takes no more memory than one row.
    pub fn same(label: &str, rows: u32) -> Self {
        if is_blank(label) {
            return Self { codes: Codes::Same(Self::MISSING, rows), ..Self::default() };
        }
        Self { codes: Codes::Same(0, rows), texts: vec![label.to_owned()], known: None }
    }

    /// Number of rows.
    pub fn rows(&self) -> u32 {
        match &self.codes {
            Codes::Each(codes) => code_at(codes.len()),
            Codes::Same(_, rows) => *rows,
        }
    }

    /// The code of `row`; [`Labels::MISSING`] beyond the column.
    pub fn code(&self, row: u32) -> u32 {
        match &self.codes {
            Codes::Each(codes) => codes.get(row as usize).copied().unwrap_or(Self::MISSING),
            Codes::Same(code, rows) if row < *rows => *code,
            Codes::Same(..) => Self::MISSING,
        }
    }

    /// The one code of all rows, if the column is stored that way.
    pub fn uniform(&self) -> Option<u32> {
        match &self.codes {
            Codes::Each(_) => None,
            Codes::Same(code, _) => Some(*code),
        }
    }

    /// The distinct texts by code. After changes some of them may have no row.
    pub fn labels(&self) -> &[String] {
        &self.texts
    }

    /// The codes row by row.
    pub fn codes(&self) -> impl Iterator<Item = u32> {
        let (each, same) = match &self.codes {
            Codes::Each(codes) => (codes.as_slice(), None),
            Codes::Same(code, rows) => (&[][..], Some(repeat_n(*code, *rows as usize))),
        };
        each.iter().copied().chain(same.into_iter().flatten())
    }

    pub(crate) fn stored_codes(&self) -> &Codes {
        &self.codes
    }

    /// Reserves memory for `rows` more rows.
    pub fn reserve(&mut self, rows: u32) {
        if let Codes::Each(codes) = &mut self.codes {
            codes.reserve(rows as usize);
        }
    }

    /// Sets the text of `row`, or removes it. The column grows to include `row`.
    pub fn set(&mut self, row: u32, label: Option<&str>) {
        let code = label.filter(|label| !is_blank(label)).map_or(Self::MISSING, |label| self.intern(label));
        if let Codes::Same(..) = self.codes {
            self.codes = Codes::Each(self.codes().collect());
        }
        if let Codes::Each(codes) = &mut self.codes {
            let place = row as usize;
            if place >= codes.len() {
                codes.resize(place + 1, Self::MISSING);
            }
            codes[place] = code;
        }
    }

    fn intern(&mut self, label: &str) -> u32 {
        let texts = &mut self.texts;
        if self.known.is_none() && texts.len() <= FEW {
            if let Some(place) = texts.iter().position(|text| text == label) {
                return code_at(place);
            }
            texts.push(label.to_owned());
            return code_at(texts.len() - 1);
        }
        let known = self.known.get_or_insert_with(|| texts.iter().cloned().zip(0..).collect());
        if let Some(&code) = known.get(label) {
            return code;
        }
        let code = code_at(texts.len());
        texts.push(label.to_owned());
        known.insert(label.to_owned(), code);
        code
    }
}

fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// The number fits: a table has fewer rows, and so fewer labels, than `u32::MAX`.
fn code_at(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(Labels::MISSING)
}

#[cfg(test)]
mod tests {
    use super::Labels;

    const NONE: u32 = Labels::MISSING;

    fn codes(labels: &Labels) -> Vec<u32> {
        let codes: Vec<u32> = labels.codes().collect();
        assert_eq!(codes, (0..labels.rows()).map(|row| labels.code(row)).collect::<Vec<_>>());
        codes
    }

    #[test]
    fn texts_are_numbered_as_they_appear_and_blank_ones_are_missing() {
        let texts = [Some("b"), None, Some("a"), Some(" "), Some("b"), Some("B")];
        let labels = Labels::from_texts(texts.into_iter());
        assert_eq!(codes(&labels), [0, NONE, 1, NONE, 0, 2]);
        assert_eq!(labels.labels(), ["b", "a", "B"]);
        assert_eq!(labels.code(6), NONE);
    }

    #[test]
    fn a_code_without_a_label_is_refused() {
        let names = || vec!["a".to_owned()];
        assert!(Labels::from_parts(vec![0, NONE], names()).is_some());
        assert!(Labels::from_parts(vec![0, 1], names()).is_none());
    }

    #[test]
    fn a_column_of_one_label_reads_like_any_other() {
        let labels = Labels::same("x", 3);
        assert_eq!((codes(&labels), labels.code(3)), (vec![0, 0, 0], NONE));
        assert_eq!((labels.uniform(), Labels::same(" ", 2).uniform()), (Some(0), Some(NONE)));
        assert_eq!(codes(&Labels::same(" ", 2)), [NONE, NONE]);
    }

    #[test]
    fn texts_keep_their_codes_when_a_hash_replaces_the_comparison() {
        let mut labels = Labels::default();
        for row in 0..60 {
            labels.set(row, Some(&format!("PT {}", row % 30)));
        }
        assert_eq!(codes(&labels), (0..30).chain(0..30).collect::<Vec<u32>>());
        assert_eq!(labels.labels().len(), 30);
    }

    #[test]
    fn a_changed_row_gets_the_code_of_its_label_and_the_column_grows_to_include_it() {
        let mut labels = Labels::from_texts([Some("a"), Some("b")].into_iter());
        labels.set(0, Some("b"));
        labels.set(4, Some("c"));
        labels.set(1, Some(""));
        assert_eq!(codes(&labels), [1, NONE, NONE, NONE, 2]);
        let mut same = Labels::same("x", 2);
        same.set(1, Some("y"));
        same.set(2, Some("x"));
        assert_eq!((codes(&same), same.labels().len()), (vec![0, 1, 0], 2));
    }
}
