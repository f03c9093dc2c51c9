//! One attack of a Player Turn: what was declared, what was rolled, and what came of it. Facts by which clauses tell what is
//! still due.

use crate::event::{
    Check, DrmLine, FireAttack, FireMode, IftResolved, Level, Name, Purpose, RollId, ToHitAttempt,
    ToKillAttempt, UnitId, Use, VehicleResult,
};
use crate::state::shot_turn;
use crate::vocab::dice::{Dice, Die, Dr};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use serde::Serialize;

/// One IFT roll of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Resolution {
    /// The event that says it.
    pub seq: u64,
    /// As the player gave it.
    pub said: IftResolved,
    /// The dice, when the roll is in the log.
    pub dice: Option<Dr>,
    /// It was inferred, and no file tells its DRM and result: what it did is not known.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub unstated: bool,
}

/// One check that an attack caused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckMade {
    /// The unit.
    pub unit: UnitId,
    /// The check.
    pub check: Check,
    /// Its roll; no part of the position's bytes.
    #[serde(skip)]
    pub roll: RollId,
    /// Passed, as declared, else by the dice.
    pub passed: Option<bool>,
    /// The dice.
    pub dice: Option<Dr>,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// Morale Level declared.
    pub morale: Option<u8>,
}

/// One target of a To Hit roll, where the line names it. Units of a Location share the roll, each with its own DRM (C3.32).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aimed {
    /// The DR.
    pub roll: RollId,
    /// The firing unit.
    pub unit: UnitId,
    /// Its weapon.
    pub weapon: Use,
    /// The target.
    pub target: UnitId,
    /// Its DRM, as told.
    pub drm: Vec<DrmLine>,
    /// Hit or missed, as told, else by the dice.
    pub hit: Option<bool>,
}

/// Dice thrown: what for, the unit concerned, what came up.
pub type Thrown = (Purpose, Option<UnitId>, Dice);

/// Squad equivalents too many.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Crowds {
    /// Where each firer stood, in the order declared.
    pub from: Vec<Option<u32>>,
    /// In each Location fired at.
    pub at: Vec<Option<u32>>,
}

/// One attack of this Player Turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    /// The event that declared it.
    pub seq: u64,
    /// How many of its number were declared before it in this Player Turn, by mistake; no part of the position's bytes.
    #[serde(skip)]
    pub again: u32,
    /// The phase it was made in.
    pub phase: Option<Phase>,
    /// As declared.
    pub declared: FireAttack,
    /// The Locations fired at.
    pub at: Vec<(Cell, Level)>,
    /// Enemy units that it is aimed at: those named, else all in the Locations.
    pub targets: Vec<UnitId>,
    /// Where its firers stood, in the order declared.
    pub from: Vec<Option<(Cell, Level)>>,
    /// Squad equivalents too many, when it was declared: where each firer stood, and in each Location fired at (A5.1); `None` where
    /// that is not known. No part of the position's bytes.
    #[serde(skip)]
    pub crowds: Crowds,
    /// Units that fire otherwise than it is declared; no part of the position's bytes.
    #[serde(skip)]
    pub fires_as: BTreeMap<UnitId, crate::event::FireMode>,
    /// Its targets were on the road that they Dash across (A4.63); no part of the position's bytes.
    #[serde(skip)]
    pub at_dash: bool,
    /// The vehicle whose Overrun it is (D7.11); no part of the position's bytes.
    #[serde(skip)]
    pub overrun: Option<UnitId>,
    /// What its vehicle turned for it.
    pub turn: shot_turn::ShotTurn,
    /// All it was aimed at were Known enemy units (D3.51).
    pub known: bool,
    /// The MPh of its firers as it was at the To Hit DR of Bounding First Fire: what they spend after it does not count
    /// (D3.3). No part of the position's bytes.
    #[serde(skip)]
    pub mph_at_roll: BTreeMap<UnitId, super::mph::Mph>,
    /// To Hit rolls made for it.
    pub to_hits: Vec<(RollId, Option<Dr>)>,
    /// Their targets, line by line; no part of the position's bytes.
    #[serde(skip)]
    pub aimed: Vec<Aimed>,
    /// The ammunition that the last To Hit roll names; no part of the position's bytes.
    #[serde(skip)]
    pub ammo: Option<Name>,
    /// A To Hit roll of it may be a CH: an Original 2, or a Final DR of less than half the number, as far as these are told (C3.7). No
    /// part of the position's bytes.
    #[serde(skip)]
    pub may_be_critical: bool,
    /// It was told as a Critical Hit, on these of its targets; on all that it hit where none is named (C3.7). No part of the
    /// position's bytes.
    #[serde(skip)]
    pub critical: Option<BTreeSet<UnitId>>,
    /// Its To Hit rolls, as told; no part of the position's bytes.
    #[serde(skip)]
    pub hit_rolls: Vec<ToHitAttempt>,
    /// Targets that were broken before it.
    pub broken_before: BTreeSet<UnitId>,
    /// Targets that were wounded before it; no part of the position's bytes.
    #[serde(skip)]
    pub wounded_before: BTreeSet<UnitId>,
    /// Targets that were pinned before it.
    pub pinned_before: BTreeSet<UnitId>,
    /// Firers and directors that were pinned when it was declared, and who was pinned beside a Gun that fires; no part of the position's bytes.
    #[serde(skip)]
    pub pinned_firers: BTreeSet<UnitId>,
    /// The Guns that fire, each with the one unit that stood with it and so mans it; no part of the position's bytes.
    #[serde(skip)]
    pub gun_crews: BTreeMap<UnitId, UnitId>,
    /// Targets that were concealed when it was declared: they may lose their "?" by it.
    pub concealed_before: BTreeSet<UnitId>,
    /// Those of them that may have lost it before, though no line says it; no part of the position's bytes.
    #[serde(skip)]
    pub revealed_before: BTreeSet<UnitId>,
    /// Vehicles among its targets whose crew was CE; no part of the position's bytes.
    #[serde(skip)]
    pub exposed_before: BTreeSet<UnitId>,
    /// MP and MF expenditures that its targets had made before it, in all.
    pub expenditures: u32,
    /// IFT rolls made for it.
    pub rolls: Vec<Resolution>,
    /// A To Hit roll of it hit, or missed.
    pub hit: Option<bool>,
    /// To Hit rolls that a leader modified.
    pub led_to_hit: u8,
    /// Checks made.
    pub checks: Vec<CheckMade>,
    /// Random Selection made.
    pub selected: Vec<(UnitId, Option<Die>)>,
    /// The units that players named as chosen by it; no part of the position's bytes.
    #[serde(skip)]
    pub chosen: BTreeSet<UnitId>,
    /// Units that it broke.
    pub broken: BTreeSet<UnitId>,
    /// Units that it pinned.
    pub pinned: BTreeSet<UnitId>,
    /// Units that it reduced, with what is left of them.
    pub reduced: BTreeMap<UnitId, Option<UnitId>>,
    /// Units that it eliminated.
    pub eliminated: BTreeSet<UnitId>,
    /// What its To Kill rolls did, as told, else by the number told; `None` where neither is. No part of the position's
    /// bytes.
    #[serde(skip)]
    pub kills: Vec<Option<VehicleResult>>,
    /// Its To Kill rolls, as told; no part of the position's bytes.
    #[serde(skip)]
    pub kill_rolls: Vec<ToKillAttempt>,
    /// Vehicles hit, as told.
    pub hits: Vec<(UnitId, VehicleResult)>,
    /// Who got off a vehicle that it destroyed, after that, with the vehicle; no part of the position's bytes.
    #[serde(skip)]
    pub left_wreck: BTreeMap<UnitId, UnitId>,
    /// Other dice thrown for it, with the unit concerned.
    pub dice: Vec<Thrown>,
    /// A later attack on its target, or the end of the phase, has made certain what is missing.
    pub closed: bool,
}

