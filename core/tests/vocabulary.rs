//! The words that screens show for values are exactly the specification's (§1, §4, §5, §9).
#![cfg(not(target_family = "wasm"))]

use portal_core::attachment::MAX_BYTES;
use portal_core::vocabulary::{Labelled, vocabulary};
use serde::Serialize;

/// Each value as data writes it, with its label.
fn pairs<T: Serialize>(labelled: &[Labelled<T>]) -> Vec<(String, String)> {
    let value = |value: &T| serde_json::to_value(value).expect("a plain word").as_str().map(str::to_owned);
    labelled.iter().map(|entry| (value(&entry.value).unwrap_or_default(), entry.label.clone())).collect()
}

fn words<const N: usize>(expected: [(&str, &str); N]) -> Vec<(String, String)> {
    expected.map(|(value, label)| (value.to_owned(), label.to_owned())).to_vec()
}

#[test]
fn statuses_priorities_and_categories() {
    let words_of_the_portal = vocabulary();
    let statuses =
        [("new", "New"), ("open", "Open"), ("pending", "Pending"), ("resolved", "Resolved"), ("closed", "Closed")];
    assert_eq!(pairs(&words_of_the_portal.statuses), words(statuses));
    assert_eq!(pairs(&words_of_the_portal.priorities), words([("low", "Low"), ("medium", "Medium"), ("high", "High")]));
    assert_eq!(words_of_the_portal.no_priority, "No Priority");
    let categories = ["Umum", "Teknis", "Perizinan", "Regulasi"].map(|category| (category, category));
    assert_eq!(pairs(&words_of_the_portal.categories), words(categories));
}

#[test]
fn roles_and_return_reasons() {
    let roles = [
        ("badan_usaha", "Badan Usaha"),
        ("internal_esdm", "Internal ESDM"),
        ("agent", "Agent"),
        ("internal_auditor", "Internal Auditor"),
        ("external_auditor", "External Auditor"),
        ("cms_auditor", "CMS Auditor"),
        ("dashboard_builder", "Dashboard Builder"),
    ];
    assert_eq!(pairs(&vocabulary().roles), words(roles));
    let labels: Vec<_> = vocabulary().return_reasons.into_iter().map(|reason| reason.label).collect();
    assert_eq!(labels, ["Bukan wewenang", "Data tidak lengkap", "Salah kategori", "Beban kerja", "Lainnya"]);
}

#[test]
fn the_largest_file_is_ten_mebibytes() {
    assert_eq!((vocabulary().max_file_bytes, MAX_BYTES), (10_485_760, 10_485_760));
}
