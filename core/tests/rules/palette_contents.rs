//! The palette searches contents and forgives typing errors, and shows each person only what its pages show.

use crate::support::audit::{DEWI, DRILLING, HENDRA, LICENCE, MAYA, PLAN, YOSEF};
use crate::support::findings::{SEEDED, answer, whole, write};
use crate::support::history::undo;
use crate::support::lists::with_kept_lists;
use crate::support::{Desk, form, note_on, reply_to};
use portal_core::Portal;
use portal_core::audit::follow_up::commands::{AnswerForm, FollowUpCommand};
use portal_core::model::ticket::Ticket;
use portal_core::model::{Collection, Role, Slice};
use portal_core::palette::PaletteKind::{self, *};
use portal_core::palette::{Palette, PaletteEntry, PaletteGroup, PaletteQuery, palette};
use portal_core::store::State;
use portal_core::store::records::tickets::TicketStore;
use portal_core::ticket::commands::TicketForm;
use portal_core::{Command, Outcome};

const CODE: &str = "R8K2AB";
/// Every role, with people of several companies and auditors.
const PEOPLE: [(Role, &str); 11] = [
    (Role::BadanUsaha, "bu-bara"),
    (Role::BadanUsaha, "bu-nikel"),
    (Role::BadanUsaha, "bu-timah"),
    (Role::InternalEsdm, "adm-1"),
    (Role::Agent, "agent-1"),
    (Role::InternalAuditor, HENDRA),
    (Role::InternalAuditor, MAYA),
    (Role::ExternalAuditor, DEWI),
    (Role::ExternalAuditor, YOSEF),
    (Role::CmsAuditor, "cms-1"),
    (Role::DashboardBuilder, "dash-1"),
];

fn found(desk: &Desk, search: &str) -> Palette {
    let query = PaletteQuery { search: search.to_owned(), ..PaletteQuery::default() };
    desk.view(|reader| palette(reader, &query))
}

fn group(desk: &Desk, search: &str, kind: PaletteKind) -> Option<PaletteGroup> {
    found(desk, search).groups.into_iter().find(|group| group.kind == kind)
}

fn entries(desk: &Desk, search: &str, kind: PaletteKind) -> Vec<PaletteEntry> {
    group(desk, search, kind).map_or_else(Vec::new, |group| group.entries)
}

fn ids(desk: &Desk, search: &str, kind: PaletteKind) -> Vec<String> {
    entries(desk, search, kind).into_iter().map(|entry| entry.id).collect()
}

/// The passage of the first entry: its label, its text with the hits in brackets, and its place.
fn passage(desk: &Desk, search: &str, kind: PaletteKind) -> Option<(String, String, String)> {
    let passage = entries(desk, search, kind).into_iter().next()?.passage?;
    let pieces = passage.text.iter().map(|one| if one.is_hit { format!("[{}]", one.text) } else { one.text.clone() });
    Some((passage.label, pieces.collect(), passage.at))
}

/// The people whose search finds a record of the kind.
fn finders(desk: &mut Desk, search: &str, kind: PaletteKind) -> Vec<&'static str> {
    let mut finders = Vec::new();
    for (role, person) in PEOPLE {
        desk.act_as_person(role, person);
        if !entries(desk, search, kind).is_empty() {
            finders.push(person);
        } else if role == Role::BadanUsaha {
            assert_eq!(found(desk, search).groups, [], "{person} finds nothing by {search}");
        }
    }
    finders
}

/// A ticket of PT Bara with a message and a note, each with a word of its own.
fn discussed() -> Desk {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(reply_to(CODE, "Mohon unggah **berkas** kwarsitx sebelum Jumat.", None));
    desk.ticket_ok(note_on(CODE, "Jangan sebut zirkonyx kepada perusahaan."));
    desk
}

