//! The last few results of something costly.

use std::cell::RefCell;

/// Up to `KEPT` values by the key they were asked for; the one not asked for longest goes first.
#[derive(Debug, Clone)]
pub(super) struct Recent<K, V, const KEPT: usize> {
    /// The one asked for last comes last.
    kept: RefCell<Vec<(K, V)>>,
}

impl<K: PartialEq, V: Clone, const KEPT: usize> Recent<K, V, KEPT> {
    pub(super) const fn new() -> Self {
        Self { kept: RefCell::new(Vec::new()) }
    }

    /// The value of `key`, made by `build` unless it is known.
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

    /// The value of `key` if it is known, which then is the one asked for last.
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
    fn the_value_not_asked_for_longest_is_forgotten() {
        let recent = Recent::<u8, u8, 2>::new();
        let never = |_: &u8| unreachable!("is known");
        recent.get(1, |key| key * 10);
        recent.get(2, |key| key * 10);
        assert_eq!(recent.get(1, never), 10);
        recent.get(3, |key| key * 10);
        assert_eq!(recent.get(1, never), 10);
        assert_eq!(recent.get(2, |_| 99), 99);
    }
}
