//! Target: a commit of the journal or of another tab.

use portal_core::Portal;
use portal_core::journal::crc32;
use portal_core::journal::entry::{open, sealed};

use super::snapshot::read_everything;
use crate::corpus::{lived, small_portal};

pub(crate) fn corpus() -> Vec<Vec<u8>> {
    lived().0.iter().map(sealed).collect()
}

/// Writes the right checksum, as somebody who alters a file on purpose can.
pub(crate) fn repair(bytes: &mut [u8]) {
    if let Some((header, content)) = bytes.split_at_mut_checked(8) {
        let checksum = crc32(crc32(0, &header[..4]), content);
        header[4..].copy_from_slice(&checksum.to_le_bytes());
    }
}

thread_local! {
    static PORTAL: Portal = small_portal();
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let Ok(commit) = open(bytes) else {
        return PORTAL.with(|portal| {
            let mut refusing = portal.clone();
            assert!(refusing.apply_entry(bytes).is_err());
            assert_eq!(&refusing, portal, "a refusal changes nothing");
            false
        });
    };
    let again = sealed(&commit);
    assert_eq!(open(&again).map(|commit| sealed(&commit)).as_ref(), Ok(&again));
    let mut portal = PORTAL.with(Clone::clone);
    portal.apply(&commit);
    read_everything(&portal, bytes);
    let kept = portal.snapshot();
    portal.restore(&kept).expect("the core reads its own bytes");
    assert_eq!(portal.snapshot(), kept);
    true
}
