//! Commits, snapshots and backups survive a round trip through bytes. Damaged, foreign and newer bytes are refused
//! and change nothing.

use crate::support::audit::{HENDRA, PNBP, auditor_form};
use crate::support::dashboards::{TICKETS, dashboard_form};
use crate::support::{Desk, MINUTE, OPENED, assignment, canned, form};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::journal::backup::{self, BackupCounts, BackupList, BackupPart};
use portal_core::journal::snapshot_reader::SnapshotReader;
use portal_core::journal::{JournalProblem, crc32, entry};
use portal_core::model::dashboard::Permission;
use portal_core::model::repository::ExistingRows;
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::model::{Role, Slice};
use portal_core::seed::json::StrictJson;
use portal_core::store::Commit;
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::LabelCommand;
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::{Command, Portal};

fn text(text: &str) -> String {
    text.to_owned()
}

fn png() -> Vec<FileFacts> {
    vec![FileFacts {
        name: text("foto 📷 \u{202e}gnp.png"),
        size: 9,
        head: b"\x89PNG\r\n\x1a\n".to_vec(),
        tail: Vec::new(),
    }]
}

fn ticket_commands() -> Vec<(Role, TicketCommand)> {
    let ticket = || text("R8K2AB");
    vec![
        (Role::BadanUsaha, TicketCommand::Create { form: form("Judul “khusus” \u{0}\u{7f} 漢字") }),
        (
            Role::Agent,
            TicketCommand::Reply {
                ticket: ticket(),
                content: text("Isi\n\tbaris"),
                status: Some(Status::Pending),
                attachments: png(),
                as_written: false,
            },
        ),
        (Role::InternalEsdm, TicketCommand::SetStatus { ticket: ticket(), status: Status::Resolved }),
        (Role::BadanUsaha, TicketCommand::Close { ticket: ticket() }),
        (Role::BadanUsaha, TicketCommand::Reopen { ticket: ticket() }),
        (Role::Agent, TicketCommand::Take { ticket: text("N4W7KD") }),
        (
            Role::InternalEsdm,
            TicketCommand::Assign { ticket: ticket(), agent: text("agent-2"), reason: Some(text("Beban")) },
        ),
        (
            Role::Agent,
            TicketCommand::GiveBack { ticket: ticket(), reason: ReturnReason::Other, note: Some(text("Catatan")) },
        ),
        (
            Role::InternalEsdm,
            TicketCommand::SendToDepartment { ticket: ticket(), department: text("dep-regulasi"), note: None },
        ),
        (Role::Agent, TicketCommand::SetPriority { ticket: ticket(), priority: Priority::Low }),
        (Role::Agent, TicketCommand::SetLabels { ticket: ticket(), labels: vec![text("LABEL_tenggat")] }),
    ]
}

fn audit_commands() -> Vec<Command> {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", "Uraian"].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let [kegiatan, content, file_name] = ["Uji", "TABLE_1", "a.csv"].map(str::to_owned);
    let dataset = DatasetForm { place: place.clone(), kegiatan, content, file_name, ..DatasetForm::default() };
    let replaced = DatasetForm { content: text("TABLE_2"), existing: Some(ExistingRows::Replace), ..dataset.clone() };
    let file = FileFacts { name: text("a.pdf"), size: 9, head: b"%PDF-1.4".to_vec(), tail: Vec::new() };
    let given = assignment("TAB-OPR-02", HENDRA);
    let form = auditor_form("Sari", "internal");
    vec![
        Command::Auditor(AuditorCommand::Save { id: None, form }),
        Command::Auditor(AuditorCommand::Save { id: Some(text(HENDRA)), form: auditor_form("Hendra K.", "internal") }),
        Command::Assignment(AssignmentCommand::Create { form: given }),
        Command::Assignment(AssignmentCommand::Start { assignment: text(PNBP) }),
        Command::Assignment(AssignmentCommand::Complete { assignment: text(PNBP) }),
        Command::Assignment(AssignmentCommand::Delete { assignment: text(PNBP) }),
        Command::Auditor(AuditorCommand::Delete { id: text(HENDRA) }),
        Command::Repository(RepositoryCommand::StoreDataset { form: dataset }),
        Command::Repository(RepositoryCommand::StoreDataset { form: replaced }),
        Command::Repository(RepositoryCommand::StoreDocument {
            form: DocumentForm { place, file, sections: vec![], pages: None },
        }),
        Command::Repository(RepositoryCommand::Remove { id: text("DOC-OPR-02") }),
    ]
}

