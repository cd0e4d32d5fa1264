//! Exact arithmetic on decimal numbers. `None` if a result has too many digits.

use portal_table::decimal::Decimal;

/// A quotient inside a formula has this many decimals, if there is room for them.
const QUOTIENT_DECIMALS: u32 = 15;
/// A result that does not fit keeps at least this many decimals, or there is none.
const LEAST_DECIMALS: u32 = 6;
/// A product with more decimals than this is rounded.
const MOST_DECIMALS: u32 = 18;

/// The sum.
pub(super) fn sum(left: Decimal, right: Decimal) -> Option<Decimal> {
    let decimals = left.decimals.max(right.decimals);
    let units = finer(left, decimals)?.checked_add(finer(right, decimals)?)?;
    Some(Decimal { units, decimals })
}

/// The number with the other sign.
pub(super) const fn negative(number: Decimal) -> Decimal {
    Decimal { units: number.units.saturating_neg(), ..number }
}

/// The product, rounded half away from zero if it has too many decimals.
pub(super) fn product(mut left: Decimal, mut right: Decimal) -> Option<Decimal> {
    loop {
        if let Some(units) = left.units.checked_mul(right.units) {
            let product = Decimal { units, decimals: left.decimals + right.decimals };
            return if product.decimals > MOST_DECIMALS { product.divided(1, MOST_DECIMALS) } else { Some(product) };
        }
        let longer = if left.decimals > right.decimals { &mut left } else { &mut right };
        if longer.decimals <= LEAST_DECIMALS {
            return None;
        }
        *longer = longer.divided(1, longer.decimals - 1)?;
    }
}

/// The quotient with 15 decimals, rounded half away from zero, without zeros at its end. `None` also for a division by
/// zero.
pub(super) fn quotient(left: Decimal, right: Decimal) -> Option<Decimal> {
    if let Some((quotient, 0)) = whole_quotient(left, right) {
        return Some(Decimal { units: quotient, decimals: left.decimals - right.decimals }.without_zeros());
    }
    (LEAST_DECIMALS..=QUOTIENT_DECIMALS).rev().find_map(|decimals| {
        // left / 10^l : right / 10^r = left * 10^(r + decimals - l) / right, in units of 10^-decimals.
        let added = right.decimals + decimals;
        let (part, whole) = match added.checked_sub(left.decimals) {
            Some(zeros) => (left.units.checked_mul(power_of_ten(zeros)?)?, right.units),
            None => (left.units, right.units.checked_mul(power_of_ten(left.decimals - added)?)?),
        };
        Some(Decimal { units: crate::text::rounded(part, whole)?, decimals }.without_zeros())
    })
}

/// Quotient and rest of the units, if no decimals must be added.
fn whole_quotient(left: Decimal, right: Decimal) -> Option<(i128, i128)> {
    let has_decimals = left.decimals >= right.decimals;
    has_decimals.then(|| Some((left.units.checked_div(right.units)?, left.units.checked_rem(right.units)?)))?
}

/// The number rounded half away from zero; negative decimals round to tens, hundreds and so on.
pub(super) fn rounded(number: Decimal, decimals: i32) -> Option<Decimal> {
    let Ok(kept) = u32::try_from(decimals) else {
        let unit = power_of_ten(decimals.unsigned_abs())?;
        let size = power_of_ten(number.decimals)?.checked_mul(unit)?;
        return Some(Decimal { units: crate::text::rounded(number.units, size)?.checked_mul(unit)?, decimals: 0 });
    };
    if number.decimals <= kept { Some(number) } else { number.divided(1, kept) }
}

/// The largest whole number that is not above the number.
pub(super) fn floor(number: Decimal) -> i64 {
    let size = power_of_ten(number.decimals).unwrap_or(i128::MAX);
    let whole = number.units.div_euclid(size);
    i64::try_from(whole).unwrap_or(if whole < 0 { i64::MIN } else { i64::MAX })
}

fn finer(number: Decimal, decimals: u32) -> Option<i128> {
    match decimals - number.decimals {
        0 => Some(number.units),
        added => number.units.checked_mul(power_of_ten(added)?),
    }
}

const fn power_of_ten(exponent: u32) -> Option<i128> {
    10_i128.checked_pow(exponent)
}
