//! The screen Query Data Tabular (§2.8, §5): three selects, each limited by the one before.

use serde::{Deserialize, Serialize};

use super::subject::DataSubject;
use super::versions::{VersionLine, versions};
use crate::model::Stage;
use crate::model::dashboard::Permission;
use crate::model::repository::{DataVersion, Dataset};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::saturated;

/// The selects' values from the address, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CascadeQuery {
    /// Selected stage.
    pub tahapan: Option<String>,
    /// Selected company of the stage.
    pub badan_usaha: Option<String>,
    /// Selected activity of the company.
    pub kegiatan: Option<String>,
    /// Number of an earlier version.
    #[serde(default)]
    pub versi: Option<String>,
}

/// Choices and selected values of the three selects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Cascade {
    /// Stages that have datasets (§5).
    pub stages: Vec<Stage>,
    /// Selected stage; `None` if the address names no stage with datasets.
    pub tahapan: Option<Stage>,
    /// Companies of the selected stage.
    pub companies: Vec<String>,
    /// Selected company.
    pub badan_usaha: Option<String>,
    /// Activities of the selected company.
    pub activities: Vec<String>,
    /// Selected activity.
    pub kegiatan: Option<String>,
    /// The dataset for the three values; `None` until all are selected.
    pub dataset: Option<DatasetFacts>,
    /// Stage in the address that does not exist or has no datasets.
    pub unknown: Option<String>,
}

/// Facts about a dataset, shown above its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DatasetFacts {
    /// Id of the dataset.
    pub id: String,
    /// The version whose rows are shown.
    pub subject: DataSubject,
    /// Content id of this version.
    pub content: String,
    /// All versions, the newest first.
    pub versions: Vec<VersionLine>,
    /// Activity and company.
    pub name: String,
    /// Description; may be empty.
    pub description: String,
    /// Number of rows.
    pub records: u32,
    /// Time of the last change with time zone; for sample data only the date.
    pub updated: String,
    /// Name of the uploaded file; `None` for sample data.
    pub file_name: Option<String>,
    /// Number of assignments.
    pub assignments: u32,
    /// Dashboards that read the dataset.
    pub used_by: DashboardUse,
}

/// Dashboards that read a dataset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardUse {
    /// Names of the dashboards, oldest first.
    pub names: Vec<String>,
    /// Number of private dashboards, whose names are not shown.
    pub private: u32,
}

/// The choices for the selected values, and the dataset once all three are selected.
pub fn cascade(reader: &Reader, query: &CascadeQuery) -> Result<Cascade, Refusal> {
    reader.require(Action::ManageRepository)?;
    let sets: Vec<&Dataset> = reader.repository().datasets.iter().collect();
    let stages: Vec<Stage> =
        Stage::ALL.iter().copied().filter(|stage| sets.iter().any(|set| set.tahapan == *stage)).collect();
    let asked = query.tahapan.as_deref().filter(|raw| !raw.is_empty());
    let tahapan = asked.and_then(Stage::parse).filter(|stage| stages.contains(stage));
    let of_stage: Vec<&Dataset> = sets.into_iter().filter(|set| Some(set.tahapan) == tahapan).collect();
    let companies = distinct(of_stage.iter().map(|set| set.badan_usaha.as_str()));
    let badan_usaha = chosen(query.badan_usaha.as_deref(), &companies);
    let of_company: Vec<&Dataset> =
        of_stage.into_iter().filter(|set| Some(&set.badan_usaha) == badan_usaha.as_ref()).collect();
    let activities = distinct(of_company.iter().map(|set| set.kegiatan.as_str()));
    let kegiatan = chosen(query.kegiatan.as_deref(), &activities);
    let dataset = of_company.into_iter().find(|set| Some(&set.kegiatan) == kegiatan.as_ref());
    Ok(Cascade {
        unknown: if tahapan.is_none() { asked.map(str::to_owned) } else { None },
        dataset: dataset.map(|set| facts(reader, set, asked_version(set, query.versi.as_deref()))),
        stages,
        tahapan,
        companies,
        badan_usaha,
        activities,
        kegiatan,
    })
}

fn distinct<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort();
    names.dedup();
    names
}

fn chosen(raw: Option<&str>, choices: &[String]) -> Option<String> {
    choices.iter().find(|choice| Some(choice.as_str()) == raw).cloned()
}

fn used_by(reader: &Reader, set: &str) -> DashboardUse {
    let dashboards = reader.dashboards().iter().filter(|dashboard| dashboard.draws_from(set));
    let (private, open): (Vec<_>, Vec<_>) =
        dashboards.partition(|dashboard| dashboard.permission == Permission::Private);
    DashboardUse {
        names: open.iter().map(|dashboard| dashboard.name.clone()).collect(),
        private: saturated(private.len()),
    }
}

/// The version with this number, or the newest.
fn asked_version<'a>(set: &'a Dataset, number: Option<&str>) -> &'a DataVersion {
    let asked = number.and_then(|number| number.parse::<usize>().ok()?.checked_sub(1));
    asked.and_then(|place| set.versions.get(place)).unwrap_or_else(|| set.newest())
}

fn facts(reader: &Reader, set: &Dataset, version: &DataVersion) -> DatasetFacts {
    let (data, content) = (set.id.clone(), version.content.clone());
    let is_newest = version == set.newest();
    DatasetFacts {
        id: set.id.clone(),
        subject: if is_newest { DataSubject::Data(data) } else { DataSubject::Version { data, content } },
        content: version.content.clone(),
        versions: versions(reader, set),
        name: format!("{} - {}", set.kegiatan, set.badan_usaha),
        description: set.description.clone(),
        records: version.records,
        updated: Item::Dataset(set).updated_exactly(reader.calendar()),
        file_name: version.file_name.clone(),
        assignments: saturated(reader.assignments().of_data(&set.id).count()),
        used_by: used_by(reader, &set.id),
    }
}