fn builder_commands() -> Vec<DashboardCommand> {
    let dashboard = || text(TICKETS);
    let form = || dashboard_form("Baru", Permission::Public);
    let file = Desk::builder()
        .view(|reader| portal_core::dashboard::views::definition::file(reader, TICKETS))
        .expect("export is granted");
    let json = serde_json::to_value(file.definition).expect("plain data");
    let widgets = Desk::open().dashboard(TICKETS).widgets.clone();
    vec![
        DashboardCommand::Create { form: form() },
        DashboardCommand::Save { dashboard: dashboard(), form: form(), widgets },
        DashboardCommand::Unpublish { dashboard: dashboard() },
        DashboardCommand::Publish { dashboard: dashboard() },
        DashboardCommand::Duplicate { dashboard: dashboard() },
        DashboardCommand::Delete { dashboard: dashboard() },
        DashboardCommand::Import { definition: serde_json::from_value(json).expect("any JSON") },
    ]
}

/// A portal after every possible command, one undo and one restore.
pub(crate) fn lived() -> Desk {
    let mut desk = Desk::open();
    for (content, file) in [("TABLE_1", &b"a;b\n1;2\n"[..]), ("TABLE_2", b"a;c\n3;4\n")] {
        desk.read_csv(content, file, 64);
    }
    for (role, command) in ticket_commands() {
        desk.later(MINUTE).act_as(role).ticket_ok(command);
    }
    desk.act_as(Role::Agent);
    let label = |id: Option<&str>| LabelCommand::Save { id: id.map(text), name: text("Baru") };
    desk.label_ok(label(None));
    desk.later(MINUTE).label_ok(LabelCommand::Save { id: Some(text("LABEL_pnbp")), name: text("Iuran") });
    let deleted = desk.label_ok(LabelCommand::Delete { id: text("LABEL_rkab") }).expect("deleted").seq;
    desk.undone(deleted);
    let deleted = desk.label_ok(LabelCommand::Delete { id: text("LABEL_rkab") }).expect("deleted").seq;
    desk.restored(deleted, Slice::Labels, "LABEL_rkab");
    desk.canned_ok(canned(None, "Baru", "Isi"));
    desk.canned_ok(canned(Some("CANNED_terima"), "Salam", "Isi"));
    desk.canned_ok(CannedReplyCommand::Delete { id: text("CANNED_terima") });
    desk.act_as(Role::CmsAuditor);
    for command in audit_commands() {
        desk.later(MINUTE).ok(&command);
    }
    desk.act_as(Role::DashboardBuilder);
    for command in builder_commands() {
        desk.later(MINUTE).dashboard_ok(command);
    }
    desk
}

/// Replays the journal from bytes onto the sample data.
fn replayed(commits: &[Commit]) -> Portal {
    let mut portal = Desk::open().portal;
    for commit in commits {
        portal.apply_entry(&entry::sealed(commit)).expect("the commit follows the last one");
    }
    portal
}

#[test]
fn every_kind_of_commit_survives_its_bytes_and_replay_gives_the_state() {
    let desk = lived();
    for commit in &desk.commits {
        assert_eq!(entry::open(&entry::sealed(commit)).as_ref(), Ok(commit));
    }
    let again = replayed(&desk.commits);
    assert_eq!(again.state(), desk.portal.state());
    assert_eq!(again.snapshot(), desk.portal.snapshot());
}

