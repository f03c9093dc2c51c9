//! Critical Hits (C3.7), as players tell them.

use crate::vocab::{AttackId, RollId, UnitId};
use serde::{Deserialize, Serialize};

/// A hit was told as a Critical Hit (C3.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CriticalHit {
    /// The attack.
    pub attack: AttackId,
    /// The one target that it strikes, where several were hit (C3.74).
    pub unit: Option<UnitId>,
    /// The dr that decided it, where the To Hit roll alone does not (C3.6, C3.7).
    pub roll: Option<RollId>,
}
