//! The format of a Paket Bukti, and that every change of a file is noticed.
#![cfg(not(target_family = "wasm"))]

use p256::ecdsa::signature::{Signer, Verifier};
use p256::ecdsa::{Signature, SigningKey, VerifyingKey};
use portal_chain::Digest;
use portal_chain::package::{CLOSING, Changed, Checked, Lines, OPENING, Page, Problem, check, check_file, signed_text};

const ENTRIES: [&str; 4] = [
    r#"{"kind":"package","name":"Paket Bukti"}"#,
    r#"{"kind":"table","name":"Penjualan","data":"H4sIAAAA"}"#,
    r#"{"kind":"finding","name":"Royalti kurang – Rp686.666.790,72"}"#,
    r#"{"kind":"history","name":"Riwayat"}"#,
];

fn page() -> String {
    format!("<!doctype html>\n<title>Paket</title>\n{OPENING}{CLOSING}\n<script>1</script>\n")
}

fn key() -> SigningKey {
    SigningKey::from_slice(&[7; 32]).expect("a scalar below the order of the curve")
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .collect()
}

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let pair = |at: usize| u8::from_str_radix(&hexadecimal[at..at + 2], 16).expect("checked");
    (0..hexadecimal.len()).step_by(2).map(pair).collect()
}

fn package(is_signed: bool) -> String {
    let page = page();
    let page = Page::split(&page).expect("a place for data");
    let mut lines = Lines::new(page);
    let entries: Vec<String> =
        ENTRIES.iter().map(|text| format!("{} {text}\n", lines.head_after(Digest::of(text.as_bytes())))).collect();
    let entries = entries.concat();
    let signature: Signature = key().sign(signed_text(lines.head()).as_bytes());
    let point = hexadecimal(key().verifying_key().to_encoded_point(false).as_bytes());
    let signature = hexadecimal(&signature.to_bytes());
    let last = Lines::last(is_signed.then_some((&point, &signature)));
    format!("{}{}{entries}{last}{}", page.before, lines.first(), page.after)
}

/// True if the signature is that of the computed head.
fn is_signed(checked: &Checked<'_>) -> bool {
    let Some(signature) = checked.signature else { return false };
    let Ok(key) = VerifyingKey::from_sec1_bytes(&bytes(signature.key)) else { return false };
    let Ok(signature) = Signature::from_slice(&bytes(signature.signature)) else { return false };
    key.verify(signed_text(checked.head).as_bytes(), &signature).is_ok()
}

fn is_sound(file: &[u8]) -> bool {
    check_file(file).is_ok_and(|checked| checked.changed.is_none() && is_signed(&checked))
}

fn changed(file: &str) -> Option<Changed> {
    check_file(file.as_bytes()).expect("readable").changed
}

#[test]
fn a_package_is_read_as_it_was_written() {
    let file = package(true);
    let checked = check_file(file.as_bytes()).expect("sound");
    let texts: Vec<&[u8]> = checked.entries.iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ENTRIES.map(str::as_bytes));
    assert_eq!(checked.changed, None);
    assert_eq!(checked.head, checked.entries[3].head);
    assert!(is_signed(&checked));

    let unsigned = package(false);
    let checked = check_file(unsigned.as_bytes()).expect("sound");
    assert_eq!((checked.changed, checked.signature), (None, None));
}

#[test]
fn every_flipped_byte_of_a_file_is_noticed() {
    let file = package(true).into_bytes();
    assert!(is_sound(&file));
    for at in 0..file.len() {
        for mask in [0x01, 0x20, 0x80, 0xff] {
            let mut copy = file.clone();
            copy[at] ^= mask;
            assert!(!is_sound(&copy), "byte {at} with {mask:#04x} of {:?}", String::from_utf8_lossy(&copy));
        }
    }
}

