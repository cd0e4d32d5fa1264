//! Archives with chosen parts.

use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// Copies an archive and replaces the texts of some parts.
pub(crate) fn replace(bytes: &[u8], parts: &[(&str, &dyn Fn(String) -> String)]) -> Vec<u8> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..archive.len() {
        let mut part = archive.by_index(index).expect("a part");
        let name = part.name().expect("a name").into_owned();
        let mut text = String::new();
        part.read_to_string(&mut text).expect("text");
        let text = parts.iter().filter(|(other, _)| *other == name).fold(text, |text, (_, change)| change(text));
        writer.start_file(name, SimpleFileOptions::default()).expect("a part");
        writer.write_all(text.as_bytes()).expect("memory");
    }
    writer.finish().expect("memory").into_inner()
}

/// An archive of these parts.
pub(crate) fn archive(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).expect("a part");
        writer.write_all(bytes).expect("memory");
    }
    writer.finish().expect("memory").into_inner()
}
