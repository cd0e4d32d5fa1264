//! A value computed from all rows of a table, at once or in parts.

use std::cell::{OnceCell, RefCell};

/// The unfinished value, and the final one once it is complete.
#[derive(Debug, Clone)]
pub(super) struct InParts<M, V> {
    value: OnceCell<V>,
    /// Number of rows visited so far, and the unfinished value.
    making: RefCell<(u32, M)>,
}

impl<M: Default, V> Default for InParts<M, V> {
    fn default() -> Self {
        Self { value: OnceCell::new(), making: RefCell::default() }
    }
}

impl<M: Default, V: Clone> InParts<M, V> {
    /// Passes the next `part` rows of all `rows` to `add`; `begin` allocates before the first part. `None` until the
    /// last part is done.
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
