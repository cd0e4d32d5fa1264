//! Of two who set the same part of a ticket each is told what became of it, and nothing else.

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

/// Does one thing after the other as an agent, and answers with the number of each.
fn played<const N: usize>(commands: [TicketCommand; N]) -> (Desk, [u32; N]) {
    let mut desk = Desk::acting_as(Role::Agent);
    let seqs = commands.map(|command| desk.later(MINUTE).ticket_ok(command).expect("it changes something").seq);
    (desk, seqs)
}

fn told(desk: &Desk, after: u32, own: &[u32]) -> Vec<OverriddenPart> {
    desk.view(|reader| overridden(reader, &OverrideQuery { after, own: own.to_vec() }))
}

#[test]
fn a_part_that_others_set_meanwhile_is_told_with_both_values_and_whose_it_was() {
    let (desk, [theirs, mine]) = played([prioritise(Priority::Low), prioritise(Priority::High)]);
    let told = told(&desk, theirs - 1, &[mine]);
    let [part] = &told[..] else { panic!("{told:?}") };
    assert_eq!(
        (part.ticket.as_str(), part.part.as_str(), part.difference.as_str()),
        (TICKET, "Prioritas", "Low → High")
    );
    assert_eq!(part.who, "Bagus Pratama");
    assert!(part.when.ends_with("WIB"), "{}", part.when);
}

#[test]
fn the_last_of_several_others_is_named_once_for_each_of_ones_own() {
    let moves = [Priority::Low, Priority::Medium, Priority::High, Priority::Low].map(prioritise);
    let (desk, [first, second, mine, again]) = played(moves);
    let differences =
        |own: &[u32]| -> Vec<String> { told(&desk, first - 1, own).into_iter().map(|part| part.difference).collect() };
    assert_eq!(differences(&[mine]), ["Medium → High"]);
    assert_eq!(differences(&[mine, again]), ["Medium → High", "High → Low"]);
    assert_eq!(differences(&[second, mine, again]), ["Low → Medium", "Medium → High", "High → Low"]);
}

#[test]
fn nothing_is_told_of_another_part_of_oneself_of_before_or_of_what_is_unknown() {
    let (desk, [other, first, mine]) =
        played([set(Status::Pending), prioritise(Priority::Low), prioritise(Priority::High)]);
    assert_eq!(told(&desk, other - 1, &[first]), [], "another part");
    assert_eq!(told(&desk, other, &[first, mine]), [], "all of it one's own");
    assert_eq!(told(&desk, first, &[mine]), [], "known before");
    assert_eq!(told(&desk, other, &[mine + 7]), [], "no such commit");
}

#[test]
fn nobody_is_told_of_what_he_could_not_set() {
    let (mut desk, [theirs, mine]) = played([prioritise(Priority::Low), prioritise(Priority::High)]);
    for role in [Role::BadanUsaha, Role::InternalAuditor, Role::CmsAuditor] {
        desk.act_as(role);
        assert_eq!(told(&desk, theirs - 1, &[mine]), [], "{role:?}");
    }
}

fn overtaking(desk: &Desk, own: &[u32]) -> Vec<OverriddenPart> {
    desk.view(|reader| overtaken(reader, &OvertakenQuery { own: own.to_vec() }))
}

#[test]
fn what_others_set_over_ones_own_is_told_with_both_values_and_whose_the_later_is() {
    let (desk, [mine, theirs]) = played([prioritise(Priority::Low), prioritise(Priority::Medium)]);
    let told = overtaking(&desk, &[mine]);
    let [part] = &told[..] else { panic!("{told:?}") };
    assert_eq!((part.seq, part.ticket.as_str(), part.part.as_str()), (mine, TICKET, "Prioritas"));
    assert_eq!((part.difference.as_str(), part.who.as_str()), ("Low → Medium", "Bagus Pratama"));
    assert!(part.when.ends_with("WIB"), "{}", part.when);
    assert_eq!(overtaking(&desk, &[theirs]), [], "the later one stands");
}

#[test]
fn of_several_changes_since_the_last_one_is_told() {
    let moves = [Priority::Low, Priority::Medium, Priority::High].map(prioritise);
    let (desk, [mine, between, last]) = played(moves);
    let differences =
        |own: &[u32]| -> Vec<String> { overtaking(&desk, own).into_iter().map(|part| part.difference).collect() };
    assert_eq!(differences(&[mine]), ["Low → High"]);
    assert_eq!(differences(&[mine, between]), ["Low → High", "Medium → High"]);
    assert_eq!(differences(&[mine, last]), [""; 0], "one's own came last");
}

#[test]
fn what_is_again_as_one_had_set_it_is_not_overtaken_nor_is_another_part() {
    let there_and_back = [Priority::Low, Priority::Medium, Priority::Low].map(prioritise);
    let (desk, [mine, ..]) = played(there_and_back);
    assert_eq!(overtaking(&desk, &[mine]), []);
    let (desk, [mine, _]) = played([prioritise(Priority::Low), set(Status::Pending)]);
    assert_eq!(overtaking(&desk, &[mine]), []);
}

#[test]
fn who_could_not_set_it_hears_nothing_of_what_overtook_it() {
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
    assert_eq!(told(&desk, theirs - 1, &[mine]), [], "each added another one");
    assert_eq!(overtaking(&desk, &[theirs]), [], "the first one is still there");
}

#[test]
fn the_same_label_put_on_and_taken_off_is_told_to_both() {
    let (desk, [_, theirs, mine]) = played([label(&["LABEL_pnbp"]), label(&["LABEL_pnbp", "LABEL_rkab"]), label(&[])]);
    let [over] = &told(&desk, theirs - 1, &[mine])[..] else { panic!("one part") };
    assert_eq!((over.part.as_str(), over.difference.as_str()), ("Label", "PNBP, RKAB → tanpa label"));
    let [since] = &overtaking(&desk, &[theirs])[..] else { panic!("one part") };
    assert_eq!((since.part.as_str(), since.difference.as_str()), ("Label", "PNBP, RKAB → tanpa label"));
}
