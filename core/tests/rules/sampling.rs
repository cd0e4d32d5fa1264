//! Samples of working papers: planned sizes, and the results of their rows (decisions §9).

use crate::support::Desk;
use crate::support::audit::*;
use crate::working_papers::{kept, paper_of, repeat, run, store, typed, with_shipments};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::working_paper::commands::{ItemForm, WorkingPaperCommand};
use portal_core::audit::working_paper::form::{TestForm, TestKind};
use portal_core::audit::working_paper::views::sample::{SampleItems, SampleItemsQuery, items};
use portal_core::history::commands::HistoryCommand;
use portal_core::model::Role;
use portal_core::model::assignment::AssignmentStatus;
use portal_core::model::working_paper::{ItemFinding, ItemResult};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::session::Action::KeepSteps;
use portal_core::{Command, history, soundness};

/// Three of the four shipments.
fn simple() -> TestForm {
    typed(TestKind::Sample, &[("method", "simple"), ("method.size", "3"), ("seed", "20261130")])
}

fn monetary() -> TestForm {
    let values = [("method", "monetaryUnit"), ("method.amount", "Nilai (Rp)"), ("method.size", "2"), ("seed", "5")];
    typed(TestKind::Sample, &values)
}

fn planned(method: &str, expected: &str) -> TestForm {
    let values = [
        ("method", method),
        ("method.amount", "Nilai (Rp)"),
        ("sizing", "planned"),
        ("plan.confidence", "95"),
        ("plan.tolerable", "5"),
        ("plan.expected", expected),
        ("seed", "1"),
    ];
    typed(TestKind::Sample, &values)
}

fn record(step: &str, number: u32, [finding, amount, note]: [&str; 3]) -> Command {
    let [finding, amount, note] = [finding, amount, note].map(str::to_owned);
    let form = ItemForm { finding, amount, note };
    Command::WorkingPaper(WorkingPaperCommand::RecordItem { step: step.to_owned(), number, form })
}

fn shown(desk: &Desk, step: &str) -> Result<SampleItems, Refusal> {
    let query = SampleItemsQuery { step: step.to_owned(), first: 0, count: 50 };
    desk.view(|reader| items(reader, &query))
}

fn rows_of(desk: &Desk, step: &str) -> SampleItems {
    shown(desk, step).expect("may read it")
}

fn figure(of: &SampleItems, label: &str) -> String {
    let found = of.figures.iter().find(|figure| figure.label == label);
    found.unwrap_or_else(|| panic!("{label}: {:?}", of.figures)).value.clone()
}

#[test]
fn a_planned_sample_keeps_what_was_asked_and_its_size() {
    let (mut desk, _, assignment) = with_shipments();
    kept(&mut desk, &assignment, planned("simple", "1"));
    let step = &paper_of(&desk, &assignment).steps[0];
    assert_eq!(
        step.name,
        "Sampel: acak sederhana, 93 baris (keyakinan 95%, dapat diterima 5%, diharapkan 1%), benih 1"
    );
    // The population has fewer rows.
    assert_eq!((step.rows, step.examined), (4, Some(0)));
    let step = kept(&mut desk, &assignment, planned("monetaryUnit", "0"));
    assert_eq!(figure(&rows_of(&desk, &step), "Butir diperiksa"), "0 dari 4");
    assert!(paper_of(&desk, &assignment).steps[1].name.contains("satuan moneter Nilai (Rp), 60 unit"));
    assert!(repeat(&desk, &step, false).is_same);
}

#[test]
fn bad_plans_are_told_beside_their_fields() {
    let (desk, _, assignment) = with_shipments();
    for (expected, field) in [("5", "plan.expected"), ("x", "plan.expected"), ("4,99", "plan.expected")] {
        let view = run(&desk, DataSubject::Assigned(assignment.clone()), planned("simple", expected)).expect("its own");
        let names: Vec<&str> = view.errors.iter().map(|error| error.name.as_str()).collect();
        assert_eq!(names, [field], "{expected}");
    }
}

