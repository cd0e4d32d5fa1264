//! 'Ekspor' and its way back: the definition file.

use portal_dashboard::definition::json::Json;
use portal_dashboard::definition::read::Allowed;
use portal_dashboard::definition::write::Definition;
use portal_dashboard::definition::{self, DefinitionProblem};
use portal_dashboard::widget::WidgetKind;
use serde::Serialize;

use crate::dashboard::permission::find;
use crate::dashboard::{sources, thumbnail};
use crate::locale::file_name::safe_file_name;
use crate::locale::file_size::file_size;
use crate::model::dashboard::{DashboardCategory, Permission};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::form::text::{BODY_MAX, TITLE_MAX, is_blank};
use crate::store::session::Action;

/// The longest definition file, in bytes: some hundred times what sixty widgets take.
pub const MAX_BYTES: u32 = 2 * 1024 * 1024;

/// The same as people read it.
pub fn max_size() -> String {
    file_size(MAX_BYTES.into())
}

/// A definition to write into a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DefinitionFile {
    /// Safe on any file system.
    pub name: String,
    /// What stands in it, as JSON.
    pub definition: Definition,
}

/// What an import would add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DefinitionPreview {
    /// The name of the dashboard; empty where the file is none.
    pub name: String,
    /// What it is for.
    pub description: String,
    /// The label of its category.
    pub category: String,
    /// The label of its permission.
    pub permission: String,
    /// Its widgets in reading order.
    pub widgets: Vec<PreviewedWidget>,
    /// Why it cannot be imported; empty if it can.
    pub problems: Vec<DefinitionProblem>,
}

/// A widget that an import would add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewedWidget {
    /// Its title; may be empty.
    pub title: String,
    /// What it is.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// The name of its source; empty while it has none.
    pub source: String,
    /// Whether that source is not in this portal.
    pub is_source_missing: bool,
}

/// The definition of a dashboard, for a file.
pub fn file(reader: &Reader, id: &str) -> Result<DefinitionFile, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let dashboard = find(reader, id)?;
    Ok(DefinitionFile {
        name: safe_file_name(&format!("Dashboard_{}.json", dashboard.name)),
        definition: Definition::new(
            &dashboard.name,
            &dashboard.description,
            (dashboard.category.value(), dashboard.permission.value()),
            dashboard.thumbnail.as_deref(),
            &dashboard.widgets,
        ),
    })
}

/// Reads a definition file by this portal's categories, permissions and limits.
pub fn read(file: &Json) -> Result<Definition, Vec<DefinitionProblem>> {
    let problem = |path: &str, message: String| vec![DefinitionProblem { path: path.to_owned(), message }];
    if file.least_bytes() > MAX_BYTES as usize {
        return Err(problem("", format!("Berkas ini terlalu besar. Paling besar {}.", max_size())));
    }
    let categories: Vec<&str> = DashboardCategory::ALL.iter().map(|category| category.value()).collect();
    let permissions: Vec<&str> = Permission::ALL.iter().map(|permission| permission.value()).collect();
    let allowed = Allowed {
        categories: &categories,
        permissions: &permissions,
        max_name: TITLE_MAX,
        max_description: BODY_MAX,
        is_thumbnail: thumbnail::is_image,
    };
    let read = definition::read::read(file, &allowed)?;
    if is_blank(&read.name) {
        // Characters that nobody sees make no name, in a file as on the form.
        return Err(problem("name", "Nama tidak boleh kosong.".to_owned()));
    }
    Ok(read)
}

/// A file that was read, and what importing it would add.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadDefinition {
    /// What the import command takes.
    pub definition: Json,
    /// What it would add, or why it cannot be imported.
    pub preview: DefinitionPreview,
}

/// Reads the text of a file; none where it is not JSON.
pub fn from_text(reader: &Reader, text: &str) -> Result<Option<ReadDefinition>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let Some(definition) = Json::parse(text) else { return Ok(None) };
    let preview = preview(reader, &definition)?;
    Ok(Some(ReadDefinition { definition, preview }))
}

/// What importing a file would add, or why it cannot be.
pub fn preview(reader: &Reader, file: &Json) -> Result<DefinitionPreview, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(match read(file) {
        Err(problems) => DefinitionPreview {
            name: String::new(),
            description: String::new(),
            category: String::new(),
            permission: String::new(),
            widgets: Vec::new(),
            problems,
        },
        Ok(read) => DefinitionPreview {
            category: DashboardCategory::parse(&read.category).map_or("", DashboardCategory::label).to_owned(),
            permission: Permission::parse(&read.permission).map_or("", Permission::label).to_owned(),
            widgets: read
                .widgets
                .iter()
                .map(|widget| {
                    let source = widget.config.data_source.as_ref();
                    PreviewedWidget {
                        title: widget.title.clone(),
                        kind: widget.kind,
                        source: source.map_or_else(String::new, |source| source.name.clone()),
                        is_source_missing: source.is_some_and(|source| is_missing(reader, &source.id)),
                    }
                })
                .collect(),
            name: read.name,
            description: read.description,
            problems: Vec::new(),
        },
    })
}

fn is_missing(reader: &Reader, source: &str) -> bool {
    sources::open(reader, source).is_none() && sources::no_rows(reader, source).is_none()
}
