//! Agents, companies and departments of 'Pengaturan', and the queues of departments.

use std::collections::HashMap;

use crate::support::{Desk, form, query, reply_to, search};
use portal_core::model::Role;
use portal_core::model::directory::Contact;
use portal_core::model::saved_view::{QueryPart, ViewPart};
use portal_core::model::ticket::Status;
use portal_core::palette::{PaletteKind, PaletteQuery, PaletteTarget, palette};
use portal_core::store::Commit;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::session::SessionCommand;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::directory::DirectoryCommand;
use portal_core::ticket::directory::form::{AgentForm, CompanyForm, DepartmentForm, DirectoryDraft, DirectoryForm};
use portal_core::ticket::directory::view::{DeskDirectory, DeskDirectoryQuery, directory, form_errors};
use portal_core::ticket::saved_view::{SavedViewCommand, list as saved_views};
use portal_core::ticket::views::export::{TicketCsvQuery, csv};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind::{AgentAll, AgentDepartment, BusinessAll, InternalAll};
use portal_core::ticket::views::{agents, choices, held_by};
use portal_core::{Command, history};

const TICKET: &str = "R8K2AB";

fn id(text: &str) -> String {
    text.to_owned()
}

fn save(edited: Option<&str>, form: DirectoryForm) -> Command {
    Command::Directory(DirectoryCommand::Save { draft: DirectoryDraft { id: edited.map(str::to_owned), form } })
}

fn agent(name: &str, email: &str, department: &str) -> DirectoryForm {
    DirectoryForm::Agent(AgentForm { name: id(name), email: id(email), department: id(department) })
}

fn company(name: &str, email: &str) -> CompanyForm {
    CompanyForm { name: id(name), email: id(email), province: id("Bengkulu"), contacts: Vec::new() }
}

fn department(name: &str) -> DirectoryForm {
    DirectoryForm::Department(DepartmentForm { name: id(name) })
}

fn active(record: &str, is_active: bool) -> Command {
    Command::Directory(DirectoryCommand::SetActive { id: id(record), is_active })
}

fn send(department: &str) -> TicketCommand {
    TicketCommand::SendToDepartment { ticket: id(TICKET), department: id(department), note: None }
}

fn act_as(role: Role, person: &str) -> Command {
    Command::Session(SessionCommand::ActAs { role, person: Some(id(person)) })
}

fn undo(commit: &Commit) -> Command {
    Command::History(history::commands::HistoryCommand::Undo { seq: commit.seq })
}

fn read(desk: &Desk) -> DeskDirectory {
    desk.view(|reader| directory(reader, &DeskDirectoryQuery::default())).expect("granted")
}

fn ministry() -> Desk {
    Desk::acting_as(Role::InternalEsdm)
}

