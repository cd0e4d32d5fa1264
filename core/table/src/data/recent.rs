//! A small cache of costly results.

use std::cell::RefCell;

/// Holds up to `KEPT` values by key; the least recently used one is dropped first.
#[derive(Debug, Clone)]
pub(super) struct Recent<K, V, const KEPT: usize> {
    /// The most recently used value is last.
    kept: RefCell<Vec<(K, V)>>,
}

impl<K, V, const KEPT: usize> Default for Recent<K, V, KEPT> {
    fn default() -> Self {
        Self { kept: RefCell::new(Vec::new()) }
    }
}

impl<K: PartialEq, V: Clone, const KEPT: usize> Recent<K, V, KEPT> {
    pub(super) fn get(&self, key: K, build: impl FnOnce(&K) -> V) -> V {
        if let Some(known) = self.known(&key) {
            return known;
        }
        let value = build(&key);
        let mut kept = self.kept.borrow_mut();
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((key, value.clone()));
        value
    }

    /// The value of `key`, if cached; marks it as used.
    pub(super) fn known(&self, key: &K) -> Option<V> {
        let mut kept = self.kept.borrow_mut();
        let place = kept.iter().position(|(known, _)| known == key)?;
        kept[place..].rotate_left(1);
        kept.last().map(|(_, value)| value.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::Recent;

    #[test]
    fn the_least_recently_used_value_is_dropped() {
        let recent = Recent::<u8, u8, 2>::default();
        let never = |_: &u8| unreachable!("is known");
        recent.get(1, |key| key * 10);
        recent.get(2, |key| key * 10);
        assert_eq!(recent.get(1, never), 10);
        recent.get(3, |key| key * 10);
        assert_eq!(recent.get(1, never), 10);
        assert_eq!(recent.get(2, |_| 99), 99);
    }
}
