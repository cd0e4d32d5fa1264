//! The rows of a list during an export in pieces.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use crate::store::session::Session;

type Key = (Session, Box<dyn Any>);

/// Cached rows of one list in order, valid until a ticket changes. Derived from the tickets, so a copy starts empty.
#[derive(Debug, Default)]
pub struct HeldList(RefCell<Option<(Key, Rc<Vec<u32>>)>>);

impl Clone for HeldList {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl HeldList {
    /// Drops the rows.
    pub fn let_go(&self) {
        self.0.take();
    }

    /// Caches the rows of a list and drops earlier ones.
    pub fn hold<Q: Clone + 'static>(&self, session: &Session, query: &Q, rows: &Rc<Vec<u32>>) {
        *self.0.borrow_mut() = Some(((session.clone(), Box::new(query.clone())), Rc::clone(rows)));
    }

    /// The rows of this list, if they are cached.
    pub fn get<Q: PartialEq + 'static>(&self, session: &Session, query: &Q) -> Option<Rc<Vec<u32>>> {
        let held = self.0.borrow();
        let ((whose, how), rows) = held.as_ref()?;
        (whose == session && how.downcast_ref() == Some(query)).then(|| Rc::clone(rows))
    }
}
