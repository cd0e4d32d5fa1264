//! The page of a Paket Bukti repeats steps with the same result as the portal, and notices changed rows.

use crate::reconciliation;
use crate::support::Desk;
use crate::support::audit::{HENDRA, PNBP};
use crate::working_papers::{SHIPMENTS, keep, kept, repeat, step_form, store, typed, with_shipments};
use portal_core::audit::package::content::{PackageContent, PackageStep, content};
use portal_core::audit::package::rows::{PackageRowsQuery, rows};
use portal_core::audit::working_paper::commands::StepForm;
use portal_core::audit::working_paper::form::TestKind;
use portal_core::model::working_paper::{ItemFinding, ItemResult, PaperStep};
use portal_package::items::items;
use portal_package::repeat::{RepeatedStep, Repetition};
use portal_package::tables::Tables;

/// The content after a round trip through JSON, and the texts of its versions.
struct Opened {
    content: PackageContent,
    steps: Vec<PaperStep>,
    texts: Vec<String>,
}

fn opened(desk: &Desk, assignment: &str) -> Opened {
    let content = desk.view(|reader| content(reader, assignment)).expect("its own");
    let through_json = |one: &PackageStep| {
        let json = serde_json::to_string(&one.step).expect("plain data");
        serde_json::from_str(&json).expect("read again")
    };
    let text = |version: &str| {
        let (mut bytes, mut first) = (Vec::new(), 0);
        loop {
            let (assignment, content) = (assignment.to_owned(), version.to_owned());
            let query = PackageRowsQuery { assignment, content, first, count: 1_000 };
            let piece = desk.view(|reader| rows(reader, &query)).expect("in memory");
            bytes.extend(piece.bytes);
            if piece.written == piece.total {
                return String::from_utf8(bytes).expect("UTF-8");
            }
            first = piece.written;
        }
    };
    Opened {
        steps: content.steps.iter().map(through_json).collect(),
        texts: content.tables.iter().map(|table| text(&table.content)).collect(),
        content,
    }
}

impl Opened {
    fn tables(&self, change: impl Fn(&str) -> String) -> Tables {
        let mut tables = Tables::default();
        for (table, text) in self.content.tables.iter().zip(&self.texts) {
            assert!(tables.add(&table.content, &table.columns, &change(text)), "{}", table.name);
        }
        tables
    }
}

fn repeated(step: &PaperStep, tables: &Tables) -> RepeatedStep {
    let mut repetition = Repetition::new(step.clone());
    loop {
        match repetition.go_on(tables) {
            RepeatedStep::Running(share) => assert!((0.0..1.0).contains(&share), "{share}"),
            done => return done,
        }
    }
}

/// Asserts that page and portal agree on every step, and that all results are the same as before.
fn all_are_the_same(desk: &Desk, assignment: &str, number: usize) {
    let opened = opened(desk, assignment);
    let tables = opened.tables(str::to_owned);
    assert_eq!(opened.steps.len(), number);
    for step in &opened.steps {
        let portal = repeat(desk, &step.id, false);
        assert!(portal.is_same, "{portal:?}");
        let page = repeated(step, &tables);
        assert_eq!(page, RepeatedStep::Done { is_same: true, differences: Vec::new() }, "{:?}", step.test);
    }
}

#[test]
fn steps_with_filters_and_samples_give_the_same_result_in_the_page() {
    let (mut desk, _, assignment) = with_shipments();
    kept(&mut desk, &assignment, typed(TestKind::Duplicates, &[("columns", "Pengapalan\nNilai (Rp)")]));
    let (search, filters) = ("PK".to_owned(), "1|nilai|A~2|rentang|1.000.000".to_owned());
    let profile = step_form(typed(TestKind::Profile, &[("column", "Nilai (Rp)")]));
    desk.ok(&keep(&assignment, StepForm { search, filters, ..profile }));
    let sample = [("method", "simple"), ("method.size", "2"), ("seed", "7")];
    kept(&mut desk, &assignment, typed(TestKind::Sample, &sample));
    all_are_the_same(&desk, &assignment, 3);
}

