//! A list of tickets as CSV (decisions §4), in pieces of any size.

use crate::support::{Desk, query};
use portal_core::model::Role;
use portal_core::model::ticket::{Status, priority_label};
use portal_core::store::csv_piece::CsvPiece;
use portal_core::table::csv::write;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::export::{TicketCsvQuery, csv};
use portal_core::ticket::views::list::{TicketListQuery, TicketRow};
use portal_core::ticket::views::list_kind::{ColumnKey, ListKind};
use portal_core::ticket::views::sla;

fn piece(desk: &Desk, list: &TicketListQuery, first: u32, count: u32) -> CsvPiece {
    let query = TicketCsvQuery { list: list.clone(), chosen: Vec::new(), first, count };
    desk.view(|reader| csv(reader, &query)).expect("staff export")
}

/// The whole file, fetched in pieces of `count` rows.
fn whole(desk: &Desk, list: &TicketListQuery, count: u32) -> String {
    let (mut file, mut first) = (Vec::new(), 0);
    loop {
        let piece = piece(desk, list, first, count);
        assert_eq!(piece.first, first, "nothing has changed");
        file.extend(piece.bytes);
        if piece.written == piece.total {
            return String::from_utf8(file).expect("UTF-8");
        }
        assert!(piece.written > first, "every piece makes progress");
        first = piece.written;
    }
}

fn codes(file: &str) -> Vec<&str> {
    file.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect()
}

fn sorted(list: ListKind) -> TicketListQuery {
    TicketListQuery { sort: Some("code".to_owned()), direction: Some("desc".to_owned()), ..query(list) }
}

/// Status and priority are two separate columns in the file.
fn facts(column: ColumnKey) -> Vec<ColumnKey> {
    match column {
        ColumnKey::StatusPriority => vec![ColumnKey::Status, ColumnKey::Priority],
        other => vec![other],
    }
}

fn cell(row: &TicketRow, column: ColumnKey, updated: &str) -> String {
    match column {
        ColumnKey::Requester => row.requester.clone(),
        ColumnKey::Code => row.id.clone(),
        ColumnKey::Summary => row.title.clone(),
        ColumnKey::Status => row.status.label().to_owned(),
        ColumnKey::StatusPriority | ColumnKey::Priority => priority_label(row.priority).to_owned(),
        ColumnKey::ReturnedBy => row.returned_by.clone(),
        ColumnKey::ReturnReason => row.return_reason.clone(),
        ColumnKey::Updated => updated.to_owned(),
        ColumnKey::Category => row.category.to_string(),
        ColumnKey::Assignee => row.assignee.clone(),
        ColumnKey::Created => row.created.clone(),
        ColumnKey::Sla => sla::in_words(row.sla.as_ref()),
        ColumnKey::LastAnswer => String::new(),
        ColumnKey::Department => row.department.clone().unwrap_or_else(|| "-".to_owned()),
    }
}

#[test]
fn the_file_has_every_filtered_row_in_order_with_the_lists_columns() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let wanted = TicketListQuery {
        search: Some("bara".to_owned()),
        page: Some("2".to_owned()),
        page_size: Some("10".to_owned()),
        ..sorted(ListKind::InternalAll)
    };
    assert_eq!(piece(&desk, &wanted, 0, 2).name, "tiket_semua_cari-bara_2026-11-21.csv");
    let file = whole(&desk, &wanted, 10_000);
    assert!(file.starts_with(
        "\u{feff}Badan Usaha,Kode Tiket,Tiket Summary,Status,Priority,Sisa waktu SLA,Update At,Label\r\n"
    ));
    assert_eq!(codes(&file), ["S0LV3D", "R8K2AB", "P3ND9G", "C1053D"]);
    assert!(file.ends_with("\r\n") && file.contains(",Closed,No Priority,-,2026-"));
}

#[test]
fn pieces_of_any_size_form_the_same_file() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    for list in [ListKind::InternalAll, ListKind::InternalReassign, ListKind::InternalClosed, ListKind::AgentNew] {
        let shown = desk.list(&sorted(list)).rows;
        let columns: Vec<ColumnKey> = list.columns().iter().flat_map(|column| facts(*column)).collect();
        let headers: Vec<&str> = columns.iter().map(|column| column.label()).chain(["Label"]).collect();
        let rows = shown.iter().map(|row| {
            let labels: Vec<&str> = row.labels.iter().map(|label| label.name.as_str()).collect();
            let updated = desk.clock.local(desk.ticket(&row.id).updated_at).iso();
            columns.iter().map(|column| cell(row, *column, &updated)).chain([labels.join("; ")]).collect::<Vec<_>>()
        });
        let expected = write(&headers, rows);
        for count in [1, 2, 5, 10_000] {
            assert_eq!(whole(&desk, &sorted(list), count), expected, "{list:?} {count}");
        }
    }
}

