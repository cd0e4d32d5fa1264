//! News in a ticket since a person's last look.

use crate::support::history::undo;
use crate::support::{Desk, HOUR, MINUTE, form, note_on, query, reply_to};
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::model::{Instant, Role};
use portal_core::store::Reader;
use portal_core::store::error::Refusal;
use portal_core::store::session::seen::{SeenRecord, SeenTicket};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::commands::seen::SeenCommand;
use portal_core::ticket::views::answered::{TicketNews, TicketNewsQuery, ticket_news};
use portal_core::ticket::views::held_by::{TicketDesk, desk as numbers};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind::{self, AgentAll, AgentMine, BusinessAll, InternalAll};
use portal_core::ticket::views::notice::notice;
use portal_core::ticket::views::presence::{PresenceQuery, Writer, Writes, presence};
use portal_core::{Command, Outcome};
use proptest::prelude::*;

/// The ticket of PT Bara Khatulistiwa that agent-1 has.
const OPEN: &str = "R8K2AB";

fn id(text: &str) -> String {
    text.to_owned()
}

fn recall(dataset: &str, record: Option<SeenRecord>) -> Command {
    Command::Seen(SeenCommand::Recall { dataset: id(dataset), record })
}

fn look(ticket: &str) -> Command {
    Command::Seen(SeenCommand::Look { ticket: id(ticket) })
}

fn mark_unread(ticket: &str) -> Command {
    Command::Seen(SeenCommand::MarkUnread { ticket: id(ticket) })
}

/// The sample data on a device that notes looks, a minute after it was opened.
fn device() -> Desk {
    let mut desk = Desk::open();
    desk.ok(&recall("", None));
    desk.later(MINUTE);
    desk
}

fn record(desk: &Desk) -> SeenRecord {
    desk.view(|reader| reader.seen().map(|seen| seen.record.clone())).expect("looks are noted")
}

fn news_in(desk: &Desk, list: ListKind, ticket: &str) -> Option<String> {
    desk.list(&query(list)).rows.into_iter().find(|row| row.id == ticket).expect("the ticket is listed").news
}

fn opened(desk: &Desk, since: Option<Instant>) -> TicketNews {
    desk.view(|reader| ticket_news(reader, &TicketNewsQuery { ticket: id(OPEN), since })).expect("visible")
}

fn replied(desk: &mut Desk, role: Role, text: &str) {
    desk.act_as(role).later(MINUTE).ticket_ok(reply_to(OPEN, text, None));
}

#[test]
fn nothing_is_new_before_the_looks_are_read_and_in_the_data_that_the_device_began_with() {
    let mut desk = Desk::acting_as(Role::Agent);
    replied(&mut desk, Role::BadanUsaha, "Halo");
    desk.act_as(Role::Agent);
    assert_eq!(news_in(&desk, AgentAll, OPEN), None);
    assert_eq!(desk.list(&query(AgentAll)).unread_count, 0);
    desk.later(MINUTE).ok(&recall("", None));
    assert_eq!(desk.list(&query(AgentAll)).unread_count, 0);
}

#[test]
fn messages_of_others_are_new_until_the_person_looks() {
    let mut desk = device();
    replied(&mut desk, Role::BadanUsaha, "Satu");
    replied(&mut desk, Role::BadanUsaha, "Dua");
    assert_eq!(news_in(&desk, BusinessAll, OPEN), None, "one's own messages are not new");
    desk.act_as(Role::Agent);
    assert_eq!(news_in(&desk, AgentAll, OPEN).as_deref(), Some("2 balasan baru"));
    let before = opened(&desk, None);
    assert_eq!((before.words.as_deref(), before.first.as_deref()), (Some("2 balasan baru"), Some("message-3")));
    let numbers_of = |desk: &Desk| desk.view(numbers).expect("granted");
    assert_eq!((numbers_of(&desk).unread, numbers_of(&desk).unread_mine), (1, 1));

    desk.later(MINUTE).ok(&look(OPEN));
    assert_eq!(news_in(&desk, AgentAll, OPEN), None);
    assert_eq!(numbers_of(&desk).unread, 0);
    let visit = opened(&desk, before.seen);
    assert!(!visit.is_unread);
    assert_eq!(visit.first.as_deref(), Some("message-3"), "the marks of a visit stay");
    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(news_in(&desk, AgentAll, OPEN).as_deref(), Some("2 balasan baru"), "to everybody their own looks");
    assert_eq!(numbers_of(&desk).unread_mine, 0);
    desk.act_as(Role::InternalEsdm);
    assert_eq!(news_in(&desk, InternalAll, OPEN).as_deref(), Some("2 balasan baru"));

    replied(&mut desk, Role::Agent, "Baik");
    desk.act_as(Role::BadanUsaha);
    assert_eq!(news_in(&desk, BusinessAll, OPEN).as_deref(), Some("1 balasan baru"));
}

