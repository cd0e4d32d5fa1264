//! Compares the list indexes with a check of every row.

use portal_core::model::assignment::listed as assignment;
use portal_core::model::dashboard::listed as dashboard;
use portal_core::store::State;
use portal_core::store::records::desk_rows as desk;
use portal_core::store::records::desk_rows::DeskRows;
use portal_core::store::records::lists::Lists;
use portal_core::store::records::messages::Messages;
use portal_core::table::fold::words;
use portal_core::table::list::index::ListIndex;
use portal_core::table::list::rows::Rows;
use portal_core::table::list::{EVERYWHERE, List};
use portal_core::table::sort::{Direction, Sort};

/// A state whose lists all have an index, even short ones.
pub fn with_kept_lists(state: &State) -> State {
    State { lists: Lists::scanned_up_to(0), ..state.clone() }
}

/// Panics if a list with an index answers differently from a scan.
pub fn check(state: &State) {
    let State { lists, assignments, repository, dashboards, tickets, notes, .. } = state;
    let desks = DeskRows { assignments, repository };
    compare("assignments", &lists.assignments, assignments.records(), assignment::COLUMNS.len());
    compare("desks", &lists.desks, &desks, desk::COLUMNS.len());
    compare("documents", &lists.documents, &repository.documents, 0);
    compare("dashboards", &lists.dashboards, dashboards, dashboard::COLUMNS.len());
    compare("messages", &lists.messages, &Messages(tickets), 0);
    compare("notes", &lists.notes, notes, 0);
}

fn compare(name: &str, index: &ListIndex, rows: &dyn Rows, columns: usize) {
    let plain = ListIndex::new(u32::MAX);
    let (list, plain) = (index.open(rows), plain.open(rows));
    let all = plain.all();
    assert_eq!(list.all(), all, "{name}");
    let slots = |list: List, sort| list.slots(sort, &all, 0, u32::MAX);
    assert_eq!(slots(list, None), slots(plain, None), "{name} in their own order");
    for column in (0..).take(columns) {
        for direction in [Direction::Asc, Direction::Desc] {
            let sort = Some(Sort { column, direction });
            assert_eq!(slots(list, sort), slots(plain, sort), "{name} by {column}");
        }
    }
    for column in (0..).take(rows.shape().codes) {
        assert_eq!(list.count::<8>(column, &all), plain.count::<8>(column, &all), "{name} by the value {column}");
    }
    for owner in all.iter().filter_map(|slot| rows.owner(slot)) {
        assert_eq!(list.owned_by(owner), plain.owned_by(owner), "{name} of {owner}");
    }
    for search in ["a", "an pt", "laporan", "produksi", "perizinan 2026"] {
        let found = |list: List| {
            let mut found = all.clone();
            list.narrow(&words(search), EVERYWHERE, &mut found);
            found
        };
        assert_eq!(found(list), found(plain), "{name} with {search}");
    }
}
