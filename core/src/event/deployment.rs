//! Events of squads that Deploy and HS that Recombine (A1.31, A1.32).

use super::UnitId;
use serde::{Deserialize, Serialize};

/// A squad Deployed into two HS (A1.31). Its SW are those of the first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deployed {
    /// The squad.
    pub unit: UnitId,
    /// The one HS.
    pub first: UnitId,
    /// The other.
    pub second: UnitId,
    /// A unit of the scenario whose printed values both share.
    pub like: Option<UnitId>,
}

/// Two HS Recombined into a squad (A1.32), which has the SW of both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recombined {
    /// The one HS.
    pub unit: UnitId,
    /// The other.
    pub with: UnitId,
    /// The squad.
    pub into: UnitId,
    /// A unit of the scenario whose printed values it shares.
    pub like: Option<UnitId>,
}
