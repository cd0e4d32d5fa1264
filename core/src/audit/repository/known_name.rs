//! Names of companies and activities are matched ignoring case: typed 'pt bara' means the known 'PT Bara'.

use crate::store::State;
use crate::table::fold::fold;

/// The known spelling of the company, or the typed text if the company is new.
pub(super) fn company(state: &State, typed: String) -> String {
    let filed = state.repository.companies().into_iter();
    let registered = state.directory.businesses.iter().map(|business| business.name.as_str());
    as_known(filed.chain(registered), typed)
}

/// The known spelling of the activity, or the typed text if the activity is new.
pub(super) fn activity(state: &State, typed: String) -> String {
    as_known(state.repository.datasets.iter().map(|set| set.kegiatan.as_str()), typed)
}

/// Like [`company`], but the spelling in the record with this id does not count, so that it can be corrected.
pub(super) fn company_of(state: &State, typed: String, id: &str) -> String {
    let sets = state.repository.datasets.iter().filter(|set| set.id != id).map(|set| set.badan_usaha.as_str());
    let others = state.repository.documents.iter().filter(|document| document.id != id);
    let documents = others.map(|document| document.badan_usaha.as_str());
    let registered = state.directory.businesses.iter().map(|business| business.name.as_str());
    as_known(sets.chain(documents).chain(registered), typed)
}

/// Like [`activity`], but the spelling in the dataset with this id does not count, so that it can be corrected.
pub(super) fn activity_of(state: &State, typed: String, id: &str) -> String {
    let others = state.repository.datasets.iter().filter(|set| set.id != id);
    as_known(others.map(|set| set.kegiatan.as_str()), typed)
}

fn as_known<'a>(names: impl Iterator<Item = &'a str>, typed: String) -> String {
    let folded = fold(&typed);
    let mut meant = names.filter(|name| fold(name) == folded).peekable();
    // If several known names differ only in case, an exact match wins.
    let Some(first) = meant.peek().copied() else { return typed };
    if meant.any(|name| name == typed) { typed } else { first.to_owned() }
}
