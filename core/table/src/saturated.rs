/// Converts a count to `u32`; no count in this crate exceeds it.
#[inline]
pub fn saturated(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
