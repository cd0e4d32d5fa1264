//! The steps of working papers as a source of widgets: its columns, and who sees rows and figures (decisions §7 and §9).

use std::rc::Rc;

use crate::support::Desk;
use crate::support::audit::*;
use crate::support::dashboards::*;
use portal_core::Command;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::working_paper::commands::{StepForm, WorkingPaperCommand};
use portal_core::audit::working_paper::form::{TestForm, TestKind, TestValue};
use portal_core::dashboard::rows_seen::{readable, seen};
use portal_core::dashboard::sources;
use portal_core::dashboard::views::detail::detail;
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::report::report;
use portal_core::dashboard::views::rows::{FigureQuery, rows as behind, rows_csv};
use portal_core::dashboard::views::widget;
use portal_core::history::commands::HistoryCommand;
use portal_core::model::Role;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::rows::texts;
use portal_dashboard::seen::Seen;
use portal_dashboard::source::{ColumnType, DataSource, Meaning, SourceColumn};
use portal_dashboard::widget::WidgetKind;

const SALES: &str = "TAB-PJL-02";
const BARA: &str = "PT Bara Khatulistiwa";

fn keep(desk: &mut Desk, assignment: &str, kind: TestKind, values: &[(&str, &str)], conclusion: &str) -> String {
    let value = |(name, value): &(&str, &str)| TestValue { name: (*name).to_owned(), value: (*value).to_owned() };
    let form = StepForm {
        search: String::new(),
        filters: String::new(),
        test: TestForm { kind, values: values.iter().map(value).collect() },
        purpose: "Setoran lengkap".to_owned(),
        conclusion: conclusion.to_owned(),
    };
    let command = WorkingPaperCommand::Keep { assignment: assignment.to_owned(), form };
    desk.ok(&Command::WorkingPaper(command)).expect("kept").subject.id
}

fn sample(desk: &mut Desk, assignment: &str) -> String {
    keep(desk, assignment, TestKind::Sample, &[("method", "simple"), ("method.size", "2"), ("seed", "1")], "")
}

/// Two steps of Hendra about PT Bara Khatulistiwa, one of Maya about PT Emas Rimba Larasati, and a published public
/// dashboard that groups them by company.
fn with_steps() -> (Desk, String) {
    let mut desk = Desk::cms();
    let of_maya = desk.assign("TAB-EKS-03", MAYA);
    desk.as_auditor(HENDRA);
    sample(&mut desk, PNBP);
    let pairs = [
        ("main", SALES),
        ("keys", "No. Pengapalan\tNo. Pengapalan\t"),
        ("measures", "Nilai (Rp)\tNilai Penjualan (Rp)\tsum\t\t"),
    ];
    keep(&mut desk, PNBP, TestKind::Reconcile, &pairs, "PK-020 tertukar angka.");
    desk.as_auditor(MAYA);
    sample(&mut desk, &of_maya);
    desk.act_as(Role::DashboardBuilder);
    let id = desk.build(vec![counted_by(1, WidgetKind::Bar, sources::steps::ID, "badanUsaha")]);
    desk.publish(&id);
    (desk, id)
}

fn source(desk: &Desk) -> Rc<dyn DataSource> {
    desk.view(|reader| sources::open(reader, sources::steps::ID)).expect("a source of the portal")
}

fn figure(dashboard: &str) -> FigureQuery {
    let filters = FilterQuery::default();
    let [dashboard, widget] = [dashboard, "widget_1"].map(str::to_owned);
    FigureQuery { dashboard, widget, filters, group: None, series: None }
}

#[test]
fn a_step_has_the_columns_of_its_test_and_of_the_data_that_it_tested() {
    let (desk, _) = with_steps();
    let source = source(&desk);
    let columns: Vec<(&str, &str)> =
        source.columns().iter().map(|column| (column.key.as_str(), column.label.as_str())).collect();
    let expected = [
        ("jenisUji", "Jenis uji"),
        ("simpulanDitulis", "Simpulan ditulis"),
        ("tahapan", "Tahapan"),
        ("badanUsaha", "Badan Usaha"),
        ("provinsi", "Provinsi"),
        ("data", "Data"),
        ("auditor", "Auditor"),
        ("dikerjakan", "Dikerjakan"),
        ("populasi", "Populasi"),
        ("barisDitunjuk", "Baris ditunjuk"),
    ];
    assert_eq!((source.name(), source.counted(), columns), ("Langkah uji", "langkah uji", expected.to_vec()));
    let period = SourceColumn {
        key: "dikerjakan".to_owned(),
        label: "Dikerjakan".to_owned(),
        kind: ColumnType::Date,
        meaning: Some(Meaning::Period),
    };
    assert_eq!(source.meant(Meaning::Period), Some(&period));

    let all: Vec<&SourceColumn> = source.columns().iter().collect();
    let [hendra, maya] = [HENDRA, MAYA].map(|id| desk.auditor(id).name.clone());
    let today = "21 Nov 2026";
    let of_pnbp = ["Sampel", "Tidak", "Penjualan", BARA, "Kalimantan Timur", "PNBP - PT Bara Khatulistiwa", &hendra];
    let of_sales =
        ["Rekonsiliasi", "Ya", "Penjualan", BARA, "Kalimantan Timur", "Penjualan - PT Bara Khatulistiwa", &hendra];
    let rows = texts(source.as_ref(), &all, &[0, 1, 2]);
    assert_eq!(rows[0][..7], of_pnbp);
    assert_eq!(rows[0][7..], [today, "24", "2"]);
    assert_eq!(rows[1][..7], of_sales, "the reconciliation starts from another dataset than the assigned one");
    assert_eq!(rows[1][7..9], [today, "24"]);
    assert_eq!([&rows[2][0], &rows[2][3], &rows[2][6]], ["Sampel", "PT Emas Rimba Larasati", &maya]);
}

