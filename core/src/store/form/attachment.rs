//! Rules for attached files (§5).

use serde::{Deserialize, Serialize};

use crate::locale::file_name::shown_file_name;
use crate::model::attachment::{Attachment, FileFormat, MAX_BYTES};
use crate::store::env::Env;
use crate::store::error::{Field, Problem};
use crate::store::form::content::{self, Destination};
use crate::store::form::text::FormCheck;

/// A file before it is attached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileFacts {
    /// Name as given, any text.
    pub name: String,
    /// Size in bytes.
    pub size: u64,
    /// The first [`content::HEAD_BYTES`] bytes of the file, or fewer if the file is shorter.
    pub head: Vec<u8>,
    /// The last [`content::TAIL_BYTES`] bytes of the file, or fewer; empty in drafts of earlier versions.
    #[serde(default)]
    pub tail: Vec<u8>,
}

/// Reason why a file is skipped (§8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FileProblem {
    /// The file has more than 10 MB.
    TooLarge,
    /// The extension is not one of the six allowed ones.
    Unsupported,
    /// The content does not match the extension.
    ContentDiffers,
    /// The file is empty.
    Empty,
}

/// The format of a file, or the reason why the file may not be attached. The size is checked first, as in §5.
pub fn check(file: &FileFacts) -> Result<FileFormat, FileProblem> {
    if file.size > MAX_BYTES {
        return Err(FileProblem::TooLarge);
    }
    let format = FileFormat::of_extension(&file.name).ok_or(FileProblem::Unsupported)?;
    if file.size == 0 {
        return Err(FileProblem::Empty);
    }
    if content::matches(format, file) { Ok(format) } else { Err(FileProblem::ContentDiffers) }
}

/// Advice to show after the sentence of §8: the detected format, and how to convert the file.
pub fn hint(file: &FileFacts, why: FileProblem) -> Option<String> {
    match why {
        FileProblem::TooLarge => None,
        FileProblem::Empty => Some("Berkas kosong.".to_owned()),
        FileProblem::Unsupported => content::way_out(file, Destination::Attachment),
        FileProblem::ContentDiffers => Some(content::mismatch(file, Destination::Attachment)),
    }
}

