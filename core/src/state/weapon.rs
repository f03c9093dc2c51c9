//! What a weapon did and how it stands.

use crate::effects::keeps_rof;
use crate::event::{AttackId, FireMode, Level, Name, RollId, UnitId, Wear};
use crate::vocab::WeaponName;
use crate::vocab::dice::{Die, Dr};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// One shot of one weapon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeaponShot {
    /// The event that declared it.
    pub seq: u64,
    /// The attack that it was part of.
    pub attack: AttackId,
    /// The phase.
    pub phase: Option<Phase>,
    /// The kind of fire; none for a To Hit roll of an attack that nobody declared.
    pub mode: Option<FireMode>,
    /// Where the vehicle stood.
    pub cell: Option<Cell>,
    /// The Locations fired at.
    pub at: Vec<(Cell, Level)>,
    /// The units fired at.
    pub targets: Vec<UnitId>,
    /// It was declared as a shot of a kept ROF.
    pub by_rof: bool,
    /// It was the attack of an Overrun that the vehicle had just paid for (D7.1).
    pub overrun: bool,
    /// The DR that settled it, once it is in the log: To Hit for ordnance, else IFT.
    pub dice: Option<Dr>,
}

impl WeaponShot {
    /// Does its coloured die keep this Multiple ROF? `None` while the DR is not in the log.
    #[must_use]
    pub fn keeps(&self, rof: u8) -> Option<bool> {
        self.dice.map(|dr| keeps_rof(dr.colored, rof))
    }
}

/// The roll that tested a weapon for breakdown (D3.7), until what came of it is in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tested {
    /// The event that used the roll.
    pub seq: u64,
    /// The roll.
    pub roll: RollId,
    /// The dice.
    pub dice: Dr,
    /// Other weapons of the vehicle attacked with the same roll.
    pub shared: bool,
    /// How far the B# was lowered for it: by two for Intensive Fire (C5.6), and by two for captured use (A21.11); no part
    /// of the position's bytes.
    #[serde(skip)]
    pub lowered: u8,
}

/// One attempt at repair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Repair {
    /// The roll.
    pub roll: RollId,
    /// Its die.
    pub die: Option<Die>,
}

/// One weapon of a vehicle.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct WeaponState {
    /// Its shots of this Player Turn, in order; Close Combat is none.
    pub shots: Vec<WeaponShot>,
    /// It does not work: malfunctioned, or disabled for good.
    pub failed: Option<Wear>,
    /// It failed in the phase in play.
    pub failed_now: bool,
    /// It is under Low Ammo (D3.71), whatever it fires.
    pub low_ammo: bool,
    /// The roll of this phase that tested it and was not followed up.
    pub tested: Option<Tested>,
    /// Repair attempts of this phase.
    pub repairs: Vec<Repair>,
}

/// What happened to a SW; it goes with the SW from one unit to the next.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SwState {
    /// It does not work: malfunctioned, or removed for good (A9.7).
    pub failed: Option<Wear>,
    /// Repair attempts of the phase in play (A9.72).
    pub repairs: Vec<Repair>,
    /// The side that had it first, where it was dropped, given or Recovered.
    pub first: Option<Name>,
}

/// The weapons of a unit by name; those that neither fired nor failed are not listed.
pub type Weapons = BTreeMap<WeaponName, WeaponState>;
