//! The effects of commands on tickets (§4, §5, decisions §4).

use crate::support::{Desk, HOUR, MINUTE, form, reply_to};
use portal_core::model::Role;
use portal_core::model::attachment::MAX_BYTES;
use portal_core::model::ticket::{Priority, ReturnReason, Status, Ticket};
use portal_core::store::error::{Field, FieldError, Kind, Problem, Refusal};
use portal_core::store::files::{PastedFile, pasted_name, verdicts};
use portal_core::store::form::attachment::{FileFacts, FileProblem};
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::views::form_errors::{of_form, of_reply};
use portal_core::{Command, Outcome};

fn id(text: &str) -> String {
    text.to_owned()
}

fn png(name: &str) -> FileFacts {
    FileFacts { name: id(name), size: 2048, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() }
}

fn create(desk: &mut Desk, form: TicketForm) -> String {
    desk.ticket_ok(TicketCommand::Create { form }).expect("creating changes something").subject.id
}

#[test]
fn a_code_in_lower_case_finds_its_ticket() {
    let desk = Desk::open();
    assert_eq!(desk.detail("r8k2ab").id, "R8K2AB");
}

#[test]
fn a_new_ticket_is_new_medium_unassigned_and_first() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let code = create(&mut desk, form("  Judul\nbaru "));
    let ticket = desk.ticket(&code);
    assert_eq!((ticket.status, ticket.priority), (Status::New, Some(Priority::Medium)));
    assert_eq!((ticket.title.as_str(), ticket.category.as_str()), ("Judul baru", "Teknis"));
    assert_eq!(ticket.requester.name, "PT Bara Khatulistiwa");
    assert!(ticket.messages.is_empty() && ticket.assignee.is_none());
    assert_eq!(ticket.created_at, desk.clock.now);
    assert_eq!(desk.portal.state().tickets.iter().next().map(|first| first.id.as_str()), Some(code.as_str()));
    assert_eq!(desk.detail(&code).updated, "Baru saja");
    assert!(code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit()));
}

#[test]
fn the_confirmation_in_the_conversation_is_derived_and_not_stored() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let code = create(&mut desk, form("Judul"));
    let conversation = desk.detail(&code).conversation;
    let senders: Vec<_> = conversation.iter().map(|entry| entry.sender.as_str()).collect();
    assert_eq!(senders, ["helpdesk@barakhatulistiwa.example", "System"]);
    assert!(conversation[1].content.contains(&code) && conversation[1].content.contains("menindaklanjuti"));
    assert_eq!(conversation[0].timestamp, "21 November 2026 pukul 09.05 WIB");
}

#[test]
fn an_invalid_form_names_every_wrong_field_and_creates_nothing() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let form = TicketForm {
        title: id(" \u{200b}\n"),
        category: id("Lainnya"),
        description: "é".repeat(100_001),
        attachments: vec![png("a.png"), FileFacts { name: id("b.exe"), size: 1, head: vec![], tail: Vec::new() }],
        requester: None,
        finding: None,
        follow_up_of: None,
    };
    let expected = vec![
        FieldError { field: Field::Title, problem: Problem::Required },
        FieldError { field: Field::Category, problem: Problem::NotAChoice },
        FieldError { field: Field::Description, problem: Problem::TooLong { max: 100_000, actual: 100_001 } },
        FieldError {
            field: Field::Attachments,
            problem: Problem::File { name: id("b.exe"), why: FileProblem::Unsupported, hint: None },
        },
    ];
    assert_eq!(desk.view(|reader| of_form(reader, &form)), Ok(expected.clone()));
    assert_eq!(desk.ticket_refused(TicketCommand::Create { form }), Refusal::Invalid { errors: expected });
}

#[test]
fn odd_but_visible_text_is_stored_unchanged() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let title = "<script>alert(1)</script> 🚧 مرحبا";
    let form = TicketForm { description: "x".repeat(100_000), ..form(title) };
    let code = create(&mut desk, form);
    assert_eq!(desk.ticket(&code).title, title);
    assert_eq!(desk.ticket(&code).description.len(), 100_000);
}

#[test]
fn attachments_store_name_size_and_format_and_get_ids_in_order() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let limit = FileFacts { size: MAX_BYTES, ..png("../b.PNG") };
    let form = TicketForm { attachments: vec![png("a.png"), limit], ..form("Judul") };
    let Outcome::Ok { commit: Some(commit), attachments, .. } =
        desk.dispatch(&Command::Ticket(TicketCommand::Create { form }))
    else {
        panic!("two good files were refused")
    };
    let ticket = desk.ticket(&commit.subject.id);
    assert_eq!(ticket.attachments, attachments);
    assert_ne!(attachments[0].id, attachments[1].id);
    let files = &desk.detail(&commit.subject.id).conversation[0].files;
    assert_eq!((files[1].size_label.as_str(), files[1].name.as_str()), ("10 MB", "../b.PNG"));
    assert!(!files[1].download_name.contains(['/', '\\']) && files[1].is_image && files[1].has_preview);
}