#[test]
fn a_ticket_is_found_by_its_messages_by_those_who_read_it() {
    let mut desk = discussed();
    assert_eq!(finders(&mut desk, "kwarsitx", Ticket), ["bu-bara", "adm-1", "agent-1"]);
    desk.act_as_person(Role::BadanUsaha, "bu-bara");
    let count = desk.ticket(CODE).messages.len();
    let text = "Mohon unggah berkas [kwarsitx] sebelum Jumat.";
    let expected = ("Pesan".to_owned(), text.to_owned(), format!("message-{count}"));
    assert_eq!(passage(&desk, "Kwarsitx", Ticket), Some(expected));
}

#[test]
fn a_note_is_found_by_staff_and_by_nobody_else_in_any_spelling() {
    let mut desk = discussed();
    for search in ["zirkonyx", "zirkonxy", "zirkony", "zirk0nyx", "jangan zirkonyx", "perusahaan zirkonyx"] {
        assert_eq!(finders(&mut desk, search, Ticket), ["adm-1", "agent-1"], "{search}");
    }
    desk.act_as(Role::Agent);
    let (label, text, at) = passage(&desk, "zirkonyx", Ticket).expect("a passage");
    assert_eq!((label.as_str(), text.as_str()), ("Catatan internal", "Jangan sebut [zirkonyx] kepada perusahaan."));
    assert_eq!(at, desk.portal.state().notes.iter().last().expect("a note").id);
}

#[test]
fn a_note_changes_no_answer_of_a_company_and_the_answer_does_not_depend_on_notes() {
    let mut desk = discussed();
    let answers = |desk: &mut Desk| {
        let mut answers = Vec::new();
        for person in ["bu-bara", "bu-nikel", "bu-timah"] {
            desk.act_as_person(Role::BadanUsaha, person);
            for search in ["zirkonyx", "zirkon", "kwarsit", "sebut", "kwarsixt", "jangan", "a", CODE] {
                answers.push(found(desk, search));
            }
        }
        answers
    };
    let before = answers(&mut desk);
    desk.act_as(Role::Agent).ticket_ok(note_on(CODE, "zirkon kwarsita sebut jangan kwarsixt"));
    assert_eq!(answers(&mut desk), before);
    let query = PaletteQuery { search: "sebut".to_owned(), ..PaletteQuery::default() };
    let slices = desk.view(|reader| {
        palette(reader, &query);
        reader.read_slices().to_vec()
    });
    assert!(!slices.contains(&Slice::Notes) && !slices.contains(&Slice::Findings), "{slices:?}");
}

#[test]
fn descriptions_are_found_by_the_company_too() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let description = format!("{} nomor pelunasan bauksitx 77 {}", "awal kata ".repeat(20), "akhir kata ".repeat(20));
    let code = desk.filed(TicketForm { description, ..form("Kendala") });
    let (label, text, at) = passage(&desk, "bauksitx pelunasan", Ticket).expect("a passage");
    assert_eq!((label.as_str(), at.as_str()), ("Deskripsi", "description"));
    assert!(text.starts_with("… ") && text.ends_with(" …") && text.contains("[pelunasan] [bauksitx] 77"), "{text}");
    assert!((80..=130).contains(&text.chars().count()), "{text}");
    assert_eq!(ids(&desk, "bauksitx kendala", Ticket), [code.as_str()], "words of the title and of the text");
    assert_eq!(passage(&desk, "kendala", Ticket), None, "the title shows the word already");
}

#[test]
fn assigned_documents_are_found_by_their_content() {
    let mut desk = Desk::open();
    // The licence of PT Bara: Hendra's, and in the repository.
    let search = "perbaikan finansial";
    desk.act_as(Role::CmsAuditor);
    let (label, text, at) = passage(&desk, search, Document).expect("a passage");
    assert!(label.starts_with("Dokumen · ") && text.contains("[perbaikan]") && !at.is_empty(), "{label} {text} {at}");
    desk.as_auditor(HENDRA);
    assert!(ids(&desk, search, AssignedData).contains(&LICENCE.to_owned()));
    desk.as_auditor(MAYA);
    assert_eq!(ids(&desk, search, AssignedData), [""; 0]);
    assert!(PEOPLE.iter().filter(|(role, _)| !matches!(role, Role::CmsAuditor | Role::InternalAuditor)).all(
        |(role, person)| {
            desk.act_as_person(*role, person);
            ids(&desk, search, Document).is_empty()
        }
    ));
}

