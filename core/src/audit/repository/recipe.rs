//! Recipes: recognise a file of the same shape, and read it as the file before (decisions §8).

use serde::{Deserialize, Serialize};

use super::form::DatasetForm;
use crate::locale::month_name;
use crate::model::repository::{Dataset, Recipe, RecipeColumn};
use crate::store::records::shelf::Shelved;
use crate::table::data::column::{ColumnKind, FoundColumn, Meaning};
use crate::table::data::csv_form::CsvChoices;
use crate::table::fold::fold;
use crate::table::saturated;

/// A file may differ from the recipe by one heading for each of this many.
const HEADINGS_PER_DIFFERENCE: usize = 4;

/// How a file was read, beside its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadingFacts {
    /// Headings of the file as it was first read.
    pub seen: Vec<String>,
    /// Choices about the structure.
    #[cfg_attr(target_family = "wasm", tsify(type = "Partial<CsvChoices>"))]
    pub choices: CsvChoices,
    /// Chosen sheet of a workbook, from 0.
    pub sheet: Option<u32>,
}

/// The recipe for a file that is read as the form says.
pub(super) fn recipe(form: &DatasetForm, found: &[FoundColumn], facts: &ReadingFacts) -> Recipe {
    let column = |place: u32| {
        let column = found.get(place as usize)?;
        let kind = form.kinds.get(place as usize).copied().flatten().unwrap_or(column.kind);
        let (name, missing) = (form.header(place as usize), form.missing(place as usize).map(str::to_owned));
        Some(RecipeColumn { heading: column.header.clone(), name, kind, missing })
    };
    let all: Vec<u32> = (0..saturated(found.len())).collect();
    let kept = if form.kept.is_empty() { &all } else { &form.kept };
    let left_out = all.iter().filter(|place| !kept.contains(place));
    Recipe {
        seen: facts.seen.clone(),
        choices: CsvChoices { columns: None, ..facts.choices.clone() },
        sheet: facts.sheet,
        columns: kept.iter().filter_map(|place| column(*place)).collect(),
        left_out: left_out.map(|place| found[*place as usize].header.clone()).collect(),
        existing: form.existing,
    }
}

/// True if a file with these headings has the shape of the recipe.
pub(super) fn is_of_shape(recipe: &Recipe, seen: &[String]) -> bool {
    let most = recipe.seen.len().max(seen.len());
    let shared = seen.iter().filter(|heading| has(&recipe.seen, heading)).count();
    shared > 0 && (most - shared.min(most)) * HEADINGS_PER_DIFFERENCE <= most
}

/// True if two file names differ in numbers, names of months and extension only.
pub(super) fn is_alike(one: &str, other: &str) -> bool {
    let bare = |name: &str| -> Vec<String> {
        let folded = fold(name.rsplit_once('.').map_or(name, |(stem, _)| stem));
        let words = folded.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
        words.filter(|word| month_name::read(word).is_none()).map(str::to_owned).collect()
    };
    bare(one) == bare(other)
}

/// The choices about the columns of a file that a recipe makes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecipeFit {
    /// Kind of each column; `None` for a new one.
    pub kinds: Vec<Option<ColumnKind>>,
    /// Heading of each column that has another one than in the file.
    pub headers: Vec<Option<String>>,
    /// Texts for 'no value' of each column; `None` for the usual ones.
    pub missing_words: Vec<Option<String>>,
    /// All columns, in the order of the recipe; new ones are last.
    pub order: Vec<u32>,
    /// The columns that the recipe leaves out.
    pub left_out: Vec<u32>,
    /// Headings that the recipe has and the file lacks.
    pub missing: Vec<String>,
    /// Headings that the recipe lacks.
    pub fresh: Vec<String>,
    /// Headings of columns whose cells are of another type than before.
    pub other_kinds: Vec<String>,
}

