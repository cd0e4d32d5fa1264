//! Values to JavaScript in one call.
//!
//! A value that is built there piece by piece crosses the boundary for every field. Here it is first written to a [`tape`] of
//! codes, with all texts in one, and JavaScript makes it of that at once (`assemble.js`). Names of fields and variants are the
//! same each time and cross once, see [`names`].
#![cfg(target_family = "wasm")]

mod error;
mod names;
mod serializer;
mod tape;

use serde::Serialize;
use wasm_bindgen::JsValue;

pub use error::Error;

/// The value in JavaScript, as serde-wasm-bindgen makes it by default: structs are objects, maps `Map`, sequences and tuples
/// arrays, bytes `Uint8Array`; nothing and `()` are `undefined`, variants without data their name and others objects with that
/// one property. Fails where a whole number is beyond what a JavaScript number holds exactly, whatever its type, where a text has 2²⁸ UTF-16 units or
/// more, and where the value itself refuses.
pub fn to_js<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, Error> {
    let mut tape = tape::Tape::default();
    value.serialize(&mut tape)?;
    Ok(tape.assemble())
}
