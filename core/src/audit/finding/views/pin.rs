//! Findings to which evidence can be pinned.

use serde::Serialize;

use crate::audit::assignment::change::is_open;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::session::Action;

/// A finding that can get evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PinChoice {
    /// Id of the finding.
    pub finding: String,
    /// Its title.
    pub title: String,
    /// Name of the data of its assignment.
    pub data_name: String,
}

/// Findings of one's own open assignments for the same company, those of this assignment first.
pub fn choices(reader: &Reader, assignment: &str) -> Result<Vec<PinChoice>, Refusal> {
    reader.require(Action::WriteFindings)?;
    let own = reader.assignments().get(assignment).filter(|one| is_own(reader.session(), one));
    let own = own.ok_or_else(|| Refusal::not_found(Kind::Assignment, assignment))?;
    let mut found = Vec::new();
    for finding in reader.findings().iter() {
        let Some(of) = reader.assignments().get(&finding.assignment_id) else { continue };
        if is_own(reader.session(), of) && is_open(of) && of.badan_usaha == own.badan_usaha {
            found.push((of.id != own.id, finding, of));
        }
    }
    found.sort_by_key(|(is_other, ..)| *is_other);
    let choice = |(_, finding, of): (bool, &crate::model::finding::Finding, &crate::model::assignment::Assignment)| {
        PinChoice { finding: finding.id.clone(), title: finding.text.title.clone(), data_name: of.data_name.clone() }
    };
    Ok(found.into_iter().map(choice).collect())
}
