//! A snapshot in pieces equals one that is written or read at once.

use crate::journal::lived;
use crate::support::Desk;
use portal_core::Portal;
use portal_core::journal::snapshot_reader::SnapshotReader;
use portal_core::journal::{JournalProblem, crc32};
use portal_core::model::Role;
use portal_core::seed::json::StrictJson;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use proptest::prelude::*;

/// Approximate size of a piece in bytes; it can exceed this by one ticket.
const PIECE: usize = 1024 * 1024;

fn long(tickets: usize, characters: usize) -> Desk {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    for number in 0..tickets {
        let form =
            TicketForm { description: "x".repeat(characters), ..crate::support::form(&format!("Tiket {number}")) };
        desk.ticket_ok(TicketCommand::Create { form });
    }
    desk
}

#[test]
fn header_and_pieces_form_the_snapshot_and_no_piece_is_large() {
    let desk = long(15, 100_000);
    let mut pieces: Vec<Vec<u8>> = Vec::new();
    let header = desk.portal.snapshot_in_pieces(&mut |piece| pieces.push(piece.to_vec()));
    let (_, of_tickets) = pieces.split_first().expect("some");
    assert!(!of_tickets.is_empty());
    assert!(of_tickets.iter().all(|piece| piece.len() < PIECE + 110_000));
    assert!([&header[..], &pieces.concat()].concat() == desk.portal.snapshot());
}

/// Writes up to `count` pieces of the snapshot that was begun.
fn pieces(portal: &mut Portal, count: usize) -> Vec<u8> {
    let (mut all, mut piece) = (Vec::new(), Vec::new());
    for _ in 0..count {
        if !portal.next_piece(&mut piece) {
            break;
        }
        all.extend_from_slice(&piece);
    }
    all
}

#[test]
fn a_snapshot_written_over_several_turns_is_the_same() {
    let mut desk = long(25, 100_000);
    assert!(pieces(&mut desk.portal, 1).is_empty(), "no snapshot was begun");
    assert_eq!(desk.portal.snapshot_header(), None);
    desk.portal.begin_snapshot();
    let mut content = pieces(&mut desk.portal, 1);
    assert_eq!(desk.portal.snapshot_header(), None, "the snapshot is not finished");
    desk.act_as(Role::Agent);
    let refused = TicketCommand::Create { form: TicketForm { title: String::new(), ..crate::support::form("") } };
    desk.ticket_refused(refused);
    content.extend(pieces(&mut desk.portal, usize::MAX));
    let header = desk.portal.snapshot_header().expect("nothing has changed");
    assert!([&header[..], &content].concat() == desk.portal.snapshot());
}

#[test]
fn any_change_of_the_state_cancels_an_unfinished_snapshot() {
    let mut desk = long(25, 100_000);
    let before = desk.portal.snapshot();
    desk.portal.begin_snapshot();
    assert!(!pieces(&mut desk.portal, 1).is_empty());
    desk.ticket_ok(TicketCommand::Create { form: crate::support::form("Satu lagi") });
    assert!(pieces(&mut desk.portal, 1).is_empty());
    assert_eq!(desk.portal.snapshot_header(), None);
    desk.portal.begin_snapshot();
    assert!(!pieces(&mut desk.portal, usize::MAX).is_empty());
    desk.portal.restore(&before).expect("sound");
    assert_eq!(desk.portal.snapshot_header(), None, "the state has changed, although all pieces were written");
}

fn whole(snapshot: &[u8]) -> Result<Portal, JournalProblem> {
    Portal::read::<StrictJson>(SnapshotReader::of(snapshot)?)
}

/// Restores a portal as after a trap.
fn revived(snapshot: &[u8]) -> Result<Portal, JournalProblem> {
    let mut reader = SnapshotReader::trusting(snapshot.len());
    reader.feed(snapshot)?;
    Portal::read::<StrictJson>(reader)
}

fn sample_rows(portal: &Portal) -> Vec<u8> {
    let repository = &portal.state().repository;
    let mut rows = Vec::new();
    for table in repository.datasets.iter().filter_map(|set| repository.table(set.newest())) {
        table.write_rows(&table.select("", None), 0, u32::MAX, &mut rows);
    }
    rows
}

#[test]
fn opening_with_a_snapshot_equals_opening_and_restoring() {
    let bytes = lived().portal.snapshot();
    let mut restored = Desk::open().portal;
    restored.restore(&bytes).expect("the core reads its own bytes");
    let opened = whole(&bytes).expect("the core reads its own bytes");
    assert_eq!(opened, restored);
    assert_eq!(sample_rows(&opened), sample_rows(&restored));
    assert!(sample_rows(&opened).len() > 1_000, "the rows of the sample tables are there");
    assert_eq!(revived(&bytes), Ok(opened));
    for open in [whole, revived] {
        assert_eq!(open(&bytes[1..]), Err(JournalProblem::NotOurs));
        assert_eq!(open(&bytes[..100]), Err(JournalProblem::Damaged));
    }
}