#[test]
fn a_widget_of_steps_follows_every_command_and_its_undo() {
    let (mut desk, id) = with_steps();
    let by = |column: &str| vec![counted_by(1, WidgetKind::Bar, sources::steps::ID, column)];
    desk.act_as(Role::DashboardBuilder);
    let concluded = desk.build(by("simpulanDitulis"));
    desk.publish(&concluded);
    let bara = |desk: &Desk| rows(&desk.drawn(&id, "widget_1"))[0].clone();
    let written = |desk: &Desk| rows(&desk.drawn(&concluded, "widget_1"));
    assert_eq!(bara(&desk), [BARA, "2"]);
    assert_eq!(written(&desk), [["Tidak", "2"], ["Ya", "1"]]);

    desk.as_auditor(HENDRA);
    let step = sample(&mut desk, PNBP);
    assert_eq!(bara(&desk), [BARA, "3"]);
    let seq = desk.commits.last().expect("kept").seq;
    desk.ok(&Command::History(HistoryCommand::Undo { seq }));
    assert_eq!(bara(&desk), [BARA, "2"], "the kept step is undone");
    let seq = desk.commits.last().expect("undone").seq;
    desk.ok(&Command::History(HistoryCommand::Undo { seq }));
    assert_eq!(bara(&desk), [BARA, "3"], "and is back");

    let [purpose, conclusion] = ["Setoran lengkap", "Lengkap."].map(str::to_owned);
    desk.ok(&Command::WorkingPaper(WorkingPaperCommand::Edit { step: step.clone(), purpose, conclusion }));
    assert_eq!(written(&desk), [["Tidak", "2"], ["Ya", "2"]]);
    desk.ok(&Command::WorkingPaper(WorkingPaperCommand::Delete { step }));
    assert_eq!(bara(&desk), [BARA, "2"]);
    assert_eq!(written(&desk), [["Tidak", "2"], ["Ya", "1"]]);

    desk.act_as(Role::CmsAuditor);
    desk.ok(&Command::Auditor(AuditorCommand::Delete { id: HENDRA.to_owned() }));
    assert_eq!(rows(&desk.drawn(&id, "widget_1")), [["PT Emas Rimba Larasati", "1"]], "steps leave with assignments");
    assert_eq!(bara(desk.undo()), [BARA, "2"]);
}

#[test]
fn rows_of_steps_are_seen_by_readers_of_working_papers_only() {
    let (mut desk, id) = with_steps();
    for role in Role::ALL {
        desk.act_as(role);
        if role == Role::InternalAuditor {
            desk.as_auditor(HENDRA);
        }
        let expected = match role {
            Role::CmsAuditor => 3,
            Role::InternalAuditor => 2,
            Role::BadanUsaha | Role::InternalEsdm | Role::Agent | Role::ExternalAuditor | Role::DashboardBuilder => 0,
        };
        for found in [desk.view(|reader| seen(reader, "steps")), desk.view(|reader| readable(reader, "steps"))] {
            let found = match found {
                Seen::All => 3,
                Seen::Only(rows) => rows.len(),
            };
            assert_eq!(found, expected, "{role:?}");
        }
        match desk.view(|reader| behind(reader, &figure(&id))) {
            Ok(listed) => {
                assert_eq!(
                    (listed.rows.len(), listed.counted.as_str()),
                    (expected as usize, "3 langkah uji"),
                    "{role:?}"
                );
                assert!(listed.rows.iter().all(|row| row[0].starts_with("STEP_")));
                assert_eq!(listed.notes.is_empty(), expected == 3, "{role:?} is told how many rows are hidden");
            }
            Err(refusal) => {
                assert_eq!(refusal, Refusal::not_found(Kind::Widget, "widget_1"));
                assert!(matches!(role, Role::BadanUsaha | Role::Agent | Role::ExternalAuditor), "{role:?}");
            }
        }
        if let Ok(file) = desk.view(|reader| rows_csv(reader, &figure(&id))) {
            assert_eq!(file.content.matches("STEP_").count(), expected as usize, "{role:?}");
        }
        // A saved page has the rows of its figures in it.
        let query = FiltersQuery { dashboard: id.clone(), filters: FilterQuery::default() };
        let saves = role == Role::CmsAuditor;
        assert_eq!(desk.view(|reader| report(reader, &query)).is_ok(), saves, "{role:?}");
        assert_eq!(desk.view(|reader| detail(reader, &id)).expect("public").may_save_page, saves, "{role:?}");
    }
    desk.as_auditor(MAYA);
    assert_eq!(desk.view(|reader| behind(reader, &figure(&id))).expect("public").rows.len(), 1);
}

