//! Appends the images as an incremental update, with gaps for the JPEG bytes of the caller.

use std::fmt::Write;

use pdf_writer::Ref;

use super::document::{PdfColour, PdfImage};
use super::write::Base;

/// A PDF file with a gap for each JPEG: `segments[0]`, image 0, `segments[1]`, image 1, and so on. There is one segment
/// more than there are images.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PdfParts {
    /// The bytes before, between and after the images.
    pub segments: Vec<Vec<u8>>,
    /// Number of characters that were replaced by boxes.
    pub boxes: usize,
}

const AFTER_IMAGE: &str = "\nendstream\nendobj\n";

/// All offsets are known, because each image states its length. `pdf-writer` cannot leave gaps in streams, so this
/// update is written here.
pub(super) fn append(base: Base, images: &[PdfImage]) -> Vec<Vec<u8>> {
    let Some(first) = base.images.first().map(|id| id.get()) else { return vec![base.bytes] };
    let mut segments = Vec::with_capacity(images.len() + 1);
    let mut segment = base.bytes;
    let (mut written, mut entries) = (0_u64, String::new());
    for (image, id) in images.iter().zip(&base.images) {
        let offset = written + length(&segment);
        // A cross-reference entry has 20 bytes with its line end.
        let _ = writeln!(entries, "{offset:010} 00000 n ");
        segment.extend(object_head(*id, image).bytes());
        written += length(&segment) + u64::from(image.byte_length);
        segments.push(std::mem::replace(&mut segment, AFTER_IMAGE.into()));
    }
    let xref_offset = written + length(&segment);
    let (count, size) = (images.len(), base.images.last().map_or(first, |id| id.get() + 1));
    let (catalog, info, table) = (base.catalog.get(), base.info.get(), base.table);
    let trailer = format!("<< /Size {size} /Root {catalog} 0 R /Info {info} 0 R /Prev {table} >>");
    let tail = format!(
        "xref\n0 1\n0000000000 65535 f \n{first} {count}\n{entries}trailer\n{trailer}\nstartxref\n{xref_offset}\n%%EOF\n"
    );
    segment.extend(tail.bytes());
    segments.push(segment);
    segments
}

fn object_head(id: Ref, image: &PdfImage) -> String {
    let number = id.get();
    let colour = match image.colour {
        PdfColour::Grey => "DeviceGray",
        PdfColour::Rgb => "DeviceRGB",
    };
    let PdfImage { width, height, byte_length, .. } = image;
    format!(
        "{number} 0 obj\n<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace /{colour} /BitsPerComponent 8 /Filter /DCTDecode /Length {byte_length} >>\nstream\n"
    )
}

fn length(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}
