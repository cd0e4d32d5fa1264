//! Findings, recommendations and reviews as sources of widgets: their columns, and who sees rows and figures (decisions §7
//! and §9).

use std::rc::Rc;

use crate::support::audit::*;
use crate::support::dashboards::*;
use crate::support::findings::{SEEDED, accept, answer, assess, pin, reopen, rows_of, submit, whole, write};
use crate::support::history::undo;
use crate::support::{DAY, Desk};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::finding::commands::FindingCommand;
use portal_core::dashboard::rows_seen::{readable, seen};
use portal_core::dashboard::sources;
use portal_core::dashboard::views::detail::detail;
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::report::report;
use portal_core::dashboard::views::rows::{FigureQuery, rows as behind, rows_csv, rows_sheet};
use portal_core::dashboard::views::widget;
use portal_core::model::Role;
use portal_core::model::dashboard::Permission;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::rows::texts;
use portal_dashboard::seen::Seen;
use portal_dashboard::source::{DataSource, Meaning, SourceColumn};
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;

const BARA: &str = "PT Bara Khatulistiwa";
const EMAS: &str = "PT Emas Rimba Larasati";
/// The dashboard 'Hasil Pemeriksaan' of the sample data.
const READY: &str = "dash_1763086423884";

/// A source with the numbers of its rows: of both companies, of all, of Hendra and of Maya.
struct Audited {
    source: &'static str,
    by_company: [&'static str; 2],
    all: u32,
    of_hendra: u32,
    of_maya: u32,
    prefix: &'static str,
}

const SOURCES: [Audited; 3] = [
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
fn with_audits() -> (Desk, String) {
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
fn published(desk: &mut Desk, widgets: Vec<Widget>) -> String {
    desk.act_as(Role::DashboardBuilder);
    let id = desk.build(widgets);
    desk.publish(&id);
    assert_eq!(desk.dashboard(&id).permission, Permission::Public);
    id
}

fn by_company(desk: &mut Desk, source: &str) -> String {
    published(desk, vec![counted_by(1, WidgetKind::Bar, source, "badanUsaha")])
}

fn figure(dashboard: &str) -> FigureQuery {
    let [dashboard, widget] = [dashboard, "widget_1"].map(str::to_owned);
    FigureQuery { dashboard, widget, filters: FilterQuery::default(), group: None, series: None }
}

fn of_dashboard(id: &str) -> FiltersQuery {
    FiltersQuery { dashboard: id.to_owned(), filters: FilterQuery::default() }
}

/// True for roles that see no figure of an audit.
const fn is_kept_out(role: Role) -> bool {
    matches!(role, Role::BadanUsaha | Role::Agent | Role::ExternalAuditor)
}

fn source(desk: &Desk, id: &str) -> Rc<dyn DataSource> {
    desk.view(|reader| sources::open(reader, id)).expect("a source of the portal")
}

fn headings(source: &dyn DataSource) -> Vec<&str> {
    source.columns().iter().map(|column| column.label.as_str()).collect()
}

/// The texts of some rows, all columns.
fn cells(source: &dyn DataSource, rows: &[u32]) -> Vec<Vec<String>> {
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
fn in_order(desk: &mut Desk, source: &str, column: &str) -> String {
    let mut bar = counted_by(1, WidgetKind::Bar, source, column);
    bar.config.sort = portal_dashboard::config::SortBy::Source;
    published(desk, vec![bar])
}

#[test]
fn rows_are_seen_by_the_administrator_and_the_own_auditor_only() {
    let (mut desk, _) = with_audits();
    for Audited { source, all, of_hendra, prefix, .. } in SOURCES {
        let id = by_company(&mut desk, source);
        for role in Role::ALL {
            desk.act_as(role);
            if role == Role::InternalAuditor {
                desk.as_auditor(HENDRA);
            }
            let place = format!("{role:?} {source}");
            let expected = match role {
                Role::CmsAuditor => all,
                Role::InternalAuditor => of_hendra,
                Role::BadanUsaha
                | Role::InternalEsdm
                | Role::Agent
                | Role::ExternalAuditor
                | Role::DashboardBuilder => 0,
            };
            for found in [desk.view(|reader| seen(reader, source)), desk.view(|reader| readable(reader, source))] {
                let found = match found {
                    Seen::All => all,
                    Seen::Only(rows) => rows.len(),
                };
                assert_eq!(found, expected, "{place}");
            }
            match desk.view(|reader| behind(reader, &figure(&id))) {
                Ok(listed) => {
                    assert!(!is_kept_out(role), "{place}");
                    assert_eq!(listed.rows.len(), expected as usize, "{place}");
                    assert!(listed.counted.starts_with(&format!("{all} ")), "{place}: {}", listed.counted);
                    assert!(listed.rows.iter().all(|row| row[0].starts_with(prefix)), "{place}");
                    assert_eq!(listed.notes.is_empty(), expected == all, "{place} is told how many rows are hidden");
                }
                Err(refusal) => {
                    assert_eq!(refusal, Refusal::not_found(Kind::Widget, "widget_1"));
                    assert!(is_kept_out(role), "{place}");
                }
            }
            let file = desk.view(|reader| rows_csv(reader, &figure(&id)));
            let sheet = desk.view(|reader| rows_sheet(reader, &figure(&id)));
            assert_eq!(file.is_ok(), sheet.is_ok(), "{place}");
            assert!(!is_kept_out(role) || file.is_err(), "{place}");
            if let (Ok(file), Ok(sheet)) = (file, sheet) {
                assert_eq!(file.content.matches(prefix).count(), expected as usize, "{place}");
                assert_eq!(sheet.total, expected, "{place}");
            }
            // A saved page has the rows of its figures in it.
            let saves = role == Role::CmsAuditor;
            assert_eq!(desk.view(|reader| report(reader, &of_dashboard(&id))).is_ok(), saves, "{place}");
            assert_eq!(desk.view(|reader| detail(reader, &id)).expect("public").may_save_page, saves, "{place}");
        }
    }
}

#[test]
fn each_auditor_reads_its_own_rows() {
    let (mut desk, _) = with_audits();
    for Audited { source, of_hendra, of_maya, .. } in SOURCES {
        let id = by_company(&mut desk, source);
        for (auditor, expected) in [(HENDRA, of_hendra), (MAYA, of_maya)] {
            desk.as_auditor(auditor);
            let listed = desk.view(|reader| behind(reader, &figure(&id))).expect("public");
            assert_eq!(listed.rows.len(), expected as usize, "{auditor} {source}");
        }
    }
}

/// A company must not learn from a figure what an audit finds about it or about others.
#[test]
fn figures_are_withheld_from_companies_agents_and_external_auditors() {
    let (mut desk, _) = with_audits();
    for Audited { source, by_company: counts, .. } in SOURCES {
        let id = by_company(&mut desk, source);
        for role in Role::ALL {
            desk.act_as(role);
            let place = format!("{role:?} {source}");
            let view = desk.drawn(&id, "widget_1");
            let query = widget_query(&id, "widget_1", &FilterQuery::default());
            let file = desk.view(|reader| widget::csv(reader, &query));
            if is_kept_out(role) {
                let words = "Widget ini memuat hasil pemeriksaan, yang tidak ditampilkan untuk peran Anda.";
                assert_eq!(problem(&view), ("Tidak ditampilkan", words), "{place}");
                assert!(view.figures.is_none() && !format!("{view:?}").contains(BARA), "{place}");
                assert!(file.is_err(), "{place}");
            } else {
                assert_eq!(rows(&view), [[BARA, counts[0]], [EMAS, counts[1]]], "{place}");
                assert!(file.is_ok(), "{place}");
            }
        }
    }
}

/// Not even figures about accepted findings, which the company reads in its own list.
#[test]
fn no_person_of_a_company_sees_a_figure() {
    let (mut desk, _) = with_audits();
    for Audited { source, .. } in SOURCES {
        for kind in [WidgetKind::Bar, WidgetKind::Pie, WidgetKind::Metric, WidgetKind::Table, WidgetKind::Map] {
            let column = if kind == WidgetKind::Map { "provinsi" } else { "badanUsaha" };
            let id = published(&mut desk, vec![counted_by(1, kind, source, column)]);
            for company in ["bu-bara", "bu-nikel", "bu-timah"] {
                desk.act_as_person(Role::BadanUsaha, company);
                assert_eq!(problem(&desk.drawn(&id, "widget_1")).0, "Tidak ditampilkan", "{company} {source} {kind:?}");
            }
        }
    }
}

#[test]
fn a_reader_filters_only_by_names_that_its_own_rows_have() {
    let (mut desk, _) = with_audits();
    let of_emas = FilterQuery { badan_usaha: Some(EMAS.to_owned()), ..FilterQuery::default() };
    for Audited { source, by_company: counts, .. } in SOURCES {
        let id = by_company(&mut desk, source);
        let companies =
            |desk: &Desk| desk.view(|reader| filters(reader, &of_dashboard(&id))).expect("public").companies;
        assert_eq!(companies(desk.act_as(Role::CmsAuditor)), [BARA, EMAS], "{source}");
        assert_eq!(rows(&desk.filtered(&id, "widget_1", &of_emas)), [[EMAS, counts[1]]], "{source}");
        assert_eq!(companies(desk.as_auditor(MAYA)), [BARA, EMAS], "{source}");
        assert_eq!(companies(desk.as_auditor(HENDRA)), [BARA], "{source}");
        assert_eq!(rows(&desk.filtered(&id, "widget_1", &of_emas)).len(), 2, "{source}: the filter is ignored");
        for role in [Role::InternalEsdm, Role::DashboardBuilder, Role::BadanUsaha, Role::Agent, Role::ExternalAuditor] {
            assert_eq!(companies(desk.act_as(role)), [""; 0], "{role:?} {source}");
        }
    }
}

#[test]
fn the_ready_dashboard_of_audits_is_for_the_ministry() {
    let mut desk = Desk::open();
    for role in Role::ALL {
        desk.act_as(role);
        let is_read = matches!(role, Role::InternalEsdm | Role::DashboardBuilder);
        assert_eq!(desk.view(|reader| detail(reader, READY)).is_ok(), is_read, "{role:?}");
    }
    desk.act_as(Role::InternalEsdm);
    let one = |widget: &str| rows(&desk.drawn(READY, widget));
    let figures: Vec<String> = (1..=4).map(|number| one(&format!("widget_{number}"))[0][1].clone()).collect();
    assert_eq!(figures, ["3", "1", "2", "1"]);
    assert_eq!(one("widget_6"), [["Sesuai", "1"], ["Belum ditindaklanjuti", "2"]]);
    assert_eq!(one("widget_9"), [["Hendra Kusuma", "3", "0", "0"], ["Maya Anggraini", "3", "3", "1"]]);
    assert_eq!(desk.portal.state().follow_ups.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), SEEDED);
}

#[test]
fn only_administrators_of_dashboards_choose_the_sources() {
    let (mut desk, _) = with_audits();
    let option = |desk: &Desk, id: &str| {
        let options = desk.view(portal_core::dashboard::views::editor::source_options);
        options.map(|options| options.into_iter().find(|option| option.id == id).expect("offered"))
    };
    for (Audited { source, all, .. }, name) in SOURCES.into_iter().zip(["Temuan", "Rekomendasi", "Reviu"]) {
        desk.act_as(Role::DashboardBuilder);
        let chosen = option(&desk, source).expect("granted");
        assert_eq!((chosen.name.as_str(), chosen.group.as_str(), chosen.rows), (name, "Portal", all));
        desk.act_as(Role::CmsAuditor);
        let refused = Refusal::NotPermitted { role: Role::CmsAuditor, action: Action::ManageDashboards };
        assert_eq!(option(&desk, source), Err(refused));
    }
}
