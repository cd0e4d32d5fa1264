//! A snapshot passes from one core to another as JavaScript handles it, in a real browser.

use crate::{OPENED, TAKE, done, json, text};
use portal_core::wasm::PortalCore;
use portal_core::wasm::snapshot::SnapshotReader;
use wasm_bindgen_test::wasm_bindgen_test;

const ACT: &str = r#"{"session":{"actAs":{"role":"agent"}}}"#;

fn portal(commands: &[&str]) -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    for command in commands {
        done(core.dispatch(json(command)));
    }
    core
}

fn read(bytes: &[u8], is_trusted: bool) -> SnapshotReader {
    let mut reader = SnapshotReader::new(bytes.len(), is_trusted);
    assert!(bytes.chunks(10_000).all(|piece| done(reader.feed(piece)).is_undefined()));
    reader
}

#[wasm_bindgen_test]
fn a_snapshot_is_read_in_pieces_and_a_truncated_one_is_refused() {
    let snapshot = portal(&[ACT, TAKE]).snapshot().to_vec();
    let torn = &snapshot[..snapshot.len() - 1];
    let mut after = portal(&[]);
    assert_eq!(text(&done(after.restore(read(torn, false)))), r#"{"kind":"refused","problem":"damaged"}"#);
    assert!(text(&done(after.restore(read(&snapshot, false)))).starts_with(r#"{"kind":"ok","seq":1,"#));
    assert_eq!((after.seq(), after.snapshot().to_vec()), (1, snapshot.clone()));
    for is_trusted in [false, true] {
        assert!(done(read(&snapshot, is_trusted).portal()).is_object());
        assert_eq!(done(read(torn, is_trusted).portal()), "damaged");
    }
    assert!(done(read(&snapshot, false).sound_portal()).is_object());
    assert_eq!(done(SnapshotReader::new(9, false).feed(b"PK3456789")), "notOurs");
}
