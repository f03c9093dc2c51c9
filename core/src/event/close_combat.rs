//! Close Combat (A11): who fought whom, by which roll, and how it was resolved. Every figure is the player's. Knows no position
//! and no rule.

use super::{DrmLine, Level, Use};
use crate::vocab::hex::Hex;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::{Name, RollId, UnitId};
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

/// A Close Combat attack with its figures on the Close Combat Table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CcResolved {
    /// Attackers, defenders, DR and DRM; a DRM may be that of some defenders only (A.5).
    pub fought: CloseCombatFought,
    /// FP of the attackers, as declared.
    pub attack: Option<Fp>,
    /// FP of the defenders, as declared; against a vehicle its CCV.
    pub defense: Option<Fp>,
    /// Odds, as declared.
    pub odds: Option<Odds>,
    /// Final DR, as declared.
    pub total: Option<i16>,
    /// Result, as declared.
    pub result: Option<CcResult>,
}

/// The Ambush dr of one side (A11.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AmbushDr {
    /// The side.
    pub side: Name,
    /// Its dr.
    pub roll: RollId,
    /// The drm declared.
    pub drm: Vec<DrmLine>,
    /// The Final dr, as declared.
    pub total: Option<i16>,
}

/// Both sides of a Location diced for Ambush (A11.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AmbushRolled {
    /// The hex.
    pub hex: Hex,
    /// The one side.
    pub first: AmbushDr,
    /// The other.
    pub second: AmbushDr,
    /// The level of the Location.
    pub level: Level,
    /// The side that ambushes, as declared; an empty list is nobody.
    pub won: Option<Vec<Name>>,
}

/// What a player says before the attacks of a Location are named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CcPlan {
    /// The unit is going to withdraw into this hex (A11.2).
    Withdrawal {
        /// The hex.
        to: Hex,
    },
    /// The SMC fights alone (A11.14).
    Alone,
}

/// A player said what a unit is going to do in Close Combat (A11.14, A11.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CcAnnounced {
    /// The unit.
    pub unit: UnitId,
    /// What.
    pub plan: CcPlan,
}

/// A unit withdrew from Close Combat (A11.2, A11.22, A11.41).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Withdrew {
    /// The unit.
    pub unit: UnitId,
    /// Its new hex.
    pub hex: Hex,
    /// Its new level.
    pub level: Level,
    /// The DR of the attack by which it infiltrates (A11.22).
    pub infiltration: Option<RollId>,
}

/// A leader creation dr was made (A18.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaderCreated {
    /// The MMC.
    pub unit: UnitId,
    /// The dr.
    pub roll: RollId,
    /// The sum of the drm, as declared.
    pub drm: Option<Drm>,
    /// The Final dr, as declared.
    pub total: Option<i16>,
    /// The leader, where there is one.
    pub leader: Option<UnitId>,
    /// A unit of the scenario whose printed values it shares.
    pub like: Option<UnitId>,
}

/// A unit became the prisoner of another (A20.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Surrendered {
    /// The unit.
    pub unit: UnitId,
    /// Its Guard.
    pub to: UnitId,
}

/// A column of the Close Combat Table (A11.11): the FP of the attackers to that of the defenders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Odds {
    /// Less than 1 to 8.
    Less,
    /// 1 to 8.
    OneToEight,
    /// 1 to 6.
    OneToSix,
    /// 1 to 4.
    OneToFour,
    /// 1 to 2.
    OneToTwo,
    /// 1 to 1.
    Even,
    /// 3 to 2.
    ThreeToTwo,
    /// 2 to 1.
    TwoToOne,
    /// 3 to 1.
    ThreeToOne,
    /// 4 to 1.
    FourToOne,
    /// 6 to 1.
    SixToOne,
    /// 8 to 1.
    EightToOne,
    /// 10 to 1.
    TenToOne,
    /// More than 10 to 1.
    More,
}

/// What a Close Combat attack does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CcResult {
    /// Nothing: the Final DR is above the Kill Number.
    None,
    /// Casualty Reduction of one defender, by Random Selection: the Final DR is the Kill Number.
    Reduced,
    /// All defenders are eliminated: the Final DR is below the Kill Number.
    Eliminated,
    /// They are captured (A20.22).
    Captured,
    /// The vehicle is immobilized (A11.5).
    Immobilized,
    /// The vehicle is a burning wreck (A11.5).
    Burning,
}

impl Odds {
    /// Its word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Odds::Less => "under-1-8",
            Odds::OneToEight => "1-8",
            Odds::OneToSix => "1-6",
            Odds::OneToFour => "1-4",
            Odds::OneToTwo => "1-2",
            Odds::Even => "1-1",
            Odds::ThreeToTwo => "3-2",
            Odds::TwoToOne => "2-1",
            Odds::ThreeToOne => "3-1",
            Odds::FourToOne => "4-1",
            Odds::SixToOne => "6-1",
            Odds::EightToOne => "8-1",
            Odds::TenToOne => "10-1",
            Odds::More => "over-10-1",
        }
    }
}

impl CcResult {
    /// Its word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            CcResult::None => "no-effect",
            CcResult::Reduced => "reduced",
            CcResult::Eliminated => "eliminated",
            CcResult::Captured => "captured",
            CcResult::Immobilized => "immobilized",
            CcResult::Burning => "burning",
        }
    }
}
