//! The rows of a block whose text has not been read: each search requests it.

use super::TextsOf;
use super::arena::RowText;
use super::block_rows::{BLOCK_ROWS, BlockRows};
use super::loose::Loose;
use super::needle::Needle;
use crate::saturated;
use crate::similar::Similar;

#[derive(Debug, Clone)]
pub(super) struct Unread {
    first: u32,
    rows: BlockRows,
    /// False if `rows` is certainly empty, as in most blocks of a long list; a search then skips it.
    may_have_rows: bool,
}

impl Unread {
    pub(super) fn of_block(number: usize) -> Self {
        let first = saturated(number).saturating_mul(BLOCK_ROWS);
        Self { first, rows: BlockRows::EMPTY, may_have_rows: false }
    }

    pub(super) const fn rows(&self) -> &BlockRows {
        &self.rows
    }

    pub(super) fn insert(&mut self, row: u16) {
        self.rows.insert(row);
        self.may_have_rows = true;
    }

    pub(super) fn remove(&mut self, row: u16) {
        self.rows.remove(row);
    }

    pub(super) fn find(&self, needle: &Needle<'_>, texts: TextsOf<'_>, among: &BlockRows, found: &mut BlockRows) {
        if !self.may_have_rows {
            return;
        }
        let mut here = among.clone();
        here.and(&self.rows);
        let mut text = Vec::new();
        for row in here.iter() {
            text.clear();
            texts(self.first + u32::from(row), &mut |field| RowText::after(&mut text).add(field));
            if needle.occurs_in(&text) {
                found.insert(row);
            }
        }
    }

    /// Collects the similar words of these fields.
    pub(super) fn similar(&self, fields: &[usize], texts: TextsOf<'_>, similar: &mut Similar) {
        for row in self.rows.iter() {
            let mut field = 0;
            texts(self.first + u32::from(row), &mut |text| {
                if fields.contains(&field) {
                    similar.meet(text);
                }
                field += 1;
            });
        }
    }

    pub(super) fn read(&mut self, texts: TextsOf<'_>, into: &mut Loose) {
        for row in self.rows.iter() {
            let mut text = into.begin(row);
            texts(self.first + u32::from(row), &mut |field| text.add(field));
        }
        self.rows = BlockRows::EMPTY;
        self.may_have_rows = false;
    }
}
