//! Aggregation of random tables equals a slow computation row by row.
#![cfg(not(target_family = "wasm"))]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use portal_table::aggregate::{Groups, Key, Operand, Operation, Rows, reduce, sizes};
use portal_table::columnar::{Bucket, Days, Labels, Numbers};
use portal_table::row_set::RowSet;
use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::select;

const OPERATIONS: [Operation; 7] = [
    Operation::Count,
    Operation::Sum,
    Operation::Mean,
    Operation::Min,
    Operation::Max,
    Operation::Median,
    Operation::Distinct,
];

#[derive(Debug, Clone)]
struct Record {
    label: Option<String>,
    other: Option<String>,
    number: Option<f64>,
    day: Option<i32>,
    counts: bool,
}

#[derive(Debug, Clone, Copy)]
enum Dimension {
    Whole,
    Label,
    Other,
    Day(Bucket),
}

#[derive(Debug, Clone)]
struct Grouping {
    dimension: Dimension,
    /// Number of groups to keep, counted from the last. The flag says if the other rows form one group.
    kept: Option<(usize, bool)>,
}

#[derive(Debug, Clone, Copy)]
enum Subject {
    Rows,
    Number,
    Other,
    Day,
}

/// Multiples of a quarter, up to huge whole numbers. Their sum times four fits an `i128`, so [`slow_sum`] is exact.
fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-40_i32..40).prop_map(|quarters| f64::from(quarters) / 4.0),
        select(vec![-0.0, 1e15, -1e15, 1e22, -1e22, 123_456_789.25]),
        any::<i32>().prop_map(f64::from),
    ]
}

fn day() -> impl Strategy<Value = i32> {
    prop_oneof![8 => -800..800, 2 => 20_000..21_000, 1 => select(vec![-719_000, 2_900_000])]
}

fn record() -> impl Strategy<Value = Record> {
    (
        weighted(0.9, "[abc]{1,2}"),
        weighted(0.8, select(vec!["x", "y", "z"])),
        weighted(0.8, number()),
        weighted(0.9, day()),
        any::<bool>(),
    )
        .prop_map(|(label, other, number, day, counts)| Record {
            label,
            other: other.map(str::to_owned),
            number,
            day,
            counts,
        })
}

fn bucket() -> impl Strategy<Value = Bucket> {
    select(vec![Bucket::Day, Bucket::Week, Bucket::Month, Bucket::Quarter, Bucket::Year])
}

fn grouping() -> impl Strategy<Value = Grouping> {
    let dimension = prop_oneof![
        1 => Just(Dimension::Whole),
        3 => Just(Dimension::Label),
        2 => Just(Dimension::Other),
        3 => bucket().prop_map(Dimension::Day),
    ];
    let kept = weighted(0.4, (0_usize..6, any::<bool>()));
    (dimension, kept).prop_map(|(dimension, kept)| Grouping { dimension, kept })
}

fn subject() -> impl Strategy<Value = Subject> {
    select(vec![Subject::Rows, Subject::Number, Subject::Number, Subject::Number, Subject::Other, Subject::Day])
}

struct Table {
    label: Labels,
    other: Labels,
    number: Numbers,
    day: Days,
}

impl Table {
    fn of(records: &[Record]) -> Self {
        Self {
            label: Labels::from_texts(records.iter().map(|record| record.label.as_deref())),
            other: Labels::from_texts(records.iter().map(|record| record.other.as_deref())),
            number: Numbers::from_values(records.iter().map(|record| record.number)),
            day: Days::from_values(records.iter().map(|record| record.day)),
        }
    }

    fn groups(&self, grouping: &Grouping) -> Groups<'_> {
        let all = match grouping.dimension {
            Dimension::Whole => Groups::whole(self.number.rows()),
            Dimension::Label => Groups::of_labels(&self.label),
            Dimension::Other => Groups::of_labels(&self.other),
            Dimension::Day(bucket) => Groups::of_days(&self.day, bucket),
        };
        let Some((count, rest)) = grouping.kept else {
            return all;
        };
        let kept: Vec<u32> = (0..u32::try_from(all.len()).expect("few groups")).rev().take(count).collect();
        all.kept(&kept, rest)
    }

    fn name(&self, grouping: &Grouping, key: Key) -> String {
        let labels = if matches!(grouping.dimension, Dimension::Other) { &self.other } else { &self.label };
        match key {
            Key::Label(code) => labels.labels()[code as usize].clone(),
            Key::Day(start) => format!("{start:+012}"),
            Key::Missing => "(missing)".to_owned(),
            Key::Rest => "(rest)".to_owned(),
            Key::All => "(all)".to_owned(),
        }
    }

    fn operand(&self, subject: Subject) -> Operand<'_> {
        match subject {
            Subject::Rows => Operand::Rows,
            Subject::Number => Operand::Numbers(&self.number),
            Subject::Other => Operand::Labels(&self.other),
            Subject::Day => Operand::Days(&self.day),
        }
    }
}

