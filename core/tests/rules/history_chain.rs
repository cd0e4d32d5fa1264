//! The history is a chain: a change of an entry, or of a record outside a commit, is found and named.

use crate::journal::{backup_file, lived, opened};
use crate::support::{Desk, MINUTE, OPENED, reply_to};
use portal_chain::Digest;
use portal_core::Portal;
use portal_core::history::integrity::{HeadAnswerKind, HistoryCheck, HistoryCheckQuery, check, progress};
use portal_core::journal::entry;
use portal_core::journal::snapshot_reader::SnapshotReader;
use portal_core::model::cbor;
use portal_core::model::label::Label;
use portal_core::model::ticket::{Priority, Status, Ticket};
use portal_core::model::{Instant, Role, Slice};
use portal_core::seed::json::StrictJson;
use portal_core::store::State;
use portal_core::store::activity::ActivityLog;
use portal_core::store::chain::{Chain, LogEntry};
use portal_core::store::error::Refusal;
use portal_core::store::records::kept_check::{ChainFault, CheckedHistory, KeptCheck};
use portal_core::store::session::Action;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::LabelCommand;
use serde_bytes::ByteBuf;

const TICKET: &str = "R8K2AB";

fn priority(number: u32) -> TicketCommand {
    let priority = if number.is_multiple_of(2) { Priority::Low } else { Priority::High };
    TicketCommand::SetPriority { ticket: TICKET.to_owned(), priority }
}

/// An agent after five actions on one ticket, a minute apart.
fn worked() -> Desk {
    let mut desk = Desk::acting_as(Role::Agent);
    for number in 0..5 {
        desk.later(MINUTE).ticket_ok(priority(number));
    }
    desk
}

/// The stored bytes of the entries, and the head after each.
type Links = Vec<(ByteBuf, Digest)>;

/// A change of a stored chain.
type Break<'a> = &'a dyn Fn(&mut Links);

/// The state after a restart with a chain that somebody has changed.
fn with_chain(state: &State, spoil: impl FnOnce(&mut Links)) -> State {
    let mut bytes = Vec::new();
    cbor::write(&mut bytes, state.activity.chain());
    let mut links: Links = cbor::read(&bytes).expect("pairs of bytes and head");
    spoil(&mut links);
    bytes.clear();
    cbor::write(&mut bytes, &links);
    let chain: Chain = cbor::read(&bytes).expect("a chain");
    let activity = ActivityLog::new(state.activity.earlier().clone(), chain);
    let snapshot = Portal::with_state(State { activity, ..state.clone() }).snapshot();
    let reader = SnapshotReader::of(&snapshot).expect("sealed");
    Portal::read::<StrictJson>(reader).expect("an altered chain opens").state().clone()
}

fn checked(state: &State) -> CheckedHistory {
    (*KeptCheck::default().finish(state)).clone()
}

fn fault(state: &State) -> Option<usize> {
    checked(state).fault.map(|fault| fault.position)
}

#[test]
fn every_action_adds_one_entry_with_the_digests_of_its_records() {
    let desk = worked();
    let chain = desk.portal.state().activity.chain();
    assert_eq!(chain.len(), 5);
    let LogEntry { seq, at, actor, subject, records, .. } = chain.entry(4).expect("there");
    assert_eq!((seq, at, actor.role, subject.slice), (5, Instant(OPENED.0 + 5 * MINUTE), Role::Agent, Slice::Tickets));
    let mut bytes = Vec::new();
    let ticket = desk.portal.state().record(Slice::Tickets, TICKET).expect("there");
    cbor::write(&mut bytes, &ticket);
    assert_eq!(records.iter().map(|record| record.sha256).collect::<Vec<_>>(), [Some(Digest::of(&bytes))]);
    let hashes = (0..5).map(|position| chain.entry_hash(position).expect("there"));
    assert_eq!(hashes.fold(Chain::start(), Digest::then), chain.head(), "the head follows from the entries");
}

