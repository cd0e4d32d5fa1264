//! CRC-32 as in gzip and PNG: finds what a disk or a torn write damaged. It does not protect against intent.

use std::sync::LazyLock;

use crc::{CRC_32_ISO_HDLC, Crc, Table};

/// Made at run time: the 16 KB of tables cannot be compressed, and every visitor would download them.
static CRC32: LazyLock<Crc<u32, Table<16>>> = LazyLock::new(|| Crc::<u32, Table<16>>::new(&CRC_32_ISO_HDLC));

/// The checksum of bytes whose beginning has the checksum `before`; 0 for none.
pub fn crc32(before: u32, bytes: &[u8]) -> u32 {
    // The library reverses the bits of the register that it starts from.
    let mut digest = CRC32.digest_with_initial((!before).reverse_bits());
    digest.update(bytes);
    digest.finalize()
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn it_is_the_standard_one_and_can_be_continued() {
        assert_eq!(crc32(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xCBF4_3926);
        assert_eq!(crc32(0, b""), 0);
    }
}
