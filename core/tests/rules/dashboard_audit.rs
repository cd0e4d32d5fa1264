//! Findings, recommendations and reviews as sources of widgets: their columns, and who sees rows and figures (decisions §7
//! and §9).

use std::rc::Rc;

use crate::support::audit::*;
use crate::support::dashboards::*;
use crate::support::findings::{accept, answer, assess, pin, reopen, rows_of, submit, whole, write};
use crate::support::history::undo;
use crate::support::{DAY, Desk};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::finding::commands::FindingCommand;
use portal_core::dashboard::sources;
use portal_core::dashboard::views::filters::FiltersQuery;
use portal_core::dashboard::views::rows::FigureQuery;
use portal_core::model::Role;
use portal_core::model::dashboard::Permission;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::rows::texts;
use portal_dashboard::source::{DataSource, Meaning, SourceColumn};
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;

pub(crate) const BARA: &str = "PT Bara Khatulistiwa";
pub(crate) const EMAS: &str = "PT Emas Rimba Larasati";
/// The dashboard 'Hasil Pemeriksaan' of the sample data.
pub(crate) const READY: &str = "dash_1763086423884";

/// A source with the numbers of its rows: of both companies, of all, of Hendra and of Maya.
pub(crate) struct Audited {
    pub(crate) source: &'static str,
    pub(crate) by_company: [&'static str; 2],
    pub(crate) all: u32,
    pub(crate) of_hendra: u32,
    pub(crate) of_maya: u32,
    pub(crate) prefix: &'static str,
}

pub(crate) const SOURCES: [Audited; 3] = [
    Audited {
        source: sources::findings::ID,
        by_company: ["4", "1"],
        all: 5,
        of_hendra: 1,
        of_maya: 4,
        prefix: "FINDING_",
    },
    Audited {
        source: sources::follow_ups::ID,
        by_company: ["5", "2"],
        all: 7,
        of_hendra: 2,
        of_maya: 5,
        prefix: "FINDING_",
    },
    Audited {
        source: sources::reviews::ID,
        by_company: ["6", "1"],
        all: 7,
        of_hendra: 3,
        of_maya: 4,
        prefix: "ASSIGN_",
    },
];

/// The sample audits, an accepted one of Hendra about PT Bara Khatulistiwa, and an accepted one of Maya about PT Emas
/// Rimba Larasati. The id of Hendra's follow-up.
pub(crate) fn with_audits() -> (Desk, String) {
    let (mut desk, follow_up) = Desk::with_accepted();
    desk.act_as(Role::CmsAuditor);
    let work = desk.assign("TAB-EKS-03", MAYA);
    desk.as_auditor(MAYA);
    desk.assignment_ok(AssignmentCommand::Start { assignment: work.clone() });
    let finding = desk.ok(&write(&work, whole("Mutu percontoh"))).expect("written").subject.id;
    desk.ok(&pin(&finding, rows_of(&work, &[1])));
    desk.ok(&submit(&work));
    desk.act_as(Role::CmsAuditor).ok(&accept(&work));
    desk.act_as(Role::DashboardBuilder);
    (desk, follow_up)
}

/// A published public dashboard of these widgets.
pub(crate) fn published(desk: &mut Desk, widgets: Vec<Widget>) -> String {
    desk.act_as(Role::DashboardBuilder);
    let id = desk.build(widgets);
    desk.publish(&id);
    assert_eq!(desk.dashboard(&id).permission, Permission::Public);
    id
}

pub(crate) fn by_company(desk: &mut Desk, source: &str) -> String {
    published(desk, vec![counted_by(1, WidgetKind::Bar, source, "badanUsaha")])
}

pub(crate) fn figure(dashboard: &str) -> FigureQuery {
    let [dashboard, widget] = [dashboard, "widget_1"].map(str::to_owned);
    FigureQuery { dashboard, widget, filters: FilterQuery::default(), group: None, series: None }
}

pub(crate) fn of_dashboard(id: &str) -> FiltersQuery {
    FiltersQuery { dashboard: id.to_owned(), filters: FilterQuery::default() }
}

/// True for roles that see no figure of an audit.
pub(crate) const fn is_kept_out(role: Role) -> bool {
    matches!(role, Role::BadanUsaha | Role::Agent | Role::ExternalAuditor)
}

pub(crate) fn source(desk: &Desk, id: &str) -> Rc<dyn DataSource> {
    desk.view(|reader| sources::open(reader, id)).expect("a source of the portal")
}

pub(crate) fn headings(source: &dyn DataSource) -> Vec<&str> {
    source.columns().iter().map(|column| column.label.as_str()).collect()
}

/// The texts of some rows, all columns.
pub(crate) fn cells(source: &dyn DataSource, rows: &[u32]) -> Vec<Vec<String>> {
    let all: Vec<&SourceColumn> = source.columns().iter().collect();
    texts(source, &all, rows)
}

#[test]
fn a_finding_has_the_columns_of_its_text_and_assignment() {
    let (desk, _) = with_audits();
    let source = source(&desk, "findings");
    assert_eq!((source.name(), source.counted(), source.rows()), ("Temuan", "temuan", 5));
    let expected = [
        "Klasifikasi",
        "Tingkat",
        "Tahapan",
        "Badan Usaha",
        "Provinsi",
        "Data",
        "Auditor",
        "Status reviu",
        "Nilai (Rp)",
        "Jumlah bukti",
        "Ditulis",
    ];
    assert_eq!(headings(source.as_ref()), expected);
    assert_eq!(source.meant(Meaning::Period).map(|column| column.key.as_str()), Some("ditulis"));
    let shown = cells(source.as_ref(), &[0, 2, 3]);
    let blending = ["Sistem pengendalian intern", "Tinggi", "Penjualan", BARA, "Kalimantan Timur"];
    assert_eq!(shown[0][..5], blending);
    let seeded = ["Blending - PT Bara Khatulistiwa", "Maya Anggraini", "Diterima", "-", "2", "4 Nov 2026"];
    assert_eq!(shown[0][5..], seeded);
    assert_eq!(shown[1][7], "Menunggu reviu");
    assert_eq!(shown[2][6..10], ["Hendra Kusuma", "Diterima", "686.666.790,72", "1"]);
}

#[test]
fn a_recommendation_has_the_columns_of_its_follow_up() {
    let (mut desk, follow_up) = with_audits();
    let expected = [
        "Status tindak lanjut",
        "Klasifikasi",
        "Tingkat",
        "Tahapan",
        "Badan Usaha",
        "Provinsi",
        "Umur (hari)",
        "Lewat 60 hari",
        "Menunggu penilaian",
        "Nilai disetor (Rp)",
        "Diterima",
    ];
    let first = source(&desk, "followUps");
    assert_eq!((first.name(), first.counted(), first.rows()), ("Rekomendasi", "rekomendasi", 7));
    assert_eq!(headings(first.as_ref()), expected);
    let shown = cells(first.as_ref(), &[0, 1, 2]);
    assert_eq!(
        [&shown[0][0], &shown[1][0], &shown[2][0]],
        ["Sesuai", "Belum ditindaklanjuti", "Belum ditindaklanjuti"]
    );
    assert_eq!(shown[0][6..], ["-", "Tidak", "Tidak", "-", "9 Nov 2026"], "a settled one does not age");
    assert_eq!(shown[1][6..10], ["12", "Tidak", "Ya", "-"]);
    assert_eq!(shown[2][6..10], ["12", "Tidak", "Tidak", "-"]);

    desk.later(49 * DAY);
    let shown = cells(source(&desk, "followUps").as_ref(), &[0, 1, 3]);
    assert_eq!([&shown[0][7], &shown[1][7], &shown[2][7]], ["Tidak", "Ya", "Tidak"], "61 days, and 49");
    assert_eq!(shown[1][6], "61");

    desk.as_auditor(HENDRA);
    desk.ok(&assess(&follow_up, 2, "partial", "7.200.000,50", ""));
    let shown = cells(source(&desk, "followUps").as_ref(), &[4]);
    assert_eq!([&shown[0][0], &shown[0][9]], ["Belum sesuai", "7.200.000,50"]);
}

#[test]
fn a_review_has_the_columns_of_its_assignment() {
    let (desk, _) = with_audits();
    let source = source(&desk, "reviews");
    assert_eq!((source.name(), source.counted(), source.rows()), ("Reviu", "reviu", 7));
    let expected = [
        "Status reviu",
        "Simpulan",
        "Status penugasan",
        "Tahapan",
        "Badan Usaha",
        "Provinsi",
        "Auditor",
        "Jumlah temuan",
        "Catatan terbuka",
        "Perubahan terakhir",
    ];
    assert_eq!(headings(source.as_ref()), expected);
    let shown = cells(source.as_ref(), &[0, 1, 5]);
    let facts = |row: usize| [&shown[row][0], &shown[row][1], &shown[row][2], &shown[row][6], &shown[row][7]];
    assert_eq!(facts(0), ["Diterima", "Sesuai dengan catatan", "Selesai", "Maya Anggraini", "2"]);
    assert_eq!(facts(1), ["Menunggu reviu", "Sesuai dengan catatan", "Selesai", "Maya Anggraini", "1"]);
    assert_eq!([&shown[0][8], &shown[1][8], &shown[0][9]], ["0", "1", "9 Nov 2026"]);
    assert_eq!(facts(2), ["Belum diajukan", "-", "Ditugaskan", "Hendra Kusuma", "0"]);
    assert_eq!(shown[2][9], "-");
}

#[test]
fn money_of_findings_adds_up_to_the_last_sen() {
    let (mut desk, _) = with_audits();
    let mut sum = counted_by(1, WidgetKind::Metric, "findings", "nilai");
    sum.config.value = vec![measure(Operation::Sum, "nilai")];
    let mut listed = counted_by(2, WidgetKind::Bar, "findings", "badanUsaha");
    listed.config.value = vec![measure(Operation::Sum, "nilai")];
    let id = published(&mut desk, vec![sum, listed]);
    let expected = [[BARA, "686.666.790,72"], [EMAS, "686.666.790,72"]];
    assert_eq!(rows(&desk.drawn(&id, "widget_2")), expected);
}

#[test]
fn widgets_follow_commands_and_their_undo() {
    let (mut desk, follow_up) = with_audits();
    let state = in_order(&mut desk, "followUps", "statusTindakLanjut");
    let waiting = in_order(&mut desk, "followUps", "menungguPenilaian");
    let reviews = in_order(&mut desk, "reviews", "statusReviu");
    let findings = in_order(&mut desk, "findings", "klasifikasi");
    let shown = |desk: &Desk, id: &str| rows(&desk.drawn(id, "widget_1"));
    assert_eq!(shown(&desk, &state), [["Sesuai", "1"], ["Belum ditindaklanjuti", "6"]]);
    assert_eq!(shown(&desk, &waiting), [["Ya", "1"], ["Tidak", "6"]]);

    desk.act_as(Role::BadanUsaha).ok(&answer(&follow_up, 1));
    assert_eq!(shown(desk.act_as(Role::DashboardBuilder), &waiting), [["Ya", "2"], ["Tidak", "5"]]);
    desk.later(1).as_auditor(HENDRA);
    desk.ok(&assess(&follow_up, 1, "done", "", ""));
    assert_eq!(shown(&desk, &state), [["Sesuai", "2"], ["Belum ditindaklanjuti", "5"]]);
    let seq = desk.portal.state().seq;
    desk.ok(&undo(seq));
    assert_eq!(shown(&desk, &state), [["Sesuai", "1"], ["Belum ditindaklanjuti", "6"]]);

    assert_eq!(shown(&desk, &reviews), [["Belum diajukan", "3"], ["Menunggu reviu", "1"], ["Diterima", "3"]]);
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    assert_eq!(shown(&desk, &reviews)[2..], [["Diterima", "2"], ["Dibuka kembali", "1"]]);

    let administrative = |desk: &Desk| shown(desk, &findings)[0].clone();
    assert_eq!(administrative(&desk), ["Administrasi", "4"]);
    let finding = desk.portal.state().follow_ups.get(&follow_up).expect("there").finding_id.clone();
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Finding(FindingCommand::Delete { finding }));
    assert_eq!(administrative(&desk), ["Administrasi", "3"]);
    assert_eq!(shown(&desk, &state)[1], ["Belum ditindaklanjuti", "6"], "withdrawn only by the next acceptance");
    desk.ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    assert_eq!(shown(&desk, &state)[1], ["Belum ditindaklanjuti", "4"]);
}

/// A dashboard that counts the rows of a source by a column, in the order of its words.
pub(crate) fn in_order(desk: &mut Desk, source: &str, column: &str) -> String {
    let mut bar = counted_by(1, WidgetKind::Bar, source, column);
    bar.config.sort = portal_dashboard::config::SortBy::Source;
    published(desk, vec![bar])
}
