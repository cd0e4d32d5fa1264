//! Columns of few distinct values, such as a status or a priority.

use super::row_set::RowSet;

static NO_ROWS: RowSet = RowSet::new();

/// One small enumerated value per slot; rows and count of each value are kept up to date.
#[derive(Debug, Clone, Default)]
pub struct CodeColumn {
    codes: Vec<Option<u8>>,
    values: Vec<Value>,
}

#[derive(Debug, Clone, Default)]
struct Value {
    rows: RowSet,
    count: u32,
}

impl CodeColumn {
    /// An empty column.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the value of `slot` to `code`.
    pub fn set(&mut self, slot: u32, code: u8) {
        self.clear(slot);
        let index = slot as usize;
        if index >= self.codes.len() {
            self.codes.resize(index + 1, None);
        }
        self.codes[index] = Some(code);

        let value = usize::from(code);
        if value >= self.values.len() {
            self.values.resize_with(value + 1, Value::default);
        }
        self.values[value].rows.insert(slot);
        self.values[value].count += 1;
    }

    /// Removes the value of `slot`.
    pub fn clear(&mut self, slot: u32) {
        let held = self.codes.get_mut(slot as usize).and_then(Option::take);
        if let Some(value) = held.and_then(|code| self.values.get_mut(usize::from(code))) {
            value.rows.remove(slot);
            value.count -= 1;
        }
    }

    /// The value of `slot`, if any.
    pub fn code(&self, slot: u32) -> Option<u8> {
        self.codes.get(slot as usize).copied().flatten()
    }

    /// The rows that have the value `code`.
    pub fn rows(&self, code: u8) -> &RowSet {
        self.values.get(usize::from(code)).map_or(&NO_ROWS, |value| &value.rows)
    }

    /// Number of rows that have the value `code`.
    pub fn count(&self, code: u8) -> u32 {
        self.values.get(usize::from(code)).map_or(0, |value| value.count)
    }

    /// Fills `counts[i]` with the number of rows of `set` that have the value `i`.
    pub fn count_each(&self, set: &RowSet, counts: &mut [u32]) {
        counts.fill(0);
        let values = || self.values.iter().map(|value| value.rows.words());
        for (index, &word) in set.words().iter().enumerate() {
            // Skips empty words of the bitmap, because most searches find few rows.
            if word != 0 {
                for (count, rows) in counts.iter_mut().zip(values()) {
                    *count += rows.get(index).map_or(0, |rows| (rows & word).count_ones());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::CodeColumn;
    use crate::row_set::RowSet;

    #[test]
    fn counts_follow_every_change() {
        let mut status = CodeColumn::new();
        status.set(0, 1);
        status.set(1, 1);
        status.set(70, 3);
        status.set(1, 3);
        assert_eq!((status.count(1), status.count(3)), (1, 2));
        assert_eq!(status.code(1), Some(3));
        assert_eq!(status.rows(3).iter().collect::<Vec<_>>(), [1, 70]);

        status.clear(70);
        status.clear(70);
        assert_eq!(status.count(3), 1);
        assert_eq!(status.code(70), None);
    }

    #[test]
    fn setting_the_same_value_again_counts_once() {
        let mut status = CodeColumn::new();
        status.set(4, 2);
        status.set(4, 2);
        assert_eq!(status.count(2), 1);
    }

    #[test]
    fn counts_under_a_filter_see_only_its_rows() {
        let mut status = CodeColumn::new();
        for slot in 0..10 {
            status.set(slot, u8::from(slot >= 4));
        }
        let found: RowSet = [3, 4, 5, 99].into_iter().collect();
        let mut counts = [9; 3];
        status.count_each(&found, &mut counts);
        assert_eq!(counts, [1, 2, 0]);
    }

    #[test]
    fn an_unused_value_has_no_rows() {
        let status = CodeColumn::new();
        assert_eq!(status.count(200), 0);
        assert!(status.rows(200).is_empty());
        assert_eq!(status.code(9), None);
    }
}
