//! The review of audits: submit, return, accept, reopen, comment (decisions §9).

use crate::support::audit::*;
use crate::support::findings::{SEEDED, accept, answer, reopen, send_back, submit, whole, write};
use crate::support::history::{restore, undo};
use crate::support::{Desk, HOUR};
use crate::working_papers::{kept, typed};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::finding::commands::FindingCommand;
use portal_core::audit::finding::form::FindingForm;
use portal_core::audit::review::commands::{ChosenPlace, ReviewCommand};
use portal_core::audit::review::places::{CommentPlaces, places};
use portal_core::audit::review::views::{ReviewWorklist, waiting, worklist};
use portal_core::audit::working_paper::form::TestKind;
use portal_core::model::Role;
use portal_core::model::assignment::{AssignmentStatus, ReviewState};
use portal_core::model::finding::FollowUp;
use portal_core::store::error::{Field, Kind, Problem, Refusal};

fn state_of(desk: &Desk) -> (AssignmentStatus, ReviewState) {
    let found = desk.assignment(PLAN);
    (found.status, found.review.state)
}

fn work(desk: &Desk) -> ReviewWorklist {
    desk.view(worklist).expect("may review")
}

fn comment(place: ChosenPlace) -> Command {
    let text = "Lengkapi dasar perhitungannya.".to_owned();
    Command::Review(ReviewCommand::Comment { assignment: PLAN.to_owned(), place, text })
}

#[test]
fn a_submission_completes_the_assignment_and_an_acceptance_locks_it() {
    let (mut desk, _) = Desk::with_finding();
    desk.later(HOUR);
    desk.ok(&submit(PLAN));
    assert_eq!(state_of(&desk), (AssignmentStatus::Completed, ReviewState::Submitted));
    assert!(desk.assignment(PLAN).completed_date.is_some());
    let again = Refusal::WrongReview { state: ReviewState::Submitted };
    assert_eq!(desk.refused(&submit(PLAN)), again);
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    assert_eq!(state_of(&desk), (AssignmentStatus::Completed, ReviewState::Accepted));
    let locked = Refusal::WrongReview { state: ReviewState::Accepted };
    assert_eq!(desk.refused(&accept(PLAN)), locked);
    assert_eq!(desk.refused(&send_back(PLAN, "Kurang.")), locked);
}

#[test]
fn a_return_moves_the_assignment_to_in_progress_with_the_reason() {
    let (mut desk, id) = Desk::with_finding();
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor);
    assert!(matches!(desk.refused(&send_back(PLAN, " ")), Refusal::Invalid { .. }));
    desk.ok(&send_back(PLAN, "Bukti belum cukup."));
    assert_eq!(state_of(&desk), (AssignmentStatus::InProgress, ReviewState::Returned));
    assert_eq!(desk.assignment(PLAN).completed_date, None);
    desk.as_auditor(HENDRA);
    let view = desk.audit(PLAN).expect("own");
    assert_eq!((view.review.decision.as_str(), view.may_write), ("Bukti belum cukup.", true));
    desk.ok(&Command::Finding(FindingCommand::Edit { finding: id, form: whole("Diperbaiki") }));
    desk.later(HOUR).ok(&submit(PLAN));
    assert_eq!(state_of(&desk).1, ReviewState::Submitted);
    let decided = desk.audit(PLAN).expect("own").review.decided;
    assert_eq!(decided, view.review.changed, "who returned it and when stays to be read");
}

#[test]
fn completed_work_that_was_never_submitted_can_be_returned() {
    let (mut desk, _) = Desk::with_finding();
    desk.assignment_ok(AssignmentCommand::Complete { assignment: PLAN.to_owned() });
    assert_eq!(state_of(&desk), (AssignmentStatus::Completed, ReviewState::None));
    desk.act_as(Role::CmsAuditor).ok(&send_back(PLAN, "Ajukan dengan simpulan."));
    assert_eq!(state_of(&desk), (AssignmentStatus::InProgress, ReviewState::Returned));
}

#[test]
fn a_finding_without_its_four_parts_cannot_be_submitted() {
    let (mut desk, _) = Desk::with_finding();
    desk.ok(&write(PLAN, FindingForm { criteria: String::new(), ..whole("Kurang kriteria") }));
    let Refusal::IncompleteFindings { findings } = desk.refused(&submit(PLAN)) else { panic!("not refused") };
    let told: Vec<_> = findings.iter().map(|one| (one.title.as_str(), one.missing.join(", "))).collect();
    assert_eq!(told, [("Kurang kriteria", "Kriteria, Bukti".to_owned())]);
    assert_eq!(state_of(&desk), (AssignmentStatus::InProgress, ReviewState::None));
}

