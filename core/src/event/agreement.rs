//! Events by which players agree, disagree, keep secrets and take back.

use crate::vocab::hex::{Hex, HexPair};
use crate::vocab::num::Drm;
use crate::vocab::{Name, Text, UnitId};
use serde::{Deserialize, Serialize};

/// Both players accepted a LOS.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LosAttested {
    /// From this unit.
    pub unit: UnitId,
    /// To this unit.
    pub to: UnitId,
    /// It exists.
    pub exists: bool,
    /// Its Hindrance DRM.
    pub hindrance: Drm,
    /// It existed already earlier in this Player Turn, before the movement that is answered (D2.401).
    pub earlier: bool,
}

/// A fact that only the map or an eye can tell, accepted by both players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Attested {
    /// The hexside is, or is not, clear for Bypass (D2.3).
    Clearance {
        /// The hexside.
        along: HexPair,
        /// Clear.
        clear: bool,
    },
    /// The unit stands on the road of its hex, not in the obstacle.
    OnRoad {
        /// The unit.
        unit: UnitId,
        /// On it.
        on_road: bool,
    },
    /// TEM of a hex.
    Tem {
        /// The hex.
        hex: Hex,
        /// The TEM.
        value: Drm,
    },
    /// An enemy AFV is in the unit's hex (D2.6).
    EnemyAfvHere {
        /// The unit.
        unit: UnitId,
        /// The exception of D2.6 is met: it may remain.
        may_remain: bool,
    },
    /// The unit may hurt the enemy AFV as D2.6 asks.
    Capable {
        /// The unit.
        unit: UnitId,
        /// It may.
        capable: bool,
    },
    /// Anything else, in words; no clause reads it.
    Words(Text),
}

/// A player objected to what is said to be attested.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObjectedTo {
    /// The event objected to.
    pub seq: u64,
    /// Why.
    pub why: Text,
}

/// Both players, or a director, let a finding be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waived {
    /// The event that the finding hangs on.
    pub seq: u64,
    /// The clause; absent for every finding there.
    pub clause: Option<Text>,
    /// Why.
    pub why: Text,
}

/// The director ruled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruled {
    /// The event in question.
    pub seq: u64,
    /// The clause in question.
    pub clause: Option<Text>,
    /// True when the play stands.
    pub stands: bool,
    /// The ruling in words.
    pub words: Text,
}

/// Both players went back. The log grows; the game returns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Retracted {
    /// The last event that still stands.
    pub back_to: u64,
    /// The other player who agreed.
    pub agreed: Name,
    /// Why.
    pub why: Text,
}

/// A secret was committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sealed {
    /// A name to refer to it by.
    pub secret: Name,
    /// The commitment.
    pub commitment: [u8; 32],
}

/// A secret was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revealed {
    /// The secret.
    pub secret: Name,
    /// What it said.
    pub plaintext: Text,
    /// The salt.
    pub nonce: [u8; 32],
}
