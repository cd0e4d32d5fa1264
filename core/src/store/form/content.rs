//! Detects file formats by the first and last bytes, and advises how to convert unsupported files.

use super::attachment::FileFacts;
use crate::model::attachment::FileFormat;
use crate::model::repository::DocumentFormat;

/// Maximum number of bytes before the start of a PDF (ISO 32000, annex H).
const PDF_LEAD: usize = 1024;

const PDF: &[u8] = b"%PDF-";
const OLE: &[u8] = &[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1];
const ZIP: &[u8] = b"PK\x03\x04";
/// Start of an entry in the directory at the end of a ZIP file.
const ZIP_DIRECTORY: &[u8] = b"PK\x01\x02";
const JPEG: &[u8] = &[0xFF, 0xD8, 0xFF];
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Number of first bytes that are needed to detect a format.
#[expect(clippy::cast_possible_truncation, reason = "both are small constants")]
pub const HEAD_BYTES: u32 = (PDF_LEAD + PDF.len()) as u32;

/// Number of last bytes that are needed: a ZIP file ends with the names of its entries.
pub const TAIL_BYTES: u32 = 4096;

/// Target of an uploaded file, which decides the allowed formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A ticket or a reply, which accepts PDF, Word and pictures.
    Attachment,
    /// The repository, which accepts PDF, DOCX and TXT.
    Repository,
}

/// Groups of formats with the same advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// Pictures that can be saved in another format.
    Picture,
    /// Documents that can be saved in another format.
    Document,
    /// Word files with a password, or in the old format.
    OldWord,
    /// Plain texts.
    Text,
    /// Archives that must be unpacked.
    Archive,
    /// Files that cannot be converted.
    Other,
    /// Files of an accepted format with a wrong extension.
    Misnamed(&'static str),
}

