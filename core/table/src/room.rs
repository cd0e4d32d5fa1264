//! Memory for what is about to be read.

use std::hint::black_box;

/// Where there is less to come the heap may as well grow as it goes.
const WORTH_WHILE: usize = 256 * 1024;

/// Lets the heap grow by so many bytes at once.
///
/// On wasm it grows by single pages of 64 KB otherwise, and a browser may collect the garbage of its page at each of them. Where
/// there is no room for so much nothing happens.
pub fn make(bytes: usize) {
    if bytes >= WORTH_WHILE {
        let mut room: Vec<u8> = Vec::new();
        let _ = room.try_reserve_exact(bytes);
        black_box(&room);
    }
}
