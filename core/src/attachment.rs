//! Which files may be attached (§5).

pub use portal_records::attachment::{Attachment, FileFormat, MAX_BYTES};
use serde::{Deserialize, Serialize};

use crate::env::Env;
use crate::error::{Field, Problem};
use crate::file_name::shown_file_name;
use crate::text::FormCheck;

/// How many of a file's first bytes are needed to tell its format.
pub const HEAD_BYTES: u32 = 8;

/// What is known of a file before it is attached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileFacts {
    /// As given, any text.
    pub name: String,
    /// In bytes.
    pub size: u64,
    /// Its first [`HEAD_BYTES`] bytes, or all if it has fewer.
    pub head: Vec<u8>,
}

/// Why a file is skipped (§8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FileProblem {
    /// More than 10 MB.
    TooLarge,
    /// The extension is not one of the six.
    Unsupported,
    /// The extension is, but the content is something else.
    ContentDiffers,
    /// It has no bytes.
    Empty,
}

/// The format of a file that may be attached, or why it may not. Size is judged first, as §5 lists it first.
pub fn check(file: &FileFacts) -> Result<FileFormat, FileProblem> {
    if file.size > MAX_BYTES {
        return Err(FileProblem::TooLarge);
    }
    let format = FileFormat::of_extension(&file.name).ok_or(FileProblem::Unsupported)?;
    if file.size == 0 {
        return Err(FileProblem::Empty);
    }
    if file.head.starts_with(format.leading_bytes()) { Ok(format) } else { Err(FileProblem::ContentDiffers) }
}

/// Checks the files of a form and gives them ids, in order. Files that may not be attached are errors of the form.
pub fn accept(files: &[FileFacts], check_form: &mut FormCheck, env: &mut Env) -> Vec<Attachment> {
    let mut accepted = Vec::with_capacity(files.len());
    for file in files {
        match check(file) {
            Ok(format) => {
                let id = env.base36(16);
                accepted.push(Attachment { id, name: file.name.clone(), size: file.size, format });
            }
            Err(why) => check_form.reject(Field::Attachments, Problem::File { name: shown_file_name(&file.name), why }),
        }
    }
    accepted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, size: u64, head: &[u8]) -> FileFacts {
        FileFacts { name: name.to_owned(), size, head: head.to_vec() }
    }

    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

    #[test]
    fn limit_is_inclusive() {
        assert_eq!(check(&file("a.png", MAX_BYTES, PNG)), Ok(FileFormat::Png));
        assert_eq!(check(&file("a.png", MAX_BYTES + 1, PNG)), Err(FileProblem::TooLarge));
    }

    #[test]
    fn six_extensions_in_any_case_are_served_under_the_type_of_their_content() {
        let word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
        for (name, head, media_type) in [
            ("a.PDF", &b"%PDF-1.7"[..], "application/pdf"),
            ("a.b.doc", &[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "application/msword"),
            ("a.docx", b"PK\x03\x04\x14\0\0\0", word),
            ("a.jpg", &[0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
            ("a.JPeG", &[0xFF, 0xD8, 0xFF, 0xE1], "image/jpeg"),
            ("a.png", PNG, "image/png"),
        ] {
            assert_eq!(check(&file(name, 9, head)).map(FileFormat::media_type), Ok(media_type), "{name}");
        }
        for name in ["a.exe", "pdf", "a.", "a.pdf.exe", ""] {
            assert_eq!(check(&file(name, 9, b"%PDF-1.7")), Err(FileProblem::Unsupported), "{name}");
        }
    }

    #[test]
    fn renamed_executable_and_empty_file_are_skipped() {
        assert_eq!(check(&file("a.pdf", 9, b"MZ\x90\0\x03\0\0\0")), Err(FileProblem::ContentDiffers));
        assert_eq!(check(&file("a.pdf", 0, b"")), Err(FileProblem::Empty));
    }

    #[test]
    fn a_pdf_and_pictures_open_in_a_preview_and_pictures_are_printed() {
        let facts = |format: FileFormat| (format.has_preview(), format.is_image());
        assert_eq!(facts(FileFormat::Pdf), (true, false));
        assert_eq!([FileFormat::Jpeg, FileFormat::Png].map(facts), [(true, true); 2]);
        assert_eq!([FileFormat::Doc, FileFormat::Docx].map(facts), [(false, false); 2]);
    }
}