/// Offset, first bytes, name and advice of each format. The first match wins.
const KINDS: [(usize, &[u8], &str, Family); 40] = [
    (0, JPEG, "gambar JPG", Family::Misnamed("jpg")),
    (0, PNG, "gambar PNG", Family::Misnamed("png")),
    (4, b"ftypheic", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftypheix", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftyphevc", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftyphevx", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftypheim", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftypheis", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftypmif1", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftypmsf1", "berkas HEIC dari iPhone", Family::Picture),
    (4, b"ftypavif", "gambar AVIF", Family::Picture),
    (4, b"ftypavis", "gambar AVIF", Family::Picture),
    (4, b"ftyp", "video", Family::Other),
    (8, b"WEBP", "gambar WebP", Family::Picture),
    (0, b"RIFF", "video atau rekaman suara", Family::Other),
    (0, b"\x1a\x45\xdf\xa3", "video", Family::Other),
    (0, b"ID3", "rekaman suara", Family::Other),
    (0, b"OggS", "rekaman suara", Family::Other),
    (0, b"II*\0", "gambar TIFF", Family::Picture),
    (0, b"MM\0*", "gambar TIFF", Family::Picture),
    (0, b"GIF8", "gambar GIF", Family::Picture),
    (0, b"8BPS", "gambar Photoshop", Family::Picture),
    (0, b"\0\0\0\x0cJXL ", "gambar JPEG XL", Family::Picture),
    (0, b"\xff\x0a", "gambar JPEG XL", Family::Picture),
    (0, b"\0\0\0\x0cjP  ", "gambar JPEG 2000", Family::Picture),
    (0, b"{\\rtf", "dokumen RTF", Family::Document),
    (0, b"%!PS", "dokumen PostScript", Family::Document),
    (0, b"Rar!\x1a", "arsip RAR", Family::Archive),
    (0, b"7z\xbc\xaf\x27\x1c", "arsip 7z", Family::Archive),
    (0, b"\x1f\x8b", "arsip GZIP", Family::Archive),
    (0, b"BZh", "arsip BZIP2", Family::Archive),
    (0, b"\xfd7zXZ\0", "arsip XZ", Family::Archive),
    (0, b"PK\x05\x06", "arsip ZIP yang kosong", Family::Other),
    (0, b"MZ", "program Windows", Family::Other),
    (0, b"\x7fELF", "program Linux", Family::Other),
    (0, b"\xcf\xfa\xed\xfe", "program macOS", Family::Other),
    (0, b"\xca\xfe\xba\xbe", "program", Family::Other),
    (0, b"#!", "skrip", Family::Other),
    (0, b"SQLite format 3\0", "basis data", Family::Other),
    (0, b"L\0\0\0\x01\x14\x02\0", "pintasan Windows, bukan berkasnya sendiri", Family::Other),
];

/// Entry names by which ZIP files are recognised as other formats, with name and advice. The first match wins.
const PACKED: [(&[u8], &str, Family); 8] = [
    (b"word/", "dokumen Word (DOCX)", Family::Misnamed("docx")),
    (b"xl/", "lembar kerja Excel", Family::Document),
    (b"ppt/", "presentasi PowerPoint", Family::Document),
    (b"mimetypeapplication/vnd.oasis.opendocument", "dokumen OpenDocument", Family::Document),
    (b"mimetypeapplication/epub", "buku EPUB", Family::Document),
    (b"AndroidManifest.xml", "program Android", Family::Other),
    (b"META-INF/", "program Java", Family::Other),
    (b"[Content_Types].xml", "dokumen Office", Family::Document),
];

/// Names in the directory of old Office files by which they are recognised, in UTF-16, with name and advice.
/// The first match wins: Word documents may contain tables of Excel.
const OLE_NAMES: [(&[u8], &str, Family); 4] = [
    (b"W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0", "dokumen Word lama (DOC)", Family::OldWord),
    (b"E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0", "dokumen yang dikunci dengan kata sandi", Family::OldWord),
    (b"W\0o\0r\0k\0b\0o\0o\0k\0", "lembar kerja Excel lama (XLS)", Family::Document),
    (b"P\0o\0w\0e\0r\0P\0o\0i\0n\0t\0", "presentasi PowerPoint lama (PPT)", Family::Document),
];

/// First bytes of markup files and e-mails in lower case, with name and advice.
const MARKED_UP: [(&[u8], &str, Family); 9] = [
    (b"<!doctype html", "halaman web (HTML)", Family::Document),
    (b"<html", "halaman web (HTML)", Family::Document),
    (b"<head", "halaman web (HTML)", Family::Document),
    (b"<body", "halaman web (HTML)", Family::Document),
    (b"<script", "halaman web (HTML)", Family::Document),
    (b"<svg", "gambar SVG", Family::Picture),
    (b"<?xml", "berkas XML", Family::Document),
    (b"mime-version:", "halaman web (MHTML)", Family::Document),
    (b"from: ", "surel", Family::Document),
];

/// True if a PDF starts within the first 1,024 bytes. Mail gateways and scanners add bytes before it.
pub fn is_pdf(head: &[u8]) -> bool {
    head.windows(PDF.len()).take(PDF_LEAD + 1).any(|place| place == PDF)
}

/// True if the content matches this attachable format.
pub fn matches(format: FileFormat, file: &FileFacts) -> bool {
    match format {
        FileFormat::Pdf => is_pdf(&file.head),
        FileFormat::Doc => file.head.starts_with(OLE),
        FileFormat::Docx => can_be_word(file),
        FileFormat::Jpeg => file.head.starts_with(JPEG),
        FileFormat::Png => file.head.starts_with(PNG),
    }
}

/// True if the content matches this document format.
pub fn matches_document(format: DocumentFormat, file: &FileFacts) -> bool {
    match format {
        DocumentFormat::Pdf => is_pdf(&file.head),
        DocumentFormat::Docx => can_be_word(file),
        DocumentFormat::Txt => has_utf16_mark(&file.head) || !file.head.contains(&0),
    }
}

/// True if the file starts with a UTF-16 byte order mark. UTF-16 texts may contain NUL bytes; other texts may not.
fn has_utf16_mark(head: &[u8]) -> bool {
    head.starts_with(&[0xFF, 0xFE]) || head.starts_with(&[0xFE, 0xFF])
}

/// True for a ZIP file with the entries of a Word document. Without its last bytes, every ZIP file that is not known to
/// be another one.
fn can_be_word(file: &FileFacts) -> bool {
    let may_be = match packed(file) {
        (_, Family::Misnamed("docx")) | ("dokumen Office", _) => true,
        (_, Family::Archive) => !contains(&file.tail, ZIP_DIRECTORY),
        _ => false,
    };
    file.head.starts_with(ZIP) && may_be
}

/// Two sentences for a file whose content does not match its extension: the detected format, and advice.
pub fn mismatch(file: &FileFacts, destination: Destination) -> String {
    match recognise(file) {
        Some((what, family)) => sentences(what, family, destination),
        None => "Isi berkas tidak sesuai dengan ekstensinya. Pilih berkas lain.".to_owned(),
    }
}

/// Two sentences for a convertible file with an unsupported extension: the detected format, and advice.
pub fn way_out(file: &FileFacts, destination: Destination) -> Option<String> {
    let (what, family) = recognise(file)?;
    (family != Family::Other).then(|| sentences(what, family, destination))
}

fn recognise(file: &FileFacts) -> Option<(&'static str, Family)> {
    let head = file.head.as_slice();
    if head.starts_with(OLE) {
        let unknown = ("dokumen Word lama (DOC) atau dokumen yang dikunci dengan kata sandi", Family::OldWord);
        return Some(inside(file, &OLE_NAMES).unwrap_or(unknown));
    }
    if head.starts_with(ZIP) {
        return Some(packed(file));
    }
    let known = KINDS.iter().find(|(at, mark, ..)| head.get(*at..).is_some_and(|rest| rest.starts_with(mark)));
    if let Some((_, _, what, family)) = known {
        return Some((what, *family));
    }
    if head.starts_with(b"BM") && head.get(6..10) == Some(&[0; 4]) {
        return Some(("gambar BMP", Family::Picture));
    }
    let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head).trim_ascii_start();
    let marked_up = MARKED_UP
        .iter()
        .find(|(mark, ..)| text.get(..mark.len()).is_some_and(|start| start.eq_ignore_ascii_case(mark)))
        .map(|(_, what, family)| (*what, *family));
    marked_up
        .or_else(|| is_pdf(head).then_some(("dokumen PDF", Family::Misnamed("pdf"))))
        .or_else(|| is_text(head).then_some(("berkas teks", Family::Text)))
}

