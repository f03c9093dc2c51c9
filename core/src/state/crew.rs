//! The inherent crew of a vehicle: where it is when it is a counter of its own, who mans the vehicle instead, and what
//! it was checked for (D3.42, D3.43). Facts only.

use crate::event::{AttackId, Check, DrmLine, UnitId};
use crate::vocab::Modifier;
use crate::vocab::dice::Dr;
use crate::vocab::num::Drm;
use alloc::vec::Vec;
use serde::Serialize;

/// A check that a vehicle's crew made in the phase in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CrewCheck {
    /// The number of the event by which it is so.
    pub seq: u64,
    /// The attack that caused it, when it was named.
    pub attack: Option<AttackId>,
    /// The check.
    pub check: Check,
    /// The dice.
    pub dice: Option<Dr>,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// Morale Level declared.
    pub morale: Option<u8>,
    /// Passed, as declared.
    pub passed: Option<bool>,
}

/// The crew of a vehicle.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Crew {
    /// The counter that its inherent crew became when it left the vehicle for the first time.
    pub out: Option<UnitId>,
    /// The crew counter that mans it instead.
    pub manned_by: Option<UnitId>,
    /// Checks of this phase.
    pub checks: Vec<CrewCheck>,
    /// It failed a Pin Task Check in this Player Turn; no part of the position's bytes.
    #[serde(skip)]
    pub failed_task: bool,
    /// It went CE or BU of its own will in this phase (D5.33); no part of the position's bytes.
    #[serde(skip)]
    pub changed_now: bool,
    /// Events of this phase that declared an Armor Leader's DRM for it.
    pub leader_used: Vec<u64>,
    /// The DRM that the last of them declared.
    pub leader_drm: Option<Drm>,
}

/// A DRM line is an Armor Leader's: the leader's vehicle is the director named, else the firer.
#[must_use]
pub fn is_armor_leader_drm(line: &DrmLine) -> bool {
    line.is(Modifier::ArmorLeader)
}
