//! The rows of a list while they are written to a file piece by piece.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use crate::store::session::Session;

/// Whose list it is, and the query by which it was asked for.
type Key = (Session, Box<dyn Any>);

/// The rows of one list, in its order, as long as no ticket changes: what is held is of one state. It follows from the tickets, so
/// a copy begins without it.
#[derive(Debug, Default)]
pub struct HeldList(RefCell<Option<(Key, Rc<Vec<u32>>)>>);

impl Clone for HeldList {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl HeldList {
    /// Lets go of the rows: one of them is another, or nobody needs them any more.
    pub fn let_go(&self) {
        self.0.take();
    }

    /// Holds these rows, and no longer those before.
    pub fn hold<Q: Clone + 'static>(&self, session: &Session, query: &Q, rows: &Rc<Vec<u32>>) {
        *self.0.borrow_mut() = Some(((session.clone(), Box::new(query.clone())), Rc::clone(rows)));
    }

    /// The rows of this list, if they are held.
    pub fn get<Q: PartialEq + 'static>(&self, session: &Session, query: &Q) -> Option<Rc<Vec<u32>>> {
        let held = self.0.borrow();
        let ((whose, how), rows) = held.as_ref()?;
        (whose == session && how.downcast_ref() == Some(query)).then(|| Rc::clone(rows))
    }
}
