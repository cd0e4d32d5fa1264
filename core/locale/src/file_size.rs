//! File sizes.

use crate::number::integer;

const STEP: u64 = 1024;
const UNITS: [&str; 3] = ["KB", "MB", "GB"];

/// '0 Bytes', '512 Bytes', '1,5 MB', '10 MB' (§5): units of 1024, at most two decimals.
pub fn file_size(bytes: u64) -> String {
    if bytes < STEP {
        return format!("{bytes} Bytes");
    }
    let mut unit_bytes = STEP;
    let mut units = UNITS.iter();
    let mut name = units.next().copied().unwrap_or_default();
    for larger in units {
        // A size that rounds to 1024 of a unit is written as 1 of the next unit.
        if hundredths(bytes, unit_bytes) < STEP * 100 {
            break;
        }
        unit_bytes *= STEP;
        name = larger;
    }
    let hundredths = hundredths(bytes, unit_bytes);
    let whole = integer(i64::try_from(hundredths / 100).unwrap_or(i64::MAX));
    match hundredths % 100 {
        0 => format!("{whole} {name}"),
        rest if rest % 10 == 0 => format!("{whole},{} {name}", rest / 10),
        rest => format!("{whole},{rest:02} {name}"),
    }
}

/// `bytes` in hundredths of the unit, rounded half up.
fn hundredths(bytes: u64, unit_bytes: u64) -> u64 {
    let (whole, rest) = (bytes / unit_bytes, bytes % unit_bytes);
    let rest = (rest * 100 + unit_bytes / 2) / unit_bytes;
    whole.saturating_mul(100).saturating_add(rest)
}

#[cfg(test)]
mod tests {
    use super::file_size;

    #[test]
    fn sizes_use_the_largest_unit_that_fits() {
        let sizes = [
            (0, "0 Bytes"),
            (512, "512 Bytes"),
            (1023, "1023 Bytes"),
            (1024, "1 KB"),
            (1536, "1,5 KB"),
            (1_300_000, "1,24 MB"),
            (1_572_864, "1,5 MB"),
            (10_485_760, "10 MB"),
            (1_094_713, "1,04 MB"),
            (1 << 30, "1 GB"),
            (5 << 40, "5.120 GB"),
        ];
        for (bytes, text) in sizes {
            assert_eq!(file_size(bytes), text);
        }
    }

    #[test]
    fn a_size_just_below_a_unit_rounds_up_to_it() {
        assert_eq!(file_size(1_048_575), "1 MB");
        assert_eq!(file_size((1 << 30) - 1), "1 GB");
        assert_eq!(file_size(1_048_000), "1.023,44 KB");
    }

    #[test]
    fn the_largest_size_has_a_text() {
        assert!(file_size(u64::MAX).ends_with(" GB"));
    }
}
