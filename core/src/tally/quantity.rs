//! What a tally counts: MP, MF, FP, DRM, To Hit Numbers. Knows no rule.

use crate::vocab::num::{Drm, Fp, Mf, Mp, ToHit};
use alloc::format;
use alloc::string::String;
use core::fmt;

/// What a tally counts.
pub trait Quantity: Copy + PartialEq + fmt::Display + fmt::Debug {
    /// Its name behind the figure.
    const UNIT: &'static str;
    /// Nothing.
    const ZERO: Self;
    /// As a figure that is declared or due: `4 MP`; a DRM is told by its sign.
    fn figure(self) -> String {
        format!("{self} {}", Self::UNIT)
    }
    /// The sum.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The product.
    #[must_use]
    fn times(self, n: u8) -> Self;
    /// Half of it, exactly.
    #[must_use]
    fn halved(self) -> Self;
    /// The next whole one, when it is a fraction.
    #[must_use]
    fn rounded_up(self) -> Self;
}

impl Quantity for Mp {
    const UNIT: &'static str = "MP";
    const ZERO: Mp = Mp::ZERO;
    fn plus(self, other: Mp) -> Mp {
        self + other
    }
    fn times(self, n: u8) -> Mp {
        self * i32::from(n)
    }
    fn halved(self) -> Mp {
        Mp::from_halves(self.halves() / 2)
    }
    fn rounded_up(self) -> Mp {
        Mp::whole(self.ceil())
    }
}

impl Quantity for Mf {
    const UNIT: &'static str = "MF";
    const ZERO: Mf = Mf(Mp::ZERO);
    fn plus(self, other: Mf) -> Mf {
        Mf(self.0 + other.0)
    }
    fn times(self, n: u8) -> Mf {
        Mf(Quantity::times(self.0, n))
    }
    fn halved(self) -> Mf {
        Mf(Quantity::halved(self.0))
    }
    fn rounded_up(self) -> Mf {
        Mf(Quantity::rounded_up(self.0))
    }
}

impl Quantity for Fp {
    const UNIT: &'static str = "FP";
    const ZERO: Fp = Fp::whole(0);
    fn plus(self, other: Fp) -> Fp {
        self + other
    }
    fn times(self, n: u8) -> Fp {
        Fp::times(self, u32::from(n))
    }
    fn halved(self) -> Fp {
        Fp::halved(self)
    }
    fn rounded_up(self) -> Fp {
        Fp::whole(self.ceil())
    }
}

impl Quantity for Drm {
    const UNIT: &'static str = "DRM";
    const ZERO: Drm = Drm(0);
    fn figure(self) -> String {
        format!("{self}")
    }
    fn plus(self, other: Drm) -> Drm {
        self + other
    }
    fn times(self, n: u8) -> Drm {
        Drm(self.0.saturating_mul(i16::from(n)))
    }
    fn halved(self) -> Drm {
        Drm(self.0 / 2)
    }
    fn rounded_up(self) -> Drm {
        self
    }
}

impl Quantity for ToHit {
    const UNIT: &'static str = "To Hit";
    const ZERO: ToHit = ToHit(0);
    fn figure(self) -> String {
        format!("number {self}")
    }
    fn plus(self, other: ToHit) -> ToHit {
        ToHit(self.0.saturating_add(other.0))
    }
    fn times(self, n: u8) -> ToHit {
        ToHit(self.0.saturating_mul(i16::from(n)))
    }
    fn halved(self) -> ToHit {
        ToHit(self.0 / 2)
    }
    fn rounded_up(self) -> ToHit {
        self
    }
}
