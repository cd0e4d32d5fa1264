//! Creating, saving, publishing, duplicating, deleting and importing dashboards (§2.9, §4, §5).

use portal_dashboard::definition::json::Json;
use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use super::model::{Creator, Dashboard, DashboardCategory, DashboardStatus, Permission};
use super::{permission, thumbnail};
use crate::dashboard::views::definition;
use crate::env::Env;
use crate::error::{Field, FieldError, Problem, Refusal};
use crate::session::{Action, Session};
use crate::store::{CommitAction, Draft, Slice, State, Subject};
use crate::text::{FormCheck, TITLE_MAX};

/// What a duplicate's name ends with (§4).
const COPY: &str = " (Copy)";

/// The form of a dashboard (§5) as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardForm {
    /// Required.
    pub name: String,
    /// May be empty.
    pub description: String,
    /// A category; Operasi where none is chosen.
    pub category: String,
    /// A permission; private where none is chosen.
    pub permission: String,
    /// An image as a data URL; empty to have it drawn from the widgets.
    pub thumbnail: String,
}

/// What can be done to dashboards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum DashboardCommand {
    /// A new one, a draft without widgets.
    Create {
        /// As typed.
        form: DashboardForm,
    },
    /// Everything that the editor changed, at once.
    Save {
        /// The dashboard's id.
        dashboard: String,
        /// As typed.
        form: DashboardForm,
        /// All widgets.
        widgets: Vec<Widget>,
    },
    /// 'Publikasi'.
    Publish {
        /// The dashboard's id.
        dashboard: String,
    },
    /// 'Jadikan Draft'.
    Unpublish {
        /// The dashboard's id.
        dashboard: String,
    },
    /// A draft like it, named '… (Copy)'.
    Duplicate {
        /// The dashboard's id.
        dashboard: String,
    },
    /// Deletes one.
    Delete {
        /// The dashboard's id.
        dashboard: String,
    },
    /// A new draft from a definition file.
    Import {
        /// The file's content.
        #[cfg_attr(target_family = "wasm", tsify(type = "unknown"))]
        definition: Json,
    },
}

/// What happened to a dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DashboardAction {
    /// Created.
    Created,
    /// Changed in the editor.
    Saved,
    /// Published.
    Published,
    /// Made a draft again.
    Unpublished,
    /// Made as a copy of another.
    Duplicated,
    /// Deleted.
    Deleted,
    /// Made from a definition file.
    Imported,
}

impl DashboardAction {
    /// The sentence of the history, after the name of who did it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Created => "membuat dashboard",
            Self::Saved => "menyimpan perubahan dashboard",
            Self::Published => "mempublikasikan dashboard",
            Self::Unpublished => "menjadikan dashboard draft",
            Self::Duplicated => "menggandakan dashboard",
            Self::Deleted => "menghapus dashboard",
            Self::Imported => "mengimpor dashboard",
        }
    }
}

/// What a dashboard is, apart from its widgets.
struct Described {
    name: String,
    description: String,
    category: DashboardCategory,
    permission: Permission,
    thumbnail: Option<String>,
}

/// What is wrong with the form so far; empty when it can be sent.
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
        check.reject(Field::Thumbnail, Problem::NotAnImage);
    }
    Described {
        name,
        description,
        category: category.unwrap_or(DashboardCategory::Operasi),
        permission: permission.unwrap_or(Permission::Private),
        thumbnail,
    }
}

/// A choice with a default (§5); none where what was given is no choice.
fn choice<T>(raw: &str, parse: impl Fn(&str) -> Option<T>, default: T) -> Option<T> {
    if raw.is_empty() { Some(default) } else { parse(raw) }
}

