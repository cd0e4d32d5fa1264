//! Attached files, and files to be attached (§5).

use serde::{Deserialize, Serialize};

use crate::locale::file_name::{safe_file_name, shown_file_name};
use crate::locale::file_size::file_size;
use crate::model::attachment::Attachment;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::form::attachment::{self, FileFacts, FileProblem};
use crate::store::session::Action;

/// An attached file for screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileView {
    /// Id under which the browser stores the bytes.
    pub id: String,
    /// File name; characters that could mislead a reader are shown as '�'.
    pub name: String,
    /// File size, such as '1,5 MB'.
    pub size_label: String,
    /// File name that is safe on every file system.
    pub download_name: String,
    /// Media type for serving the file.
    pub media_type: String,
    /// True if the file can be previewed.
    pub has_preview: bool,
    /// True for pictures, which print and PDF include.
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

/// Check results of files that the user has picked or dropped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileVerdicts {
    /// Results in the order of the files.
    pub verdicts: Vec<FileVerdict>,
}

/// Check result of one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileVerdict {
    /// File name; characters that could mislead a reader are shown as '�'.
    pub name: String,
    /// File size, such as '1,5 MB'.
    pub size_label: String,
    /// Reason why the file is skipped; `None` if it is accepted.
    pub problem: Option<FileProblem>,
    /// Detected format of a skipped file, with advice.
    pub hint: Option<String>,
}

/// A file from the clipboard, which often has no name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PastedFile {
    /// Name from the browser.
    pub name: String,
    /// Media type from the browser.
    pub media_type: String,
}

/// Name for a pasted file. A missing name, 'image' or 'blob' becomes 'Tangkapan layar' and the present time.
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

/// Checks files by name, size and first bytes (§5).
pub fn verdicts(reader: &Reader, files: &[FileFacts]) -> Result<FileVerdicts, Refusal> {
    if ![Action::CreateTicketOnBehalf, Action::WriteFindings].into_iter().any(|action| reader.may(action)) {
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
