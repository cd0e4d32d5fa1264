//! Snapshots of the whole state as bytes; equal states have equal bytes. People are part of the program and not included;
//! agents, companies and departments are, once commands have changed them. The rows of datasets come from stored files; indexes and columns are derived.

use super::codec::Header;
use super::snapshot_writer::SnapshotWriter;
use crate::store::State;

/// Seals the whole state.
pub fn taken(state: &State) -> Vec<u8> {
    let mut snapshot = Header::default().to_vec();
    let header = taken_in_pieces(state, &mut |piece| snapshot.extend_from_slice(piece));
    snapshot[..header.len()].copy_from_slice(&header);
    snapshot
}

/// Like [`taken`], piece by piece. Returns the header, which belongs before the first piece.
pub fn taken_in_pieces(state: &State, give: &mut dyn FnMut(&[u8])) -> Header {
    let mut writer = SnapshotWriter::default();
    let mut piece = Vec::new();
    while writer.piece(state, &mut piece) {
        give(&piece);
    }
    writer.header().unwrap_or_default()
}
