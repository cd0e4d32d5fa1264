//! Lists, counts, export, agents, labels (§2.4–2.6, §5, decisions §4–5).

use crate::support::{Desk, form, query, search};
use portal_core::model::Role;
use portal_core::model::ticket::{Priority, Status};
use portal_core::store::error::{Field, Problem, Refusal};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::{self, LabelCommand};
use portal_core::ticket::views::agents::{AgentQuery, agents};
use portal_core::ticket::views::choices::{BusinessQuery, businesses};
use portal_core::ticket::views::counts::{StatusCounts, counts};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind;

fn sorted(list: ListKind, column: &str, direction: &str) -> TicketListQuery {
    TicketListQuery { sort: Some(column.to_owned()), direction: Some(direction.to_owned()), ..query(list) }
}

#[test]
fn counts_follow_every_command_at_once() {
    let mut desk = Desk::acting_as(Role::Agent);
    let all = |desk: &Desk| desk.view(counts).expect("agents may count");
    let expected = StatusCounts { total: 6, new: 1, open: 2, pending: 1, resolved: 1, closed: 1, reassign: 3 };
    assert_eq!(all(&desk), expected);
    desk.ticket_ok(TicketCommand::Take { ticket: "N4W7KD".to_owned() });
    assert_eq!(all(&desk), StatusCounts { new: 0, open: 3, reassign: 4, ..expected });
    desk.act_as(Role::BadanUsaha);
    assert_eq!(all(&desk).total, 4, "a business entity counts its own");
}

#[test]
fn each_list_has_its_statuses() {
    let desk = Desk::acting_as(Role::Agent);
    for (list, expected) in [
        (ListKind::AgentAll, &["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D", "C1053D"][..]),
        (ListKind::AgentNew, &["N4W7KD"]),
        (ListKind::InternalOpen, &["R8K2AB", "B4L1KX"]),
        (ListKind::AgentPending, &["P3ND9G"]),
        (ListKind::InternalResolved, &["S0LV3D"]),
        (ListKind::AgentClosed, &["C1053D"]),
        (ListKind::InternalReassign, &["R8K2AB", "P3ND9G", "B4L1KX"]),
    ] {
        assert_eq!(desk.ids(&query(list)), expected, "{list:?}");
    }
}

#[test]
fn search_finds_all_words_in_any_order_and_any_case() {
    let desk = Desk::acting_as(Role::Agent);
    assert_eq!(desk.ids(&search(ListKind::AgentAll, "LAMPIRAN rkab")), ["R8K2AB"]);
    assert_eq!(desk.ids(&search(ListKind::AgentAll, "halmahera")), ["N4W7KD"], "by requester");
    assert_eq!(desk.ids(&search(ListKind::AgentAll, "p3nd")), ["P3ND9G"], "by code");
    assert_eq!(desk.ids(&search(ListKind::AgentAll, "billing")), ["P3ND9G"], "by title");
    assert_eq!(desk.ids(&search(ListKind::AgentAll, "kkal/kg")), ["P3ND9G"], "by description");
    assert!(desk.ids(&search(ListKind::AgentAll, "lampiran billing")).is_empty());
    assert!(desk.list(&search(ListKind::AgentAll, "x")).is_filtered);
    assert!(!desk.list(&search(ListKind::AgentAll, "  ")).is_filtered);
}

#[test]
fn search_covers_only_shown_fields_unless_the_spec_names_others() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    assert!(desk.ids(&search(ListKind::InternalAll, "kkal/kg")).is_empty(), "the description is not shown");
    assert_eq!(desk.ids(&search(ListKind::InternalAll, "open low")), ["B4L1KX"], "status and priority are shown");
    assert_eq!(desk.ids(&search(ListKind::InternalReassign, "siti wewenang")), ["B4L1KX"]);
}

#[test]
fn an_assigned_ticket_is_no_longer_found_as_returned() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let ticket = "B4L1KX".to_owned();
    desk.ticket_ok(TicketCommand::Assign { ticket, agent: "agent-1".to_owned(), reason: None });
    assert!(desk.ids(&search(ListKind::InternalReassign, "wewenang")).is_empty());
}

