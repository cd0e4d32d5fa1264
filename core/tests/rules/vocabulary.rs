//! The labels of values are exactly those of the specification (§1, §4, §5, §6, §9).

use std::collections::HashSet;

use portal_core::audit::repository::form::DOCUMENT_MAX_BYTES;
use portal_core::dashboard::views::words::{DashboardWords, words as dashboard_words};
use portal_core::model::attachment::{FileFormat, MAX_BYTES};
use portal_core::store::labelled::Labelled;
use portal_core::vocabulary::vocabulary;
use portal_dashboard::source::ColumnType;
use serde::Serialize;

/// Each value as stored, with its label.
fn pairs<T: Serialize>(labelled: &[Labelled<T>]) -> Vec<(String, String)> {
    let value = |value: &T| serde_json::to_value(value).expect("a plain word").as_str().map(str::to_owned);
    labelled.iter().map(|entry| (value(&entry.value).unwrap_or_default(), entry.label.clone())).collect()
}

fn words<const N: usize>(expected: [(&str, &str); N]) -> Vec<(String, String)> {
    expected.map(|(value, label)| (value.to_owned(), label.to_owned())).to_vec()
}

#[test]
fn statuses_and_priorities_have_their_labels() {
    let words_of_the_portal = vocabulary();
    let statuses =
        [("new", "New"), ("open", "Open"), ("pending", "Pending"), ("resolved", "Resolved"), ("closed", "Closed")];
    assert_eq!(pairs(&words_of_the_portal.statuses), words(statuses));
    assert_eq!(pairs(&words_of_the_portal.priorities), words([("low", "Low"), ("medium", "Medium"), ("high", "High")]));
    assert_eq!(words_of_the_portal.no_priority, "No Priority");
}

#[test]
fn admin_actions_have_their_labels() {
    let actions = [("pending", "Set Pending"), ("resolved", "Mark Resolved"), ("closed", "Close Ticket")];
    assert_eq!(pairs(&vocabulary().status_actions), words(actions));
}

#[test]
fn roles_and_return_reasons_have_their_labels() {
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
fn a_file_picker_accepts_all_attachable_formats() {
    let accepted = vocabulary().file_types;
    assert_eq!(accepted.split(',').count(), 6, "the six of §5");
    for extension in accepted.split(',') {
        assert!(FileFormat::of_extension(&format!("a{extension}")).is_some(), "{extension}");
    }
}

#[test]
fn files_may_have_ten_mebibytes_and_documents_twenty_five() {
    assert_eq!((vocabulary().max_file_size.as_str(), MAX_BYTES), ("10 MB", 10_485_760));
    assert_eq!((vocabulary().max_document_size.as_str(), DOCUMENT_MAX_BYTES), ("25 MB", 26_214_400));
}

#[test]
fn categories_statuses_and_permissions_of_dashboards_have_their_labels() {
    let DashboardWords { categories, statuses, permissions, .. } = dashboard_words();
    let six = ["Operasi", "Audit", "Administrasi", "Lingkungan", "Keuangan", "Eksplorasi"].map(|each| (each, each));
    assert_eq!(pairs(&categories), words(six));
    assert_eq!(pairs(&statuses), words([("draft", "Draft"), ("published", "Dipublikasi")]));
    let permissions: Vec<_> =
        permissions.iter().map(|each| (each.value.value(), each.label.as_str(), each.meaning.as_str())).collect();
    let expected = [
        ("private", "Private", "Hanya pembuatnya"),
        ("internal", "Internal", "Staf internal kementerian"),
        ("badan_usaha", "Badan Usaha", "Staf internal dan badan usaha"),
        ("publik", "Publik", "Semua pengguna"),
    ];
    assert_eq!(permissions, expected);
}

#[test]
fn types_and_drawings_of_widgets_have_their_labels() {
    let kinds = dashboard_words().kinds;
    let labels: Vec<_> = kinds.iter().map(|kind| (kind.value.value(), kind.label.as_str())).collect();
    let expected = [
        ("chart", "Grafik"),
        ("metric", "Metrik"),
        ("table", "Tabel"),
        ("pie", "Pie"),
        ("bar", "Bar"),
        ("map", "Peta"),
        ("text", "Teks"),
    ];
    assert_eq!(labels, expected);
    let ways = |kind: usize| pairs(&kinds[kind].chart_types);
    assert_eq!(ways(0), words([("line", "Garis"), ("area", "Area")]));
    assert_eq!(ways(3), words([("pie", "Lingkaran"), ("ring", "Cincin")]));
    assert_eq!(ways(4), words([("grouped", "Berkelompok"), ("stacked", "Bertumpuk"), ("horizontal", "Mendatar")]));
    for kind in [1, 2, 5, 6] {
        assert_eq!(ways(kind), words([]), "{}", kinds[kind].label);
    }
    let with_series: Vec<_> = kinds.iter().filter(|kind| kind.has_series).map(|kind| kind.value.value()).collect();
    assert_eq!(with_series, ["chart", "table", "bar"]);
    let without_groups: Vec<_> =
        kinds.iter().filter(|kind| !kind.needs_dimension).map(|kind| kind.value.value()).collect();
    assert_eq!(without_groups, ["metric", "text"]);
    assert_eq!(kinds.iter().map(|kind| kind.most_values).collect::<Vec<_>>(), [4, 1, 6, 1, 4, 1, 0]);
    let purposes: HashSet<_> = kinds.iter().map(|kind| kind.purpose.as_str()).collect();
    assert!(purposes.len() == kinds.len() && !purposes.contains(""), "each file category has its own use");
}

#[test]
fn measures_buckets_and_orders_of_widgets_have_their_labels() {
    let portal = dashboard_words();
    let operations: Vec<_> = portal.operations.iter().map(|each| (each.label.as_str(), each.needs_column)).collect();
    let expected = [
        ("Jumlah baris", false),
        ("Total", true),
        ("Rata-rata", true),
        ("Nilai terkecil", true),
        ("Nilai terbesar", true),
        ("Median", true),
        ("Jumlah nilai yang berbeda", true),
    ];
    assert_eq!(operations, expected);
    let buckets = [("day", "Hari"), ("week", "Minggu"), ("month", "Bulan"), ("quarter", "Triwulan"), ("year", "Tahun")];
    assert_eq!(pairs(&portal.buckets), words(buckets));
    assert_eq!(pairs(&portal.sorts), words([("value", "Nilai"), ("name", "Nama"), ("source", "Urutan data")]));
    assert_eq!(pairs(&portal.rises), words([("good", "Baik"), ("bad", "Buruk")]));
    assert_eq!(pairs(&portal.orders), words([("asc", "Naik"), ("desc", "Turun")]));
    assert_eq!(
        ColumnType::ALL.iter().map(|kind| kind.label()).collect::<Vec<_>>(),
        ["Kategori", "Angka", "Tanggal", "Periode"]
    );
    assert_eq!(portal.max_conditions, 12);
    assert_eq!((portal.max_definition_bytes, portal.max_definition_size.as_str()), (2_097_152, "2 MB"));
    assert_eq!((portal.max_thumbnail_bytes, portal.max_thumbnail_size.as_str()), (225_280, "220 KB"));
}
