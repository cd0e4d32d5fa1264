//! Kept tests repeated on other versions, and several at once (decisions §9).

use crate::support::Desk;
use crate::working_papers::{store, typed};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::working_paper::form::{TestForm, TestKind};
use portal_core::audit::working_paper::views::test::{self, TestQuery};

fn duplicates(column: &str) -> TestForm {
    typed(TestKind::Duplicates, &[("columns", column)])
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
