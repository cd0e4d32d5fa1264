use std::collections::BTreeMap;

use proptest::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::arriving::Arriving;
use super::shared::Shared;
use super::writer::{write, write_table, write_with};
use super::{Malformed, from_slice};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Kind {
    Bare,
    Wrapped(i64),
    Pair(u8, bool),
    Named { inner: Option<Box<Kind>> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Record {
    id: String,
    count: u32,
    at: i64,
    share: f64,
    kinds: Vec<Kind>,
    names: BTreeMap<String, (u8, char)>,
    #[serde(default)]
    note: Option<String>,
}

fn written<T: Serialize>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(&mut bytes, value);
    bytes
}

fn kind() -> impl Strategy<Value = Kind> {
    let leaf = prop_oneof![
        Just(Kind::Bare),
        any::<i64>().prop_map(Kind::Wrapped),
        any::<(u8, bool)>().prop_map(|(one, other)| Kind::Pair(one, other)),
    ];
    leaf.prop_recursive(8, 8, 1, |inner| {
        proptest::option::of(inner).prop_map(|inner| Kind::Named { inner: inner.map(Box::new) })
    })
}

prop_compose! {
    fn record()(
        (id, count, at, share) in (".*", any::<u32>(), any::<i64>(), -1e300..1e300_f64),
        kinds in proptest::collection::vec(kind(), 0..30),
        names in proptest::collection::btree_map(".{0,40}", any::<(u8, char)>(), 0..4),
        note in proptest::option::of(".*"),
    ) -> Record {
        Record { id, count, at, share, kinds, names, note }
    }
}

/// What both decoders make of bytes; ours may refuse what theirs lets pass, such as bytes that are left over.
fn agree<T: DeserializeOwned + PartialEq + std::fmt::Debug>(bytes: &[u8]) {
    if let Ok(ours) = from_slice::<T>(bytes) {
        let theirs: T = cbor4ii::serde::from_slice(bytes).expect("theirs reads what ours does");
        assert_eq!(ours, theirs);
    }
}

proptest! {
    #[test]
    fn what_was_written_is_read(record in record()) {
        prop_assert_eq!(from_slice::<Record>(&written(&record)), Ok(record));
    }

    #[test]
    fn what_is_written_is_what_others_write(record in record()) {
        let theirs = cbor4ii::serde::to_vec(Vec::new(), &record).expect("writing to memory does not fail");
        prop_assert_eq!(written(&record), theirs);
    }

    #[test]
    fn of_damaged_bytes_nothing_else_is_made(record in record(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = written(&record);
        let at = at.index(bytes.len());
        bytes[at] = byte;
        agree::<Record>(&bytes);
        prop_assert!(from_slice::<Record>(&written(&record)[..at]).is_err());
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Few {
    first: u8,
    second: Vec<u8>,
}

const FEW: Few = Few { first: 7, second: Vec::new() };

#[test]
fn names_may_come_in_any_order_and_unknown_ones_are_passed_over() {
    // {"second": [], "new": <each>, "first": 7}
    let passed: [&[u8]; 12] = [
        b"\x00",
        b"\x38\x20",
        b"\x42ab",
        b"\x61a",
        b"\x82\x01\x81\x02",
        b"\x9f\x01\xff",
        b"\xa1\x61a\x01",
        b"\xbf\x61a\x9f\xff\xff",
        b"\xc1\x00",
        b"\xf6",
        b"\xfb12345678",
        b"\x7f\x61a\xff",
    ];
    for value in passed {
        let bytes = [b"\xa3\x66second\x80\x63new", value, b"\x65first\x07"].concat();
        assert_eq!(from_slice(&bytes), Ok(FEW), "{value:x?}");
    }
    for wrong in
        [&b"\xff"[..], b"\x1c", b"\x1f\xff", b"\xdf\xff", b"\x62a", b"\x81", b"\xbb\xff\xff\xff\xff\xff\xff\xff\xff"]
    {
        let bytes = [b"\xa3\x66second\x80\x63new", wrong, b"\x65first\x07"].concat();
        assert_eq!(from_slice::<Few>(&bytes), Err(Malformed), "{wrong:x?}");
    }
}

#[test]
fn an_end_may_be_marked_instead_of_counted() {
    assert_eq!(from_slice(b"\xbf\x65first\x07\x66second\x9f\xff\xff"), Ok(FEW));
    assert_eq!(from_slice(b"\x9f\x01\x02\xff"), Ok((1_u8, 2_u8)));
    assert_eq!(from_slice::<(u8, u8)>(b"\x9f\x01\x02\x03\xff"), Err(Malformed));
    assert_eq!(from_slice::<(u8, u8)>(b"\x83\x01\x02\x03"), Err(Malformed));
    assert_eq!(from_slice::<Few>(b"\xbf\x65first\x07\x66second\x9f\xff"), Err(Malformed));
}

#[test]
fn a_name_that_comes_twice_or_not_at_all_is_refused() {
    assert_eq!(from_slice::<Few>(b"\xa2\x65first\x07\x65first\x07"), Err(Malformed));
    assert_eq!(from_slice::<Few>(b"\xa1\x65first\x07"), Err(Malformed));
}

#[test]
fn numbers_are_read_at_every_width_and_only_where_they_fit() {
    assert_eq!(from_slice::<u32>(b"\x17"), Ok(23));
    assert_eq!(from_slice::<u32>(b"\x18\xff"), Ok(255));
    assert_eq!(from_slice::<u32>(b"\x19\x01\x00"), Ok(256));
    assert_eq!(from_slice::<u32>(b"\x1a\x00\x01\x00\x00"), Ok(65_536));
    assert_eq!(from_slice::<u32>(b"\x1b\x00\x00\x00\x01\x00\x00\x00\x00"), Err(Malformed));
    assert_eq!(from_slice::<i64>(b"\x3b\x7f\xff\xff\xff\xff\xff\xff\xff"), Ok(i64::MIN));
    assert_eq!(from_slice::<i64>(b"\x3b\x80\x00\x00\x00\x00\x00\x00\x00"), Err(Malformed));
    assert_eq!(from_slice::<u32>(b"\x1f"), Err(Malformed), "a number has no marked end");
    assert_eq!(from_slice::<f32>(b"\xfa\x3f\x80\x00\x00"), Ok(1.0));
    assert_eq!(from_slice::<f64>(b"\x01"), Err(Malformed), "no whole number was written for a fraction");
}

#[test]
fn what_is_left_over_or_nested_too_deep_is_refused() {
    assert_eq!(from_slice::<u8>(b"\x01\x01"), Err(Malformed));
    let deep = |levels: usize| {
        let kind = (0..levels).fold(Kind::Bare, |inner, _| Kind::Named { inner: Some(Box::new(inner)) });
        written(&kind)
    };
    assert!(from_slice::<Kind>(&deep(80)).is_ok());
    assert_eq!(from_slice::<Kind>(&deep(300)), Err(Malformed));
    let unknown = [b"\xa3\x66second\x80\x63new", &[0x81; 300][..], b"\x00\x65first\x07"].concat();
    assert_eq!(from_slice::<Few>(&unknown), Err(Malformed));
}

/// It comes when all of it is there, and not before.
fn arrives<T: PartialEq + std::fmt::Debug>(
    bytes: &[u8],
    expected: &T,
    read: impl Fn(&mut Arriving) -> Result<Option<T>, Malformed>,
) {
    let followed = [bytes, b"\x01rest"].concat();
    for length in 0..bytes.len() {
        let mut arriving = Arriving::new(&bytes[..length]);
        assert_eq!(read(&mut arriving), Ok(None), "{length} of {} bytes", bytes.len());
        assert_eq!(arriving.rest().len(), length, "nothing is taken");
    }
    let mut arriving = Arriving::new(&followed);
    assert_eq!(read(&mut arriving).expect("it is sound").as_ref(), Some(expected));
    assert_eq!(arriving.rest(), b"\x01rest");
}

proptest! {
    #[test]
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method itself is of one lifetime")]
    fn a_value_arrives_when_its_last_byte_has_come(record in record()) {
        let bytes = written(&record);
        arrives(&bytes, &record, |arriving| arriving.value());
        arrives(&bytes, &bytes.len(), |arriving| Ok(arriving.unread()?.map(<[u8]>::len)));
    }
}

#[test]
#[expect(clippy::redundant_closure_for_method_calls, reason = "the method itself is of one lifetime")]
fn how_much_is_in_a_map_or_an_array_arrives_before_what_is_in_it() {
    for (bytes, count) in [(&b"\xa3"[..], 3), (b"\xb8\x20", 32), (b"\xb9\x01\x00", 256)] {
        arrives(bytes, &count, |arriving| arriving.map());
    }
    arrives(b"\x9a\x00\x01\x00\x00", &65_536, |arriving| arriving.array());
    assert_eq!(Arriving::new(b"\x82").map(), Err(Malformed));
    assert_eq!(Arriving::new(b"\x9f").array(), Err(Malformed), "one without a count");
}

#[test]
fn what_is_wrong_is_told_from_what_is_missing() {
    assert_eq!(Arriving::new(b"\xa2\x65first\xf5").value::<Few>(), Err(Malformed));
    assert_eq!(Arriving::new(b"\xa2\x65first\x07").value::<Few>(), Ok(None));
    assert_eq!(Arriving::new(b"\x62\xff\xff").value::<String>(), Err(Malformed));
    assert_eq!(Arriving::new(b"").unread(), Ok(None));
    assert_eq!(Arriving::new(b"\xff").unread(), Err(Malformed));
}

/// Names enough that some need two bytes, and as many as they have.
fn table(names: &[&'static str], before: usize) -> Vec<&'static str> {
    std::iter::repeat_n("-", before).chain(names.iter().copied()).collect()
}

/// The value behind a table.
fn with_table<T: Serialize>(shared: &[&str], value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_table(&mut bytes, shared);
    write_with(shared, &mut bytes, value);
    bytes
}

fn behind_table<T: DeserializeOwned>(bytes: &[u8]) -> Result<Option<T>, Malformed> {
    let mut table = Arriving::new(bytes);
    let Some(shared) = Shared::read(&mut table)? else { return Ok(None) };
    Arriving::with(&shared, table.rest()).value()
}

proptest! {
    #[test]
    fn names_that_stand_once_are_read_where_their_numbers_are(record in record(), before in 0..400_usize, some in 0..9_usize, cut: prop::sample::Index) {
        let names = ["Bare", "kinds", "Named", "inner", "id", "at", "Pair", "share", "note"];
        let bytes = with_table(&table(&names[..some], before), &record);
        prop_assert_eq!(behind_table::<Record>(&bytes), Ok(Some(record.clone())));
        prop_assert_eq!(behind_table::<Record>(&bytes[..cut.index(bytes.len())]), Ok(None));
    }
}

#[test]
fn a_number_takes_one_byte_then_two_then_as_many_as_it_needs() {
    // As in the examples of Packed CBOR: simple values, then 6(0), 6(-1), 6(1), …
    let lengths = [(0, 1), (15, 1), (16, 2), (17, 2), (63, 2), (64, 3), (600, 4)];
    for (before, length) in lengths {
        let shared = table(&["Bare"], before);
        let mut bytes = Vec::new();
        write_with(&shared, &mut bytes, &Kind::Bare);
        assert_eq!(bytes.len(), length, "number {before}");
    }
    let number = |before: usize| {
        let mut bytes = Vec::new();
        write_with(&table(&["Bare"], before), &mut bytes, &Kind::Bare);
        bytes
    };
    assert_eq!([number(0), number(15)], [b"\xe0", b"\xef"]);
    assert_eq!([number(16), number(17), number(18)], [b"\xc6\x00", b"\xc6\x20", b"\xc6\x01"]);
}

#[test]
fn texts_that_are_not_there_are_refused() {
    let shared = |bytes: &[u8]| behind_table::<Few>(&[b"\xd8\x71\x82\x82\x65first\x66second", bytes].concat());
    assert_eq!(shared(b"\xa2\xe0\x07\xe1\x80"), Ok(Some(FEW)));
    assert_eq!(shared(b"\xa2\xe1\x80\x65first\x07"), Ok(Some(FEW)), "spelled or not, in any order");
    for wrong in [&b"\xa2\xe0\x07\xe2\x80"[..], b"\xa2\xe0\x07\xc6\x00\x80", b"\xa2\xe0\x07\xc6\x61a\x80"] {
        assert_eq!(shared(wrong), Err(Malformed), "{wrong:x?}");
    }
    for wrong in [&b"\xd8\x72\x82\x80"[..], b"\xd8\x71\x81\x80", b"\xd8\x71\x82\x81\x01", b"\x82\x80\xa0"] {
        assert_eq!(behind_table::<Few>(wrong), Err(Malformed), "{wrong:x?}");
    }
    assert_eq!(from_slice::<Few>(b"\xa2\xe0\x07\xe1\x80"), Err(Malformed), "without a table");
}

#[test]
fn one_name_in_two_types_is_another_number_in_each() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Turned {
        second: Vec<u8>,
        first: u8,
    }
    let names = ["first", "second"];
    let mut bytes = Vec::new();
    for _ in 0..3 {
        write_with(&names, &mut bytes, &FEW);
        write_with(&names, &mut bytes, &Turned { second: vec![9], first: 8 });
    }
    let table = with_table(&names, &());
    let shared = Shared::read(&mut Arriving::new(&table)).expect("is one").expect("is there");
    let mut arriving = Arriving::with(&shared, &bytes);
    for _ in 0..3 {
        assert_eq!(arriving.value(), Ok(Some(FEW)));
        assert_eq!(arriving.value(), Ok(Some(Turned { second: vec![9], first: 8 })));
    }
}