#[test]
fn every_changed_byte_of_an_entry_is_found_and_named() {
    let desk = worked();
    let state = desk.portal.state();
    let length = state.activity.chain().content(2).expect("there").len();
    for byte in 0..length {
        let state = with_chain(state, |links| links[2].0[byte] ^= 1 << (byte % 8));
        assert_eq!(fault(&state), Some(2), "byte {byte}");
    }
}

#[test]
fn a_removed_inserted_swapped_or_rewritten_entry_is_found_and_named() {
    let desk = worked();
    let rewrite = |links: &mut Links| {
        let mut before = links[0].1;
        links.remove(1);
        for (content, head) in &mut links[1..] {
            before = before.then(Digest::of(content));
            *head = before;
        }
    };
    let breaks: [(Break, usize); 7] = [
        (&|links| drop(links.remove(1)), 1),
        (&|links| links.insert(3, links[1].clone()), 3),
        (&|links| links.swap(1, 3), 1),
        (&|links| links.truncate(4), 4),
        (&|links| links[2].1 = Digest::of(b"another"), 2),
        (&|links| drop(links.remove(0)), 0),
        (&rewrite, 1),
    ];
    for (number, (spoil, position)) in breaks.into_iter().enumerate() {
        assert_eq!(fault(&with_chain(desk.portal.state(), spoil)), Some(position), "break {number}");
    }
    assert_eq!(fault(&with_chain(desk.portal.state(), |_| ())), None);
}

#[test]
fn a_record_changed_outside_a_commit_is_found() {
    let mut desk = worked();
    let label = |name: &str| LabelCommand::Save { id: None, name: name.to_owned() };
    let label = desk.label_ok(label("Mendesak")).expect("made").subject.id;
    let mut state = desk.portal.state().clone();
    assert_eq!(checked(&state).altered, []);
    let ticket = Ticket { priority: Some(Priority::Medium), ..state.tickets.get(TICKET).expect("there").clone() };
    state.tickets.put(ticket);
    assert_eq!(checked(&state).altered, [(Slice::Tickets, 1)]);
    state.labels.remove(&label);
    let mut altered = checked(&state).altered;
    altered.sort_by_key(|(slice, _)| *slice as u8);
    assert_eq!(altered, [(Slice::Tickets, 1), (Slice::Labels, 1)], "a missing record too");
    desk.label_ok(LabelCommand::Delete { id: label.clone() });
    let mut state = desk.portal.state().clone();
    state.labels.put(Label { id: label, name: "Mendesak".to_owned(), hue: 1 });
    assert_eq!(checked(&state).altered, [(Slice::Labels, 1)], "and one that was deleted");
}

#[test]
fn records_without_a_digest_are_counted_apart() {
    let state = worked().portal.state().clone();
    let found = checked(&state);
    assert_eq!((found.compared, found.unknown), (1, state.record_count() - 1));
    assert_eq!(found.period, Some((Instant(OPENED.0 + MINUTE), Instant(OPENED.0 + 5 * MINUTE))));
    assert_eq!(
        checked(Desk::open().portal.state()),
        CheckedHistory { unknown: state.record_count(), ..Default::default() }
    );
}

#[test]
fn a_restart_a_backup_and_a_replay_keep_the_chain() {
    let desk = lived();
    let head = desk.portal.state().activity.head();
    let snapshot = desk.portal.snapshot();
    let again = Portal::read::<StrictJson>(SnapshotReader::of(&snapshot).expect("sealed")).expect("sound");
    let backup = backup_file(&desk.portal);
    let mut restored = Desk::acting_as(Role::Agent);
    restored.portal.restore(opened(&backup).expect("sound").1).expect("checked");
    let mut replayed = Desk::open().portal;
    for commit in &desk.commits {
        replayed.apply_entry(&entry::sealed(commit)).expect("the commit follows the last one");
    }
    for portal in [&again, &restored.portal, &replayed] {
        assert_eq!(portal.state().activity.head(), head);
        assert_eq!((checked(portal.state()).fault, checked(portal.state()).altered), (None, vec![]));
    }
    restored.ticket_ok(priority(1));
    assert_eq!(fault(restored.portal.state()), None, "the chain goes on");
}

