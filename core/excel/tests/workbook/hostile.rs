//! Bytes that are no workbooks, damaged ones, and those that are too large.

use std::panic::{AssertUnwindSafe, catch_unwind};

use portal_excel::problem::{MAX_UNPACKED_BYTES, WorkbookProblem};
use portal_excel::{SheetFacts, Workbook};
use proptest::prelude::*;

use super::archive::{archive, replace};
use super::reading::ALL;
use super::{read, written};

/// Reads all sheets. The library may panic on damage, which ends the instance in wasm.
fn read_all(bytes: &[u8]) -> Option<Result<Vec<SheetFacts>, WorkbookProblem>> {
    let read = || {
        let mut workbook = Workbook::open(bytes.to_vec())?;
        let count = workbook.sheets().len();
        Ok((0..count).filter_map(|sheet| workbook.read(sheet, None).ok()).map(|sheet| sheet.facts().clone()).collect())
    };
    catch_unwind(AssertUnwindSafe(read)).ok()
}

fn quietly<T>(run: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = run();
    std::panic::set_hook(hook);
    result
}

#[test]
fn a_truncated_file_is_damaged_at_every_length() {
    for whole in ALL {
        for part in 1..50 {
            let cut = &whole[..whole.len() * part / 50];
            let result = quietly(|| read_all(cut));
            let is_fine = matches!(
                result,
                None | Some(Err(WorkbookProblem::Damaged
                    | WorkbookProblem::NotWorkbook
                    | WorkbookProblem::UnpacksTooLarge { .. }))
            );
            // The end of a compound file may hold nothing.
            assert!(is_fine || (whole == ALL[2] && matches!(result, Some(Ok(_)))), "{part}/50: {result:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn flipped_bytes_end_in_an_answer(file in 0_usize..5, at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = ALL[file].to_vec();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = quietly(|| read_all(&bytes));
    }
}

#[test]
fn a_damaged_part_of_an_archive_is_damage() {
    let whole = written(|sheet| {
        sheet.write_string(0, 0, "Kode").expect("a cell");
    });
    let cut = |text: String| text[..text.len() / 2].to_owned();
    for part in ["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/sharedStrings.xml", "_rels/.rels"]
    {
        let result = read(&replace(&whole, &[(part, &cut)]), 0, None).map(drop);
        assert_eq!(result, Err(WorkbookProblem::Damaged), "{part}");
    }
}

#[test]
fn an_open_document_without_its_end_is_damage() {
    let cut = |text: String| text[..text.rfind("</table:table>").expect("a table")].to_owned();
    let result = read(&replace(ALL[4], &[("content.xml", &cut)]), 0, None).map(drop);
    assert_eq!(result, Err(WorkbookProblem::Damaged));
}

#[test]
fn other_archives_are_no_workbooks() {
    let word = archive(&[("[Content_Types].xml", b"<a/>"), ("_rels/.rels", b"<a/>"), ("word/document.xml", b"<a/>")]);
    assert_eq!(read(&word, 0, None).err(), Some(WorkbookProblem::NotWorkbook));
    assert_eq!(read(&archive(&[]), 0, None).err(), Some(WorkbookProblem::NotWorkbook));
}

#[test]
fn an_archive_that_unpacks_to_too_much_is_refused_before_it_is_unpacked() {
    let blank = vec![b' '; 40 * 1024 * 1024];
    let bomb = archive(&[("xl/workbook.xml", b"<a/>"), ("xl/worksheets/sheet1.xml", &blank)]);
    assert!(bomb.len() < 100_000);
    let too_large = Some(WorkbookProblem::UnpacksTooLarge { max: MAX_UNPACKED_BYTES });
    assert_eq!(read(&bomb, 0, None).err(), too_large);
}

#[test]
fn an_archive_whose_directory_lies_is_refused() {
    let mut state = 1_u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state.to_be_bytes()[0]
    };
    let random: Vec<u8> = (0..200_000).map(|_| random()).collect();
    let blank = [random, vec![b' '; 4 * 1024 * 1024]].concat();
    let mut lying = archive(&[("xl/workbook.xml", b"<a/>"), ("xl/sharedStrings.xml", &blank)]);
    let stated = u32::try_from(blank.len()).expect("a size").to_le_bytes();
    for at in 0..lying.len() - 4 {
        if lying[at..at + 4] == stated {
            lying[at..at + 4].copy_from_slice(&300_000_u32.to_le_bytes());
        }
    }
    let too_large = Some(WorkbookProblem::UnpacksTooLarge { max: MAX_UNPACKED_BYTES });
    assert_eq!(read(&lying, 0, None).err(), too_large);
}

#[test]
fn a_sheet_of_16_384_columns_says_how_many() {
    let wide = written(|sheet| {
        for column in 0..16_384 {
            sheet.write_number(0, column, 1).expect("a cell");
        }
    });
    let too_many = WorkbookProblem::TooManyColumns { found: 16_384, max: 500 };
    assert_eq!(read(&wide, 0, None).err(), Some(too_many));
    let (csv, _) = read(&wide, 0, Some("B1:D1")).expect("a range");
    assert_eq!(csv, "1,1,1\n");
}

#[test]
fn blank_rows_with_a_format_do_not_count() {
    let bold = rust_xlsxwriter::Format::new().set_bold();
    let blank = written(|sheet| {
        sheet.write_string(0, 0, "Kode").expect("a cell");
        sheet.write_string(1, 0, "001").expect("a cell");
        for row in 2..60_000 {
            sheet.write_blank(row, 0, &bold).expect("a cell");
        }
        sheet.write_blank(100_000, 200, &bold).expect("a cell");
    });
    let workbook = Workbook::open(blank.clone()).expect("a workbook");
    assert!(!workbook.sheets()[0].is_counted);
    assert_eq!(read(&blank, 0, None).map(|(csv, _)| csv), Ok("Kode\n001\n".to_owned()));
}

#[test]
fn a_workbook_without_cells_says_so() {
    assert_eq!(read(&written(|_| {}), 0, None).err(), Some(WorkbookProblem::NoSheets));
}