#[test]
fn an_external_auditor_finds_its_document_without_a_text_to_take_away() {
    let mut desk = Desk::open();
    let word = {
        let data = desk.assignment(DRILLING).data_id.clone();
        let document = desk.portal.state().repository.documents.get(&data).expect("a document").clone();
        let body = document.sections.iter().map(|section| section.body.as_str()).collect::<Vec<_>>().join(" ");
        let name = document.name.to_lowercase();
        let is_own = |word: &&str| word.len() > 8 && word.chars().all(char::is_alphabetic) && !name.contains(*word);
        body.split(' ').find(is_own).expect("a long word").to_owned()
    };
    desk.as_auditor(DEWI);
    let entry = entries(&desk, &word, AssignedData).into_iter().find(|entry| entry.id == DRILLING).expect("found");
    let passage = entry.passage.expect("a place");
    assert_eq!(passage.text, []);
    assert!(!passage.at.is_empty());
    desk.as_auditor(YOSEF);
    assert!(!ids(&desk, &word, AssignedData).contains(&DRILLING.to_owned()));
}

#[test]
fn findings_are_found_by_their_auditor_and_the_administrator() {
    let mut desk = Desk::open();
    let mut text = whole("Stok tidak cocok");
    text.cause = "Timbangan galenitx tidak ditera.".to_owned();
    desk.as_auditor(HENDRA);
    let finding = desk.ok(&write(PLAN, text)).expect("written").subject.id;
    assert_eq!(finders(&mut desk, "galenitx", Finding), [HENDRA, "cms-1"]);
    assert_eq!(finders(&mut desk, "galentix", Finding), [HENDRA, "cms-1"]);
    desk.as_auditor(HENDRA);
    let entry = entries(&desk, "galenitx", Finding).remove(0);
    assert_eq!((entry.id.as_str(), entry.assignment.as_deref()), (finding.as_str(), Some(PLAN)));
    let expected = ("Temuan".to_owned(), "Timbangan [galenitx] tidak ditera.".to_owned(), finding);
    assert_eq!(passage(&desk, "galenitx", Finding), Some(expected));
}

#[test]
fn a_company_finds_its_accepted_findings_and_answers_only() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let Command::FollowUp(FollowUpCommand::Answer { follow_up, recommendation, form }) = answer(SEEDED[1], 1) else {
        panic!("an answer")
    };
    let form = AnswerForm { text: "Bukti siderityx terlampir.".to_owned(), ..form };
    desk.ok(&Command::FollowUp(FollowUpCommand::Answer { follow_up, recommendation, form }));
    assert_eq!(finders(&mut desk, "siderityx", FollowUp), ["bu-bara"]);
    desk.act_as_person(Role::BadanUsaha, "bu-bara");
    assert_eq!(ids(&desk, "siderityx", FollowUp), [SEEDED[1]]);
    let (label, text, _) = passage(&desk, "siderityx", FollowUp).expect("a passage");
    assert_eq!((label.as_str(), text.as_str()), ("Tindak lanjut", "Bukti [siderityx] terlampir."));
}

