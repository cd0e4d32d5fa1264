//! Neighbours of a ticket within its list, and the filter by assignee.

use crate::support::{Desk, query, search};
use portal_core::model::Role;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::{ColumnKey, ListKind};
use portal_core::ticket::views::neighbours::{Neighbours, NeighboursQuery, neighbours};

fn beside(desk: &Desk, list: &TicketListQuery, ticket: &str) -> Neighbours {
    let query = NeighboursQuery { list: list.clone(), ticket: ticket.to_owned() };
    desk.view(|reader| neighbours(reader, &query)).expect("the role may read the list")
}

#[test]
fn neighbours_follow_the_filters_and_order_of_the_list_over_all_pages() {
    let desk = Desk::acting_as(Role::Agent);
    let by_title = TicketListQuery {
        page_size: Some("10".to_owned()),
        sort: Some("summary".to_owned()),
        direction: Some("desc".to_owned()),
        ..query(ListKind::AgentAll)
    };
    for list in [query(ListKind::AgentAll), by_title, search(ListKind::AgentAll, "rkab")] {
        let ids = desk.ids(&list);
        for (at, id) in ids.iter().enumerate() {
            let expected = Neighbours {
                position: Some(u32::try_from(at).expect("the sample is small") + 1),
                total: u32::try_from(ids.len()).expect("the sample is small"),
                previous: at.checked_sub(1).map(|before| ids[before].clone()),
                next: ids.get(at + 1).cloned(),
            };
            assert_eq!(beside(&desk, &list, id), expected, "{list:?}");
        }
    }
}

#[test]
fn a_ticket_that_has_left_the_list_has_no_neighbours() {
    let mut desk = Desk::acting_as(Role::Agent);
    assert_eq!(beside(&desk, &query(ListKind::AgentNew), "N4W7KD").position, Some(1));
    desk.ticket_ok(TicketCommand::Take { ticket: "N4W7KD".to_owned() });
    assert_eq!(beside(&desk, &query(ListKind::AgentNew), "N4W7KD"), Neighbours::default());
}

#[test]
fn a_business_entity_steps_through_its_own_tickets_only() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let own = query(ListKind::BusinessAll);
    assert_eq!(beside(&desk, &own, "R8K2AB").total, 4);
    assert_eq!(beside(&desk, &own, "B4L1KX").position, None, "another company's ticket");
}

#[test]
fn staff_filter_by_assignee_and_others_cannot() {
    let with = |list, assignee: &str| TicketListQuery { assignee: Some(assignee.to_owned()), ..query(list) };
    let mut desk = Desk::acting_as(Role::Agent);
    let all = desk.ids(&query(ListKind::AgentAll));
    let options: Vec<String> =
        desk.list(&query(ListKind::AgentAll)).assignee_options.into_iter().map(|option| option.value).collect();
    assert_eq!(options[..2], ["saya", "belum-ada"]);
    let found: usize = options.iter().map(|value| desk.ids(&with(ListKind::AgentAll, value)).len()).sum();
    assert_eq!(found, all.len(), "each ticket has one holder or none");
    let free = desk.list(&with(ListKind::AgentAll, "belum-ada"));
    assert!(!free.rows.is_empty() && free.rows.iter().all(|row| row.assignee == "Unassigned"));
    assert!(free.is_filtered);
    assert!(desk.ids(&with(ListKind::AgentAll, "nobody")).is_empty(), "an agent who is gone has no tickets");

    desk.act_as(Role::InternalEsdm);
    let options = desk.list(&query(ListKind::InternalAll)).assignee_options;
    assert!(options.iter().all(|option| option.value != "saya"), "an administrator holds no tickets");
    assert_eq!(desk.list(&with(ListKind::InternalAll, "saya")).assignee, None);

    desk.act_as(Role::BadanUsaha);
    let own = desk.list(&with(ListKind::BusinessAll, "belum-ada"));
    assert!(own.assignee_options.is_empty() && own.assignee.is_none() && !own.is_filtered);
    assert!(own.columns.iter().all(|column| column.key != ColumnKey::Assignee));
}