#[test]
fn looking_changes_no_shared_record_and_is_done_once() {
    let mut desk = device();
    replied(&mut desk, Role::BadanUsaha, "Satu");
    desk.act_as(Role::Agent).later(MINUTE);
    let (state, count) = (desk.portal.state().clone(), desk.commits.len());
    for touched in [1, 0] {
        let Outcome::Ok { commit: None, touched: slices, .. } = desk.dispatch(&look(OPEN)) else { panic!("done") };
        assert_eq!(slices.len(), touched, "the second look changes nothing");
    }
    assert_eq!((desk.portal.state(), desk.commits.len()), (&state, count));
    desk.portal.set_read_only(true);
    desk.ok(&mark_unread(OPEN));
    assert_eq!(news_in(&desk, AgentAll, OPEN).as_deref(), Some("1 balasan baru"), "read-only data can be looked at");
}

#[test]
fn a_ticket_can_be_marked_as_unread() {
    let mut desk = device();
    let row = |desk: &Desk, list, ticket: &str| {
        let row = desk.list(&query(list)).rows.into_iter().find(|row| row.id == ticket).expect("listed");
        (row.news, row.may_mark_unread)
    };
    desk.act_as(Role::Agent);
    assert_eq!(row(&desk, AgentAll, OPEN), (None, true));
    desk.ok(&mark_unread(OPEN));
    assert_eq!(row(&desk, AgentAll, OPEN), (Some(id("1 balasan baru")), false), "a message of the sample data");
    desk.ok(&mark_unread("N4W7KD"));
    assert_eq!(row(&desk, AgentAll, "N4W7KD"), (Some(id("Tiket baru")), false));
    assert_eq!(desk.list(&query(AgentAll)).unread_count, 2);
    let unread = TicketListQuery { unread: Some(id("1")), ..query(AgentAll) };
    assert_eq!(desk.ids(&unread).len(), 2);
    assert!(desk.list(&unread).is_filtered);
    desk.ok(&look(OPEN));
    assert_eq!(desk.ids(&unread), ["N4W7KD"]);

    desk.act_as(Role::BadanUsaha);
    let code = desk.filed(form("Kuota"));
    assert_eq!(row(&desk, BusinessAll, &code), (None, false), "nobody has answered");
}

#[test]
fn filing_and_assigning_are_news_for_staff() {
    let mut desk = device();
    let code = desk.later(MINUTE).filed(form("Kuota"));
    desk.act_as(Role::Agent);
    assert_eq!(news_in(&desk, AgentAll, &code).as_deref(), Some("Tiket baru"));
    desk.ok(&look(&code));
    desk.act_as(Role::InternalEsdm).later(MINUTE);
    assert_eq!(desk.view(numbers).expect("granted").unread_unassigned, 1);
    desk.ticket_ok(TicketCommand::Assign { ticket: code.clone(), agent: id("agent-1"), reason: None });
    assert_eq!(news_in(&desk, InternalAll, &code).as_deref(), Some("Tiket baru"), "one's own step is not new");
    desk.act_as(Role::Agent);
    assert_eq!(news_in(&desk, AgentMine, &code).as_deref(), Some("Ditugaskan kepada Anda"));
    desk.act_as_person(Role::Agent, "agent-2").ok(&look(&code));
    assert_eq!(news_in(&desk, AgentAll, &code), None);
    desk.act_as(Role::BadanUsaha).later(MINUTE).ticket_ok(TicketCommand::Close { ticket: code.clone() });
    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(news_in(&desk, AgentAll, &code).as_deref(), Some("Status menjadi Closed"));
}

