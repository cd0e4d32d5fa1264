//! Follow-up of accepted findings: answers, assessments, ageing, and nobody else reads them (decisions §9).

use crate::support::audit::*;
use crate::support::findings::{SEEDED, accept, answer, assess, pin, reopen, rows_of, submit, whole};
use crate::support::history::undo;
use crate::support::{DAY, Desk};
use portal_core::Command;
use portal_core::audit::finding::commands::FindingCommand;
use portal_core::audit::finding::form::{FindingForm, TypedRecommendation};
use portal_core::audit::follow_up::commands::{AnswerForm, FollowUpCommand};
use portal_core::audit::follow_up::views::list::{
    FollowUpFilter, FollowUpList, FollowUpQuery, FollowUpRow, about_assigned, open_count, own,
};
use portal_core::model::finding::FollowUpStatus;
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::form::attachment::FileFacts;

fn list(desk: &Desk) -> FollowUpList {
    desk.view(|reader| own(reader, &FollowUpQuery::default())).expect("a company")
}

fn row(desk: &Desk, id: &str) -> FollowUpRow {
    list(desk).rows.into_iter().find(|row| row.id == id).expect("listed")
}

fn answered(follow_up: &str, text: &str, promised: &str, files: Vec<FileFacts>) -> Command {
    let form = AnswerForm { text: text.to_owned(), promised: promised.to_owned(), files };
    Command::FollowUp(FollowUpCommand::Answer { follow_up: follow_up.to_owned(), recommendation: 2, form })
}

#[test]
fn an_accepted_finding_appears_to_its_company_only() {
    let (mut desk, id) = Desk::with_accepted();
    let ids: Vec<String> = list(&desk).rows.into_iter().map(|row| row.id).collect();
    assert_eq!(ids, [SEEDED[0], SEEDED[1], &id], "the oldest open one first");
    assert_eq!(desk.view(open_count), Ok(3));
    let detail = desk.follow_up(&id).expect("about it");
    assert_eq!(
        (detail.row.title.as_str(), detail.may_answer, detail.may_assess),
        ("Produksi melebihi RKAB", true, false)
    );
    desk.act_as_person(Role::BadanUsaha, "bu-nikel");
    assert!(list(&desk).rows.is_empty());
    assert_eq!(desk.follow_up(&id).expect_err("another's"), Refusal::not_found(Kind::Finding, &id));
    assert_eq!(desk.refused(&answer(&id, 1)), Refusal::not_found(Kind::Finding, &id));
}

#[test]
fn a_company_reads_no_draft_review_or_working_paper() {
    let (mut desk, id) = Desk::with_accepted();
    let finding = desk.portal.state().follow_ups.get(&id).expect("there").finding_id.clone();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Edit { finding, form: whole("RAHASIA DRAF") }));
    desk.act_as(Role::BadanUsaha);
    let told = serde_json::to_string(&desk.follow_up(&id).expect("about it")).expect("plain data");
    let listed = serde_json::to_string(&list(&desk)).expect("plain data");
    for secret in ["RAHASIA DRAF", "Hendra", "Arif"] {
        assert!(!told.contains(secret) && !listed.contains(secret), "{secret}");
    }
    let slices = |read: &dyn Fn(&portal_core::store::Reader)| {
        desk.view(|reader| {
            read(reader);
            reader.read_slices()
        })
    };
    for read in [
        slices(&|reader| drop(own(reader, &FollowUpQuery::default()))),
        slices(&|reader| drop(portal_core::audit::follow_up::views::detail::detail(reader, &id))),
    ] {
        assert!(!read.contains(Slice::Findings) && !read.contains(Slice::WorkingPapers));
    }
}

#[test]
fn a_company_answers_with_a_promise_and_proof_and_the_auditor_assesses() {
    let (mut desk, id) = Desk::with_accepted();
    let proof = FileFacts { name: "bukti.pdf".to_owned(), size: 9, head: b"%PDF-1.7".to_vec(), tail: Vec::new() };
    desk.ok(&answered(&id, " Sudah dibayar. ", "2026-12-21", vec![proof]));
    let recommendation = desk.follow_up(&id).expect("own").recommendations[1].clone();
    assert_eq!(recommendation.promised.as_deref(), Some("21 Desember 2026"));
    assert_eq!((recommendation.events.len(), recommendation.awaits_assessment), (1, true));
    let file = recommendation.events[0].files[0].id.clone();
    assert!(desk.portal.state().held_files().contains(&file));
    desk.later(1).as_auditor(HENDRA);
    desk.ok(&assess(&id, 2, "done", "7.200.000", ""));
    let after = desk.follow_up(&id).expect("own").recommendations[1].clone();
    assert_eq!((after.status, after.awaits_assessment, after.is_open), (FollowUpStatus::Done, false, false));
    assert_eq!(after.events[1].fact.as_deref(), Some("Disetor Rp7.200.000"));
    desk.act_as(Role::BadanUsaha);
    let refusal = desk.refused(&answer(&id, 2));
    assert_eq!(refusal, Refusal::invalid(Field::Answer, Problem::Settled { status: "Sesuai".to_owned() }));
    assert_eq!(row(&desk, &id).state, "1 dari 2 rekomendasi selesai");
}

