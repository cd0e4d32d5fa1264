//! Names of fields and variants, which JavaScript is told once.

use std::cell::RefCell;

use js_sys::Array;
use rustc_hash::FxHashMap;

use crate::tape::learn;

/// What JavaScript knows, of one instance of this wasm: another counts for itself.
struct Names {
    /// By address and length: linkers merge texts, so that one may begin where another does.
    numbers: FxHashMap<(usize, usize), u32>,
    /// In the order of their numbers.
    known: Array,
}

thread_local! {
    static NAMES: RefCell<Names> = RefCell::new(Names { numbers: FxHashMap::default(), known: Array::new() });
}

/// The number by which JavaScript knows a name.
pub(crate) fn number_of(name: &'static str) -> u32 {
    NAMES.with_borrow_mut(|Names { numbers, known }| {
        *numbers.entry((name.as_ptr().addr(), name.len())).or_insert_with(|| learn(known, name))
    })
}

/// All that have a number, in JavaScript.
pub(crate) fn known() -> Array {
    NAMES.with_borrow(|names| names.known.clone())
}
