//! Names of companies and activities are matched ignoring case: typed 'pt bara' means the known 'PT Bara'.

use crate::store::{Reader, State};
use crate::table::fold::fold;

/// The known spelling of the company, or the typed text if the company is new.
pub(super) fn company(state: &State, typed: String) -> String {
    let filed = state.repository.companies().into_iter();
    let registered = state.directory.businesses().map(|business| business.name.as_str());
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
    let registered = state.directory.businesses().map(|business| business.name.as_str());
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

/// A known company whose name is nearly the typed one: 'PT Bara Khatulistwa' for 'PT Bara Khatulistiwa'. `None` if the
/// name is known, or like none.
pub(super) fn nearly(reader: &Reader, typed: &str) -> Option<String> {
    let typed = fold(typed);
    let filed = reader.repository().companies().into_iter();
    let registered = reader.directory().businesses().map(|business| business.name.as_str());
    let names: Vec<&str> = filed.chain(registered).collect();
    if typed.chars().count() < LEAST_LETTERS || names.iter().any(|name| fold(name) == typed) {
        return None;
    }
    let near = names.into_iter().map(|name| (distance(&bare(&fold(name)), &bare(&typed)), name));
    let (distance, name) = near.min_by_key(|(distance, _)| *distance)?;
    let most = bare(&typed).chars().count() / LETTERS_PER_MISTAKE;
    (distance <= most.clamp(1, MOST_MISTAKES)).then(|| name.to_owned())
}

/// Shorter names are nearly like too many others.
const LEAST_LETTERS: usize = 5;
/// One mistake is allowed for this many letters.
const LETTERS_PER_MISTAKE: usize = 6;
const MOST_MISTAKES: usize = 3;

/// The name without its legal form and without signs.
fn bare(folded: &str) -> String {
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !matches!(*word, "pt" | "cv" | "ud" | "tbk" | "persero")).collect::<Vec<_>>().join(" ")
}

/// The number of letters to insert, remove or replace (Levenshtein distance).
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (place, letter) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = place + 1;
        for (at, other) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[right.len()]
}