#[test]
fn a_submission_needs_a_conclusion_and_work_that_has_begun() {
    let (mut desk, _) = Desk::with_finding();
    let [assignment, conclusion, summary] = [PLAN, "", ""].map(str::to_owned);
    let without = Command::Review(ReviewCommand::Submit { assignment, conclusion, summary });
    let errors = Refusal::invalid(Field::Simpulan, Problem::Required);
    assert_eq!(desk.refused(&without), errors);
    assert_eq!(desk.refused(&submit(PNBP)), Refusal::WrongStep { status: AssignmentStatus::Assigned });
}

#[test]
fn a_reopened_audit_can_be_accepted_again_with_other_findings() {
    let (mut desk, follow_up) = Desk::with_accepted();
    let id = desk.portal.state().follow_ups.get(&follow_up).expect("accepted").finding_id.clone();
    desk.ok(&answer(&follow_up, 1));
    desk.act_as(Role::CmsAuditor);
    let first = desk.portal.state().follow_ups.get(&follow_up).expect("there").accepted_date;
    desk.later(HOUR).ok(&reopen(PLAN));
    assert_eq!(state_of(&desk), (AssignmentStatus::InProgress, ReviewState::Reopened));
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Edit { finding: id.clone(), form: whole("Judul baru") }));
    let title = |desk: &Desk| desk.portal.state().follow_ups.get(&follow_up).expect("there").text.title.clone();
    assert_eq!(title(&desk), "Produksi melebihi RKAB", "drafts stay with the auditor");
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    let after = desk.portal.state().follow_ups.get(&follow_up).expect("there");
    assert_eq!((after.text.title.as_str(), after.answers.len(), after.accepted_date), ("Judul baru", 1, first));
    desk.ok(&reopen(PLAN));
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Delete { finding: id }));
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    assert!(desk.portal.state().follow_ups.get(&follow_up).expect("kept").is_withdrawn);
    assert!(desk.act_as(Role::BadanUsaha).follow_up(&follow_up).is_err());
}

#[test]
fn an_acceptance_cannot_be_undone_once_the_company_has_answered() {
    let (mut desk, follow_up) = Desk::with_accepted();
    let seq = desk.portal.state().seq;
    desk.ok(&answer(&follow_up, 1));
    desk.act_as(Role::CmsAuditor);
    assert!(matches!(desk.refused(&undo(seq)), Refusal::ChangedSince { .. }));
    let (mut desk, follow_up) = Desk::with_accepted();
    let seq = desk.portal.state().seq;
    desk.act_as(Role::CmsAuditor).ok(&undo(seq));
    assert!(desk.portal.state().follow_ups.get(&follow_up).is_none());
    assert_eq!(state_of(&desk).1, ReviewState::Submitted);
}

#[test]
fn comments_are_written_on_places_of_the_assignment_and_settled_by_both_sides() {
    let (mut desk, finding) = Desk::with_finding();
    let step = kept(&mut desk, PLAN, typed(TestKind::Profile, &[("column", "Kode Blok")]));
    desk.act_as(Role::CmsAuditor);
    for place in [
        ChosenPlace::Assignment,
        ChosenPlace::Finding { finding },
        ChosenPlace::Step { step },
        ChosenPlace::Cell { row: 2, column: 1 },
    ] {
        desk.ok(&comment(place));
    }
    let view = desk.audit(PLAN).expect("may read it");
    let words: Vec<&str> = view.comments.iter().map(|one| one.place_words.as_str()).collect();
    assert_eq!(words[..3], ["Seluruh pemeriksaan", "Temuan 1", "Langkah 1"]);
    assert!(words[3].starts_with("Baris 2, "), "{}", words[3]);
    desk.as_auditor(HENDRA);
    desk.ok(&comment(ChosenPlace::Assignment));
    let [assignment, comment_id] = [PLAN, &view.comments[0].id].map(str::to_owned);
    let resolve = ReviewCommand::Resolve { assignment, comment: comment_id, is_resolved: true };
    desk.ok(&Command::Review(resolve.clone()));
    assert!(desk.ok(&Command::Review(resolve)).is_none());
    let open =
        desk.act_as(Role::CmsAuditor).audit(PLAN).expect("may").comments.iter().filter(|one| !one.is_resolved).count();
    assert_eq!(open, 4);
    for (place, kind) in [
        (ChosenPlace::Finding { finding: "FINDING_0".to_owned() }, Kind::Finding),
        (ChosenPlace::Step { step: "STEP_0".to_owned() }, Kind::PaperStep),
    ] {
        assert!(matches!(desk.refused(&comment(place)), Refusal::NotFound { what, .. } if what == kind));
    }
    let last = places_of(&desk).rows;
    let wrong = Problem::NotARow { last };
    for (row, column, field, problem) in [
        (0, 1, Field::Row, wrong.clone()),
        (last + 1, 1, Field::Row, wrong),
        (1, 99, Field::Columns, Problem::NotAChoice),
    ] {
        let refusal = desk.refused(&comment(ChosenPlace::Cell { row, column }));
        assert_eq!(refusal, Refusal::invalid(field, problem), "row {row}, column {column}");
    }
    desk.ok(&comment(ChosenPlace::Cell { row: last, column: 1 }));
}