#[test]
fn wrong_answers_and_assessments_name_their_fields() {
    let (mut desk, id) = Desk::with_accepted();
    let field = |refusal: Refusal| match refusal {
        Refusal::Invalid { errors } => errors.into_iter().map(|error| error.field).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(field(desk.refused(&answered(&id, " ", "", vec![]))), [Field::Answer]);
    for day in ["2026-11-20", "besok", "2999-01-01"] {
        assert_eq!(field(desk.refused(&answered(&id, "A", day, vec![]))), [Field::Promised], "{day}");
    }
    assert_eq!(desk.refused(&answer(&id, 9)), Refusal::not_found(Kind::Recommendation, "9"));
    desk.as_auditor(HENDRA);
    for (status, settled, reason, wrong) in [
        ("", "", "", Field::FollowUpStatus),
        ("settled", "", "", Field::FollowUpStatus),
        ("done", "-1", "", Field::Settled),
        ("done", "banyak", "", Field::Settled),
        ("done", "999.999.999.999", "", Field::Settled),
        ("impossible", "", " ", Field::Reason),
    ] {
        assert_eq!(field(desk.refused(&assess(&id, 1, status, settled, reason))), [wrong], "{status} {settled}");
    }
    assert!(desk.portal.state().follow_ups.get(&id).expect("there").answers.is_empty());
}

#[test]
fn age_counts_whole_days_against_sixty() {
    let (mut desk, id) = Desk::with_accepted();
    let late =
        |desk: &Desk| list(desk).parts.iter().find(|part| part.value == FollowUpFilter::Late).expect("a part").count;
    let age = |desk: &Desk| (row(desk, &id).age, late(desk));
    assert_eq!(age(&desk), ("0 hari, sisa 60 hari".to_owned(), 0));
    desk.later(60 * DAY);
    assert_eq!(age(&desk), ("60 hari, sisa 0 hari".to_owned(), 2), "those of the sample data are older");
    desk.later(DAY);
    assert_eq!(age(&desk), ("61 hari, lewat 1 hari".to_owned(), 3));
    desk.as_auditor(HENDRA);
    for number in [1, 2] {
        desk.ok(&assess(&id, number, "done", "", ""));
    }
    desk.act_as(Role::BadanUsaha);
    assert_eq!(age(&desk), ("Selesai".to_owned(), 2));
    assert_eq!(desk.view(open_count), Ok(2));
}

/// The sample data have two more findings about the company, both open.
#[test]
fn the_list_is_filtered_by_its_parts_and_counts_all_of_them() {
    let (mut desk, id) = Desk::with_accepted();
    let shown = |desk: &Desk, status: &str| {
        let query = FollowUpQuery { status: Some(status.to_owned()) };
        let found = desk.view(|reader| own(reader, &query)).expect("a company");
        let counts: Vec<u32> = found.parts.iter().map(|part| part.count).collect();
        (found.rows.len(), found.status.map(FollowUpFilter::value), found.total, counts)
    };
    assert_eq!(shown(&desk, "open"), (3, Some("open"), 3, vec![3, 0, 0]));
    assert_eq!(shown(&desk, "late"), (0, Some("late"), 3, vec![3, 0, 0]));
    assert_eq!(shown(&desk, "anything"), (3, None, 3, vec![3, 0, 0]));
    desk.later(61 * DAY);
    assert_eq!(shown(&desk, "late"), (3, Some("late"), 3, vec![3, 3, 0]));
    desk.as_auditor(HENDRA);
    for number in [1, 2] {
        desk.ok(&assess(&id, number, "done", "", ""));
    }
    desk.act_as(Role::BadanUsaha);
    assert_eq!(shown(&desk, "settled"), (1, Some("settled"), 3, vec![2, 2, 1]));
    assert_eq!(shown(&desk, "open").0, 2);
}

#[test]
fn an_external_auditor_reads_accepted_findings_about_own_data_without_names() {
    let (mut desk, id) = Desk::with_accepted();
    desk.ok(&answer(&id, 1));
    desk.later(1).as_auditor(HENDRA);
    desk.ok(&assess(&id, 1, "partial", "", "Setoran belum lengkap."));
    desk.act_as(Role::CmsAuditor);
    let own = desk.assign("TAB-OPR-01", DEWI);
    desk.as_auditor(DEWI);
    let rows = desk.view(|reader| about_assigned(reader, &own)).expect("own");
    assert_eq!(rows.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), [id.as_str()]);
    let detail = desk.follow_up(&id).expect("about own data");
    assert!(!detail.may_answer && !detail.may_assess && !detail.may_open_files && detail.watermark.is_some());
    assert!(!serde_json::to_string(&detail).expect("plain data").contains("Hendra"));
    assert!(desk.view(|reader| about_assigned(reader, DOMESTIC)).expect("own").is_empty());
    desk.as_auditor(YOSEF);
    assert_eq!(desk.follow_up(&id).expect_err("foreign"), Refusal::not_found(Kind::Finding, &id));
    assert!(desk.view(|reader| about_assigned(reader, &own)).is_err());
}