/// Carries a command out on paper.
pub fn handle(state: &State, session: &Session, env: &Env, command: &DashboardCommand) -> Result<Draft, Refusal> {
    session.require(Action::ManageDashboards)?;
    match command {
        DashboardCommand::Create { form } => {
            let created = new_dashboard(state, session, env, checked(form)?, Vec::new());
            Ok(draft(&created.id, DashboardAction::Created).insert(created))
        }
        DashboardCommand::Save { dashboard, form, widgets } => save(state, session, env, dashboard, (form, widgets)),
        DashboardCommand::Publish { dashboard } => {
            set_status(state, session, env, dashboard, (DashboardStatus::Published, DashboardAction::Published))
        }
        DashboardCommand::Unpublish { dashboard } => {
            set_status(state, session, env, dashboard, (DashboardStatus::Draft, DashboardAction::Unpublished))
        }
        DashboardCommand::Duplicate { dashboard } => {
            let copy = duplicate(state, session, env, permission::find_own(state, session, dashboard)?);
            Ok(draft(&copy.id, DashboardAction::Duplicated).insert(copy))
        }
        DashboardCommand::Delete { dashboard } => {
            let found = permission::find_own(state, session, dashboard)?;
            Ok(draft(dashboard, DashboardAction::Deleted).remove(found.clone()))
        }
        DashboardCommand::Import { definition } => import(state, session, env, definition),
    }
}

fn draft(id: &str, action: DashboardAction) -> Draft {
    Draft::new(Subject { slice: Slice::Dashboards, id: id.to_owned() }, CommitAction::Dashboard(action))
}

fn checked(form: &DashboardForm) -> Result<Described, Refusal> {
    let mut check = FormCheck::default();
    let described = described(form, &mut check);
    check.finish()?;
    Ok(described)
}

fn new_dashboard(state: &State, session: &Session, env: &Env, of: Described, widgets: Vec<Widget>) -> Dashboard {
    Dashboard {
        id: env.stamped_id("dash_", |id| state.dashboards.knows(id)),
        name: of.name,
        description: of.description,
        thumbnail: of.thumbnail,
        created_date: env.clock.now,
        updated_date: env.clock.now,
        created_by: Creator { id: session.person.id.clone(), name: session.person.name.clone() },
        status: DashboardStatus::Draft,
        category: of.category,
        permission: of.permission,
        widgets,
    }
}

fn save(
    state: &State,
    session: &Session,
    env: &Env,
    id: &str,
    (form, widgets): (&DashboardForm, &[Widget]),
) -> Result<Draft, Refusal> {
    let before = permission::find_own(state, session, id)?;
    let of = checked(form)?;
    let problems = portal_dashboard::definition::check::problems(widgets);
    if !problems.is_empty() {
        return Err(Refusal::WrongDefinition { problems });
    }
    let after = Dashboard {
        name: of.name,
        description: of.description,
        category: of.category,
        permission: of.permission,
        thumbnail: of.thumbnail,
        widgets: portal_dashboard::layout::in_reading_order(widgets),
        updated_date: env.clock.now,
        ..before.clone()
    };
    Ok(draft(id, DashboardAction::Saved).update(before.clone(), after))
}

/// §4: any status can be set; the updated date is refreshed.
fn set_status(
    state: &State,
    session: &Session,
    env: &Env,
    id: &str,
    (status, action): (DashboardStatus, DashboardAction),
) -> Result<Draft, Refusal> {
    let before = permission::find_own(state, session, id)?;
    let after = Dashboard { status, updated_date: env.clock.now, ..before.clone() };
    Ok(draft(id, action).update(before.clone(), after))
}

fn duplicate(state: &State, session: &Session, env: &Env, original: &Dashboard) -> Dashboard {
    let room = TITLE_MAX - COPY.chars().count();
    let of = Described {
        name: original.name.chars().take(room).collect::<String>() + COPY,
        description: original.description.clone(),
        category: original.category,
        permission: original.permission,
        thumbnail: original.thumbnail.clone(),
    };
    new_dashboard(state, session, env, of, original.widgets.clone())
}

fn import(state: &State, session: &Session, env: &Env, file: &Json) -> Result<Draft, Refusal> {
    let read = definition::read(file).map_err(|problems| Refusal::WrongDefinition { problems })?;
    let form = DashboardForm {
        name: read.name,
        description: read.description,
        category: read.category,
        permission: read.permission,
        thumbnail: read.thumbnail.unwrap_or_default(),
    };
    let imported = new_dashboard(state, session, env, checked(&form)?, read.widgets);
    Ok(draft(&imported.id, DashboardAction::Imported).insert(imported))
}
