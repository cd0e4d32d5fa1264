//! One case, one ticket: merge the tickets of a company.

use crate::support::{Desk, MINUTE, form, reply_to};
use portal_core::Command;
use portal_core::model::Role;
use portal_core::model::ticket::{Status, Ticket};
use portal_core::soundness;
use portal_core::store::error::{Field, Kind, MergeObstacle, Problem, Refusal};
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::label::LabelCommand;
use portal_core::ticket::views::merge_preview::{MergePreview, MergeQuery, merge_preview};
use portal_core::ticket::views::ticket_choices::{TicketChoiceQuery, ticket_choices};

/// Three tickets of PT Bara Khatulistiwa and one of PT Nikel Halmahera Raya.
pub(crate) const OPEN: &str = "R8K2AB";
pub(crate) const RESOLVED: &str = "S0LV3D";
pub(crate) const CLOSED: &str = "C1053D";
pub(crate) const FOREIGN: &str = "N4W7KD";

pub(crate) fn id(text: &str) -> String {
    text.to_owned()
}

pub(crate) fn merge(into: &str, tickets: &[&str]) -> TicketCommand {
    TicketCommand::Merge { into: id(into), tickets: tickets.iter().copied().map(id).collect() }
}

pub(crate) fn split(ticket: &str, message: u32, title: &str) -> TicketCommand {
    TicketCommand::Split { ticket: id(ticket), message, title: id(title), category: id("Teknis") }
}

pub(crate) fn png() -> Vec<FileFacts> {
    vec![FileFacts { name: id("foto.png"), size: 9, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() }]
}

pub(crate) fn contents(ticket: &Ticket) -> Vec<&str> {
    ticket.messages.iter().map(|message| message.content.as_str()).collect()
}

pub(crate) fn sound(desk: &Desk) {
    assert_eq!(soundness::check(desk.portal.state()), Ok(()));
}

/// Two new tickets of one company whose messages alternate; the agent acts. The first is older.
fn two(desk: &mut Desk) -> [String; 2] {
    desk.act_as(Role::BadanUsaha);
    let first = desk.filed(form("Unggah RKAB gagal"));
    let second = desk.later(MINUTE).filed(TicketForm { attachments: png(), ..form("Unggah gagal lagi") });
    for (ticket, content) in [(&first, "A1"), (&second, "B1"), (&first, "A2"), (&second, "B2")] {
        desk.later(MINUTE).ticket_ok(reply_to(ticket, content, None));
    }
    desk.act_as(Role::Agent).later(MINUTE);
    [first, second]
}

#[test]
fn merged_messages_stand_in_the_order_of_their_times() {
    let mut desk = Desk::open();
    let [kept, other] = two(&mut desk);
    desk.ticket_ok(merge(&kept, &[&other]));
    let ticket = desk.ticket(&kept);
    let told = format!("Tiket {other} digabung ke tiket ini. Percakapannya kini ada di sini.");
    assert_eq!(contents(ticket), ["Uraian keluhan", "A1", "B1", "A2", "B2", told.as_str()]);
    let origins: Vec<_> = ticket.messages.iter().map(|message| message.origin.as_deref()).collect();
    let from = Some(other.as_str());
    assert_eq!(origins, [from, None, from, None, from, None]);
    assert!(ticket.messages.iter().map(|message| message.id).eq(1..=6));
    assert_eq!(ticket.messages[0].attachments, desk.ticket(&other).attachments);
    let merged = desk.ticket(&other);
    assert_eq!((merged.status, merged.merged_into.as_deref()), (Status::Closed, Some(kept.as_str())));
    assert_eq!(contents(merged)[..2], ["B1", "B2"]);
    sound(&desk);
}

#[test]
fn an_undone_merge_gives_both_tickets_back_exactly() {
    let mut desk = Desk::open();
    let [kept, other] = two(&mut desk);
    let before = [kept.as_str(), other.as_str()].map(|id| desk.ticket(id).clone());
    let seq = desk.ticket_ok(merge(&kept, &[&other])).expect("merged").seq;
    let after = [kept.as_str(), other.as_str()].map(|id| desk.ticket(id).clone());
    let undone = desk.later(MINUTE).undone(seq);
    assert_eq!([kept.as_str(), other.as_str()].map(|id| desk.ticket(id).clone()), before);
    desk.later(MINUTE).undone(undone.seq);
    assert_eq!([kept.as_str(), other.as_str()].map(|id| desk.ticket(id).clone()), after);
    sound(&desk);
}