#[test]
fn reconciliations_and_computed_columns_give_the_same_result_in_the_page() {
    all_are_the_same(&reconciliation::with_steps(), PNBP, 2);
}

#[test]
fn long_tables_are_repeated_in_parts() {
    let mut desk = Desk::cms();
    let lines: Vec<String> = (0..20_000).map(|row| format!("PK-{};{row}", row % 19_999)).collect();
    let data = store(&mut desk, "TABLE_1", &format!("Pengapalan;Nilai (Rp)\n{}\n", lines.join("\n")));
    let assignment = desk.assign(&data, HENDRA);
    desk.as_auditor(HENDRA);
    kept(&mut desk, &assignment, typed(TestKind::Duplicates, &[("columns", "Pengapalan")]));
    let opened = opened(&desk, &assignment);
    let tables = opened.tables(str::to_owned);
    let mut repetition = Repetition::new(opened.steps[0].clone());
    assert!(matches!(repetition.go_on(&tables), RepeatedStep::Running(_)));
    all_are_the_same(&desk, &assignment, 1);
}

#[test]
fn a_changed_cell_is_told_with_the_figures_that_it_changes() {
    let (mut desk, _, assignment) = with_shipments();
    kept(&mut desk, &assignment, typed(TestKind::Duplicates, &[("columns", "Pengapalan")]));
    let opened = opened(&desk, &assignment);
    let with = |from: &str, to: &str| {
        let tables = opened.tables(|text| text.replacen(from, to, 1));
        match repeated(&opened.steps[0], &tables) {
            RepeatedStep::Done { is_same, differences } => (is_same, differences),
            other => panic!("{other:?}"),
        }
    };
    let others = "Baris data bukan baris yang diuji: SHA-256-nya berbeda dari yang dicatat langkah ini";
    assert_eq!(with("750.000", "750.001"), (false, vec![others.to_owned()]));
    let (is_same, differences) = with("PK-002", "PK-003");
    assert!(!is_same);
    assert_eq!(differences[0], others);
    assert!(differences.contains(&"Baris yang ditunjuk: 2 → 0".to_owned()), "{differences:?}");
}

#[test]
fn a_step_without_its_rows_is_told() {
    let (mut desk, _, assignment) = with_shipments();
    kept(&mut desk, &assignment, typed(TestKind::Duplicates, &[("columns", "Pengapalan")]));
    let opened = opened(&desk, &assignment);
    assert_eq!(repeated(&opened.steps[0], &Tables::default()), RepeatedStep::NoRows);
}

#[test]
fn rows_are_shown_as_in_the_portal() {
    let (desk, _, assignment) = with_shipments();
    let opened = opened(&desk, &assignment);
    let tables = opened.tables(str::to_owned);
    let version = &opened.content.tables[0].content;
    let rows = tables.rows(version, 2, 50).expect("added");
    assert_eq!(rows.total, 4);
    assert_eq!(rows.rows, [["PK-004", "B", "750.000,00"], ["PK-002", "B", "2.500.000,00"]]);
    assert!(rows.columns[2].is_number && !rows.columns[0].is_number);
    assert_eq!(tables.rows(version, 9, 50).expect("added").rows, [[""; 0]; 0]);
    assert_eq!(tables.rows("lain", 0, 50), None);
    let mut other = Tables::default();
    assert!(!other.add(version, &opened.content.tables[0].columns, SHIPMENTS), "not the form of a package");
}

#[test]
fn the_results_of_a_sample_are_told_in_words() {
    let (mut desk, _, assignment) = with_shipments();
    let sample = [("method", "simple"), ("method.size", "2"), ("seed", "7")];
    kept(&mut desk, &assignment, typed(TestKind::Sample, &sample));
    let mut step = opened(&desk, &assignment).steps.remove(0);
    assert_eq!(items(&step), []);
    let finding = ItemFinding::Audited { amount: "1234.5".to_owned() };
    step.item_results = vec![ItemResult { number: 3, finding, note: "Sesuai faktur".to_owned() }];
    let [item] = &items(&step)[..] else { panic!("one row") };
    assert_eq!((item.number, item.finding.as_str(), item.note.as_str()), (3, "1.234,5", "Sesuai faktur"));
}