#[test]
fn a_status_filters_and_an_unknown_one_is_ignored() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let with = |status: &str| TicketListQuery { status: Some(status.to_owned()), ..query(ListKind::BusinessAll) };
    assert_eq!(desk.ids(&with("pending")), ["P3ND9G"]);
    assert_eq!(desk.list(&with("selesai")).pagination.total, 4);
    let filtered = desk.list(&with("closed"));
    assert_eq!((filtered.status, filtered.found.total), (Some(Status::Closed), 4), "the filter's own counts stay");
    let reassign = TicketListQuery { status: Some("closed".to_owned()), ..query(ListKind::InternalReassign) };
    let mut desk = desk;
    desk.act_as(Role::InternalEsdm);
    assert_eq!(desk.list(&reassign).status, None, "not a status of that list");
}

#[test]
fn invalid_addresses_get_defaults() {
    let desk = Desk::acting_as(Role::Agent);
    let odd = |page: &str, size: &str| {
        let query = TicketListQuery {
            page: Some(page.to_owned()),
            page_size: Some(size.to_owned()),
            ..query(ListKind::AgentAll)
        };
        let pagination = desk.list(&query).pagination;
        (pagination.page, pagination.page_size, pagination.showing)
    };
    let all = "Showing 1 to 6 of 6 entries".to_owned();
    assert_eq!(odd("-1", "7"), (1, 25, all.clone()));
    assert_eq!(odd("9999", "50"), (1, 50, all));
    assert_eq!(desk.list(&sorted(ListKind::AgentAll, "returnedBy", "asc")).sort, None, "not a column of this list");
    assert_eq!(desk.list(&sorted(ListKind::AgentAll, "code", "naik")).sort, None);
    assert_eq!(desk.list(&search(ListKind::AgentAll, "qqq")).pagination.showing, "Showing 0 to 0 of 0 entries");
}

#[test]
fn every_column_sorts_both_ways_with_empty_values_last() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let ids = |column: &str, direction: &str| desk.ids(&sorted(ListKind::InternalReassign, column, direction));
    assert_eq!(ids("returnedBy", "asc")[0], "B4L1KX");
    assert_eq!(ids("returnedBy", "desc")[0], "B4L1KX");
    assert_eq!(ids("returnReason", "desc")[0], "B4L1KX");
    assert_eq!(ids("updated", "desc"), ["R8K2AB", "P3ND9G", "B4L1KX"]);
    assert_eq!(ids("updated", "asc"), ["B4L1KX", "P3ND9G", "R8K2AB"]);
    assert_eq!(ids("statusPriority", "asc"), ["B4L1KX", "R8K2AB", "P3ND9G"], "open low, open high, pending");
    assert_eq!(ids("requester", "asc"), ["B4L1KX", "R8K2AB", "P3ND9G"], "ties keep the store's order");
    assert_eq!(ids("requester", "desc"), ["R8K2AB", "P3ND9G", "B4L1KX"]);
    assert_eq!(ids("summary", "asc"), ["B4L1KX", "R8K2AB", "P3ND9G"]);
    assert_eq!(ids("code", "asc"), ["B4L1KX", "P3ND9G", "R8K2AB"]);
    let desk = Desk::acting_as(Role::Agent);
    assert_eq!(desk.ids(&sorted(ListKind::AgentNew, "priority", "asc")), ["N4W7KD"]);
}

/// A desk with nine more tickets: three statuses, each with each priority.
fn desk_of_each_rank() -> Desk {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let priorities = [Priority::Low, Priority::Medium, Priority::High];
    for (status, priority) in [Status::New, Status::Pending, Status::Closed]
        .into_iter()
        .flat_map(|status| priorities.map(|priority| (status, priority)))
    {
        let ticket = desk.act_as(Role::BadanUsaha).ticket_ok(TicketCommand::Create { form: form("Urut") });
        let ticket = ticket.expect("filed").subject.id;
        desk.act_as(Role::Agent).ticket_ok(TicketCommand::SetPriority { ticket: ticket.clone(), priority });
        if status != Status::New {
            desk.ticket_ok(TicketCommand::SetStatus { ticket, status });
        }
    }
    desk
}

