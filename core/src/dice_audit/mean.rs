//! What a printed mean says about a sum.

use super::roll::Kind;

/// The integers from `low` to `high`; empty when `low > high`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// Least.
    pub low: i128,
    /// Greatest.
    pub high: i128,
}

impl Range {
    /// One integer.
    #[must_use]
    pub const fn exactly(value: i128) -> Self {
        Self { low: value, high: value }
    }

    /// What `rolls` rolls of a kind can add up to.
    pub(super) fn of_rolls(kind: Kind, rolls: i128) -> Self {
        Self { low: kind.low() * rolls, high: kind.high() * rolls }
    }

    /// The sums of `count` rolls whose mean is printed as `hundredths`, half a hundredth either way.
    #[must_use]
    pub fn of_mean(kind: Kind, count: i128, hundredths: u32) -> Self {
        let middle = 2 * i128::from(hundredths) * count;
        let low = (middle - count + 199).div_euclid(200);
        let high = (middle + count).div_euclid(200);
        Self { low, high }.and(Self::of_rolls(kind, count))
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self { low: self.low + other.low, high: self.high + other.high }
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.low > self.high
    }

    pub(super) const fn has(self, value: i128) -> bool {
        self.low <= value && value <= self.high
    }
}