#[test]
fn a_misleading_file_name_is_stored_unchanged_and_shown_with_replacement_characters() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let misleading = png("bukti\u{202e}fdp.png");
    let judged = desk.view(|reader| verdicts(reader, std::slice::from_ref(&misleading)));
    assert_eq!(judged.expect("a business may attach").verdicts[0].name, "bukti�fdp.png");
    let code = create(&mut desk, TicketForm { attachments: vec![misleading], ..form("Judul") });
    assert_eq!(desk.ticket(&code).attachments[0].name, "bukti\u{202e}fdp.png");
    assert_eq!(desk.detail(&code).conversation[0].files[0].name, "bukti�fdp.png");
}

#[test]
fn staff_file_a_ticket_for_a_business_entity() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let unnamed = desk.ticket_refused(TicketCommand::Create { form: form("Judul") });
    assert_eq!(unnamed, Refusal::invalid(Field::Requester, Problem::Required));
    let unknown = TicketForm { requester: Some(id("bu-x")), ..form("Judul") };
    assert_eq!(
        desk.ticket_refused(TicketCommand::Create { form: unknown }),
        Refusal::invalid(Field::Requester, Problem::NotAChoice)
    );
    let code = create(&mut desk, TicketForm { requester: Some(id("bu-nikel")), ..form("Judul") });
    assert_eq!(desk.ticket(&code).requester.name, "PT Nikel Halmahera Raya");
    assert_eq!(desk.detail(&code).activity[0].what, "mengajukan tiket atas nama PT Nikel Halmahera Raya");
    desk.act_as_person(Role::BadanUsaha, "bu-nikel");
    assert_eq!(desk.detail(&code).id, code);
}

#[test]
fn a_reply_adds_a_message_and_sets_the_status_in_one_commit() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.later(HOUR);
    let commit =
        desk.ticket_ok(reply_to("R8K2AB", " Baik.\r\n", Some(Status::Pending))).expect("a reply changes something");
    assert_eq!(commit.changes.len(), 1);
    let ticket = desk.ticket("R8K2AB");
    let last = ticket.messages.last().expect("a reply was appended");
    assert_eq!((last.id, last.content.as_str(), last.sender.as_str()), (3, "Baik.", "bagus.pratama@esdm.example"));
    assert_eq!((ticket.status, ticket.updated_at, last.timestamp), (Status::Pending, desk.clock.now, desk.clock.now));
    assert_eq!(
        desk.detail("R8K2AB").activity[0].what,
        "mengirim balasan dan mengubah status menjadi Pending (waktu SLA dijeda)"
    );
    desk.ticket_ok(reply_to("R8K2AB", "Lagi", Some(Status::Pending)));
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "mengirim balasan");
}

#[test]
fn a_blank_reply_and_an_invalid_status_are_refused_together() {
    let mut desk = Desk::acting_as(Role::Agent);
    assert_eq!(
        desk.ticket_refused(reply_to("R8K2AB", " \n", Some(Status::New))),
        Refusal::Invalid {
            errors: vec![
                FieldError { field: Field::Content, problem: Problem::Required },
                FieldError { field: Field::Status, problem: Problem::NotAChoice },
            ]
        }
    );
    desk.act_as(Role::BadanUsaha);
    let closing = desk.ticket_refused(reply_to("R8K2AB", "Tutup", Some(Status::Closed)));
    assert_eq!(closing, Refusal::invalid(Field::Status, Problem::NotAChoice));
}

#[test]
fn a_reply_is_validated_while_it_is_written() {
    let error = |problem| [FieldError { field: Field::Content, problem }];
    let judged = |content: &str| Desk::acting_as(Role::Agent).view(|reader| of_reply(reader, content)).expect("theirs");
    assert_eq!(judged("Halo"), []);
    assert_eq!(judged(" \n"), error(Problem::Required));
    assert_eq!(judged(&"x".repeat(100_001)), error(Problem::TooLong { max: 100_000, actual: 100_001 }));
}

