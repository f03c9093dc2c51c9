//! Firepower counted in parts of 1/1024: exact through ten halvings.

use asl_core::vocab::num::Fp;

/// An amount of FP.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) struct Power(i64);

const PARTS: i64 = 1024;

impl Power {
    /// Whole FP.
    pub(crate) const fn whole(n: i64) -> Power {
        Power(n * PARTS)
    }

    /// Times a number.
    pub(crate) const fn times(self, n: i64) -> Power {
        Power(self.0 * n)
    }

    /// Half of it.
    pub(crate) fn half(self) -> Power {
        assert!(self.0 % 2 == 0, "too many halvings");
        Power(self.0 / 2)
    }

    /// With more added.
    pub(crate) const fn and(self, more: Power) -> Power {
        Power(self.0 + more.0)
    }

    /// Rounded down.
    pub(crate) const fn floor(self) -> i64 {
        self.0.div_euclid(PARTS)
    }

    /// Rounded up.
    pub(crate) const fn ceil(self) -> Power {
        Power(-(-self.0).div_euclid(PARTS) * PARTS)
    }

    /// As the log writes it.
    pub(crate) fn fp(self) -> Fp {
        Fp::fraction(u32::try_from(self.0).expect("FP are not negative"), 10)
    }
}
