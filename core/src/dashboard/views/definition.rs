//! Export ('Ekspor') and import of dashboards as definition files.

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

/// Maximum size of a definition file in bytes, about a hundred times the size of sixty widgets.
pub const MAX_BYTES: u32 = 2 * 1024 * 1024;

/// [`MAX_BYTES`] as shown to users.
pub fn max_size() -> String {
    file_size(MAX_BYTES.into())
}

/// A definition to save as a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DefinitionFile {
    /// File name that is safe on every file system.
    pub name: String,
    /// Content of the file, as JSON.
    pub definition: Definition,
}

/// Preview of an import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DefinitionPreview {
    /// Name of the dashboard; empty if the file is not a definition.
    pub name: String,
    /// Purpose of the dashboard.
    pub description: String,
    /// Label of the category.
    pub category: String,
    /// Label of the permission.
    pub permission: String,
    /// Widgets in reading order.
    pub widgets: Vec<PreviewedWidget>,
    /// Reasons why the file cannot be imported; empty if it can.
    pub problems: Vec<DefinitionProblem>,
}

/// A widget in the preview of an import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewedWidget {
    /// Title; may be empty.
    pub title: String,
    /// Type of the widget.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Name of the source; empty if none is set.
    pub source: String,
    /// True if this portal does not have the source.
    pub is_source_missing: bool,
}

/// The definition of a dashboard as a file.
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
        )
        .with_filters(&dashboard.filters),
    })
}

/// Reads a definition file and checks it against this portal's categories, permissions and limits.
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
        // The form also refuses a name of invisible characters.
        return Err(problem("name", "Nama tidak boleh kosong.".to_owned()));
    }
    Ok(read)
}

/// A parsed file with the preview of its import.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadDefinition {
    /// Content of the file, for the import command.
    pub definition: Json,
    /// Preview of the import, or the reasons against it.
    pub preview: DefinitionPreview,
}

/// Parses the text of a file; `None` if it is not JSON.
pub fn from_text(reader: &Reader, text: &str) -> Result<Option<ReadDefinition>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let Some(definition) = Json::parse(text) else { return Ok(None) };
    let preview = preview(reader, &definition)?;
    Ok(Some(ReadDefinition { definition, preview }))
}

/// The preview of an import, or the reasons against it.
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
