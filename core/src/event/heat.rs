//! The event of Heat of Battle (A15.1).

use crate::vocab::num::Drm;
use crate::vocab::{RollId, UnitId};
use serde::{Deserialize, Serialize};

/// What a Heat of Battle DR brings about (A15.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Heat {
    /// A hero (A15.2).
    Hero,
    /// Battle Hardening (A15.3).
    Hardening,
    /// Both of them.
    Both,
    /// The unit goes berserk (A15.4).
    Berserk,
    /// The unit surrenders (A15.5).
    Surrender,
}

impl Heat {
    /// Its word in a line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Heat::Hero => "hero",
            Heat::Hardening => "hardening",
            Heat::Both => "hero-and-hardening",
            Heat::Berserk => "berserk",
            Heat::Surrender => "surrender",
        }
    }
}

/// A Heat of Battle DR was made (A15.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeatRolled {
    /// The unit.
    pub unit: UnitId,
    /// The DR.
    pub roll: RollId,
    /// The sum of the DRM, as declared.
    pub drm: Option<Drm>,
    /// What it brings about, as declared.
    pub result: Option<Heat>,
    /// The hero that a MMC creates (A15.21).
    pub hero: Option<UnitId>,
    /// The unit that takes its place by Battle Hardening (A15.3).
    pub into: Option<UnitId>,
    /// A unit of the scenario whose printed values that one shares.
    pub like: Option<UnitId>,
    /// It becomes Fanatic by Battle Hardening (A15.3).
    pub fanatic: bool,
}
