//! Manajemen Auditor (§2.8, §5): adding, changing and deleting auditors, and the effects elsewhere.

use crate::support::audit::*;
use crate::support::{Desk, OPENED};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::AssignmentForm;
use portal_core::audit::assignment::views::detail::detail;
use portal_core::audit::assignment::views::form::{AssignmentFormQuery, form};
use portal_core::audit::assignment::views::list::AssignmentQuery;
use portal_core::audit::auditor::commands::{AuditorCommand, AuditorForm, AuditorFormQuery, form_errors};
use portal_core::audit::auditor::desk::DeskQuery;
use portal_core::audit::auditor::expertise::{ExpertiseQuery, added, added_to};
use portal_core::audit::auditor::register::{AuditorRegister, register};
use portal_core::model::auditor::{Auditor, AuditorType};
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Field, FieldError, Kind, Problem, Refusal};
use portal_core::store::session::SessionCommand;
use portal_core::store::session::view::session;

fn add(form: AuditorForm) -> AuditorCommand {
    AuditorCommand::Save { id: None, form }
}

fn change(id: &str, form: AuditorForm) -> AuditorCommand {
    AuditorCommand::Save { id: Some(id.to_owned()), form }
}

pub(crate) fn delete(id: &str) -> AuditorCommand {
    AuditorCommand::Delete { id: id.to_owned() }
}

pub(crate) fn registered(desk: &Desk) -> AuditorRegister {
    desk.view(register).expect("the administrator may look")
}

fn form_of(auditor: &Auditor) -> AuditorForm {
    AuditorForm {
        name: auditor.name.clone(),
        email: auditor.email.clone(),
        auditor_type: auditor.auditor_type.value().to_owned(),
        company: auditor.company.clone(),
        expertise: auditor.expertise.clone(),
    }
}

fn renamed(desk: &Desk, id: &str, name: &str) -> AuditorCommand {
    change(id, AuditorForm { name: name.to_owned(), ..form_of(desk.auditor(id)) })
}

/// The problems of a form: both the modal and the command must report them.
fn wrong(desk: &mut Desk, id: Option<&str>, form: &AuditorForm) -> Vec<(Field, Problem)> {
    let query = AuditorFormQuery { id: id.map(str::to_owned), form: form.clone() };
    let shown = desk.view(|reader| form_errors(reader, &query)).expect("the administrator may ask");
    let command = AuditorCommand::Save { id: query.id, form: query.form };
    if shown.is_empty() {
        desk.clone().auditor_ok(command);
    } else {
        assert_eq!(desk.auditor_refused(command), Refusal::Invalid { errors: shown.clone() });
    }
    shown.into_iter().map(|FieldError { field, problem }| (field, problem)).collect()
}

#[test]
fn an_id_is_the_type_and_the_last_six_digits_of_the_moment() {
    let mut desk = Desk::cms();
    assert_eq!(desk.auditor_ok(add(auditor_form("Sari", "internal"))).subject.id, "INTERNAL700000");
    assert_eq!(desk.auditor_ok(add(auditor_form("Tono", "external"))).subject.id, "EXTERNAL700000");
    desk.clock.now.0 = OPENED.0 + 300_042;
    assert_eq!(desk.auditor_ok(add(auditor_form("Umar", "internal"))).subject.id, "INTERNAL000042");
}

#[test]
fn an_id_in_use_or_used_before_gets_a_suffix() {
    let mut desk = Desk::cms();
    let mut add_one = |name| desk.auditor_ok(add(auditor_form(name, "internal"))).subject.id;
    assert_eq!(["Sari", "Tono"].map(&mut add_one), ["INTERNAL700000", "INTERNAL700000_2"]);
    desk.auditor_ok(delete("INTERNAL700000_2"));
    assert_eq!(desk.auditor_ok(add(auditor_form("Umar", "internal"))).subject.id, "INTERNAL700000_3");
}

#[test]
fn a_new_auditor_is_last_of_its_type_and_can_act_and_be_assigned() {
    let mut desk = Desk::cms();
    let id = desk.auditor_ok(add(auditor_form("  Sari \n Dewanti ", "external"))).subject.id;
    let entries = registered(&desk);
    assert_eq!((entries.total, entries.internal.len(), entries.external.len()), (5, 2, 3));
    let entry = entries.external.last().expect("three");
    assert_eq!(
        (entry.auditor.id.as_str(), entry.auditor.name.as_str(), entry.assignments),
        (id.as_str(), "Sari Dewanti", 0)
    );
    let assigned = desk.assign("TAB-OPR-02", &id);
    desk.as_auditor(&id);
    assert_eq!(desk.own_ids(&DeskQuery::default()), [assigned]);
}