#[test]
fn findings_are_recorded_changed_removed_and_undone() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, simple());
    let sample = rows_of(&desk, &step);
    assert!(sample.may_record && !sample.is_monetary);
    let numbers: Vec<u32> = sample.items.iter().map(|item| item.number).collect();
    let [first, second, third] = numbers[..] else { panic!("three rows: {numbers:?}") };

    desk.ok(&record(&step, second, ["conforms", "", ""]));
    let commit = desk.ok(&record(&step, first, ["deviates", "", "  Tanpa\nberita acara "])).expect("a change");
    assert!(desk.ok(&record(&step, first, ["deviates", "", "Tanpa berita acara"])).is_none(), "nothing has changed");
    let sample = rows_of(&desk, &step);
    let item = &sample.items[0];
    assert_eq!((item.finding.as_str(), item.note.as_str()), ("deviates", "Tanpa berita acara"));
    assert_eq!(figure(&sample, "Tingkat penyimpangan"), "50,0%");
    assert_eq!(sample.remarks, ["Baru 2 dari 3 butir diperiksa; angka ini masih sementara."]);
    assert_eq!(paper_of(&desk, &assignment).steps[0].examined, Some(2));

    desk.ok(&record(&step, third, ["conforms", "", ""]));
    desk.ok(&record(&step, third, ["", "", ""]));
    assert!(desk.ok(&record(&step, third, ["", "", ""])).is_none());
    desk.ok(&Command::History(HistoryCommand::Undo { seq: commit.seq }));
    let sample = rows_of(&desk, &step);
    let found: Vec<&str> = sample.items.iter().map(|item| item.finding.as_str()).collect();
    assert_eq!(found, ["", "conforms", ""], "only the undone result is gone");
}

#[test]
fn a_change_of_a_result_is_told_in_words() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, monetary());
    let number = rows_of(&desk, &step).items[0].number;
    let commit = desk.ok(&record(&step, number, ["", "Rp1.250,50", "kurang"])).expect("a change");
    let change = &commit.changes[0];
    let (Some(before), Some(after)) = (&change.before, &change.after) else { panic!("an update") };
    assert_eq!(history::words::told(before, after), [format!("Baris {number}: - → 1.250,5 kurang")]);
}

#[test]
fn audited_amounts_are_exact_and_projected() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, monetary());
    let sample = rows_of(&desk, &step);
    assert!(sample.is_monetary);
    let [first, second] = &sample.items[..] else { panic!("two rows: {sample:?}") };
    assert_eq!([first.book.as_str(), second.book.as_str()], ["2.500.000,00", "2.500.000,00"]);
    desk.ok(&record(&step, first.number, ["", "Rp2.000.000,00", ""]));
    desk.ok(&record(&step, second.number, ["", "2.500.000", ""]));
    let kept = desk.portal.state().working_papers.get(&step).expect("there").clone();
    assert_eq!(kept.item_results[0].finding, ItemFinding::Audited { amount: "2000000".to_owned() });
    let sample = rows_of(&desk, &step);
    assert_eq!(sample.items[0].amount, "2.000.000");
    // The sum is 6,750,000.50, and a taint of 20 % counts for a fifth of the interval.
    assert_eq!(figure(&sample, "Interval"), "3.375.000,25");
    assert_eq!(figure(&sample, "Lebih saji diproyeksikan"), "675.000,05");
}

#[test]
fn bad_results_are_told_beside_their_fields() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, monetary());
    let number = rows_of(&desk, &step).items[0].number;
    for amount in ["dua juta", "-1", "1.2.3"] {
        let refusal = desk.refused(&record(&step, number, ["", amount, ""]));
        assert_eq!(refusal, Refusal::invalid(Field::AuditedAmount, Problem::NotAnAmount), "{amount}");
    }
    let refusal = desk.refused(&record(&step, number, ["conforms", "", "catatan"]));
    assert_eq!(refusal, Refusal::invalid(Field::AuditedAmount, Problem::Required));
    let step = kept(&mut desk, &assignment, simple());
    let number = rows_of(&desk, &step).items[0].number;
    let refusal = desk.refused(&record(&step, number, ["mungkin", "", ""]));
    assert_eq!(refusal, Refusal::invalid(Field::Finding, Problem::NotAChoice));
    let refusal = desk.refused(&record(&step, number, ["conforms", "", &"a".repeat(201)]));
    assert_eq!(refusal, Refusal::invalid(Field::Note, Problem::TooLong { max: 200, actual: 201 }));
}

#[test]
fn only_rows_of_a_sample_have_results() {
    let (mut desk, _, assignment) = with_shipments();
    let sample = kept(&mut desk, &assignment, simple());
    let drawn: Vec<u32> = rows_of(&desk, &sample).items.iter().map(|item| item.number).collect();
    for number in [0, 5, u32::MAX].into_iter().chain((1..=4).filter(|number| !drawn.contains(number))) {
        let refusal = desk.refused(&record(&sample, number, ["conforms", "", ""]));
        assert!(matches!(refusal, Refusal::Untestable { .. }), "{number}: {refusal:?}");
    }
    let other = kept(&mut desk, &assignment, typed(TestKind::Gaps, &[("column", "Pengapalan")]));
    assert!(matches!(desk.refused(&record(&other, 1, ["conforms", "", ""])), Refusal::Untestable { .. }));
    assert!(matches!(shown(&desk, &other), Err(Refusal::Untestable { .. })));
    assert_eq!(paper_of(&desk, &assignment).steps[1].examined, None);
}

