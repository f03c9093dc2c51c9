//! What a position holds of Snipers (A14): what they lost, the DR that may wake them, and what they did in the phase in play.

use crate::event::{Name, RandomlySelected, RollId, UnitId};
use crate::vocab::hex::Cell;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// A DR that wakes the Sniper whose SAN it meets (A14.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Woke {
    /// The DR.
    pub roll: RollId,
    /// The unit that checks by it.
    pub unit: Option<UnitId>,
    /// The side that made it.
    pub side: Name,
    /// Its Original DR.
    pub original: u8,
    /// The Snipers that were rolled for by it.
    pub told: Vec<Name>,
}

/// An attack by a Sniper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SniperShot {
    /// Whose Sniper it is.
    pub side: Name,
    /// The hex of its target.
    pub at: Option<Cell>,
    /// A Sniper Check was made behind it.
    pub checked: bool,
}

/// The Snipers of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Snipers {
    /// How often the Sniper of a side was eliminated.
    pub lost: BTreeMap<Name, u8>,
    /// The DR of the phase in play that may wake one, where the head tells a SAN.
    pub woke: Vec<Woke>,
    /// Their attacks of the phase in play.
    pub shots: Vec<SniperShot>,
    /// The last Random Selection of the phase in play that no attack called for.
    pub selected: Option<RandomlySelected>,
}

impl Snipers {
    /// How often the Sniper of a side was eliminated.
    #[must_use]
    pub fn lost_by(&self, side: &Name) -> u8 {
        self.lost.get(side).copied().unwrap_or(0)
    }

    /// What belongs to one phase ends with it.
    pub(super) fn end_phase(&mut self) {
        self.woke.clear();
        self.shots.clear();
        self.selected = None;
    }
}
