//! Filters of ticket lists and terms in their search (§2.6, decisions §5).

use crate::support::{Desk, query, search};
use portal_core::model::Role;
use portal_core::ticket::label::LabelCommand;
use portal_core::ticket::views::filters::FilterPart;
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind;

fn with(change: impl FnOnce(&mut TicketListQuery)) -> TicketListQuery {
    let mut query = query(ListKind::AgentAll);
    change(&mut query);
    query
}

#[expect(clippy::unnecessary_wraps, reason = "fields of a query are optional")]
fn text(value: &str) -> Option<String> {
    Some(value.to_owned())
}

fn found(desk: &Desk, words: &str) -> Vec<String> {
    desk.ids(&search(ListKind::AgentAll, words))
}

#[test]
fn priority_category_company_and_days_filter() {
    let desk = Desk::acting_as(Role::Agent);
    assert_eq!(desk.ids(&with(|query| query.priority = text("high"))), ["R8K2AB", "S0LV3D"]);
    assert_eq!(desk.ids(&with(|query| query.category = text("Umum"))), ["B4L1KX", "C1053D"]);
    assert_eq!(desk.ids(&with(|query| query.channel = text("portal"))).len(), 6);
    assert!(desk.ids(&with(|query| query.channel = text("petugas"))).is_empty());
    assert_eq!(desk.ids(&with(|query| query.company = text("bu-nikel"))), ["N4W7KD"]);
    // The desk opens on 21 November 2026; R8K2AB was filed two days before.
    assert_eq!(desk.ids(&with(|query| query.since = text("2026-11-19"))), ["N4W7KD", "R8K2AB"]);
    assert_eq!(desk.ids(&with(|query| query.until = text("2026-11-12"))), ["B4L1KX", "S0LV3D", "C1053D"]);
    let one_day = with(|query| (query.since, query.until) = (text("2026-11-19"), text("2026-11-19")));
    assert_eq!(desk.ids(&one_day), ["R8K2AB"], "both days count");
}

#[test]
fn filters_are_told_in_words_and_unknown_values_are_ignored() {
    let desk = Desk::acting_as(Role::Agent);
    let list = desk.list(&with(|query| {
        query.category = text("Umum");
        query.until = text("2026-11-12");
    }));
    let active: Vec<_> = list.active.iter().map(|active| (active.part, active.label.as_str())).collect();
    let expected = [(FilterPart::Category, "Kategori Umum"), (FilterPart::Until, "Diajukan sampai 12 November 2026")];
    assert_eq!(active, expected);
    assert!(list.is_filtered);
    let odd = desk.list(&with(|query| {
        query.priority = text("urgent");
        query.channel = text("surat");
        query.since = text("besok");
        query.until = text("2026-02-30");
    }));
    assert_eq!((odd.pagination.total, odd.is_filtered, odd.active.len()), (6, false, 0));
}

#[test]
fn filters_by_what_was_deleted_find_nothing_and_say_so() {
    let mut desk = Desk::acting_as(Role::Agent);
    let labelled = with(|query| query.label = text("LABEL_rkab"));
    assert!(desk.list(&labelled).active.is_empty(), "its label is shown in its colour");
    desk.label_ok(LabelCommand::Delete { id: "LABEL_rkab".to_owned() });
    let gone = [
        (labelled, "Label yang sudah tidak ada"),
        (with(|query| query.assignee = text("agent-9")), "Penanggung jawab yang sudah tidak ada"),
        (with(|query| query.category = text("umum ")), "Kategori yang sudah tidak ada"),
        (with(|query| query.company = text("bu-lain")), "Badan usaha yang sudah tidak ada"),
        (with(|query| query.department = text("dep-lain")), "Departemen yang sudah tidak ada"),
    ];
    for (query, words) in &gone {
        let list = desk.list(query);
        let active: Vec<_> = list.active.iter().map(|active| active.label.as_str()).collect();
        assert_eq!((list.pagination.total, active, list.is_filtered), (0, vec![*words], true));
    }
    desk.act_as(Role::BadanUsaha);
    let of_staff = TicketListQuery { label: text("LABEL_x"), assignee: text("a"), ..query(ListKind::BusinessAll) };
    assert!(desk.list(&of_staff).active.is_empty(), "a company has no such filters");
}

