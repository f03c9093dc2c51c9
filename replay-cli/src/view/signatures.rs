//! Playing by mail, as data: keys, signatures, what was sent and what came.

use crate::read::{Checkpoint, Signatures};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A checkpoint of a log.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CheckpointView {
    /// How many events it speaks of: those before it.
    pub events: u64,
    /// Players whose signatures on it are right.
    pub signed_by: Vec<String>,
    /// Signatures by keys that are not of this game.
    pub unknown: usize,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// The signatures of a log.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct SignaturesView {
    /// The game's id, which stands in every checkpoint.
    pub game: String,
    /// The checkpoints, in order.
    pub checkpoints: Vec<CheckpointView>,
    /// How many events each player has signed, from the first on.
    pub signed_events: BTreeMap<String, u64>,
    /// Players whose key in record 0 cannot be used, and why.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub unusable_keys: BTreeMap<String, String>,
}

impl SignaturesView {
    /// The view; `None` when the game names no key and nobody signed.
    #[must_use]
    pub fn of(signatures: &Signatures) -> Option<SignaturesView> {
        let parties = signatures.parties.as_ref()?;
        if parties.keys.is_empty() && parties.unusable.is_empty() && signatures.checkpoints.is_empty() {
            return None;
        }
        let checkpoint = |signed: &Checkpoint| CheckpointView {
            events: signed.events,
            signed_by: signatures.signers(signed).iter().map(ToString::to_string).collect(),
            unknown: signed.unknown,
            fault: signed.fault.clone(),
        };
        let names = parties.names.iter().enumerate();
        Some(SignaturesView {
            game: parties.game.clone(),
            checkpoints: signatures.checkpoints.iter().map(checkpoint).collect(),
            signed_events: names.map(|(n, name)| (name.to_string(), signatures.signed_to(n))).collect(),
            unusable_keys: parties
                .unusable
                .iter()
                .map(|(name, why)| (name.to_string(), why.clone()))
                .collect(),
        })
    }
}
