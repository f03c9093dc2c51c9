//! One unit in play.

use crate::effects::Nerve;
use crate::event::{Check, Checked, Direction, Harm, Level, Marker, Name, RollId, Status, UnitId};
use crate::state::hull_down::HullDown;
use crate::state::mph::Mph;
use crate::state::place::Place;
use crate::state::telltale::Telltale;
use crate::state::{shot_turn, weapon};
use crate::vocab::hex::{Cell, Facing, Spine, TurretSide};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{Cover, WeaponName};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use serde::Serialize;
use serde::ser::{SerializeSeq as _, Serializer};

/// A TEM that a player claimed of a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimedTem {
    /// Who claimed it.
    pub by: Name,
    /// Where the unit stood.
    pub at: Place,
    /// The TEM.
    pub value: Drm,
    /// What gives it, where a rule of the book speaks of that.
    pub of: Option<Cover>,
    /// The event.
    pub seq: u64,
}

/// A set of statuses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Statuses(u64);

impl Statuses {
    /// Is it one of them?
    #[must_use]
    pub const fn has(self, status: Status) -> bool {
        self.0 & (1 << status as u64) != 0
    }

    /// Adds or removes one.
    pub const fn set(&mut self, status: Status, on: bool) {
        let bit = 1 << status as u64;
        self.0 = if on { self.0 | bit } else { self.0 & !bit };
    }
}

/// A set of phases.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Phases(u8);

impl Phases {
    /// Is it one of them?
    #[must_use]
    pub const fn contains(self, phase: &Phase) -> bool {
        self.0 & (1 << *phase as u8) != 0
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    pub(super) const fn insert(&mut self, phase: Phase) {
        self.0 |= 1 << phase as u8;
    }
}

/// In the order of play, as a list.
impl Serialize for Phases {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.count_ones() as usize))?;
        let mut such = Phase::ALL.into_iter().filter(|phase| self.contains(phase));
        such.try_for_each(|phase| list.serialize_element(&phase))?;
        list.end()
    }
}

/// Where a turret points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Turret {
    /// A hexspine.
    Spine(Spine),
    /// A facing of a vehicle in Bypass (D2.321).
    Facing(TurretSide),
}

/// A Motion attempt and how the vehicle stood before it (D2.401).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attempt {
    /// The enemy unit that it answered.
    pub trigger: UnitId,
    /// It was said to succeed, and nothing undid it.
    pub succeeded: bool,
    /// The Motion counter before it.
    pub motion: Option<Direction>,
    /// Place and facing before it.
    pub place: Place,
    /// The turret before it.
    pub turret: Option<Turret>,
    /// A reliability DR was made, or the engine stalled, since.
    pub engine_tested: bool,
    /// The event that told it; no part of the position's bytes.
    #[serde(skip)]
    pub seq: u64,
}

