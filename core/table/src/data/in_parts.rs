//! A value that is made of all rows of a table, at once or in parts.

use std::cell::{OnceCell, RefCell};

/// What has been made so far, and the value once it is.
#[derive(Debug, Clone)]
pub(super) struct InParts<M, V> {
    value: OnceCell<V>,
    /// How many rows were gone through so far.
    making: RefCell<(u32, M)>,
}

impl<M: Default, V> Default for InParts<M, V> {
    fn default() -> Self {
        Self { value: OnceCell::new(), making: RefCell::default() }
    }
}

impl<M: Default, V: Clone> InParts<M, V> {
    /// Goes through the next `part` of `rows`, each of which `add` takes in; before the first, `begin` makes room. The value, when that was the last part.
    pub(super) fn read(
        &self,
        (rows, part): (u32, u32),
        begin: impl FnOnce(&mut M),
        mut add: impl FnMut(&mut M, u32),
        finish: impl FnOnce(M) -> V,
    ) -> Option<V> {
        if self.value.get().is_none() {
            let (next, mut made) = self.making.take();
            if next == 0 {
                begin(&mut made);
            }
            let end = next.saturating_add(part).min(rows);
            (next..end).for_each(|row| add(&mut made, row));
            if end < rows {
                *self.making.borrow_mut() = (end, made);
                return None;
            }
            self.value.get_or_init(|| finish(made));
        }
        self.value.get().cloned()
    }
}
