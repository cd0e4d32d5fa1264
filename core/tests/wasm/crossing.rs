//! What arrives in JavaScript, beside what serde-wasm-bindgen makes of the same value.

use std::collections::BTreeMap;

use js_sys::{Array, Map, Object, Reflect, Uint8Array};
use portal_crossing::to_js;
use serde::{Serialize, Serializer};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// One of everything that serde knows to tell apart.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Any {
    Nothing,
    Unit(()),
    Maybe(Option<Box<Any>>),
    Truth(bool),
    Small(i8, u8, i16, u16),
    Whole(i32),
    Unsigned(u32),
    Long(i64),
    UnsignedLong(u64),
    Single(f32),
    Number(f64),
    Letter(char),
    Text(String),
    Bytes(#[serde(with = "serde_bytes")] Vec<u8>),
    List(Vec<Any>),
    Pair(Box<(Any, Any)>),
    Entries(BTreeMap<String, Any>),
    Record { first: Box<Any>, second: Option<Box<Any>> },
    Skipping(Skipping),
    Tagged(Tagged),
}

#[derive(Serialize)]
struct Skipping {
    #[serde(skip_serializing_if = "Option::is_none")]
    at_times: Option<u32>,
    #[serde(flatten)]
    others: BTreeMap<String, u32>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Tagged {
    Empty,
    Full { content: Newtype },
    Wrapping(UnitAndMore),
}

#[derive(Serialize)]
struct Newtype(f64);

#[derive(Serialize)]
struct UnitAndMore {
    unit: Unit,
    triple: Triple,
}

#[derive(Serialize)]
struct Unit;

#[derive(Serialize)]
struct Triple(u8, &'static str, bool);

/// Numbers that look like chance and are the same in every run.
struct Chance(u64);

impl Chance {
    fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.number() % limit
    }

    fn text(&mut self) -> String {
        const PIECES: [&str; 9] = ["", "a", "Batubara ", "é", "煤", "🪨", "\u{feff}", "\0", "\u{2028}\"\\"];
        (0..self.below(6)).map(|_| PIECES[usize::try_from(self.below(9)).expect("below nine")]).collect()
    }

    fn list(&mut self, depth: u64) -> Vec<Any> {
        (0..self.below(5)).map(|_| self.any(depth)).collect()
    }

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn any(&mut self, depth: u64) -> Any {
        const NUMBERS: [f64; 7] = [0.0, -0.0, 1.5, f64::NAN, f64::INFINITY, f64::MIN_POSITIVE, -1e300];
        let number = self.number();
        let safe = (number >> 11).cast_signed();
        let kinds = if depth == 0 { 14 } else { 20 };
        let deeper = depth.saturating_sub(1);
        match self.below(kinds) {
            0 => Any::Nothing,
            1 => Any::Unit(()),
            2 => Any::Truth(number.is_multiple_of(2)),
            3 => Any::Small(number as i8, number as u8, number as i16, number as u16),
            4 => Any::Whole(number as i32),
            5 => Any::Unsigned(number as u32),
            6 => Any::Long(if number.is_multiple_of(2) { safe } else { -safe }),
            7 => Any::UnsignedLong(safe.cast_unsigned()),
            8 => Any::Single(f32::from_bits(number as u32)),
            9 => Any::Number(NUMBERS[usize::try_from(number % 7).expect("below seven")]),
            10 => Any::Letter(char::from_u32((number % 0x11_0000) as u32).unwrap_or('\u{fffd}')),
            11 => Any::Bytes(number.to_le_bytes()[..(number % 9) as usize].to_vec()),
            12 => Any::Tagged(if number.is_multiple_of(2) {
                Tagged::Empty
            } else {
                Tagged::Full { content: Newtype(0.5) }
            }),
            13 => Any::Text(self.text()),
            14 => Any::Maybe((number.is_multiple_of(2)).then(|| Box::new(self.any(deeper)))),
            15 => Any::List(self.list(deeper)),
            16 => Any::Pair(Box::new((self.any(deeper), self.any(deeper)))),
            17 => Any::Entries((0..number % 4).map(|_| (self.text(), self.any(deeper))).collect()),
            18 => Any::Record {
                first: Box::new(self.any(deeper)),
                second: (number.is_multiple_of(2)).then(|| Box::new(self.any(deeper))),
            },
            _ => Any::Skipping(Skipping {
                at_times: (number.is_multiple_of(2)).then_some(7),
                others: (0..number % 3).map(|key| (key.to_string(), 1)).collect(),
            }),
        }
    }
}

fn is_same(one: &JsValue, other: &JsValue) -> bool {
    if let (Some(one), Some(other)) = (one.dyn_ref::<Uint8Array>(), other.dyn_ref::<Uint8Array>()) {
        return one.to_vec() == other.to_vec();
    }
    if let (Some(one), Some(other)) = (one.dyn_ref::<Map>(), other.dyn_ref::<Map>()) {
        return is_same(&Array::from(one), &Array::from(other));
    }
    if Array::is_array(one) != Array::is_array(other) || one.is_instance_of::<Map>() != other.is_instance_of::<Map>() {
        return false;
    }
    match (one.dyn_ref::<Object>(), other.dyn_ref::<Object>()) {
        (Some(one), Some(other)) => {
            let keys = Object::keys(one);
            keys.join("\n") == Object::keys(other).join("\n")
                && keys.iter().all(|key| is_same(&property(one, &key), &property(other, &key)))
        }
        _ => Object::is(one, other),
    }
}

fn property(object: &Object, key: &JsValue) -> JsValue {
    Reflect::get(object, key).expect("an object has properties")
}

fn check(value: &impl Serialize) {
    let expected = serde_wasm_bindgen::to_value(value).expect("it can be written");
    let arrived = to_js(value).expect("it can be written");
    assert!(is_same(&arrived, &expected), "{arrived:?} is not {expected:?}");
}

fn refusal(value: &impl Serialize) -> String {
    to_js(value).expect_err("it cannot cross").to_string()
}

#[wasm_bindgen_test]
fn whatever_serde_can_write_arrives_as_from_serde_wasm_bindgen() {
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2_000 {
        check(&chance.any(5));
    }
}

#[wasm_bindgen_test]
fn what_is_tagged_within_or_has_no_data_keeps_its_shape() {
    let wrapped = UnitAndMore { unit: Unit, triple: Triple(1, "dua", true) };
    check(&[Tagged::Empty, Tagged::Full { content: Newtype(-0.0) }, Tagged::Wrapping(wrapped)]);
    check(&());
    check(&None::<u8>);
    check(&Vec::<u8>::new());
}

#[wasm_bindgen_test]
fn numbers_around_the_ends_of_a_code_arrive_whole() {
    let end = 1_u64 << 28;
    check(&[0, 1, end - 1, end, end + 1, u64::from(u32::MAX), (1 << 53) - 1]);
    check(&[-1_i64, i64::from(i32::MIN), -(1 << 53) + 1]);
}

#[wasm_bindgen_test]
fn texts_begin_and_end_where_they_should() {
    let long = "煤🪨é".repeat(100_000);
    check(&["\u{feff}at the very beginning", "", "🪨", long.as_str(), "a", ""]);
}

#[wasm_bindgen_test]
fn text_that_no_code_can_say_the_length_of_is_refused() {
    assert_eq!(refusal(&" ".repeat(1 << 28)), "a text of 268435456 UTF-16 units is too long");
}

#[wasm_bindgen_test]
fn number_that_javascript_cannot_hold_is_refused() {
    assert_eq!(refusal(&(1_i64 << 53)), "9007199254740992 can't be represented as a JavaScript number");
    assert_eq!(refusal(&[i64::MIN]), "-9223372036854775808 can't be represented as a JavaScript number");
    assert_eq!(refusal(&u64::MAX), "18446744073709551615 can't be represented as a JavaScript number");
}

#[wasm_bindgen_test]
fn value_that_refuses_to_be_written_says_why_and_the_next_one_arrives() {
    struct Refusing;
    impl Serialize for Refusing {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(serde::ser::Error::custom("not today"))
        }
    }
    assert_eq!(refusal(&("before", Refusing)), "not today");
    check(&("after", [true, false]));
}