#[test]
fn several_tickets_are_merged_at_once_with_their_labels() {
    let mut desk = Desk::open();
    let [first, second] = two(&mut desk);
    desk.ticket_ok(TicketCommand::SetLabels { ticket: second.clone(), labels: vec![id("LABEL_rkab")] });
    desk.ticket_ok(merge(OPEN, &[&first, &second, &first]));
    let kept = desk.ticket(OPEN);
    assert!(kept.labels.contains(&id("LABEL_rkab")));
    assert_eq!(kept.messages.iter().filter(|message| message.origin.is_some()).count(), 6);
    for merged in [first, second] {
        assert_eq!(desk.ticket(&merged).merged_into.as_deref(), Some(OPEN));
    }
    sound(&desk);
}

#[test]
fn an_unfinished_complaint_opens_a_resolved_ticket_again() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(merge(RESOLVED, &[OPEN]));
    assert_eq!(desk.ticket(RESOLVED).status, Status::Open);
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(merge(RESOLVED, &[CLOSED]));
    assert_eq!(desk.ticket(RESOLVED).status, Status::Resolved);
}

#[test]
fn only_unmerged_tickets_of_one_company_are_merged() {
    let mut desk = Desk::acting_as(Role::Agent);
    let refused = |ticket: &str, why| Refusal::NotMergeable { ticket: id(ticket), why };
    assert_eq!(desk.ticket_refused(merge(OPEN, &[FOREIGN])), refused(FOREIGN, MergeObstacle::OtherRequester));
    assert_eq!(desk.ticket_refused(merge(OPEN, &[OPEN])), refused(OPEN, MergeObstacle::Same));
    assert_eq!(desk.ticket_refused(merge(CLOSED, &[OPEN])), refused(OPEN, MergeObstacle::Closed));
    assert_eq!(desk.ticket_refused(merge(OPEN, &[])), Refusal::invalid(Field::Ticket, Problem::Required));
    assert_eq!(desk.ticket_refused(merge(OPEN, &["ZZZZZZ"])), Refusal::not_found(Kind::Ticket, "ZZZZZZ"));
    desk.ticket_ok(merge(OPEN, &[RESOLVED]));
    let merged = Refusal::Merged { ticket: id(RESOLVED), into: id(OPEN) };
    assert_eq!(desk.ticket_refused(merge(RESOLVED, &[CLOSED])), merged);
    assert_eq!(desk.ticket_refused(merge(OPEN, &[RESOLVED])), merged);
}

#[test]
fn a_merged_ticket_takes_no_commands_and_offers_none() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(merge(OPEN, &[RESOLVED]));
    let refusal = Refusal::Merged { ticket: id(RESOLVED), into: id(OPEN) };
    let status = TicketCommand::SetStatus { ticket: id(RESOLVED), status: Status::Pending };
    let reopen = TicketCommand::Reopen { ticket: id(RESOLVED) };
    let labels = TicketCommand::SetLabels { ticket: id(RESOLVED), labels: vec![] };
    for command in [status, reopen.clone(), labels, reply_to(RESOLVED, "Halo", None), split(RESOLVED, 1, "A")] {
        assert_eq!(desk.ticket_refused(command.clone()), refusal, "{command:?}");
    }
    let can = desk.detail(RESOLVED).can;
    assert!(!can.reply && !can.reopen && !can.merge && !can.label && can.set_status.is_empty());
    desk.act_as(Role::BadanUsaha);
    assert_eq!(desk.ticket_refused(reopen), refusal);
    let detail = desk.detail(RESOLVED);
    assert_eq!((detail.case.merged_into.as_deref(), detail.case.reopening), (Some(OPEN), None));
    assert!(detail.conversation.iter().any(|entry| entry.content.starts_with("Tiket ini digabung ke tiket R8K2AB.")));
}

