//! Tests on data: what is offered, what a test refuses, and how it runs (decisions §9).

use crate::working_papers::*;
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::working_paper::form::TestKind;
use portal_core::audit::working_paper::views::form::choices;
use portal_core::audit::working_paper::views::test::{self, TestQuery};
use portal_core::store::error::Refusal;

#[test]
fn bad_input_is_told_beside_its_field() {
    let (desk, _, assignment) = with_shipments();
    let own = || DataSubject::Assigned(assignment.clone());
    for (form, name) in [
        (typed(TestKind::Profile, &[("column", "Tidak ada")]), "column"),
        (typed(TestKind::Digits, &[("column", "Blok"), ("digits", "first")]), "column"),
        (typed(TestKind::Duplicates, &[]), "columns"),
        (typed(TestKind::RoundAmounts, &[("column", "Nilai (Rp)"), ("unit", "seribu")]), "unit"),
        (typed(TestKind::Outliers, &[("column", "Nilai (Rp)"), ("method.factor", "x")]), "method.factor"),
        (
            typed(
                TestKind::Outliers,
                &[
                    ("column", "Nilai (Rp)"),
                    ("method", "previousPeriod"),
                    ("method.periods", "Blok"),
                    ("method.percent", "50"),
                ],
            ),
            "method.periods",
        ),
        (typed(TestKind::Strata, &[("column", "Nilai (Rp)"), ("bounds", "2; 1")]), "bounds"),
        (typed(TestKind::Sample, &[("method", "simple"), ("method.size", "9"), ("seed", "1")]), "method.size"),
        (
            typed(
                TestKind::Sample,
                &[("method", "stratified"), ("method.stratum", ""), ("method.size", "2"), ("seed", "1")],
            ),
            "method.stratum",
        ),
        (
            typed(
                TestKind::Sample,
                &[("method", "monetaryUnit"), ("method.amount", "Blok"), ("method.size", "2"), ("seed", "1")],
            ),
            "method.amount",
        ),
    ] {
        let view = run(&desk, own(), form.clone()).expect("its own");
        let [error] = &view.errors[..] else { panic!("{form:?}: {view:?}") };
        assert_eq!(error.name, name, "{error:?}");
        assert!(!error.message.is_empty() && view.figures.is_empty());
    }
}

#[test]
fn a_test_that_cannot_run_is_not_kept() {
    let (mut desk, _, assignment) = with_shipments();
    let form = typed(TestKind::Profile, &[("column", "Tidak ada")]);
    let refusal = desk.refused(&keep(&assignment, step_form(form)));
    assert!(matches!(refusal, Refusal::Untestable { .. }), "{refusal:?}");
}

#[test]
fn tests_are_offered_with_suitable_columns() {
    let (desk, _, assignment) = with_shipments();
    let offered = desk.view(|reader| choices(reader, &DataSubject::Assigned(assignment.clone()))).expect("its own");
    assert_eq!(offered.len(), TestKind::ALL.len());
    let of = |kind: TestKind| offered.iter().find(|choice| choice.form.kind == kind).expect("offered");
    assert_eq!(of(TestKind::Digits).form.value("column"), "Nilai (Rp)");
    assert_eq!(of(TestKind::Dates).unsuited.as_deref(), Some("Data ini tidak memiliki kolom tanggal atau periode."));
    assert_eq!(of(TestKind::Profile).unsuited, None);
    let cross = &of(TestKind::CrossTable).form;
    assert_eq!([cross.value("rows"), cross.value("columns")], ["Pengapalan", "Blok"]);
    for choice in offered.iter().filter(|choice| choice.unsuited.is_none()) {
        let kind = choice.form.kind;
        if [TestKind::Duplicates, TestKind::BelowLimit].contains(&kind) {
            continue;
        }
        let form = choice.form.clone();
        let view = run(&desk, DataSubject::Assigned(assignment.clone()), form).expect("its own");
        assert_eq!(view.errors, [], "{kind:?}");
    }
}

#[test]
fn a_test_is_run_in_parts() {
    let (mut desk, _, _) = with_shipments();
    let rows: Vec<String> = (0..100_000).map(|row| format!("PK-{row};A;{row}")).collect();
    let data = store(&mut desk, "TABLE_2", &format!("Pengapalan;Blok;Nilai (Rp)\n{}\n", rows.join("\n")));
    let query = TestQuery {
        subject: DataSubject::Data(data),
        search: String::new(),
        filters: String::new(),
        test: duplicates(),
    };
    let step = || desk.view(|reader| test::progress(reader, &query)).expect("granted");
    let steps = std::iter::repeat_with(step).take_while(|done| *done < 1.0).count();
    assert!(steps > 2, "{steps}");
    assert!(matches!(desk.view(|reader| test::test(reader, &query)), Ok(view) if view.rows == 0));
}
