//! A company's own tickets that are like the complaint it is writing.

use crate::support::{Desk, form, reply_to};
use portal_core::model::Role;
use portal_core::store::error::Refusal;
use portal_core::store::session::Action;
use portal_core::ticket::commands::TicketForm;
use portal_core::ticket::views::similar::{SimilarQuery, SimilarTicket, similar};

fn found(desk: &Desk, title: &str, description: &str) -> Vec<SimilarTicket> {
    let query = SimilarQuery { title: title.to_owned(), description: description.to_owned() };
    desk.view(|reader| similar(reader, &query)).expect("a company may ask")
}

fn titles(desk: &Desk, title: &str, description: &str) -> Vec<String> {
    found(desk, title, description).into_iter().map(|ticket| ticket.title).collect()
}

/// A company with tickets about several matters.
fn desk() -> Desk {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    for (title, description) in [
        ("Unggah laporan produksi gagal", "Berkas laporan produksi triwulan ditolak sistem"),
        ("Permohonan salinan persetujuan RKAB", "Kami memerlukan salinan persetujuan"),
        ("Koordinat wilayah tergeser", "Titik batas wilayah tidak sesuai peta"),
    ] {
        desk.filed(TicketForm { description: description.to_owned(), ..form(title) });
    }
    desk
}

#[test]
fn a_complaint_about_the_same_matter_is_found_by_its_rare_words() {
    let desk = desk();
    assert_eq!(titles(&desk, "Laporan produksi tidak dapat diunggah", "")[0], "Unggah laporan produksi gagal");
    assert_eq!(titles(&desk, "Titik koordinat", "batas tidak sesuai")[0], "Koordinat wilayah tergeser");
}

#[test]
fn a_mistyped_word_still_counts() {
    let desk = desk();
    assert_eq!(titles(&desk, "koordinta wilayah tergeser", "")[0], "Koordinat wilayah tergeser");
}

#[test]
fn nothing_similar_is_nothing() {
    let desk = desk();
    for title in ["", "Un", "wilayah", "Undangan rapat tahunan asosiasi di Jakarta", "mohon untuk yang tidak dapat"] {
        assert!(titles(&desk, title, "").is_empty(), "{title}");
    }
}

#[test]
fn the_beginning_of_the_last_answer_is_shown() {
    let mut desk = desk();
    let code = found(&desk, "unggah laporan produksi", "")[0].id.clone();
    assert_eq!(found(&desk, "unggah laporan produksi", "")[0].answer, None);
    desk.act_as(Role::Agent).ticket_ok(reply_to(&code, &format!("Silakan coba\n lagi. {}", "a".repeat(200)), None));
    desk.act_as(Role::BadanUsaha).ticket_ok(reply_to(&code, "Baik", None));
    let answer = found(&desk, "unggah laporan produksi", "")[0].answer.clone().expect("answered");
    assert!(answer.starts_with("Silakan coba lagi. aaa") && answer.ends_with('…'), "{answer}");
}

#[test]
fn only_a_company_asks_and_only_about_its_own_tickets() {
    let mut desk = desk();
    desk.act_as_person(Role::BadanUsaha, "bu-timah");
    assert!(titles(&desk, "Unggah laporan produksi gagal", "").is_empty());
    for role in Role::ALL.into_iter().filter(|role| *role != Role::BadanUsaha) {
        desk.act_as(role);
        let refusal = desk.view(|reader| similar(reader, &SimilarQuery::default())).expect_err("not a company");
        assert_eq!(refusal, Refusal::NotPermitted { role, action: Action::CreateTicket });
    }
}
