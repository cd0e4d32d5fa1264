//! Internal notes: the ministry and agents read and write them, companies never (decisions §10).

use crate::support::history::undo;
use crate::support::{Desk, HOUR, MINUTE, form, note_on, query, reply_to};
use portal_core::history::turned::turned;
use portal_core::history::view::{HistoryQuery, history};
use portal_core::model::ticket::Status;
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::conversation::{QuoteQuery, Voice, quoted};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::print::{PdfQuery, ticket_pdf};
use portal_core::ticket::views::{detail, list};
use serde_json::json;

const TICKET: &str = "R8K2AB";
const CLOSED: &str = "C1053D";
const SECRET: &str = "RAHASIA kementerian";

fn edit(note: &str, content: &str) -> TicketCommand {
    TicketCommand::EditNote { note: note.to_owned(), content: content.to_owned() }
}

fn delete(note: &str) -> TicketCommand {
    TicketCommand::DeleteNote { note: note.to_owned() }
}

impl Desk {
    /// Writes a note; its id.
    fn noted(&mut self, ticket: &str, content: &str) -> String {
        let commit = self.ticket_ok(note_on(ticket, content)).expect("written");
        commit.changes[0].after.as_ref().expect("a note").id().to_owned()
    }

    fn contents(&self, ticket: &str) -> Vec<String> {
        self.detail(ticket).conversation.into_iter().skip(2).map(|entry| entry.content).collect()
    }
}

/// An agent and the ministry have noted on the company's open ticket, and the agent has answered.
fn discussed() -> Desk {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.later(HOUR).noted(TICKET, SECRET);
    desk.later(HOUR).ticket_ok(reply_to(TICKET, "Sedang kami periksa.", None));
    desk.act_as(Role::InternalEsdm).later(HOUR).noted(TICKET, SECRET);
    desk
}

#[test]
fn staff_read_notes_between_the_messages_in_the_order_of_time() {
    let mut desk = discussed();
    for role in [Role::Agent, Role::InternalEsdm] {
        let entries = desk.act_as(role).detail(TICKET).conversation;
        let voices: Vec<_> = entries.iter().rev().take(3).map(|entry| entry.voice).collect();
        assert_eq!(voices, [Voice::Note, Voice::Ministry, Voice::Note]);
        let own: Vec<_> = entries.iter().filter_map(|entry| entry.note.as_ref()).map(|note| note.is_own).collect();
        assert_eq!(own, [role == Role::Agent, role == Role::InternalEsdm]);
        assert!(entries.iter().all(|entry| !entry.sender_name.contains('@')), "every sender has a name");
    }
}

#[test]
fn a_note_changes_nothing_that_a_company_sees() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let seen = |desk: &mut Desk| {
        desk.act_as(Role::BadanUsaha);
        (desk.detail(TICKET), desk.list(&query(ListKind::BusinessAll)), desk.ticket(TICKET).clone())
    };
    let before = seen(&mut desk);
    let note = desk.act_as(Role::Agent).noted(TICKET, SECRET);
    assert_eq!(seen(&mut desk), before, "a new note");
    let edited = desk.act_as(Role::Agent).ticket_ok(edit(&note, "RAHASIA lain")).expect("edited");
    assert_eq!(seen(&mut desk), before, "an edited note");
    desk.act_as(Role::Agent).undone(edited.seq);
    desk.ticket_ok(delete(&note));
    assert_eq!(seen(&mut desk), before, "a deleted note");
}

#[test]
fn the_views_of_a_company_do_not_even_depend_on_notes() {
    let mut desk = discussed();
    desk.act_as(Role::BadanUsaha);
    let reader = desk.portal.reader(desk.clock);
    detail::detail(&reader, TICKET).expect("its own");
    list::list(&reader, &query(ListKind::BusinessAll)).expect("its own");
    ticket_pdf(&reader, &PdfQuery { id: TICKET.to_owned(), images: vec![] }).expect("its own");
    assert!(!reader.read_slices().contains(Slice::Notes));
    assert!(reader.notes_on(TICKET).is_err(), "the reader itself refuses");
    desk.act_as(Role::Agent);
    let reader = desk.portal.reader(desk.clock);
    detail::detail(&reader, TICKET).expect("staff");
    assert!(reader.read_slices().contains(Slice::Notes));
}

#[test]
fn no_paper_has_notes_whoever_prints_it() {
    let mut desk = discussed();
    for role in [Role::BadanUsaha, Role::Agent, Role::InternalEsdm] {
        desk.act_as(role);
        let query = PdfQuery { id: TICKET.to_owned(), images: vec![] };
        let printed = desk.view(|reader| ticket_pdf(reader, &query)).expect("readable").document;
        assert!(!format!("{printed:?}").contains(SECRET), "{role:?}");
    }
}

