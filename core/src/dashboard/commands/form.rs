//! The form of a dashboard: checks and defaults (§5).

use portal_dashboard::filter::filter_columns;
use serde::{Deserialize, Serialize};

use crate::dashboard::thumbnail;
use crate::model::dashboard::{DashboardCategory, Permission};
use crate::store::error::{Field, FieldError, Problem, Refusal};
use crate::store::form::text::FormCheck;

/// The form of a dashboard as typed (§5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardForm {
    /// Name; required.
    pub name: String,
    /// Description; may be empty.
    pub description: String,
    /// Category; empty means Operasi.
    pub category: String,
    /// Permission; empty means private.
    pub permission: String,
    /// An image as a data URL. Empty means that the thumbnail is drawn from the widgets.
    pub thumbnail: String,
    /// Labels of the columns that readers can filter by.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub filters: Vec<String>,
}

/// A dashboard's properties except its widgets.
pub(super) struct Described {
    pub(super) name: String,
    pub(super) description: String,
    pub(super) category: DashboardCategory,
    pub(super) permission: Permission,
    pub(super) thumbnail: Option<String>,
    pub(super) filters: Vec<String>,
}

/// Errors of the form as typed so far; empty if it can be sent.
pub fn check_form(form: &DashboardForm) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    described(form, &mut check);
    check.into_errors()
}

fn described(form: &DashboardForm, check: &mut FormCheck) -> Described {
    let name = check.required_line(Field::Name, &form.name);
    let description = check.optional_body(Field::Description, Some(&form.description)).unwrap_or_default();
    let category = choice(form.category.trim(), DashboardCategory::parse, DashboardCategory::Operasi);
    let permission = choice(form.permission.trim(), Permission::parse, Permission::Private);
    if category.is_none() {
        check.reject(Field::Category, Problem::NotAChoice);
    }
    if permission.is_none() {
        check.reject(Field::Permission, Problem::NotAChoice);
    }
    let thumbnail = (!form.thumbnail.is_empty()).then(|| form.thumbnail.clone());
    if thumbnail.as_deref().is_some_and(|url| !thumbnail::is_image(url)) {
        check.reject(Field::Thumbnail, Problem::NotAnImage { max: thumbnail::max_size() });
    }
    Described {
        name,
        description,
        category: category.unwrap_or(DashboardCategory::Operasi),
        permission: permission.unwrap_or(Permission::Private),
        thumbnail,
        filters: filter_columns(&form.filters),
    }
}

/// The parsed value, or the default for an empty text (§5). `None` means an unknown value.
fn choice<T>(raw: &str, parse: impl Fn(&str) -> Option<T>, default: T) -> Option<T> {
    if raw.is_empty() { Some(default) } else { parse(raw) }
}

pub(super) fn checked(form: &DashboardForm) -> Result<Described, Refusal> {
    let mut check = FormCheck::default();
    let described = described(form, &mut check);
    check.finish()?;
    Ok(described)
}
