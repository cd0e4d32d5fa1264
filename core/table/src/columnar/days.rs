use crate::saturated;

/// A column of days, counted from 1970-01-01.
#[derive(Debug, Clone, Default)]
pub struct Days {
    values: Vec<i32>,
}

impl Days {
    /// The value of a row without a day.
    pub const MISSING: i32 = i32::MIN;

    /// Makes the column of `values`; `i32::MIN` counts as missing.
    pub fn from_values(values: impl Iterator<Item = Option<i32>>) -> Self {
        Self { values: values.map(|day| day.unwrap_or(Self::MISSING)).collect() }
    }

    /// Number of rows.
    pub fn rows(&self) -> u32 {
        saturated(self.values.len())
    }

    /// The day of `row`; `None` beyond the column.
    pub fn value(&self, row: u32) -> Option<i32> {
        self.values.get(row as usize).copied().filter(|&day| day != Self::MISSING)
    }

    /// The days row by row; [`Days::MISSING`] for a row without one.
    pub fn values(&self) -> &[i32] {
        &self.values
    }

    /// Reserves memory for `rows` more rows.
    pub fn reserve(&mut self, rows: u32) {
        self.values.reserve(rows as usize);
    }

    /// Adds a row with a day, or none.
    pub fn push(&mut self, day: Option<i32>) {
        self.values.push(day.unwrap_or(Self::MISSING));
    }

    /// Sets the day of `row`, or removes it. The column grows to include `row`.
    pub fn set(&mut self, row: u32, day: Option<i32>) {
        let place = row as usize;
        if place >= self.values.len() {
            self.values.resize(place + 1, Self::MISSING);
        }
        self.values[place] = day.unwrap_or(Self::MISSING);
    }
}

#[cfg(test)]
mod tests {
    use super::Days;

    #[test]
    fn a_day_is_read_back_and_none_stays_none() {
        let mut days = Days::from_values([Some(-3), None].into_iter());
        days.set(3, Some(20_000));
        days.set(0, None);
        let read: Vec<_> = (0..5).map(|row| days.value(row)).collect();
        assert_eq!(read, [None, None, None, Some(20_000), None]);
        assert_eq!(days.rows(), 4);
    }
}
