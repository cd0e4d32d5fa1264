//! The rows of a list while they are written to a file piece by piece.

use std::cell::RefCell;
use std::rc::Rc;

use super::views::list::TicketListQuery;
use crate::session::Session;

/// Whose list it is, and how it was asked for.
type Key = (Session, TicketListQuery);

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
    pub fn hold(&self, session: &Session, query: &TicketListQuery, rows: &Rc<Vec<u32>>) {
        *self.0.borrow_mut() = Some(((session.clone(), query.clone()), Rc::clone(rows)));
    }

    /// The rows of this list, if they are held.
    pub fn get(&self, session: &Session, query: &TicketListQuery) -> Option<Rc<Vec<u32>>> {
        let held = self.0.borrow();
        let ((whose, how), rows) = held.as_ref()?;
        (whose == session && how == query).then(|| Rc::clone(rows))
    }
}
