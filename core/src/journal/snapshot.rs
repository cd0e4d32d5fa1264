//! The whole state as bytes. Two states that are equal have the same bytes.
//!
//! Not in it: people, departments and companies, which come with the program; the rows of tables, which follow from the files
//! that the web side keeps; indices and columns, which follow from the records.

use super::codec::Header;
use super::snapshot_writer::SnapshotWriter;
use crate::store::State;

/// The state, sealed.
pub fn taken(state: &State) -> Vec<u8> {
    let mut snapshot = Header::default().to_vec();
    let header = taken_in_pieces(state, &mut |piece| snapshot.extend_from_slice(piece));
    snapshot[..header.len()].copy_from_slice(&header);
    snapshot
}

/// The same piece by piece; returns the header, which stands before the first piece.
pub fn taken_in_pieces(state: &State, give: &mut dyn FnMut(&[u8])) -> Header {
    let mut writer = SnapshotWriter::default();
    let mut piece = Vec::new();
    while writer.piece(state, &mut piece) {
        give(&piece);
    }
    writer.header().unwrap_or_default()
}