#[test]
fn a_company_learns_of_answers_and_statuses_and_of_nothing_internal() {
    let mut desk = device();
    desk.act_as(Role::InternalEsdm).later(MINUTE);
    let assign = |ticket: &str| TicketCommand::Assign { ticket: id(ticket), agent: id("agent-2"), reason: None };
    desk.ticket_ok(assign(OPEN));
    desk.act_as_person(Role::Agent, "agent-2").later(MINUTE);
    desk.ticket_ok(TicketCommand::SetPriority { ticket: id(OPEN), priority: Priority::Low });
    desk.ticket_ok(TicketCommand::SetLabels { ticket: id(OPEN), labels: vec![id("LABEL_pnbp")] });
    desk.ticket_ok(TicketCommand::GiveBack { ticket: id(OPEN), reason: ReturnReason::Workload, note: None });
    let set = |status| TicketCommand::SetStatus { ticket: id(OPEN), status };
    let undone = desk.later(MINUTE).ticket_ok(set(Status::Resolved)).expect("a commit");
    desk.later(MINUTE).ok(&undo(undone.seq));
    desk.act_as(Role::BadanUsaha);
    assert_eq!(news_in(&desk, BusinessAll, OPEN), None);
    let told = desk.view(numbers).expect("granted");
    assert_eq!((told.unread, told.mine, told.unassigned, told.waiting), (0, 0, 0, 0));

    desk.act_as(Role::InternalEsdm).later(MINUTE).ticket_ok(set(Status::Pending));
    desk.act_as(Role::BadanUsaha);
    assert_eq!(news_in(&desk, BusinessAll, OPEN).as_deref(), Some("Status menjadi Pending"));
    desk.ok(&look(OPEN));
    assert_eq!(news_in(&desk, BusinessAll, OPEN), None);
    desk.later(MINUTE).ticket_ok(TicketCommand::Close { ticket: id(OPEN) });
    assert_eq!(news_in(&desk, BusinessAll, OPEN), None, "one's own step is not new");
}

#[test]
fn nobody_looks_at_a_ticket_that_is_not_theirs() {
    let mut desk = device();
    desk.act_as_person(Role::BadanUsaha, "bu-timah");
    for command in [look(OPEN), mark_unread(OPEN)] {
        assert!(matches!(desk.refused(&command), Refusal::NotFound { .. }));
    }
    desk.act_as(Role::CmsAuditor);
    assert!(matches!(desk.refused(&look(OPEN)), Refusal::NotPermitted { .. }));
}

#[test]
fn tabs_that_merge_their_looks_agree() {
    let mut one = device();
    replied(&mut one, Role::BadanUsaha, "Satu");
    one.ticket_ok(reply_to("P3ND9G", "Dua", None));
    one.act_as(Role::Agent).later(MINUTE);
    let mut other = one.clone();
    one.ok(&look(OPEN));
    other.ok(&look("P3ND9G"));
    let (of_one, of_other) = (record(&one), record(&other));
    one.ok(&recall("", Some(of_other)));
    other.ok(&recall("", Some(of_one)));
    assert_eq!(record(&one), record(&other));
    assert_eq!(one.list(&query(AgentAll)).unread_count, 0);

    one.ok(&mark_unread(OPEN));
    other.ok(&recall("", Some(record(&one))));
    assert_eq!(news_in(&other, AgentAll, OPEN).as_deref(), Some("1 balasan baru"), "the later step counts");
    let Outcome::Ok { touched, .. } = other.dispatch(&recall("", Some(record(&one)))) else { panic!("done") };
    assert_eq!(touched, [], "nothing is merged twice");
    one.later(MINUTE).ok(&recall("another data set", None));
    assert_eq!(record(&one).people, [], "another data set begins again");
}