#[test]
fn a_status_column_sorts_by_status_with_the_newest_first_among_ties() {
    let mut desk = desk_of_each_rank();
    let newest = desk.act_as(Role::Agent).list(&query(ListKind::AgentPending)).rows;
    for direction in ["asc", "desc"] {
        let rows = desk.list(&sorted(ListKind::AgentPending, "status", direction)).rows;
        assert!(rows.iter().map(|row| &row.id).eq(newest.iter().map(|row| &row.id)), "{direction}");
    }
}

#[test]
fn status_and_priority_sort_by_status_and_then_by_priority() {
    let desk = desk_of_each_rank();
    let rows = desk.list(&sorted(ListKind::AgentAll, "statusPriority", "asc")).rows;
    let ranks: Vec<_> = rows.iter().map(|row| (row.status, row.priority)).collect();
    assert_eq!(ranks.len(), 15);
    assert!(ranks.is_sorted_by_key(|(status, priority)| (*status as u8, priority.map(|priority| priority as u8))));
}

#[test]
fn each_list_has_its_columns_and_marks_english_ones() {
    let desk = Desk::acting_as(Role::Agent);
    let columns = |desk: &Desk, list| -> Vec<(String, bool)> {
        let columns = desk.list(&query(list)).columns;
        columns.into_iter().map(|column| (column.label, column.is_english)).collect()
    };
    let named = |columns: &[(&str, bool)]| -> Vec<(String, bool)> {
        columns.iter().map(|(label, is_english)| ((*label).to_owned(), *is_english)).collect()
    };
    let [company, code, summary] = [("Badan Usaha", false), ("Kode Tiket", false), ("Tiket Summary", false)];
    let [status, priority, updated] = [("Status", true), ("Priority", true), ("Update At", true)];
    let (both, sla) = (("Status & Priority", true), ("Sisa waktu SLA", false));
    let [holder, answer] = [("Penanggung jawab", false), ("Balasan terakhir", false)];
    let staff = |middle| named(&[company, code, summary, middle, sla, updated, holder, answer]);
    assert_eq!(columns(&desk, ListKind::AgentAll), staff(both));
    assert_eq!(columns(&desk, ListKind::AgentNew), staff(priority));
    assert_eq!(columns(&desk, ListKind::AgentMine), staff(both));
    assert_eq!(columns(&desk, ListKind::AgentOpen), staff(both));
    let finished = [company, code, summary, both, updated, holder, answer];
    assert_eq!(columns(&desk, ListKind::AgentClosed), named(&finished));
    let own = Desk::acting_as(Role::BadanUsaha);
    assert_eq!(columns(&own, ListKind::BusinessAll), named(&[code, summary, status, updated, answer]));
}

#[test]
fn only_a_list_of_several_statuses_offers_a_status_filter() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let options = |list| desk.list(&query(list)).status_options;
    assert_eq!(options(ListKind::InternalAll), Status::ALL);
    assert_eq!(options(ListKind::InternalReassign), [Status::Pending, Status::Open]);
    assert_eq!(options(ListKind::InternalPending), []);
}

#[test]
fn a_list_with_one_status_label_or_word_is_filtered() {
    let desk = Desk::acting_as(Role::Agent);
    let all = || query(ListKind::AgentAll);
    let text = |text: &str| Some(text.to_owned());
    assert!(!desk.list(&all()).is_filtered);
    assert!(desk.list(&TicketListQuery { status: text("open"), ..all() }).is_filtered);
    assert!(desk.list(&TicketListQuery { label: text("LABEL_rkab"), ..all() }).is_filtered);
    assert!(desk.list(&TicketListQuery { search: text("rkab"), ..all() }).is_filtered);
}