#[test]
fn an_external_auditor_finds_accepted_findings_about_its_own_data_without_a_text_to_take_away() {
    let mut desk = Desk::acting_as(Role::CmsAuditor);
    let data = desk.portal.state().follow_ups.get(SEEDED[1]).map(|one| one.assignment_id.clone()).expect("seeded");
    let data = desk.portal.state().assignments.get(&data).expect("assigned").data_id.clone();
    let title = desk.portal.state().follow_ups.get(SEEDED[1]).expect("seeded").text.title.clone();
    desk.as_auditor(DEWI);
    assert!(entries(&desk, &title, Finding).is_empty(), "the data is not assigned yet");
    desk.act_as(Role::CmsAuditor);
    let own = desk.assign(&data, DEWI);
    desk.as_auditor(DEWI);
    let found = entries(&desk, &title, Finding);
    assert_eq!(
        found.iter().map(|entry| (entry.id.as_str(), entry.assignment.as_deref())).next(),
        Some((SEEDED[1], Some(own.as_str())))
    );
    let part = desk.portal.state().follow_ups.get(SEEDED[1]).expect("seeded").text.condition.clone();
    let words: Vec<&str> = part.split_whitespace().take(4).collect();
    let (label, text, _) = passage(&desk, &words.join(" "), Finding).expect("a passage");
    assert_eq!((label.as_str(), text.as_str()), ("Temuan", ""));
    desk.as_auditor(YOSEF);
    assert!(entries(&desk, &title, Finding).is_empty());
}

/// A portal with tickets of these titles, the last one newest.
fn with_titles(titles: &[&str]) -> Desk {
    let mut desk = Desk::open();
    let sample = Ticket { description: "-".to_owned(), messages: Vec::new(), ..desk.ticket(CODE).clone() };
    let mut tickets = Collection::default();
    for (number, title) in titles.iter().enumerate() {
        tickets.put(Ticket { id: format!("T{number:05}"), title: (*title).to_owned(), ..sample.clone() });
    }
    let state =
        State { tickets: TicketStore::of(tickets), notes: Collection::default(), ..desk.portal.state().clone() };
    desk.portal = Portal::with_state(state);
    desk.act_as(Role::Agent);
    desk
}

#[test]
fn similar_words_come_in_a_group_of_their_own_after_exact_ones_and_only_if_these_are_few() {
    let desk = with_titles(&["persetujaun RKAB", "Persetujuannya terlambat", "PERSETUJUAN kedua"]);
    let groups = found(&desk, "persetujaun").groups;
    let shown: Vec<(bool, Vec<&str>)> = groups
        .iter()
        .map(|group| (group.is_similar, group.entries.iter().map(|entry| entry.id.as_str()).collect()))
        .collect();
    assert_eq!(shown, [(false, vec!["T00000"]), (true, vec!["T00002", "T00001"])]);
    assert_eq!(found(&desk, "persetujuan").groups.len(), 2, "two are few");
    let desk = with_titles(&["izin satu", "izin dua", "izin tiga", "izim"]);
    assert_eq!(found(&desk, "izin").groups.len(), 1);
    assert_eq!(ids(&desk, "izni dua", Ticket), ["T00001"]);
    assert_eq!(ids(&desk, "iznxx", Ticket), [""; 0]);
    assert_eq!(found(&desk, "t00001").groups.len(), 1, "another code is no answer to a code");
    assert_eq!(ids(&desk, "t0000i", Ticket).len(), 4);
}

#[test]
fn a_company_is_offered_words_of_its_own_tickets_only() {
    let mut desk = Desk::open();
    for (person, title) in [("bu-nikel", "Kuota smeltxr"), ("bu-bara", "Kuota smextxr")] {
        desk.act_as_person(Role::BadanUsaha, person).filed(form(title));
    }
    assert_eq!(ids(&desk, "smeltxxr", Ticket).len(), 1);
    desk.act_as_person(Role::BadanUsaha, "bu-timah");
    assert_eq!(found(&desk, "smeltxxr").groups, []);
}