fn places_of(desk: &Desk) -> CommentPlaces {
    desk.view(|reader| places(reader, PLAN)).expect("may comment")
}

#[test]
fn a_comment_can_be_placed_on_findings_steps_and_cells_of_the_assignment() {
    let (mut desk, finding) = Desk::with_finding();
    let step = kept(&mut desk, PLAN, typed(TestKind::Profile, &[("column", "Kode Blok")]));
    for role in [Role::InternalAuditor, Role::CmsAuditor] {
        desk.act_as(role);
        let CommentPlaces { choices, columns, .. } = places_of(&desk);
        let keys: Vec<&str> = choices.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(keys, ["", &finding, &step]);
        assert_eq!(choices[1].label, "Temuan 1: Produksi melebihi RKAB");
        assert!(choices[2].label.starts_with("Langkah 1: "));
        assert!(columns.iter().any(|column| column.label == "Kode Blok"));
        for choice in choices {
            desk.ok(&comment(choice.place));
        }
    }
    let document = desk.view(|reader| places(reader, LICENCE)).expect("may");
    assert_eq!((document.rows, document.columns.len(), document.choices.len()), (0, 0, 1));
    assert!(desk.act_as(Role::ExternalAuditor).view(|reader| places(reader, PLAN)).is_err());
}

#[test]
fn the_worklist_has_waiting_returned_and_late_audits() {
    let (mut desk, _) = Desk::with_finding();
    desk.act_as(Role::CmsAuditor);
    let ids = |rows: &[portal_core::audit::review::views::ReviewRow]| {
        rows.iter().map(|row| row.assignment.clone()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&work(&desk).late), [LICENCE]);
    let before = desk.view(waiting).expect("may");
    desk.as_auditor(HENDRA).ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor);
    assert_eq!(desk.view(waiting), Ok(before + 1));
    let list = work(&desk);
    assert_eq!(ids(&list.waiting), [FINAL_REPORT, PLAN], "the one that waits longest first");
    assert_eq!(ids(&list.accepted), [BLENDING]);
    let row = list.waiting.iter().find(|row| row.assignment == PLAN).expect("waits");
    assert_eq!((row.findings, row.conclusion.as_str()), (1, "Sesuai dengan catatan"));
    desk.ok(&send_back(PLAN, "Kurang."));
    assert!(ids(&work(&desk).returned).contains(&PLAN.to_owned()));
    assert_eq!(desk.view(waiting), Ok(before));
}

#[test]
fn every_role_does_exactly_its_part_of_a_review() {
    for role in Role::ALL {
        let (mut desk, _) = Desk::with_finding();
        desk.act_as(role);
        assert_eq!(desk.may(&submit(PLAN)), role == Role::InternalAuditor, "{role:?} submits");
        let (mut desk, _) = Desk::with_finding();
        desk.ok(&submit(PLAN));
        desk.act_as(role);
        let reviews = role == Role::CmsAuditor;
        assert_eq!(desk.view(worklist).is_ok(), reviews, "{role:?}");
        assert_eq!(desk.view(waiting).is_ok(), reviews, "{role:?}");
        assert_eq!(desk.may(&comment(ChosenPlace::Assignment)), reviews || role == Role::InternalAuditor, "{role:?}");
        assert_eq!(desk.may(&accept(PLAN)), reviews, "{role:?} accepts");
        if reviews {
            assert!(desk.may(&reopen(PLAN)));
        } else {
            let refusal = Refusal::NotPermitted { role, action: portal_core::store::session::Action::ReviewAudits };
            assert_eq!(desk.refused(&reopen(PLAN)), refusal);
            assert_eq!(desk.refused(&send_back(PLAN, "A")), refusal);
        }
    }
}

#[test]
fn work_of_external_auditors_is_not_reviewed() {
    let mut desk = Desk::cms();
    for command in [accept(DRILLING), send_back(DRILLING, "A"), reopen(DRILLING)] {
        assert_eq!(desk.refused(&command), Refusal::not_found(Kind::Assignment, DRILLING));
    }
    assert!(desk.audit(DRILLING).is_err());
}

#[test]
fn two_tabs_that_accept_the_same_audit_publish_its_findings_once() {
    let (mut desk, finding) = Desk::with_finding();
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor);
    let mut other = desk.other_tab(Role::CmsAuditor);
    desk.ok(&accept(PLAN));
    other.later(HOUR).ok(&accept(PLAN));
    desk.adopts(&other);
    let ids: Vec<&str> = desk.portal.state().follow_ups.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, [SEEDED[0], SEEDED[1], &FollowUp::id_of(&finding)]);
}