/// Checks the files of a form and gives them ids in order. Rejected files become errors of the form.
pub fn accept(files: &[FileFacts], check_form: &mut FormCheck, env: &mut Env) -> Vec<Attachment> {
    let mut accepted = Vec::with_capacity(files.len());
    for file in files {
        match check(file) {
            Ok(format) => {
                let id = env.base36(16);
                accepted.push(Attachment { id, name: file.name.clone(), size: file.size, format });
            }
            Err(why) => {
                let (name, hint) = (shown_file_name(&file.name), hint(file, why));
                check_form.reject(Field::Attachments, Problem::File { name, why, hint });
            }
        }
    }
    accepted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, size: u64, head: &[u8]) -> FileFacts {
        FileFacts { name: name.to_owned(), size, head: head.to_vec(), tail: Vec::new() }
    }

    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

    #[test]
    fn the_size_limit_is_inclusive() {
        assert_eq!(check(&file("a.png", MAX_BYTES, PNG)), Ok(FileFormat::Png));
        assert_eq!(check(&file("a.png", MAX_BYTES + 1, PNG)), Err(FileProblem::TooLarge));
    }

    #[test]
    fn six_extensions_in_any_case_get_the_media_type_of_their_content() {
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
    fn a_pdf_may_begin_within_the_first_1024_bytes() {
        let after = |bytes: usize| [vec![b'x'; bytes], b"%PDF-1.7".to_vec()].concat();
        assert_eq!(check(&file("a.pdf", 2000, &after(1024))), Ok(FileFormat::Pdf));
        assert_eq!(check(&file("a.pdf", 2000, &after(1025))), Err(FileProblem::ContentDiffers));
        assert!(after(1024).len() >= content::HEAD_BYTES as usize, "the page sends enough bytes for detection");
    }

    #[test]
    fn the_hint_names_the_real_format_of_a_skipped_file() {
        let cases: [(&str, &[u8], &str); 18] = [
            (
                "heic.jpg",
                include_bytes!("../../../tests/fixtures/files/heic.jpg"),
                "Ini berkas HEIC dari iPhone. Simpan sebagai JPG atau PNG, lalu lampirkan lagi.",
            ),
            (
                "foto.heic",
                b"\0\0\0\x18ftypmif1",
                "Ini berkas HEIC dari iPhone. Simpan sebagai JPG atau PNG, lalu lampirkan lagi.",
            ),
            (
                "rtf.doc",
                include_bytes!("../../../tests/fixtures/files/rtf.doc"),
                "Ini dokumen RTF. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi.",
            ),
            ("a.png", b"RIFF\0\0\0\0WEBPVP8 ", "Ini gambar WebP. Simpan sebagai JPG atau PNG, lalu lampirkan lagi."),
            ("a.jpg", b"II*\0\x08\0\0\0", "Ini gambar TIFF. Simpan sebagai JPG atau PNG, lalu lampirkan lagi."),
            ("a.jpg", b"\0\0\0\x1cftypavif", "Ini gambar AVIF. Simpan sebagai JPG atau PNG, lalu lampirkan lagi."),
            ("a.jpg", PNG, "Ini gambar PNG. Ubah ekstensinya menjadi .png, lalu lampirkan lagi."),
            (
                "a.doc",
                b"PK\x03\x04....word/document.xml",
                "Ini dokumen Word (DOCX). Ubah ekstensinya menjadi .docx, lalu lampirkan lagi.",
            ),
            (
                "a.pdf",
                b"PK\x03\x04....foto.jpg",
                "Ini arsip ZIP. Ekstrak terlebih dahulu, lalu pilih berkas di dalamnya.",
            ),
            (
                "a.zip",
                b"PK\x03\x04....foto.jpg",
                "Ini arsip ZIP. Ekstrak terlebih dahulu, lalu pilih berkas di dalamnya.",
            ),
            ("a.pdf", b"MZ\x90\0", "Ini program Windows. Pilih berkas lain."),
            (
                "a.doc",
                b"\xef\xbb\xbf <!DOCTYPE html><p>",
                "Ini halaman web (HTML). Simpan sebagai PDF atau DOCX, lalu lampirkan lagi.",
            ),
            ("a.doc", b"Halo\r\n\xe9", "Ini berkas teks. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi."),
            ("a.doc", b"\xff\xfeH\0a\0", "Ini berkas teks. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi."),
            ("a.txt", b"halo", "Ini berkas teks. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi."),
            ("a.png", b"<svg xmlns=", "Ini gambar SVG. Simpan sebagai JPG atau PNG, lalu lampirkan lagi."),
            ("a.docx", b"xx%PDF-1.4", "Ini dokumen PDF. Ubah ekstensinya menjadi .pdf, lalu lampirkan lagi."),
            ("a.pdf", b"\0\x01\x02", "Isi berkas tidak sesuai dengan ekstensinya. Pilih berkas lain."),
        ];
        for (name, head, said) in cases {
            let file = file(name, 2000, head);
            let why = check(&file).expect_err(name);
            assert_eq!(hint(&file, why).as_deref(), Some(said), "{name}");
        }
        assert_eq!(hint(&file("a.exe", 9, b"MZ\x90\0"), FileProblem::Unsupported), None);
    }

    #[test]
    fn the_last_bytes_tell_word_documents_from_other_zip_files() {
        let named = |name: &str, first: &str, last: &str| FileFacts {
            name: name.to_owned(),
            size: 90_000,
            head: format!("PK\x03\x04....{first}").into_bytes(),
            tail: format!("PK\x01\x02....{last}PK\x05\x06").into_bytes(),
        };
        for (first, last) in [
            ("[Content_Types].xml", "word/document.xml"),
            ("docProps/app.xml", "word/embeddings/xl/"),
            ("[Content_Types].xml", "customXml/item9.xml"),
        ] {
            assert_eq!(check(&named("a.docx", first, last)), Ok(FileFormat::Docx), "{first} {last}");
        }
        let excel = "Ini lembar kerja Excel. Simpan sebagai PDF atau DOCX, lalu lampirkan lagi.";
        let archive = "Ini arsip ZIP. Ekstrak terlebih dahulu, lalu pilih berkas di dalamnya.";
        for (first, last, said) in [
            ("[Content_Types].xml", "xl/workbook.xml", excel),
            ("docProps/app.xml", "xl/workbook.xml", excel),
            ("foto.jpg", "laporan.pdf", archive),
        ] {
            let file = named("a.docx", first, last);
            assert_eq!(check(&file), Err(FileProblem::ContentDiffers));
            assert_eq!(hint(&file, FileProblem::ContentDiffers).as_deref(), Some(said));
        }
        let word = "Ini dokumen Word (DOCX). Ubah ekstensinya menjadi .docx, lalu lampirkan lagi.";
        let file = named("a.doc", "[Content_Types].xml", "word/document.xml");
        assert_eq!(hint(&file, FileProblem::ContentDiffers).as_deref(), Some(word));
    }

    #[test]
    fn the_last_bytes_tell_old_office_files_apart() {
        let hinted = |name: &str| {
            let tail = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let head = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1].to_vec();
            let file = FileFacts { name: "a.docx".to_owned(), size: 90_000, head, tail };
            assert_eq!(check(&file), Err(FileProblem::ContentDiffers));
            hint(&file, FileProblem::ContentDiffers).unwrap_or_default()
        };
        for (name, what) in [
            ("", "Ini dokumen Word lama (DOC) atau dokumen yang dikunci dengan kata sandi. Buka dengan Word, "),
            ("Workbook WordDocument", "Ini dokumen Word lama (DOC). Buka dengan Word, "),
            ("Workbook", "Ini lembar kerja Excel lama (XLS). Simpan sebagai PDF atau DOCX, "),
            ("EncryptedPackage", "Ini dokumen yang dikunci dengan kata sandi. Buka dengan Word, "),
        ] {
            assert!(hinted(name).starts_with(what), "{name}: {}", hinted(name));
        }
    }

    #[test]
    fn files_that_are_cut_off_are_accepted_as_what_they_are() {
        let photo = include_bytes!("../../../tests/fixtures/files/truncated.jpg");
        assert_eq!(check(&file("truncated.jpg", 3_000, &photo[..1_029])), Ok(FileFormat::Jpeg));
        assert_eq!(check(&file("a.png", 24, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")), Ok(FileFormat::Png));
        assert_eq!(check(&file("a.pdf", 12, b"%PDF-1.7\n1 0")), Ok(FileFormat::Pdf));
    }

    #[test]
    fn pdf_and_pictures_have_a_preview_and_pictures_are_printed() {
        let facts = |format: FileFormat| (format.has_preview(), format.is_image());
        assert_eq!(facts(FileFormat::Pdf), (true, false));
        assert_eq!([FileFormat::Jpeg, FileFormat::Png].map(facts), [(true, true); 2]);
        assert_eq!([FileFormat::Doc, FileFormat::Docx].map(facts), [(false, false); 2]);
    }
}