/// Applies the recipe of a dataset to a file.
pub(super) fn fit(recipe: &Recipe, Shelved { found, .. }: &Shelved) -> RecipeFit {
    let mut fit = RecipeFit {
        kinds: vec![None; found.len()],
        headers: vec![None; found.len()],
        missing_words: vec![None; found.len()],
        ..RecipeFit::default()
    };
    for column in &recipe.columns {
        let is_it = |found: &FoundColumn| fold(&found.header) == fold(&column.heading);
        let Some(place) = found.iter().position(is_it) else {
            fit.missing.push(column.heading.clone());
            continue;
        };
        let kind = fitting(column.kind, &found[place]);
        // With its own texts for 'no value' a column fits better than it was detected; the preview counts its misfits.
        let is_judged = found[place].doubt.is_none() && column.missing.is_none();
        if is_judged && !is_same_type(column.kind, found[place].kind) {
            fit.other_kinds.push(column.name.clone().unwrap_or_else(|| column.heading.clone()));
        }
        fit.kinds[place] = Some(kind);
        fit.headers[place].clone_from(&column.name);
        fit.missing_words[place].clone_from(&column.missing);
        fit.order.push(saturated(place));
    }
    for (place, column) in (0..).zip(found) {
        if fit.order.contains(&place) {
            continue;
        }
        if has(&recipe.left_out, &column.header) {
            fit.left_out.push(place);
        } else {
            fit.fresh.push(column.header.clone());
        }
    }
    let others = (0..saturated(found.len())).filter(|place| !fit.order.contains(place));
    let others: Vec<u32> = others.collect();
    fit.order.extend(others);
    fit
}

/// The kind of the recipe, in the form in which the file writes its cells.
fn fitting(kind: ColumnKind, found: &FoundColumn) -> ColumnKind {
    if found.doubt.is_some() {
        return kind;
    }
    match (kind.meaning(), found.kind.meaning()) {
        (Meaning::Number(..), Meaning::Number(form, _)) => kind.in_form(form),
        (Meaning::Day(_), Meaning::Day(_)) | (Meaning::Moment(_), Meaning::Moment(_)) => found.kind,
        _ => kind,
    }
}

/// True for two kinds of numbers, of times or of texts. A column of texts may hold anything.
fn is_same_type(kind: ColumnKind, found: ColumnKind) -> bool {
    use Meaning::{Day, Moment, Number, Period, Text};
    matches!(
        (kind.meaning(), found.meaning()),
        (Text, _) | (Number(..), Number(..)) | (Day(_) | Moment(_) | Period, Day(_) | Moment(_) | Period)
    )
}

fn has(headings: &[String], heading: &str) -> bool {
    headings.iter().any(|other| fold(other) == fold(heading))
}

/// The datasets whose recipe fits a file with these headings; those whose file had a similar name come first.
pub(super) fn known<'a>(
    sets: impl Iterator<Item = &'a Dataset>,
    seen: &[String],
    file_name: &str,
) -> Vec<(&'a Dataset, &'a Recipe, bool)> {
    let fitting = sets.filter_map(|set| {
        let recipe = set.recipe.as_deref().filter(|recipe| is_of_shape(recipe, seen))?;
        let is_named_alike = set.newest().file_name.as_deref().is_some_and(|name| is_alike(name, file_name));
        Some((set, recipe, is_named_alike))
    });
    let mut known: Vec<_> = fitting.collect();
    known.sort_by_key(|(set, _, is_named_alike)| (!is_named_alike, std::cmp::Reverse(set.newest().loaded)));
    known
}

#[cfg(test)]
mod tests {
    use super::is_alike;

    #[test]
    fn names_of_monthly_files_are_alike() {
        assert!(is_alike("Produksi Januari 2026.xlsx", "produksi_feb-2026.xlsx"));
        assert!(is_alike("2026-01 laporan.csv", "2026-02 Laporan.xlsx"));
        assert!(!is_alike("Produksi PT Satu.csv", "Produksi PT Dua.csv"));
    }
}
