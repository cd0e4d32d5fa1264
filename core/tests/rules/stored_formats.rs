//! Stored data of every released format opens in this version.

use std::path::{Path, PathBuf};

use crate::journal::{backup_file, lived, opened};
use crate::support::audit::MAYA;
use crate::support::findings::{accept, pin, rows_of, submit, whole, write};
use crate::support::{CLOCK, Desk};
use crate::working_papers::{SHIPMENTS, duplicates, kept, store};
use portal_core::Portal;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::journal::entry;
use portal_core::model::{Role, Slice};
use portal_core::seed::json::StrictJson;
use portal_core::seed::{SHIPPED, SeedFiles, read};
use portal_core::store::activity::ActivityLog;
use portal_core::store::digests::RECORD_FORM;
use portal_core::store::records::kept_check::KeptCheck;

/// A portal with changed records of every kind.
fn lived_longer() -> Desk {
    let mut desk = lived();
    desk.act_as(Role::CmsAuditor);
    let data = store(&mut desk, "TABLE_3", SHIPMENTS);
    let assignment = desk.assign(&data, MAYA);
    desk.as_auditor(MAYA);
    desk.assignment_ok(AssignmentCommand::Start { assignment: assignment.clone() });
    kept(&mut desk, &assignment, duplicates());
    let finding = desk.ok(&write(&assignment, whole("Tercatat dua kali"))).expect("written").subject.id;
    desk.ok(&pin(&finding, rows_of(&assignment, &[1, 3])));
    desk.ok(&submit(&assignment));
    desk.act_as(Role::CmsAuditor).ok(&accept(&assignment));
    desk
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/journal").join(name)
}

fn lengthened(bytes: &[u8]) -> Vec<u8> {
    let length = u32::try_from(bytes.len()).expect("a commit is small");
    [length.to_le_bytes().as_slice(), bytes].concat()
}

/// The fixtures are written once per format: `PORTAL_WRITE_FIXTURES=1 cargo test -p portal-core --test rules`. Existing ones
/// must never change, because users have such data on their devices.
fn write_fixtures() {
    if std::env::var_os("PORTAL_WRITE_FIXTURES").is_none() {
        return;
    }
    let desk = lived_longer();
    let entries: Vec<u8> = desk.commits.iter().flat_map(|commit| lengthened(&entry::sealed(commit))).collect();
    for (name, bytes) in [("format-4.commit", entries), ("format-4.backup", backup_file(&desk.portal))] {
        if !fixture(name).exists() {
            std::fs::write(fixture(name), bytes).expect("the folder can be written");
        }
    }
}

/// The sample data on which the stored commits were made.
fn sample_of_that_time() -> Portal {
    let files = SeedFiles {
        tickets: include_str!("../fixtures/journal/sample/tickets.json"),
        dashboards: include_str!("../fixtures/journal/sample/dashboards.json"),
        ..SHIPPED
    };
    Portal::with_state(read::<StrictJson>(&files, CLOCK).unwrap_or_else(|error| panic!("{error}")))
}

/// The portals that result from the stored commits and from the stored backup of a format.
fn stored(format: u8) -> [Portal; 2] {
    let bytes = |kind: &str| std::fs::read(fixture(&format!("format-{format}.{kind}"))).expect("the fixture exists");
    let mut portal = sample_of_that_time();
    let journal = bytes("commit");
    let mut rest = journal.as_slice();
    while let Some((length, tail)) = rest.split_first_chunk::<4>() {
        let (one, tail) = tail.split_at(u32::from_le_bytes(*length) as usize);
        portal.apply_entry(one).unwrap_or_else(|problem| panic!("an entry of format {format}: {problem:?}"));
        rest = tail;
    }
    let backup = bytes("backup");
    let (list, snapshot) = opened(&backup).unwrap_or_else(|problem| panic!("a backup of format {format}: {problem:?}"));
    assert_eq!((list.counts.tickets, list.counts.dashboards, list.files.len()), (7, 11, 1));
    let mut from_backup = Desk::open().portal;
    from_backup.restore(snapshot).expect("checked");
    [portal, from_backup]
}

#[test]
fn stored_data_opens_in_later_versions() {
    write_fixtures();
    let [replayed, restored] = stored(4);
    assert_eq!(replayed.state(), restored.state(), "replaying the journal gives the state of the backup");
    assert_eq!(replayed.state().activity.chain().len(), replayed.state().seq as usize);
}

#[test]
fn data_of_a_version_without_a_chain_opens_and_gains_one() {
    let [replayed, restored] = stored(3);
    assert_eq!(replayed.state().seq, 38);
    let without = |portal: &Portal| {
        let mut state = portal.state().clone();
        state.activity = ActivityLog::default();
        state
    };
    assert_eq!(without(&replayed), without(&restored), "replaying the journal gives the state of the backup");
    let [in_chain, before_it] = [&replayed, &restored].map(|portal| &portal.state().activity);
    for record in before_it.earlier().keys() {
        assert_eq!(in_chain.of(record), before_it.of(record), "{record}");
    }
    assert_eq!((in_chain.chain().len(), before_it.chain().len()), (38, 0));
    let found = KeptCheck::default().finish(replayed.state());
    assert_eq!((found.fault, found.compared, found.altered.len()), (None, 0, 0), "its commits have no digests");
}

#[test]
fn a_changed_record_form_is_noticed() {
    let [_, portal] = stored(4);
    let chain = portal.state().activity.chain();
    let entries: Vec<_> = (0..chain.len()).filter_map(|position| chain.entry(position)).collect();
    let is_covered = entries.iter().any(|entry| entry.form == RECORD_FORM);
    assert!(is_covered, "add fixtures with records of form {RECORD_FORM} under other names, and keep the old ones");
    let found = KeptCheck::default().finish(portal.state());
    assert_eq!(found.altered, [], "a record is written with other bytes than before: raise RECORD_FORM");
    assert_eq!(found.fault, None, "the chain of the fixture is sound");
    for slice in [
        Slice::Tickets,
        Slice::CannedReplies,
        Slice::Labels,
        Slice::Auditors,
        Slice::Assignments,
        Slice::Repository,
        Slice::Dashboards,
        Slice::WorkingPapers,
        Slice::Findings,
        Slice::FollowUps,
    ] {
        let mut records = entries.iter().flat_map(|entry| &entry.records);
        assert!(records.any(|record| record.slice == slice && record.sha256.is_some()), "{slice:?} is compared");
    }
}

#[test]
fn a_changed_form_of_entries_is_noticed() {
    let [replayed, restored] = stored(4);
    let heads = [&replayed, &restored].map(|portal| portal.state().activity.head());
    assert_eq!(heads[0], heads[1], "an entry of an old commit is written with other bytes than before");
}