#[test]
fn digests_of_a_stored_commit_are_not_made_again() {
    let desk = worked();
    let mut commit = desk.commits[0].clone();
    commit.digests.sha256[0] = Some(Digest::of(b"as a later version writes the record"));
    let mut portal = Desk::open().portal;
    portal.apply_entry(&entry::sealed(&commit)).expect("the first");
    let entry = portal.state().activity.chain().entry(0).expect("there");
    assert_eq!(entry.records[0].sha256, commit.digests.sha256[0]);
}

#[test]
fn two_tabs_that_adopt_each_others_commits_keep_a_sound_chain() {
    let mut here = Desk::acting_as(Role::Agent);
    let mut there = here.other_tab(Role::BadanUsaha);
    here.later(MINUTE).ticket_ok(reply_to(TICKET, "Dari agen.", Some(Status::Pending)));
    there.ticket_ok(reply_to(TICKET, "Dari perusahaan.", None));
    here.adopts(&there);
    let chain = here.portal.state().activity.chain();
    assert_eq!((chain.len(), fault(here.portal.state())), (2, None));
    assert_eq!(checked(here.portal.state()).altered, [], "the merged ticket has its digest");
    assert_eq!(chain.entry(1).map(|entry| entry.actor.role), Some(Role::BadanUsaha));
}

#[test]
fn a_refusal_leaves_the_head() {
    let mut desk = worked();
    let head = desk.portal.state().activity.head();
    desk.ticket_refused(TicketCommand::Close { ticket: TICKET.to_owned() });
    assert_eq!(desk.portal.state().activity.head(), head);
}

fn view(desk: &Desk, head: &str) -> HistoryCheck {
    let mut desk = desk.clone();
    desk.act_as(Role::Agent)
        .view(|reader| check(reader, &HistoryCheckQuery { head: head.to_owned() }))
        .expect("may handle all data")
}

fn answer(desk: &Desk, head: &str) -> (HeadAnswerKind, String) {
    let answer = view(desk, head).compared.expect("there is a text");
    (answer.kind, answer.message)
}

#[test]
fn a_noted_head_proves_the_actions_up_to_it() {
    let desk = worked();
    let chain = desk.portal.state().activity.chain();
    let head = chain.head_after(2).expect("there").to_string();
    let words = "Sama dengan kepala setelah tindakan ke-3, 21 November 2026 pukul 09.08 WIB: semua tindakan sampai itu tidak \
                 berubah.";
    let same = (HeadAnswerKind::Same, words.to_owned());
    assert_eq!(answer(&desk, &head), same);
    let (start, end) = head.split_at(32);
    assert_eq!(answer(&desk, &format!(" {}\n{end} ", start.to_uppercase())), same, "as a printed page breaks it");
    assert_eq!(answer(&desk, &Digest::of(b"another").to_string()).0, HeadAnswerKind::Different);
    assert_eq!(answer(&desk, &Chain::start().to_string()).0, HeadAnswerKind::Same);
    for text in ["abc", &head[1..], &format!("{head}0"), &format!("g{}", &head[1..])] {
        let words = "Kepala riwayat terdiri dari 64 angka 0-9 dan huruf a-f.";
        assert_eq!(answer(&desk, text), (HeadAnswerKind::Invalid, words.to_owned()));
    }
    assert_eq!(view(&desk, " ").compared, None);
    let spoilt = with_chain(desk.portal.state(), |links| links[1].0[3] ^= 1);
    let spoilt = Desk { portal: Portal::with_state(spoilt), ..desk.clone() };
    let answers =
        [0, 2].map(|at| chain.head_after(at).expect("there").to_string()).map(|head| answer(&spoilt, &head).0);
    assert_eq!(answers, [HeadAnswerKind::Same, HeadAnswerKind::Different], "up to the changed entry only");
}