/// A company must not learn from a figure what an audit finds about it.
#[test]
fn figures_of_steps_are_withheld_from_companies_agents_and_external_auditors() {
    let (mut desk, id) = with_steps();
    for role in Role::ALL {
        desk.act_as(role);
        let view = desk.drawn(&id, "widget_1");
        let query = widget_query(&id, "widget_1", &FilterQuery::default());
        let file = desk.view(|reader| widget::csv(reader, &query));
        if matches!(role, Role::BadanUsaha | Role::Agent | Role::ExternalAuditor) {
            let detail = "Widget ini memuat langkah uji dari kertas kerja, yang tidak ditampilkan untuk peran Anda.";
            assert_eq!(problem(&view), ("Tidak ditampilkan", detail), "{role:?}");
            assert!(view.figures.is_none() && !format!("{view:?}").contains(BARA));
            assert!(file.is_err());
        } else {
            assert_eq!(rows(&view), [[BARA, "2"], ["PT Emas Rimba Larasati", "1"]], "{role:?}");
            assert!(file.is_ok());
        }
    }
}

#[test]
fn a_reader_filters_steps_only_by_names_that_its_own_steps_have() {
    let (mut desk, id) = with_steps();
    let companies = |desk: &Desk| {
        let query = FiltersQuery { dashboard: id.clone(), filters: FilterQuery::default() };
        desk.view(|reader| filters(reader, &query)).expect("public").companies
    };
    let of_bara = FilterQuery { badan_usaha: Some(BARA.to_owned()), ..FilterQuery::default() };
    let both = [BARA, "PT Emas Rimba Larasati"];
    assert_eq!(companies(desk.act_as(Role::CmsAuditor)), both);
    assert_eq!(rows(&desk.filtered(&id, "widget_1", &of_bara)), [[BARA, "2"]]);
    assert_eq!(companies(desk.as_auditor(MAYA)), both[1..]);
    assert_eq!(rows(&desk.filtered(&id, "widget_1", &of_bara)).len(), 2, "the filter is ignored");
    for role in [Role::InternalEsdm, Role::DashboardBuilder, Role::BadanUsaha, Role::Agent, Role::ExternalAuditor] {
        assert_eq!(companies(desk.act_as(role)), [""; 0], "{role:?}");
    }
}

/// A stage in the filter would tell a company that somebody tests its data of that stage.
#[test]
fn the_choices_of_filters_tell_nothing_about_withheld_steps() {
    let (mut desk, id) = with_steps();
    for role in Role::ALL {
        desk.act_as(role);
        let query = FiltersQuery { dashboard: id.clone(), filters: FilterQuery::default() };
        let choices = desk.view(|reader| filters(reader, &query)).expect("public");
        let is_withheld = matches!(role, Role::BadanUsaha | Role::Agent | Role::ExternalAuditor);
        assert_eq!((choices.stages.is_empty(), choices.periods.is_empty()), (is_withheld, is_withheld), "{role:?}");
    }
}

#[test]
fn only_administrators_of_dashboards_choose_the_source() {
    let (mut desk, _) = with_steps();
    let option = |desk: &Desk| {
        let options = desk.view(portal_core::dashboard::views::editor::source_options);
        options.map(|options| options.into_iter().find(|option| option.id == "steps").expect("offered"))
    };
    let chosen = option(&desk).expect("granted");
    assert_eq!((chosen.name.as_str(), chosen.group.as_str(), chosen.rows), ("Langkah uji", "Portal", 3));
    desk.act_as(Role::CmsAuditor);
    let refused = Refusal::NotPermitted { role: Role::CmsAuditor, action: Action::ManageDashboards };
    assert_eq!(option(&desk), Err(refused));
}
