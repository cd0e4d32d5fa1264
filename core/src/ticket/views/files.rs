//! Attached files, and files about to be attached (§5).

use serde::{Deserialize, Serialize};

use crate::locale::file_name::{safe_file_name, shown_file_name};
use crate::locale::file_size::file_size;
use crate::model::attachment::Attachment;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::form::attachment::{self, FileFacts, FileProblem};
use crate::store::session::Action;

/// An attached file as screens show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileView {
    /// Under which its bytes are kept.
    pub id: String,
    /// As it was given, with what would mislead a reader shown as '�'.
    pub name: String,
    /// '1,5 MB'.
    pub size_label: String,
    /// Safe on any file system.
    pub download_name: String,
    /// To serve it under.
    pub media_type: String,
    /// Whether it opens in a preview.
    pub has_preview: bool,
    /// Whether print and PDF include it.
    pub is_image: bool,
}

impl From<&Attachment> for FileView {
    fn from(file: &Attachment) -> Self {
        Self {
            id: file.id.clone(),
            name: shown_file_name(&file.name),
            size_label: file_size(file.size),
            download_name: safe_file_name(&file.name),
            media_type: file.format.media_type().to_owned(),
            has_preview: file.format.has_preview(),
            is_image: file.format.is_image(),
        }
    }
}

/// Files just picked or dropped, judged one by one before they join the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileVerdicts {
    /// In the order given.
    pub verdicts: Vec<FileVerdict>,
}

/// Whether one file may be attached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileVerdict {
    /// As given, with what would mislead a reader shown as '�'.
    pub name: String,
    /// '1,5 MB'.
    pub size_label: String,
    /// Why it is skipped; none for a file that is welcome.
    pub problem: Option<FileProblem>,
    /// What else there is to say of a skipped file: what it really is and what can be done.
    pub hint: Option<String>,
}

/// A file from the clipboard, which often has no name of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PastedFile {
    /// As the browser calls it.
    pub name: String,
    /// As the browser says.
    pub media_type: String,
}

/// The name under which a pasted file is attached: its own, or for a picture without one the moment it was pasted.
pub fn pasted_name(reader: &Reader, file: &PastedFile) -> String {
    let own = file.name.trim();
    let (stem, extension) = own.rsplit_once('.').unwrap_or((own, ""));
    if !stem.is_empty() && !stem.eq_ignore_ascii_case("image") && !stem.eq_ignore_ascii_case("blob") {
        return file.name.clone();
    }
    let of_type = file.media_type.rsplit('/').next().filter(|subtype| !subtype.is_empty()).unwrap_or("png");
    let extension = if extension.is_empty() { of_type } else { extension };
    format!("Tangkapan layar {}.{extension}", reader.calendar().local_now().file_stamp())
}

/// Judges files by name, size and first bytes (§5).
pub fn verdicts(reader: &Reader, files: &[FileFacts]) -> Result<FileVerdicts, Refusal> {
    if !reader.may(Action::CreateTicketOnBehalf) {
        reader.require(Action::Reply)?;
    }
    let verdict = |file: &FileFacts| {
        let problem = attachment::check(file).err();
        FileVerdict {
            name: shown_file_name(&file.name),
            size_label: file_size(file.size),
            hint: problem.and_then(|why| attachment::hint(file, why)),
            problem,
        }
    };
    Ok(FileVerdicts { verdicts: files.iter().map(verdict).collect() })
}