#[test]
fn staff_read_in_the_activity_that_a_note_was_written_and_a_company_does_not() {
    let mut desk = discussed();
    let told = |desk: &Desk| desk.detail(TICKET).activity.into_iter().map(|line| line.what).collect::<Vec<_>>();
    assert_eq!(told(desk.act_as(Role::Agent))[0], "menambahkan catatan internal");
    assert!(told(desk.act_as(Role::BadanUsaha)).iter().all(|line| !line.contains("catatan")));
}

#[test]
fn notes_have_no_versions_and_are_not_quoted_to_a_company() {
    let mut desk = Desk::acting_as(Role::Agent);
    let note = desk.noted(TICKET, SECRET);
    let quote = QuoteQuery { ticket: TICKET.to_owned(), entry: note.clone() };
    let words = desk.view(|reader| quoted(reader, &quote)).expect("staff");
    assert!(words.ends_with(&format!("WIB:\n> {SECRET}\n\n")) && words.starts_with("> **"), "{words}");
    for role in Role::ALL {
        desk.act_as(role);
        let versions = HistoryQuery { slice: Slice::Notes, id: Some(note.clone()), search: String::new() };
        assert!(desk.view(|reader| history(reader, &versions)).is_err(), "{role:?}");
        let may = [Role::Agent, Role::InternalEsdm].contains(&role);
        assert_eq!(desk.view(|reader| quoted(reader, &quote)).is_ok(), may, "{role:?}");
    }
    let message = QuoteQuery { entry: "message-1".to_owned(), ..quote };
    let words = desk.act_as(Role::BadanUsaha).view(|reader| quoted(reader, &message)).expect("a message");
    assert!(words.starts_with("> **Bagus Pratama**, "), "{words}");
    let gone = desk.view(|reader| quoted(reader, &QuoteQuery { entry: "message-99".to_owned(), ..message.clone() }));
    assert_eq!(gone, Err(Refusal::not_found(Kind::Message, "message-99")));
}

#[test]
fn a_note_is_possible_on_a_closed_ticket_and_keeps_it_closed() {
    let mut desk = Desk::acting_as(Role::Agent);
    assert!(desk.detail(CLOSED).can.note && !desk.detail(CLOSED).can.reply);
    desk.noted(CLOSED, "Arsipkan.");
    assert_eq!(desk.ticket(CLOSED).status, Status::Closed);
    assert_eq!(desk.contents(CLOSED).last().map(String::as_str), Some("Arsipkan."));
}

#[test]
fn a_note_needs_a_text_and_may_have_files() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    assert_eq!(desk.ticket_refused(note_on(TICKET, " \n")), Refusal::invalid(Field::Content, Problem::Required));
    let gone = Refusal::not_found(Kind::Ticket, "ZZZZZZ");
    assert_eq!(desk.ticket_refused(note_on("ZZZZZZ", "Isi")), gone);
    let file = FileFacts { name: "a.png".to_owned(), size: 9, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() };
    let [ticket, content] = [TICKET, "Terlampir"].map(str::to_owned);
    desk.ticket_ok(TicketCommand::AddNote { ticket, content, attachments: vec![file] });
    let files = desk.detail(TICKET).conversation.pop().expect("the note").files;
    let [file] = &files[..] else { panic!("one file") };
    assert!(desk.portal.state().held_files().contains(&file.id), "its bytes are kept");
    // The braces of a note are no forgotten placeholder.
    desk.noted(TICKET, "Alamatnya /tiket/{id}");
}

#[test]
fn only_the_author_changes_or_deletes_a_note() {
    let mut desk = Desk::acting_as(Role::Agent);
    let note = desk.noted(TICKET, "Satu");
    let gone = Refusal::not_found(Kind::Note, &note);
    for (role, person) in [(Role::Agent, "agent-2"), (Role::InternalEsdm, "adm-1")] {
        desk.act_as_person(role, person);
        assert_eq!(desk.ticket_refused(edit(&note, "Dua")), gone);
        assert_eq!(desk.ticket_refused(delete(&note)), gone);
    }
    desk.act_as(Role::Agent).later(MINUTE);
    assert_eq!(desk.ticket_ok(edit(&note, " Satu ")), None, "the same text");
    desk.ticket_ok(edit(&note, "Dua"));
    let entry = desk.detail(TICKET).conversation.pop().expect("the note");
    assert_eq!((entry.content.as_str(), entry.note.expect("a note").edited.is_some()), ("Dua", true));
    desk.ticket_ok(delete(&note));
    assert!(!desk.contents(TICKET).contains(&"Dua".to_owned()));
}