#[test]
fn every_role_does_exactly_its_part_of_a_follow_up() {
    for role in Role::ALL {
        let (mut desk, id) = Desk::with_accepted();
        desk.act_as(role);
        assert_eq!(desk.may(&answer(&id, 1)), role == Role::BadanUsaha, "{role:?} answers");
        assert_eq!(desk.may(&assess(&id, 1, "done", "", "")), role == Role::InternalAuditor, "{role:?} assesses");
        let reads = [Role::BadanUsaha, Role::InternalAuditor, Role::CmsAuditor].contains(&role);
        assert_eq!(desk.follow_up(&id).is_ok(), reads, "{role:?} reads");
        assert_eq!(desk.view(open_count).is_ok(), role == Role::BadanUsaha, "{role:?} counts");
    }
    let (mut desk, id) = Desk::with_accepted();
    desk.as_auditor(MAYA);
    assert_eq!(desk.refused(&assess(&id, 1, "done", "", "")), Refusal::not_found(Kind::Finding, &id));
}

#[test]
fn an_answer_can_be_undone_until_it_is_assessed() {
    let (mut desk, id) = Desk::with_accepted();
    desk.ok(&answer(&id, 1));
    let seq = desk.portal.state().seq;
    desk.ok(&undo(seq));
    assert!(desk.portal.state().follow_ups.get(&id).expect("there").answers.is_empty());
    desk.ok(&answer(&id, 1));
    let seq = desk.portal.state().seq;
    desk.later(1).as_auditor(HENDRA);
    desk.ok(&assess(&id, 1, "partial", "", ""));
    desk.act_as(Role::BadanUsaha);
    assert!(matches!(desk.refused(&undo(seq)), Refusal::Answered { .. }));
}

#[test]
fn an_external_auditor_reads_no_rows_of_other_data() {
    let (mut desk, finding) = Desk::with_finding();
    desk.ok(&pin(&finding, rows_of(PNBP, &[1])));
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    desk.assign("TAB-OPR-01", DEWI);
    desk.as_auditor(DEWI);
    let evidence =
        desk.follow_up(&portal_core::model::finding::FollowUp::id_of(&finding)).expect("about own data").evidence;
    assert_eq!(evidence.iter().map(|one| one.shown.is_some()).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn settled_amounts_of_all_recommendations_are_at_most_the_findings() {
    let (mut desk, id) = Desk::with_accepted();
    desk.as_auditor(HENDRA);
    desk.ok(&assess(&id, 1, "partial", "686.666.790", ""));
    let refusal = desk.refused(&assess(&id, 2, "partial", "1", ""));
    let amount = "Rp686.666.790,72".to_owned();
    assert_eq!(refusal, Refusal::invalid(Field::Settled, Problem::AboveAmount { amount }));
    desk.ok(&assess(&id, 2, "partial", "0,72", ""));
    let form = desk.follow_up(&id).expect("own").recommendations[0].assessment.clone();
    assert_eq!((form.status.as_str(), form.settled.as_str()), ("", "686666790"));
}

#[test]
fn an_answered_recommendation_that_is_dropped_stays_readable() {
    let (mut desk, id) = Desk::with_accepted();
    let finding = desk.portal.state().follow_ups.get(&id).expect("there").finding_id.clone();
    desk.ok(&answer(&id, 2));
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.as_auditor(HENDRA);
    let recommendations = vec![TypedRecommendation { number: 1, text: "Tetap.".to_owned() }];
    let form = FindingForm { recommendations, ..whole("A") };
    desk.ok(&Command::Finding(FindingCommand::Edit { finding, form }));
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    desk.act_as(Role::BadanUsaha);
    let dropped = desk.follow_up(&id).expect("own").recommendations[1].clone();
    assert_eq!((dropped.number, dropped.events.len(), dropped.is_open), (2, 1, false));
}
