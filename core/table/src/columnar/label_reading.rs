use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

use super::Labels;

/// Number of different texts whose map still grows within a few milliseconds.
const MANY: usize = 1 << 15;

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
                    self.make_room();
                    let code = u32::try_from(self.distinct.len()).unwrap_or(Labels::MISSING);
                    self.distinct.push(text.to_owned());
                    self.known.insert(number, code);
                    return code;
                }
            }
        }
    }

    /// Reserves memory for all rows once most of the first ones differ: a full map moves all its texts at once, which
    /// takes too long for one step.
    fn make_room(&mut self) {
        if self.distinct.len() == MANY && self.codes.len() < 2 * MANY {
            let left = self.codes.capacity() - self.codes.len();
            self.known.reserve(left);
            self.distinct.reserve(left);
        }
    }

    /// Returns the column.
    pub fn finish(self) -> Labels {
        Labels::read(self.codes, self.distinct)
    }
}
