//! Packages that the history knows.

use serde::Serialize;

use crate::model::assignment::AssignmentAction;
use crate::store::error::Refusal;
use crate::store::records::assignments::reads_paper;
use crate::store::session::Action;
use crate::store::{CommitAction, Reader};

/// A package that was made from this portal's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct KnownPackage {
    /// Name of the assigned data.
    pub data_name: String,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Time when it was made.
    pub made: String,
}

/// The package with this head in hexadecimal; `None` if no audit that the acting person reads has noted it.
pub fn known(reader: &Reader, head: &str) -> Result<Option<KnownPackage>, Refusal> {
    reader.require(Action::MakePackages)?;
    let activity = reader.activity();
    let mut readable = reader.assignments().iter().filter(|one| reads_paper(reader.session(), one));
    Ok(readable.find_map(|assignment| {
        let noted = activity.of(&assignment.id).into_iter().find(|entry| {
            matches!(&entry.action, CommitAction::Assignment(AssignmentAction::Packaged { head: own }) if own == head)
        })?;
        Some(KnownPackage {
            data_name: assignment.data_name.clone(),
            badan_usaha: assignment.badan_usaha.clone(),
            made: reader.calendar().local(noted.at).long(),
        })
    }))
}