#[test]
fn a_reply_of_another_tab_to_a_merged_ticket_reaches_the_ticket_that_stays() {
    let mut here = Desk::open();
    let [kept, other] = two(&mut here);
    let mut there = here.other_tab(Role::BadanUsaha);
    here.ticket_ok(merge(&kept, &[&other]));
    there.later(MINUTE).ticket_ok(reply_to(&other, "B3", None));
    let mut merging_last = there.clone();
    merging_last.commits.clear();
    let (mut replied, merged) = (there.clone(), here.clone());

    here.adopts(&there);
    assert!(contents(here.ticket(&kept)).contains(&"B3"), "the reply came second");
    assert_eq!(here.ticket(&other).status, Status::Closed);
    sound(&here);

    let merge_only = Desk { commits: merged.commits.last().cloned().into_iter().collect(), ..merged };
    replied.adopts(&merge_only);
    assert_eq!(contents(replied.ticket(&kept)).last(), Some(&"B3"), "the merge came second");
    sound(&replied);
}

#[test]
fn a_reply_of_another_tab_to_the_ticket_that_stays_keeps_the_order_of_times() {
    let mut here = Desk::open();
    let [kept, other] = two(&mut here);
    let mut there = here.other_tab(Role::BadanUsaha);
    there.later(MINUTE).ticket_ok(reply_to(&kept, "A3", None));
    here.later(2 * MINUTE).ticket_ok(merge(&kept, &[&other]));
    let merged = Desk { commits: here.commits.last().cloned().into_iter().collect(), ..here };
    there.adopts(&merged);
    assert_eq!(contents(there.ticket(&kept))[..6], ["Uraian keluhan", "A1", "B1", "A2", "B2", "A3"]);
    sound(&there);
}

#[test]
fn two_tabs_cannot_merge_two_tickets_into_each_other() {
    let mut here = Desk::open();
    let [one, two] = two(&mut here);
    let mut there = here.other_tab(Role::Agent);
    here.ticket_ok(merge(&one, &[&two]));
    there.ticket_ok(merge(&two, &[&one]));
    assert!(matches!(here.adopts_not(&there), Refusal::Merged { .. }));
    sound(&here);
}

#[test]
fn a_status_of_another_tab_leaves_a_merged_ticket_closed() {
    let mut here = Desk::open();
    let [kept, other] = two(&mut here);
    let mut there = here.other_tab(Role::Agent);
    here.ticket_ok(merge(&kept, &[&other]));
    there.ticket_ok(TicketCommand::SetStatus { ticket: other.clone(), status: Status::Pending });
    here.adopts(&there);
    assert_eq!(here.ticket(&other).status, Status::Closed);
    sound(&here);
}

#[test]
fn a_chain_of_merges_leads_every_reply_to_its_end() {
    let mut here = Desk::open();
    let [second, third] = two(&mut here);
    here.ticket_ok(merge(&second, &[&third]));
    let mut there = here.other_tab(Role::BadanUsaha);
    there.later(MINUTE).ticket_ok(reply_to(&second, "terlambat", None));
    here.ticket_ok(merge(OPEN, &[&second]));
    let all = contents(here.ticket(OPEN)).into_iter().map(str::to_owned).collect::<Vec<_>>();
    assert!(["A1", "B1", "A2", "B2"].iter().all(|content| all.contains(&id(content))));
    here.adopts(&there);
    assert!(contents(here.ticket(OPEN)).contains(&"terlambat"));
    sound(&here);
}

#[test]
fn tickets_that_another_tab_merged_into_a_merged_one_all_reach_its_end() {
    let mut here = Desk::open();
    let [second, third] = two(&mut here);
    let fourth = here.act_as(Role::BadanUsaha).filed(form("Unggah gagal lagi dan lagi"));
    here.ticket_ok(reply_to(&fourth, "C1", None));
    let mut there = here.other_tab(Role::Agent);
    there.later(MINUTE).ticket_ok(merge(&second, &[&third, &fourth]));
    here.act_as(Role::Agent).later(MINUTE).ticket_ok(merge(OPEN, &[&second]));
    here.adopts(&there);
    let all = contents(here.ticket(OPEN));
    for content in ["A1", "B1", "A2", "B2", "C1"] {
        assert_eq!(all.iter().filter(|said| **said == content).count(), 1, "{content}");
    }
    sound(&here);
}

#[test]
fn a_merged_ticket_gets_no_new_label() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(merge(OPEN, &[RESOLVED]));
    let add = Command::Label(LabelCommand::AddTo { ticket: id(RESOLVED), name: id("Baru") });
    assert_eq!(desk.refused(&add), Refusal::Merged { ticket: id(RESOLVED), into: id(OPEN) });
}