/// Fields with errors, for a form that is refused.
fn wrong(desk: &mut Desk, command: &Command) -> Vec<Field> {
    match desk.refused(command) {
        Refusal::Invalid { errors } => errors.into_iter().map(|error| error.field).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_lists_begin_with_the_seeds() {
    let DeskDirectory { agents, companies, departments, provinces, .. } = read(&ministry());
    let names: Vec<_> = agents.iter().map(|one| (one.form.name.as_str(), one.department.as_str())).collect();
    assert_eq!(names, [("Bagus Pratama", "Departemen - Perizinan"), ("Siti Rahmawati", "Departemen - Regulasi")]);
    assert_eq!((companies.len(), departments.len(), provinces.len()), (6, 2, 38));
    assert_eq!(companies.iter().filter(|one| !one.form.email.is_empty()).count(), 3);
    let found = ministry().view(|reader| directory(reader, &DeskDirectoryQuery { search: id("dewi") }));
    assert_eq!(found.expect("granted").companies[0].form.name, "PT Bara Khatulistiwa", "contact persons are searched");
}

#[test]
fn a_new_agent_of_a_new_department_takes_tickets() {
    let mut desk = ministry();
    let queue = desk.ok(&save(None, department("  Departemen -  Lingkungan "))).expect("added").subject.id;
    let new = desk.ok(&save(None, agent("Dian Lestari", "dian@esdm.example", &queue))).expect("added").subject.id;
    let entry = read(&desk).agents.pop().expect("last");
    assert_eq!((entry.id.as_str(), entry.department.as_str()), (new.as_str(), "Departemen - Lingkungan"));
    desk.ticket_ok(TicketCommand::Assign { ticket: id("N4W7KD"), agent: new.clone(), reason: None });
    desk.act_as_person(Role::Agent, &new).ticket_ok(TicketCommand::Take { ticket: id("N4W7KD") });
    assert_eq!(desk.detail("N4W7KD").assignee, "Dian Lestari");
    assert_eq!(
        desk.act_as(Role::InternalEsdm).refused(&active("nobody", false)),
        Refusal::not_found(Kind::Person, "nobody")
    );
}

#[test]
fn names_and_addresses_are_unique_and_of_the_right_kind() {
    let mut desk = ministry();
    let by_case = save(None, agent("bagus pratama", "BAGUS.pratama@esdm.example", "dep-regulasi"));
    assert_eq!(wrong(&mut desk, &by_case), [Field::Name, Field::Email]);
    let outside = save(None, agent("Dian", "dian@luar.example", "dep-x"));
    assert_eq!(wrong(&mut desk, &outside), [Field::Email, Field::Department]);
    assert_eq!(wrong(&mut desk, &save(None, department("departemen - REGULASI"))), [Field::Name]);
    let inside = company("PT bara khatulistiwa", "baru@esdm.example");
    assert_eq!(wrong(&mut desk, &save(None, DirectoryForm::Company(inside))), [Field::Email, Field::Name]);
    let staff = company("PT Baru", "ratna.wulandari@esdm.example");
    assert!(wrong(&mut desk, &save(None, DirectoryForm::Company(staff))).contains(&Field::Email));
    let contact = Contact { email: "x".repeat(201), ..Contact::default() };
    let with_contact = CompanyForm { contacts: vec![contact], province: id("Jawa"), ..company("PT Baru", "") };
    let draft = DirectoryDraft { id: None, form: DirectoryForm::Company(with_contact) };
    let errors = desk.view(|reader| form_errors(reader, &draft)).expect("granted");
    let fields: Vec<_> = errors.iter().map(|error| error.field).collect();
    assert_eq!(fields, [Field::Province, Field::Contacts, Field::Contacts]);
    let missing = DirectoryDraft { id: Some(id("agent-1")), form: department("Departemen - Baru") };
    let refusal = desk.refused(&Command::Directory(DirectoryCommand::Save { draft: missing }));
    assert_eq!(refusal, Refusal::not_found(Kind::Department, "agent-1"), "a form fits its kind of record");
}

#[test]
fn a_company_keeps_its_name_and_account_once_tickets_name_it() {
    let mut desk = ministry();
    let renamed = company("PT Lain", "lain@perusahaan.example");
    let command = save(Some("bu-bara"), DirectoryForm::Company(renamed));
    assert_eq!(wrong(&mut desk, &command), [Field::Name, Field::Email]);
    let contacts = vec![Contact { name: id("Sari"), phone: id(" 0541 "), ..Contact::default() }];
    let kept = CompanyForm { contacts, ..company("PT Bara Khatulistiwa", "helpdesk@barakhatulistiwa.example") };
    desk.ok(&save(Some("bu-bara"), DirectoryForm::Company(kept.clone())));
    assert_eq!(desk.ok(&save(Some("bu-bara"), DirectoryForm::Company(kept))), None, "nothing changes");
    assert_eq!(desk.portal.state().directory.province_of("PT Bara Khatulistiwa"), Some("Bengkulu"));
    let contacts = desk.detail(TICKET).contacts;
    assert_eq!((contacts[0].name.as_str(), contacts[0].phone.as_str()), ("Sari", "0541"));
    let added = desk.ok(&save(None, DirectoryForm::Company(company("PT Baru", "")))).expect("added").subject.id;
    desk.ok(&save(Some(&added), DirectoryForm::Company(company("PT Baru Sekali", "akun@baru.example"))));
    desk.ok(&act_as(Role::BadanUsaha, &added));
    let filed = desk.filed(form("Izin"));
    assert!(desk.detail(&filed).contacts.is_empty() && desk.detail(&filed).department.is_none());
}

#[test]
fn a_renamed_agent_keeps_old_messages_and_tickets() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(reply_to(TICKET, "Sudah kami terima.", None));
    desk.act_as(Role::InternalEsdm);
    desk.ok(&save(Some("agent-1"), agent("Bagus P. Wijaya", "bagus.wijaya@esdm.example", "dep-regulasi")));
    let said = desk.detail(TICKET).conversation.pop().expect("a reply");
    assert_eq!(said.sender_name, "Bagus P. Wijaya", "an earlier address still names its agent");
    let taken = save(Some("agent-2"), agent("Siti Rahmawati", "bagus.pratama@esdm.example", "dep-regulasi"));
    assert_eq!(wrong(&mut desk, &taken), [Field::Email], "nobody gets the address of earlier messages");
    desk.act_as_person(Role::Agent, "agent-1");
    assert_eq!(desk.portal.session().person.name, "Bagus P. Wijaya");
}

#[test]
fn an_inactive_agent_gets_no_tickets_and_cannot_act() {
    let mut page = Desk::acting_as(Role::Agent);
    let mut desk = ministry();
    let entry = read(&desk).agents.remove(0);
    assert!(entry.unfinished > 0 && entry.warning.contains("tiket yang belum selesai"), "{}", entry.warning);
    let commit = desk.ok(&active("agent-1", false)).expect("deactivated");
    assert_eq!(desk.ok(&active("agent-1", false)), None);
    let assign = TicketCommand::Assign { ticket: id("N4W7KD"), agent: id("agent-1"), reason: None };
    assert_eq!(desk.ticket_refused(assign), Refusal::Deactivated { name: id("Bagus Pratama") });
    let offered = desk.view(|reader| agents::agents(reader, &agents::AgentQuery::default())).expect("granted");
    assert_eq!(offered.agents.len(), 1);
    assert_eq!(offered.agents[0].department, "Departemen - Regulasi");
    assert_eq!(desk.detail(TICKET).assignee, "Bagus Pratama", "history stays readable");
    assert!(read(&desk).agents[1].warning.contains("tidak ada agen yang aktif"));
    // A page on which the agent was acting refuses everything, and reads nothing.
    assert!(page.portal.apply(&commit).to_vec().contains(&portal_core::model::Slice::Session));
    let gone = Refusal::Deactivated { name: id("Bagus Pratama") };
    assert_eq!(page.ticket_refused(reply_to(TICKET, "Isi", None)), gone);
    assert_eq!(page.view(|reader| portal_core::ticket::views::detail::detail(reader, TICKET)).err(), Some(gone));
    let recent = vec![PaletteTarget { kind: PaletteKind::Ticket, id: id(TICKET) }];
    let search = |search: &str| PaletteQuery { search: id(search), recent: recent.clone(), ..PaletteQuery::default() };
    for words in ["", "lampiran", TICKET] {
        let found = page.view(|reader| palette(reader, &search(words)));
        assert!(found.groups.is_empty() && found.recent.is_empty(), "{words}: {found:?}");
    }
    // After a reload the page acts as the same agent, not as somebody else.
    page.ok(&act_as(Role::Agent, "agent-1"));
    assert!(!page.portal.state().may_act(page.portal.session()));
    page.ok(&act_as(Role::Agent, "agent-2"));
    desk.ok(&undo(&commit));
    desk.ok(&act_as(Role::Agent, "agent-1"));
    desk.act_as(Role::InternalEsdm).ok(&active("agent-1", false));
    desk.ok(&active("agent-1", true));
    assert!(read(&desk).agents[0].is_active);
}

#[test]
fn an_inactive_company_cannot_act_and_its_tickets_stay() {
    let mut desk = ministry();
    let before = desk.ids(&query(InternalAll)).len();
    desk.ok(&active("bu-bara", false));
    assert_eq!(desk.ids(&query(InternalAll)).len(), before);
    let offered = desk.view(|reader| choices::businesses(reader, &choices::BusinessQuery::default()));
    assert_eq!(offered.expect("granted").businesses.len(), 2);
    let on_behalf = portal_core::ticket::commands::TicketForm { requester: Some(id("bu-bara")), ..form("Izin") };
    let refusal = desk.ticket_refused(TicketCommand::Create { form: on_behalf });
    assert_eq!(refusal, Refusal::invalid(Field::Requester, Problem::NotAChoice));
    desk.ok(&active("bu-nikel", false));
    desk.ok(&active("bu-timah", false));
    let new_page = portal_core::Portal::with_state(desk.portal.state().clone());
    assert!(!new_page.state().may_act(new_page.session()), "the default person is refused, not invented");
}

#[test]
fn sending_puts_a_ticket_into_the_queue_of_a_department() {
    let mut desk = ministry();
    let before = desk.ticket(TICKET).clone();
    let first = desk.ticket_ok(send("dep-perizinan")).expect("sent");
    let after = desk.ticket(TICKET);
    assert_eq!((after.status, &after.assignee, after.updated_at), (before.status, &before.assignee, before.updated_at));
    assert_eq!(desk.detail(TICKET).department.as_deref(), Some("Departemen - Perizinan"));
    let queues = |desk: &Desk| {
        let queues = desk.view(held_by::desk).expect("staff").queues;
        queues.into_iter().map(|queue| queue.count).collect::<Vec<_>>()
    };
    assert_eq!(queues(&desk), [1, 0]);
    desk.act_as(Role::Agent);
    assert_eq!(desk.ids(&query(AgentDepartment)), [TICKET]);
    assert_eq!(desk.view(held_by::desk).expect("staff").department, 1);
    desk.act_as(Role::InternalEsdm).ticket_ok(send("dep-regulasi"));
    assert_eq!(queues(&desk), [0, 1], "a second department replaces the first");
    assert!(desk.act_as(Role::Agent).ids(&query(AgentDepartment)).is_empty());
    assert_eq!(desk.act_as_person(Role::Agent, "agent-2").ids(&query(AgentDepartment)), [TICKET]);
    let out = desk.ticket_ok(TicketCommand::LeaveDepartment { ticket: id(TICKET) }).expect("taken out");
    assert_eq!(desk.ticket_ok(TicketCommand::LeaveDepartment { ticket: id(TICKET) }), None);
    assert_eq!(desk.detail(TICKET).activity[0].what, "mengeluarkan tiket dari antrean Departemen - Regulasi");
    desk.ok(&undo(&out));
    assert_eq!(desk.detail(TICKET).department.as_deref(), Some("Departemen - Regulasi"));
    desk.ticket_ok(TicketCommand::SetStatus { ticket: id(TICKET), status: Status::Resolved });
    assert!(desk.ids(&query(AgentDepartment)).is_empty(), "a queue has unfinished tickets");
    desk.act_as(Role::InternalEsdm);
    assert!(matches!(desk.refused(&undo(&first)), Refusal::ChangedSince { .. }));
}

#[test]
fn lists_find_and_show_departments_for_staff_only() {
    let mut desk = ministry();
    desk.ticket_ok(send("dep-regulasi"));
    let by_filter = TicketListQuery { department: Some(id("dep-regulasi")), ..query(InternalAll) };
    assert_eq!(desk.ids(&by_filter), [TICKET]);
    let list = desk.list(&by_filter);
    assert_eq!((list.active[0].label.as_str(), list.department_options.len()), ("Departemen Regulasi", 2));
    assert_eq!(list.rows[0].department.as_deref(), Some("Departemen - Regulasi"));
    assert_eq!(desk.ids(&search(AgentAll, "departemen:regulasi")), [TICKET]);
    assert_eq!(desk.list(&search(AgentAll, "departemen:pajak")).terms.problems.len(), 1);
    let parts = vec![ViewPart { part: QueryPart::Department, value: id("dep-regulasi") }];
    desk.ok(&Command::SavedView(SavedViewCommand::Save { id: None, name: id("Antrean"), is_shared: false, parts }));
    assert_eq!(desk.view(|reader| saved_views(reader, 9)).expect("staff")[0].count, Some(1));
    let shown = TicketListQuery { columns: Some(id("department")), ..by_filter };
    let wanted = TicketCsvQuery { list: shown, chosen: Vec::new(), first: 0, count: 9 };
    let file = desk.view(|reader| csv(reader, &wanted)).expect("granted");
    assert!(String::from_utf8_lossy(&file.bytes).contains("Departemen - Regulasi"));
    desk.act_as(Role::BadanUsaha);
    let own = TicketListQuery { department: Some(id("dep-perizinan")), ..query(BusinessAll) };
    let list = desk.list(&own);
    assert!(list.rows.iter().any(|row| row.id == TICKET && row.department.is_none()) && list.active.is_empty());
    assert!(list.department_options.is_empty());
    assert!(desk.ids(&search(BusinessAll, "departemen:regulasi")).is_empty(), "the term is only a word");
    let detail = desk.detail(TICKET);
    assert!(detail.department.is_none() && !detail.can.leave_department);
    assert_eq!(detail.contacts[0].name, "Dewi Anggraini", "a company sees whom the ministry knows there");
    assert_eq!(detail.activity[0].what, "Tiket sedang ditangani");
}

#[test]
fn lists_are_sorted_by_the_name_of_the_department_with_tickets_without_one_last() {
    let mut desk = ministry();
    for (ticket, department) in [
        ("S0LV3D", "dep-regulasi"),
        ("R8K2AB", "dep-perizinan"),
        ("N4W7KD", "dep-regulasi"),
        ("C1053D", "dep-perizinan"),
    ] {
        let (ticket, department) = (id(ticket), id(department));
        desk.ticket_ok(TicketCommand::SendToDepartment { ticket, department, note: None });
    }
    let sorted = |direction: &str| TicketListQuery {
        columns: Some(id("department")),
        sort: Some(id("department")),
        direction: Some(id(direction)),
        ..query(InternalAll)
    };
    assert_eq!(desk.ids(&sorted("asc")), ["R8K2AB", "C1053D", "N4W7KD", "S0LV3D", "P3ND9G", "B4L1KX"]);
    assert_eq!(desk.ids(&sorted("desc")), ["N4W7KD", "S0LV3D", "R8K2AB", "C1053D", "P3ND9G", "B4L1KX"]);
    let paged = TicketListQuery { page: Some(id("2")), page_size: Some(id("10")), ..sorted("asc") };
    assert_eq!(desk.ids(&paged).len(), 6, "a page past the end shows the last one");
    desk.ok(&save(Some("dep-regulasi"), department("A - Regulasi")));
    assert_eq!(desk.ids(&sorted("asc"))[0], "N4W7KD", "a new name sorts at once");
}

#[test]
fn with_many_departments_only_queues_with_tickets_are_in_the_menu() {
    let mut desk = ministry();
    desk.ticket_ok(send("dep-regulasi"));
    let queues = |desk: &Desk| desk.view(held_by::desk).expect("staff").queues.len();
    for number in 3..=12 {
        desk.ok(&save(None, department(&format!("Departemen {number}"))));
    }
    assert_eq!(queues(&desk), 12);
    desk.ok(&save(None, department("Departemen 13")));
    assert_eq!(queues(&desk), 1);
}

#[test]
fn an_inactive_department_keeps_its_queue_until_it_is_empty() {
    let mut desk = ministry();
    desk.ticket_ok(send("dep-regulasi"));
    desk.ok(&active("dep-regulasi", false));
    assert_eq!(desk.ticket_refused(send("dep-regulasi")), Refusal::Deactivated { name: id("Departemen - Regulasi") });
    assert_eq!(desk.view(choices::departments).expect("granted").departments.len(), 1);
    let names = |desk: &Desk| {
        let queues = desk.view(held_by::desk).expect("staff").queues;
        queues.into_iter().map(|queue| queue.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&desk), ["Departemen - Perizinan", "Departemen - Regulasi (nonaktif)"]);
    desk.ticket_ok(TicketCommand::LeaveDepartment { ticket: id(TICKET) });
    assert_eq!(names(&desk), ["Departemen - Perizinan"]);
    let same = save(Some("agent-2"), agent("Siti Rahma", "siti.rahmawati@esdm.example", "dep-regulasi"));
    desk.ok(&same);
    let other = save(Some("agent-1"), agent("Bagus Pratama", "bagus.pratama@esdm.example", "dep-regulasi"));
    assert_eq!(wrong(&mut desk, &other), [Field::Department]);
}

#[test]
fn an_addition_in_use_cannot_be_undone() {
    let mut desk = ministry();
    let queue = desk.ok(&save(None, department("Departemen - Lingkungan"))).expect("added");
    let member = desk.ok(&save(None, agent("Dian", "dian@esdm.example", &queue.subject.id))).expect("added");
    assert_eq!(desk.refused(&undo(&queue)), Refusal::InUse { name: id("Departemen - Lingkungan") });
    let assign = TicketCommand::Assign { ticket: id(TICKET), agent: member.subject.id.clone(), reason: None };
    let assigned = desk.ticket_ok(assign).expect("assigned");
    assert_eq!(desk.refused(&undo(&member)), Refusal::InUse { name: id("Dian") });
    desk.ok(&undo(&assigned));
    desk.ok(&undo(&member));
    desk.ok(&undo(&queue));
    assert_eq!(read(&desk).departments.len(), 2);
}

#[test]
fn a_snapshot_has_the_lists_once_they_have_changed() {
    let mut desk = ministry();
    let plain = desk.portal.snapshot();
    let added = desk.ok(&save(None, department("Departemen - Lingkungan"))).expect("added");
    desk.ok(&active("agent-2", false));
    let changed = desk.portal.snapshot();
    let mut other = Desk::open();
    other.portal.restore(&changed).expect("readable");
    assert_eq!(other.portal.state(), desk.portal.state());
    other.portal.restore(&plain).expect("readable");
    assert!(other.portal.state().directory.departments.get(&added.subject.id).is_none(), "a restored backup is whole");
    assert!(other.portal.state().people(Role::Agent).len() == 2);
    desk.ok(&undo(&added));
    let mut third = Desk::open();
    third.portal.restore(&desk.portal.snapshot()).expect("readable");
    assert_eq!(third.portal.state(), desk.portal.state(), "the slot of an undone addition stays reserved");
}

#[test]
fn two_tabs_cannot_take_one_name() {
    let (mut one, mut two) = (ministry(), ministry());
    let theirs = one.ok(&save(None, department("Departemen - Baru"))).expect("added");
    let ours = two.ok(&save(None, department("DEPARTEMEN - baru"))).expect("added");
    let refusal = history::adopt::adopt(one.portal.state(), crate::support::CLOCK, &ours, &mut HashMap::new());
    assert_eq!(refusal.expect_err("taken"), Refusal::invalid(Field::Name, Problem::Taken));
    let mut renamed = HashMap::new();
    let other = two.ok(&save(Some(&ours.subject.id), department("Departemen - Lain"))).expect("renamed");
    let sent = two.ticket_ok(send(&ours.subject.id)).expect("sent");
    assert_eq!(other.subject.id, theirs.subject.id, "both tabs gave one id");
    let adopted = history::adopt::adopt(one.portal.state(), crate::support::CLOCK, &sent, &mut renamed);
    assert!(adopted.is_ok());
}
