//! Evidence as shown: what it showed when it was pinned, and whether it still does.

use serde::Serialize;

use crate::audit::finding::shown::{Now, now};
use crate::model::attachment::Attachment;
use crate::model::finding::{Evidence, EvidenceSource, ShownTable};
use crate::store::Reader;

/// Evidence of a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EvidenceView {
    /// Id.
    pub id: String,
    /// The auditor's words about it; may be empty.
    pub caption: String,
    /// Kind of the place, as shown.
    pub kind: String,
    /// Name of the source when it was pinned.
    pub name: String,
    /// Content of the place when it was pinned.
    pub shown: ShownTable,
    /// SHA-256 of this content; of a file, that of its bytes.
    pub sha256: String,
    /// State of the source now.
    pub state: EvidenceState,
    /// The state in words.
    pub state_words: String,
    /// Content of the place now, if it differs.
    pub present: Option<ShownTable>,
    /// The file, if it is one.
    pub file: Option<Attachment>,
}

/// State of the source of evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum EvidenceState {
    /// It shows what it showed.
    Same,
    /// A newer version shows something else.
    Newer,
    /// It shows something else.
    Changed,
    /// It cannot be read at present.
    Unread,
    /// It is a file, known by its checksum.
    File,
    /// It is gone.
    Gone,
}

/// One piece of evidence.
pub fn view(reader: &Reader, evidence: &Evidence) -> EvidenceView {
    reader.repository();
    reader.working_papers();
    let (state, words, present) = match now(reader.state(), evidence) {
        Now::Same => (EvidenceState::Same, "Masih sama seperti saat disematkan", None),
        Now::Newer(shown) => (EvidenceState::Newer, "Versi terbaru menunjukkan isi lain di tempat ini", Some(shown)),
        Now::Changed(shown) => (EvidenceState::Changed, "Isinya berubah sejak disematkan", Some(shown)),
        Now::Unread => (EvidenceState::Unread, "Baris datanya belum terbaca", None),
        Now::File => (EvidenceState::File, "SHA-256 dicatat saat disematkan", None),
        Now::Gone => (EvidenceState::Gone, "Sumbernya tidak ada lagi", None),
    };
    EvidenceView {
        id: evidence.id.clone(),
        caption: evidence.caption.clone(),
        kind: kind(&evidence.source).to_owned(),
        name: evidence.name.clone(),
        shown: evidence.shown.clone(),
        sha256: evidence.sha256.clone(),
        state,
        state_words: words.to_owned(),
        present,
        file: match &evidence.source {
            EvidenceSource::File { file } => Some(file.clone()),
            _ => None,
        },
    }
}

/// Kind of the place, as shown.
pub fn kind(source: &EvidenceSource) -> &'static str {
    match source {
        EvidenceSource::Rows { columns, .. } if columns.is_empty() => "Baris data",
        EvidenceSource::Rows { .. } => "Sel data",
        EvidenceSource::Step { .. } => "Langkah uji",
        EvidenceSource::Section { .. } => "Bagian dokumen",
        EvidenceSource::File { .. } => "Berkas",
    }
}