#[test]
fn every_step_of_a_note_is_undone_and_redone_with_words() {
    let mut desk = Desk::acting_as(Role::Agent);
    let note = desk.noted(TICKET, "Satu");
    let steps = [
        (Some(edit(&note, "Dua")), ["kembali seperti sebelumnya", "kembali seperti sebelumnya"]),
        (Some(delete(&note)), ["ada kembali", "tidak ada lagi"]),
        (None, ["tidak ada lagi", "ada kembali"]),
    ];
    for (command, words) in steps {
        let (before, mut seq) = match command {
            Some(command) => {
                let before = desk.contents(TICKET);
                (before, desk.ticket_ok(command).expect("done").seq)
            }
            None => (vec![], desk.commits.iter().find(|commit| commit.changes[0].before.is_none()).expect("it").seq),
        };
        let after = desk.contents(TICKET);
        for word in words {
            seq = desk.undone(seq).seq;
            let said = desk.view(|reader| turned(reader, seq)).expect("an undo");
            assert!(said.ends_with(&format!("Catatan internal pada {TICKET} {word}.")), "{said}");
        }
        assert_eq!(desk.contents(TICKET), after, "redone");
        if !before.is_empty() {
            desk.undone(seq);
            assert_eq!(desk.contents(TICKET), before);
        }
    }
}

#[test]
fn notes_of_two_tabs_both_stay() {
    let mut here = Desk::acting_as(Role::Agent);
    let mut there = here.other_tab(Role::Agent);
    let mut ministry = here.other_tab(Role::InternalEsdm);
    here.noted(TICKET, "Di sini");
    // Made at the same moment, so that the ids are equal.
    let note = there.noted(TICKET, "Di sana");
    there.ticket_ok(edit(&note, "Di sana, diubah"));
    ministry.noted(TICKET, "Di kementerian");
    here.adopts(&there).adopts(&ministry);
    let contents = here.contents(TICKET);
    for content in ["Di sini", "Di sana, diubah", "Di kementerian"] {
        assert!(contents.contains(&content.to_owned()), "{contents:?}");
    }
}

#[test]
fn a_note_on_a_ticket_that_is_gone_elsewhere_is_refused() {
    let mut here = Desk::acting_as(Role::BadanUsaha);
    let ticket = here.filed(form("Salah kirim"));
    let seq = here.seq();
    let mut there = here.other_tab(Role::Agent);
    here.undone(seq);
    there.noted(&ticket, "Sudah kami baca");
    assert_eq!(here.adopts_not(&there), Refusal::not_found(Kind::Ticket, &ticket));
}

/// A company that withdraws its ticket must not learn that somebody noted on it.
#[test]
fn notes_leave_and_return_with_a_ticket_that_its_company_withdraws() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let ticket = desk.filed(form("Ditarik"));
    let filed = desk.seq();
    let note = desk.act_as(Role::Agent).later(MINUTE).noted(&ticket, SECRET);
    let withdrawn = desk.act_as(Role::BadanUsaha).later(MINUTE).undone(filed).seq;
    assert!(desk.portal.state().notes.get(&note).is_none());
    let returned = desk.undone(withdrawn).seq;
    assert!(desk.act_as(Role::Agent).contents(&ticket).contains(&SECRET.to_owned()));
    desk.later(MINUTE).ticket_ok(edit(&note, "RAHASIA lagi"));
    desk.act_as(Role::BadanUsaha).undone(returned);
    assert!(desk.portal.state().notes.get(&note).is_none());
}

#[test]
fn staff_do_not_withdraw_a_ticket_with_notes_of_colleagues() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let requester = Some("bu-nikel".to_owned());
    let ticket = desk.filed(portal_core::ticket::commands::TicketForm { requester, ..form("Atas nama") });
    let filed = desk.seq();
    desk.act_as(Role::Agent).noted(&ticket, "Sudah kami hubungi.");
    desk.act_as(Role::InternalEsdm);
    assert!(matches!(desk.refused(&undo(filed)), Refusal::ChangedSince { who, .. } if !who.is_empty()));
}

#[test]
fn stored_notes_are_read_again() {
    let desk = discussed();
    let mut other = Desk::open();
    other.portal.restore(&desk.portal.snapshot()).expect("its own snapshot");
    assert_eq!(other.portal.state().notes, desk.portal.state().notes);
    assert_eq!(other.portal.state().notes.len(), 2);
}

#[test]
fn the_ministry_answers_with_the_choices_of_an_agent_and_takes_nothing_over() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let ticket = "N4W7KD";
    let offered = json!(desk.detail(ticket).reply_choices);
    desk.act_as(Role::Agent);
    let words = json!(desk.detail(ticket).reply_choices).to_string().replace(", tiket menjadi tanggung jawab Anda", "");
    assert_eq!(offered.to_string(), words);
    desk.act_as(Role::InternalEsdm).ticket_ok(reply_to(ticket, "Mohon lengkapi data.", Some(Status::Pending)));
    assert_eq!((desk.ticket(ticket).status, desk.ticket(ticket).assignee.is_none()), (Status::Pending, true));
    let entry = desk.act_as(Role::BadanUsaha).detail(TICKET).conversation.remove(0);
    assert_eq!(entry.voice, Voice::Requester);
}
