//! Recognises a file by its bytes, and measures an archive before it is unpacked.

use std::io::{BufReader, Cursor, Read, copy, sink};

use quick_xml::Reader;
use quick_xml::events::Event;
use zip::ZipArchive;

use crate::problem::{MAX_FILE_BYTES, MAX_UNPACKED_BYTES, WorkbookProblem};

/// The format of a workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    /// Excel 2007 and later, with or without macros.
    Xlsx,
    /// The binary form of Excel 2007 and later.
    Xlsb,
    /// Excel 97 to 2003.
    Xls,
    /// The `OpenDocument` format.
    Ods,
}

const ZIP: &[u8] = b"PK\x03\x04";
const EMPTY_ZIP: &[u8] = b"PK\x05\x06";
const COMPOUND: &[u8] = &[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/// Excel 2 to 4 begin with one of these records.
const OLD: [&[u8]; 3] = [&[0x09, 0x00, 0x04, 0x00], &[0x09, 0x02, 0x06, 0x00], &[0x09, 0x04, 0x06, 0x00]];

/// Bytes at the beginning that tell text from other files.
const SAMPLE: usize = 4_096;

/// A part that unpacks to less is never suspicious: blank sheets with formats compress well.
const ALWAYS_FINE: u64 = 32 * 1024 * 1024;

/// Largest ratio of unpacked to packed bytes of a large part. Sheets reach 5 to 50.
const MAX_RATIO: u64 = 250;

/// A part with fewer packed bytes cannot unpack to more than 66 MB, whatever its directory says.
const HARMLESS: u64 = 64 * 1024;

/// Finds out what a file is. An archive is measured, so that it may be unpacked afterwards.
pub(crate) fn recognise(bytes: &[u8]) -> Result<Format, WorkbookProblem> {
    if bytes.is_empty() {
        return Err(WorkbookProblem::EmptyFile);
    }
    if bytes.len() > MAX_FILE_BYTES as usize {
        return Err(WorkbookProblem::FileTooLarge { max: MAX_FILE_BYTES });
    }
    if bytes.starts_with(ZIP) || bytes.starts_with(EMPTY_ZIP) {
        return measure(ZipArchive::new(Cursor::new(bytes))?);
    }
    if bytes.starts_with(COMPOUND) {
        return Ok(Format::Xls);
    }
    if OLD.iter().any(|start| bytes.starts_with(start)) {
        return Err(WorkbookProblem::TooOld);
    }
    Err(text_problem(&bytes[..bytes.len().min(SAMPLE)]))
}

fn text_problem(start: &[u8]) -> WorkbookProblem {
    let is_utf16 = start.starts_with(&[0xff, 0xfe]) || start.starts_with(&[0xfe, 0xff]);
    let is_text = start.iter().all(|byte| !matches!(byte, 0..=8 | 14..=26 | 28..=31));
    let visible = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    match (is_utf16 || is_text, visible.first()) {
        (true, Some(b'<')) => WorkbookProblem::WebPage,
        (true, _) if !start.starts_with(b"%PDF-") => WorkbookProblem::Text,
        _ => WorkbookProblem::NotWorkbook,
    }
}

/// Reads the directory of an archive. The sizes in it are not trusted for parts that are read as a whole.
fn measure(mut archive: ZipArchive<Cursor<&[u8]>>) -> Result<Format, WorkbookProblem> {
    let mut total = 0_u64;
    let mut names = Vec::with_capacity(archive.len());
    let mut unsure = Vec::new();
    for index in 0..archive.len() {
        let part = archive.by_index_raw(index)?;
        let (packed, unpacked) = (part.compressed_size(), part.size());
        total = total.saturating_add(unpacked);
        let is_bomb = unpacked > ALWAYS_FINE && unpacked / packed.max(1) > MAX_RATIO;
        if is_bomb || total > u64::from(MAX_UNPACKED_BYTES) {
            return Err(WorkbookProblem::unpacks_too_large());
        }
        let name = part.name().map_err(|_| WorkbookProblem::Damaged)?.to_ascii_lowercase();
        if packed > HARMLESS && is_read_whole(&name) {
            unsure.push((index, unpacked));
        }
        names.push(name);
    }
    let has = |ending: &str| names.iter().any(|name| name.ends_with(ending));
    let format = if has("workbook.bin") {
        Format::Xlsb
    } else if names.iter().any(|name| name == "mimetype") && has("content.xml") {
        Format::Ods
    } else if has("workbook.xml") || (has("_rels/.rels") && names.iter().any(|name| name.starts_with("xl/"))) {
        Format::Xlsx
    } else {
        return Err(WorkbookProblem::NotWorkbook);
    };
    for (index, unpacked) in unsure {
        check_size(&mut archive, index, unpacked)?;
    }
    match format {
        Format::Ods => check_end(&mut archive)?,
        Format::Xlsb => {
            let sheets = names.iter().enumerate().filter(|(_, name)| name.contains("/worksheets/sheet"));
            sheets.map(|(index, _)| index).try_for_each(|index| check_records(&mut archive, index))?;
        }
        Format::Xlsx | Format::Xls => {}
    }
    Ok(format)
}

/// Sheets are read cell by cell, and stop at a limit; pictures are not read.
fn is_read_whole(name: &str) -> bool {
    let is_data = [".xml", ".bin", ".rels"].iter().any(|ending| name.ends_with(ending));
    is_data && !name.contains("/worksheets/")
}

fn check_size(archive: &mut ZipArchive<Cursor<&[u8]>>, index: usize, stated: u64) -> Result<(), WorkbookProblem> {
    let part = archive.by_index(index)?;
    let unpacked = copy(&mut part.take(stated + 1), &mut sink()).map_err(|_| WorkbookProblem::Damaged)?;
    if unpacked > stated { Err(WorkbookProblem::unpacks_too_large()) } else { Ok(()) }
}

/// Cells that leave out their column. Excel writes none, and the reader of xlsb skips them without a word.
const SHORT_CELLS: std::ops::RangeInclusive<u64> = 12..=18;

/// Looks for records that would be skipped in a sheet of xlsb.
fn check_records(archive: &mut ZipArchive<Cursor<&[u8]>>, index: usize) -> Result<(), WorkbookProblem> {
    let mut records = BufReader::new(archive.by_index(index)?);
    while let Some(kind) = number(&mut records, 2)? {
        if SHORT_CELLS.contains(&kind) {
            return Err(WorkbookProblem::UnknownRecords);
        }
        let length = number(&mut records, 4)?.ok_or(WorkbookProblem::Damaged)?;
        let skipped = copy(&mut records.by_ref().take(length), &mut sink()).map_err(|_| WorkbookProblem::Damaged)?;
        if skipped < length {
            return Err(WorkbookProblem::Damaged);
        }
    }
    Ok(())
}

/// A number of at most `most` bytes with seven bits in each. `None` at the end of the part.
fn number(records: &mut impl Read, most: u32) -> Result<Option<u64>, WorkbookProblem> {
    let mut number = 0;
    for at in 0..most {
        let mut byte = [0];
        if records.read(&mut byte).map_err(|_| WorkbookProblem::Damaged)? == 0 {
            return if at == 0 { Ok(None) } else { Err(WorkbookProblem::Damaged) };
        }
        number |= u64::from(byte[0] & 0x7f) << (7 * at);
        if byte[0] & 0x80 == 0 {
            break;
        }
    }
    Ok(Some(number))
}

/// The reader of `OpenDocument` waits for the end of a table forever if it is missing.
fn check_end(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<(), WorkbookProblem> {
    let mut xml = Reader::from_reader(BufReader::new(archive.by_name("content.xml")?));
    let mut buffer = Vec::new();
    let mut open = 0_u32;
    loop {
        buffer.clear();
        match xml.read_event_into(&mut buffer).map_err(|_| WorkbookProblem::Damaged)? {
            Event::Start(_) => open += 1,
            Event::End(_) => open = open.checked_sub(1).ok_or(WorkbookProblem::Damaged)?,
            Event::Eof => return if open == 0 { Ok(()) } else { Err(WorkbookProblem::Damaged) },
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_no_workbooks_are_told_apart() {
        let of = |bytes: &[u8]| recognise(bytes).expect_err("no workbook");
        assert_eq!(of(b""), WorkbookProblem::EmptyFile);
        assert_eq!(of(b"No,Nama\n1,PT Bara\n"), WorkbookProblem::Text);
        assert_eq!(of(b"\xff\xfeN\0o\0"), WorkbookProblem::Text);
        assert_eq!(of(b"\xef\xbb\xbf\r\n<html><table>"), WorkbookProblem::WebPage);
        assert_eq!(of(b"<?xml version=\"1.0\"?><Workbook>"), WorkbookProblem::WebPage);
        assert_eq!(of(b"%PDF-1.7\n"), WorkbookProblem::NotWorkbook);
        assert_eq!(of(b"\x89PNG\r\n\x1a\n\0\0"), WorkbookProblem::NotWorkbook);
        assert_eq!(of(&[0x09, 0x04, 0x06, 0x00, 0, 0]), WorkbookProblem::TooOld);
        assert_eq!(of(b"PK\x03\x04, dan tidak lebih dari itu"), WorkbookProblem::Damaged);
    }
}
