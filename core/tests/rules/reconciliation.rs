//! Reconciliations: a company's minerals from plan to payment, and any two of its datasets (decisions §9).

use crate::support::Desk;
use crate::support::audit::*;
use portal_core::Command;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::working_paper::commands::{StepForm, WorkingPaperCommand};
use portal_core::audit::working_paper::form::{TestForm, TestKind, TestValue};
use portal_core::audit::working_paper::views::chain::{ChainLink, chain};
use portal_core::audit::working_paper::views::form::{TestFormQuery, TestInput, form_fields, refilled};
use portal_core::audit::working_paper::views::paper::{self, RepeatQuery};
use portal_core::audit::working_paper::views::test::{self, TestQuery, TestRows, TestRowsQuery, TestView};
use portal_core::history::commands::HistoryCommand;
use portal_core::model::Role;
use portal_core::model::working_paper::PaperStep;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;

const PRODUCTION: &str = "TAB-OPR-02";
const SALES: &str = "TAB-PJL-02";

/// Hendra, whose assignment is the PNBP of PT Bara Khatulistiwa.
fn hendra() -> Desk {
    let mut desk = Desk::cms();
    desk.as_auditor(HENDRA);
    desk
}

fn own() -> DataSubject {
    DataSubject::Assigned(PNBP.to_owned())
}

fn links(desk: &Desk) -> Vec<ChainLink> {
    desk.view(|reader| chain(reader, &own())).expect("its own")
}

fn query(test: TestForm) -> TestQuery {
    TestQuery { subject: own(), search: String::new(), filters: String::new(), test }
}

fn run(desk: &Desk, test: TestForm) -> TestView {
    let view = desk.view(|reader| test::test(reader, &query(test))).expect("its own");
    assert_eq!(view.errors, []);
    view
}

fn form(values: &[(&str, &str)]) -> TestForm {
    let value = |(name, value): &(&str, &str)| TestValue { name: (*name).to_owned(), value: (*value).to_owned() };
    TestForm { kind: TestKind::Reconcile, values: values.iter().map(value).collect() }
}

/// Sales against payments, by shipment.
fn payments() -> TestForm {
    form(&[
        ("main", SALES),
        ("keys", "No. Pengapalan\tNo. Pengapalan\t"),
        ("measures", "Nilai (Rp)\tNilai Penjualan (Rp)\tsum\t\t"),
    ])
}

/// The texts of the lines that do not match.
fn unmatched(view: &TestView) -> Vec<String> {
    let lines = view.groups.iter().flat_map(|groups| &groups.lines);
    let unmatched = lines.filter(|line| !line.texts.contains(&"Cocok".to_owned()));
    unmatched.map(|line| line.texts.join(" | ")).collect()
}

#[test]
fn the_chain_finds_the_planted_discrepancies_and_nothing_else() {
    let desk = hendra();
    let found: Vec<(String, Vec<String>)> = links(&desk)
        .into_iter()
        .map(|link| (link.name, unmatched(&run(&desk, link.test.expect("all data are there")))))
        .collect();
    let expected = [
        ("RKAB → Produksi", "Triwulan III 2025 | 021 | Berbeda | 64.300,00 | 75.874,00 | +11.574,00 | 18,0%"),
        ("Produksi → Blending", "Triwulan II 2025 | 012 | Berbeda | 93.255,09 | 97.755,09 | +4.500,00 | 4,8%"),
        ("Blending → Penjualan", "Triwulan III 2025 | BK-44 | Berbeda | 118.375,58 | 112.125,58 | -6.250,00 | -5,3%"),
    ];
    for ((name, lines), (expected_name, line)) in found.iter().zip(expected) {
        assert_eq!((name.as_str(), &lines[..]), (expected_name, &[line.to_owned()][..]));
    }
    let [.., (payments, values), (rates, tariffs), (products, sums)] = &found[..] else { panic!("six links") };
    assert_eq!(
        [payments, rates, products].map(String::as_str),
        ["Penjualan → PNBP", "Kalori → Tarif", "Nilai × Tarif → PNBP"]
    );
    assert_eq!(values.len(), 1, "{values:?}");
    assert!(values[0].starts_with("PK-020 | Berbeda | ") && values[0].contains("-90.000.000,00"), "{values:?}");
    assert_eq!(tariffs[..], ["PK-010 | Berbeda | 9,5 | 8,00 | -1,50 | -15,8%".to_owned()]);
    assert_eq!(sums[..], [] as [String; 0]);
}