#[test]
fn a_device_forgets_the_oldest_looks() {
    let mut desk = device();
    let looks = (0..1_200).map(|at| SeenTicket { ticket: format!("{at:06}"), until: Instant(at), at: Instant(at) });
    let mut long = record(&desk);
    long.since = Instant(-1);
    long.people = vec![portal_core::store::session::seen::SeenBy {
        person: id("agent-1"),
        since: Instant(-1),
        looks: looks.collect(),
    }];
    desk.ok(&recall("", Some(long)));
    let kept = &record(&desk).people[0];
    assert!(kept.looks.len() <= 1_000, "{}", kept.looks.len());
    assert!(kept.looks.iter().all(|look| look.until > kept.since), "what is forgotten counts as seen");
    assert_eq!(kept.looks.last().map(|look| look.until), Some(Instant(1_199)), "the newest are kept");
}

#[test]
fn a_notification_is_about_what_concerns_the_person() {
    let mut desk = device();
    let since = desk.clock.now;
    replied(&mut desk, Role::BadanUsaha, "Satu");
    desk.act_as_person(Role::Agent, "agent-2");
    let told = |desk: &Desk, since| desk.view(|reader| notice(reader, since)).expect("granted");
    assert_eq!(told(&desk, since), None, "the ticket of another agent");
    desk.act_as(Role::Agent);
    let about = told(&desk, since).expect("news");
    assert_eq!(about.title, "Balasan baru dari PT Bara Khatulistiwa");
    assert!(about.text.starts_with("R8K2AB · "), "{}", about.text);
    assert_eq!(told(&desk, about.at), None, "once");
    desk.act_as(Role::BadanUsaha);
    let code = desk.later(HOUR).filed(form("Kuota"));
    assert_eq!(told(&desk, since), None);
    desk.act_as(Role::InternalEsdm);
    assert_eq!(told(&desk, since).map(|about| (about.title, about.ticket)), Some((id("Tiket baru"), code)));
}

#[test]
fn a_note_is_new_for_colleagues_and_never_for_a_company() {
    let mut desk = device();
    let since = desk.clock.now;
    let told = |desk: &Desk| desk.view(|reader| notice(reader, since)).expect("granted").map(|about| about.title);
    desk.act_as_person(Role::Agent, "agent-2").later(MINUTE).ticket_ok(note_on(OPEN, "RAHASIA"));
    assert_eq!(news_in(&desk, AgentAll, OPEN), None, "one's own note is not new");
    desk.act_as(Role::BadanUsaha);
    assert_eq!((news_in(&desk, BusinessAll, OPEN), told(&desk)), (None, None));
    assert_eq!(desk.view(numbers).expect("granted").unread, 0);
    assert_eq!(opened(&desk, None).words, None);

    desk.act_as(Role::InternalEsdm);
    assert_eq!(news_in(&desk, InternalAll, OPEN).as_deref(), Some("1 catatan baru"));
    desk.act_as(Role::Agent);
    assert_eq!(news_in(&desk, AgentMine, OPEN).as_deref(), Some("1 catatan baru"));
    assert_eq!(desk.view(numbers).expect("granted").unread_mine, 1);
    assert_eq!(told(&desk).as_deref(), Some("Catatan internal baru dari Siti Rahmawati"));
    let visit = opened(&desk, None);
    let entries = desk.detail(OPEN).conversation;
    let first = entries.iter().find(|entry| Some(&entry.key) == visit.first.as_ref());
    assert_eq!(first.map(|entry| entry.content.as_str()), Some("RAHASIA"));
    replied(&mut desk, Role::BadanUsaha, "Satu");
    desk.act_as(Role::Agent);
    assert_eq!(news_in(&desk, AgentMine, OPEN).as_deref(), Some("1 balasan baru"), "an answer says more");
    desk.later(MINUTE).ok(&look(OPEN));
    assert_eq!(news_in(&desk, AgentMine, OPEN), None);
}

