//! Close Combat (A11): who fought whom, by which roll. Knows no position and no rule.

use super::{DrmLine, Use};
use crate::vocab::{RollId, UnitId};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// One Close Combat attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CloseCombatFought {
    /// The attackers.
    pub attackers: Vec<UnitId>,
    /// The targets.
    pub targets: Vec<UnitId>,
    /// Vehicular weapons used.
    pub weapons: Vec<Use>,
    /// The DR.
    pub roll: RollId,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
}
