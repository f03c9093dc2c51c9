//! Proofs of what stands in a signed game, as text for other programs: made of a copy, and held against one.

use super::{Checkpoint, GameCopy};
use asl_store::checkpoint::Statement;
use asl_store::log::Log;
use asl_store::merkle::{Node, Tree, leaves};
use asl_store::note::{Note, Standing};
use asl_store::proof::{Consistency, Inclusion};
use thiserror::Error;

/// What a proof shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofKind {
    /// That an event stands in the game.
    Inclusion,
    /// That the game continues its first events.
    Consistency,
}

impl ProofKind {
    /// In one word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ProofKind::Inclusion => "inclusion",
            ProofKind::Consistency => "consistency",
        }
    }
}

/// A proof.
#[derive(Clone, Debug)]
pub struct Proof {
    /// What it shows.
    pub kind: ProofKind,
    /// The event, or how many events are continued.
    pub number: u64,
    /// How many events its checkpoint speaks of.
    pub events: u64,
    /// The leaf of the event, or the root of the first events, in hexadecimal.
    pub against: String,
    /// The proof itself: a C2SP tlog-proof, or a request to a C2SP tlog-witness.
    pub text: String,
}

/// A proof that holds against a copy.
#[derive(Clone, Debug)]
pub struct CheckedProof {
    /// What it shows.
    pub kind: ProofKind,
    /// The event, or how many events are continued.
    pub number: u64,
    /// How many events its checkpoint speaks of.
    pub events: u64,
    /// The leaf or the root, in hexadecimal.
    pub against: String,
    /// The parties that signed its checkpoint.
    pub signed_by: Vec<String>,
}

/// Why nothing is proven.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ProofError {
    /// Nobody signed so many events; so many are signed.
    #[error("nobody has signed so far; {0} events are signed")]
    Unsigned(u64),
    /// The game has no such event.
    #[error("there is no event {0}")]
    NoEvent(u64),
    /// The text is no proof.
    #[error("{0}")]
    Unreadable(String),
    /// It proves something else than the copy says.
    #[error("it does not hold")]
    DoesNotHold,
    /// Its checkpoint is another game's, falsely signed, or signed by nobody.
    #[error("{0}")]
    Signature(String),
}

impl GameCopy {
    /// Proves that an event stands in the game.
    ///
    /// # Errors
    /// When there is no such event, or nobody signed so far.
    pub fn prove_event(&self, event: u64) -> Result<Proof, ProofError> {
        let (note, events) = self.strongest(event.saturating_add(1))?;
        let tree = self.tree();
        let proof = Inclusion::of(tree, event, note);
        let (proof, leaf) = proof.zip(tree.leaf(event)).ok_or(ProofError::NoEvent(event))?;
        let (kind, against, text) = (ProofKind::Inclusion, leaf.to_string(), proof.to_string());
        Ok(Proof { kind, number: event, events, against, text })
    }

    /// Proves that the game continues its first events.
    ///
    /// # Errors
    /// When it has fewer, or nobody signed so far.
    pub fn prove_since(&self, since: u64) -> Result<Proof, ProofError> {
        let (note, events) = self.strongest(since)?;
        let proof = Consistency::of(self.tree(), since, note).ok_or(ProofError::NoEvent(since))?;
        let (kind, against) = (ProofKind::Consistency, self.root(since).to_string());
        Ok(Proof { kind, number: since, events, against, text: proof.to_string() })
    }

    /// Holds a proof against this copy: its path, the game that it speaks of, and the signatures under it.
    ///
    /// # Errors
    /// When it is no proof, or proves something else.
    pub fn check_proof(&self, text: &str) -> Result<CheckedProof, ProofError> {
        let tree = self.tree();
        let (kind, number, against, holds, note) = if let Ok(proof) = Inclusion::read(text) {
            let leaf = tree.leaf(proof.index).ok_or(ProofError::NoEvent(proof.index))?;
            (ProofKind::Inclusion, proof.index, leaf, proof.proves(&leaf), proof.checkpoint)
        } else {
            let proof = Consistency::read(text).map_err(|e| ProofError::Unreadable(e.to_string()))?;
            if proof.old > tree.size() {
                return Err(ProofError::NoEvent(proof.old));
            }
            let root = self.root(proof.old);
            (ProofKind::Consistency, proof.old, root, proof.proves(&root), proof.checkpoint)
        };
        if !holds {
            return Err(ProofError::DoesNotHold);
        }
        let (events, signed_by) = self.signers(&note).map_err(ProofError::Signature)?;
        Ok(CheckedProof { kind, number, events, against: against.to_string(), signed_by })
    }

    /// The parties that signed the checkpoint of the proof of an event; `None` when it does not prove that.
    #[must_use]
    pub fn signers_of_event(&self, event: u64, proof: &str) -> Option<Vec<String>> {
        let proof = Inclusion::read(proof).ok().filter(|proof| proof.index == event)?;
        let leaf = self.tree().leaf(event)?;
        let parties = self.loaded.signatures().parties.as_ref()?;
        let names = parties.names.iter().zip(&parties.keys);
        let names: Vec<String> = names
            .filter(|(_, key)| proof.checkpoint.standing(key.verifier()) == Standing::Good)
            .map(|(name, _)| name.to_string())
            .collect();
        let of_game = proof.checkpoint.text().starts_with(&format!("{}\n", parties.origin()));
        (of_game && !names.is_empty() && proof.proves(&leaf)).then_some(names)
    }

    /// The root of the first records.
    fn root(&self, records: u64) -> Node {
        let first = usize::try_from(records).unwrap_or(usize::MAX);
        leaves(&Log::read(self.bytes())).take(first).collect::<Tree>().root()
    }

    /// The checkpoint that proves most, which must speak of so many events at least.
    pub(super) fn strongest(&self, events: u64) -> Result<(Note, u64), ProofError> {
        let signed = self.loaded.signatures();
        let found = signed.strongest(events).and_then(Checkpoint::proving);
        found.ok_or_else(|| {
            ProofError::Unsigned(signed.checkpoints.iter().map(|signed| signed.events).max().unwrap_or(0))
        })
    }

    /// How many events a checkpoint speaks of, and who of this game signed it.
    pub(super) fn signers(&self, note: &Note) -> Result<(u64, Vec<String>), String> {
        let says = Statement::read(note.text()).map_err(|e| e.to_string())?;
        let Some(parties) = &self.loaded.signatures().parties else {
            return Err("there is no game to sign".into());
        };
        if says.origin != parties.origin() {
            return Err(format!("it is about another game, {}", says.origin));
        }
        let keys = parties.keys.iter().map(|key| note.standing(key.verifier()));
        let standings: Vec<_> = parties.names.iter().zip(keys).collect();
        if let Some((name, _)) = standings.iter().find(|(_, standing)| *standing == Standing::Bad) {
            return Err(format!("the signature of {name} is FALSE"));
        }
        let good = standings.iter().filter(|(_, standing)| *standing == Standing::Good);
        let names: Vec<String> = good.map(|(name, _)| name.to_string()).collect();
        if names.is_empty() { Err("no player of this game signed it".into()) } else { Ok((says.size, names)) }
    }
}

impl Checkpoint {
    fn proving(&self) -> Option<(Note, u64)> {
        Some((self.note.clone()?, self.events))
    }
}