/// Month and day of every day of the 400 years from 1970-01-01 on, after which the calendar repeats.
static SLOW_CALENDAR: LazyLock<Vec<(u32, u32)>> = LazyLock::new(|| {
    let mut days = Vec::new();
    for year in 1970..2370 {
        let is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
        let february = if is_leap { 29 } else { 28 };
        for (month, length) in (1..).zip([31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
            days.extend((1..=length).map(|day| (month, day)));
        }
    }
    days
});

/// The first day of the bucket that contains `day`, found by stepping back day by day.
fn slow_start(day: i32, bucket: Bucket) -> i32 {
    let is_first = |day: i32| {
        let place = day.rem_euclid(i32::try_from(SLOW_CALENDAR.len()).expect("400 years"));
        let (month, day_of_month) = SLOW_CALENDAR[usize::try_from(place).expect("not negative")];
        match bucket {
            Bucket::Day => true,
            Bucket::Week => (day + 3).rem_euclid(7) == 0,
            Bucket::Month => day_of_month == 1,
            Bucket::Quarter => day_of_month == 1 && [1, 4, 7, 10].contains(&month),
            Bucket::Year => day_of_month == 1 && month == 1,
        }
    };
    (0..366).map(|back| day - back).find(|&day| is_first(day)).expect("a year has all starts")
}

fn slow_name(record: &Record, dimension: Dimension, starts: &BTreeMap<i32, i32>) -> String {
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| "(missing)".to_owned());
    match dimension {
        Dimension::Whole => "(all)".to_owned(),
        Dimension::Label => text(&record.label),
        Dimension::Other => text(&record.other),
        Dimension::Day(_) => record.day.map_or("(missing)".to_owned(), |day| format!("{:+012}", starts[&day])),
    }
}

/// The group names in order, and the group name of each record, if any.
fn slow_groups(records: &[Record], grouping: &Grouping) -> (Vec<String>, Vec<Option<String>>) {
    let starts = match grouping.dimension {
        Dimension::Day(bucket) => {
            records.iter().filter_map(|record| record.day).map(|day| (day, slow_start(day, bucket))).collect()
        }
        _ => BTreeMap::new(),
    };
    let names: Vec<String> = records.iter().map(|record| slow_name(record, grouping.dimension, &starts)).collect();
    let mut order: Vec<String> = Vec::new();
    for name in names.iter().filter(|name| *name != "(missing)") {
        if !order.contains(name) {
            order.push(name.clone());
        }
    }
    if matches!(grouping.dimension, Dimension::Day(_)) {
        order.sort_by_key(|name| name.parse::<i32>().expect("a day"));
    }
    if matches!(grouping.dimension, Dimension::Whole) {
        order = vec!["(all)".to_owned()];
    }
    if names.iter().any(|name| name == "(missing)") {
        order.push("(missing)".to_owned());
    }
    let Some((count, rest)) = grouping.kept else {
        return (order, names.into_iter().map(Some).collect());
    };
    let mut kept: Vec<String> = order.into_iter().rev().take(count).collect();
    let instead = rest.then(|| "(rest)".to_owned());
    let names = names.into_iter().map(|name| if kept.contains(&name) { Some(name) } else { instead.clone() }).collect();
    kept.extend(instead);
    (kept, names)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "the numbers are made to fit")]
fn slow_sum(numbers: &[f64]) -> f64 {
    numbers.iter().map(|number| (number * 4.0) as i128).sum::<i128>() as f64 / 4.0
}