/// One unit in play.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Unit {
    /// The unit of the scenario that describes it, when that is not itself.
    pub like: Option<UnitId>,
    /// Its side, when the scenario knows the unit; no part of the position's bytes.
    #[serde(skip)]
    pub side: Option<Name>,
    /// Where it is.
    pub place: Place,
    /// Its level there.
    pub level: Level,
    /// The vehicle that carries it.
    pub aboard: Option<UnitId>,
    /// Turret, when it was set apart from the hull.
    pub turret: Option<Turret>,
    /// The turret before the shot just declared.
    pub turret_before_shot: Option<Turret>,
    /// What was turned for the shot that is to follow.
    pub turning: shot_turn::ShotTurn,
    /// The units that it rolled To Hit at since it last rolled at another: what it can have acquired (C6.5).
    pub aimed_at: BTreeSet<UnitId>,
    /// The same, as it was when the Player Turn began.
    pub aimed_before: BTreeSet<UnitId>,
    /// How often it rolled To Hit at each of these since it last rolled at another, or lost what it had acquired (C6.5); no
    /// part of the position's bytes.
    #[serde(skip)]
    pub rolled_at: BTreeMap<UnitId, u8>,
    /// The unit that it rolled To Hit at last, if each roll at it was at a Known target, with how often that had left its
    /// hex; no part of the position's bytes.
    #[serde(skip)]
    pub aimed_last: Option<(UnitId, u32)>,
    /// How often it left its hex; no part of the position's bytes.
    #[serde(skip)]
    pub left_hexes: u32,
    /// The crew that was set up with this Gun and has left it, or fell there; no part of the position's bytes.
    #[serde(skip)]
    pub crew_gone: Option<UnitId>,
    /// Its statuses.
    pub status: Statuses,
    /// The Motion counter on it, forward or Reverse (D2.4, D2.24).
    pub motion: Option<Direction>,
    /// CE, BU, or nothing recorded: then as the scenario says.
    pub ce: Option<bool>,
    /// It left play.
    pub eliminated: bool,
    /// It turned freely as the fire phase in play ended: its fire in that phase is over.
    pub turned_at_end: bool,
    /// TEM claimed of it where it stands, by player; no part of the position's bytes.
    #[serde(skip)]
    pub claimed_tem: Vec<ClaimedTem>,
    /// The last Target Facing claimed of it in this Player Turn, with the event.
    pub claimed_facing: Option<(u64, Facing)>,
    /// Fire phases of this Player Turn in which it fired.
    pub fired: Phases,
    /// Fire counters on it.
    pub markers: BTreeSet<Marker>,
    /// It passed a task check in this Player Turn (D14.23): passed, failed, or none made.
    pub task_check: Option<bool>,
    /// It began this Player Turn under a Motion counter.
    pub turn_begun_in_motion: bool,
    /// It was in Motion when it was no longer Mobile in this Player Turn; no part of the position's bytes.
    #[serde(skip)]
    pub halted_in_motion: bool,
    /// Its engine stalled in this Player Turn.
    pub stalled: bool,
    /// Delay MP that a stall makes it pay in its next MPh.
    pub delay_owed: Mp,
    /// Motion attempts made in this Player Turn.
    pub attempts: u8,
    /// The last of them.
    pub attempt: Option<Attempt>,
    /// Attested: it may, or may not, remain in its hex (D2.6).
    pub may_remain: Option<bool>,
    /// Attested: it may hurt the enemy AFV as D2.6 asks.
    pub capable: Option<bool>,
    /// Its weapons that do not work: malfunctioned, or disabled for good.
    pub failed: BTreeSet<crate::event::Use>,
    /// Its weapons, when it is a vehicle.
    pub weapons: weapon::Weapons,
    /// The SW to which something happened; no part of the position's bytes.
    #[serde(skip)]
    pub sw: BTreeMap<WeaponName, weapon::SwState>,
    /// Its crew, when it is a vehicle.
    pub crew: super::crew::Crew,
    /// It got off a vehicle in this Player Turn, and is not aboard again; no part of the position's bytes.
    #[serde(skip)]
    pub got_off: bool,
    /// MF used by riding and getting off in this MPh (D6.5); no part of the position's bytes.
    #[serde(skip)]
    pub ridden: Option<Mp>,
    /// How its Hull Down status stands; no part of the position's bytes.
    #[serde(skip)]
    pub hull_down: HullDown,
    /// It was under an Opportunity Fire counter in this turn; no part of the position's bytes.
    #[serde(skip)]
    pub opportunity: bool,
    /// Its last rally attempt of the phase in play, where it is known how that ended; no part of the position's bytes.
    #[serde(skip)]
    pub rally: Option<Rally>,
    /// The Original 2 of its MC and Rally DR of the phase in play, which may bring Heat of Battle (A15.1); no part of the
    /// position's bytes.
    #[serde(skip)]
    pub twos: Vec<Two>,
    /// The leader who went berserk with it in the phase in play, for whom it takes a NTC (A15.41), and whether it has; no part
    /// of the position's bytes.
    #[serde(skip)]
    pub berserk_with: Option<(UnitId, bool)>,
    /// A Sniper attacked it in the phase in play (A14.3); no part of the position's bytes.
    #[serde(skip)]
    pub struck: Option<Struck>,
    /// It advanced in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub advanced: bool,
    /// It routed after the last RPh, which only a unit under DM does (A10.5); no part of the position's bytes.
    #[serde(skip)]
    pub routed_lately: bool,
    /// It broke after the last RPh, and so is under DM in the next one (A10.62); no part of the position's bytes.
    #[serde(skip)]
    pub broke_lately: bool,
    /// A RPh has ended since DM was laid on it: the counter may lie there still, and is told by none of its lines (A10.62). No part of
    /// the position's bytes.
    #[serde(skip)]
    pub dm_ended: bool,
    /// The hex that it advanced from in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub advanced_from: Option<Cell>,
    /// It was stunned in the Player Turn in play (D5.34); no part of the position's bytes.
    #[serde(skip)]
    pub stunned_now: bool,
    /// How often it was stunned; no part of the position's bytes.
    #[serde(skip)]
    pub stuns: u8,
    /// It routed in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub routed: bool,
    /// Its rout in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub rout: Rout,
    /// The phase of the Player Turn in play in which CX was laid on it, to go in the next of its own (A4.51); no part of the position's
    /// bytes.
    #[serde(skip)]
    pub cx_now: Option<Phase>,
    /// It fought in Close Combat in the phase in play, or was fought; no part of the position's bytes.
    #[serde(skip)]
    pub fought: bool,
    /// The last PAATC that it took in the phase in play: passed, or failed; no part of the position's bytes.
    #[serde(skip)]
    pub paatc: Option<bool>,
    /// The Guard whose prisoner it is; no part of the position's bytes.
    #[serde(skip)]
    pub guard: Option<UnitId>,
    /// It made a check in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub checked: bool,
    /// It did, or suffered, what may have cost it its "?" since that was laid (A12.14); no part of the position's bytes.
    #[serde(skip)]
    pub revealed: bool,
    /// It did so in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub revealed_now: bool,
    /// What it did or suffered under a "?" in the phase in play that may cost it that (A12.14); no part of the position's bytes.
    #[serde(skip)]
    pub telltales: Vec<Telltale>,
    /// Who saw it there, and who did not, as both accept; no part of the position's bytes.
    #[serde(skip)]
    pub seen_at: Vec<(Cell, UnitId, bool)>,
    /// The event of the phase in play that took its "?" off; no part of the position's bytes.
    #[serde(skip)]
    pub unveiled: Option<u64>,
    /// It was hidden, and is no more (A12.31); no part of the position's bytes.
    #[serde(skip)]
    pub was_hidden: bool,
    /// It came to stand on the map in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub placed_now: bool,
    /// Melee came to hold it in the phase in play; no part of the position's bytes.
    #[serde(skip)]
    pub held_now: bool,
    /// It left in an earlier Player Turn where it was set up; no part of the position's bytes.
    #[serde(skip)]
    pub displaced: bool,
    /// It left play in this Player Turn; no part of the position's bytes.
    #[serde(skip)]
    pub left_now: bool,
    /// What took its place when it left play: the HS of a squad (A7.302), a lower counter (A19.13); no part of the
    /// position's bytes.
    #[serde(skip)]
    pub left_as: Option<UnitId>,
    /// Its MPh of this Player Turn.
    pub mph: Mph,
}

