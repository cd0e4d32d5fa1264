//! If two people set the same part of a ticket, each is told the outcome, and nothing else.

use crate::support::{Desk, MINUTE};
use portal_core::history::overridden::{OverriddenPart, OverrideQuery, OvertakenQuery, overridden, overtaken};
use portal_core::model::Role;
use portal_core::model::ticket::{Priority, Status};
use portal_core::ticket::commands::TicketCommand;

const TICKET: &str = "R8K2AB";

fn prioritise(priority: Priority) -> TicketCommand {
    TicketCommand::SetPriority { ticket: TICKET.to_owned(), priority }
}

fn set(status: Status) -> TicketCommand {
    TicketCommand::SetStatus { ticket: TICKET.to_owned(), status }
}

/// Gives several commands as an agent; returns the number of each commit.
fn played<const N: usize>(commands: [TicketCommand; N]) -> (Desk, [u32; N]) {
    let mut desk = Desk::acting_as(Role::Agent);
    let seqs =
        commands.map(|command| desk.later(MINUTE).ticket_ok(command).expect("the command changes something").seq);
    (desk, seqs)
}

fn overriding(desk: &Desk, after: u32, own: &[u32]) -> Vec<OverriddenPart> {
    desk.view(|reader| overridden(reader, &OverrideQuery { after, own: own.to_vec() }))
}

#[test]
fn an_overridden_part_is_reported_with_both_values_and_its_author() {
    let (desk, [theirs, mine]) = played([prioritise(Priority::Low), prioritise(Priority::High)]);
    let parts = overriding(&desk, theirs - 1, &[mine]);
    let [part] = &parts[..] else { panic!("{parts:?}") };
    assert_eq!(
        (part.ticket.as_str(), part.part.as_str(), part.difference.as_str()),
        (TICKET, "Prioritas", "Low → High")
    );
    assert_eq!(part.who, "Bagus Pratama");
    assert!(part.when.ends_with("WIB"), "{}", part.when);
}

#[test]
fn only_the_last_overridden_change_is_reported_for_each_own_commit() {
    let moves = [Priority::Low, Priority::Medium, Priority::High, Priority::Low].map(prioritise);
    let (desk, [first, second, mine, again]) = played(moves);
    let differences = |own: &[u32]| -> Vec<String> {
        overriding(&desk, first - 1, own).into_iter().map(|part| part.difference).collect()
    };
    assert_eq!(differences(&[mine]), ["Medium → High"]);
    assert_eq!(differences(&[mine, again]), ["Medium → High", "High → Low"]);
    assert_eq!(differences(&[second, mine, again]), ["Low → Medium", "Medium → High", "High → Low"]);
}

#[test]
fn other_parts_own_changes_and_earlier_changes_are_not_reported() {
    let (desk, [other, first, mine]) =
        played([set(Status::Pending), prioritise(Priority::Low), prioritise(Priority::High)]);
    assert_eq!(overriding(&desk, other - 1, &[first]), [], "another part");
    assert_eq!(overriding(&desk, other, &[first, mine]), [], "all changes are one's own");
    assert_eq!(overriding(&desk, first, &[mine]), [], "known before");
    assert_eq!(overriding(&desk, other, &[mine + 7]), [], "no such commit");
}

#[test]
fn roles_that_cannot_set_a_part_get_no_report_of_overriding_it() {
    let (mut desk, [theirs, mine]) = played([prioritise(Priority::Low), prioritise(Priority::High)]);
    for role in [Role::BadanUsaha, Role::InternalAuditor, Role::CmsAuditor] {
        desk.act_as(role);
        assert_eq!(overriding(&desk, theirs - 1, &[mine]), [], "{role:?}");
    }
}

fn overtaking(desk: &Desk, own: &[u32]) -> Vec<OverriddenPart> {
    desk.view(|reader| overtaken(reader, &OvertakenQuery { own: own.to_vec() }))
}

#[test]
fn an_overtaken_part_is_reported_with_both_values_and_the_later_author() {
    let (desk, [mine, theirs]) = played([prioritise(Priority::Low), prioritise(Priority::Medium)]);
    let parts = overtaking(&desk, &[mine]);
    let [part] = &parts[..] else { panic!("{parts:?}") };
    assert_eq!((part.seq, part.ticket.as_str(), part.part.as_str()), (mine, TICKET, "Prioritas"));
    assert_eq!((part.difference.as_str(), part.who.as_str()), ("Low → Medium", "Bagus Pratama"));
    assert!(part.when.ends_with("WIB"), "{}", part.when);
    assert_eq!(overtaking(&desk, &[theirs]), [], "the later one wins");
}

#[test]
fn only_the_last_of_several_later_changes_is_reported() {
    let moves = [Priority::Low, Priority::Medium, Priority::High].map(prioritise);
    let (desk, [mine, between, last]) = played(moves);
    let differences =
        |own: &[u32]| -> Vec<String> { overtaking(&desk, own).into_iter().map(|part| part.difference).collect() };
    assert_eq!(differences(&[mine]), ["Low → High"]);
    assert_eq!(differences(&[mine, between]), ["Low → High", "Medium → High"]);
    assert_eq!(differences(&[mine, last]), [""; 0], "the own change came last");
}

#[test]
fn a_part_with_its_old_value_or_another_part_is_not_overtaken() {
    let there_and_back = [Priority::Low, Priority::Medium, Priority::Low].map(prioritise);
    let (desk, [mine, ..]) = played(there_and_back);
    assert_eq!(overtaking(&desk, &[mine]), []);
    let (desk, [mine, _]) = played([prioritise(Priority::Low), set(Status::Pending)]);
    assert_eq!(overtaking(&desk, &[mine]), []);
}

#[test]
fn roles_that_cannot_set_a_part_get_no_report_of_being_overtaken() {
    let (mut desk, [mine, _]) = played([prioritise(Priority::Low), prioritise(Priority::High)]);
    for role in [Role::BadanUsaha, Role::InternalAuditor, Role::CmsAuditor] {
        desk.act_as(role);
        assert_eq!(overtaking(&desk, &[mine]), [], "{role:?}");
    }
}

fn label(ids: &[&str]) -> TicketCommand {
    let labels = ids.iter().map(|id| (*id).to_owned()).collect();
    TicketCommand::SetLabels { ticket: TICKET.to_owned(), labels }
}

#[test]
fn another_label_overrides_nothing() {
    let (desk, [_, theirs, mine]) = played([label(&[]), label(&["LABEL_rkab"]), label(&["LABEL_rkab", "LABEL_pnbp"])]);
    assert_eq!(overriding(&desk, theirs - 1, &[mine]), [], "each person added a different label");
    assert_eq!(overtaking(&desk, &[theirs]), [], "the first label is still there");
}

#[test]
fn adding_and_removing_the_same_label_is_reported_to_both() {
    let (desk, [_, theirs, mine]) = played([label(&["LABEL_pnbp"]), label(&["LABEL_pnbp", "LABEL_rkab"]), label(&[])]);
    let [over] = &overriding(&desk, theirs - 1, &[mine])[..] else { panic!("one part") };
    assert_eq!((over.part.as_str(), over.difference.as_str()), ("Label", "PNBP, RKAB → tanpa label"));
    let [since] = &overtaking(&desk, &[theirs])[..] else { panic!("one part") };
    assert_eq!((since.part.as_str(), since.difference.as_str()), ("Label", "PNBP, RKAB → tanpa label"));
}
