//! The engine of short lists: it visits all rows in question at each query.

use memchr::memmem::Finder;

use super::rows::{Rows, in_own_order};
use crate::field_mask::FieldMask;
use crate::fold::fold_into;
use crate::order::Order;
use crate::row_set::RowSet;
use crate::similar::Similar;
use crate::sort::Sort;

/// Follows each field and never occurs in a word, so that no word matches across two fields.
const END: u8 = 0xFF;

pub(super) fn all(rows: &dyn Rows) -> RowSet {
    RowSet::of_each((0..rows.slot_count()).map(|slot| rows.has(slot)))
}

pub(super) fn owned_by(rows: &dyn Rows, owner: &str) -> RowSet {
    RowSet::of_each((0..rows.slot_count()).map(|slot| rows.owner(slot) == Some(owner) && rows.has(slot)))
}

pub(super) fn keep(rows: &dyn Rows, column: u8, codes: &[u8], set: &mut RowSet) {
    set.retain(|slot| codes.contains(&rows.code(slot, column)));
}

pub(super) fn count(rows: &dyn Rows, column: u8, set: &RowSet, counts: &mut [u32]) {
    for slot in set {
        if let Some(count) = counts.get_mut(usize::from(rows.code(slot, column))) {
            *count += 1;
        }
    }
}

pub(super) fn narrow(rows: &dyn Rows, words: &[String], scope: &[FieldMask], set: &mut RowSet) {
    let words: Vec<Finder> = words.iter().map(Finder::new).collect();
    let mut text = Vec::new();
    set.retain(|slot| {
        text.clear();
        for (part, fields) in scope.iter().enumerate() {
            let mut field = 0;
            rows.texts(slot, part, &mut |shown| {
                if fields.contains(field) {
                    fold_into(shown, &mut text);
                    text.push(END);
                }
                field += 1;
            });
        }
        words.iter().all(|word| word.find(&text).is_some())
    });
}

pub(super) fn similar(rows: &dyn Rows, scope: &[FieldMask], set: &RowSet, similar: &mut Similar) {
    for slot in set {
        for (part, fields) in scope.iter().enumerate() {
            let mut field = 0;
            rows.texts(slot, part, &mut |shown| {
                if fields.contains(field) {
                    similar.meet(shown);
                }
                field += 1;
            });
        }
    }
}

pub(super) fn page(rows: &dyn Rows, sort: Option<Sort<u8>>, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
    let slots = in_own_order(rows, set);
    let order = match sort {
        Some(Sort { column, direction }) => Order::sorted(slots, direction, |slot| rows.key(slot, column)),
        None => Order::of_store(slots),
    };
    order.take_page(set, first, len)
}
