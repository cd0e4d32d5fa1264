//! An assignment carries the name, stage and company of its data, because lists search and sort by them. The copies
//! follow the data.

use crate::model::assignment::Assignment;
use crate::store::State;
use crate::store::records::repository::Item;

/// The assignment with the present name, stage and company of its data; `None` if they are right already.
pub(crate) fn renewed(assignment: &Assignment, item: Item) -> Option<Assignment> {
    let after = Assignment {
        data_name: item.name(),
        tahapan: item.tahapan(),
        badan_usaha: item.badan_usaha().to_owned(),
        ..assignment.clone()
    };
    (after != *assignment).then_some(after)
}

/// The assignments of the data that need renewing, before and after.
pub(crate) fn outdated<'a>(state: &'a State, item: Item<'a>) -> impl Iterator<Item = (&'a Assignment, Assignment)> {
    let of_data = state.assignments.of_data(item.id());
    of_data.filter_map(move |assignment| Some((assignment, renewed(assignment, item)?)))
}
