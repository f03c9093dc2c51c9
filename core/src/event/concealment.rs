//! Events of concealment (A12).

use super::fire::Level;
use crate::vocab::hex::Hex;
use crate::vocab::num::Drm;
use crate::vocab::{RollId, UnitId};
use serde::{Deserialize, Serialize};

/// A unit rolled for its "?" at the end of its Player Turn (A12.122).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConcealmentRolled {
    /// The unit.
    pub unit: UnitId,
    /// The dr.
    pub roll: RollId,
    /// The sum of the DRM, as declared.
    pub drm: Option<Drm>,
    /// Whether it gained a "?", as declared.
    pub gained: Option<bool>,
}

/// A unit that came upon concealed enemies was put back (A12.15).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForcedBack {
    /// The unit.
    pub unit: UnitId,
    /// The hex that it left.
    pub hex: Hex,
    /// Its level there.
    pub level: Level,
}
