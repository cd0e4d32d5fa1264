use super::{BLOCK_ROWS, TextIndex};
use crate::field_mask::FieldMask;
use crate::fold::words;
use crate::row_set::RowSet;

const TITLE: FieldMask = FieldMask::of(&[0]);
const REQUESTER: FieldMask = FieldMask::of(&[1]);

#[test]
fn a_search_of_many_words_that_all_rows_have_comes_to_an_end() {
    let text = "satu dua tiga empat lima enam tujuh delapan sembilan sepuluh";
    let mut index = TextIndex::new(1);
    for slot in 0..=64 * BLOCK_ROWS {
        index.set(slot, &[text]);
    }
    let words = words(text);
    let parts = (1..100).find(|_| index.prepare(&words, FieldMask::ALL)).expect("the work ends");
    assert!(parts > 1, "in parts");
    let mut found = index.rows().clone();
    index.narrow(&words, FieldMask::ALL, &mut found);
    assert_eq!(found, *index.rows());
}

fn tickets() -> TextIndex {
    let mut index = TextIndex::new(2);
    index.set(0, &["Izin usaha tertunda", "PT Bara Jaya"]);
    index.set(1, &["Laporan bara ditolak", "CV Nikel"]);
    index.set(2, &["", ""]);
    index
}

fn slots(rows: &RowSet) -> Vec<u32> {
    rows.iter().collect()
}

fn search(index: &TextIndex, query: &str, fields: FieldMask) -> Vec<u32> {
    let mut rows = index.rows().clone();
    index.narrow(&words(query), fields, &mut rows);
    slots(&rows)
}

#[test]
fn a_word_is_found_in_any_of_the_fields_asked_for() {
    let index = tickets();
    assert_eq!(slots(&index.matching("bara", FieldMask::ALL)), [0, 1]);
    assert_eq!(slots(&index.matching("bara", TITLE)), [1]);
    assert_eq!(slots(&index.matching("bara", REQUESTER)), [0]);
    assert_eq!(slots(&index.matching("tembaga", FieldMask::ALL)), [] as [u32; 0]);
}

#[test]
fn a_word_never_matches_across_fields_or_rows() {
    let index = tickets();
    for word in ["tertundapt", "jayalaporan"] {
        assert!(index.matching(word, FieldMask::ALL).is_empty(), "{word}");
    }
}

#[test]
fn the_folded_text_of_a_field_can_be_read_back() {
    let index = tickets();
    assert_eq!(index.folded(1, 0), b"laporan bara ditolak");
    assert_eq!(index.folded(1, 1), b"cv nikel");
    assert!(index.folded(1, 2).is_empty() && index.folded(2, 1).is_empty() && index.folded(9, 0).is_empty());
}

#[test]
fn every_word_has_to_match_in_any_order() {
    let index = tickets();
    assert_eq!(search(&index, "JAYA izin", FieldMask::ALL), [0]);
    assert_eq!(search(&index, "jaya ditolak", FieldMask::ALL), [] as [u32; 0]);
    assert_eq!(search(&index, "jaya izin", TITLE), [] as [u32; 0]);
}

#[test]
fn an_empty_query_keeps_every_row() {
    let index = tickets();
    assert_eq!(search(&index, "  ", FieldMask::ALL), [0, 1, 2]);
    assert_eq!(slots(&index.matching("", TITLE)), [0, 1, 2]);
}

#[test]
fn replaced_and_cleared_text_is_not_found_again() {
    let mut index = tickets();
    index.set(0, &["Selesai", "PT Bara Jaya"]);
    index.clear(1);
    assert!(index.matching("tertunda", FieldMask::ALL).is_empty());
    assert_eq!(slots(&index.matching("bara", FieldMask::ALL)), [0]);
    assert_eq!(slots(index.rows()), [0, 2]);
}

#[test]
fn a_missing_field_is_empty() {
    let mut index = TextIndex::new(2);
    index.set(0, &["judul"]);
    assert_eq!(slots(&index.matching("judul", TITLE)), [0]);
    assert!(index.matching("judul", REQUESTER).is_empty());
}

#[test]
fn typing_letter_by_letter_finds_the_same_as_one_search() {
    let fresh = || {
        let mut index = TextIndex::new(1);
        for slot in 0..100_u32 {
            let title = if slot % 10 == 0 { format!("tambang {slot}") } else { format!("tanah {slot}") };
            index.set(slot, &[&title]);
        }
        index
    };
    let mut index = fresh();
    for typed in ["t", "ta", "tam", "tamb", "tambang", "tamb", "ta", "tambang 5", "tanah 5", "tamb ta"] {
        assert_eq!(search(&index, typed, FieldMask::ALL), search(&fresh(), typed, FieldMask::ALL), "{typed}");
    }
    index.set(7, &["tambang baru"]);
    assert_eq!(search(&index, "tambang 7", FieldMask::ALL), [70]);
    assert_eq!(search(&index, "tambang baru", FieldMask::ALL), [7]);
}

#[test]
fn few_rows_are_checked_one_by_one_with_the_same_result() {
    let mut index = TextIndex::new(2);
    for slot in 0..100 {
        let title = if slot % 10 == 0 { "ada" } else { "tidak" };
        index.set(slot, &[title, "ada"]);
    }
    let mut few: RowSet = [5, 10, 11, 200].into_iter().collect();
    index.narrow(&words("ada"), TITLE, &mut few);
    assert_eq!(slots(&few), [10]);
}

#[test]
fn a_block_is_packed_once_it_is_nearly_full_and_again_when_much_of_it_changed() {
    let mut index = TextIndex::new(1);
    for slot in 0..BLOCK_ROWS / 4 * 3 - 1 {
        index.set(slot, &["sama"]);
    }
    assert!(!index.pack(&|_, _| {}));
    index.set(BLOCK_ROWS - 1, &["lain"]);
    assert!(index.pack(&|_, _| {}) && !index.pack(&|_, _| {}));
    for slot in 0..BLOCK_ROWS / 16 {
        assert!(!index.pack(&|_, _| {}));
        index.set(slot, &["baru"]);
    }
    assert!(index.pack(&|_, _| {}) && !index.pack(&|_, _| {}));
    assert_eq!(index.matching("baru", FieldMask::ALL).len(), BLOCK_ROWS / 16);
    assert_eq!(slots(&index.matching("lain", FieldMask::ALL)), [BLOCK_ROWS - 1]);
}
