//! Counters that lie on units and in hexes, as players place them and take them off.

use super::fire::Level;
use crate::vocab::hex::Hex;
use crate::vocab::{Counter, UnitId, Word};
use serde::{Deserialize, Serialize};

/// A counter on a unit or in a hex.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Marker {
    /// Prep Fire.
    PrepFire,
    /// Bounding Fire.
    BoundingFire,
    /// Opportunity Fire.
    OpportunityFire,
    /// First Fire.
    FirstFire,
    /// Final Fire.
    FinalFire,
    /// Intensive Fire.
    IntensiveFire,
    /// No Fire.
    NoFire,
    /// Motion (D2.4).
    Motion,
    /// Reverse Motion (D2.24).
    ReverseMotion,
    /// Pin.
    Pin,
    /// Encircled.
    Encircled,
    /// Melee.
    Melee,
    /// Malfunction.
    Malfunction,
    /// Any other, by its name.
    Named(Word<Counter>),
    /// Encircled, those of one level of the hex alone (A7.72).
    EncircledLevel(Level),
}

impl Marker {
    /// An Encircled counter, of a hex or of one level of it.
    #[must_use]
    pub const fn is_encircled(&self) -> bool {
        matches!(self, Marker::Encircled | Marker::EncircledLevel(_))
    }

    /// The one level of a hex that it lies on.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        if let Marker::EncircledLevel(level) = self { Some(*level) } else { None }
    }
}

/// A counter was placed or removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MarkerPlaced {
    /// On this unit.
    pub unit: Option<UnitId>,
    /// In this hex.
    pub hex: Option<Hex>,
    /// The counter.
    pub marker: Marker,
    /// True when it was taken off.
    pub removed: bool,
}