#[test]
fn restoring_an_assignment_keeps_its_review_and_comments() {
    let (mut desk, follow_up) = Desk::with_accepted();
    desk.act_as(Role::CmsAuditor).ok(&comment(ChosenPlace::Assignment));
    let before = desk.portal.state().assignments.get(PLAN).expect("there").clone();
    let submitted = desk.portal.state().seq - 2;
    let earlier = restore(submitted, portal_core::model::Slice::Assignments, PLAN);
    if desk.may(&earlier) {
        let after = desk.portal.state().assignments.get(PLAN).expect("there").clone();
        assert_eq!((after.review, after.status, after.comments), (before.review, before.status, before.comments));
    }
    assert!(desk.portal.state().follow_ups.get(&follow_up).is_some());
}

#[test]
fn an_undone_return_does_not_submit_unfinished_findings() {
    let (mut desk, _) = Desk::with_finding();
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&send_back(PLAN, "Kurang."));
    let returned = desk.portal.state().seq;
    desk.as_auditor(HENDRA);
    desk.ok(&write(PLAN, FindingForm { title: "Baru".to_owned(), ..FindingForm::default() }));
    desk.act_as(Role::CmsAuditor);
    assert!(matches!(desk.refused(&undo(returned)), Refusal::IncompleteFindings { .. }));
}

#[test]
fn an_undone_reopening_keeps_what_was_accepted() {
    let (mut desk, follow_up) = Desk::with_accepted();
    let finding = desk.portal.state().follow_ups.get(&follow_up).expect("there").finding_id.clone();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    let reopened = desk.portal.state().seq;
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Edit { finding, form: whole("Lain") }));
    let edited = desk.portal.state().seq;
    desk.act_as(Role::CmsAuditor);
    assert_eq!(desk.refused(&undo(reopened)), Refusal::WrongReview { state: ReviewState::Reopened });
    desk.as_auditor(HENDRA).ok(&undo(edited));
    desk.act_as(Role::CmsAuditor).ok(&undo(reopened));
    assert_eq!(state_of(&desk).1, ReviewState::Accepted);
}

#[test]
fn a_second_acceptance_cannot_be_undone_once_it_is_answered() {
    let (mut desk, follow_up) = Desk::with_accepted();
    let finding = desk.portal.state().follow_ups.get(&follow_up).expect("there").finding_id.clone();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Edit { finding, form: whole("Lain") }));
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    let accepted = desk.portal.state().seq;
    // The form of the edit has recommendations without numbers, so they get new ones: 3 and 4.
    desk.act_as(Role::BadanUsaha).ok(&answer(&follow_up, 3));
    desk.act_as(Role::CmsAuditor);
    assert!(matches!(desk.refused(&undo(accepted)), Refusal::Answered { .. }));
}

#[test]
fn a_return_in_another_tab_publishes_nothing() {
    let (mut desk, finding) = Desk::with_finding();
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor);
    let mut other = desk.other_tab(Role::CmsAuditor);
    desk.ok(&send_back(PLAN, "Kurang."));
    other.later(HOUR).ok(&accept(PLAN));
    desk.adopts_not(&other);
    assert!(desk.portal.state().follow_ups.get(&FollowUp::id_of(&finding)).is_none());
}

#[test]
fn an_answer_survives_the_undo_of_an_acceptance_in_another_tab() {
    let (mut desk, finding) = Desk::with_finding();
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    let accepted = desk.portal.state().seq;
    let mut other = desk.other_tab(Role::CmsAuditor);
    let id = FollowUp::id_of(&finding);
    desk.act_as(Role::BadanUsaha).ok(&answer(&id, 1));
    other.ok(&undo(accepted));
    desk.adopts_not(&other);
    assert_eq!(desk.portal.state().follow_ups.get(&id).expect("kept").answers.len(), 1);
}

#[test]
fn a_comment_of_the_auditor_before_does_not_name_its_writer() {
    let (mut desk, _) = Desk::with_finding();
    desk.ok(&comment(ChosenPlace::Assignment));
    desk.act_as(Role::CmsAuditor);
    let form = hand_over_form(PLAN, MAYA);
    let form = portal_core::audit::assignment::form::HandOverForm { auditor_type: "internal".to_owned(), ..form };
    desk.assignment_ok(AssignmentCommand::HandOver { form });
    desk.as_auditor(MAYA);
    let written = desk.audit(PLAN).expect("own").comments[0].written.clone();
    assert!(written.starts_with("Auditor sebelumnya, "), "{written}");
}
