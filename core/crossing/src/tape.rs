//! A value written down for `assemble.js`.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::error::Error;
use crate::names;

#[wasm_bindgen(module = "/src/assemble.js")]
extern "C" {
    /// Adds a name to those that are known; its number.
    pub(crate) fn learn(known: &Array, name: &str) -> u32;

    fn assemble(names: &Array, codes: &[u32], text: &str, numbers: &[f64], bytes: Option<Array>) -> JsValue;
}

/// What a code says, in its low four bits; above them its argument. The numbers are those of `assemble.js`.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Code {
    Undefined,
    False,
    True,
    /// A whole number of at most [`LARGEST`]: the argument.
    Whole,
    /// The next of the numbers.
    Number,
    /// The next so many UTF-16 units of the text.
    Text,
    /// The name with this number.
    Name,
    /// So many values follow.
    Array,
    /// So many fields follow: the number of its name alone, then the value.
    Object,
    /// So many keys follow, each with its value.
    Map,
    /// The next of the bytes.
    Bytes,
    /// An object of one field, of the name with this number; its value follows.
    Variant,
}

const SHIFT: u32 = 4;

/// The largest argument.
pub(crate) const LARGEST: u32 = u32::MAX >> SHIFT;

const CODES_AT_FIRST: usize = 1024;
const TEXT_AT_FIRST: usize = 8192;

/// A value as codes in the order in which it is read, and what does not fit into them.
pub(crate) struct Tape {
    codes: Vec<u32>,
    text: String,
    numbers: Vec<f64>,
    bytes: Option<Array>,
}

impl Default for Tape {
    fn default() -> Self {
        Self {
            codes: Vec::with_capacity(CODES_AT_FIRST),
            text: String::with_capacity(TEXT_AT_FIRST),
            numbers: Vec::new(),
            bytes: None,
        }
    }
}

/// What stands open on a tape and counts what follows.
pub(crate) struct Open {
    at: usize,
    count: u32,
}

impl Open {
    pub(crate) const fn one_more(&mut self) {
        self.count += 1;
    }
}

impl Tape {
    pub(crate) fn push(&mut self, code: Code, argument: u32) {
        debug_assert!(argument <= LARGEST, "an argument has 28 bits");
        self.codes.push(argument << SHIFT | code as u32);
    }

    pub(crate) fn push_field(&mut self, name: &'static str) {
        self.codes.push(names::number_of(name));
    }

    pub(crate) fn push_name(&mut self, code: Code, name: &'static str) {
        self.push(code, names::number_of(name));
    }

    pub(crate) fn push_number(&mut self, number: f64) {
        self.push(Code::Number, 0);
        self.numbers.push(number);
    }

    /// Fails for a text whose length is no argument.
    pub(crate) fn push_text(&mut self, text: &str) -> Result<(), Error> {
        let units = if text.is_ascii() { text.len() } else { text.encode_utf16().count() };
        let fitting = u32::try_from(units).ok().filter(|&units| units <= LARGEST);
        self.push(Code::Text, fitting.ok_or_else(|| Error::too_long(units))?);
        self.text.push_str(text);
        Ok(())
    }

    /// Copies them to JavaScript at once, so that they are nowhere a third time.
    pub(crate) fn push_bytes(&mut self, bytes: &[u8]) {
        self.push(Code::Bytes, 0);
        self.bytes.get_or_insert_with(Array::new).push(&Uint8Array::from(bytes));
    }

    pub(crate) fn open(&mut self, code: Code) -> Open {
        let at = self.codes.len();
        self.push(code, 0);
        Open { at, count: 0 }
    }

    pub(crate) fn close(&mut self, Open { at, count }: Open) {
        self.codes[at] |= count << SHIFT;
    }

    /// The value in JavaScript.
    pub(crate) fn assemble(self) -> JsValue {
        assemble(&names::known(), &self.codes, &self.text, &self.numbers, self.bytes)
    }
}
