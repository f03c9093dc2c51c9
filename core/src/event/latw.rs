//! The PF Check (C13.31), as players tell it.

use crate::vocab::num::Drm;
use crate::vocab::{RollId, UnitId};
use serde::{Deserialize, Serialize};

/// A unit looked for a PF (C13.31).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PfChecked {
    /// The unit.
    pub unit: UnitId,
    /// The dr.
    pub roll: RollId,
    /// The sum of the drm, as declared.
    pub drm: Option<Drm>,
    /// Whether it has one to fire, as declared.
    pub found: Option<bool>,
}
