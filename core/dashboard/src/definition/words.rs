use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};

pub(super) const OPERATIONS: [&str; 7] = ["count", "sum", "mean", "min", "max", "median", "distinct"];
pub(super) const BUCKETS: [&str; 5] = ["day", "week", "month", "quarter", "year"];
pub(super) const TESTS: [&str; 5] = ["is", "isNot", "atLeast", "atMost", "lastDays"];

pub(super) fn operation(text: &str) -> Option<Operation> {
    read(text)
}

pub(super) fn bucket(text: &str) -> Option<Bucket> {
    read(text)
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    let word: StrDeserializer<'a, Error> = text.into_deserializer();
    T::deserialize(word).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use portal_table::aggregate::Operation;

    use super::{BUCKETS, OPERATIONS, bucket, operation};

    #[test]
    fn every_listed_word_is_parsed() {
        let operations: Option<HashSet<Operation>> = OPERATIONS.into_iter().map(operation).collect();
        assert_eq!(operations.expect("seven operations").len(), 7);
        assert_eq!(BUCKETS.into_iter().filter_map(bucket).collect::<HashSet<_>>().len(), 5);
        assert_eq!((operation("Sum"), operation(""), bucket("hour")), (None, None, None));
    }
}
