//! A list with more tickets than can be sorted or written within a frame is processed in parts, with the same result.

use crate::support::dashboards::{by as dimension, counted_by};
use crate::support::{Desk, query};
use portal_core::Portal;
use portal_core::dashboard::sources::tickets::ID as SOURCE;
use portal_core::dashboard::views::widget::prepared as widgets_prepared;
use portal_core::model::ticket::{Status, Ticket};
use portal_core::model::{Collection, Role};
use portal_core::store::State;
use portal_core::store::csv_piece::CsvPiece;
use portal_core::store::error::Refusal;
use portal_core::store::records::tickets::TicketStore;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::export::{TicketCsvQuery, csv};
use portal_core::ticket::views::list::{TicketListQuery, list, prepared};
use portal_core::ticket::views::list_kind::ListKind;
use portal_dashboard::widget::{Widget, WidgetKind};

const TICKETS: u32 = 12_000;

fn desk(role: Role) -> Desk {
    let mut desk = Desk::open();
    let sample = desk.ticket("R8K2AB").clone();
    let mut tickets = Collection::default();
    for number in 0..TICKETS {
        let title = format!("Izin {}", number * 7_919 % TICKETS);
        tickets.put(Ticket { id: format!("T{number:05}"), title, ..sample.clone() });
    }
    desk.portal = Portal::with_state(State { tickets: TicketStore::of(tickets), ..desk.portal.state().clone() });
    desk.act_as(role);
    desk
}

fn by(column: &str) -> TicketListQuery {
    TicketListQuery { sort: Some(column.to_owned()), ..query(ListKind::InternalAll) }
}

fn is_prepared(desk: &Desk, query: &TicketListQuery) -> Result<bool, Refusal> {
    desk.view(|reader| prepared(reader, query))
}

#[test]
fn a_long_list_sorted_in_parts_has_the_same_pages() {
    let (at_once, in_parts) = (desk(Role::InternalEsdm), desk(Role::InternalEsdm));
    for column in ["summary", "updated"] {
        let parts = (0..1_000).take_while(|_| is_prepared(&in_parts, &by(column)) == Ok(false)).count();
        assert!((2..1_000).contains(&parts), "{column}: {parts} parts");
        assert_eq!(in_parts.list(&by(column)), at_once.list(&by(column)));
        assert_eq!(is_prepared(&at_once, &by(column)), Ok(true), "the order is cached");
    }
    assert_eq!(is_prepared(&at_once, &query(ListKind::InternalAll)), Ok(true), "without a sort");
    assert_eq!(is_prepared(&at_once, &by("nothing")), Ok(true), "by an unknown column");
}

#[test]
fn a_short_list_needs_no_preparation() {
    let short = Desk::acting_as(Role::InternalEsdm);
    assert_eq!(is_prepared(&short, &by("summary")), Ok(true));
    let stranger = {
        let mut desk = desk(Role::BadanUsaha);
        desk.act_as_person(Role::BadanUsaha, "bu-timah");
        desk
    };
    let own = TicketListQuery { list: ListKind::BusinessAll, ..by("summary") };
    assert_eq!(is_prepared(&stranger, &own), Ok(true));
    assert_eq!(stranger.view(|reader| list(reader, &own)).expect("own tickets").pagination.total, 0);
    assert!(is_prepared(&stranger, &by("summary")).is_err(), "the list is not granted");
}

#[test]
fn a_long_export_is_sorted_first_and_written_in_short_pieces() {
    let desk = desk(Role::InternalEsdm);
    let (mut pieces, mut file, mut first) = (Vec::new(), Vec::new(), 0);
    loop {
        let query = TicketCsvQuery { list: by("code"), chosen: Vec::new(), first, count: 10_000 };
        let CsvPiece { bytes, first: begins, written, total, .. } =
            desk.view(|reader| csv(reader, &query)).expect("staff export");
        assert_eq!((begins, total), (first, TICKETS));
        pieces.push(written - begins);
        file.extend(bytes);
        first = written;
        if written == total {
            break;
        }
    }
    let sorting = pieces.iter().take_while(|rows| **rows == 0).count();
    assert!(sorting > 1, "{pieces:?}");
    assert_eq!(pieces[sorting..], [4_000, 4_000, 4_000]);
    let text = String::from_utf8(file).expect("UTF-8");
    let codes: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect();
    assert_eq!(codes.len(), TICKETS as usize);
    assert!(codes.is_sorted());
}

#[test]
fn columns_of_many_tickets_are_read_in_parts_while_tickets_change() {
    let widgets = || -> Vec<Widget> {
        let mut by_day = counted_by(2, WidgetKind::Bar, SOURCE, "diperbarui");
        by_day.config.series = Some(dimension("status"));
        vec![counted_by(1, WidgetKind::Bar, SOURCE, "status"), by_day]
    };
    let drawn = |desk: &mut Desk, is_in_parts: bool| {
        let id = desk.act_as(Role::DashboardBuilder).build(widgets());
        let is_prepared = |desk: &Desk| desk.view(|reader| widgets_prepared(reader, &id)).expect("reading is granted");
        assert!(!is_in_parts || !is_prepared(desk), "the first part is not enough");
        // The first ticket was already read, the second was not.
        for ticket in ["T00003", "T11999"] {
            desk.act_as(Role::InternalEsdm);
            desk.ticket_ok(TicketCommand::SetStatus { ticket: ticket.to_owned(), status: Status::Closed });
        }
        desk.act_as(Role::DashboardBuilder);
        assert!(!is_in_parts || is_prepared(desk), "the second and last");
        widgets().iter().map(|widget| desk.drawn(&id, &widget.id)).collect::<Vec<_>>()
    };
    let sample = || desk(Role::InternalEsdm);
    assert_eq!(drawn(&mut sample(), true), drawn(&mut sample(), false));
}