#[test]
fn a_ticket_whose_filing_is_undone_is_not_counted() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let seen = |desk: &Desk| {
        let list = desk.list(&query(ListKind::BusinessAll));
        (desk.view(counts).expect("its own"), list.found, list.pagination.total)
    };
    let before = seen(&desk);
    let filed = desk.ticket_ok(TicketCommand::Create { form: form("Salah kirim") }).expect("filed");
    assert_ne!(seen(&desk), before);
    desk.undone(filed.seq);
    assert_eq!(seen(&desk), before);
    assert_eq!(desk.list(&search(ListKind::BusinessAll, "salah kirim")).pagination.total, 0);
}

#[test]
fn rows_have_the_texts_of_the_screen() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let list = desk.list(&query(ListKind::InternalReassign));
    let labels: Vec<_> = list.columns.iter().map(|column| column.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "Badan Usaha",
            "Kode Tiket",
            "Tiket Summary",
            "Status & Priority",
            "Dikembalikan oleh",
            "Alasan pengembalian",
            "Update At",
        ]
    );
    let returned = &list.rows[2];
    assert_eq!((returned.returned_by.as_str(), returned.assignee.as_str()), ("Siti Rahmawati", "Unassigned"));
    assert_eq!(returned.return_reason, "Bukan wewenang: Perubahan profil ditangani bagian perizinan");
    assert_eq!(list.rows[0].returned_by, "-");
    assert_eq!((list.rows[0].updated.as_str(), list.rows[1].updated.as_str()), ("8 jam lalu", "1 hari lalu"));
}

#[test]
fn agents_are_found_by_name_or_address_and_show_their_load() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let find = |words: &str| {
        let query = AgentQuery { search: words.to_owned(), ..AgentQuery::default() };
        desk.view(|reader| agents(reader, &query)).expect("staff assign")
    };
    let all = find("");
    assert_eq!(all.agents.iter().map(|agent| agent.load).collect::<Vec<_>>(), [1, 1]);
    assert_eq!((all.page_sizes.clone(), all.pagination.page_size), (vec![25, 50, 100], 25));
    assert_eq!(find("RAHMAWATI").agents[0].id, "agent-2");
    assert_eq!(find("bagus.pratama@").agents[0].id, "agent-1");
    assert_eq!(find("xyz").pagination.showing, "Showing 0 to 0 of 0 entries");
}

#[test]
fn the_present_agent_is_marked_for_the_ministry_and_not_offered_to_agents() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let offered = |desk: &Desk, ticket: &str, search: &str| {
        let query = AgentQuery { ticket: ticket.to_owned(), search: search.to_owned(), ..AgentQuery::default() };
        let found = desk.view(|reader| agents(reader, &query)).expect("staff assign");
        let showing = found.pagination.showing;
        (found.agents.into_iter().map(|agent| (agent.id, agent.is_holder)).collect::<Vec<_>>(), showing)
    };
    let id = str::to_owned;
    let both = "Showing 1 to 2 of 2 entries".to_owned();
    let one = "Showing 1 to 1 of 1 entries".to_owned();
    let marked = vec![(id("agent-1"), false), (id("agent-2"), true)];
    assert_eq!(offered(&desk, "P3ND9G", ""), (marked, both.clone()));
    desk.act_as(Role::Agent);
    assert_eq!(offered(&desk, "P3ND9G", ""), (vec![(id("agent-1"), false)], one));
    assert_eq!(offered(&desk, "P3ND9G", "rahmawati").0, []);
    let nobody_has_it = vec![(id("agent-1"), false), (id("agent-2"), false)];
    assert_eq!(offered(&desk, "N4W7KD", ""), (nobody_has_it, both));
}

#[test]
fn business_entities_are_found_by_name_or_address() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let find = |words: &str| {
        let query = BusinessQuery { search: words.to_owned() };
        let found = desk.view(|reader| businesses(reader, &query)).expect("staff file on behalf").businesses;
        found.into_iter().map(|business| business.id).collect::<Vec<_>>()
    };
    assert_eq!(find(""), ["bu-bara", "bu-nikel", "bu-timah"]);
    assert_eq!(find("raya NIKEL"), ["bu-nikel"]);
    assert_eq!(find("timahgaspar.example"), ["bu-timah"]);
    assert!(find("xyz").is_empty());
}

