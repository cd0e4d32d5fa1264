//! Help-desk tickets about accepted findings (decisions §9).

use crate::support::audit::{HENDRA, PLAN};
use crate::support::findings::{accept, pin, reopen, rows_of, submit, whole, write};
use crate::support::{Desk, form};
use portal_core::Command;
use portal_core::audit::finding::commands::FindingCommand;
use portal_core::model::Role;
use portal_core::store::error::{Kind, Refusal};
use portal_core::ticket::commands::{TicketCommand, TicketForm};

fn about(finding: &str) -> TicketCommand {
    let finding = Some(finding.to_owned());
    TicketCommand::Create { form: TicketForm { finding, ..form("Tindak lanjut temuan") } }
}

fn tickets(desk: &Desk, finding: &str) -> Vec<String> {
    let detail = desk.follow_up(finding).expect("readable");
    detail.tickets.into_iter().map(|ticket| ticket.id).collect()
}

#[test]
fn a_ticket_and_its_finding_lead_to_each_other() {
    let (mut desk, finding) = Desk::with_accepted();
    desk.filed(form("Tentang hal lain"));
    let ticket = desk.ticket_ok(about(&finding)).expect("filed").subject.id;
    assert_eq!(tickets(&desk, &finding), std::slice::from_ref(&ticket));
    let shown = desk.detail(&ticket).finding.expect("about a finding");
    assert_eq!((shown.id.as_str(), shown.title.as_str(), shown.may_open), (&*finding, "Produksi melebihi RKAB", true));
    for role in [Role::InternalEsdm, Role::Agent] {
        desk.act_as(role);
        let shown = desk.detail(&ticket).finding.expect("about a finding");
        assert_eq!((shown.title.as_str(), shown.may_open), ("Produksi melebihi RKAB", false), "{role:?}");
    }
    for role in [Role::CmsAuditor, Role::InternalAuditor] {
        desk.act_as(role);
        assert!(tickets(&desk, &finding).is_empty(), "{role:?}");
    }
}

#[test]
fn a_new_ticket_begins_with_the_finding_and_its_recommendations() {
    let (mut desk, finding) = Desk::with_accepted();
    let start = desk.follow_up(&finding).expect("own").ticket_start.expect("the company");
    assert_eq!(start.title, "Tindak lanjut temuan: Produksi melebihi RKAB");
    let recommendations = "1. Sesuaikan rencana.\n2. Laporkan penyebabnya.\n";
    let description = format!("Temuan: Produksi melebihi RKAB\nRekomendasi:\n{recommendations}\nPertanyaan:\n");
    assert_eq!(start.description, description);
    desk.as_auditor(HENDRA);
    assert_eq!(desk.follow_up(&finding).expect("own").ticket_start, None);
}

#[test]
fn only_the_company_of_a_finding_files_a_ticket_about_it() {
    let (mut desk, finding) = Desk::with_accepted();
    let not_found = Refusal::not_found(Kind::Finding, &finding);
    desk.act_as_person(Role::BadanUsaha, "bu-nikel");
    assert_eq!(desk.ticket_refused(about(&finding)), not_found);
    desk.act_as(Role::InternalEsdm);
    let on_behalf = TicketForm { requester: Some("bu-bara".to_owned()), finding: Some(finding.clone()), ..form("A") };
    assert_eq!(desk.ticket_refused(TicketCommand::Create { form: on_behalf }), not_found);
    desk.act_as(Role::BadanUsaha);
    assert_eq!(desk.ticket_refused(about("TL_X")), Refusal::not_found(Kind::Finding, "TL_X"));
}

#[test]
fn a_ticket_shows_the_accepted_title_until_the_finding_is_withdrawn() {
    let (mut desk, finding) = Desk::with_accepted();
    let ticket = desk.ticket_ok(about(&finding)).expect("filed").subject.id;
    let own = desk.portal.state().follow_ups.get(&finding).expect("there").finding_id.clone();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Edit { finding: own.clone(), form: whole("RAHASIA DRAF") }));
    desk.act_as(Role::Agent);
    assert_eq!(desk.detail(&ticket).finding.expect("about a finding").title, "Produksi melebihi RKAB");
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Delete { finding: own }));
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    desk.act_as(Role::BadanUsaha);
    assert_eq!(desk.detail(&ticket).finding, None);
    assert_eq!(desk.ticket_refused(about(&finding)), Refusal::not_found(Kind::Finding, &finding));
}

#[test]
fn a_ticket_keeps_its_finding_when_another_tab_has_taken_the_findings_id() {
    let mut here = Desk::open();
    let mut there = here.other_tab(Role::InternalAuditor);
    let pinned = here.as_auditor(HENDRA).ok(&write(PLAN, whole("Pertama"))).expect("written").subject.id;
    here.ok(&pin(&pinned, rows_of(PLAN, &[2])));
    let finding = there.as_auditor(HENDRA).ok(&write(PLAN, whole("Kedua"))).expect("written").subject.id;
    there.ok(&pin(&finding, rows_of(PLAN, &[1])));
    there.ok(&submit(PLAN));
    there.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    there.act_as(Role::BadanUsaha);
    let ticket = there.ticket_ok(about(&format!("TL_{finding}"))).expect("filed").subject.id;
    here.adopts(&there);
    here.act_as(Role::BadanUsaha);
    let shown = here.detail(&ticket).finding.expect("about a finding");
    assert_ne!(shown.id, format!("TL_{finding}"));
    assert_eq!(shown.title, "Kedua");
    assert_eq!(here.ticket(&ticket).finding.as_deref(), Some(shown.id.as_str()));
    assert!(here.portal.state().follow_ups.get(&shown.id).is_some_and(|one| one.id == shown.id));
}