#[test]
fn a_line_opens_its_rows_in_both_datasets() {
    let desk = hendra();
    let test = links(&desk).remove(0).test.expect("all data are there");
    let view = run(&desk, test.clone());
    assert_eq!(view.keys, 2);
    assert_eq!(view.population, "RKAB Operasi Produksi: 12 baris · Produksi: 36 baris");
    let rows = |is_other: bool| -> TestRows {
        let query = TestRowsQuery { test: query(test.clone()), line: Some(0), is_other, first: 0, count: 9 };
        desk.view(|reader| test::rows(reader, &query)).expect("its own")
    };
    let (plan, production) = (rows(false), rows(true));
    assert_eq!((plan.name.as_str(), plan.total), ("RKAB Operasi Produksi", 1));
    assert_eq!(plan.rows[0].cells[..2], ["Triwulan III 2025", "021"]);
    let months: Vec<&str> = production.rows.iter().map(|row| row.cells[0].as_str()).collect();
    assert_eq!((production.name.as_str(), months), ("Produksi", vec!["Juli 2025", "Agustus 2025", "September 2025"]));
}

#[test]
fn rows_without_a_key_are_told() {
    let desk = hendra();
    let view = run(&desk, links(&desk).remove(1).test.expect("all data are there"));
    assert!(
        view.remarks.iter().any(|remark| remark.ends_with("baris di pembanding tidak berkunci dan tidak dicocokkan.")),
        "bought coal has no block: {:?}",
        view.remarks
    );
}

fn keep(test: TestForm) -> Command {
    let [purpose, conclusion] = ["Setoran sesuai dengan nilai penjualan", "PK-020 tertukar angka"].map(str::to_owned);
    let form = StepForm { search: String::new(), filters: String::new(), test, purpose, conclusion };
    Command::WorkingPaper(WorkingPaperCommand::Keep { assignment: PNBP.to_owned(), form })
}

fn kept<'a>(desk: &'a Desk, step: &str) -> &'a PaperStep {
    desk.portal.state().working_papers.get(step).expect("kept")
}

/// Hendra with a step on two datasets, and one with a computed column.
pub(crate) fn with_steps() -> Desk {
    let mut desk = hendra();
    let tariff = links(&desk).remove(4).test.expect("all data are there");
    for test in [payments(), tariff] {
        desk.ok(&keep(test));
    }
    desk
}

#[test]
fn a_step_names_both_datasets_and_gives_the_same_result_again() {
    let mut desk = hendra();
    let commit = desk.ok(&keep(payments())).expect("kept");
    let step = kept(&desk, &commit.subject.id);
    assert_eq!((step.population.data.as_deref(), step.population.rows), (Some(SALES), 24));
    let other = step.counterpart.as_ref().expect("two datasets");
    assert_eq!((other.data.as_deref(), other.rows), (None, 24), "PNBP is the assigned one");
    assert_ne!(step.population.sha256, other.sha256);

    let paper = desk.view(|reader| paper::paper(reader, PNBP)).expect("its own");
    let [view] = &paper.steps[..] else { panic!("one step") };
    assert_eq!(view.name, "Rekonsiliasi: Nilai (Rp) = Nilai Penjualan (Rp) per No. Pengapalan");
    assert_eq!(view.population, "Penjualan · Versi 1 · 24 baris; PNBP · Versi 1 · 24 baris");
    assert!(!view.has_newer && view.sha256.len() == 2);

    let query = RepeatQuery { step: commit.subject.id.clone(), newest: false };
    for role in [Role::InternalAuditor, Role::CmsAuditor] {
        desk.act_as(role);
        if role == Role::InternalAuditor {
            desk.as_auditor(HENDRA);
        }
        let repeated = desk.view(|reader| paper::repeated(reader, &query)).expect("may read it");
        assert!(repeated.is_same, "{repeated:?}");
    }
    desk.as_auditor(HENDRA);
    desk.ok(&Command::History(HistoryCommand::Undo { seq: commit.seq }));
    assert!(desk.portal.state().working_papers.get(&commit.subject.id).is_none());
}

