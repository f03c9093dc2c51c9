//! Events of movement (D2). Costs are what the player declared.

use super::Level;
use crate::vocab::hex::{Arc, Hex, HexPair, HexTriple, TurretSide};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{MfWork, RollId, UnitId, Word, Work};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Forward or Reverse (D2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// Forward.
    Forward,
    /// Reverse.
    Reverse,
}

/// MP were spent. One event for each expenditure that the DEFENDER may answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MpSpent {
    /// The vehicle.
    pub unit: UnitId,
    /// What they were spent on.
    pub on: MpUse,
    /// MP declared (MF for a vehicle that counts MF); 0 when none were named.
    pub cost: Mp,
    /// Running total of this MPh as declared, this event included.
    pub total: Option<Mp>,
    /// Turret set together with this MP (D2.17, D3.12).
    pub turret: Option<TurretTo>,
    /// Enemy units that both players accept had LOS to it as it was spent; absent when not attested.
    pub seen_by: Option<Vec<UnitId>>,
}

/// What MP are spent on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MpUse {
    /// Starting (D2.12).
    Start {
        /// The direction named with it.
        direction: Option<Direction>,
    },
    /// Stopping (D2.13).
    Stop,
    /// Delay (D2.17).
    Delay,
    /// Turning the hull (D2.11, D2.33).
    Turn {
        /// The new facing.
        to: TurnTo,
        /// Both players accept that it stands on the road of its hex.
        on_road: bool,
    },
    /// Entering a hex.
    Enter {
        /// The hex.
        hex: Hex,
        /// Whether a road hexside was crossed, and at which rate.
        rate: Rate,
        /// Going inside the woods or building (half or ALL of the allotment).
        inside: bool,
        /// The direction declared.
        direction: Option<Direction>,
        /// The facing declared in the new hex.
        vca: Option<HexPair>,
    },
    /// Bypassing one hexside (D2.3).
    Bypass {
        /// The obstacle hex occupied.
        hex: Hex,
        /// The hexside.
        along: HexPair,
        /// The front vertex declared (D2.32).
        cafp: Option<HexTriple>,
        /// The rear vertex declared.
        rear: Option<HexTriple>,
        /// The direction declared.
        direction: Option<Direction>,
    },
    /// A Minimum Move into a hex (D2.15), declared as such.
    MinimumMove {
        /// The hex.
        hex: Hex,
        /// The hex's normal price, attested; no limit, no towing.
        entry_cost: Option<Mp>,
        /// The part of the cost paid for towing.
        towing: Mp,
        /// The direction declared.
        direction: Option<Direction>,
    },
    /// The Overrun itself, in the hex just entered (D7.1).
    Overrun {
        /// The hex.
        hex: Hex,
    },
    /// Anything else that costs MP where the vehicle is (loading, smoke, ...).
    Other {
        /// What.
        what: Word<Work>,
    },
}

impl MpUse {
    /// The hex that the vehicle comes into.
    #[must_use]
    pub const fn hex(&self) -> Option<Hex> {
        match self {
            MpUse::Enter { hex, .. } | MpUse::Bypass { hex, .. } | MpUse::MinimumMove { hex, .. } => {
                Some(*hex)
            }
            MpUse::Start { .. }
            | MpUse::Stop
            | MpUse::Delay
            | MpUse::Turn { .. }
            | MpUse::Overrun { .. }
            | MpUse::Other { .. } => None,
        }
    }
}

/// Where a hull turn leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TurnTo {
    /// To a hexspine of the hex.
    Spine(HexPair),
    /// In Bypass: to follow this hexside next (D2.33).
    Along(HexPair),
}

/// Where a turret points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TurretTo {
    /// A hexspine of the hex.
    Spine(HexPair),
    /// One of the four facings of a vehicle in Bypass (D2.321).
    Facing(TurretSide),
}

/// The rate at which a hex is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rate {
    /// Over no road hexside: the cost of the terrain.
    Terrain,
    /// Over a road hexside at the road rate (D2.16).
    Road,
    /// Over a road hexside, the road rate declined (D2.14).
    RoadDeclined,
    /// Inside terrain that costs a share of the allotment or ALL of it: the share.
    Half,
    /// The same: ALL of it (D2.7).
    All,
}

/// Infantry spent MF.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MfSpent {
    /// The unit.
    pub unit: UnitId,
    /// The Location's hex where they were spent.
    pub hex: Hex,
    /// MF, in halves; absent where no file tells them ([`super::Inferred`]). What a player records has a figure.
    #[serde(with = "stated")]
    pub cost: Option<Mp>,
    /// Assault Movement was declared (A4.61), if said.
    pub assault: Option<bool>,
    /// Enemy units that had LOS, attested; absent when not attested.
    pub seen_by: Option<Vec<UnitId>>,
}

/// Infantry spent MF, and how: what a line without a word of it leaves to the least price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MfSpentSo {
    /// Who spent how many MF, and where.
    pub spent: MfSpent,
    /// How.
    pub way: MfWay,
}

