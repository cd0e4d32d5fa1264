//! CRC-32 as in gzip and PNG. It detects disk errors and incomplete writes, not deliberate changes.

use std::sync::LazyLock;

use crc::{CRC_32_ISO_HDLC, Crc, Table};

/// The tables are computed at run time. In the binary they would add 16 KB that do not compress to every download.
static CRC32: LazyLock<Crc<u32, Table<16>>> = LazyLock::new(|| Crc::<u32, Table<16>>::new(&CRC_32_ISO_HDLC));

/// Continues a checksum: `before` is the checksum of the bytes so far, or 0 at the start.
pub fn crc32(before: u32, bytes: &[u8]) -> u32 {
    // The library reverses the bits of its initial register value, so this call reverses them first.
    let mut digest = CRC32.digest_with_initial((!before).reverse_bits());
    digest.update(bytes);
    digest.finalize()
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn crc32_matches_the_standard_and_can_be_continued() {
        assert_eq!(crc32(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xCBF4_3926);
        assert_eq!(crc32(0, b""), 0);
    }
}