#[test]
fn only_datasets_of_the_same_company_are_compared() {
    let mut desk = hendra();
    let elsewhere = form(&[("other", "TAB-FST-01"), ("keys", "Produk\tFase\t")]);
    let view = desk.view(|reader| test::test(reader, &query(elsewhere.clone()))).expect("its own");
    let [error] = &view.errors[..] else { panic!("{view:?}") };
    assert_eq!(error.name, "other");
    assert!(matches!(desk.refused(&keep(elsewhere)), Refusal::Untestable { .. }));
    let hidden = form(&[("main", "TAB-FST-01"), ("keys", "Fase\tProduk\t")]);
    let refused = desk.view(|reader| test::test(reader, &query(hidden))).expect_err("another company's");
    assert!(matches!(refused, Refusal::NotFound { what: Kind::Data, .. }));
    // Other tests read the assigned dataset alone.
    let sample = TestForm {
        kind: TestKind::Sample,
        ..form(&[("main", PRODUCTION), ("method", "simple"), ("method.size", "24"), ("seed", "1")])
    };
    assert_eq!(run(&desk, sample).population, "24 baris");
}

#[test]
fn search_and_filters_narrow_the_open_dataset_on_either_side() {
    let desk = hendra();
    let search = |test: TestForm| {
        let query = TestQuery { search: "PK-010".to_owned(), ..query(test) };
        desk.view(|reader| test::test(reader, &query)).expect("its own")
    };
    assert_eq!(search(payments()).population, "Penjualan: 24 baris · PNBP: 1 dari 24 baris");
    let both = search(links(&desk).remove(5).test.expect("all data are there"));
    assert_eq!((both.population.as_str(), both.unmatched), ("PNBP: 1 dari 24 baris · PNBP: 1 dari 24 baris", 0));
}

#[test]
fn an_external_auditor_compares_nothing() {
    let mut desk = Desk::cms();
    let assignment = desk.assign("TAB-PJL-03", DEWI);
    desk.as_auditor(DEWI);
    let subject = DataSubject::Assigned(assignment);
    let refused = Refusal::NotPermitted { role: Role::ExternalAuditor, action: Action::TestData };
    assert_eq!(desk.view(|reader| chain(reader, &subject)).err(), Some(refused.clone()));
    let query = TestFormQuery { subject: subject.clone(), test: payments() };
    assert_eq!(desk.view(|reader| form_fields(reader, &query)).err(), Some(refused.clone()));
    assert_eq!(desk.view(|reader| refilled(reader, &query)).err(), Some(refused.clone()));
    let test = TestQuery { subject, search: String::new(), filters: String::new(), test: payments() };
    let rows = TestRowsQuery { test, line: None, is_other: true, first: 0, count: 9 };
    assert_eq!(desk.view(|reader| test::rows(reader, &rows)).err(), Some(refused.clone()));
    assert_eq!(desk.view(|reader| test::rows_csv(reader, &rows)).err(), Some(refused.clone()));
    assert_eq!(desk.view(|reader| test::rows_sheet(reader, &rows)).err(), Some(refused));
}

#[test]
fn another_auditor_and_other_roles_compare_nothing() {
    let mut desk = Desk::cms();
    desk.as_auditor(MAYA);
    let hidden = desk.view(|reader| chain(reader, &own())).expect_err("another auditor's");
    assert!(matches!(hidden, Refusal::NotFound { .. }));
    for role in [Role::BadanUsaha, Role::InternalEsdm, Role::Agent, Role::DashboardBuilder] {
        desk.act_as(role);
        let refused = Refusal::NotPermitted { role, action: Action::TestData };
        assert_eq!(desk.view(|reader| test::test(reader, &query(payments()))).err(), Some(refused));
    }
}

