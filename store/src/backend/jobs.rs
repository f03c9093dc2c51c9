//! Audits shared among workers.
//!
//! Job: the contract between workers on many machines and an engine that they all reach: games that wait, claimed one at
//! a time, and results that land once. Inputs: results as bytes. Must not know: what an audit is, or what its result says.
//!
//! A result is anybody's word who may write it; like a cache it is never trusted over a log.

use super::BackendError;
use crate::game_id::GameId;
use crate::hash::Hash;

/// What is asked of every game.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Question {
    /// The version of the rule book code.
    pub book: u16,
    /// The printing and whatever else is asked, as a text that is equal when they are.
    pub settings: String,
}

/// A game up to where it goes: what a result is for, beside the question.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Job {
    /// The game.
    pub game: GameId,
    /// The head after its last record.
    pub head: Hash,
    /// All its blocks, checkpoints included, which the head does not cover.
    pub blocks: u64,
}

/// What became of a result.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landed {
    /// It is the one.
    New,
    /// Another was there before.
    AlreadyThere,
}

/// An engine by which workers share games.
pub trait Jobs: Send + Sync {
    /// Lets every game of the engine wait for workers as it stands, but for those that have a result or wait already; how
    /// many are new.
    ///
    /// # Errors
    /// When the engine fails or the role may not. Doing it again is safe.
    fn offer(&self, asked: &Question) -> Result<u64, BackendError>;

    /// Claims a game that waits, of those that were claimed least: one over which workers die comes after the others. `None`
    /// when none is free. The claim of a worker who is killed is free again.
    ///
    /// # Errors
    /// When the engine fails or the role may not.
    fn claim(&self, asked: &Question) -> Result<Option<Box<dyn Claim + '_>>, BackendError>;

    /// Claims this game, of which the claim was lost; `None` when another has claimed it meanwhile, or it no longer waits.
    ///
    /// # Errors
    /// As [`Jobs::claim`].
    fn claim_of(&self, asked: &Question, job: &Job) -> Result<Option<Box<dyn Claim + '_>>, BackendError>;

    /// The result of a game that is done.
    ///
    /// # Errors
    /// When the engine fails.
    fn result(&self, asked: &Question, job: &Job) -> Result<Option<Vec<u8>>, BackendError>;

    /// How many games are not done, claimed ones included.
    ///
    /// # Errors
    /// When the engine fails.
    fn waiting(&self, asked: &Question) -> Result<u64, BackendError>;
}

/// A game that nobody else works on, until it is finished, withdrawn or dropped; dropping it gives it up.
pub trait Claim {
    /// What is claimed.
    fn job(&self) -> &Job;

    /// Lands the result, and the game is done: both or neither.
    ///
    /// # Errors
    /// When the engine fails: the game is then free again, or done.
    fn finish(self: Box<Self>, result: &[u8]) -> Result<Landed, BackendError>;

    /// The game no longer waits, and has no result: it has moved on, or is damaged.
    ///
    /// # Errors
    /// As [`Claim::finish`].
    fn withdraw(self: Box<Self>) -> Result<(), BackendError>;
}
