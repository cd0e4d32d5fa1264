//! Commits of two tabs on tickets: no assignment, message or label is lost, and undone changes stay undone.

use crate::support::{Desk, MINUTE, form, reply_to};
use portal_core::model::ticket::{Priority, Status};
use portal_core::model::{Role, Slice};
use portal_core::store::error::Refusal;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::LabelCommand;

const TICKET: &str = "R8K2AB";
/// A ticket that was given back to the administrator.
const RETURNED: &str = "B4L1KX";

fn reply(content: &str) -> TicketCommand {
    reply_to(TICKET, content, None)
}

fn contents(desk: &Desk) -> Vec<&str> {
    desk.ticket(TICKET).messages.iter().map(|message| message.content.as_str()).collect()
}

#[test]
fn a_priority_set_in_another_tab_keeps_the_assignment() {
    let mut here = Desk::acting_as(Role::InternalEsdm);
    let mut there = here.other_tab(Role::Agent);
    let ticket = || RETURNED.to_owned();
    here.ticket_ok(TicketCommand::Assign { ticket: ticket(), agent: "agent-2".to_owned(), reason: None });
    there.later(MINUTE).ticket_ok(TicketCommand::SetPriority { ticket: ticket(), priority: Priority::High });
    here.adopts(&there);
    let ticket = here.ticket(RETURNED);
    assert_eq!(ticket.assignee.as_ref().map(|agent| agent.id.as_str()), Some("agent-2"));
    assert_eq!((ticket.returned.is_none(), ticket.priority), (true, Some(Priority::High)));
}

#[test]
fn an_undone_reply_does_not_return_with_a_reply_of_another_tab() {
    let mut here = Desk::acting_as(Role::Agent);
    let seq = here.ticket_ok(reply("Salah kirim.")).expect("sent").seq;
    let mut there = here.other_tab(Role::BadanUsaha);
    here.undone(seq);
    there.later(MINUTE).ticket_ok(reply("Terima kasih."));
    here.adopts(&there);
    assert!(!contents(&here).contains(&"Salah kirim."));
    assert!(contents(&here).contains(&"Terima kasih."));
}

#[test]
fn equal_texts_of_another_time_or_sender_are_separate_messages() {
    let mut here = Desk::acting_as(Role::Agent);
    let mut same_person = here.other_tab(Role::Agent);
    let mut same_moment = here.other_tab(Role::BadanUsaha);
    here.ticket_ok(reply("Baik."));
    same_person.later(MINUTE).ticket_ok(reply("Baik."));
    same_moment.ticket_ok(reply("Baik."));
    here.adopts(&same_person).adopts(&same_moment);
    assert_eq!(contents(&here).iter().filter(|content| **content == "Baik.").count(), 3);
}

#[test]
fn a_ticket_whose_only_label_was_deleted_elsewhere_has_no_label() {
    let mut here = Desk::acting_as(Role::Agent);
    let mut there = here.other_tab(Role::Agent);
    here.label_ok(LabelCommand::Delete { id: "LABEL_tenggat".to_owned() });
    let labels = vec!["LABEL_tenggat".to_owned()];
    there.later(MINUTE).ticket_ok(TicketCommand::SetLabels { ticket: "N4W7KD".to_owned(), labels });
    here.adopts(&there);
    assert_eq!(here.ticket("N4W7KD").labels, [""; 0]);
}

#[test]
fn a_label_that_gets_a_new_id_keeps_its_tickets() {
    let mut here = Desk::acting_as(Role::Agent);
    let mut there = here.other_tab(Role::Agent);
    let save = |name: &str| LabelCommand::Save { id: None, name: name.to_owned() };
    let first = here.label_ok(save("Dari sini")).expect("made").subject.id;
    let second = there.label_ok(save("Dari sana")).expect("made").subject.id;
    assert_eq!(first, second, "the same millisecond in two tabs");
    let labels = vec!["LABEL_pnbp".to_owned(), second];
    there.ticket_ok(TicketCommand::SetLabels { ticket: "N4W7KD".to_owned(), labels });
    here.adopts(&there);
    let renamed = format!("{first}_2");
    assert_eq!(here.portal.state().labels.get(&renamed).map(|label| label.name.as_str()), Some("Dari sana"));
    assert_eq!(here.ticket("N4W7KD").labels, ["LABEL_pnbp", renamed.as_str()]);
}

#[test]
fn a_refusal_names_the_person_who_answered_and_not_a_later_editor() {
    let mut here = Desk::acting_as(Role::BadanUsaha);
    let filed = here.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let mut there = here.other_tab(Role::BadanUsaha);
    there.undone(filed.seq);
    here.act_as(Role::Agent).later(MINUTE).ticket_ok(TicketCommand::Take { ticket: filed.subject.id });
    let (who, when) = (here.portal.session().person.name.clone(), here.clock.local_now().long());
    here.act_as_person(Role::Agent, "agent-2").later(MINUTE).ticket_ok(reply("Tiket lain."));
    assert_eq!(here.later(MINUTE).adopts_not(&there), Refusal::ChangedSince { who, when });
}

#[test]
fn a_refusal_names_the_person_who_changed_this_ticket() {
    let mut desk = Desk::acting_as(Role::Agent);
    let priority = |ticket: &str, priority| TicketCommand::SetPriority { ticket: ticket.to_owned(), priority };
    let seq = desk.ticket_ok(priority(TICKET, Priority::Low)).expect("set").seq;
    desk.act_as_person(Role::Agent, "agent-2").later(MINUTE).ticket_ok(priority(TICKET, Priority::Medium));
    let (who, when) = (desk.portal.session().person.name.clone(), desk.clock.local_now().long());
    desk.act_as(Role::InternalEsdm).later(MINUTE);
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "N4W7KD".to_owned(), status: Status::Pending });
    assert_eq!(desk.act_as(Role::Agent).not_undone(seq), Refusal::ChangedSince { who, when });
}

#[test]
fn a_restored_label_does_not_restore_an_undone_ticket() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let filed = desk.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let id = filed.subject.id;
    let labels = vec!["LABEL_rkab".to_owned()];
    desk.act_as(Role::Agent).ticket_ok(TicketCommand::SetLabels { ticket: id.clone(), labels });
    let deleted = desk.label_ok(LabelCommand::Delete { id: "LABEL_rkab".to_owned() }).expect("deleted").seq;
    desk.act_as(Role::BadanUsaha).undone(filed.seq);
    desk.act_as(Role::Agent).restored(deleted, Slice::Labels, "LABEL_rkab");
    assert!(desk.portal.state().labels.get("LABEL_rkab").is_some());
    assert_eq!(desk.portal.state().tickets.get(&id), None);
}