/// The format of a ZIP file by the names of its entries.
fn packed(file: &FileFacts) -> (&'static str, Family) {
    inside(file, &PACKED).unwrap_or(("arsip ZIP", Family::Archive))
}

/// The format whose name the first or last bytes contain.
fn inside(file: &FileFacts, names: &[(&[u8], &'static str, Family)]) -> Option<(&'static str, Family)> {
    let found = names.iter().find(|(name, ..)| contains(&file.head, name) || contains(&file.tail, name));
    found.map(|(_, what, family)| (*what, *family))
}

/// True if the bytes are a text in any encoding: a text has no control characters but white space.
fn is_text(head: &[u8]) -> bool {
    let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    has_utf16_mark(head) || (!head.is_empty() && !head.iter().any(is_control))
}

fn contains(head: &[u8], part: &[u8]) -> bool {
    head.windows(part.len()).any(|place| place == part)
}

fn sentences(what: &str, family: Family, destination: Destination) -> String {
    let advice = match (family, destination) {
        (Family::Picture, Destination::Attachment) => "Simpan sebagai JPG atau PNG, lalu lampirkan lagi.",
        (Family::Picture | Family::Misnamed("jpg" | "png"), Destination::Repository) => {
            "Simpan sebagai PDF, lalu pilih lagi."
        }
        (Family::Document | Family::Text, Destination::Attachment) => {
            "Simpan sebagai PDF atau DOCX, lalu lampirkan lagi."
        }
        (Family::Document, Destination::Repository) => "Simpan sebagai PDF atau DOCX, lalu pilih lagi.",
        (Family::Text, Destination::Repository) => "Ubah ekstensinya menjadi .txt, lalu pilih lagi.",
        (Family::OldWord, Destination::Attachment) => {
            "Buka dengan Word, hapus kata sandinya bila ada, simpan sebagai DOCX, lalu lampirkan lagi."
        }
        (Family::OldWord, Destination::Repository) => {
            "Buka dengan Word, hapus kata sandinya bila ada, simpan sebagai DOCX, lalu pilih lagi."
        }
        (Family::Archive, _) => "Ekstrak terlebih dahulu, lalu pilih berkas di dalamnya.",
        (Family::Misnamed(extension), Destination::Attachment) => {
            return format!("Ini {what}. Ubah ekstensinya menjadi .{extension}, lalu lampirkan lagi.");
        }
        (Family::Misnamed(extension), Destination::Repository) => {
            return format!("Ini {what}. Ubah ekstensinya menjadi .{extension}, lalu pilih lagi.");
        }
        (Family::Other, _) => "Pilih berkas lain.",
    };
    format!("Ini {what}. {advice}")
}
