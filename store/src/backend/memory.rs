//! An engine in memory, for tests: it fails when told to and forgets what was not synced.
//!
//! Job: the [`Backend`] contract without a disk, and every way to break under it. Inputs: calls, faults.
//! Must not know: other engines, or what the archive does with an error.

use super::{Anchor, Backend, BackendError, PutError, Run};
use crate::game_id::GameId;
use crate::log::Blocks;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A call of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// [`Backend::games`].
    Games,
    /// [`Backend::anchor`].
    Anchor,
    /// [`Backend::append`].
    Append,
    /// [`Backend::replace`].
    Replace,
    /// [`Backend::remove`].
    Remove,
    /// [`Backend::read`].
    Read,
    /// [`Backend::sync`].
    Sync,
}

/// How a call goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Injected {
    /// It fails and has no effect.
    Before,
    /// It has its effect and then says that it failed.
    After,
    /// It fails, and the power goes: the engine forgets what was not synced.
    Crash,
}

/// An engine in memory.
#[derive(Debug, Default)]
pub struct MemoryBackend {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    now: Games,
    synced: Games,
    calls: Vec<Call>,
    plan: Option<(usize, Injected)>,
}

type Games = BTreeMap<GameId, Held>;

#[derive(Debug, Default, Clone)]
struct Held {
    anchor: Option<Anchor>,
    bytes: Vec<u8>,
}

impl MemoryBackend {
    /// An empty engine.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets the call with this number fail, counted from 0 since the engine was made.
    pub fn inject(&self, call: usize, how: Injected) {
        self.state().plan = Some((call, how));
    }

    /// The calls so far.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        self.state().calls.clone()
    }

    /// The power goes: what was not synced is lost.
    pub fn crash(&self) {
        let mut state = self.state();
        state.now = state.synced.clone();
    }

    /// Changes a game's bytes behind everyone's back.
    pub fn tamper(&self, game: &GameId, change: impl FnOnce(&mut Vec<u8>)) {
        if let Some(held) = self.state().now.get_mut(game) {
            change(&mut held.bytes);
        }
    }

    /// Removes a game's anchor behind everyone's back.
    pub fn drop_anchor(&self, game: &GameId) {
        if let Some(held) = self.state().now.get_mut(game) {
            held.anchor = None;
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Counts the call and runs it, well or as planned.
    fn call<T>(&mut self, call: Call, effect: impl FnOnce(&mut Self) -> T) -> Result<T, BackendError> {
        let number = self.calls.len();
        self.calls.push(call);
        match self.plan.filter(|(planned, _)| *planned == number).map(|(_, how)| how) {
            None => Ok(effect(self)),
            Some(Injected::Before) => Err(injected()),
            Some(Injected::After) => {
                effect(self);
                Err(injected())
            }
            Some(Injected::Crash) => {
                self.now = self.synced.clone();
                Err(injected())
            }
        }
    }

    fn append(&mut self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), Anchor> {
        let actual = self.now.get(game).and_then(|held| held.anchor).unwrap_or(Anchor::EMPTY);
        if actual != *expected {
            return Err(actual);
        }
        let held = self.now.entry(game.clone()).or_default();
        held.bytes.extend_from_slice(run.bytes);
        held.anchor = Some(run.anchor);
        Ok(())
    }

    fn replace(&mut self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), Anchor> {
        let actual = self.now.get(game).and_then(|held| held.anchor).unwrap_or(Anchor::EMPTY);
        if actual != *expected {
            return Err(actual);
        }
        self.now.insert(game.clone(), Held { anchor: Some(run.anchor), bytes: run.bytes.to_vec() });
        Ok(())
    }

    fn remove(&mut self, game: &GameId, expected: &Anchor) -> Result<(), Anchor> {
        let actual = self.now.get(game).and_then(|held| held.anchor).unwrap_or(Anchor::EMPTY);
        if actual != *expected {
            return Err(actual);
        }
        self.now.remove(game);
        Ok(())
    }
}

fn injected() -> BackendError {
    BackendError::new("go on", "a fault was injected")
}

impl Backend for MemoryBackend {
    fn games(&self) -> Result<Vec<GameId>, BackendError> {
        self.state().call(Call::Games, |state| state.now.keys().cloned().collect())
    }

    fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        self.state().call(Call::Anchor, |state| state.now.get(game).and_then(|held| held.anchor))
    }

    fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        let result = self.state().call(Call::Append, |state| state.append(game, expected, run))?;
        result.map_err(PutError::Conflict)
    }

    fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        let result = self.state().call(Call::Replace, |state| state.replace(game, expected, run))?;
        result.map_err(PutError::Conflict)
    }

    fn remove(&self, game: &GameId, expected: &Anchor) -> Result<(), PutError> {
        let result = self.state().call(Call::Remove, |state| state.remove(game, expected))?;
        result.map_err(PutError::Conflict)
    }

    fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        self.state().call(Call::Read, |state| {
            let bytes = state.now.get(game).map_or(&[][..], |held| &held.bytes);
            let passed = usize::try_from(from).unwrap_or(usize::MAX);
            let skip: usize = Blocks::framed(bytes).take(passed).map(|block| block.bytes().len()).sum();
            bytes[skip..].to_vec()
        })
    }

    fn sync(&self) -> Result<(), BackendError> {
        self.state().call(Call::Sync, |state| state.synced = state.now.clone())
    }
}