#[test]
fn a_list_without_rows_has_only_headers() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let nothing = TicketListQuery { search: Some("xyzzy".to_owned()), ..query(ListKind::InternalClosed) };
    let file = piece(&desk, &nothing, 0, 10);
    assert_eq!((file.first, file.written, file.total), (0, 0, 0));
    assert_eq!(file.bytes, "\u{feff}Badan Usaha,Kode Tiket,Tiket Summary,Status,Update At,Label\r\n".as_bytes());
}

#[test]
fn a_ticket_that_changes_between_two_pieces_restarts_the_file() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let all = sorted(ListKind::InternalAll);
    assert_eq!(piece(&desk, &all, 0, 2).written, 2);
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "S0LV3D".to_owned(), status: Status::Closed });
    let anew = piece(&desk, &all, 2, 4);
    assert_eq!((anew.first, anew.written, anew.total), (0, 4, 6));
    let rest = piece(&desk, &all, 4, 4);
    assert_eq!((rest.first, rest.written), (4, 6));
    let file = [anew.bytes, rest.bytes].concat();
    assert_eq!(
        String::from_utf8(file).expect("UTF-8"),
        whole(&desk, &all, 100),
        "the file has nothing of the earlier state"
    );
}

#[test]
fn a_file_has_a_safe_name_of_its_filters() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let name = |query: TicketListQuery| piece(&desk, &query, 0, 1).name;
    let open = TicketListQuery { status: Some("open".to_owned()), ..query(ListKind::InternalAll) };
    assert_eq!(name(open.clone()), "tiket_open_2026-11-21.csv");
    let search = Some(" Izin/Usaha: \u{202e}*? ".to_owned());
    assert_eq!(name(TicketListQuery { search, ..open }), "tiket_open_cari-izin_usaha_ ___2026-11-21.csv");
    let long = TicketListQuery { search: Some("a".repeat(300)), ..query(ListKind::InternalReassign) };
    assert_eq!(name(long), format!("tiket_re-assign_cari-{}_2026-11-21.csv", "a".repeat(40)));
}

#[test]
fn chosen_tickets_are_exported_in_the_order_of_the_list_also_if_it_does_not_find_them_now() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let list = TicketListQuery { status: Some("open".to_owned()), ..sorted(ListKind::InternalAll) };
    let chosen = ["N4W7KD", "R8K2AB", "ZZZZZZ"].map(str::to_owned).to_vec();
    let query = TicketCsvQuery { list, chosen, first: 0, count: 9 };
    let file = desk.view(|reader| csv(reader, &query)).expect("staff export");
    assert_eq!((file.name.as_str(), file.total), ("tiket_open_pilihan_2026-11-21.csv", 2));
    assert_eq!(codes(&String::from_utf8(file.bytes).expect("UTF-8")), ["R8K2AB", "N4W7KD"]);
}

#[test]
fn an_export_of_another_list_starts_at_its_first_row() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let all = sorted(ListKind::InternalAll);
    assert_eq!(piece(&desk, &all, 0, 2).written, 2);
    assert_eq!(piece(&desk, &query(ListKind::InternalReassign), 2, 2).first, 0);
}

#[test]
fn cached_rows_are_dropped_for_another_person_or_after_the_export() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let all = sorted(ListKind::InternalAll);
    let wanted = (all.clone(), Vec::<String>::new());
    let is_held = |desk: &Desk| desk.portal.state().tickets.held().get(desk.portal.session(), &wanted).is_some();
    piece(&desk, &all, 0, 2);
    assert!(is_held(&desk));
    assert!(!is_held(desk.act_as(Role::Agent)));
    assert!(is_held(desk.act_as(Role::InternalEsdm)));
    piece(&desk, &all, 2, 4);
    assert!(!is_held(&desk));
}

#[test]
fn a_restored_portal_restarts_the_file() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let all = sorted(ListKind::InternalAll);
    assert_eq!(piece(&desk, &all, 0, 2).written, 2);
    let snapshot = desk.portal.snapshot();
    desk.portal.restore(&snapshot).expect("the core reads its own snapshot");
    assert_eq!(piece(&desk, &all, 2, 2).first, 0);
}
