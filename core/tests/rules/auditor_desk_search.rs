//! Search, filters and pages of an auditor's list (§2.7, §5).

use crate::auditor_desk::*;
use crate::support::Desk;
use crate::support::audit::*;
use portal_core::audit::auditor::desk::DeskQuery;
use portal_core::model::Stage;
use portal_core::model::repository::DataType;
use portal_core::store::error::{Kind, Refusal};

fn found(desk: &Desk, query: DeskQuery) -> Vec<String> {
    let mut found: Vec<_> = desk
        .own_ids(&DeskQuery { page_size: Some("50".to_owned()), ..query })
        .iter()
        .map(|id| data(desk, id))
        .collect();
    found.sort();
    found
}

fn searched(desk: &Desk, words: &str) -> Vec<String> {
    found(desk, DeskQuery { search: Some(words.to_owned()), ..DeskQuery::default() })
}

#[test]
fn search_finds_every_word_in_name_stage_company_and_description_whatever_its_case() {
    let (desk, _) = with_everything();
    let cases: [(&str, &[&str]); 7] = [
        ("tanda TERIMA", &["DOC-ADM-03"]),
        ("blending", &["TAB-PJL-01"]),
        ("feasibility", &["DOC-FST-01", "DOC-FST-02", "TAB-FST-01", "TAB-FST-02"]),
        ("rimba larasati", &["DOC-EKS-02", "TAB-EKS-03"]),
        ("royalti", &["TAB-PJL-03"]),
        ("aliran HALMAHERA feasibility", &["TAB-FST-01"]),
        ("royalti halmahera", &[]),
    ];
    for (words, expected) in cases {
        assert_eq!(searched(&desk, words), expected, "{words}");
    }
}

#[test]
fn search_ignores_all_other_fields() {
    let (desk, _) = with_everything();
    // Text in ids, auditor, type, administrator, status, headings, cells and document sections.
    for words in
        ["ASSIGN_", "TAB-PJL-03", "maya", "tabular", "setiawan", "assigned", "Kode Billing", "PK-010", "stockpile"]
    {
        assert_eq!(searched(&desk, words), [""; 0], "{words}");
    }
}

#[test]
fn filters_narrow_alone_and_together() {
    let (desk, _) = with_everything();
    let filtered = |tahapan: &str, data_type: &str| {
        let [tahapan, data_type] = [tahapan, data_type].map(|raw| Some(raw.to_owned()));
        found(&desk, DeskQuery { tahapan, data_type, ..DeskQuery::default() })
    };
    assert_eq!(filtered("Eksplorasi", ""), ["DOC-EKS-01", "DOC-EKS-02", "TAB-EKS-01", "TAB-EKS-02", "TAB-EKS-03"]);
    assert_eq!(filtered("Eksplorasi", "document"), ["DOC-EKS-01", "DOC-EKS-02"]);
    assert_eq!((filtered("", "tabular").len(), filtered("", "document").len()), (12, 15));
    assert_eq!(filtered("Reklamasi", "gambar").len(), 27, "an unknown filter is ignored");
}

#[test]
fn a_category_in_the_address_selects_its_stage() {
    let (desk, _) = with_everything();
    for stage in Stage::ALL {
        let query = DeskQuery { category: Some(stage.category()), ..DeskQuery::default() };
        let shown = desk.own(&query);
        assert_eq!(shown.stage, Some(*stage));
        assert!(!shown.rows.is_empty() && shown.rows.iter().all(|row| row.tahapan == *stage), "{stage:?}");
        assert_eq!(shown.counts.total as usize, shown.rows.len(), "the cards count the stage");
        assert!(shown.newest.iter().all(|row| row.tahapan == *stage));
    }
}

#[test]
fn an_unknown_category_is_refused_with_its_name() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    for category in ["reklamasi", "feasibility", "operasi--produksi", ""] {
        let query = DeskQuery { category: Some(category.to_owned()), ..DeskQuery::default() };
        let refusal =
            desk.view(|reader| portal_core::audit::auditor::desk::desk(reader, &query)).expect_err("no stage");
        assert_eq!(refusal, Refusal::not_found(Kind::Stage, category));
    }
}

#[test]
fn a_list_of_a_data_type_has_only_that_type() {
    let (desk, _) = with_everything();
    for (only, total) in [(DataType::Tabular, 12), (DataType::Document, 15)] {
        let shown = desk.own(&DeskQuery { only: Some(only), ..DeskQuery::default() });
        assert_eq!((shown.counts.total, shown.pagination.total), (total, total));
        assert!(shown.rows.iter().chain(&shown.newest).all(|row| row.data_type == only));
    }
}

#[test]
fn the_desk_is_split_into_pages() {
    let (desk, _) = with_everything();
    let page = |number: &str| {
        let [page, page_size] = [number, "10"].map(|raw| Some(raw.to_owned()));
        desk.own(&DeskQuery { page, page_size, ..DeskQuery::default() })
    };
    assert_eq!((page("1").rows.len(), page("3").rows.len()), (10, 7));
    assert_eq!(page("9").pagination.showing, "Showing 21 to 27 of 27 entries");
    assert_ne!(page("1").rows, page("2").rows);
}
