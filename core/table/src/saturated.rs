/// How many there are as a `u32`: of what is counted here there are never more than it holds.
#[inline]
pub fn saturated(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
