//! Events of who possesses a SW (A4.43, A4.431, A4.44).

use super::DrmLine;
use crate::vocab::{RollId, UnitId, WeaponName};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A unit left a SW where it stood (A4.43).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwDropped {
    /// The unit.
    pub unit: UnitId,
    /// The SW.
    pub weapon: WeaponName,
}

/// A unit gave a SW to another (A4.431).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwGiven {
    /// Who had it.
    pub unit: UnitId,
    /// The SW.
    pub weapon: WeaponName,
    /// Who has it now.
    pub to: UnitId,
}

/// A unit tried to Recover a SW (A4.44).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwRecovered {
    /// The unit.
    pub unit: UnitId,
    /// The SW.
    pub weapon: WeaponName,
    /// The broken unit that possesses it.
    pub from: Option<UnitId>,
    /// The dr; absent where none is due.
    pub roll: Option<RollId>,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// Whether it has it now, as declared.
    pub success: Option<bool>,
}