#[test]
fn an_empty_company_takes_the_default_of_the_type() {
    let mut desk = Desk::cms();
    for (auditor_type, typed, company) in [
        ("internal", " ", "Kementerian ESDM"),
        ("external", " ", ""),
        ("internal", "Inspektorat", "Inspektorat"),
        ("external", " Kantor \t Audit ", "Kantor Audit"),
    ] {
        let form = AuditorForm {
            company: typed.to_owned(),
            ..auditor_form(&format!("Sari {auditor_type} {}", typed.len()), auditor_type)
        };
        let id = desk.auditor_ok(add(form)).subject.id;
        assert_eq!(desk.auditor(&id).company, company, "{auditor_type}: '{typed}'");
    }
}

#[test]
fn a_form_can_be_saved_only_with_name_address_type_and_expertise() {
    let good = auditor_form("Sari", "internal");
    assert_eq!(wrong(&mut Desk::cms(), None, &good), []);
    let blank = || " \u{200b} ".to_owned();
    let missing = [
        (Field::Name, AuditorForm { name: blank(), ..good.clone() }),
        (Field::Email, AuditorForm { email: blank(), ..good.clone() }),
        (Field::AuditorType, AuditorForm { auditor_type: " ".to_owned(), ..good.clone() }),
        (Field::Expertise, AuditorForm { expertise: vec![], ..good.clone() }),
        (Field::Expertise, AuditorForm { expertise: vec![blank()], ..good.clone() }),
    ];
    for (field, form) in missing {
        assert_eq!(wrong(&mut Desk::cms(), None, &form), [(field, Problem::Required)]);
        assert_eq!(wrong(&mut Desk::cms(), Some(MAYA), &form)[0].0, field, "the same error when editing");
    }
    let nothing = AuditorForm {
        name: String::new(),
        email: String::new(),
        auditor_type: String::new(),
        company: String::new(),
        expertise: Vec::new(),
    };
    let all = [Field::Name, Field::Email, Field::AuditorType, Field::Expertise].map(|field| (field, Problem::Required));
    assert_eq!(wrong(&mut Desk::cms(), None, &nothing), all);
}

#[test]
fn an_unknown_type_is_refused() {
    let form = auditor_form("Sari", "Internal");
    assert_eq!(wrong(&mut Desk::cms(), None, &form), [(Field::AuditorType, Problem::NotAChoice)]);
}

#[test]
fn names_of_maximum_length_pass_and_one_more_character_is_refused() {
    let form =
        |count: usize| AuditorForm { company: "é".repeat(count), ..auditor_form(&"é".repeat(count), "external") };
    assert_eq!(wrong(&mut Desk::cms(), None, &form(200)), []);
    let too_long = Problem::TooLong { max: 200, actual: 201 };
    let errors = [(Field::Name, too_long.clone()), (Field::Company, too_long)];
    assert_eq!(wrong(&mut Desk::cms(), None, &form(201)), errors);
}

#[test]
fn the_browser_validates_the_form_of_an_address() {
    let form = AuditorForm { email: "bukan alamat".to_owned(), ..auditor_form("Sari", "internal") };
    assert_eq!(wrong(&mut Desk::cms(), None, &form), []);
}

#[test]
fn saving_trims_tags_and_drops_those_that_differ_in_case_only() {
    let mut desk = Desk::cms();
    let tags = [" Pajak ", "pajak", "PAJAK", "", "Geologi", "Pajak  daerah", "pajak\u{a0}DAERAH"];
    let form = AuditorForm { expertise: tags.map(str::to_owned).to_vec(), ..auditor_form("Sari", "internal") };
    let id = desk.auditor_ok(add(form)).subject.id;
    assert_eq!(desk.auditor(&id).expertise, ["Pajak", "Geologi", "Pajak daerah"]);
}

#[test]
fn an_overlong_tag_refuses_the_whole_form() {
    let form =
        AuditorForm { expertise: vec!["Geologi".to_owned(), "x".repeat(61)], ..auditor_form("Sari", "internal") };
    let problem = Problem::TooLong { max: 60, actual: 61 };
    assert_eq!(wrong(&mut Desk::cms(), None, &form), [(Field::Expertise, problem)]);
}

#[test]
fn typed_tags_are_added_by_the_rules_of_saving() {
    let mut tags = Vec::new();
    let cases = [
        (" Pajak ", None),
        ("PAJAK", Some(Problem::Taken)),
        (" \t", Some(Problem::Required)),
        ("Geologi", None),
        ("geologi ", Some(Problem::Taken)),
    ];
    for (typed, problem) in cases {
        let after = added(&ExpertiseQuery { tags: tags.clone(), typed: typed.to_owned() });
        assert_eq!(after.problem, problem, "'{typed}'");
        tags = after.tags;
    }
    assert_eq!(tags, ["Pajak", "Geologi"]);
}

