//! A name that is known keeps its spelling: 'pt bara' typed beside 'PT Bara' is no other company, and no other activity.

use crate::store::State;
use crate::table::fold::fold;

/// The company that is meant, as the portal writes it; one that is new as it was typed.
pub(super) fn company(state: &State, typed: String) -> String {
    let filed = state.repository.companies().into_iter();
    let registered = state.directory.businesses.iter().map(|business| business.name.as_str());
    as_known(filed.chain(registered), typed)
}

/// The activity that is meant, as the portal writes it; one that is new as it was typed.
pub(super) fn activity(state: &State, typed: String) -> String {
    as_known(state.repository.datasets.iter().map(|set| set.kegiatan.as_str()), typed)
}

fn as_known<'a>(names: impl Iterator<Item = &'a str>, typed: String) -> String {
    let folded = fold(&typed);
    let mut meant = names.filter(|name| fold(name) == folded).peekable();
    // Should two be known that differ in letters only, the one that was typed exactly is meant.
    let Some(first) = meant.peek().copied() else { return typed };
    if meant.any(|name| name == typed) { typed } else { first.to_owned() }
}
