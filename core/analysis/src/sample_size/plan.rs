//! The size of a planned sample.

use super::{attribute_size, monetary_unit_size};
use crate::problem::Problem;
use crate::test::{SampleMethod, SamplePlan};

const CONFIDENCE: &str = "dari 50 sampai 99,9";
const TOLERABLE: &str = "yang lebih besar dari 0 dan lebih kecil dari 100";
const EXPECTED: &str = "mulai dari 0 yang lebih kecil dari yang dapat diterima";
const FAR_APART: &str = "yang lebih jauh dari yang dapat diterima; selisih ini memerlukan sampel yang terlalu besar";

impl SamplePlan {
    /// The number of rows, or of monetary units, and the number of deviations that a sample of rows may have.
    pub fn size(&self, is_monetary: bool) -> Result<(u32, u32), Problem> {
        let out_of_range = |field, range| Err(Problem::OutOfRange { field, range });
        if !(50.0..=99.9).contains(&self.confidence) {
            return out_of_range("plan.confidence", CONFIDENCE);
        }
        if !(self.tolerable > 0.0 && self.tolerable < 100.0) {
            return out_of_range("plan.tolerable", TOLERABLE);
        }
        if !(0.0..self.tolerable).contains(&self.expected) {
            return out_of_range("plan.expected", EXPECTED);
        }
        let size = if is_monetary {
            let size = monetary_unit_size(self.share_of_confidence(), 100.0, self.tolerable, self.expected);
            size.map(|size| (size, 0))
        } else {
            attribute_size(self.share_of_confidence(), self.tolerable / 100.0, self.expected / 100.0)
        };
        size.ok_or(Problem::OutOfRange { field: "plan.expected", range: FAR_APART })
    }

    /// The confidence as a share from 0 to 1.
    pub fn share_of_confidence(&self) -> f64 {
        self.confidence / 100.0
    }
}

impl SampleMethod {
    /// True if monetary units are drawn.
    pub const fn is_monetary(&self) -> bool {
        matches!(self, Self::MonetaryUnit { .. })
    }

    /// Number of rows or monetary units.
    pub const fn size(&self) -> u32 {
        match self {
            Self::Simple { size }
            | Self::Systematic { size }
            | Self::Stratified { size, .. }
            | Self::MonetaryUnit { size, .. } => *size,
        }
    }
}
