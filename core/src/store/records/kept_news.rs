//! The tickets with news for the acting person, cached until something changes. Three views read them after every command.

use std::cell::RefCell;

use crate::store::session::Session;
use crate::store::session::seen::Seen;
use crate::table::row_set::RowSet;

/// Rows of tickets with news for the person who asked last, updated for changed tickets. A copy starts empty, and
/// equality ignores it.
#[derive(Debug, Default)]
pub struct KeptNews(RefCell<Option<Kept>>);

#[derive(Debug)]
struct Kept {
    session: Session,
    seen: Seen,
    rows: RowSet,
    /// Slots with changes that `rows` does not contain yet.
    changed: Vec<u32>,
}

impl Clone for KeptNews {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptNews {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl KeptNews {
    /// Notes that the ticket in a slot has changed.
    pub fn changed(&mut self, slot: Option<u32>) {
        if let Some(kept) = self.0.get_mut() {
            kept.changed.extend(slot);
        }
    }

    /// The rows for this person after these looks: the cached ones with `is_new` of the changed slots, else `all`.
    /// `slot_of` finds the tickets that the person has looked at since.
    pub fn read(
        &self,
        (session, seen): (&Session, &Seen),
        slot_of: impl Fn(&str) -> Option<u32>,
        is_new: impl Fn(u32) -> bool,
        all: impl FnOnce() -> RowSet,
    ) -> RowSet {
        let kept = &mut *self.0.borrow_mut();
        if let Some(Kept { session: whose, seen: before, rows, changed }) = kept
            && whose == session
            && let Some(looked) = seen.looked_since(before, &session.person.id)
        {
            for slot in changed.drain(..).chain(looked.into_iter().filter_map(slot_of)) {
                if is_new(slot) {
                    rows.insert(slot);
                } else {
                    rows.remove(slot);
                }
            }
            if before != seen {
                before.clone_from(seen);
            }
            return rows.clone();
        }
        let rows = all();
        *kept = Some(Kept { session: session.clone(), seen: seen.clone(), rows: rows.clone(), changed: Vec::new() });
        rows
    }
}
