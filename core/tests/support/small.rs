//! The sample data with fewer records, for fast full comparisons.

use portal_core::Portal;
use portal_core::seed::json::StrictJson;
use portal_core::store::State;

use super::CLOCK;

thread_local! {
    static SMALL: State = made();
}

/// All records, except most unassigned datasets and documents and all but four dashboards.
pub fn small_state() -> State {
    SMALL.with(Clone::clone)
}

fn made() -> State {
    let mut state = Portal::open::<StrictJson>(CLOCK).state().clone();
    let used: Vec<String> = state.assignments.iter().map(|one| one.data_id.clone()).collect();
    let documents: Vec<_> = state.repository.documents.iter().map(|one| one.id.clone()).collect();
    for id in documents.iter().filter(|id| !used.contains(id) && *id != "DOC-OPR-02") {
        state.repository.documents.remove(id);
    }
    let datasets: Vec<_> = state.repository.datasets.iter().cloned().collect();
    for set in datasets.iter().filter(|set| !used.contains(&set.id) && set.id != "TAB-OPR-02") {
        state.repository.remove_dataset(set);
    }
    let dashboards: Vec<_> = state.dashboards.iter().cloned().collect();
    for (number, mut dashboard) in dashboards.into_iter().enumerate() {
        if number < 4 {
            dashboard.widgets.truncate(1);
            state.dashboards.put(dashboard);
        } else {
            state.dashboards.remove(&dashboard.id);
        }
    }
    state
}
