//! The events of Snipers (A14).

use crate::vocab::hex::Hex;
use crate::vocab::num::Drm;
use crate::vocab::{Name, RollId, UnitId};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A Sniper dr was made, and what it is used against (A14.1, A14.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SniperRolled {
    /// The side whose Sniper it is.
    pub side: Name,
    /// The dr.
    pub roll: RollId,
    /// The DR of the enemy that called for it.
    pub woken_by: Option<RollId>,
    /// The hex where the Random Location DR puts it.
    pub lands: Option<Hex>,
    /// The hex of its target.
    pub hex: Option<Hex>,
    /// Its target.
    pub target: Option<UnitId>,
}

/// What a Sniper Check does to the Sniper (A14.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum SniperFate {
    /// It is eliminated.
    Eliminated,
    /// It is pinned.
    Pinned,
    /// Nothing happens to it.
    Unharmed,
}

impl SniperFate {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SniperFate::Eliminated => "eliminated",
            SniperFate::Pinned => "pinned",
            SniperFate::Unharmed => "unharmed",
        }
    }
}

/// A Sniper Check was made (A14.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SniperChecked {
    /// The side whose Sniper it is.
    pub side: Name,
    /// The DR.
    pub roll: RollId,
    /// Those who take part.
    pub units: Vec<UnitId>,
    /// The sum of the DRM, as declared.
    pub drm: Option<Drm>,
    /// What becomes of the Sniper, as declared.
    pub fate: Option<SniperFate>,
}
