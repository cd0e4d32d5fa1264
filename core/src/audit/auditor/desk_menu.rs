//! Counters beside the links of the auditors' menu (§2.7).

use serde::{Deserialize, Serialize};

use crate::model::auditor::AuditorType;
use crate::model::{PersonId, Stage};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::desk_rows::{DATA_TYPE, DeskRows, STAGE};
use crate::table::saturated;

/// Parameters of the menu.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskMenuQuery {
    /// The auditor of the other type who acted last on this device. `None` means the first auditor of that type.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub other: Option<PersonId>,
}

/// The counters of the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskMenu {
    /// Items of the internal auditor to whom the menu link switches.
    pub internal: u32,
    /// Items of the external auditor to whom the menu link switches.
    pub external: u32,
    /// Tabular items of the acting auditor.
    pub tabular: u32,
    /// Document items of the acting auditor.
    pub document: u32,
    /// Items of the acting auditor by stage, in the order of §3.
    pub stages: Vec<StageCount>,
}

/// A stage and its number of items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StageCount {
    /// The stage.
    pub tahapan: Stage,
    /// Address segment of the stage.
    pub category: String,
    /// Number of items.
    pub count: u32,
}

/// The counters, for an auditor.
pub fn menu(reader: &Reader, query: &DeskMenuQuery) -> Result<DeskMenu, Refusal> {
    let desks = DeskRows::of(reader)?;
    let (list, own) = desks.own(reader);
    let session = reader.session();
    let of_type = |auditor_type: AuditorType| {
        if session.role == auditor_type.role() {
            return own.len();
        }
        // The auditor to whom the link would switch (decisions §3).
        let auditors = || reader.auditors().iter().filter(|auditor| auditor.auditor_type == auditor_type);
        let acting = auditors().find(|auditor| query.other.as_ref() == Some(&auditor.id));
        let chosen = acting.or_else(|| auditors().next());
        chosen.map_or(0, |auditor| saturated(reader.assignments().of_auditor(&auditor.id).count()))
    };
    let [tabular, document] = list.count(DATA_TYPE, &own);
    let of_stages: [u32; Stage::ALL.len()] = list.count(STAGE, &own);
    let stage = |(stage, count): (&Stage, u32)| StageCount { tahapan: *stage, category: stage.category(), count };
    Ok(DeskMenu {
        internal: of_type(AuditorType::Internal),
        external: of_type(AuditorType::External),
        tabular,
        document,
        stages: Stage::ALL.iter().zip(of_stages).map(stage).collect(),
    })
}
