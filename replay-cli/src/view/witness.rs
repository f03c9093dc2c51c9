//! Witnesses, as data.

use crate::read::{Cosigned, GameCopy, WitnessKey};
use schemars::JsonSchema;
use serde::Serialize;

/// How far a witness that was asked for has cosigned a copy.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CosignedView {
    /// The witness.
    pub witness: String,
    /// Events that it has seen, from the first on.
    pub events: u64,
    /// When it first saw them, in seconds since 1970, as it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// Why that is not enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl CosignedView {
    /// The views of these witnesses of a copy.
    #[must_use]
    pub fn of(copy: &GameCopy, witnesses: &[WitnessKey]) -> Vec<CosignedView> {
        let events = copy.loaded.game.events.len() as u64;
        let view = |found: Cosigned| CosignedView {
            fault: found.lacks(events),
            witness: found.witness,
            events: found.events,
            time: found.time,
        };
        witnesses.iter().map(|witness| view(copy.cosigned_by(witness))).collect()
    }
}