#[test]
fn an_answer_after_the_merge_keeps_it() {
    let mut desk = Desk::open();
    let [kept, other] = two(&mut desk);
    let seq = desk.ticket_ok(merge(&kept, &[&other])).expect("merged").seq;
    desk.act_as_person(Role::Agent, "agent-2").later(MINUTE).ticket_ok(reply_to(&kept, "Sudah kami periksa.", None));
    assert!(matches!(desk.act_as(Role::Agent).not_undone(seq), Refusal::Answered { .. }));
}

pub(crate) fn preview(desk: &Desk, tickets: &[&str], into: Option<&str>) -> MergePreview {
    let query = MergeQuery { tickets: tickets.iter().copied().map(id).collect(), into: into.map(id) };
    desk.view(|reader| merge_preview(reader, &query)).expect("staff may merge")
}

#[test]
fn notes_on_a_merged_ticket_stand_in_the_conversation_of_staff_only() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(TicketCommand::AddNote { ticket: id(RESOLVED), content: id("CATATAN"), attachments: vec![] });
    desk.ticket_ok(merge(OPEN, &[RESOLVED]));
    let noted = |desk: &Desk| -> Vec<Option<String>> {
        let entries = desk.detail(OPEN).conversation.into_iter().filter(|entry| entry.content == "CATATAN");
        entries.map(|entry| entry.origin).collect()
    };
    assert_eq!(noted(&desk), [Some(id(RESOLVED))]);
    desk.act_as(Role::BadanUsaha);
    assert_eq!(noted(&desk), []);
}

#[test]
fn the_clocks_of_merged_tickets_follow_the_status() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(merge(RESOLVED, &[OPEN]));
    assert!(desk.detail(RESOLVED).sla.is_some(), "open again");
    assert!(desk.detail(OPEN).sla.is_none(), "closed");
}

#[test]
fn the_preview_proposes_the_oldest_open_ticket_and_tells_the_effect() {
    let mut desk = Desk::open();
    let [first, second] = two(&mut desk);
    let shown = preview(&desk, &[&second, &first], None);
    assert_eq!(shown.into, first);
    let expected = [
        format!("3 pesan dan 1 lampiran dari {second} masuk ke percakapan {first} menurut waktunya."),
        format!("{second} ditutup dan mengarah ke {first}."),
        id("PT Bara Khatulistiwa diberi tahu di dalam tiket."),
    ];
    assert_eq!(shown.effects, expected);
    assert_eq!(preview(&desk, &[&second, CLOSED], None).into, second, "a closed ticket is not proposed");
    let foreign = preview(&desk, &[&second, FOREIGN], Some(&second));
    assert!(foreign.effects.is_empty() && matches!(foreign.refusal, Some(Refusal::NotMergeable { .. })));
}

#[test]
fn the_pickers_offer_other_tickets() {
    let desk = Desk::acting_as(Role::Agent);
    let found = |search: &str, of_requester| {
        let query = TicketChoiceQuery { ticket: id(OPEN), search: id(search), of_requester };
        let found = desk.view(|reader| ticket_choices(reader, &query)).expect("staff may link");
        found.into_iter().map(|choice| (choice.id, choice.is_named)).collect::<Vec<_>>()
    };
    assert_eq!(found("", false).len(), 3, "those of the same company, without the ticket itself");
    assert_eq!(found("n4w7", false), [(id(FOREIGN), false)], "a part of a code names no ticket");
    assert_eq!(found(" n4w7kd ", false), [(id(FOREIGN), true)]);
    assert!(found(FOREIGN, true).is_empty(), "a ticket of another company");
    assert!(found(OPEN, true).is_empty(), "the ticket itself");
}

#[test]
fn a_named_ticket_comes_before_newer_ones_that_mention_it() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    for _ in 0..25 {
        desk.later(MINUTE).filed(form(&format!("Lanjutan tiket {CLOSED}")));
    }
    desk.act_as(Role::Agent);
    let query = TicketChoiceQuery { ticket: id(OPEN), search: CLOSED.to_lowercase(), of_requester: true };
    let found = desk.view(|reader| ticket_choices(reader, &query)).expect("staff may link");
    assert!(found.len() > 20);
    assert_eq!((found[0].id.as_str(), found[0].is_named), (CLOSED, true));
    assert!(found.iter().skip(1).all(|choice| choice.id != CLOSED && !choice.is_named));
}
