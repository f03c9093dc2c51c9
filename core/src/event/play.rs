//! Events of the game as a whole and of units outside movement and fire.

use super::fire::Level;
use crate::vocab::hex::{Facing, Hex, HexPair, HexTriple};
use crate::vocab::num::{Drm, Fp};
use crate::vocab::phase::Phase;
use crate::vocab::{Cover, HeadText, Modifier, Name, RollId, Text, UnitId, Word};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Record 0: everything the game is judged by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameStarted {
    /// Version of the rule book code that recorded it; a log is judged by the version it names.
    pub book: u16,
    /// The scenario head as the players wrote it, TOML. Its bytes are hashed as they are.
    pub head: HeadText,
}

/// A phase began. The earlier one's obligations fall due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PhaseBegan {
    /// Game Turn, 1 first.
    pub turn: u16,
    /// The side whose Player Turn it is: the ATTACKER.
    pub side: Name,
    /// The phase.
    pub phase: Phase,
}

/// A unit was set up, arrived, or was found to stand there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnitPlaced {
    /// The unit; the scenario describes it, or `like` names one that does.
    pub unit: UnitId,
    /// Where; absent for off board, about to enter.
    pub hex: Option<Hex>,
    /// Its level there.
    pub level: Level,
    /// Hull facing as a hexspine (D2.11).
    pub vca: Option<HexPair>,
    /// Turret facing when it differs (D3.1).
    pub tca: Option<HexPair>,
    /// Hexside straddled in Bypass (D2.32).
    pub along: Option<HexPair>,
    /// Its front vertex in Bypass (D2.32).
    pub cafp: Option<HexTriple>,
    /// Under a Motion counter (D2.4).
    pub motion: Option<super::Direction>,
    /// In an excerpt that begins in mid-move: under way in this direction.
    pub under_way: Option<super::Direction>,
    /// In an excerpt that begins in mid-move: MP spent in this MPh before it.
    pub spent: Option<crate::vocab::num::Mp>,
    /// A unit of the scenario whose printed values it shares, for units formed in play.
    pub like: Option<UnitId>,
}

/// A condition of a unit that a counter or a rule gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Status {
    /// Broken (A10.4).
    Broken,
    /// Disrupted (A19.12).
    Disrupted,
    /// Under Desperation Morale (A10.62).
    Dm,
    /// Pinned (A7.8).
    Pinned,
    /// Berserk (A15.4).
    Berserk,
    /// Heroic (A15.2).
    Heroic,
    /// Fanatic (A10.8).
    Fanatic,
    /// Wounded (A17).
    Wounded,
    /// Encircled (A7.7).
    Encircled,
    /// In Melee (A11.15).
    Melee,
    /// Concealed under "?" (A12).
    Concealed,
    /// Hidden (A12.3).
    Hidden,
    /// Known to the enemy (A12).
    Known,
    /// Temporarily Immobilized (A4.1).
    Ti,
    /// Counter Exhausted (A4.5).
    Cx,
    /// Captured (A20).
    Captured,
    /// Immobilized (D8.1).
    Immobilized,
    /// Bogged (D8.2).
    Bogged,
    /// Abandoned (D5.4).
    Abandoned,
    /// Stunned (D5.34).
    Stunned,
    /// Shocked (C7.42).
    Shocked,
    /// Recalled (D5.341).
    Recalled,
    /// Towing a Gun or trailer (C10.1).
    Towing,
    /// Moves as a member of a platoon (D14.2).
    Platoon,
    /// Under a Motion counter (D2.4); placed so only where no movement explains it.
    Motion,
    /// Moved in this Player Turn.
    Moved,
    /// Hull Down (D4.2).
    HullDown,
    /// In a pillbox (B30).
    InPillbox,
    /// It has the quasi leader of an Inexperienced Crew (D3.45).
    QuasiLeader,
    /// Moves in a Human Wave (A25.23).
    HumanWave,
    /// Moves in an Armored Assault: an AFV, or Infantry that began its move beneath it (D9.31).
    ArmoredAssault,
}

/// A unit's status changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatusChanged {
    /// The unit.
    pub unit: UnitId,
    /// What it now is.
    pub add: Vec<Status>,
    /// What it no longer is.
    pub remove: Vec<Status>,
    /// The attack that caused it.
    pub attack: Option<super::AttackId>,
}

/// A unit was replaced by a smaller one (Casualty Reduction, K results: A7.302).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reduced {
    /// The unit that is no more.
    pub unit: UnitId,
    /// The unit that is left of it, if any.
    pub into: Option<UnitId>,
    /// A unit of the scenario whose printed values the new one shares.
    pub like: Option<UnitId>,
    /// The attack that caused it.
    pub attack: Option<super::AttackId>,
}

/// A unit got on or off a vehicle (D6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Boarding {
    /// The Passenger, Rider or crew.
    pub unit: UnitId,
    /// The vehicle.
    pub vehicle: UnitId,
    /// True on getting on, false on getting off.
    pub aboard: bool,
    /// The hex where it happened (D2.36).
    pub hex: Option<Hex>,
}

/// A unit advanced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advanced {
    /// The unit.
    pub unit: UnitId,
    /// Its new hex.
    pub hex: Hex,
    /// Its new level.
    pub level: Level,
}

/// A unit routed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Routed {
    /// The unit.
    pub unit: UnitId,
    /// Its new hex.
    pub hex: Hex,
    /// It broke of its own will to do so (A10.41).
    pub voluntary: bool,
}

/// What a player may state besides events, to be judged against what the rules give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Claim {
    /// TEM of a terrain for the unit (D2.38, A7.6).
    Tem {
        /// The terrain.
        terrain: Word<Cover>,
        /// The value claimed.
        value: Drm,
        /// Claimed against Residual FP (A8.2).
        residual: bool,
    },
    /// A LOS Hindrance because of the unit (D2.41).
    Hindrance(Drm),
    /// Wall Advantage over a hexside (D2.37).
    WallAdvantage(HexPair),
    /// Target Facing for a shot from a hex (D3.2, D2.32).
    Facing {
        /// The firer's hex.
        from: Hex,
        /// The facing claimed.
        facing: Facing,
    },
    /// The unit is, or is not, a moving target (C.8).
    MovingTarget(bool),
    /// A To Hit Case by letter.
    Case(Word<Modifier>),
    /// FP after modification.
    Firepower(Fp),
    /// Unspent MP counted in the last hex (D2.1).
    MpInHex(crate::vocab::num::Mp),
    /// These units make up the target.
    Targets(Vec<UnitId>),
    /// Anything else, in words.
    Words(Text),
    /// The unit interdicts a rout (A10.532), with the Hindrance of the LOS and the leader's DRM that it counts.
    Interdiction {
        /// LOS Hindrance.
        hindrance: Drm,
        /// A leader's DRM.
        leader: Drm,
    },
}

/// A player stated a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claimed {
    /// The unit that it is about.
    pub unit: UnitId,
    /// What is claimed.
    pub claim: Claim,
    /// A roll that it was applied to.
    pub roll: Option<RollId>,
}