/// How MF are spent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MfWay {
    /// Across a road hexside, at the road rate (A4.132).
    Road,
    /// At the price of the terrain: where a road hexside is crossed, and into the obstacle that was bypassed (A4.132, A4.31).
    Terrain,
    /// Past the obstacle of the hex (A4.3).
    Bypass {
        /// The hexsides of the hex that are followed, one after the other.
        along: Vec<HexPair>,
    },
    /// Into the Location of an enemy SMC: Infantry OVR (A4.15).
    Overrun,
    /// A level up or down within the hex (B23.4).
    Stairs {
        /// The level reached.
        to: Level,
    },
    /// For something else where it stands: SMOKE grenades, Recovery, a foxhole.
    On {
        /// What.
        what: Word<MfWork>,
    },
}

/// A player says how a unit is going to move in its MPh, before it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveDeclared {
    /// The unit.
    pub unit: UnitId,
    /// How.
    pub way: MoveWay,
}

/// How Infantry says that it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MoveWay {
    /// By Assault Movement (A4.61).
    Assault,
    /// In Double Time (A4.5).
    DoubleTime,
    /// By a Minimum Move (A4.134).
    MinimumMove,
    /// In a Dash across one road Location (A4.63).
    Dash {
        /// The hex beyond the road.
        to: Hex,
    },
}

/// The bytes of a figure that a player's own event always has.
mod stated {
    use crate::vocab::num::Mp;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::Error};

    pub(super) fn serialize<S: Serializer>(cost: &Option<Mp>, to: S) -> Result<S::Ok, S::Error> {
        let missing = || S::Error::custom("MF that are not stated stand in what was inferred alone");
        cost.ok_or_else(missing)?.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Mp>, D::Error> {
        Mp::deserialize(from).map(Some)
    }
}

/// A hexside was measured for Bypass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClearanceChecked {
    /// The vehicle that wants to pass.
    pub unit: UnitId,
    /// The hexside.
    pub along: HexPair,
    /// Both players accept that it is clear, or that it is not.
    pub clear: bool,
    /// The die that settled a dispute (A6.1).
    pub roll: Option<RollId>,
}

/// ESB was tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EsbAttempted {
    /// The vehicle.
    pub unit: UnitId,
    /// MP sought, as declared before the DR.
    pub sought: Option<Mp>,
    /// The DR.
    pub roll: Option<RollId>,
    /// The sum of the DRM as declared.
    pub drm: Option<Drm>,
    /// The Final DR as declared.
    pub total: Option<i16>,
    /// The outcome as declared.
    pub success: Option<bool>,
}

/// The opponent asked for a forgotten reliability DR.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReliabilityCalled {
    /// The vehicle.
    pub unit: UnitId,
}

/// A reliability DR was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReliabilityRolled {
    /// The vehicle.
    pub unit: UnitId,
    /// The DR.
    pub roll: RollId,
    /// The result as declared: broken down or not.
    pub breakdown: Option<bool>,
}

/// An engine stalled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stalled {
    /// The vehicle.
    pub unit: UnitId,
    /// Delay MP that its note makes it pay in its next MPh.
    pub delay: Option<Mp>,
}

/// A Bog Check was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BogChecked {
    /// The vehicle.
    pub unit: UnitId,
    /// The DR.
    pub roll: Option<RollId>,
    /// Its DRM as declared.
    pub drm: Option<Drm>,
    /// It bogged.
    pub bogged: bool,
}

/// A Motion attempt was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MotionAttempted {
    /// The vehicle.
    pub unit: UnitId,
    /// The enemy unit whose movement is answered.
    pub trigger: UnitId,
    /// The die.
    pub roll: Option<RollId>,
    /// MF or MP of the trigger in LOS, as declared.
    pub in_los: Option<Mp>,
    /// The outcome as declared.
    pub success: Option<bool>,
}

/// Why a covered arc changed without MP.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CaReason {
    /// For the shot that follows (C5.1, D3.51).
    Shot,
    /// At the end of a friendly fire phase (D3.12).
    EndOfFirePhase,
    /// By a successful Motion attempt (D2.401).
    MotionAttempt,
    /// At set-up or on entry of the game.
    SetUp,
    /// None given.
    None,
}

/// A covered arc changed without MP of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaChanged {
    /// The unit.
    pub unit: UnitId,
    /// Which arc.
    pub arc: Arc,
    /// Where it points now.
    pub to: TurretTo,
    /// Why.
    pub reason: CaReason,
}

/// The crew became CE or BU, without MP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CrewStatusChanged {
    /// The vehicle.
    pub unit: UnitId,
    /// CE now, else BU.
    pub ce: bool,
}

/// How a unit's MPh ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum MoveEnd {
    /// Without a counter.
    Plain,
    /// Under a Motion counter.
    Motion,
    /// Under a Reverse Motion counter (D2.24, 2e).
    ReverseMotion,
}

/// A unit's MPh ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnitMoveEnded {
    /// The unit.
    pub unit: UnitId,
    /// The counter that it ends under.
    pub end: MoveEnd,
    /// The next hex that it wished to enter, when it ends in Motion with MP left (D2.4).
    pub intended: Option<IntendedHex>,
    /// Both players accept that the MP left do not reach the next hex desired.
    pub insufficient: bool,
}

/// The DEFENDER let an expenditure pass without fire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Passed {
    /// The unit that spent.
    pub unit: UnitId,
}

/// The next hex that a vehicle wished to enter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IntendedHex {
    /// The hex.
    pub hex: Hex,
    /// Its price from here, turns included, as declared.
    pub cost: Option<Mp>,
    /// By road.
    pub road: bool,
}
