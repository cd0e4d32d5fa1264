//! Target: the whole state, from the journal or from a backup.

use portal_core::Portal;
use portal_core::model::Role;

use crate::corpus::{CLOCK, lived, small_portal};
use crate::everything::Everything;
use crate::random::Random;

pub(crate) fn corpus() -> Vec<Vec<u8>> {
    vec![small_portal().snapshot(), lived().1.snapshot(), Portal::with_state(empty()).snapshot()]
}

fn empty() -> portal_core::store::State {
    let directory = small_portal().state().directory.clone();
    portal_core::store::State { directory, ..Default::default() }
}

thread_local! {
    static PORTAL: Portal = small_portal();
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let mut portal = PORTAL.with(Clone::clone);
    if portal.restore(bytes).is_err() {
        PORTAL.with(|before| assert_eq!(&portal, before, "a refusal changes nothing"));
        return false;
    }
    let kept = portal.snapshot();
    portal.restore(&kept).expect("the core reads its own bytes");
    assert_eq!(portal.snapshot(), kept, "the snapshot survives a round trip");
    read_everything(&portal, bytes);
    true
}

/// Reads every view of a state from damaged bytes. Only one role, because all of them take too long.
pub(crate) fn read_everything(portal: &Portal, bytes: &[u8]) {
    let sum = bytes.iter().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
    let mut random = Random::new(sum);
    let role = *random.pick(&Role::ALL);
    Everything { portal, clock: CLOCK }.read_as(role, &mut random);
}
