//! The index of a long list, updated at each change.

use rustc_hash::FxHashMap;

use super::rows::{Rows, Shape};
use crate::columns::CodeColumn;
use crate::field_mask::FieldMask;
use crate::kept_orders::KeptOrders;
use crate::row_set::RowSet;
use crate::similar::Similar;
use crate::sort::{Direction, Sort};
use crate::text_index::{TextIndex, TextsOf};

#[derive(Clone, Debug)]
pub(super) struct Kept {
    all: RowSet,
    codes: Vec<CodeColumn>,
    owned: FxHashMap<String, RowSet>,
    texts: Vec<TextIndex>,
    orders: KeptOrders,
}

impl Kept {
    pub(super) fn empty(shape: &Shape) -> Self {
        Self {
            all: RowSet::new(),
            codes: vec![CodeColumn::new(); shape.codes],
            owned: FxHashMap::default(),
            texts: shape.texts.iter().map(|part| TextIndex::new(part.fields)).collect(),
            orders: KeptOrders::new(),
        }
    }

    pub(super) fn of(rows: &dyn Rows) -> Self {
        let mut kept = Self::empty(rows.shape());
        (0..rows.slot_count()).for_each(|slot| kept.arrive(slot, rows));
        kept.all_there(rows.shape());
        kept
    }

    /// Adds a row during a load, without its texts.
    pub(super) fn arrive(&mut self, slot: u32, rows: &dyn Rows) {
        if !rows.has(slot) {
            return;
        }
        self.all.insert(slot);
        for (column, codes) in (0..).zip(&mut self.codes) {
            codes.set(slot, rows.code(slot, column));
        }
        if let Some(owner) = rows.owner(slot) {
            match self.owned.get_mut(owner) {
                Some(owned) => drop(owned.insert(slot)),
                None => drop(self.owned.insert(owner.to_owned(), [slot].into_iter().collect())),
            }
        }
    }

    /// Ends the load. Searches request texts from the records until [`Self::pack`] has read them.
    pub(super) fn all_there(&mut self, shape: &Shape) {
        self.texts = shape.texts.iter().map(|part| TextIndex::unread(part.fields, &self.all)).collect();
    }

    /// Call this before a row changes or is deleted.
    pub(super) fn leave(&mut self, slot: u32, rows: &dyn Rows) {
        if !self.all.contains(slot) {
            return;
        }
        self.orders.leave(slot, rows);
        if let Some(owned) = rows.owner(slot).and_then(|owner| self.owned.get_mut(owner)) {
            owned.remove(slot);
        }
    }

    /// Call this after a row was added, changed or deleted.
    pub(super) fn enter(&mut self, slot: u32, rows: &dyn Rows) {
        if !rows.has(slot) {
            self.all.remove(slot);
            self.codes.iter_mut().for_each(|codes| codes.clear(slot));
            self.texts.iter_mut().for_each(|texts| texts.clear(slot));
            return;
        }
        self.arrive(slot, rows);
        for (number, (part, texts)) in rows.shape().texts.iter().zip(&mut self.texts).enumerate() {
            if !part.is_fixed || !texts.rows().contains(slot) {
                let mut text = texts.begin(slot);
                rows.texts(slot, number, &mut |shown| text.add(shown));
            }
        }
        self.orders.enter(slot, rows);
    }

    /// Reads or packs some texts, about 10 ms of work at most. False when nothing is left to do.
    pub(super) fn pack(&mut self, rows: &dyn Rows) -> bool {
        let mut parts = self.texts.iter_mut().enumerate();
        parts.any(|(part, texts)| texts.pack(&|slot, take| rows.texts(slot, part, take)))
    }

    pub(super) fn unread(&self) -> u32 {
        self.texts.iter().map(TextIndex::unread_rows).max().unwrap_or_default()
    }

    pub(super) const fn all(&self) -> &RowSet {
        &self.all
    }

    pub(super) fn owned_by(&self, owner: &str) -> RowSet {
        self.owned.get(owner).cloned().unwrap_or_default()
    }

    pub(super) fn keep(&self, column: u8, codes: &[u8], set: &mut RowSet) {
        let Some(known) = self.codes.get(usize::from(column)) else { return };
        if let [code] = codes {
            set.and(known.rows(*code));
        } else {
            let mut wanted = RowSet::new();
            for code in codes {
                wanted.or(known.rows(*code));
            }
            set.and(&wanted);
        }
    }

    pub(super) fn count(&self, column: u8, set: &RowSet, counts: &mut [u32]) {
        if let Some(known) = self.codes.get(usize::from(column)) {
            known.count_each(set, counts);
        }
    }

    pub(super) fn narrow(&self, rows: &dyn Rows, words: &[String], scope: &[FieldMask], set: &mut RowSet) {
        let asked = || self.texts.iter().zip(scope).enumerate().filter(|(_, (_, fields))| **fields != FieldMask::NONE);
        if asked().count() == 1 {
            for (part, (texts, fields)) in asked() {
                let shown: TextsOf = &|slot, take| rows.texts(slot, part, take);
                texts.narrow_in(words, *fields, Some(shown), set);
            }
            return;
        }
        for word in words {
            let mut found = RowSet::new();
            for (part, (texts, fields)) in asked() {
                let shown: TextsOf = &|slot, take| rows.texts(slot, part, take);
                found.or(&texts.matching_in(word, *fields, Some(shown)));
            }
            set.and(&found);
        }
    }

    pub(super) fn similar(&self, rows: &dyn Rows, scope: &[FieldMask], similar: &mut Similar) {
        for (part, (texts, fields)) in self.texts.iter().zip(scope).enumerate() {
            texts.similar(*fields, &|slot, take| rows.texts(slot, part, take), similar);
        }
    }

    pub(super) fn page(&self, rows: &dyn Rows, sort: Option<Sort<u8>>, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        if sort.is_none() && !rows.shape().is_placed {
            return set.page_from_the_end(first, len);
        }
        let direction = sort.map_or(Direction::Asc, |sort| sort.direction);
        let sort = Sort { column: sort.map(|sort| sort.column), direction };
        self.orders.page(sort, (&self.all, set), (first, len), rows)
    }

    pub(super) fn prepare(&self, rows: &dyn Rows, column: u8, set: &RowSet) -> bool {
        self.orders.prepare(Some(column), (&self.all, set), rows)
    }
}
