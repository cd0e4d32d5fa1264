//! A list gives the same answers before, during and after its texts are read and packed in idle time.

use crate::support::{Desk, form, search};
use portal_core::model::Role;
use portal_core::model::ticket::Status;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::views::list_kind::ListKind;

/// Number of tickets: too few to be packed.
const TICKETS: usize = 100;

fn filed(desk: &mut Desk, title: &str) -> String {
    let requester = (desk.portal.session().role != Role::BadanUsaha).then(|| "bu-nikel".to_owned());
    desk.ticket_ok(TicketCommand::Create { form: TicketForm { requester, ..form(title) } }).expect("filed").subject.id
}

fn found(desk: &Desk, text: &str) -> u32 {
    desk.list(&search(ListKind::InternalAll, text)).pagination.total
}

#[test]
fn changes_between_two_packing_steps_are_found() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let codes: Vec<String> = (0..TICKETS).map(|number| filed(&mut desk, &format!("tambang{number}x"))).collect();
    desk.act_as(Role::InternalEsdm);
    let snapshot = desk.portal.snapshot();
    desk.portal.restore(&snapshot).expect("the core reads its own snapshot");

    assert!(desk.portal.pack(), "texts that never change are read first");
    for code in [&codes[3], &codes[TICKETS - 1]] {
        desk.ticket_ok(TicketCommand::SetStatus { ticket: code.clone(), status: Status::Closed });
    }
    let late = filed(&mut desk, "menyusul");
    assert!(desk.portal.pack(), "then texts that commands change");
    assert!(!desk.portal.pack(), "too few rows to be packed");

    let closed = desk.portal.state().tickets.iter().filter(|ticket| ticket.status == Status::Closed).count();
    assert_eq!(found(&desk, "closed") as usize, closed);
    assert_eq!(found(&desk, "tambang3x"), 1);
    assert_eq!(found(&desk, &format!("tambang{}x", TICKETS - 1)), 1);
    assert_eq!(found(&desk, "tambang") as usize, TICKETS);
    assert_eq!(found(&desk, &late), 1);
}
