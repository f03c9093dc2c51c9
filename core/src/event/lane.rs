//! The event of a Fire Lane (A9.22).

use crate::vocab::hex::Hex;
use crate::vocab::num::Fp;
use crate::vocab::{AttackId, UnitId, WeaponName};
use serde::{Deserialize, Serialize};

/// The side of the LOS on which the hexes of an Alternate Hex Grain lie, seen from the MG (A9.221).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum LaneSide {
    /// Left of it.
    Left,
    /// Right of it.
    Right,
}

/// A Fire Lane was laid with a MG, or taken off (A9.22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LaneLaid {
    /// The unit that mans the MG.
    pub unit: UnitId,
    /// The MG.
    pub weapon: WeaponName,
    /// The hex of the counter, where the lane ends.
    pub to: Hex,
    /// The side, along an Alternate Hex Grain.
    pub side: Option<LaneSide>,
    /// The FP of the counter.
    pub fp: Option<Fp>,
    /// The attack with which it was laid.
    pub attack: Option<AttackId>,
    /// True when it was taken off.
    pub removed: bool,
}
