//! Digests of the records that a commit changes. They are made once, when the commit is made, and stored with it.

use portal_chain::Digest;
use serde::{Deserialize, Serialize};

use crate::model::{Record, cbor};
use crate::store::Change;

/// Version of the form in which records are digested. Raise it whenever a record that has not changed is written with other
/// bytes, for example with one more field: digests of other forms say nothing about the present bytes.
pub const RECORD_FORM: u8 = 1;

/// The digests of a commit's records.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordDigests {
    /// The [`RECORD_FORM`] of the portal that made them; 0 if there are none.
    pub form: u8,
    /// A digest per change, in the same order; `None` for a deleted record.
    pub sha256: Vec<Option<Digest>>,
}

impl RecordDigests {
    /// Digests each record after its change.
    pub fn of(changes: &[Change]) -> Self {
        let mut bytes = Vec::new();
        let digest = |change: &Change| change.after.as_ref().map(|record| digest(record, &mut bytes));
        Self { form: RECORD_FORM, sha256: changes.iter().map(digest).collect() }
    }

    /// True for a commit of a version that made no digests.
    pub const fn is_missing(&self) -> bool {
        self.form == 0
    }
}

/// The SHA-256 of a record's CBOR. The buffer is only there to be used again.
pub fn digest(record: &Record, buffer: &mut Vec<u8>) -> Digest {
    buffer.clear();
    cbor::write(buffer, record);
    Digest::of(buffer)
}
