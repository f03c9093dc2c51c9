//! What a printed mean says about a sum.

use super::roll::Kind;

/// The integers from `low` to `high`; empty when `low > high`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) low: i128,
    pub(super) high: i128,
}

impl Range {
    pub(super) const fn exactly(value: i128) -> Self {
        Self { low: value, high: value }
    }

    /// What `rolls` rolls of a kind can add up to.
    pub(super) fn of_rolls(kind: Kind, rolls: i128) -> Self {
        Self { low: kind.low() * rolls, high: kind.high() * rolls }
    }

    /// The sums of `count` rolls whose mean is printed as `hundredths`, half a hundredth either way.
    pub(super) fn of_mean(kind: Kind, count: i128, hundredths: u32) -> Self {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_exact_below_a_hundred_rolls() {
        for count in 1..100 {
            for sum in 2 * count..=12 * count {
                let printed = u32::try_from((sum * 200 + count) / (2 * count)).unwrap();
                assert_eq!(Range::of_mean(Kind::Dr, count, printed), Range::exactly(sum));
            }
        }
    }

    #[test]
    fn half_a_hundredth_may_be_printed_either_way() {
        for printed in [712, 713] {
            assert_eq!(Range::of_mean(Kind::Dr, 8, printed), Range::exactly(57));
        }
    }
}