#[test]
fn every_lost_and_every_added_byte_is_noticed() {
    let file = package(true).into_bytes();
    for at in 0..file.len() {
        let mut shorter = file.clone();
        shorter.remove(at);
        assert!(!is_sound(&shorter), "byte {at} removed");
        assert!(!is_sound(&file[..at]), "cut at {at}");
        let mut longer = file.clone();
        longer.insert(at, b'\n');
        assert!(!is_sound(&longer), "line break at {at}");
    }
    assert!(!is_sound(&[file.as_slice(), b" "].concat()), "a space at the end");
}

#[test]
fn the_first_changed_entry_is_named() {
    let file = package(true);
    assert_eq!(changed(&file.replace("686.666", "686.667")), Some(Changed::Entry(2)));
    assert_eq!(changed(&file.replace("Penjualan", "Penjualan ")), Some(Changed::Entry(1)));
    assert_eq!(changed(&file.replace("<title>", "<title> ")), Some(Changed::Page));
    let lines: Vec<&str> = file.lines().collect();
    let at = lines.iter().position(|line| line.contains("Penjualan")).expect("an entry");
    let with = |change: &dyn Fn(&mut Vec<&str>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        format!("{}\n", lines.join("\n"))
    };
    assert_eq!(changed(&with(&|lines| lines.swap(at, at + 1))), Some(Changed::Entry(1)));
    assert_eq!(changed(&with(&|lines| lines.retain(|line| !line.contains("Penjualan")))), Some(Changed::Entry(1)));
    assert_eq!(changed(&with(&|lines| lines.insert(at, "satu baris"))), Some(Changed::Entry(1)));
}

/// A browser would read other data than the ones that were checked.
#[test]
fn a_signed_text_that_browsers_read_differently_counts_as_changed() {
    for text in ["{\"x\":\"</SCRIPT >\"}", "{\"x\":\"a\rb\"}", "{\"x\":\"a\0b\"}"] {
        let page = page();
        let page = Page::split(&page).expect("a place for data");
        let mut lines = Lines::new(page);
        let head = lines.head_after(Digest::of(text.as_bytes()));
        let data = format!("{}{head} {text}\n{}", lines.first(), Lines::last(None));
        let checked = check(data.as_bytes()).expect("readable");
        assert_eq!(checked.changed, Some(Changed::Entry(0)), "{text:?}");
    }
}

#[test]
fn entries_that_are_cut_off_at_the_end_change_the_head() {
    let file = package(true);
    let lines: Vec<&str> = file.lines().filter(|line| !line.contains("history")).collect();
    let cut = format!("{}\n", lines.join("\n"));
    let checked = check_file(cut.as_bytes()).expect("readable");
    assert_eq!(checked.changed, None, "the chain does not show it");
    assert!(!is_signed(&checked), "the signature does");
    assert_ne!(checked.head, check_file(file.as_bytes()).expect("sound").head);
}

#[test]
fn data_are_checked_without_their_page() {
    let file = package(true);
    let start = file.find(OPENING).expect("opening") + OPENING.len();
    let end = start + file[start..].find(CLOSING).expect("closing");
    let checked = check(&file.as_bytes()[start..end]).expect("sound");
    assert_eq!((checked.changed, is_signed(&checked)), (None, true));
}

#[test]
fn other_files_and_later_formats_are_told_apart() {
    assert_eq!(check_file(b"<html></html>"), Err(Problem::NotAPackage));
    assert_eq!(check_file(page().as_bytes()), Err(Problem::Cut));
    let later = package(true).replace("paket-bukti 1 ", "paket-bukti 2 ");
    assert_eq!(check_file(later.as_bytes()), Err(Problem::Newer));
    assert_eq!(Page::split("<html></html>"), None);
}

/// A package of the first released format, signed by a browser's cryptography. Every later version must accept it.
#[test]
fn a_package_of_format_1_stays_readable() {
    let file = include_bytes!("fixtures/format-1.html");
    let checked = check_file(file).expect("readable");
    assert_eq!((checked.changed, checked.entries.len()), (None, 4));
    assert!(is_signed(&checked));
    for at in (0..file.len()).step_by(7) {
        let mut copy = file.to_vec();
        copy[at] ^= 1;
        assert!(!is_sound(&copy), "byte {at}");
    }
}
