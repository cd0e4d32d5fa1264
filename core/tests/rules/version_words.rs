//! 'Riwayat' names the old and the new value of each field.

use crate::support::audit::{DEWI, HENDRA, PNBP, auditor_form};
use crate::support::dashboards::{TICKETS, dashboard_form};
use crate::support::{Desk, MINUTE, canned};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::{AuditorCommand, AuditorForm};
use portal_core::dashboard::commands::{DashboardCommand, DashboardForm};
use portal_core::model::dashboard::Permission;
use portal_core::model::{Role, Slice};
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::canned_reply::CannedReplyCommand;

/// The texts of a record's last version after a command.
fn said(role: Role, command: &Command, slice: Slice, id: &str) -> Vec<String> {
    let mut desk = Desk::acting_as(role);
    desk.later(MINUTE).ok(command).expect("something changes");
    last_words(&desk, slice, id)
}

fn last_words(desk: &Desk, slice: Slice, id: &str) -> Vec<String> {
    desk.versions(slice, Some(id)).swap_remove(0).differences
}

#[test]
fn versions_of_a_canned_reply_name_old_and_new_values() {
    let id = "CANNED_terima";
    let mut command = canned(Some(id), "Halo", "Sampai nanti.");
    if let CannedReplyCommand::Save { category, files, .. } = &mut command {
        *category = "Penutup".to_owned();
        files.push(FileFacts { name: "a.pdf".to_owned(), size: 9, head: b"%PDF-1.7".to_vec(), tail: Vec::new() });
    }
    let said = said(Role::Agent, &Command::CannedReply(command), Slice::CannedReplies, id);
    assert_eq!(said.len(), 4, "{said:?}");
    assert!(said[0].starts_with("Judul: ") && said[0].ends_with(" → Halo"), "{said:?}");
    assert_eq!(said[1], "Kategori: - → Penutup");
    assert!(said[2].starts_with("Isi: ") && said[2].ends_with(" → Sampai nanti."), "{said:?}");
    assert_eq!(said[3], "Lampiran: - → a.pdf");
}

#[test]
fn versions_of_an_auditor_name_old_and_new_values() {
    let form = AuditorForm { company: "Kantor Baru".to_owned(), ..auditor_form("Dewi P.", "external") };
    let command = Command::Auditor(AuditorCommand::Save { id: Some(DEWI.to_owned()), form });
    let said = said(Role::CmsAuditor, &command, Slice::Auditors, DEWI);
    let expected = [
        "Nama: Dewi Paramita → Dewi P.",
        "Email: dewi@auditnusantara.example → dewip@esdm.example",
        "Perusahaan: Kantor Audit Dewi Paramita dan Rekan → Kantor Baru",
    ];
    assert_eq!(said[..3], expected);
    assert!(said[3].starts_with("Keahlian: ") && said[3].ends_with(" → Geologi") && said.len() == 4, "{said:?}");
}

#[test]
fn versions_of_an_assignment_name_old_and_new_values() {
    let mut desk = Desk::cms();
    desk.as_auditor(HENDRA);
    desk.ok(&Command::Assignment(AssignmentCommand::Start { assignment: PNBP.to_owned() }));
    desk.act_as(Role::CmsAuditor);
    assert_eq!(last_words(&desk, Slice::Assignments, PNBP), ["Status: Ditugaskan → Sedang Dikerjakan"]);
}

#[test]
fn versions_of_a_dashboard_name_old_and_new_values() {
    let save = |widgets| {
        let form = DashboardForm { description: "Ringkas".to_owned(), ..dashboard_form("Baru", Permission::Private) };
        Command::Dashboard(DashboardCommand::Save { dashboard: TICKETS.to_owned(), form, widgets })
    };
    let mut desk = Desk::acting_as(Role::DashboardBuilder);
    let widgets = desk.dashboard(TICKETS).widgets.clone();
    let all = widgets.len();
    desk.ok(&save(widgets[..all - 1].to_vec()));
    let expected = [
        "Nama: Layanan Tiket → Baru",
        "Deskripsi: Tiket badan usaha menurut status, kategori, hari, agen, dan … → Ringkas",
        "Kategori: Administrasi → Operasi",
        "Izin: Publik → Private",
        "10 widget → 9 widget",
    ];
    assert_eq!(last_words(&desk, Slice::Dashboards, TICKETS), expected);
    let mut others = widgets[..all - 1].to_vec();
    others[0].title = "Lain".to_owned();
    desk.ok(&save(others));
    assert_eq!(last_words(&desk, Slice::Dashboards, TICKETS), [format!("Isi {} widget berubah", all - 1)]);
}