#[test]
fn indonesian_words_accents_and_odd_searches() {
    let desk = with_titles(&["Pengangkutan batu bara ke Café Énergi", "Izin m³ dan ½"]);
    for search in ["pengangkuatn", "pegangkutan batubra batu", "cafè", "enérgi café"] {
        assert!(ids(&desk, search, Ticket).len() <= 1, "{search}");
    }
    assert_eq!(ids(&desk, "pengangkuatn", Ticket), ["T00000"]);
    assert_eq!(ids(&desk, "pegangkutan café", Ticket), ["T00000"]);
    assert_eq!(ids(&desk, "CAFE\u{301} énergy", Ticket), ["T00000"]);
    assert_eq!(ids(&desk, "m3", Ticket), ["T00001"]);
    assert_eq!(found(&desk, "").groups, []);
    assert_eq!(found(&desk, " \u{200b} ").groups, []);
    assert!(ids(&desk, "i", Ticket).contains(&"T00001".to_owned()));
    for long in [
        "x".repeat(100_000),
        "izin ".repeat(20_000),
        (0..3_000).map(|number| format!("kata{number}")).collect::<Vec<_>>().join(" "),
    ] {
        found(&desk, &long);
    }
    assert_eq!(ids(&desk, &"izin ".repeat(2_000), Ticket), ["T00001"]);
}

#[test]
fn pages_and_commands_forgive_errors_when_nothing_else_is_found() {
    let desk = Desk::acting_as(Role::Agent);
    let named = ["Semua Tiket", "Tema gelap"].map(str::to_owned).to_vec();
    let query = PaletteQuery { search: "gleap".to_owned(), named, ..PaletteQuery::default() };
    assert_eq!(desk.view(|reader| palette(reader, &query)).named, [1]);
}

/// All answers of a person to many searches.
fn told(desk: &mut Desk) -> Vec<Palette> {
    let mut told = Vec::new();
    for (role, person) in PEOPLE {
        desk.act_as_person(role, person);
        told.extend(
            ["kwarsitx", "kwarsixt", "zirkon", "perbaikan", "izni", "tambnag", "pa"].map(|search| found(desk, search)),
        );
    }
    told
}

#[test]
fn long_lists_answer_like_short_ones_before_and_after_packing_and_after_every_change() {
    let mut short = discussed();
    let mut long = short.clone();
    long.portal = Portal::with_state(with_kept_lists(short.portal.state()));
    assert_eq!(told(&mut long), told(&mut short));
    while long.portal.pack() {}
    assert_eq!(told(&mut long), told(&mut short));
    let noted = note_on(CODE, "Tambahan tambangx dan perbaikanx");
    for desk in [&mut short, &mut long] {
        desk.act_as(Role::Agent).ticket_ok(noted.clone());
        desk.ticket_ok(reply_to(CODE, "Sudah izinkan tambang kwarsitx lagi", None));
    }
    assert_eq!(told(&mut long), told(&mut short));
    for desk in [&mut short, &mut long] {
        desk.act_as(Role::Agent);
        let seq = desk.seq();
        assert!(matches!(desk.dispatch(&undo(seq)), Outcome::Ok { .. }));
    }
    while long.portal.pack() {}
    assert_eq!(told(&mut long), told(&mut short));
}

#[test]
fn a_quick_search_leaves_a_long_list_out_until_it_is_indexed() {
    let mut desk = with_titles(&vec!["Izin tambang"; 10_001]);
    let ask = |desk: &Desk, is_quick| {
        let named = vec!["Semua tambang".to_owned()];
        let query = PaletteQuery { search: "tambang".to_owned(), named, is_quick, ..PaletteQuery::default() };
        desk.view(|reader| palette(reader, &query))
    };
    let whole = ask(&desk, false);
    assert!(!whole.is_partial && whole.groups.iter().any(|group| group.kind == Ticket));
    let quick = ask(&desk, true);
    assert!(quick.is_partial && quick.named == [0] && quick.groups.iter().all(|group| group.kind != Ticket));
    while desk.portal.pack_texts() {}
    assert_eq!(ask(&desk, true), whole);
}
