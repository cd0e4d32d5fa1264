//! The command palette shows each person exactly what its own lists show.

use crate::support::Desk;
use crate::support::audit::{HENDRA, LICENCE, MAYA, PNBP};
use portal_core::Portal;
use portal_core::model::ticket;
use portal_core::model::{Collection, Role};
use portal_core::palette::PaletteKind::{self, *};
use portal_core::palette::{Palette, PaletteEntry, PaletteQuery, PaletteTarget, palette};
use portal_core::store::State;
use portal_core::store::records::tickets::TicketStore;

fn asked(desk: &Desk, query: &PaletteQuery) -> Palette {
    desk.view(|reader| palette(reader, query))
}

fn found(desk: &Desk, search: &str) -> Palette {
    asked(desk, &PaletteQuery { search: search.to_owned(), ..PaletteQuery::default() })
}

fn ids(entries: &[PaletteEntry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.id.as_str()).collect()
}

fn ids_of(palette: &Palette, kind: PaletteKind) -> Vec<&str> {
    palette.groups.iter().find(|group| group.kind == kind).map_or_else(Vec::new, |group| ids(&group.entries))
}

fn target(kind: PaletteKind, id: &str) -> PaletteTarget {
    PaletteTarget { kind, id: id.to_owned() }
}

/// One record of each kind that some person may see.
fn one_of_each() -> Vec<PaletteTarget> {
    vec![
        target(Ticket, "R8K2AB"),
        target(AssignedData, PNBP),
        target(Dataset, "TAB-OPR-02"),
        target(Document, "DOC-PRZ-01"),
        target(Auditor, HENDRA),
        target(Dashboard, "dash_1763777722418"),
    ]
}

#[test]
fn each_role_opens_only_kinds_that_it_may_read() {
    let cases: [(Role, &[PaletteKind]); 7] = [
        (Role::BadanUsaha, &[Ticket]),
        (Role::InternalEsdm, &[Ticket, Dashboard]),
        (Role::Agent, &[Ticket]),
        (Role::InternalAuditor, &[AssignedData]),
        (Role::ExternalAuditor, &[]),
        (Role::CmsAuditor, &[Dataset, Document, Auditor]),
        (Role::DashboardBuilder, &[Dashboard]),
    ];
    for (role, expected) in cases {
        let mut desk = Desk::acting_as(role);
        if role == Role::BadanUsaha {
            desk.act_as_person(role, "bu-bara");
        }
        let recent = asked(&desk, &PaletteQuery { recent: one_of_each(), ..PaletteQuery::default() }).recent;
        let kinds: Vec<PaletteKind> = recent.iter().map(|entry| entry.kind).collect();
        assert_eq!(kinds, expected, "{role:?}");
    }
}

#[test]
fn a_search_finds_only_kinds_that_the_role_may_read() {
    // A letter that every name has.
    let cases: [(Role, &[PaletteKind]); 7] = [
        (Role::BadanUsaha, &[Ticket, FollowUp, Dashboard]),
        (Role::InternalEsdm, &[Ticket, Dashboard]),
        (Role::Agent, &[Ticket, Dashboard]),
        (Role::InternalAuditor, &[AssignedData, Dashboard]),
        (Role::ExternalAuditor, &[AssignedData, Dashboard]),
        (Role::CmsAuditor, &[Dataset, Document, Finding, Auditor, Dashboard]),
        (Role::DashboardBuilder, &[Dashboard]),
    ];
    for (role, expected) in cases {
        let kinds: Vec<PaletteKind> =
            found(&Desk::acting_as(role), "a").groups.iter().map(|group| group.kind).collect();
        assert_eq!(kinds, expected, "{role:?}");
    }
}

#[test]
fn a_company_finds_only_its_own_tickets() {
    let mut desk = Desk::open();
    for (person, code) in [("bu-bara", "R8K2AB"), ("bu-nikel", "N4W7KD"), ("bu-timah", "B4L1KX")] {
        desk.act_as_person(Role::BadanUsaha, person);
        for other in ["R8K2AB", "N4W7KD", "B4L1KX"] {
            let expected: &[&str] = if other == code { &[code] } else { &[] };
            assert_eq!(ids_of(&found(&desk, other), Ticket), expected, "{person}");
        }
    }
}

#[test]
fn an_auditor_finds_only_its_own_items() {
    let mut desk = Desk::open();
    for (auditor, expected) in [(HENDRA, [PNBP, LICENCE].as_slice()), (MAYA, &[])] {
        desk.as_auditor(auditor);
        let recent = vec![target(AssignedData, PNBP), target(AssignedData, LICENCE)];
        let palette = asked(&desk, &PaletteQuery { recent, ..PaletteQuery::default() });
        assert_eq!(ids(&palette.recent), expected, "{auditor}");
        let own = desk.own_ids(&portal_core::audit::auditor::desk::DeskQuery::default());
        for id in ids_of(&found(&desk, "a"), AssignedData) {
            assert!(own.contains(&id.to_owned()), "{auditor} finds {id}");
        }
    }
}

