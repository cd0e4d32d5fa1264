//! Edits what is written about a dataset or document: name, stage, company, activity, description. The content stays.

use serde::{Deserialize, Serialize};

use super::commands::transaction;
use super::form::PlaceForm;
use super::known_name;
use crate::audit::assignment::copies;
use crate::locale::file_name::shown_file_name;
use crate::model::Stage;
use crate::model::repository::{Dataset, Document, RepositoryAction};
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Kind, Problem, Refusal};
use crate::store::form::text::{FormCheck, TITLE_MAX, is_blank, one_line, too_long};
use crate::store::records::repository::Item;
use crate::store::{State, Transaction};
use crate::table::fold::fold;

/// The form as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditDataForm {
    /// Id of the dataset or document.
    pub id: String,
    /// Stage, company and description.
    pub place: PlaceForm,
    /// Name of a document, with or without its extension. Ignored for a dataset, whose name is made of its place.
    pub name: String,
    /// Activity of a dataset; ignored for a document.
    pub kegiatan: String,
}

struct Checked {
    tahapan: Option<Stage>,
    badan_usaha: String,
    description: String,
    /// Name of the document, or activity of the dataset.
    title: String,
}

/// Errors of the form as typed so far.
pub fn edit_errors(state: &State, form: &EditDataForm) -> Result<Vec<FieldError>, Refusal> {
    let mut check = FormCheck::default();
    checked(state, find(state, &form.id)?, form, &mut check);
    Ok(check.into_errors())
}

fn find<'a>(state: &'a State, id: &str) -> Result<Item<'a>, Refusal> {
    state.repository.item(id).ok_or_else(|| Refusal::not_found(Kind::Data, id))
}

fn checked(state: &State, item: Item, form: &EditDataForm, check: &mut FormCheck) -> Checked {
    let EditDataForm { place, .. } = form;
    let title =
        if let Item::Document(document) = item { document_name(document, &form.name, check) } else { String::new() };
    let tahapan = check.required_choice(Field::Tahapan, &place.tahapan, Stage::parse);
    let typed = check.required_line(Field::BadanUsaha, &place.badan_usaha);
    let badan_usaha = known_name::company_of(state, typed, item.id());
    let title = match item {
        Item::Document(_) => title,
        Item::Dataset(set) => {
            let typed = check.required_line(Field::Kegiatan, &form.kegiatan);
            let kegiatan = known_name::activity_of(state, typed, &set.id);
            if let Some(other) = tahapan.and_then(|tahapan| other_at(state, set, tahapan, (&badan_usaha, &kegiatan))) {
                check.reject(Field::Kegiatan, Problem::PlaceTaken { name: Item::Dataset(other).name() });
            }
            kegiatan
        }
    };
    let description = check.optional_body(Field::Description, Some(&place.description)).unwrap_or_default();
    Checked { tahapan, badan_usaha, description, title }
}

/// The typed name with the extension of the format, which must match the content.
fn document_name(document: &Document, typed: &str, check: &mut FormCheck) -> String {
    let typed = one_line(typed);
    let extension = document.format.value();
    let stem = match typed.rsplit_once('.') {
        Some((stem, end)) if end.eq_ignore_ascii_case(extension) => stem,
        _ => &typed,
    };
    if is_blank(stem) {
        check.reject(Field::Name, Problem::Required);
    } else if let Some(problem) = too_long(typed.chars().count(), TITLE_MAX) {
        check.reject(Field::Name, problem);
    }
    let own = document.name.rsplit_once('.').map_or(document.name.as_str(), |(own, _)| own);
    // An unchanged name stays as it is, whatever the case of its extension.
    let is_kept = one_line(own) == stem.trim_end();
    if is_kept { document.name.clone() } else { shown_file_name(&format!("{}.{extension}", stem.trim_end())) }
}

/// Another dataset with this stage, company and activity, ignoring case.
fn other_at<'a>(state: &'a State, set: &Dataset, tahapan: Stage, place: (&str, &str)) -> Option<&'a Dataset> {
    let folded = (fold(place.0), fold(place.1));
    let mut others = state.repository.datasets.iter().filter(|other| other.id != set.id && other.tahapan == tahapan);
    others.find(|other| (fold(&other.badan_usaha), fold(&other.kegiatan)) == folded)
}

/// Edits a dataset or document, and the copies of its name, stage and company in its assignments. `None` if nothing
/// differs.
pub(super) fn edit(state: &State, env: &Env, form: &EditDataForm) -> Result<Option<Transaction>, Refusal> {
    let item = find(state, &form.id)?;
    let mut check = FormCheck::default();
    let Checked { tahapan, badan_usaha, description, title } = checked(state, item, form, &mut check);
    let Some(tahapan) = tahapan else { return Err(Refusal::Invalid { errors: check.into_errors() }) };
    check.finish()?;
    let edited = transaction(item.id(), RepositoryAction::Edited);
    let now = env.clock.now;
    Ok(match item {
        Item::Dataset(before) => {
            let after = Dataset { tahapan, badan_usaha, kegiatan: title, description, ..before.clone() };
            (after != *before).then(|| {
                let after = Dataset { updated_date: now, ..after };
                with_copies(state, Item::Dataset(&after), edited.update(before.clone(), after.clone()))
            })
        }
        Item::Document(before) => {
            let after = Document { name: title, tahapan, badan_usaha, description, ..before.clone() };
            (after != *before).then(|| {
                let after = Document { updated_date: now, ..after };
                with_copies(state, Item::Document(&after), edited.update(before.clone(), after.clone()))
            })
        }
    })
}

fn with_copies(state: &State, item: Item, edited: Transaction) -> Transaction {
    let outdated = copies::outdated(state, item);
    outdated.fold(edited, |edited, (before, after)| edited.update(before.clone(), after))
}