#[test]
fn a_search_for_labels_means_the_only_one_or_the_one_with_that_name() {
    let mut desk = Desk::acting_as(Role::Agent);
    let found = |desk: &Desk, search: &str| {
        let found = desk.view(|reader| label::list(reader, search)).expect("agents use labels");
        (found.labels.len(), found.meant)
    };
    assert_eq!(found(&desk, ""), (desk.portal.state().labels.iter().count(), None));
    assert_eq!(found(&desk, " TENGG dek "), (1, Some("LABEL_tenggat".to_owned())));
    desk.label_ok(LabelCommand::Save { id: None, name: "RKAB 2027".to_owned() });
    assert_eq!(found(&desk, "rka"), (2, None));
    assert_eq!(found(&desk, "rkab"), (2, Some("LABEL_rkab".to_owned())));
    assert_eq!(found(&desk, "tidak ada"), (0, None));
}

#[test]
fn labels_are_unique_ignoring_case_and_deletion_removes_them_from_tickets() {
    let mut desk = Desk::acting_as(Role::Agent);
    let save = |id: Option<&str>, name: &str| LabelCommand::Save { id: id.map(str::to_owned), name: name.to_owned() };
    let taken = desk.refused(&portal_core::Command::Label(save(None, " pnbp ")));
    assert_eq!(taken, Refusal::invalid(Field::Name, Problem::Taken));
    let long = desk.refused(&portal_core::Command::Label(save(None, &"x".repeat(41))));
    assert_eq!(long, Refusal::invalid(Field::Name, Problem::TooLong { max: 40, actual: 41 }));
    desk.label_ok(save(None, &"x".repeat(40)));
    desk.label_ok(save(Some("LABEL_pnbp"), "pnbp"));
    let added = desk.label_ok(save(None, "Mendesak")).expect("a new label").subject.id;
    desk.ticket_ok(TicketCommand::SetLabels {
        ticket: "R8K2AB".to_owned(),
        labels: vec![added.clone(), added.clone(), "LABEL_rkab".to_owned()],
    });
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "menambah label Mendesak dan melepas label Dekat tenggat");
    let filtered = TicketListQuery { label: Some(added.clone()), ..query(ListKind::AgentAll) };
    assert_eq!(desk.ids(&filtered), ["R8K2AB"]);
    let usage = |desk: &Desk| desk.view(|reader| label::list(reader, "")).expect("agents use labels").labels;
    assert!(usage(&desk).iter().any(|entry| entry.label.id == added && entry.tickets == 1));
    desk.label_ok(LabelCommand::Delete { id: added.clone() });
    assert_eq!(desk.ticket("R8K2AB").labels, ["LABEL_rkab"]);
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "menghapus label Mendesak");
    assert!(desk.list(&filtered).label.is_none());
    assert!(
        desk.ticket_ok(TicketCommand::SetLabels { ticket: "R8K2AB".to_owned(), labels: vec!["LABEL_rkab".to_owned()] })
            .is_none()
    );
    let unknown = TicketCommand::SetLabels { ticket: "R8K2AB".to_owned(), labels: vec![added.clone()] };
    assert_eq!(desk.ticket_refused(unknown), Refusal::not_found(portal_core::store::error::Kind::Label, &added));
}

#[test]
fn new_labels_use_eight_colours_in_turn() {
    let mut desk = Desk::acting_as(Role::Agent);
    let mut hue_of_new = |name: usize| {
        let id = desk.label_ok(LabelCommand::Save { id: None, name: format!("Label {name}") }).expect("new").subject.id;
        desk.portal.state().labels.get(&id).expect("added").hue
    };
    let hues: Vec<u8> = (0..17).map(&mut hue_of_new).collect();
    assert!(hues.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 8), "{hues:?}");
}
