//! Selects the fields that a search covers.

/// A set of field numbers below 64, in the order in which a list indexes its fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldMask(u64);

impl FieldMask {
    /// Every field, even beyond 64.
    pub const ALL: Self = Self(u64::MAX);

    /// No field.
    pub const NONE: Self = Self::of(&[]);

    /// Exactly the given fields.
    pub const fn of(fields: &[u32]) -> Self {
        let mut bits = 0;
        let mut rest = fields;
        while let [field, later @ ..] = rest {
            bits |= 1 << *field;
            rest = later;
        }
        Self(bits)
    }

    /// True if `field` is in the mask.
    pub fn contains(self, field: usize) -> bool {
        self == Self::ALL || (field < 64 && self.0 & (1 << field) != 0)
    }

    /// True if all fields `0..count` are in the mask.
    pub fn covers(self, count: usize) -> bool {
        self == Self::ALL || (count <= 64 && self.0.trailing_ones() as usize >= count)
    }
}

#[cfg(test)]
mod tests {
    use super::FieldMask;

    #[test]
    fn a_mask_holds_exactly_the_fields_it_was_made_of() {
        const MASK: FieldMask = FieldMask::of(&[0, 2, 63]);
        let held: Vec<usize> = (0..100).filter(|&field| MASK.contains(field)).collect();
        assert_eq!(held, [0, 2, 63]);
    }

    #[test]
    fn covering_means_every_field_up_to_the_count() {
        assert!(FieldMask::of(&[0, 1, 2]).covers(3));
        assert!(!FieldMask::of(&[0, 1, 2]).covers(4));
        assert!(!FieldMask::of(&[0, 2]).covers(2));
        assert!(FieldMask::of(&[]).covers(0));
        assert!(FieldMask::ALL.covers(1_000) && FieldMask::ALL.contains(1_000));
    }
}
