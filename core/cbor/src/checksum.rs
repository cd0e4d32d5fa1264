//! CRC-32 as in gzip and PNG (IEEE 802.3): finds what a disk or a torn write damaged. It is no protection against intent.

const POLYNOMIAL: u32 = 0xEDB8_8320;

/// Eight tables, so that eight bytes are taken at a step.
static TABLES: [[u32; 256]; 8] = tables();

const fn tables() -> [[u32; 256]; 8] {
    let mut tables = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        #[expect(clippy::cast_possible_truncation, reason = "a byte")]
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 1 { POLYNOMIAL ^ (rest >> 1) } else { rest >> 1 };
            bit += 1;
        }
        tables[0][byte] = rest;
        byte += 1;
    }
    let mut table = 1;
    while table < 8 {
        let mut byte = 0;
        while byte < 256 {
            let before = tables[table - 1][byte];
            tables[table][byte] = (before >> 8) ^ tables[0][(before & 0xFF) as usize];
            byte += 1;
        }
        table += 1;
    }
    tables
}

/// The checksum of bytes whose beginning has the checksum `before`; 0 for none.
pub fn crc32(before: u32, bytes: &[u8]) -> u32 {
    let mut rest = !before;
    let (eights, tail) = bytes.as_chunks::<8>();
    for eight in eights {
        let low = rest ^ u32::from_le_bytes([eight[0], eight[1], eight[2], eight[3]]);
        let high = u32::from_le_bytes([eight[4], eight[5], eight[6], eight[7]]);
        let at = |table: usize, word: u32, shift: u32| TABLES[table][(word >> shift & 0xFF) as usize];
        rest = at(7, low, 0)
            ^ at(6, low, 8)
            ^ at(5, low, 16)
            ^ at(4, low, 24)
            ^ at(3, high, 0)
            ^ at(2, high, 8)
            ^ at(1, high, 16)
            ^ at(0, high, 24);
    }
    for byte in tail {
        rest = (rest >> 8) ^ TABLES[0][((rest ^ u32::from(*byte)) & 0xFF) as usize];
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
        for cut in [0, 1, 7, 8, 9, 500, 999, 1_000] {
            let (head, tail) = whole.split_at(cut);
            assert_eq!(crc32(crc32(0, head), tail), crc32(0, &whole));
        }
    }

    #[test]
    fn a_flipped_bit_shows() {
        assert_ne!(crc32(0, b"Tiket R8K2AB"), crc32(0, b"Tiket R8K2AC"));
    }
}
