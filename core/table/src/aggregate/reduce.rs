use std::borrow::Cow;

use super::gathered::{Gathered, distinct, distinct_codes, median};
use super::groups::Groups;
use super::operation::{Operand, Operation};
use super::rows::Rows;
use super::slots::Slots;
use super::totals::{means, sums};
use crate::columnar::{Codes, Days, Labels};

/// Maximum number of pairs of groups. Nobody reads a larger table, and it would take a hundred megabytes.
pub const MAX_PAIRS: usize = 4_000_000;

/// Reduces every group of `first`, or every pair of a group of `first` and one of `second`. The figure of a pair has
/// the index `first × second.len() + second`. `None` if there are more than [`MAX_PAIRS`] pairs.
///
/// `Count` counts the rows that have a value, and all rows for [`Operand::Rows`]. `Distinct` counts the different
/// values. Both are 0 for a group without values. Every other operation gives `None` for such a group, for an operand
/// other than numbers, and if a sum or mean overflows.
pub fn reduce(
    rows: Rows<'_>,
    first: &Groups<'_>,
    second: Option<&Groups<'_>>,
    operation: Operation,
    operand: Operand<'_>,
) -> Option<Vec<Option<f64>>> {
    match second {
        None => Some(measured(rows, first.slots(), operation, operand)),
        Some(second) => {
            let pairs = first.slots().crossed(second.slots(), MAX_PAIRS)?;
            Some(measured(rows, &pairs, operation, operand))
        }
    }
}

/// Number of selected rows in each group.
pub fn sizes(rows: Rows<'_>, groups: &Groups<'_>) -> Vec<u32> {
    row_counts(rows, groups.slots())
}

fn measured(rows: Rows<'_>, slots: &Slots<'_>, operation: Operation, operand: Operand<'_>) -> Vec<Option<f64>> {
    match (operation, operand) {
        (Operation::Count | Operation::Distinct, Operand::Rows) => counted(row_counts(rows, slots)),
        (Operation::Count, Operand::Numbers(numbers)) => {
            counted(value_counts(rows, slots, numbers.values(), |value| !value.is_nan()))
        }
        (Operation::Count, Operand::Days(days)) => counted(value_counts(rows, slots, days.values(), is_day)),
        (Operation::Count, Operand::Labels(labels)) => counted(value_counts(rows, slots, &codes_of(labels), is_label)),
        (Operation::Distinct, Operand::Numbers(numbers)) => {
            let mut gathered = Gathered::new(rows, slots, numbers.values(), |value| !value.is_nan());
            let sort = |values: &mut [f64]| values.sort_unstable_by(f64::total_cmp);
            amounts(gathered.measure(|values| distinct(values, sort)))
        }
        (Operation::Distinct, Operand::Days(days)) => {
            let mut gathered = Gathered::new(rows, slots, days.values(), is_day);
            amounts(gathered.measure(|values| distinct(values, <[i32]>::sort_unstable)))
        }
        (Operation::Distinct, Operand::Labels(labels)) => {
            let mut gathered = Gathered::new(rows, slots, &codes_of(labels), is_label);
            let mut seen = vec![u32::MAX; labels.labels().len()];
            let mut slot = 0..;
            amounts(gathered.measure(|codes| distinct_codes(codes, slot.next().unwrap_or_default(), &mut seen)))
        }
        (Operation::Sum, Operand::Numbers(numbers)) => sums(rows, slots, numbers),
        (Operation::Mean, Operand::Numbers(numbers)) => means(rows, slots, numbers),
        (Operation::Min, Operand::Numbers(numbers)) => {
            extremes(rows, slots, numbers.values(), f64::INFINITY, |value, least| value < least)
        }
        (Operation::Max, Operand::Numbers(numbers)) => {
            extremes(rows, slots, numbers.values(), f64::NEG_INFINITY, |value, most| value > most)
        }
        (Operation::Median, Operand::Numbers(numbers)) => {
            let scale = numbers.scale();
            Gathered::new(rows, slots, numbers.values(), |value| !value.is_nan())
                .measure(|values| median(values, scale))
        }
        (
            Operation::Sum | Operation::Mean | Operation::Min | Operation::Max | Operation::Median,
            Operand::Rows | Operand::Labels(_) | Operand::Days(_),
        ) => vec![None; slots.len()],
    }
}

fn is_day(day: i32) -> bool {
    day != Days::MISSING
}

fn is_label(code: u32) -> bool {
    code != Labels::MISSING
}

fn codes_of(labels: &Labels) -> Cow<'_, [u32]> {
    match labels.stored_codes() {
        Codes::Each(codes) => Cow::Borrowed(codes),
        Codes::Same(..) => Cow::Owned(labels.codes().collect()),
    }
}

fn row_counts(rows: Rows<'_>, slots: &Slots<'_>) -> Vec<u32> {
    let mut counts = vec![0; slots.room()];
    slots.visit(rows, |slot| counts[slot] += 1);
    counts.truncate(slots.len());
    counts
}

fn value_counts<T: Copy>(rows: Rows<'_>, slots: &Slots<'_>, values: &[T], is_value: impl Fn(T) -> bool) -> Vec<u32> {
    let mut counts = vec![0; slots.room()];
    slots.visit_with(rows, values, |slot, value| counts[slot] += u32::from(is_value(value)));
    counts.truncate(slots.len());
    counts
}

/// For each slot, the value that `beats` all others. NaN beats nothing, so missing numbers are skipped.
fn extremes(
    rows: Rows<'_>,
    slots: &Slots<'_>,
    values: &[f64],
    none: f64,
    beats: impl Fn(f64, f64) -> bool,
) -> Vec<Option<f64>> {
    let mut best = vec![none; slots.room()];
    slots.visit_with(rows, values, |slot, value| {
        if beats(value, best[slot]) {
            best[slot] = value;
        }
    });
    best.truncate(slots.len());
    best.into_iter().map(|value| value.is_finite().then_some(value)).collect()
}

fn counted(counts: Vec<u32>) -> Vec<Option<f64>> {
    counts.into_iter().map(|count| Some(f64::from(count))).collect()
}

#[expect(clippy::cast_precision_loss, reason = "fewer than there are rows")]
fn amounts(counts: Vec<usize>) -> Vec<Option<f64>> {
    counts.into_iter().map(|count| Some(count as f64)).collect()
}
