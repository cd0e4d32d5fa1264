//! The state of a package, as its page shows it.
#![cfg(not(target_family = "wasm"))]

use std::fmt::Write;

use portal_chain::Digest;
use portal_chain::history::{PackageHistory, PackageHistoryEntry};
use portal_chain::package::{CLOSING, Lines, OPENING, Page};
use portal_chain::package::{CheckedPackage, PackageChange, PackageProblem};
use portal_package::checked::CheckedHistory;

const ENTRIES: [&str; 2] = [r#"{"kind":"about","name":"Tentang paket"}"#, r#"{"kind":"report","name":"Laporan"}"#];

/// A file, and the data alone.
fn package(signature: Option<(&str, &str)>) -> (String, String) {
    let page = format!("<!doctype html>{OPENING}{CLOSING}");
    let page = Page::split(&page).expect("a place for data");
    let mut lines = Lines::new(page);
    let mut data = lines.first();
    for text in ENTRIES {
        writeln!(data, "{} {text}", lines.head_after(Digest::of(text.as_bytes()))).expect("a string grows");
    }
    data += &Lines::last(signature);
    (format!("{}{data}{}", page.before, page.after), data)
}

#[test]
fn a_sound_package_has_its_heads_and_the_parts_of_its_signature() {
    let (key, signature) = ("04".repeat(65), "ab".repeat(64));
    let (file, data) = package(Some((&key, &signature)));
    let checked = CheckedPackage::of_file(file.as_bytes());
    assert_eq!((checked.problem, checked.changed, checked.heads.len()), (None, None, 2));
    assert_eq!(checked.heads.last(), Some(&checked.head));
    let signed = checked.signature.clone().expect("signed");
    assert_eq!((signed.key, signed.signature), (key, signature));
    assert_eq!(signed.text, format!("paket-bukti 1 {}", checked.head));
    assert_eq!(CheckedPackage::of_data(&data), checked);
    assert_eq!(CheckedPackage::of_data(&package(None).1).signature, None);
}

#[test]
fn the_first_change_is_named() {
    let (file, data) = package(None);
    let of_file = |from: &str, to: &str| CheckedPackage::of_file(file.replace(from, to).as_bytes()).changed;
    assert_eq!(of_file("Laporan", "laporan"), Some(PackageChange::Entry(1)));
    assert_eq!(of_file("<!doctype", "<!DOCTYPE"), Some(PackageChange::Page));
    assert_eq!(CheckedPackage::of_data(&data.replace("Tentang", "tentang")).changed, Some(PackageChange::Entry(0)));
}

#[test]
fn an_unreadable_package_says_why() {
    let (_, data) = package(None);
    let problem = |data: &str| CheckedPackage::of_data(data).problem;
    assert_eq!(problem(""), Some(PackageProblem::Cut));
    assert_eq!(problem(&data[..data.len() - 3]), Some(PackageProblem::Cut));
    assert_eq!(problem(&data.replace("paket-bukti 1", "paket-bukti 2")), Some(PackageProblem::Newer));
    assert_eq!(problem("satu\ndua\n"), Some(PackageProblem::NotAPackage));
    assert_eq!(CheckedPackage::of_file(b"<html></html>").problem, Some(PackageProblem::NotAPackage));
}

#[test]
fn the_state_of_a_history_names_the_first_wrong_entry() {
    let (genesis, content) = (Digest::of(b"genesis"), Digest::of(&[0xa1]));
    let entry = PackageHistoryEntry {
        hash: content.to_string(),
        content: Some("a1".to_owned()),
        ..PackageHistoryEntry::default()
    };
    let history = |content: &str, head: Digest| PackageHistory {
        genesis: genesis.to_string(),
        head: head.to_string(),
        entries: vec![PackageHistoryEntry { content: Some(content.to_owned()), ..entry.clone() }],
    };
    let head = genesis.then(content);
    assert_eq!(CheckedHistory::of(&history("a1", head)), CheckedHistory::Sound);
    assert_eq!(CheckedHistory::of(&history("a2", head)), CheckedHistory::Entry(0));
    assert_eq!(CheckedHistory::of(&history("a1", genesis)), CheckedHistory::Head);
    let without_genesis = PackageHistory { genesis: String::new(), ..history("a1", head) };
    assert_eq!(CheckedHistory::of(&without_genesis), CheckedHistory::Genesis);
}