#[test]
fn a_pasted_picture_is_named_by_its_time_and_a_pasted_file_keeps_its_name() {
    let desk = Desk::acting_as(Role::Agent);
    let name = |name: &str, media_type: &str| {
        desk.view(|reader| pasted_name(reader, &PastedFile { name: id(name), media_type: id(media_type) }))
    };
    assert_eq!(name("image.png", "image/png"), "Tangkapan layar 2026-11-21 09.05.00.png");
    assert_eq!(name("", "image/jpeg"), "Tangkapan layar 2026-11-21 09.05.00.jpeg");
    assert_eq!(name("Laporan RKAB.pdf", "application/pdf"), "Laporan RKAB.pdf");
}

#[test]
fn a_placeholder_must_be_filled_or_confirmed_before_sending() {
    let mut desk = Desk::acting_as(Role::Agent);
    let names = ["{nama}", "{code}"].map(str::to_owned).to_vec();
    let unfilled = Refusal::invalid(Field::Content, Problem::Placeholders { names });
    assert_eq!(desk.ticket_refused(reply_to("R8K2AB", "Yth. {nama}, {code}", None)), unfilled);
    desk.ticket_ok(reply_to("R8K2AB", "Yth. Bapak, {1}", None));
    desk.ticket_ok(TicketCommand::Reply {
        ticket: id("R8K2AB"),
        content: id("Alamatnya /tiket/{id}"),
        status: None,
        attachments: vec![],
        as_written: true,
    });
    desk.act_as(Role::BadanUsaha).ticket_ok(reply_to("R8K2AB", "Di layar tertulis {nama}", None));
}

#[test]
fn drafts_are_validated_only_for_roles_that_may_send_them() {
    for role in Role::ALL {
        let desk = Desk::acting_as(role);
        let may = |roles: &[Role]| roles.contains(&role);
        let filed = desk.view(|reader| of_form(reader, &form("Izin")));
        assert_eq!(filed.is_ok(), may(&[Role::BadanUsaha, Role::InternalEsdm]), "{role:?}: {filed:?}");
        let replied = desk.view(|reader| of_reply(reader, "Halo"));
        assert_eq!(replied.is_ok(), may(&[Role::BadanUsaha, Role::InternalEsdm, Role::Agent]), "{role:?}: {replied:?}");
    }
}

#[test]
fn a_closed_ticket_refuses_a_reply() {
    for role in [Role::Agent, Role::BadanUsaha] {
        let mut desk = Desk::acting_as(role);
        let refusal = desk.ticket_refused(reply_to("C1053D", "Halo", None));
        assert_eq!(refusal, Refusal::WrongStatus { status: Status::Closed });
        assert!(!desk.detail("C1053D").can.reply && desk.detail("C1053D").reply_choices.is_empty());
    }
}

#[test]
fn the_requester_closes_and_reopens() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    desk.ticket_ok(TicketCommand::Close { ticket: id("R8K2AB") });
    assert_eq!(desk.ticket("R8K2AB").status, Status::Closed);
    let can = desk.detail("R8K2AB").can;
    assert!(can.reopen && !can.close);
    desk.ticket_ok(TicketCommand::Reopen { ticket: id("R8K2AB") });
    assert_eq!(desk.ticket("R8K2AB").status, Status::Open);
}

#[test]
fn assigning_the_same_agent_is_worded_as_a_reassignment() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    desk.ticket_ok(TicketCommand::Assign { ticket: id("P3ND9G"), agent: id("agent-2"), reason: None });
    assert_eq!(desk.detail("P3ND9G").activity[0].what, "menugaskan ulang tiket kepada Siti Rahmawati");
}

#[test]
fn an_agent_hands_a_ticket_to_another_agent() {
    let mut desk = Desk::acting_as(Role::Agent);
    let before = desk.ticket("P3ND9G").clone();
    let assign = |agent: &str| TicketCommand::Assign { ticket: id("P3ND9G"), agent: id(agent), reason: None };
    let refusal = desk.later(MINUTE).ticket_refused(assign("agent-2"));
    assert_eq!(refusal, Refusal::AlreadyAssigned { agent: id("Siti Rahmawati") });
    assert_eq!(desk.ticket("P3ND9G"), &before);
    desk.ticket_ok(assign("agent-1"));
    assert_eq!(desk.detail("P3ND9G").assignee, "Bagus Pratama");
}

#[test]
fn the_activity_shows_old_and_new_values() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(TicketCommand::SetStatus { ticket: id("R8K2AB"), status: Status::Pending });
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "mengubah status dari Open menjadi Pending (waktu SLA dijeda)");
    desk.ticket_ok(TicketCommand::Assign { ticket: id("P3ND9G"), agent: id("agent-1"), reason: None });
    let told = "mengalihkan tiket dari Siti Rahmawati kepada Bagus Pratama";
    assert_eq!(desk.detail("P3ND9G").activity[0].what, told);
}