fn read<'a>(length: usize, pieces: impl IntoIterator<Item = &'a [u8]>) -> Result<Portal, JournalProblem> {
    let mut reader = SnapshotReader::new(length);
    for piece in pieces {
        reader.feed(piece)?;
    }
    Portal::read::<StrictJson>(reader)
}

#[test]
fn pieces_of_any_length_are_read_like_the_whole() {
    let bytes = long(2, 5_000).portal.snapshot();
    let whole = read(bytes.len(), [bytes.as_slice()]).expect("the core reads its own bytes");
    assert!(whole.snapshot() == bytes);
    for length in [1, 2, 7, 8, 9, 997, 4_096, bytes.len() - 1] {
        assert!(read(bytes.len(), bytes.chunks(length)) == Ok(whole.clone()), "pieces of {length}");
    }
}

#[test]
fn a_wrong_announced_length_gives_the_same_state_or_damage() {
    let bytes = long(1, 5_000).portal.snapshot();
    let whole = read(bytes.len(), [bytes.as_slice()]);
    for length in [0, 10, bytes.len() - 1, bytes.len() * 2] {
        let read = read(length, bytes.chunks(1_000));
        assert!(read == whole || read == Err(JournalProblem::Damaged), "{length} instead of {}", bytes.len());
    }
    let more = [bytes.as_slice(), b"\x00"].concat();
    assert_eq!(read(more.len(), more.chunks(1_000)), Err(JournalProblem::Damaged), "bytes are left over");
}

fn frames(snapshot: &[u8]) -> Vec<&[u8]> {
    let (_, mut rest) = snapshot.split_at(8);
    let mut frames = Vec::new();
    while let Some((length, tail)) = rest.split_first_chunk() {
        let (frame, tail) = tail.split_at(u32::from_le_bytes(*length) as usize);
        frames.push(frame);
        rest = tail;
    }
    frames
}

/// A snapshot of these frames, with the right checksum.
fn of_frames(frames: &[&[u8]]) -> Vec<u8> {
    let mut snapshot = long(0, 0).portal.snapshot();
    snapshot.truncate(8);
    for frame in frames {
        snapshot.extend(u32::try_from(frame.len()).expect("short").to_le_bytes());
        snapshot.extend_from_slice(frame);
    }
    let checksum = crc32(crc32(0, &snapshot[..4]), &snapshot[8..]);
    snapshot[4..8].copy_from_slice(&checksum.to_le_bytes());
    snapshot
}

#[test]
fn missing_extra_empty_or_duplicate_frames_are_damage() {
    let snapshot = long(3, 10).portal.snapshot();
    let frames = frames(&snapshot);
    assert_eq!(of_frames(&frames), snapshot);
    let last = frames.len() - 1;
    let more = [frames.as_slice(), &[b"".as_slice()]].concat();
    let another = [frames.as_slice(), &frames[last..]].concat();
    let doubled = [&frames[..last], &frames[1..2]].concat();
    let longer = [frames[last], b"\0"].concat();
    let left_over = [&frames[..last], &[longer.as_slice()]].concat();
    for frames in [&frames[..0], &frames[..1], &frames[1..], &frames[..last], &more, &another, &doubled, &left_over] {
        assert_eq!(whole(&of_frames(frames)), Err(JournalProblem::Damaged));
        assert_eq!(revived(&of_frames(frames)), Err(JournalProblem::Damaged));
    }
}

#[test]
fn a_frame_with_a_hostile_length_is_damage() {
    for length in [1 << 30, u32::MAX] {
        let mut snapshot = long(0, 0).portal.snapshot();
        snapshot[8..12].copy_from_slice(&length.to_le_bytes());
        assert_eq!(revived(&snapshot), Err(JournalProblem::Damaged));
    }
}

/// Positions at which bytes are cut, and sometimes one altered byte.
fn cuts() -> impl Strategy<Value = (Vec<prop::sample::Index>, Option<(prop::sample::Index, u8)>)> {
    let altered = proptest::option::of((any::<prop::sample::Index>(), 1_u8..));
    (proptest::collection::vec(any::<prop::sample::Index>(), 0..20), altered)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn damage_is_found_whatever_the_lengths_of_the_pieces((places, altered) in cuts(), is_trusted: bool) {
        let mut bytes = long(2, 300).portal.snapshot();
        if let Some((place, bits)) = altered {
            let at = place.index(bytes.len());
            bytes[at] ^= bits;
        }
        let of = |pieces: &mut dyn Iterator<Item = &[u8]>| {
            let mut reader =
                if is_trusted { SnapshotReader::trusting(bytes.len()) } else { SnapshotReader::new(bytes.len()) };
            for piece in pieces {
                reader.feed(piece)?;
            }
            Portal::read::<StrictJson>(reader)
        };
        let mut places: Vec<usize> = places.iter().map(|place| place.index(bytes.len())).collect();
        places.extend([0, bytes.len()]);
        places.sort_unstable();
        let in_pieces = of(&mut places.windows(2).map(|ends| &bytes[ends[0]..ends[1]]));
        let whole = of(&mut std::iter::once(bytes.as_slice()));
        prop_assert!(in_pieces == whole);
        prop_assert!(is_trusted || altered.is_none() == whole.is_ok());
    }
}
