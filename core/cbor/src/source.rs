//! The bytes: heads, texts, and what is passed over.

use super::Malformed;
use super::names::{Named, Names, number_of};
use super::shared::{self, Shared};

/// What a first byte's upper three bits say.
pub(super) mod major {
    pub(crate) const UNSIGNED: u8 = 0;
    pub(crate) const NEGATIVE: u8 = 1;
    pub(crate) const BYTES: u8 = 2;
    pub(crate) const TEXT: u8 = 3;
    pub(crate) const ARRAY: u8 = 4;
    pub(crate) const MAP: u8 = 5;
    pub(crate) const TAG: u8 = 6;
    pub(crate) const SIMPLE: u8 = 7;
}

pub(super) const EMPTY_ARRAY: u8 = 0x80;
pub(super) const MAP_OF_ONE: u8 = 0xA1;
pub(super) const FALSE: u8 = 0xF4;
pub(super) const TRUE: u8 = 0xF5;
pub(super) const NULL: u8 = 0xF6;
pub(super) const F32: u8 = 0xFA;
pub(super) const F64: u8 = 0xFB;
pub(super) const BREAK: u8 = 0xFF;

/// Deeper nested is nothing that is kept.
const DEEPEST: u32 = 256;

/// The beginning of a value.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) first: u8,
    pub(super) argument: u64,
}

impl Head {
    pub(super) const fn major(self) -> u8 {
        self.first >> 5
    }

    /// Whether an array's, a map's or a text's end is marked instead of counted.
    const fn is_open(self) -> bool {
        self.first & 31 == 31
    }
}

/// Whether a value that begins so is the number of a text.
const fn is_shared(first: u8) -> bool {
    first == shared::BY_NUMBER || first.wrapping_sub(shared::FIRST) < shared::SHORT
}

pub(super) struct Source<'de> {
    rest: &'de [u8],
    shared: &'de Shared,
    depth: u32,
    /// Whether something was looked for behind the last byte.
    ran_out: bool,
}

impl<'de> Source<'de> {
    pub(super) const fn new(bytes: &'de [u8], shared: &'de Shared) -> Self {
        Self { rest: bytes, shared, depth: 0, ran_out: false }
    }

    /// The same bytes, of which nothing has been read.
    pub(super) const fn again(&self) -> Self {
        Self::new(self.rest, self.shared)
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// How many bytes are left.
    pub(super) const fn left(&self) -> usize {
        self.rest.len()
    }

    /// The bytes that are left.
    pub(super) const fn rest(&self) -> &'de [u8] {
        self.rest
    }

    pub(super) const fn has_run_out(&self) -> bool {
        self.ran_out
    }

    /// More is wanted than there is.
    #[cold]
    const fn run_out(&mut self) -> Malformed {
        self.ran_out = true;
        Malformed
    }

