//! The recipes that the dialog 'Unggah data' offers and keeps.

use serde::{Deserialize, Serialize};

use super::versions::loaded;
use crate::audit::repository::form::{DatasetForm, PlaceForm};
use crate::audit::repository::recipe::{ReadingFacts, RecipeFit, fit, known, recipe};
use crate::model::repository::{Dataset, ExistingRows, Recipe};
use crate::store::Reader;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::records::repository::Item;
use crate::store::records::shelf::Shelved;
use crate::store::session::Action;
use crate::table::data::csv_form::CsvChoices;

/// Largest number of datasets that are offered.
const MOST_OFFERS: usize = 5;

/// A file as it was first read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecipeQuery {
    /// Headings.
    pub seen: Vec<String>,
    /// Name of the file.
    pub file_name: String,
    /// Stage, company and activity, as far as they are known; only their datasets are offered.
    pub tahapan: String,
    /// Company; may be empty.
    pub badan_usaha: String,
    /// Activity; may be empty.
    pub kegiatan: String,
}

/// A dataset whose file had the same shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecipeOffer {
    /// Id of the dataset.
    pub dataset: String,
    /// Name of the dataset.
    pub name: String,
    /// Time when its newest file was loaded, with time zone.
    pub loaded: String,
    /// Stage and company; the description stays.
    pub place: PlaceForm,
    /// Activity.
    pub kegiatan: String,
    /// Choices about the structure.
    pub choices: CsvChoices,
    /// Chosen sheet of a workbook, from 0.
    pub sheet: Option<u32>,
    /// Suggested effect on the rows: that of the last file, or to replace those of the first.
    pub existing: ExistingRows,
}

/// The offers for a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecipeOffers {
    /// The datasets, best first.
    pub offers: Vec<RecipeOffer>,
    /// True if the first one is clearly meant: the only one whose file had a similar name, or the one of the activity.
    pub is_sure: bool,
}

/// The datasets whose file had the same shape.
pub fn offers(reader: &Reader, query: &RecipeQuery) -> Result<RecipeOffers, Refusal> {
    reader.require(Action::ManageRepository)?;
    let is_asked = |set: &&Dataset| {
        let fits = |asked: &str, own: &str| asked.is_empty() || asked == own;
        fits(&query.tahapan, set.tahapan.value())
            && fits(&query.badan_usaha, &set.badan_usaha)
            && fits(&query.kegiatan, &set.kegiatan)
    };
    let sets = reader.repository().datasets.iter().filter(is_asked);
    let known = known(sets, &query.seen, &query.file_name);
    let alike = known.iter().filter(|(_, _, is_named_alike)| *is_named_alike).count();
    // Files of several companies may have the same shape, so the shape alone is not enough.
    let is_sure = alike == 1 || (known.len() == 1 && !query.kegiatan.is_empty());
    let offers = known.into_iter().take(MOST_OFFERS).map(|(set, recipe, _)| RecipeOffer {
        dataset: set.id.clone(),
        name: Item::Dataset(set).name(),
        loaded: loaded(reader, set.newest()),
        place: PlaceForm {
            tahapan: set.tahapan.value().to_owned(),
            badan_usaha: set.badan_usaha.clone(),
            description: String::new(),
        },
        kegiatan: set.kegiatan.clone(),
        choices: recipe.choices.clone(),
        sheet: recipe.sheet,
        existing: recipe.existing.unwrap_or(ExistingRows::Replace),
    });
    Ok(RecipeOffers { offers: offers.collect(), is_sure })
}

/// A file and the dataset whose recipe is applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecipeFitQuery {
    /// Id of the rows in the `TableShelf`.
    pub content: String,
    /// Id of the dataset.
    pub dataset: String,
}

/// The recipe of a dataset, applied to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AppliedRecipe {
    /// Name of the dataset.
    pub name: String,
    /// Time when its newest file was loaded, with time zone.
    pub loaded: String,
    /// The choices about the columns, and the differences.
    pub fit: RecipeFit,
}

/// The choices that a recipe makes about a file, with the differences.
pub fn fitted(reader: &Reader, query: &RecipeFitQuery) -> Result<AppliedRecipe, Refusal> {
    reader.require(Action::ManageRepository)?;
    let set = reader.repository().datasets.get(&query.dataset);
    let known = set.and_then(|set| Some((set, set.recipe.as_deref()?)));
    let (set, recipe) = known.ok_or_else(|| Refusal::not_found(Kind::Data, &query.dataset))?;
    Ok(AppliedRecipe {
        name: Item::Dataset(set).name(),
        loaded: loaded(reader, set.newest()),
        fit: fit(recipe, shelved(reader, &query.content)?),
    })
}

/// A form and what else is known about its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewRecipeQuery {
    /// The form as typed, for the file before columns were left out.
    pub form: DatasetForm,
    /// How the file was read.
    pub facts: ReadingFacts,
}

/// The recipe to store with a dataset.
pub fn made(reader: &Reader, query: &NewRecipeQuery) -> Result<Recipe, Refusal> {
    reader.require(Action::ManageRepository)?;
    let Shelved { found, .. } = shelved(reader, &query.form.content)?;
    Ok(recipe(&query.form, found, &query.facts))
}

fn shelved<'a>(reader: &Reader<'a>, content: &str) -> Result<&'a Shelved, Refusal> {
    reader.repository().shelf.get(content).ok_or_else(|| Refusal::invalid(Field::File, Problem::Gone))
}