#[test]
fn private_dashboards_and_drafts_stay_hidden() {
    let (draft, private) = ("dash_1763259248319", "dash_1763172836054");
    let recent = vec![target(Dashboard, draft), target(Dashboard, private)];
    let query = PaletteQuery { recent, ..PaletteQuery::default() };
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    assert_eq!(asked(&desk, &query).recent, []);
    desk.act_as_person(Role::DashboardBuilder, "dash-1");
    assert_eq!(ids(&asked(&desk, &query).recent), [draft]);
    desk.act_as_person(Role::DashboardBuilder, "dash-2");
    assert_eq!(ids(&asked(&desk, &query).recent), [draft, private]);
}

/// A portal with tickets of one title; their codes are T0000, T0001 and so on.
fn with_tickets(count: u32) -> Desk {
    let mut desk = Desk::open();
    let sample = desk.ticket("R8K2AB").clone();
    let mut tickets = Collection::default();
    for number in 0..count {
        let title = "Izin CAFÉ tertunda".to_owned();
        tickets.put(ticket::Ticket { id: format!("T{number:04}"), title, ..sample.clone() });
    }
    desk.portal = Portal::with_state(State { tickets: TicketStore::of(tickets), ..desk.portal.state().clone() });
    desk.act_as(Role::Agent);
    desk
}

#[test]
fn a_group_has_six_entries_and_the_number_of_the_others() {
    for (count, shown, more) in [(6, 6, 0), (7, 6, 1), (1_200, 6, 1_194)] {
        let desk = with_tickets(count);
        let palette = found(&desk, "tertunda");
        assert_eq!((palette.groups[0].entries.len(), palette.groups[0].more), (shown, more), "{count}");
        assert_eq!(ids_of(&palette, Ticket)[0], format!("T{:04}", count - 1), "newest first");
    }
}

#[test]
fn case_and_the_form_of_accents_do_not_matter_and_all_words_must_match() {
    let desk = with_tickets(1);
    for search in ["café", "CAFE\u{301} izin", "  tert  IZIN "] {
        assert_eq!(ids_of(&found(&desk, search), Ticket), ["T0000"], "{search}");
    }
    assert_eq!(found(&desk, "izin tidakada").groups, []);
}

#[test]
fn the_exact_code_is_first_then_recently_opened_records() {
    let desk = with_tickets(1_200);
    let recent = ["T0005", "T0009", "GONE"].map(|id| target(Ticket, id)).to_vec();
    let query = PaletteQuery { search: "t0".to_owned(), recent: recent.clone(), ..PaletteQuery::default() };
    assert_eq!(ids_of(&asked(&desk, &query), Ticket)[..3], ["T0005", "T0009", "T0999"]);
    // A title that contains the code of another ticket.
    let mut tickets = Collection::default();
    let sample = desk.ticket("T0001").clone();
    tickets.put(ticket::Ticket { id: "EXACT1".to_owned(), ..sample.clone() });
    tickets.put(ticket::Ticket { id: "OTHER1".to_owned(), title: "Lihat exact1".to_owned(), ..sample });
    let mut desk = desk;
    desk.portal = Portal::with_state(State { tickets: TicketStore::of(tickets), ..desk.portal.state().clone() });
    desk.act_as(Role::Agent);
    let query = PaletteQuery {
        search: " exact1 ".to_owned(),
        recent: vec![target(Ticket, "OTHER1")],
        ..PaletteQuery::default()
    };
    assert_eq!(ids_of(&asked(&desk, &query), Ticket), ["EXACT1", "OTHER1"]);
}

#[test]
fn pages_and_commands_are_found_by_the_same_rule() {
    let named = ["Semua Tiket", "Ajukan Tiket buat tiket", "Tema gelap"].map(str::to_owned).to_vec();
    let desk = Desk::acting_as(Role::Agent);
    for (search, expected) in
        [("", &[0, 1, 2][..]), ("TIKET", &[0, 1]), ("tiket buat", &[1]), ("gelap", &[2]), ("gelap tiket", &[])]
    {
        let query = PaletteQuery { search: search.to_owned(), named: named.clone(), ..PaletteQuery::default() };
        assert_eq!(asked(&desk, &query).named, expected, "{search}");
    }
}

#[test]
fn documents_are_found_by_stage_and_company() {
    let desk = Desk::acting_as(Role::CmsAuditor);
    assert!(ids_of(&found(&desk, "perizinan khatulistiwa"), Document).contains(&"DOC-PRZ-01"));
    assert!(ids_of(&found(&desk, "perizinan khatulistiwa halmahera"), Document).is_empty());
}

#[test]
fn a_dataset_tells_its_place() {
    let desk = Desk::acting_as(Role::CmsAuditor);
    let recent = vec![target(Dataset, "TAB-OPR-02")];
    let palette = asked(&desk, &PaletteQuery { recent, ..PaletteQuery::default() });
    let set = desk.portal.state().repository.datasets.get("TAB-OPR-02").expect("sample data").clone();
    let place = palette.recent[0].place.clone().expect("a place");
    assert_eq!((place.tahapan, place.badan_usaha, place.kegiatan), (set.tahapan, set.badan_usaha, Some(set.kegiatan)));
}
