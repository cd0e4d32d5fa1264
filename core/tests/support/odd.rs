//! Hostile values: too long, too many, out of range, of another type, of another person.

use serde_json::{Value, json};

use super::random::Random;

/// Texts that have broken programs.
const TEXTS: [&str; 22] = [
    "",
    " ",
    "\u{0}",
    "\u{feff}\u{200b}",
    "\u{202e}txt.exe",
    "a\r\nb\tc",
    "İIıi̇ ﬁ ß Ω Ω",
    "👩‍👩‍👧‍👦 e\u{301}\u{301}\u{301}",
    "__proto__",
    "constructor",
    "null",
    "../../etc/passwd",
    "CON.pdf",
    "=HYPERLINK(\"http://contoh.example\")",
    "<script>alert(1)</script>",
    "{requester}{code}{agent}{date}",
    "-0",
    "1e999",
    "99999999999999999999",
    "2026-02-30",
    "31/12/9999",
    "%00%2e%2e",
];

/// Numbers at the limits of their types.
const NUMBERS: [i64; 12] =
    [0, 1, -1, 2, 100, 255, 65_535, 2_147_483_647, -2_147_483_648, 4_294_967_295, i64::MAX, i64::MIN];

pub fn text(random: &mut Random) -> String {
    match random.below(12) {
        0 => TEXTS[random.below(TEXTS.len())].repeat(random.below(9) + 1),
        1 if random.once_in(20) => "panjang ".repeat(20_000),
        2 => (0..random.below(40)).filter_map(|_| char::from_u32(u32::try_from(random.below(0x3000)).ok()?)).collect(),
        3..8 => format!("Kata {}", random.below(30)),
        _ => random.text(&TEXTS),
    }
}

pub fn number(random: &mut Random) -> i64 {
    *random.pick(&NUMBERS)
}

pub fn json(random: &mut Random, depth: usize) -> Value {
    match random.below(if depth == 0 { 5 } else { 8 }) {
        0 => Value::Null,
        1 => json!(random.once_in(2)),
        2 => json!(number(random)),
        3 => json!([f64::MIN_POSITIVE, 1e308, -0.0, 0.5][random.below(4)]),
        4 => json!(text(random)),
        5 => (0..random.below(4)).map(|_| json(random, depth - 1)).collect(),
        _ => (0..random.below(4)).map(|_| (text(random), json(random, depth - 1))).collect(),
    }
}

/// A copy in which some values are replaced, dropped or duplicated.
pub fn spoilt(random: &mut Random, value: &Value) -> Value {
    if random.once_in(24) {
        return json(random, 2);
    }
    match value {
        Value::Object(fields) => {
            let mut kept = serde_json::Map::new();
            for (name, value) in fields {
                if !random.once_in(40) {
                    kept.insert(name.clone(), spoilt(random, value));
                }
            }
            Value::Object(kept)
        }
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(|item| spoilt(random, item)).collect();
            if random.once_in(12) {
                items.extend(items.clone());
            }
            Value::Array(items)
        }
        Value::String(_) if random.once_in(6) => json!(text(random)),
        Value::Number(_) if random.once_in(4) => json!(number(random)),
        other => other.clone(),
    }
}