/// An Original 2 of a MC or a Rally DR (A15.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Two {
    /// The roll.
    pub roll: RollId,
    /// It was a Rally DR.
    pub rally: bool,
    /// A leader's DRM stands among its DRM.
    pub led: bool,
    /// Other units checked by the same roll (A8.31).
    pub shared: bool,
    /// The unit was broken when it was rolled.
    pub broken: bool,
    /// The Heat of Battle DR was made.
    pub done: bool,
    /// What may have come of it was told by word, and no DR.
    pub by_word: bool,
}

/// An attack by a Sniper (A14.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Struck {
    /// The Sniper dr.
    pub die: u8,
    /// The unit was broken then.
    pub was_broken: bool,
    /// It was under a wound then.
    pub was_wounded: bool,
    /// What was told of the unit since.
    pub told: Option<Harm>,
}

/// What a unit did in the RtPh in play (A10.5).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rout {
    /// The hex that it began in and those that it came into, in order.
    pub way: Vec<Cell>,
    /// Its last NMC by Interdiction, where it is known how that ended.
    pub check: Option<Rally>,
}

/// A rally attempt (A10.6), or another check that no attack calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rally {
    /// It succeeded: as declared, else by the dice.
    pub passed: bool,
    /// Its roll.
    pub roll: RollId,
    /// The sum of its DRM, as declared.
    pub drm: Drm,
    /// The Morale Level declared.
    pub morale: Option<u8>,
    /// It was made by the larger unit that this one is left of.
    pub inherited: bool,
}

impl Rally {
    /// The rally that a check is, where it is one and it is known how it ended.
    pub(super) fn of(checked: &Checked, passed: Option<bool>) -> Option<Rally> {
        passed.filter(|_| checked.check == Check::Rally).map(|passed| Rally::made(checked, passed))
    }

    /// The NMC by Interdiction that a check in a RtPh is, where it is one and it is known how it ended (A10.53).
    pub(super) fn of_interdiction(checked: &Checked, passed: Option<bool>) -> Option<Rally> {
        let is_one = checked.check == Check::Mc(0) && checked.attack.is_none();
        passed.filter(|_| is_one).map(|passed| Rally::made(checked, passed))
    }