impl Attack {
    /// Fire that answers movement: at single units (A7.4, A8.1).
    #[must_use]
    pub fn is_first_fire(&self) -> bool {
        is_first_fire(&self.declared, self.phase)
    }

    /// The IFT roll that counts: the first, or the lower one of the two of Multiple Hits (C3.8).
    #[must_use]
    pub fn counted(&self) -> Option<&Resolution> {
        let first = self.rolls.first()?;
        let original = |roll: &Resolution| roll.dice.map(Dr::original);
        let lower = |second: &&Resolution| {
            let better = original(second).zip(original(first)).is_some_and(|(second, first)| second < first);
            better && !self.to_hits.is_empty() && second.said.roll != first.said.roll
        };
        Some(self.rolls.get(1).filter(lower).unwrap_or(first))
    }

    /// Residual FP, which nobody fires (A8.2).
    #[must_use]
    pub fn is_residual(&self) -> bool {
        self.declared.mode == FireMode::Residual
    }

    /// What a hexside gives does not count against it: Residual FP lie in the hex (A8.2), and the vehicle of an Overrun is in it (D7.15).
    #[must_use]
    pub fn meets_hex_alone(&self) -> bool {
        !self.declared.mode.names_firers()
    }

    /// Does this unit fire in it?
    #[must_use]
    pub fn has_firer(&self, unit: &UnitId) -> bool {
        self.declared.firers.iter().any(|f| f.unit == *unit || f.with.as_ref() == Some(unit))
    }

    /// A line before this one holds its roll against another target: it is the same shot.
    #[must_use]
    pub fn shares_roll(&self, attempt: &ToHitAttempt) -> bool {
        let shared = |aimed: &Aimed| {
            let same_shot =
                aimed.roll == attempt.roll && aimed.unit == attempt.unit && aimed.weapon == attempt.weapon;
            same_shot && attempt.target.as_ref().is_some_and(|target| *target != aimed.target)
        };
        self.aimed.iter().any(shared)
    }

    /// Those of its targets that it may affect: where several share a To Hit roll, not those that it missed (C3.32).
    pub fn struck(&self) -> impl Iterator<Item = &UnitId> {
        self.targets.iter().filter(|id| !self.missed(id))
    }

    /// Its last To Hit roll at this unit missed, and one at another hit.
    #[must_use]
    pub fn missed(&self, unit: &UnitId) -> bool {
        let last = self.aimed.iter().rev().find(|aimed| aimed.target == *unit);
        self.hit == Some(true) && last.is_some_and(|aimed| aimed.hit == Some(false))
    }

    /// Is this unit one of its targets, or what is left of one?
    #[must_use]
    pub fn concerns(&self, unit: &UnitId) -> bool {
        self.targets.contains(unit) || self.reduced.values().flatten().any(|left| left == unit)
    }

    /// Does it share a Location with these?
    #[must_use]
    pub fn shares(&self, at: &[(Cell, Level)]) -> bool {
        self.at.iter().any(|here| at.contains(here))
    }
}

/// Fire in the MPh by the DEFENDER; Residual FP is a First Fire attack that nobody fires (A8.22).
#[must_use]
pub fn is_first_fire(attack: &FireAttack, phase: Option<Phase>) -> bool {
    use FireMode::{First, Fpf, Residual, Subsequent};
    phase == Some(Phase::MPh) && matches!(attack.mode, First | Subsequent | Fpf | Residual)
}
