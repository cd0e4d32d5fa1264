//! Columns that are kept beside a store, so that a dashboard of twenty widgets reads the records once.

use std::cell::RefCell;
use std::rc::Rc;

use portal_dashboard::column_source::ColumnSource;

/// The columns of a store, made when first asked for and kept in step record by record. They follow from the records, so stores
/// with different ones can be equal, and a copy begins without any.
#[derive(Debug, Default)]
pub struct KeptColumns(RefCell<Kept>);

#[derive(Debug, Default)]
struct Kept {
    /// Minutes ahead of UTC for which the days were counted, and the columns.
    columns: Option<(i32, Rc<ColumnSource>)>,
    /// The slots that changed since.
    changed: Vec<u32>,
}

impl Clone for KeptColumns {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl KeptColumns {
    /// Notes that the record in a slot changed.
    pub fn changed(&mut self, slot: u32) {
        let kept = self.0.get_mut();
        if kept.columns.is_some() {
            kept.changed.push(slot);
        }
    }

    /// The columns for a zone: those that are kept, with `update` called for each slot that changed, or new ones.
    pub fn get(
        &self,
        offset_minutes: i32,
        build: impl FnOnce() -> ColumnSource,
        update: impl Fn(&mut ColumnSource, u32),
    ) -> Rc<ColumnSource> {
        let Kept { columns, changed } = &mut *self.0.borrow_mut();
        let changed = std::mem::take(changed);
        match columns {
            Some((offset, columns)) if *offset == offset_minutes => {
                if !changed.is_empty() {
                    let columns = Rc::make_mut(columns);
                    for slot in changed {
                        update(columns, slot);
                    }
                }
                Rc::clone(columns)
            }
            _ => {
                let made = Rc::new(build());
                *columns = Some((offset_minutes, Rc::clone(&made)));
                made
            }
        }
    }
}
