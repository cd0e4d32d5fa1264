//! Creates a draft from a definition file. Name, category and permission follow the rules of the form.

use portal_dashboard::definition::json::Json;

use super::create::new_dashboard;
use super::form::{DashboardForm, checked};
use super::save::kept;
use super::{Acting, about};
use crate::dashboard::views::definition;
use crate::model::dashboard::DashboardAction;
use crate::store::Transaction;
use crate::store::error::Refusal;

pub(super) fn import(acting: &Acting, file: &Json) -> Result<Transaction, Refusal> {
    let read = definition::read(file).map_err(|problems| Refusal::WrongDefinition { problems })?;
    let form = DashboardForm {
        name: read.name,
        description: read.description,
        category: read.category,
        permission: read.permission,
        thumbnail: read.thumbnail.unwrap_or_default(),
        filters: read.filters,
    };
    let imported = new_dashboard(acting, checked(&form)?, kept(&read.widgets));
    Ok(about(&imported.id, DashboardAction::Imported).insert(imported))
}