#[test]
fn only_the_administrator_adds_tags() {
    let query = ExpertiseQuery { tags: Vec::new(), typed: "Pajak".to_owned() };
    for role in Role::ALL {
        let answer = Desk::acting_as(role).view(|reader| added_to(reader, &query));
        assert_eq!(answer.is_ok(), role == Role::CmsAuditor, "{role:?}");
    }
}

#[test]
fn a_new_name_shows_in_register_list_detail_and_modal() {
    let mut desk = Desk::cms();
    let command = renamed(&desk, HENDRA, "Hendra Wijaya");
    desk.auditor_ok(command);
    let names: Vec<_> = registered(&desk).internal.into_iter().map(|entry| entry.auditor.name).collect();
    assert_eq!(names, ["Hendra Wijaya", "Maya Anggraini"]);
    for id in [PNBP, LICENCE, PLAN] {
        assert_eq!(desk.assignment_row(id).auditor_name, "Hendra Wijaya");
        let row = desk.view(|reader| detail(reader, id)).expect("there").row;
        assert_eq!(row.auditor_name, "Hendra Wijaya");
    }
    assert_eq!(desk.assignment_row(COMPLIANCE).auditor_name, "Maya Anggraini");
    let query = AssignmentFormQuery { data: vec!["TAB-OPR-02".to_owned()], auditor_type: "internal".to_owned() };
    let modal = desk.view(|reader| form(reader, &query)).expect("there");
    assert_eq!(modal.auditors[0].name, "Hendra Wijaya");
}

#[test]
fn search_finds_the_new_name_and_not_the_old_one() {
    let mut desk = Desk::cms();
    let command = renamed(&desk, HENDRA, "Hendra Wijaya");
    desk.auditor_ok(command);
    let found = |words: &str| {
        desk.assignment_ids(&AssignmentQuery { search: Some(words.to_owned()), ..AssignmentQuery::default() })
    };
    assert_eq!(found("wijaya"), [PNBP, LICENCE, PLAN]);
    assert_eq!(found("kusuma"), [""; 0]);
}

#[test]
fn the_session_of_a_renamed_auditor_gets_the_new_name() {
    let mut administrator = Desk::cms();
    let mut page = Desk::open();
    page.as_auditor(HENDRA);
    let form = AuditorForm { email: "hw@esdm.example".to_owned(), ..form_of(administrator.auditor(HENDRA)) };
    let form = AuditorForm { name: "Hendra Wijaya".to_owned(), ..form };
    let commit = administrator.auditor_ok(change(HENDRA, form));
    page.portal.apply(&commit);
    let shown = page.view(session);
    assert_eq!((shown.person.name.as_str(), shown.person.email.as_str()), ("Hendra Wijaya", "hw@esdm.example"));
    assert_eq!(shown.avatar, "HW");
    assert_eq!(page.own(&DeskQuery::default()).auditor_name, "Hendra Wijaya");
}

#[test]
fn a_change_without_a_new_name_does_not_touch_assignments() {
    let mut desk = Desk::cms();
    let form = AuditorForm { company: "Inspektorat".to_owned(), ..form_of(desk.auditor(HENDRA)) };
    let commit = desk.auditor_ok(change(HENDRA, form));
    assert_eq!(commit.changes.len(), 1);
    assert_eq!(commit.touched().to_vec(), [Slice::Activity, Slice::Auditors]);
}

#[test]
fn changing_a_deleted_auditor_is_refused() {
    let refusal = Desk::cms().auditor_refused(change("INTERNAL1", auditor_form("Sari", "internal")));
    assert_eq!(refusal, Refusal::not_found(Kind::Auditor, "INTERNAL1"));
    assert_eq!(Desk::cms().auditor_refused(delete("INTERNAL1")), Refusal::not_found(Kind::Auditor, "INTERNAL1"));
}

#[test]
fn the_type_of_an_auditor_with_assignments_cannot_change() {
    let mut desk = Desk::cms();
    let form = AuditorForm { auditor_type: "external".to_owned(), ..form_of(desk.auditor(HENDRA)) };
    let problem = Problem::HasAssignments { count: 3 };
    assert_eq!(wrong(&mut desk, Some(HENDRA), &form), [(Field::AuditorType, problem)]);
}