#[test]
fn a_company_does_not_learn_who_writes_nor_that_a_note_is_written() {
    let mut desk = Desk::open();
    let writer = |role, person: &str, writes| Writer { role, person: id(person), writes };
    let bagus = |writes| writer(Role::Agent, "agent-1", writes);
    let siti = || writer(Role::Agent, "agent-2", Writes::Reply);
    let told = |desk: &Desk, writers: Vec<Writer>| {
        desk.view(|reader| presence(reader, &PresenceQuery { ticket: id(OPEN), writers })).expect("visible")
    };
    desk.act_as(Role::BadanUsaha);
    assert_eq!(told(&desk, vec![bagus(Writes::Reply)]).as_deref(), Some("Kementerian sedang menulis balasan"));
    assert_eq!(told(&desk, vec![bagus(Writes::Note)]), None);
    assert_eq!(told(&desk, vec![writer(Role::BadanUsaha, "bu-bara", Writes::Reply)]), None, "oneself in another tab");

    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(told(&desk, vec![bagus(Writes::Reply)]).as_deref(), Some("Bagus Pratama sedang menulis balasan"));
    assert_eq!(
        told(&desk, vec![bagus(Writes::Note)]).as_deref(),
        Some("Bagus Pratama sedang menulis catatan internal")
    );
    assert_eq!(told(&desk, vec![siti(), writer(Role::Agent, "nobody", Writes::Reply)]), None);
    let both = vec![writer(Role::BadanUsaha, "bu-bara", Writes::Reply), bagus(Writes::Reply)];
    assert_eq!(told(&desk, both).as_deref(), Some("PT Bara Khatulistiwa dan Bagus Pratama sedang menulis"));

    desk.act_as_person(Role::BadanUsaha, "bu-timah");
    let query = PresenceQuery { ticket: id(OPEN), writers: vec![siti()] };
    assert!(desk.view(|reader| presence(reader, &query)).is_err(), "another company's ticket");
}

/// The numbers of the acting person, from a copy of the records that caches nothing.
fn fresh_numbers(desk: &Desk) -> TicketDesk {
    let copy = desk.portal.state().clone();
    desk.view(|reader| {
        let fresh = Reader::new(&copy, reader.session(), reader.clock()).with_seen(reader.seen());
        numbers(&fresh).expect("staff or a company")
    })
}

proptest! {
    #[test]
    fn cached_news_are_those_of_a_fresh_copy(steps in prop::collection::vec((0..11_u8, 0..6_usize), 1..24)) {
        let mut desk = device();
        let mut codes: Vec<String> = desk.portal.state().tickets.iter().map(|ticket| ticket.id.clone()).collect();
        let roles = [Role::BadanUsaha, Role::InternalEsdm, Role::Agent];
        for (step, which) in steps {
            let ticket = codes[which % codes.len()].clone();
            desk.later(MINUTE);
            match step {
                0..=2 => {
                    desk.act_as(roles[usize::from(step)]);
                }
                3 => drop(desk.dispatch(&look(&ticket))),
                4 => drop(desk.dispatch(&mark_unread(&ticket))),
                5 => drop(desk.dispatch(&Command::Ticket(reply_to(&ticket, "Balasan.", None)))),
                6 => drop(desk.dispatch(&Command::Ticket(TicketCommand::SetStatus { ticket, status: Status::Pending }))),
                7 => drop(desk.dispatch(&Command::Ticket(TicketCommand::Take { ticket }))),
                8 => {
                    let mut there = desk.other_tab(Role::InternalEsdm);
                    let noted = there.ticket_ok(note_on(&ticket, "Catatan."));
                    desk.portal.apply(&noted.expect("a note is a commit"));
                }
                9 => drop(desk.dispatch(&undo(desk.portal.state().seq))),
                _ => {
                    let created = desk.dispatch(&Command::Ticket(TicketCommand::Create { form: form("Baru") }));
                    if let Outcome::Ok { commit: Some(commit), .. } = created {
                        codes.push(commit.subject.id);
                    }
                }
            }
            prop_assert_eq!(desk.view(|reader| numbers(reader).expect("reads tickets")), fresh_numbers(&desk));
        }
    }
}