#[test]
fn the_check_says_what_it_found() {
    let desk = worked();
    let sound = view(&desk, "");
    assert_eq!((sound.is_sound, sound.actions.as_str(), sound.period.len()), (true, "5", 2));
    assert_eq!(sound.head, desk.portal.state().activity.head().to_string());
    let mut state = with_chain(desk.portal.state(), |links| links[3].1 = Digest::of(b"another"));
    let ticket = Ticket { priority: Some(Priority::Medium), ..state.tickets.get(TICKET).expect("there").clone() };
    state.tickets.put(ticket);
    let altered = view(&Desk { portal: Portal::with_state(state), ..desk.clone() }, "");
    assert!(!altered.is_sound);
    assert_eq!(
        altered.remarks[..2],
        [
            "Yang pertama berbeda adalah tindakan ke-4 (21 November 2026 pukul 09.09 WIB). Tindakan sebelumnya tidak berubah.",
            "Berubah tanpa tindakan yang tercatat: 1 tiket."
        ]
    );
    let missing = with_chain(desk.portal.state(), |links| links.truncate(2));
    assert_eq!(checked(&missing).fault, Some(ChainFault { position: 2, at: None }));
    let missing = view(&Desk { portal: Portal::with_state(missing), ..desk.clone() }, "");
    assert_eq!(missing.remarks[0], "Tindakan ke-3 dan sesudahnya hilang dari riwayat.");
    let emptied = with_chain(desk.portal.state(), Vec::clear);
    let emptied = view(&Desk { portal: Portal::with_state(emptied), ..desk.clone() }, "");
    let earlier = "5 tindakan sebelum awal rantai tidak tercatat di dalamnya dan tidak diperiksa.";
    assert_eq!(emptied.remarks[0], earlier);
    assert_eq!(view(&Desk::acting_as(Role::Agent), "").sentence, "Belum ada tindakan yang dapat diperiksa.");
}

#[test]
fn the_check_is_open_to_whoever_may_back_up_all_data() {
    let mut desk = worked();
    for role in Role::ALL {
        desk.act_as(role);
        let answers = desk.view(|reader| (progress(reader).is_ok(), check(reader, &HistoryCheckQuery::default())));
        assert_eq!(answers.0, Action::HandleAllData.is_granted_to(role), "{role:?}");
        match answers.1 {
            Ok(_) => assert!(answers.0),
            Err(refusal) => assert!(!answers.0 && matches!(refusal, Refusal::NotPermitted { .. })),
        }
    }
}

#[test]
fn a_long_history_is_checked_in_parts() {
    let mut desk = Desk::acting_as(Role::Agent);
    for number in 0..2_000 {
        desk.ticket_ok(priority(number));
    }
    let share = || desk.view(progress).expect("may handle all data");
    let mut shares = vec![share()];
    while shares.last().is_some_and(|share| *share < 1.0) {
        shares.push(share());
    }
    assert!(shares.len() > 2 && shares.is_sorted(), "{shares:?}");
    assert_eq!(share().to_bits(), 1.0_f64.to_bits(), "the result is kept");
    desk.ticket_ok(priority(2_000));
    assert!(desk.view(progress).expect("may") < 1.0, "until the next action");
}

#[test]
fn an_extract_shows_some_entries_and_the_hashes_of_all() {
    let mut desk = worked();
    desk.ticket_ok(reply_to("P3ND9G", "Lain.", None));
    let log = &desk.portal.state().activity;
    let extract: Vec<_> = log.chain().extract(|entry| entry.subject.id == TICKET).collect();
    assert_eq!(log.positions_of("P3ND9G"), [5]);
    assert_eq!(extract.len(), 6);
    for (position, entry) in extract.iter().enumerate() {
        assert_eq!(entry.content.is_some(), position < 5);
        assert!(entry.content.as_ref().is_none_or(|(content, _)| Digest::of(content) == entry.hash));
        assert_eq!(log.chain().entry_hash(position), Some(entry.hash));
    }
    assert_eq!(extract.iter().fold(Chain::start(), |head, entry| head.then(entry.hash)), log.head());
}