#[test]
fn terms_narrow_like_filters() {
    let desk = Desk::acting_as(Role::Agent);
    assert_eq!(found(&desk, "status:open"), ["R8K2AB", "B4L1KX"]);
    assert_eq!(found(&desk, "STATUS:Op rkab"), ["R8K2AB"], "any case, the beginning suffices, words go on");
    assert_eq!(found(&desk, "status:new status:pending"), ["N4W7KD", "P3ND9G"], "again is an alternative");
    assert_eq!(found(&desk, "-status:closed -status:resolved"), ["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX"]);
    assert_eq!(found(&desk, "prioritas:no"), ["C1053D"]);
    assert_eq!(found(&desk, "kategori:tek"), ["N4W7KD", "S0LV3D"]);
    assert_eq!(found(&desk, "channel:portal").len(), 6);
    assert_eq!(found(&desk, "channel:dicatat"), Vec::<String>::new());
    assert_eq!(found(&desk, "sla:lewat"), desk.ids(&with(|query| query.sla = text("lewat"))));
    assert_eq!(found(&desk, "-sla:lewat").len() + found(&desk, "sla:lewat").len(), 6);
    assert_eq!(found(&desk, "agen:belum-ada"), ["N4W7KD", "B4L1KX"]);
    assert_eq!(found(&desk, "agen:saya"), found(&desk, "agen:bagus"), "the acting agent is Bagus");
    assert_eq!(found(&desk, "dari:\"selat gaspar\""), ["B4L1KX"]);
    assert_eq!(found(&desk, "label:tenggat"), ["R8K2AB"]);
    assert_eq!(found(&desk, "sejak:2026-11-17 sebelum:19/11/2026"), ["P3ND9G"]);
}

#[test]
fn a_term_that_names_nothing_is_told_and_has_no_effect() {
    let desk = Desk::acting_as(Role::Agent);
    let terms = |words: &str| {
        let list = desk.list(&search(ListKind::AgentAll, words));
        (list.pagination.total, list.terms.understood, list.terms.problems)
    };
    let problem = "“opn” tidak dikenal. Pilihan: New, Open, Pending, Resolved, Closed.".to_owned();
    assert_eq!(terms("status:opn"), (6, Vec::new(), vec![problem]));
    let problem = "“besok” bukan tanggal. Contoh: 2026-11-01.".to_owned();
    assert_eq!(terms("sebelum:besok").2, [problem]);
    assert_eq!(terms("agen:xyzzy").2, ["“xyzzy” tidak dikenal. Pilihan: Bagus Pratama, Siti Rahmawati."]);
    assert_eq!(terms("status:"), (6, Vec::new(), Vec::new()), "a value that is not typed yet");
    assert_eq!(terms("pukul 09:30").0, 0, "an unknown key is a word");
    let understood = terms("status:new status:open -kategori:umum dari:bara sejak:2026-11-01").1;
    let expected =
        ["Status New atau Status Open", "bukan Kategori Umum", "Badan usaha “bara”", "Diajukan sejak 1 November 2026"];
    assert_eq!(understood, expected);
}

#[test]
fn a_company_filters_its_own_tickets_and_learns_nothing_internal() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let own = |words: &str| desk.ids(&search(ListKind::BusinessAll, words));
    assert_eq!(own("status:open"), ["R8K2AB"]);
    assert_eq!(own("kategori:umum"), ["C1053D"]);
    for words in ["agen:bagus", "label:rkab", "dari:bara", "channel:portal", "sla:aman"] {
        assert!(own(words).is_empty(), "{words} is a word that no ticket contains");
    }
    let list = desk.list(&TicketListQuery { company: text("bu-nikel"), ..query(ListKind::BusinessAll) });
    assert_eq!((list.pagination.total, list.company_options.len()), (4, 0));
}
