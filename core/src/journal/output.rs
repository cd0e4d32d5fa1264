//! Where content is written to.

use std::convert::Infallible;

use cbor4ii::core::enc::Write;
use portal_cbor::checksum::crc32;

/// So many bytes are handed on at a time.
const PIECE: usize = 1024 * 1024;

/// Takes a piece.
pub(super) type Give<'a> = &'a mut dyn FnMut(&[u8]);

/// Bytes that are kept, or handed on piece by piece: then they need no memory of their own, of which wasm never gives any back.
pub(super) struct Output<'a> {
    held: Vec<u8>,
    checksum: u32,
    give: Option<Give<'a>>,
}

impl<'a> Output<'a> {
    /// Keeps everything after these bytes.
    pub(super) const fn after(held: Vec<u8>) -> Self {
        Self { held, checksum: 0, give: None }
    }

    pub(super) fn to(give: Give<'a>) -> Self {
        Self { held: Vec::with_capacity(PIECE), checksum: 0, give: Some(give) }
    }

    /// What is kept.
    pub(super) fn held(self) -> Vec<u8> {
        self.held
    }

    /// Hands on what is left; returns the CRC-32 of everything.
    pub(super) fn end(mut self) -> u32 {
        self.hand_on();
        self.checksum
    }

    fn hand_on(&mut self) {
        let Some(give) = &mut self.give else { return };
        self.checksum = crc32(self.checksum, &self.held);
        give(&self.held);
        self.held.clear();
    }
}

impl Write for Output<'_> {
    type Error = Infallible;

    #[inline]
    fn push(&mut self, input: &[u8]) -> Result<(), Infallible> {
        if self.give.is_some() && self.held.len() + input.len() > PIECE {
            self.hand_on();
        }
        self.held.extend_from_slice(input);
        Ok(())
    }
}