#[test]
fn the_type_of_an_auditor_without_assignments_can_change_with_its_role() {
    let mut desk = Desk::cms();
    let id = desk.auditor_ok(add(auditor_form("Sari", "internal"))).subject.id;
    let form = AuditorForm { auditor_type: "external".to_owned(), ..form_of(desk.auditor(&id)) };
    assert_eq!(wrong(&mut desk, Some(&id), &form), []);
    desk.auditor_ok(change(&id, form));
    assert_eq!(desk.auditor(&id).auditor_type, AuditorType::External);
    let act = |role| Command::Session(SessionCommand::ActAs { role, person: Some(id.clone()) });
    assert_eq!(desk.refused(&act(Role::InternalAuditor)), Refusal::not_found(Kind::Person, &id));
    desk.ok(&act(Role::ExternalAuditor));
    assert!(desk.own(&DeskQuery::default()).is_limited);
}

#[test]
fn a_page_open_in_the_old_type_does_not_see_assignments_of_the_new_type() {
    let mut administrator = Desk::cms();
    let added = administrator.auditor_ok(add(auditor_form("Sari", "internal")));
    let id = added.subject.id.clone();
    let mut page = Desk::open();
    page.portal.apply(&added);
    page.as_auditor(&id);
    let form = AuditorForm { auditor_type: "external".to_owned(), ..form_of(administrator.auditor(&id)) };
    administrator.auditor_ok(change(&id, form));
    let form = AssignmentForm { auditor_type: "external".to_owned(), ..crate::support::assignment("TAB-OPR-02", &id) };
    administrator.assignment_ok(AssignmentCommand::Create { form });
    for commit in &administrator.commits[1..] {
        page.portal.apply(commit);
    }
    assert_eq!(page.portal.session().role, Role::InternalAuditor);
    assert_eq!(page.own(&DeskQuery::default()).counts.total, 0);
    page.as_auditor(&id);
    assert_eq!(page.own(&DeskQuery::default()).counts.total, 1, "the address belongs to the external auditor");
}

#[test]
fn an_address_is_unique_ignoring_case() {
    let mut desk = Desk::cms();
    let taken = Refusal::invalid(Field::Email, Problem::Taken);
    let form = AuditorForm { email: " HENDRA.Kusuma@ESDM.example ".to_owned(), ..auditor_form("Sari", "internal") };
    let errors = |id: Option<&str>| {
        let query = AuditorFormQuery { id: id.map(str::to_owned), form: form.clone() };
        desk.view(|reader| form_errors(reader, &query)).expect("the administrator's form")
    };
    assert_eq!(errors(None), [FieldError { field: Field::Email, problem: Problem::Taken }]);
    assert_eq!(errors(Some(HENDRA)), [], "an auditor's own address is accepted");
    assert_eq!(desk.auditor_refused(AuditorCommand::Save { id: None, form: form.clone() }), taken);
    assert_eq!(desk.auditor_refused(AuditorCommand::Save { id: Some(MAYA.to_owned()), form }), taken);
}

#[test]
fn an_undo_that_would_reuse_an_address_is_refused() {
    let mut desk = Desk::cms();
    let save = |desk: &mut Desk, id: Option<&str>, form: AuditorForm| {
        desk.auditor_ok(AuditorCommand::Save { id: id.map(str::to_owned), form }).seq
    };
    let other = AuditorForm { email: "hk@esdm.example".to_owned(), ..form_of(desk.auditor(HENDRA)) };
    let changed = save(&mut desk, Some(HENDRA), other);
    let form = AuditorForm { email: "Hendra.Kusuma@esdm.example".to_owned(), ..auditor_form("Sari", "internal") };
    save(&mut desk, None, form);
    assert_eq!(desk.not_undone(changed), Refusal::invalid(Field::Email, Problem::Taken));
}

#[test]
fn an_auditor_who_becomes_external_loses_the_default_company() {
    let mut desk = Desk::cms();
    let save = |desk: &mut Desk, id: &str, form: AuditorForm| {
        desk.auditor_ok(AuditorCommand::Save { id: Some(id.to_owned()), form });
        desk.auditor(id).company.clone()
    };
    let add = AuditorCommand::Save { id: None, form: auditor_form("Sari", "internal") };
    let id = desk.auditor_ok(add).subject.id;
    let opened = registered(&desk).internal.into_iter().find(|entry| entry.auditor.id == id).expect("added").form;
    assert_eq!(opened, AuditorForm { company: String::new(), ..form_of(desk.auditor(&id)) }, "the default is a hint");
    let form = form_of(desk.auditor(&id));
    assert_eq!(form.company, "Kementerian ESDM");
    let external = AuditorForm { auditor_type: "external".to_owned(), ..form.clone() };
    assert_eq!(save(&mut desk, &id, external.clone()), "");
    assert_eq!(save(&mut desk, &id, AuditorForm { company: String::new(), ..form.clone() }), "Kementerian ESDM");
    let own = AuditorForm { company: "Kantor Sari".to_owned(), ..external };
    assert_eq!(save(&mut desk, &id, own), "Kantor Sari", "a typed company stays");
}
