//! What a player gains by a word alone: a state that a unit is rid of before its time, a counter that nothing put
//! there. Input: an event of the other side, and the position before it. Knows no finding of the book: what a clause
//! finds is told without it.

mod counters;
mod setup;
mod status;
mod word;

use asl_core::event::{Event, Name, UnitId, What};
use asl_core::facts::Ctx;
use asl_core::scenario::Scenario;
use asl_core::state::{Unit, side_of};
use asl_core::vocab::phase::Phase;
use std::collections::BTreeSet;

/// The place of who receives the event.
pub(super) struct Receiver<'a> {
    pub(super) ctx: Ctx<'a>,
    /// The receiver's side.
    pub(super) own: &'a Name,
    /// The units that came into play in events that the receiver had before.
    pub(super) known: &'a BTreeSet<UnitId>,
    /// The receiver's units stood before these events, and the other side had set up some of its own.
    pub(super) both_set_up: bool,
}

/// Did units of a side stand in these events, and did the other side set up some of its own?
pub(super) fn both_set_up(scenario: &Scenario, events: &[Event], own: &Name) -> bool {
    let side_of = |player: &Name| scenario.players.get(player).and_then(|player| player.side.as_ref());
    let placed = |event: &Event| {
        let What::UnitPlaced(placed) = &event.what else { return None };
        let unit = scenario.units.get(&placed.unit).filter(|_| placed.hex.is_some())?;
        Some((side_of(&event.by) == Some(&unit.side), unit.side == *own))
    };
    let mut all = events.iter().filter_map(placed);
    let theirs = all.clone().any(|(by_its_own, mine)| by_its_own && !mine);
    theirs && all.any(|(_, mine)| mine)
}

impl Receiver<'_> {
    /// Does the author gain what nothing in the log shows?
    pub(super) fn is_gained(&self, what: &What) -> bool {
        if !self.ctx.before.has_begun() {
            let laid = matches!(what, What::MarkerPlaced(placed) if self.is_laid(placed));
            let joins = matches!(what, What::StatusChanged(changed) if self.joins_late(changed));
            return laid || joins || self.is_set_up_again(what) || self.is_told(what);
        }
        if let What::StatusChanged(changed) = what {
            return self.is_freed(changed) || self.joins_late(changed) || self.is_unveiled(changed);
        }
        if let What::UnitPlaced(placed) = what {
            return placed.hex.is_none() && self.is_risen(&placed.unit);
        }
        let What::MarkerPlaced(placed) = what else { return self.is_told(what) };
        self.is_laid(placed) || self.is_taken_off(placed)
    }

    pub(super) fn unit(&self, id: &UnitId) -> Option<&Unit> {
        self.ctx.before.units.get(id)
    }

    pub(super) fn is_mine(&self, id: &UnitId) -> bool {
        side_of(self.ctx.before, self.ctx.scenario, id) == Some(self.own)
    }

    fn is_beside_mine(&self, unit: &Unit) -> bool {
        let here = unit.location();
        let mine = |other: &Unit| {
            other.side.as_ref() == Some(self.own) && !other.eliminated && other.location() == here
        };
        here.is_some() && self.ctx.before.units.iter().any(|(_, other)| mine(other))
    }

    fn is_mph_of(&self, unit: &Unit) -> bool {
        self.ctx.before.phase == Some(Phase::MPh) && unit.side == self.ctx.before.side
    }
}
