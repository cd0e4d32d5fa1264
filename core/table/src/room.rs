//! Reserves heap memory before a large read.

use std::hint::black_box;

/// Below this size the heap may grow on demand.
const WORTH_WHILE: usize = 256 * 1024;

/// Grows the heap by `bytes` at once.
///
/// Otherwise the heap grows on wasm by single pages of 64 KB, and each page can trigger a garbage collection of the
/// browser. If there is not enough memory, nothing happens.
pub fn make(bytes: usize) {
    if bytes >= WORTH_WHILE {
        let mut room: Vec<u8> = Vec::new();
        let _ = room.try_reserve_exact(bytes);
        black_box(&room);
    }
}
