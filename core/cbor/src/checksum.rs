//! CRC-32 as in gzip and PNG (IEEE 802.3): finds what a disk or a torn write damaged. It is no protection against intent.

use std::sync::LazyLock;

const POLYNOMIAL: u32 = 0xEDB8_8320;

/// So many bytes are taken at a step. Each step waits for the one before it, so few long ones are quicker than many short ones.
const STEP: usize = 16;

/// One for each byte of a step. Made when they are first wanted, in microseconds: no packing would make them smaller in the wasm.
static TABLES: LazyLock<[[u32; 256]; STEP]> = LazyLock::new(tables);

fn tables() -> [[u32; 256]; STEP] {
    let mut tables = [[0; 256]; STEP];
    for (byte, entry) in (0..).zip(&mut tables[0]) {
        *entry = (0..8).fold(byte, |rest, _| if rest & 1 == 1 { POLYNOMIAL ^ (rest >> 1) } else { rest >> 1 });
    }
    for table in 1..STEP {
        for byte in 0..256 {
            let before = tables[table - 1][byte];
            tables[table][byte] = (before >> 8) ^ tables[0][(before & 0xFF) as usize];
        }
    }
    tables
}

/// The checksum of bytes whose beginning has the checksum `before`; 0 for none.
pub fn crc32(before: u32, bytes: &[u8]) -> u32 {
    let tables = &*TABLES;
    let mut rest = !before;
    let (steps, tail) = bytes.as_chunks::<STEP>();
    for step in steps {
        let mut step = *step;
        for (byte, carried) in step.iter_mut().zip(rest.to_le_bytes()) {
            *byte ^= carried;
        }
        rest = (0..STEP).fold(0, |sum, at| sum ^ tables[STEP - 1 - at][usize::from(step[at])]);
    }
    for byte in tail {
        rest = (rest >> 8) ^ tables[0][((rest ^ u32::from(*byte)) & 0xFF) as usize];
    }
    !rest
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn the_check_value_of_the_standard() {
        assert_eq!(crc32(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(0, b""), 0);
    }

    #[test]
    fn pieces_give_the_checksum_of_the_whole() {
        let whole: Vec<u8> = (0..1_000_u32).map(|n| (n * 31 % 251).try_into().expect("below 251")).collect();
        for cut in [0, 1, 15, 16, 17, 500, 999, 1_000] {
            let (head, tail) = whole.split_at(cut);
            assert_eq!(crc32(crc32(0, head), tail), crc32(0, &whole));
        }
    }

    #[test]
    fn a_flipped_bit_shows() {
        assert_ne!(crc32(0, b"Tiket R8K2AB"), crc32(0, b"Tiket R8K2AC"));
    }
}
