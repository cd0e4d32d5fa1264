//! The form 'Kategori': the categories that new tickets can have.

use serde::{Deserialize, Serialize};

use super::form::wrong;
use crate::model::SharedStr;
use crate::model::desk_settings::DeskSettings;
use crate::store::error::{Field, FieldError, Problem};
use crate::store::form::text::{is_blank, one_line};
use crate::table::fold::fold;

/// The longest name of a category in characters.
const NAME_MAX: usize = 40;
/// The greatest number of categories.
const CATEGORIES_MAX: usize = 50;

/// The form 'Kategori'.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DeskCategoriesForm {
    /// The categories in order. Known ones that are missing here stay as they are.
    pub categories: Vec<DeskCategoryForm>,
}

/// A category as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskCategoryForm {
    /// Its name.
    pub name: String,
    /// True if new tickets can have it.
    pub is_active: bool,
}

impl DeskCategoriesForm {
    /// The settings with this form's values, or its errors.
    pub fn applied_to(&self, settings: &DeskSettings) -> Result<DeskSettings, Vec<FieldError>> {
        let mut errors = Vec::new();
        let mut seen = Vec::with_capacity(self.categories.len());
        let (mut categories, mut inactive) = (settings.categories.clone(), settings.inactive_categories.clone());
        for (row, typed) in self.categories.iter().enumerate() {
            let name = one_line(&typed.name);
            let folded = fold(&name);
            let known = settings.categories.iter().find(|known| fold(known) == folded);
            if is_blank(&name) || name.chars().count() > NAME_MAX {
                let message = format!("Tulis nama kategori, paling banyak {NAME_MAX} karakter.");
                errors.push(wrong(Field::Categories, row, "name", message));
            } else if seen.contains(&folded) {
                errors.push(wrong(Field::Categories, row, "name", "Kategori ini sudah ada.".to_owned()));
            }
            seen.push(folded);
            let name = known.cloned().unwrap_or_else(|| SharedStr::from(name.as_str()));
            inactive.retain(|other| *other != name);
            if !typed.is_active {
                inactive.push(name.clone());
            }
            if known.is_none() {
                categories.push(name);
            }
        }
        if categories.len() > CATEGORIES_MAX {
            let problem = Problem::TooMany { max: crate::table::saturated(CATEGORIES_MAX) };
            errors.push(FieldError { field: Field::Categories, problem });
        }
        // One order, so that a form without changes gives equal settings.
        let inactive_categories = categories.iter().filter(|name| inactive.contains(name)).cloned().collect();
        let after = DeskSettings { categories, inactive_categories, ..settings.clone() };
        if after.active_categories().next().is_none() {
            let message = "Pilih setidaknya satu kategori untuk tiket baru.".to_owned();
            errors.push(wrong(Field::Categories, 0, "isActive", message));
        }
        if errors.is_empty() { Ok(after) } else { Err(errors) }
    }

    /// The form with the values of the settings.
    pub fn of(settings: &DeskSettings) -> Self {
        let form = |name: &SharedStr| DeskCategoryForm {
            name: name.to_string(),
            is_active: !settings.inactive_categories.contains(name),
        };
        Self { categories: settings.categories.iter().map(form).collect() }
    }
}