    pub(super) fn step_in(&mut self) -> Result<(), Malformed> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Malformed) } else { Ok(()) }
    }

    pub(super) const fn step_out(&mut self) {
        self.depth -= 1;
    }

    pub(super) fn head(&mut self) -> Result<Head, Malformed> {
        let [first, rest @ ..] = self.rest else { return Err(self.run_out()) };
        self.rest = rest;
        let argument = match first & 31 {
            small @ 0..=23 => u64::from(small),
            24 => u64::from(u8::from_be_bytes(self.exactly()?)),
            25 => u64::from(u16::from_be_bytes(self.exactly()?)),
            26 => u64::from(u32::from_be_bytes(self.exactly()?)),
            27 => u64::from_be_bytes(self.exactly()?),
            31 if matches!(first >> 5, major::BYTES..=major::MAP | major::SIMPLE) => 0,
            _ => return Err(Malformed),
        };
        Ok(Head { first: *first, argument })
    }

    fn exactly<const N: usize>(&mut self) -> Result<[u8; N], Malformed> {
        let Some((bytes, rest)) = self.rest.split_first_chunk::<N>() else { return Err(self.run_out()) };
        self.rest = rest;
        Ok(*bytes)
    }

    /// Takes one byte, if it is this one.
    pub(super) fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        if is_next {
            self.rest = &self.rest[1..];
        }
        is_next
    }

    pub(super) fn is_text_next(&mut self) -> bool {
        self.peek().is_some_and(|first| first >> 5 == major::TEXT || is_shared(first))
    }

    fn peek(&mut self) -> Option<u8> {
        let next = self.rest.first().copied();
        self.ran_out |= next.is_none();
        next
    }

    /// How many items or entries follow; `None` where their end is marked.
    pub(super) fn length(&mut self, wanted: u8) -> Result<Option<u64>, Malformed> {
        // Most lengths are in the first byte.
        if let [first, rest @ ..] = self.rest
            && let small @ 0..=23 = first & 31
            && first >> 5 == wanted
        {
            self.rest = rest;
            return Ok(Some(u64::from(small)));
        }
        let head = self.head()?;
        if head.major() != wanted {
            return Err(Malformed);
        }
        Ok((!head.is_open()).then_some(head.argument))
    }

    /// The bytes of a byte string or a text.
    pub(super) fn run(&mut self, wanted: u8) -> Result<&'de [u8], Malformed> {
        let length = self.length(wanted)?.ok_or(Malformed)?;
        self.next(length)
    }

    fn next(&mut self, length: u64) -> Result<&'de [u8], Malformed> {
        let length = usize::try_from(length).map_err(|_| Malformed)?;
        let Some((run, rest)) = self.rest.split_at_checked(length) else { return Err(self.run_out()) };
        self.rest = rest;
        Ok(run)
    }

    pub(super) fn text(&mut self) -> Result<&'de str, Malformed> {
        match self.number_of_text()? {
            Some(number) => self.shared.get(number).ok_or(Malformed),
            None => str::from_utf8(self.run(major::TEXT)?).map_err(|_| Malformed),
        }
    }

    /// A text that is to be one of a list.
    pub(super) fn name(&mut self, names: Names, expected: usize) -> Result<Named<'de>, Malformed> {
        let Some(number) = self.number_of_text()? else {
            let name = self.run(major::TEXT)?;
            return match number_of(names, expected, name) {
                Some(number) => Ok(Named::Number(number)),
                None => str::from_utf8(name).map(Named::Unknown).map_err(|_| Malformed),
            };
        };
        match self.shared.number_in(names, expected, number) {
            Some(number) => Ok(Named::Number(number)),
            None => self.shared.get(number).map(Named::Unknown).ok_or(Malformed),
        }
    }

    /// The number of a text that stands in the table, if one is next.
    fn number_of_text(&mut self) -> Result<Option<u64>, Malformed> {
        let Some(first) = self.peek().filter(|first| is_shared(*first)) else { return Ok(None) };
        self.rest = &self.rest[1..];
        if first == shared::BY_NUMBER {
            let number = self.head()?;
            let is_negative = number.major() == major::NEGATIVE;
            if !is_negative && number.major() != major::UNSIGNED {
                return Err(Malformed);
            }
            shared::number_from(is_negative, number.argument).map(Some).ok_or(Malformed)
        } else {
            Ok(Some(u64::from(first - shared::FIRST)))
        }
    }

    /// Passes over a value, whatever it is.
    pub(super) fn skip(&mut self) -> Result<(), Malformed> {
        let head = self.head()?;
        if head.first == BREAK {
            return Err(Malformed);
        }
        self.step_in()?;
        if head.is_open() {
            while !self.takes(BREAK) {
                self.skip()?;
            }
        }
        let values = match head.major() {
            major::ARRAY => head.argument,
            major::MAP => head.argument.checked_mul(2).ok_or(Malformed)?,
            major::TAG => 1,
            _ => 0,
        };
        for _ in 0..values {
            self.skip()?;
        }
        if matches!(head.major(), major::BYTES | major::TEXT) {
            self.next(head.argument)?;
        }
        self.step_out();
        Ok(())
    }
}