#[test]
fn staff_set_another_status_which_changes_the_updated_time() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    desk.later(5 * MINUTE);
    let set = |status: Status| TicketCommand::SetStatus { ticket: id("P3ND9G"), status };
    assert_eq!(desk.ticket_refused(set(Status::Pending)), Refusal::WrongStatus { status: Status::Pending });
    desk.ticket_ok(set(Status::Resolved));
    assert_eq!(desk.ticket("P3ND9G").updated_at, desk.clock.now);
    for status in [Status::New, Status::Open] {
        assert_eq!(desk.ticket_refused(set(status)), Refusal::invalid(Field::Status, Problem::NotAChoice));
    }
}

#[test]
fn only_an_unassigned_ticket_can_be_taken() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    desk.ticket_ok(TicketCommand::Assign { ticket: id("N4W7KD"), agent: id("agent-2"), reason: None });
    assert_eq!(desk.ticket("N4W7KD").status, Status::New, "assigning leaves the status");
    desk.act_as(Role::Agent).ticket_ok(TicketCommand::Take { ticket: id("N4W7KD") });
    let ticket = desk.ticket("N4W7KD");
    assert_eq!(
        (ticket.status, ticket.assignee.as_ref().map(|agent| agent.id.as_str())),
        (Status::Open, Some("agent-2"))
    );
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(TicketCommand::Take { ticket: id("N4W7KD") });
    assert_eq!(desk.detail("N4W7KD").assignee, "Bagus Pratama");
}

#[test]
fn a_returned_ticket_shows_person_and_reason_until_it_is_assigned() {
    let mut desk = Desk::acting_as(Role::Agent);
    let give_back = |reason, note: Option<&str>| TicketCommand::GiveBack {
        ticket: id("R8K2AB"),
        reason,
        note: note.map(str::to_owned),
    };
    let silent = desk.ticket_refused(give_back(ReturnReason::Other, Some("  ")));
    assert_eq!(silent, Refusal::invalid(Field::Reason, Problem::Required));
    desk.ticket_ok(give_back(ReturnReason::Other, Some("Bukan bagian kami")));
    let back = desk.ticket("R8K2AB").returned.clone().expect("the ticket was given back");
    assert_eq!((back.by.as_str(), back.wording().as_str()), ("Bagus Pratama", "Bukan bagian kami"));
    assert!(desk.ticket("R8K2AB").assignee.is_none());
    desk.ticket_ok(TicketCommand::Assign { ticket: id("R8K2AB"), agent: id("agent-2"), reason: Some(id("Ahlinya")) });
    assert!(desk.ticket("R8K2AB").returned.is_none());
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "menugaskan tiket kepada Siti Rahmawati: Ahlinya");
    let unknown = TicketCommand::Assign { ticket: id("R8K2AB"), agent: id("agent-9"), reason: None };
    assert_eq!(desk.ticket_refused(unknown), Refusal::not_found(Kind::Agent, "agent-9"));
}

#[test]
fn sending_to_a_department_adds_a_note_and_changes_only_the_queue() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let before = desk.ticket("R8K2AB").clone();
    let send = |department: &str| TicketCommand::SendToDepartment {
        ticket: id("R8K2AB"),
        department: id(department),
        note: Some(id("Mohon telaah")),
    };
    desk.ticket_ok(send("dep-regulasi")).expect("the ticket gains a department");
    assert_eq!(desk.ticket("R8K2AB"), &Ticket { department: Some(id("dep-regulasi")), ..before });
    let again = desk.ticket_ok(send("dep-regulasi")).expect("the activity list gains an entry");
    assert!(again.changes.is_empty());
    assert_eq!(desk.detail("R8K2AB").activity[0].what, "mengirim tiket ke Departemen - Regulasi: Mohon telaah");
    assert_eq!(desk.ticket_refused(send("Departemen - X")), Refusal::not_found(Kind::Department, "Departemen - X"));
}

#[test]
fn setting_the_same_priority_makes_no_commit() {
    let mut desk = Desk::acting_as(Role::Agent);
    let set = TicketCommand::SetPriority { ticket: id("C1053D"), priority: Priority::High };
    assert_eq!(desk.detail("C1053D").priority, None);
    assert!(desk.ticket_ok(set.clone()).is_some());
    assert_eq!(desk.detail("C1053D").activity[0].what, "mengubah prioritas dari No Priority menjadi High");
    assert!(desk.ticket_ok(set).is_none(), "the same priority changes nothing");
}
