//! Rows and figures of audits on dashboards: who sees them (decisions §7 and §9).

use crate::dashboard_audit::*;
use crate::support::Desk;
use crate::support::audit::*;
use crate::support::dashboards::*;
use crate::support::findings::SEEDED;
use portal_core::dashboard::rows_seen::{readable, seen};
use portal_core::dashboard::views::detail::detail;
use portal_core::dashboard::views::filters::filters;
use portal_core::dashboard::views::report::report;
use portal_core::dashboard::views::rows::{rows as behind, rows_csv, rows_sheet};
use portal_core::dashboard::views::widget;
use portal_core::model::Role;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::seen::Seen;
use portal_dashboard::widget::WidgetKind;

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
