use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

use super::Labels;

/// The texts of the rows read so far. A hash finds equal texts, so each is stored once; case and accents matter.
#[derive(Debug, Clone, Default)]
pub struct LabelReading {
    codes: Vec<u32>,
    /// In order of first appearance.
    distinct: Vec<String>,
    known: FxHashMap<u64, u32>,
}

impl LabelReading {
    /// Reserves memory for `rows` more rows.
    pub fn reserve(&mut self, rows: u32) {
        self.codes.reserve(rows as usize);
    }

    /// Adds a row; a blank text is missing.
    pub fn push(&mut self, text: Option<&str>) {
        let text = text.filter(|text| !text.trim().is_empty());
        let code = text.map_or(Labels::MISSING, |text| self.code(text));
        self.codes.push(code);
    }

    fn code(&mut self, text: &str) -> u32 {
        let mut number = FxBuildHasher.hash_one(text);
        loop {
            match self.known.get(&number) {
                Some(&code) if self.distinct[code as usize] == text => return code,
                // Another text has this hash: try the next number.
                Some(_) => number = number.wrapping_add(1),
                None => {
                    let code = u32::try_from(self.distinct.len()).unwrap_or(Labels::MISSING);
                    self.distinct.push(text.to_owned());
                    self.known.insert(number, code);
                    return code;
                }
            }
        }
    }

    /// Returns the column.
    pub fn finish(self) -> Labels {
        Labels::read(self.codes, self.distinct)
    }
}
