//! Hand-made Word archives with any sizes.

use miniz_oxide::deflate::compress_to_vec;

const NAMES: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";

/// A file of an archive, and the size that the directory gives for it.
pub(crate) struct Member {
    pub(crate) name: &'static str,
    pub(crate) packed: Vec<u8>,
    pub(crate) stated: u32,
}

impl Member {
    pub(crate) fn new(name: &'static str, text: &str) -> Self {
        Self { name, packed: compress_to_vec(text.as_bytes(), 6), stated: u32::try_from(text.len()).expect("short") }
    }
}

pub(crate) fn body(inside: &str) -> Member {
    Member::new("word/document.xml", &document(inside))
}

pub(crate) fn document(inside: &str) -> String {
    format!("<?xml version=\"1.0\"?><w:document {NAMES}><w:body>{inside}</w:body></w:document>")
}

/// A part beside the body, such as `styles`.
pub(crate) fn part(name: &'static str, element: &str, inside: &str) -> Member {
    Member::new(name, &format!("<w:{element} {NAMES}>{inside}</w:{element}>"))
}

pub(crate) fn paragraph(text: &str) -> String {
    format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>")
}

pub(crate) fn archive(members: &[Member]) -> Vec<u8> {
    let (mut bytes, mut directory) = (Vec::new(), Vec::new());
    for Member { name, packed, stated } in members {
        let offset = u32::try_from(bytes.len()).expect("short");
        let packed_bytes = u32::try_from(packed.len()).expect("short");
        let name_bytes = u16::try_from(name.len()).expect("short");
        let mut common = vec![20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        common.extend([packed_bytes.to_le_bytes(), stated.to_le_bytes()].concat());
        common.extend([name_bytes.to_le_bytes(), [0, 0]].concat());
        bytes.extend([b"PK\x03\x04", common.as_slice(), name.as_bytes(), packed.as_slice()].concat());
        directory.extend(
            [b"PK\x01\x02\x14\0", common.as_slice(), &[0; 10], &offset.to_le_bytes(), name.as_bytes()].concat(),
        );
    }
    let (at, length) = (bytes.len(), directory.len());
    let numbers = [length, at].map(|number| u32::try_from(number).expect("short").to_le_bytes()).concat();
    [bytes, directory, b"PK\x05\x06\0\0\0\0\0\0\0\0".to_vec(), numbers, vec![0, 0]].concat()
}