#[test]
fn the_form_offers_the_columns_of_both_datasets_and_suggests_those_with_the_same_heading() {
    let desk = hendra();
    let query = TestFormQuery { subject: own(), test: form(&[("other", SALES), ("keys", ""), ("measures", "")]) };
    let fields = desk.view(|reader| form_fields(reader, &query)).expect("its own").fields;
    let [main, other, keys, ..] = &fields[..] else { panic!("{fields:?}") };
    assert!(main.refills && other.refills && !keys.refills);
    let TestInput::Lines { parts, .. } = &keys.input else { panic!("{keys:?}") };
    let options = |place: usize| match &parts[place].input {
        TestInput::Choice { options } => options.iter().map(|option| option.value.clone()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert!(options(0).contains(&"Kode Billing".to_owned()) && options(1).contains(&"Pembeli".to_owned()));
    let form = desk.view(|reader| refilled(reader, &query)).expect("its own");
    assert_eq!(form.value("keys"), "No. Pengapalan\tNo. Pengapalan\t\nProduk\tProduk");
    assert_eq!(form.value("measures"), "Volume (ton)\tVolume (ton)\tsum");
    let alone = desk.view(|reader| chain(reader, &DataSubject::Assigned(LICENCE.to_owned())));
    assert!(alone.is_err(), "a document has no chain");
}

#[test]
fn a_company_without_these_data_has_no_chain() {
    let desk = Desk::cms();
    let links = desk.view(|reader| chain(reader, &DataSubject::Data("TAB-EKS-03".to_owned()))).expect("granted");
    assert_eq!(links, []);
    let all = desk.view(|reader| chain(reader, &DataSubject::Data(PRODUCTION.to_owned()))).expect("granted");
    assert!(all.iter().all(|link| link.lacking.is_none()));
}

#[test]
fn a_link_names_the_dataset_or_the_column_that_it_lacks() {
    let mut desk = Desk::cms();
    desk.act_as(Role::CmsAuditor);
    let mut store = |stage: &str, activity: &str, text: &str| {
        let [tahapan, badan_usaha, description] = [stage, "PT Rantai Putus", ""].map(str::to_owned);
        let [kegiatan, content, file_name] = [activity, activity, "data.csv"].map(str::to_owned);
        desk.read_csv(activity, text.as_bytes(), 64);
        let place = PlaceForm { tahapan, badan_usaha, description };
        let form = DatasetForm { place, kegiatan, content, file_name, ..DatasetForm::default() };
        let command = RepositoryCommand::StoreDataset { form };
        desk.ok(&Command::Repository(command)).expect("stored").subject.id
    };
    let plan = "Periode;Kode Blok;Rencana Produksi (ton)\nTriwulan I 2025;011;300\n";
    let id = store("Operasi Produksi", "RKAB Operasi Produksi", plan);
    store("Operasi Produksi", "Produksi", "Bulan;Kode Blok;Produksi (ton)\nJanuari 2025;011;100\n");
    store("Penjualan", "Penjualan", "No. Pengapalan;Volume (ton)\nPK-1;5\n");
    store("Penjualan", "PNBP", "No. Pengapalan;Jumlah\nPK-1;5\n");
    let links = desk.view(|reader| chain(reader, &DataSubject::Data(id))).expect("granted");
    let lacking: Vec<_> = links.iter().map(|link| link.lacking.as_deref().unwrap_or_default()).collect();
    let expected = [
        "",
        "Data Blending belum ada.",
        "Data Blending belum ada.",
        "Data PNBP tidak memiliki kolom “Volume (ton)”.",
        "Data Penjualan tidak memiliki kolom “Kalori (kcal/kg GAR)”.",
        "Data PNBP tidak memiliki kolom “Nilai Penjualan (Rp)”.",
    ];
    assert_eq!(lacking, expected);
}

#[test]
fn every_test_can_read_computed_columns() {
    let desk = hendra();
    let computed = "Selisih (Rp)\t[PNBP (Rp)] - BULAT([Nilai Penjualan (Rp)] * [Tarif (%)] / 100; 2)";
    let test = TestForm { kind: TestKind::Profile, ..form(&[("column", "Selisih (Rp)"), ("computed", computed)]) };
    let fields = desk.view(|reader| form_fields(reader, &TestFormQuery { subject: own(), test: test.clone() }));
    let TestInput::Choice { options } = &fields.expect("its own").fields[0].input else { panic!("a choice") };
    assert!(options.iter().any(|option| option.value == "Selisih (Rp)"));
    let view = run(&desk, test.clone());
    assert!(view.figures.iter().any(|figure| figure.label == "Baris" && figure.value == "24"), "{view:?}");

    let sample = TestForm {
        kind: TestKind::Sample,
        ..form(&[("method", "simple"), ("method.size", "3"), ("seed", "1"), ("computed", computed)])
    };
    let query = TestRowsQuery { test: query(sample), line: None, is_other: false, first: 0, count: 9 };
    let rows = desk.view(|reader| test::rows(reader, &query)).expect("its own");
    assert_eq!(rows.columns.last().map(|column| column.header.as_str()), Some("Selisih (Rp)"));
    assert_eq!(rows.rows[0].cells.last().map(String::as_str), Some("0,00"));
    let csv = desk.view(|reader| test::rows_csv(reader, &query)).expect("may take it out");
    let file = String::from_utf8(csv.bytes).expect("UTF-8");
    let lines: Vec<&str> = file.lines().collect();
    assert!(lines[0].ends_with(",Selisih (Rp)"), "{file}");
    assert!(lines[2].ends_with(",\"-0,01\""), "{file}");
    assert!(csv.name.ends_with("_PNBP_uji-sampel.csv"), "{}", csv.name);
}

#[test]
fn an_error_of_a_formula_names_its_character() {
    let mut desk = hendra();
    for (computed, line, part, at) in [
        ("A\t[PNBP (Rp)] +", 0, "formula", 13),
        ("A\t1\nB\t[Tidak ada]", 1, "formula", 0),
        ("\t1", 0, "name", 0),
        ("A\t[PNBP (Rp)] + [Volume (ton)]", 0, "formula", 12),
    ] {
        let test = TestForm { kind: TestKind::Profile, ..form(&[("column", "PNBP (Rp)"), ("computed", computed)]) };
        let view = desk.view(|reader| test::test(reader, &query(test.clone()))).expect("its own");
        let [error] = &view.errors[..] else { panic!("{computed}: {view:?}") };
        let place = error.place.as_ref().expect("a place");
        assert_eq!((error.name.as_str(), place.line, place.part.as_str()), ("computed", line, part), "{computed}");
        assert_eq!(place.at, at, "{computed}: {}", error.message);
        assert!(matches!(desk.refused(&keep(test)), Refusal::Untestable { .. }));
    }
    let by_zero = TestForm {
        kind: TestKind::Profile,
        ..form(&[("column", "A"), ("computed", "A\tJIKA([Produk] = \"BK-44\"; 1 / 0; 1)")])
    };
    let remarks = run(&desk, by_zero).remarks;
    assert!(remarks.iter().any(|remark| remark.contains("pembagian dengan nol")), "{remarks:?}");
}

#[test]
fn a_step_keeps_its_computed_columns() {
    let mut desk = hendra();
    let tariff = links(&desk).remove(4).test.expect("all data are there");
    let commit = desk.ok(&keep(tariff)).expect("kept");
    assert_eq!(kept(&desk, &commit.subject.id).population.computed.len(), 1);
    let paper = desk.view(|reader| paper::paper(reader, PNBP)).expect("its own");
    assert_eq!(
        paper.steps[0].computed,
        ["Tarif seharusnya (%) = JIKA([Kalori (kcal/kg GAR)] > 5.200; 9,5; 8)".to_owned()]
    );
    let query = RepeatQuery { step: commit.subject.id, newest: false };
    assert!(desk.view(|reader| paper::repeated(reader, &query)).expect("its own").is_same);
}
