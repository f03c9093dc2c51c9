//! A copy of a game: its bytes, and the game that they hold; how it stands to another copy.

use super::{Kind, Loaded, Parties, ReadError, WitnessKey, load_bytes, load_for, load_to_verify};
use crate::import::vassal::viewer::Viewer;
use asl_core::event::Name;
use asl_core::scenario::Types;
use asl_store::checkpoint;
use asl_store::compare::{self, compare};
use asl_store::log::Log;
use asl_store::merkle::Tree;
use asl_store::verifier::Verifier;
use asl_store::witness::Witness;
use std::cell::OnceCell;
use std::path::Path;

/// One file of a game, or a game of the archive: the bytes, and what they say. What is said of two copies holds for
/// hashed logs.
pub struct GameCopy {
    /// The game.
    pub loaded: Loaded,
    bytes: Vec<u8>,
    /// The tree over its records, once it is asked for.
    tree: OnceCell<Tree>,
}

/// How the events of two hashed copies stand to each other. Signatures do not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The second holds all events of the first, unchanged, and perhaps more.
    Continues {
        /// Events that both have.
        shared: u64,
        /// Events that only the second has.
        added: u64,
    },
    /// The second is older.
    Behind {
        /// Events that both have.
        shared: u64,
        /// Events that only the first has.
        missing: u64,
    },
    /// They part.
    Parted {
        /// The first event that differs.
        at: u64,
    },
}

/// Two copies of the same events as one.
pub struct Join {
    /// The events of the longer copy, the checkpoints of both.
    pub bytes: Vec<u8>,
    /// Checkpoints that the first copy had not.
    pub added: u64,
    /// Checkpoints that the second copy had not.
    pub kept: u64,
}

impl GameCopy {
    /// Reads a game from the bytes of one file and keeps them.
    ///
    /// # Errors
    /// As [`load_bytes`].
    pub fn read(path: &Path, bytes: Vec<u8>) -> Result<GameCopy, ReadError> {
        GameCopy::read_with(path, bytes, &Types::default())
    }

    /// As [`GameCopy::read`], with types of the reader's own for the text of a game.
    ///
    /// # Errors
    /// As [`load_bytes`].
    pub fn read_with(path: &Path, bytes: Vec<u8>, types: &Types) -> Result<GameCopy, ReadError> {
        GameCopy::read_for(path, bytes, types, &Viewer::Public)
    }

    /// As [`GameCopy::read_with`]; a VASL file for a viewer.
    ///
    /// # Errors
    /// As [`load_bytes`].
    pub fn read_for(
        path: &Path,
        bytes: Vec<u8>,
        types: &Types,
        viewer: &Viewer,
    ) -> Result<GameCopy, ReadError> {
        Ok(GameCopy { loaded: load_for(path, &bytes, types, viewer)?, bytes, tree: OnceCell::new() })
    }

    /// A game to be verified and not judged.
    ///
    /// # Errors
    /// As [`load_bytes`].
    pub fn read_to_verify(path: &Path, bytes: Vec<u8>, types: &Types) -> Result<GameCopy, ReadError> {
        Ok(GameCopy { loaded: load_to_verify(path, &bytes, types)?, bytes, tree: OnceCell::new() })
    }

    /// The bytes, as they were read.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The tree over its good records.
    pub(super) fn tree(&self) -> &Tree {
        self.tree.get_or_init(|| Tree::of(&Log::read(&self.bytes)))
    }

    /// Whether it is a hashed log: nothing else proves anything.
    #[must_use]
    pub fn is_log(&self) -> bool {
        self.loaded.kind == Kind::Log
    }

    /// The parties of the game, if there are any.
    #[must_use]
    pub fn parties(&self) -> Option<&Parties> {
        self.loaded.signatures().parties.as_ref().filter(|parties| !parties.keys.is_empty())
    }

    /// Whether a player signed an event of this copy, by its number.
    #[must_use]
    pub fn has_signed(&self, player: &Name, event: u64) -> bool {
        let signed = self.loaded.signatures();
        let key = signed.parties.as_ref().and_then(|parties| parties.index_of(player));
        key.is_some_and(|key| signed.signed_to(key) > event)
    }

    /// How another copy stands to this one, over the good records of both.
    #[must_use]
    pub fn compare(&self, other: &GameCopy) -> Comparison {
        Comparison::of(&self.bytes, &other.bytes)
    }

    /// What is at fault in the signatures of both copies together, when each by itself is in order.
    #[must_use]
    pub fn contradiction(&self, other: &GameCopy) -> Option<String> {
        let is_intact = |copy: &GameCopy| copy.is_log() && copy.loaded.broken().is_none();
        if !is_intact(self) || !is_intact(other) {
            return None;
        }
        let both = self.join(other, other.loaded.signatures().parties.as_ref()?)?;
        let both = load_bytes(Path::new("both.aslog"), &both.bytes).ok()?;
        both.signatures().fault().map(|(_, says)| says)
    }

    /// Both copies as one, by the keys of these parties; `None` when they part.
    #[must_use]
    pub fn join(&self, other: &GameCopy, parties: &Parties) -> Option<Join> {
        join_cosigned(&self.bytes, &other.bytes, parties, &[])
    }
}

/// Two logs as one, with the words of players and of these witnesses; `None` when they part.
#[must_use]
pub fn join_cosigned(
    first: &[u8],
    second: &[u8],
    parties: &Parties,
    witnesses: &[WitnessKey],
) -> Option<Join> {
    let witnesses: Vec<Witness> = witnesses.iter().map(|key| key.witness().clone()).collect();
    let keys: Vec<Verifier> = parties.keys.iter().map(|key| key.verifier().clone()).collect();
    let joined = checkpoint::join_cosigned(&Log::read(first), &Log::read(second), &keys, &witnesses)?;
    Some(Join { bytes: joined.bytes, added: joined.added, kept: joined.kept })
}

impl Comparison {
    /// Compares the good records of two logs.
    #[must_use]
    pub(crate) fn of(first: &[u8], second: &[u8]) -> Comparison {
        match compare(&Log::read(first), &Log::read(second)) {
            compare::Comparison::Identical { records } => Comparison::Continues { shared: records, added: 0 },
            compare::Comparison::Extends { shared, added } => Comparison::Continues { shared, added },
            compare::Comparison::Behind { shared, missing } => Comparison::Behind { shared, missing },
            compare::Comparison::Parted { first, .. } => Comparison::Parted { at: first.seq },
        }
    }
}
