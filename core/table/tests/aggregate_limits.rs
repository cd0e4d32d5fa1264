//! Aggregation at its limits: the most groups, and no groups.
#![cfg(not(target_family = "wasm"))]

use portal_table::aggregate::{Groups, Key, MAX_PAIRS, Operand, Operation, Rows, reduce, sizes};
use portal_table::columnar::{Bucket, Days, Labels, Numbers};

const MANY: u32 = 50_000;

fn each_its_own(rows: u32) -> Labels {
    let labels = (0..rows).map(|row| row.to_string()).collect();
    Labels::from_parts((0..rows).collect(), labels).expect("each code has a label")
}

#[test]
fn fifty_thousand_groups_are_counted_separately() {
    let labels = each_its_own(MANY);
    let groups = Groups::of_labels(&labels);
    let numbers = Numbers::from_values((0..MANY).map(|row| Some(f64::from(row))));
    for operand in [Operand::Labels(&labels), Operand::Numbers(&numbers), Operand::Rows] {
        let distinct = reduce(Rows::All(MANY), &groups, None, Operation::Distinct, operand).expect("has no pairs");
        assert_eq!(distinct, vec![Some(1.0); MANY as usize]);
    }
    let whole = reduce(Rows::All(MANY), &Groups::whole(MANY), None, Operation::Distinct, Operand::Labels(&labels));
    assert_eq!(whole, Some(vec![Some(f64::from(MANY))]));
}

#[test]
fn pairs_past_the_limit_are_refused_and_pairs_at_the_limit_are_not() {
    let labels = each_its_own(MANY);
    let many = Groups::of_labels(&labels);
    let count = |first, second| reduce(Rows::All(MANY), first, Some(second), Operation::Count, Operand::Rows);
    assert_eq!(count(&many, &many), None);
    let first: Vec<u32> = (0..80).collect();
    let few = many.kept(&first, false);
    assert_eq!(few.len() * many.len(), MAX_PAIRS);
    let pairs = count(&few, &many).expect("just fits");
    assert_eq!(pairs.iter().flatten().sum::<f64>().to_bits(), 80_f64.to_bits());
    assert_eq!(count(&many.kept(&first, true), &many), None);
}

#[test]
fn an_empty_table_has_only_the_group_of_all_rows() {
    let (labels, days) = (Labels::default(), Days::default());
    for groups in [Groups::of_labels(&labels), Groups::of_days(&days, Bucket::Month)] {
        assert!(groups.is_empty());
        assert_eq!(reduce(Rows::All(0), &groups, None, Operation::Sum, Operand::Rows), Some(vec![]));
    }
    assert_eq!(sizes(Rows::All(0), &Groups::whole(0)), [0]);
}

#[test]
fn a_column_without_values_is_one_group_of_missing_values() {
    let labels = Labels::from_texts([None, Some(" "), None].into_iter());
    let days = Days::from_values([None; 3].into_iter());
    for groups in [Groups::of_labels(&labels), Groups::of_days(&days, Bucket::Year)] {
        assert_eq!(groups.keys(), [Key::Missing]);
        assert_eq!(sizes(Rows::All(3), &groups), [3]);
    }
}

#[test]
fn a_uniform_column_groups_like_one_with_a_code_per_row() {
    let numbers = Numbers::from_values([Some(1.0), None, Some(4.0)].into_iter());
    for (same, key) in [(Labels::same("x", 3), Key::Label(0)), (Labels::same("", 3), Key::Missing)] {
        let groups = Groups::of_labels(&same);
        assert_eq!(groups.keys(), [key]);
        for (second, expected) in [(None, vec![Some(5.0)]), (Some(&groups), vec![Some(5.0)])] {
            let sum = reduce(Rows::All(3), &groups, second, Operation::Sum, Operand::Numbers(&numbers));
            assert_eq!(sum, Some(expected));
        }
        let distinct = reduce(Rows::All(3), &Groups::whole(3), None, Operation::Distinct, Operand::Labels(&same));
        assert_eq!(distinct, Some(vec![Some(if key == Key::Missing { 0.0 } else { 1.0 })]));
    }
}

#[test]
fn repeated_and_unknown_groups_are_skipped() {
    let labels = Labels::from_texts(["a", "b", "c", "b"].into_iter().map(Some));
    let kept = Groups::of_labels(&labels).kept(&[1, 7, 1, 0], true);
    assert_eq!(kept.keys(), [Key::Label(1), Key::Label(0), Key::Rest]);
    assert_eq!(sizes(Rows::All(4), &kept), [2, 1, 1]);
}

#[test]
fn rows_added_after_the_columns_were_read_are_in_no_group() {
    let labels = Labels::from_texts(["a", "a"].into_iter().map(Some));
    let groups = Groups::of_labels(&labels);
    assert_eq!(sizes(Rows::All(9), &groups), [2]);
    let short = Numbers::from_values([Some(1.0)].into_iter());
    let counted = reduce(Rows::All(9), &groups, None, Operation::Count, Operand::Numbers(&short));
    assert_eq!(counted, Some(vec![Some(1.0)]));
}