#[test]
fn a_truncated_or_altered_entry_is_refused_and_changes_nothing() {
    let mut desk = Desk::acting_as(Role::Agent);
    let done = TicketCommand::SetPriority { ticket: text("R8K2AB"), priority: Priority::Low };
    let bytes = entry::sealed(&desk.ticket_ok(done).expect("changed"));
    let mut portal = Desk::open().portal;
    let before = portal.clone();
    for length in 0..bytes.len() {
        assert!(portal.apply_entry(&bytes[..length]).is_err(), "{length} bytes");
    }
    for bit in 0..bytes.len() * 8 {
        let mut altered = bytes.clone();
        altered[bit / 8] ^= 1 << (bit % 8);
        assert!(portal.apply_entry(&altered).is_err(), "bit {bit}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(portal.apply_entry(&longer), Err(JournalProblem::Damaged));
    assert_eq!(portal, before);
    portal.apply_entry(&bytes).expect("equal to the written commit");
}

#[test]
fn an_entry_with_a_missing_predecessor_is_a_gap() {
    let desk = lived();
    let mut portal = Desk::open().portal;
    let entries: Vec<_> = desk.commits.iter().map(entry::sealed).collect();
    let before = portal.clone();
    assert_eq!(portal.apply_entry(&entries[1]), Err(JournalProblem::Gap));
    assert_eq!(portal, before);
    portal.apply_entry(&entries[0]).expect("the first");
    assert_eq!(portal.apply_entry(&entries[0]), Err(JournalProblem::Gap), "a commit is applied only once");
}

#[test]
fn a_snapshot_restores_the_state_and_keeps_the_acting_person() {
    let desk = lived();
    let bytes = desk.portal.snapshot();
    let mut again = Desk::acting_as(Role::Agent);
    again.portal.restore(&bytes).expect("the core reads its own bytes");
    assert_eq!(again.portal.state(), desk.portal.state());
    assert_eq!(again.portal.snapshot(), bytes);
    assert_eq!(again.portal.session().role, Role::Agent);
}

#[test]
fn lists_are_the_same_after_a_restart() {
    let mut desk = lived();
    desk.act_as(Role::InternalEsdm);
    let mut again = Desk::acting_as(Role::InternalEsdm);
    again.clock = desk.clock;
    again.portal.restore(&desk.portal.snapshot()).expect("the core reads its own bytes");
    let search = crate::support::search(ListKind::InternalAll, "rkab");
    assert_eq!(again.list(&search), desk.list(&search));
    assert!(!again.list(&search).rows.is_empty());
}

fn opened_with(snapshot: &[u8]) -> Portal {
    SnapshotReader::of(snapshot).and_then(Portal::read::<StrictJson>).expect("the core reads its own bytes")
}

#[test]
fn searches_after_a_restart_follow_later_changes() {
    let mut desk = lived();
    desk.act_as(Role::InternalEsdm);
    let mut again = Desk { portal: opened_with(&desk.portal.snapshot()), ..Desk::open() };
    again.clock = desk.clock;
    again.act_as(Role::InternalEsdm);
    let search = |words| crate::support::search(ListKind::InternalAll, words);
    for (status, words) in [(Status::Pending, "pending rkab"), (Status::Resolved, "resolved rkab")] {
        for desk in [&mut desk, &mut again] {
            desk.ticket_ok(TicketCommand::SetStatus { ticket: text("R8K2AB"), status });
        }
        assert_eq!(again.list(&search(words)), desk.list(&search(words)));
        assert!(again.ids(&search(words)).contains(&text("R8K2AB")), "{words}");
    }
    assert!(!again.ids(&search("pending rkab")).contains(&text("R8K2AB")));
}

#[test]
fn an_invalid_or_newer_snapshot_is_refused_and_changes_nothing() {
    let bytes = lived().portal.snapshot();
    let mut desk = Desk::acting_as(Role::Agent);
    let before = desk.portal.clone();
    for length in (0..bytes.len()).step_by(997).chain([bytes.len() - 1]) {
        assert!(desk.portal.restore(&bytes[..length]).is_err(), "{length} bytes");
    }
    for at in (0..8).chain((8..bytes.len()).step_by(997)) {
        let mut altered = bytes.clone();
        altered[at] ^= 0x10;
        assert!(desk.portal.restore(&altered).is_err(), "byte {at}");
    }
    for (format, problem) in [(2, JournalProblem::Damaged), (9, JournalProblem::Newer)] {
        let mut other = bytes.clone();
        other[3] = format;
        assert_eq!(desk.portal.restore(&other), Err(JournalProblem::Damaged));
        let checksum = crc32(crc32(0, &other[..4]), &other[8..]);
        other[4..8].copy_from_slice(&checksum.to_le_bytes());
        assert_eq!(desk.portal.restore(&other), Err(problem));
    }
    assert_eq!(desk.portal.restore(b"{\"tickets\":[]}"), Err(JournalProblem::NotOurs));
    let commit = lived().commits[0].clone();
    assert_eq!(desk.portal.restore(&entry::sealed(&commit)), Err(JournalProblem::NotOurs));
    assert_eq!(desk.portal, before);
}

pub(crate) fn backup_file(portal: &Portal) -> Vec<u8> {
    let part = |id: &str, mime: &str, bytes: &[u8]| BackupPart {
        id: text(id),
        mime: text(mime),
        size: bytes.len() as u64,
        checksum: crc32(0, bytes),
    };
    let (snapshot, file) = (portal.snapshot(), b"%PDF-1.4 isi");
    let list = BackupList {
        made_at: OPENED,
        snapshot: part("", "", &snapshot),
        files: vec![part("FILE1", "application/pdf", file)],
        counts: BackupCounts::of(portal.state()),
    };
    [backup::beginning(&list), snapshot, file.to_vec()].concat()
}

/// Opens a backup file and checks it as the web side does before replacing anything.
pub(crate) fn opened(file: &[u8]) -> Result<(BackupList, &[u8]), JournalProblem> {
    let length = backup::beginning_length(file)? as usize;
    let list = backup::list(file.get(..length).ok_or(JournalProblem::Damaged)?, file.len() as u64)?;
    let end = length + usize::try_from(list.snapshot.size).expect("the length fits");
    let snapshot = file.get(length..end).ok_or(JournalProblem::Damaged)?;
    if crc32(0, snapshot) != list.snapshot.checksum {
        return Err(JournalProblem::Damaged);
    }
    Portal::read_sound::<StrictJson>(SnapshotReader::of(snapshot)?)?;
    Ok((list, snapshot))
}

#[test]
fn datasets_and_documents_count_together_as_data() {
    let counts = BackupCounts::of(Desk::open().portal.state());
    let counted = [counts.tickets, counts.data, counts.auditors, counts.assignments, counts.dashboards];
    assert_eq!(counted, [6, 12 + 15, 4, 11, 10]);
}

#[test]
fn a_backup_lists_its_content_and_restores_the_state() {
    let desk = lived();
    let file = backup_file(&desk.portal);
    let (list, snapshot) = opened(&file).expect("the core reads its own bytes");
    assert_eq!((list.made_at, list.files.len(), list.files[0].id.as_str()), (OPENED, 1, "FILE1"));
    assert_eq!(list.counts, BackupCounts::of(desk.portal.state()));
    let mut again = Desk::open();
    again.portal.restore(snapshot).expect("checked");
    assert_eq!(again.portal.state(), desk.portal.state());
}

#[test]
fn a_truncated_or_altered_backup_is_refused() {
    let file = backup_file(&Desk::open().portal);
    let start = backup::beginning_length(&file).expect("the core reads its own bytes") as usize;
    for length in (0..start).chain((start..file.len()).step_by(1_009)).chain([file.len() - 1]) {
        assert!(opened(&file[..length]).is_err(), "{length} bytes");
    }
    for at in (0..start).chain((start..file.len() - 12).step_by(1_009)) {
        let mut altered = file.clone();
        altered[at] ^= 0x40;
        assert!(opened(&altered).is_err(), "byte {at}");
    }
    assert_eq!(opened(b"PK\x03\x04 something else").err(), Some(JournalProblem::NotOurs));
}
