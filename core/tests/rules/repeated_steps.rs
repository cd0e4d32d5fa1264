//! Kept tests repeated on other versions, and several at once (decisions §9).

use crate::support::audit::HENDRA;
use crate::support::{Desk, HOUR};
use crate::working_papers::{keep, repeat, step_form, store, typed, with_shipments};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::working_paper::commands::StepForm;
use portal_core::audit::working_paper::form::{TestForm, TestKind};
use portal_core::audit::working_paper::views::test::{self, TestQuery};

fn duplicates(column: &str) -> TestForm {
    typed(TestKind::Duplicates, &[("columns", column)])
}

/// A step on the filtered shipments, repeated on a newer version with this content: the differences.
fn repeated_on(filters: &str, content: &str) -> Vec<String> {
    let (mut desk, _, assignment) = with_shipments();
    let form = StepForm { filters: filters.to_owned(), ..step_form(duplicates("Pengapalan")) };
    let step = desk.ok(&keep(&assignment, form)).expect("kept").subject.id;
    desk.later(HOUR);
    store(&mut desk, "TABLE_2", content);
    assert!(repeat(&desk, &step, false).is_same, "on its own version nothing has changed");
    let by_administrator = repeat(&desk, &step, true).differences;
    desk.assignment_ok(AssignmentCommand::Renew { assignment });
    desk.as_auditor(HENDRA);
    assert_eq!(repeat(&desk, &step, false).differences, by_administrator, "the auditor tests the same version");
    by_administrator
}

#[test]
fn filters_follow_their_headings_to_another_version() {
    let moved = "NILAI  (rp);Pengapalan;Catatan;blok\n1.000.000,50;PK-001;B;A\n2.500.000;PK-002;A;A\n\
                 750.000;PK-004;A;B\n2.500.000;PK-002;B;B\n";
    assert_eq!(repeated_on("1|nilai|A", moved), [""; 0]);
    assert_eq!(repeated_on("2|rentang|1.000.000~1|nilai|B", moved), [""; 0]);
    // A filter without effect does not matter.
    assert_eq!(repeated_on("2|rentang|seribu~9|terisi", moved), [""; 0]);
}

#[test]
fn a_filter_that_cannot_follow_is_told() {
    let without = "Pengapalan;Nilai (Rp);Kode\nPK-001;1.000.000,50;A\nPK-002;2.500.000;A\n";
    let message =
        "Filter langkah ini memakai kolom “Blok”, yang tidak ada di versi data ini. Uji versi ini dengan filter lain.";
    assert_eq!(repeated_on("1|nilai|A", without), [message]);
    let of_another_kind = "Pengapalan;Blok;Nilai (Rp)\nPK-001;A;banyak\nPK-002;A;sedikit\nPK-003;A;banyak\n";
    let message = "Filter langkah ini tidak cocok dengan jenis kolom “Nilai (Rp)” di versi data ini. Uji versi ini dengan filter lain.";
    assert_eq!(repeated_on("2|rentang|1.000.000", of_another_kind), [message]);
}

#[test]
fn columns_with_one_heading_keep_their_order() {
    use portal_core::table::data::column::{Column, ColumnKind};
    use portal_core::table::data::typed_filter::moved;
    let columns = |headings: &[&str]| -> Vec<Column> {
        headings.iter().map(|heading| Column::new(*heading, ColumnKind::Text)).collect()
    };
    let (from, to) = (columns(&["Kode", "Nama", "kode"]), columns(&["Nama", "Kode", "Lain", "KODE"]));
    assert_eq!(moved("2|nilai|A~0|memuat|b\\|c", &from, &to), Ok("3|nilai|A~1|memuat|b\\|c".to_owned()));
}

/// Steps through long tests in turns, one part each; true once all are done.
fn all_end(desk: &Desk, queries: &[TestQuery], turns: u32) -> bool {
    let step = |query: &TestQuery| desk.view(|reader| test::progress(reader, query)).expect("granted");
    let mut waiting: Vec<&TestQuery> = queries.iter().collect();
    for _ in 0..turns {
        waiting.retain(|query| step(query) < 1.0);
    }
    waiting.is_empty()
}

#[test]
fn more_tests_than_are_kept_end_when_they_take_turns() {
    let mut desk = Desk::cms();
    let rows: Vec<String> = (0..100_000).map(|row| format!("PK-{row};A;{row}")).collect();
    let data = store(&mut desk, "TABLE_1", &format!("Pengapalan;Blok;Nilai (Rp)\n{}\n", rows.join("\n")));
    let query = |seed: usize| TestQuery {
        subject: DataSubject::Data(data.clone()),
        search: String::new(),
        filters: format!("2|rentang|{seed}"),
        test: duplicates("Pengapalan"),
    };
    let queries: Vec<TestQuery> = (0..9).map(query).collect();
    assert!(all_end(&desk, &queries, 200));

    // Tests that nobody waits for any more do not block the next one for ever.
    let abandoned: Vec<TestQuery> = (20..30).map(query).collect();
    assert!(!all_end(&desk, &abandoned, 1));
    assert!(all_end(&desk, &[query(99)], 400));

    // A result that is asked for at once does not wait.
    assert!(!all_end(&desk, &(40..50).map(query).collect::<Vec<_>>(), 1));
    let view = desk.view(|reader| test::test(reader, &query(60))).expect("granted");
    assert_eq!(view.rows, 0);
}