#[expect(clippy::cast_precision_loss, reason = "few records")]
fn slow_measure(members: &[&Record], operation: Operation, subject: Subject) -> Option<f64> {
    let mut numbers: Vec<f64> = members.iter().filter_map(|record| record.number).collect();
    let texts: Vec<String> = match subject {
        Subject::Rows => (0..members.len()).map(|row| row.to_string()).collect(),
        Subject::Number => numbers.iter().map(|number| format!("{:?}", number + 0.0)).collect(),
        Subject::Other => members.iter().filter_map(|record| record.other.clone()).collect(),
        Subject::Day => members.iter().filter_map(|record| record.day).map(|day| day.to_string()).collect(),
    };
    match operation {
        Operation::Count => return Some(texts.len() as f64),
        Operation::Distinct => return Some(texts.iter().collect::<BTreeSet<_>>().len() as f64),
        _ if !matches!(subject, Subject::Number) || numbers.is_empty() => return None,
        _ => {}
    }
    numbers.sort_by(|left, right| left.partial_cmp(right).expect("finite"));
    let (lower, upper) = (numbers[(numbers.len() - 1) / 2], numbers[numbers.len() / 2]);
    Some(match operation {
        Operation::Mean => slow_sum(&numbers) / numbers.len() as f64,
        Operation::Min => numbers[0],
        Operation::Max => numbers[numbers.len() - 1],
        Operation::Median => f64::midpoint(lower, upper),
        Operation::Sum | Operation::Count | Operation::Distinct => slow_sum(&numbers),
    })
}

/// Compares with the tolerance of a compensated sum: the last bit, and a remainder where numbers of 1e22 cancel. A
/// plain sum would be wrong by a million.
fn is_near(fast: Option<f64>, slow: Option<f64>, operation: Operation) -> bool {
    match (fast, slow) {
        (Some(fast), Some(slow)) if matches!(operation, Operation::Sum | Operation::Mean) => {
            (fast - slow).abs() <= slow.abs() * 4.0 * f64::EPSILON + 1e-3
        }
        // Minus zero equals zero.
        (Some(fast), Some(slow)) => (fast + 0.0).to_bits() == (slow + 0.0).to_bits(),
        (fast, slow) => fast.is_none() && slow.is_none(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_figure_equals_a_slow_computation_by_row(
        records in vec(record(), 0..200),
        first in grouping(),
        second in weighted(0.5, grouping()),
        operation in select(OPERATIONS.to_vec()),
        subject in subject(),
        filtered in any::<bool>(),
    ) {
        let table = Table::of(&records);
        let count = u32::try_from(records.len()).expect("few rows");
        let set = RowSet::of_each(records.iter().map(|record| record.counts));
        let rows = if filtered { Rows::Set(&set, count) } else { Rows::All(count) };
        let (one, two) = (table.groups(&first), second.as_ref().map(|second| table.groups(second)));
        let fast = reduce(rows, &one, two.as_ref(), operation, table.operand(subject)).expect("few pairs");

        let (names, mine) = slow_groups(&records, &first);
        let found: Vec<String> = one.keys().iter().map(|&key| table.name(&first, key)).collect();
        prop_assert_eq!(&found, &names);
        let (others, theirs) = second.as_ref().map_or_else(
            || (vec![String::new()], vec![Some(String::new()); records.len()]),
            |second| slow_groups(&records, second),
        );
        prop_assert_eq!(fast.len(), names.len() * others.len());
        let mut measures = fast.iter();
        for name in &names {
            for other in &others {
                let is_member = |row: usize| mine[row].as_ref() == Some(name) && theirs[row].as_ref() == Some(other);
                let members: Vec<&Record> = (0..records.len())
                    .filter(|&row| is_member(row) && (!filtered || records[row].counts))
                    .map(|row| &records[row])
                    .collect();
                let slow = slow_measure(&members, operation, subject);
                let fast = measures.next().copied().flatten();
                prop_assert!(is_near(fast, slow, operation), "{name} {other}: {fast:?} is not {slow:?}");
            }
        }
    }

    #[test]
    fn sizes_are_the_counts_of_rows(records in vec(record(), 0..200), grouping in grouping(), filtered in any::<bool>()) {
        let table = Table::of(&records);
        let count = u32::try_from(records.len()).expect("few rows");
        let set = RowSet::of_each(records.iter().map(|record| record.counts));
        let rows = if filtered { Rows::Set(&set, count) } else { Rows::All(count) };
        let groups = table.groups(&grouping);
        let counts = reduce(rows, &groups, None, Operation::Count, Operand::Rows).expect("few groups");
        let sizes: Vec<Option<f64>> = sizes(rows, &groups).into_iter().map(|size| Some(f64::from(size))).collect();
        prop_assert_eq!(sizes, counts);
    }
}
