//! Query Data Tabular (§2.8, §5): three selects, each of which narrows the next.

use serde::{Deserialize, Serialize};

use crate::model::Stage;
use crate::model::dashboard::Permission;
use crate::model::repository::Dataset;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::saturated;

/// What the address says is chosen: raw texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CascadeQuery {
    /// A stage.
    pub tahapan: Option<String>,
    /// A company of that stage.
    pub badan_usaha: Option<String>,
    /// An activity of that company.
    pub kegiatan: Option<String>,
}

/// What can be chosen, and what is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Cascade {
    /// The stages that have tables (§5).
    pub stages: Vec<Stage>,
    /// The stage chosen; none where the address names no such stage.
    pub tahapan: Option<Stage>,
    /// The companies of that stage.
    pub companies: Vec<String>,
    /// The company chosen.
    pub badan_usaha: Option<String>,
    /// The activities of that company.
    pub activities: Vec<String>,
    /// The activity chosen.
    pub kegiatan: Option<String>,
    /// The dataset that all three name; none until all are chosen.
    pub dataset: Option<DatasetFacts>,
    /// A stage that the address names and that there is none of, or that has no tables.
    pub unknown: Option<String>,
}

/// A dataset as the screen heads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DatasetFacts {
    /// The record's id.
    pub id: String,
    /// Activity and company.
    pub name: String,
    /// What it is; may be empty.
    pub description: String,
    /// How many rows it has.
    pub records: u32,
    /// When it last changed, with zone; of the sample data, which came from no file, only the day.
    pub updated: String,
    /// The name of the file it came from, if it was loaded.
    pub file_name: Option<String>,
    /// How often it is assigned.
    pub assignments: u32,
    /// The dashboards that draw from it.
    pub used_by: DashboardUse,
}

/// The dashboards that draw from a dataset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardUse {
    /// Their names, in the order of arrival.
    pub names: Vec<String>,
    /// How many more there are whose names are private.
    pub private: u32,
}

/// The selects and what they lead to, for the administrator.
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
        dataset: dataset.map(|set| facts(reader, set)),
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

fn facts(reader: &Reader, set: &Dataset) -> DatasetFacts {
    DatasetFacts {
        id: set.id.clone(),
        name: format!("{} - {}", set.kegiatan, set.badan_usaha),
        description: set.description.clone(),
        records: set.records,
        updated: Item::Dataset(set).updated_exactly(reader.calendar()),
        file_name: set.file_name.clone(),
        assignments: saturated(reader.assignments().of_data(&set.id).count()),
        used_by: used_by(reader, &set.id),
    }
}
