//! Indonesian texts of figures.

use portal_locale::calendar::CalendarDate;
use portal_locale::number::{exact, integer};

/// '1.234'.
pub(crate) fn count(number: u32) -> String {
    integer(number.into())
}

/// '12,5%', rounded half away from zero; '-' of nothing.
pub(crate) fn share(part: impl Into<i128>, whole: impl Into<i128>) -> String {
    let (part, whole) = (part.into(), whole.into());
    let Some(tenths) = rounded(part.saturating_mul(1_000), whole) else { return "-".to_owned() };
    format!("{}%", exact(tenths, 1))
}

/// A quotient rounded half away from zero; `None` of nothing.
pub(crate) fn rounded(part: i128, whole: i128) -> Option<i128> {
    let (quotient, rest) = (part.checked_div(whole)?, part.checked_rem(whole)?);
    let is_up = rest.unsigned_abs() >= whole.unsigned_abs().div_ceil(2);
    Some(quotient + if is_up { part.signum() * whole.signum() } else { 0 })
}

/// '21 November 2026'.
pub(crate) fn day(day: i32) -> String {
    CalendarDate::from_epoch_days(day.into()).long()
}

/// 'November 2026'.
pub(crate) fn month(day: i32) -> String {
    CalendarDate::from_epoch_days(day.into()).month_and_year()
}

/// The nearest float, for charts.
#[expect(clippy::cast_precision_loss, reason = "a chart needs no more digits")]
pub(crate) fn float(units: i128, decimals: u32) -> f64 {
    units as f64 / 10_f64.powi(decimals.cast_signed())
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn a_share_has_one_decimal() {
        assert_eq!([share(1, 8), share(2, 3), share(-1, 3), share(1, 0)], ["12,5%", "66,7%", "-33,3%", "-"]);
    }
}
