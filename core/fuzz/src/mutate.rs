//! Damages bytes as disks, networks and people do.

use crate::random::Random;

/// Bytes with a special meaning for parsers: limits of ranges, quotes, separators, CBOR heads.
const LOUD: [u8; 24] = [
    0, 1, 0x7F, 0x80, 0xFF, b'"', b'\'', b',', b';', b'\t', b'\n', b'\r', b'{', b'}', b'[', b']', b'-', b'9', 0x1B,
    0x3B, 0x5F, 0x9F, 0xBF, 0xF6,
];

const LONGEST: usize = 1 << 20;

/// A valid input, damaged one to eight times.
pub(crate) fn damaged(random: &mut Random, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = random.pick(corpus).clone();
    for _ in 0..=random.below(8) {
        damage(random, &mut bytes, corpus);
    }
    bytes.truncate(LONGEST);
    bytes
}

fn damage(random: &mut Random, bytes: &mut Vec<u8>, corpus: &[Vec<u8>]) {
    let at = random.below(bytes.len());
    let length = random.below(16.min(bytes.len().saturating_sub(at) + 1));
    match random.below(9) {
        0 if !bytes.is_empty() => bytes[at] ^= 1 << random.below(8),
        1 if !bytes.is_empty() => bytes[at] = *random.pick(&LOUD),
        2 => bytes.insert(at.min(bytes.len()), *random.pick(&LOUD)),
        3 => drop(bytes.drain(at..at + length)),
        4 => {
            let again = bytes[at..at + length].to_vec();
            let to = random.below(bytes.len() + 1);
            bytes.splice(to..to, again);
        }
        5 if random.once_in(4) => bytes.truncate(at),
        6 => {
            let number = random.number() >> random.below(64);
            let end = (at + 8).min(bytes.len());
            bytes[at..end].copy_from_slice(&number.to_be_bytes()[..end - at]);
        }
        7 => {
            let other = random.pick(corpus);
            let from = random.below(other.len());
            let piece = &other[from..(from + random.below(64)).min(other.len())];
            bytes.splice(at..(at + length).min(bytes.len()), piece.iter().copied());
        }
        8 => {
            if let Some(digit) = bytes[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
                *digit = b'0' + u8::try_from(random.below(10)).unwrap_or_default();
            }
        }
        _ => {}
    }
}
