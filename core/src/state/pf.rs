//! What a position holds of Panzerfausts (C13.3): the PF Checks of the fire phase in play, and how many PF each side has fired.

use crate::event::{Name, UnitId};
use crate::vocab::phase::Phase;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// So many PF Checks are kept of a fire phase; more than a squad of every hex could make.
const MOST: usize = 1024;

/// A PF Check of the fire phase in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PfCheck {
    /// Who made it.
    pub unit: UnitId,
    /// Whether it has a PF to fire: as told, else by the dr and the drm told. `None` where its dr is no dr.
    pub found: Option<bool>,
    /// Its Original dr.
    pub original: Option<i16>,
    /// Its unit was pinned before.
    pub pinned: bool,
    /// The phase in which it was made.
    pub phase: Option<Phase>,
}

/// The Panzerfausts of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Panzerfausts {
    /// The PF Checks of the fire phase in play, in order; the MPh and the DFPh of the DEFENDER are one.
    pub checks: Vec<PfCheck>,
    /// The log tells PF Checks.
    pub are_told: bool,
    /// How many PF each side has fired.
    pub fired: BTreeMap<Name, u32>,
}

impl Panzerfausts {
    /// The PF Checks of a unit in this fire phase, in order.
    pub fn of<'a>(&'a self, id: &'a UnitId) -> impl Iterator<Item = &'a PfCheck> {
        self.checks.iter().filter(move |check| check.unit == *id)
    }

    pub(crate) fn keep(&mut self, check: PfCheck) {
        self.are_told = true;
        if self.checks.len() < MOST {
            self.checks.push(check);
        }
    }

    pub(crate) fn end_phase(&mut self, phase: Option<Phase>) {
        if phase != Some(Phase::MPh) {
            self.checks.clear();
        }
    }
}
