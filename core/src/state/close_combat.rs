//! What a position holds of Close Combat (A11): the attacks, Ambushes and announcements of the phase in play, and where Melee may be.

use crate::event::{CcPlan, CcResolved, Level, Name, RollId, UnitId};
use crate::vocab::hex::Cell;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// An Ambush of the phase in play (A11.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ambush {
    /// The Location.
    pub at: (Cell, Level),
    /// The side that ambushes; none where nobody does.
    pub won: Option<Name>,
}

/// An attack of the phase in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fight {
    /// The Location of those attacked.
    pub at: Option<(Cell, Level)>,
    /// The attack, with its figures as far as they were told.
    pub cc: CcResolved,
    /// Its Original DR.
    pub original: Option<i16>,
}

/// A unit that withdrew in the phase in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The unit.
    pub unit: UnitId,
    /// A concealed enemy that stood where it came to.
    pub concealed: Option<UnitId>,
}

/// Close Combat of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CloseCombats {
    /// The Ambushes of the phase in play.
    pub ambushes: Vec<Ambush>,
    /// Its attacks, in order.
    pub fights: Vec<Fight>,
    /// What was announced in it.
    pub plans: BTreeMap<UnitId, CcPlan>,
    /// Who withdrew in it.
    pub left: Vec<Left>,
    /// Who was Reduced, wounded or lost in it, by the name that it had then.
    pub harmed: BTreeSet<UnitId>,
    /// What is left of units that were Reduced in the phase in play.
    pub remnants: BTreeSet<UnitId>,
    /// The MMC that made a leader creation dr in it.
    pub creators: BTreeSet<UnitId>,
    /// The leaders who were created in it, with their MMC.
    pub leaders: BTreeMap<UnitId, UnitId>,
    /// The Locations in which units of both sides were left when the last CCPh was over: there is Melee, unless concealment kept
    /// them apart (A11.15).
    pub melees: BTreeSet<(Cell, Level)>,
    /// The Locations that a unit advanced into, until the CCPh is over.
    pub entered: BTreeSet<(Cell, Level)>,
    /// The Locations of units held in Melee in which an enemy was lost, taken or withdrew in the phase in play.
    pub thinned: BTreeSet<(Cell, Level)>,
    /// Somebody has a Guard, or had one.
    pub has_guards: bool,
    /// The log tells leader creation drs.
    pub creates_leaders: bool,
}

impl CloseCombats {
    /// Is something of the phase in play kept of this unit?
    #[must_use]
    pub fn names(&self, id: &UnitId) -> bool {
        self.plans.contains_key(id) || self.left.iter().any(|left| left.unit == *id)
    }

    /// The Ambush dr of a Location, where they were told.
    #[must_use]
    pub fn ambush_at(&self, at: (Cell, Level)) -> Option<&Ambush> {
        self.ambushes.iter().rev().find(|ambush| ambush.at == at)
    }

    /// The attacks of a Location, in order.
    pub fn fights_at(&self, at: (Cell, Level)) -> impl DoubleEndedIterator<Item = &Fight> {
        self.fights.iter().filter(move |fight| fight.at == Some(at))
    }

    /// The attack that used this DR.
    #[must_use]
    pub fn fight_by(&self, roll: RollId) -> Option<&Fight> {
        self.fights.iter().find(|fight| fight.cc.fought.roll == roll)
    }

    /// What was announced of a unit holds for what is left of it.
    pub(super) fn inherit(&mut self, unit: &UnitId, left: &UnitId) {
        self.remnants.insert(left.clone());
        if let Some(plan) = self.plans.get(unit).cloned() {
            self.plans.insert(left.clone(), plan);
        }
    }

    /// What belongs to one phase ends with it.
    pub(super) fn end_phase(&mut self) {
        self.remnants.clear();
        self.ambushes.clear();
        self.fights.clear();
        self.plans.clear();
        self.left.clear();
        self.harmed.clear();
        self.creators.clear();
        self.leaders.clear();
    }
}