    fn made(checked: &Checked, passed: bool) -> Rally {
        let drm = checked.drm.iter().fold(Drm(0), |sum, line| sum + line.value.unwrap_or_default());
        Rally { passed, roll: checked.roll, drm, morale: checked.morale, inherited: false }
    }
}

/// With one of these a vehicle is not Mobile (D8.1); nor is one that is stunned.
const IMMOBILE: [Status; 4] = [Status::Immobilized, Status::Bogged, Status::Abandoned, Status::Shocked];

impl Unit {
    /// Pinned, by status or by counter. A Pin goes when the unit breaks, goes berserk or becomes heroic (A7.8), though nobody says it.
    #[must_use]
    pub fn is_pinned(&self) -> bool {
        let held = self.status.has(Status::Pinned) || self.markers.contains(&Marker::Pin);
        let freed = [Status::Berserk, Status::Heroic].iter().any(|status| self.status.has(*status));
        held && !freed && !self.is_broken()
    }

    /// Under a "?".
    #[must_use]
    pub const fn is_concealed(&self) -> bool {
        self.status.has(Status::Concealed)
    }

    /// Broken.
    #[must_use]
    pub const fn is_broken(&self) -> bool {
        self.status.has(Status::Broken)
    }

    /// What its Morale Level hangs on, its Encirclement by the counter.
    #[must_use]
    pub const fn nerve(&self) -> Nerve {
        let steady = self.status.has(Status::Berserk) || self.status.has(Status::Heroic);
        Nerve {
            broken: self.is_broken(),
            fanatic: self.status.has(Status::Fanatic),
            wounded: self.status.has(Status::Wounded),
            encircled: self.status.has(Status::Encircled) && !steady,
        }
    }

    /// Its Location.
    #[must_use]
    pub fn location(&self) -> Option<(Cell, Level)> {
        self.place.cell().map(|cell| (cell, self.level))
    }

    /// What belongs to one Player Turn ends with it.
    pub(super) fn begin_turn(&mut self) {
        self.stalled = false;
        self.attempts = 0;
        self.attempt = None;
        self.got_off = false;
        self.ridden = None;
        self.claimed_facing = None;
        self.opportunity = false;
        self.left_now = false;
    }

    /// A Sniper attacked it in the phase in play, and nothing is told of what that did.
    #[must_use]
    pub fn is_struck(&self) -> bool {
        self.struck.is_some_and(|struck| struck.told.is_none())
    }

    /// What belongs to one phase ends with it.
    pub(super) fn end_phase(&mut self) {
        self.twos.clear();
        self.berserk_with = None;
        self.struck = None;
        self.advanced = false;
        self.advanced_from = None;
        self.routed = false;
        self.rout = Rout::default();
        self.fought = false;
        self.paatc = None;
        self.checked = false;
        self.rally = None;
        self.telltales.clear();
        self.seen_at.clear();
        self.unveiled = None;
        self.revealed_now = false;
        self.placed_now = false;
        self.held_now = false;
    }

    /// A RPh ends: who broke in the Player Turn before has been under DM through one, and a DM counter is due no more.
    pub(super) fn end_rph(&mut self) {
        self.broke_lately = false;
        self.routed_lately = false;
        self.dm_ended = self.status.has(Status::Dm);
    }

    /// In the Player Turn after that in which it was laid CX goes as the unit begins to move, or as the MPh ends (A4.51).
    pub(crate) fn end_cx(&mut self, due: bool) {
        if due && self.cx_now.is_none() {
            self.status.set(Status::Cx, false);
        }
    }

    /// It leaves play.
    pub(super) const fn leave_play(&mut self) {
        self.left_now |= !self.eliminated;
        self.eliminated = true;
    }

    /// Mobile (D8.1).
    #[must_use]
    pub fn is_mobile(&self) -> bool {
        !self.eliminated && !self.is_stunned() && !IMMOBILE.into_iter().any(|s| self.status.has(s))
    }

    /// Stunned in the Player Turn in play: with it the Stun is over, though its counter may lie there still (D5.34).
    #[must_use]
    pub const fn is_stunned(&self) -> bool {
        self.stunned_now && self.status.has(Status::Stunned)
    }

    /// It would be Mobile if it had not this status.
    #[must_use]
    pub fn is_mobile_but_for(&self, status: Status) -> bool {
        let stunned = status != Status::Stunned && self.is_stunned();
        !self.eliminated && !stunned && !IMMOBILE.into_iter().any(|s| s != status && self.status.has(s))
    }
}