#[test]
fn only_the_assigned_auditor_records_and_only_until_completion() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, simple());
    let number = rows_of(&desk, &step).items[0].number;
    let command = record(&step, number, ["conforms", "", ""]);
    desk.as_auditor(MAYA);
    assert_eq!(desk.refused(&command), Refusal::not_found(Kind::PaperStep, &step));
    assert!(shown(&desk, &step).is_err());
    desk.act_as(Role::CmsAuditor);
    let role = Role::CmsAuditor;
    assert_eq!(desk.refused(&command), Refusal::NotPermitted { role, action: KeepSteps });
    assert!(!rows_of(&desk, &step).may_record, "the administrator reads");
    desk.as_auditor(HENDRA);
    desk.assignment_ok(AssignmentCommand::Start { assignment: assignment.clone() });
    desk.ok(&command);
    desk.assignment_ok(AssignmentCommand::Complete { assignment });
    assert_eq!(desk.refused(&command), Refusal::WrongStep { status: AssignmentStatus::Completed });
    assert!(!rows_of(&desk, &step).may_record);
}

#[test]
fn results_belong_to_the_version_of_their_sample() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, simple());
    let number = rows_of(&desk, &step).items[0].number;
    store(&mut desk, "TABLE_2", "Pengapalan;Blok;Nilai (Rp)\nPK-009;A;1\nPK-010;A;2\nPK-011;A;3\n");
    assert_eq!(rows_of(&desk, &step).total, 3, "the administrator reads the sample's own version");
    desk.assignment_ok(AssignmentCommand::Renew { assignment });
    desk.as_auditor(HENDRA);
    assert!(matches!(shown(&desk, &step), Err(Refusal::Untestable { .. })));
    assert!(matches!(desk.refused(&record(&step, number, ["conforms", "", ""])), Refusal::Untestable { .. }));
}

#[test]
fn results_of_two_tabs_are_merged_by_row() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, simple());
    let numbers: Vec<u32> = rows_of(&desk, &step).items.iter().map(|item| item.number).collect();
    let first = desk.ok(&record(&step, numbers[0], ["conforms", "", ""])).expect("a change");
    desk.ok(&record(&step, numbers[1], ["deviates", "", ""]));
    desk.ok(&record(&step, numbers[0], ["deviates", "", ""]));
    desk.ok(&Command::History(HistoryCommand::Undo { seq: first.seq }));
    let state = desk.portal.state().working_papers.get(&step).expect("there");
    let left: Vec<u32> = state.item_results.iter().map(|item| item.number).collect();
    assert!(left.contains(&numbers[1]), "the result of another row stays");
}

#[test]
fn results_survive_a_backup_and_steps_from_before_have_none() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, simple());
    let number = rows_of(&desk, &step).items[0].number;
    desk.ok(&record(&step, number, ["conforms", "", "baik"]));
    let before = desk.portal.state().working_papers.get(&step).expect("there").clone();
    let snapshot = desk.portal.snapshot();
    desk.portal.restore(&snapshot).expect("its own snapshot");
    assert_eq!(desk.portal.state().working_papers.get(&step), Some(&before));

    let mut json = serde_json::to_value(&before).expect("plain data");
    json.as_object_mut().expect("a record").remove("itemResults");
    let read: portal_core::model::working_paper::PaperStep = serde_json::from_value(json).expect("an earlier step");
    assert!(read.item_results.is_empty());
}

#[test]
fn an_impossible_result_is_unsound() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, simple());
    let number = rows_of(&desk, &step).items[0].number;
    desk.ok(&record(&step, number, ["conforms", "", ""]));
    let item = |number, finding| ItemResult { number, finding, note: String::new() };
    let conforms = |number| item(number, ItemFinding::Conforms);
    for (results, is_sound) in [
        (vec![conforms(1), conforms(2)], true),
        (vec![conforms(2), conforms(1)], false),
        (vec![conforms(1), conforms(1)], false),
        (vec![conforms(0)], false),
        ((1..5).map(conforms).collect(), false),
        (vec![item(1, ItemFinding::Audited { amount: "1".to_owned() })], false),
        (vec![ItemResult { note: "dua\nbaris".to_owned(), ..conforms(1) }], false),
    ] {
        let mut state = desk.portal.state().clone();
        let mut changed = state.working_papers.get(&step).expect("there").clone();
        changed.item_results = results.clone();
        state.working_papers.put(changed);
        assert_eq!(soundness::check(&state).is_ok(), is_sound, "{results:?}");
    }
}
