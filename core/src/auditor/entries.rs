//! What the acting auditor has: the assignments that are its own, each with its data (§6).

use crate::assignment::Assignment;
use crate::assignment::store::is_own;
use crate::error::Refusal;
use crate::reader::Reader;
use crate::repository::store::Item;
use crate::session::Action;

/// An assignment with what it is about.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub(super) assignment: &'a Assignment,
    pub(super) item: Item<'a>,
}

/// What is assigned to the acting auditor, the newest assignment first.
pub(super) fn entries<'a>(reader: &Reader<'a>) -> Result<Vec<Entry<'a>>, Refusal> {
    reader.require(Action::ReadAssignedData)?;
    let session = reader.session();
    let own = reader.assignments().newest_first().into_iter();
    let own = own.filter(|assignment| is_own(session, assignment));
    let entry =
        |assignment: &'a Assignment| Some(Entry { assignment, item: reader.repository().item(&assignment.data_id)? });
    Ok(own.filter_map(entry).collect())
}

/// How many of them count.
pub(super) fn count(entries: &[Entry], counted: impl Fn(&Entry) -> bool) -> u32 {
    u32::try_from(entries.iter().filter(|entry| counted(entry)).count()).unwrap_or(u32::MAX)
}
