//! Where the game stands: the facts that the events have told, and nothing else.

use crate::event::{AttackId, Level, Name, Purpose, RollId, Ruled, UnitId, Waived};
use crate::game_key::GameKey;
use crate::state::attacks::Attacks;
use crate::state::secret::Secret;
use crate::state::shared_map::SharedMap;
use crate::state::shared_set::{SharedList, SharedSet};
use crate::state::shares::Shares;
use crate::state::taken_back::Gone;
use crate::state::unit::Unit;
use crate::state::units::Units;
use crate::state::window::Window;
use crate::vocab::WeaponName;
use crate::vocab::dice::Dice;
use crate::vocab::hex::{Cell, Hexside};
use crate::vocab::num::Fp;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;
use serde::Serialize;

/// A roll as the state keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    /// What came up.
    pub dice: Dice,
    /// What it was for.
    pub purpose: Purpose,
    /// The unit that it was made for, when one was named.
    pub unit: Option<UnitId>,
    /// The first event that used it, of those that stand.
    pub used_by: Option<u64>,
    /// All events that used it, those taken back as well; no part of the position's bytes.
    #[serde(skip)]
    pub uses: Uses,
    /// The attack that it was made for, when one was named.
    pub attack: Option<AttackId>,
    /// The player who recorded it.
    pub by: Name,
    /// The event that made it.
    pub made: u64,
    /// The event that made it was taken back; it stands all the same.
    pub taken_back: bool,
}

/// Residual FP that lie in a Location (A8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Residual {
    /// The FP of the counter.
    pub fp: Fp,
    /// The event that laid it.
    pub seq: u64,
    /// The attack that left it: the one that the log names, else the last First Fire there.
    pub attack: Option<AttackId>,
}

/// Events in their order; one of them takes no memory of its own.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Uses {
    first: Option<u64>,
    later: Vec<u64>,
}

impl Uses {
    /// The events.
    pub fn iter(&self) -> impl Iterator<Item = u64> {
        self.first.into_iter().chain(self.later.iter().copied())
    }

    pub(crate) fn push(&mut self, seq: u64) {
        if self.first.is_none() { self.first = Some(seq) } else { self.later.push(seq) }
    }
}

/// Where the game stands.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct State {
    /// Events applied so far: the number of the next event.
    pub seq: u64,
    /// Game Turn; 0 before the first phase.
    pub turn: u16,
    /// The side whose Player Turn it is.
    pub side: Option<Name>,
    /// The sides whose Player Turn was begun in this Game Turn; no part of the position's bytes.
    #[serde(skip)]
    pub sides_begun: Vec<Name>,
    /// The Game Turn in which the log begins, 0 before the first phase: which side moved first in it is not known. No
    /// part of the position's bytes.
    #[serde(skip)]
    pub first_turn: u16,
    /// The phase in which the log begins; no part of the position's bytes.
    #[serde(skip)]
    pub first_phase: Option<Phase>,
    /// The phase in play; none between phases.
    pub phase: Option<Phase>,
    /// The last phase begun in this Player Turn.
    pub last_phase: Option<Phase>,
    /// The Player Turn was ended, and none begun since: no phase of it comes any more. No part of the position's bytes.
    #[serde(skip)]
    pub turn_over: bool,
    /// A unit moved, fired, advanced or routed: the set-up is over.
    pub played: bool,
    /// More than one phase was begun; no part of the position's bytes.
    #[serde(skip)]
    pub second_phase: bool,
    /// A RPh was begun: SW may have been recovered or handed over in it (A4.43, A4.44). No part of the position's bytes.
    #[serde(skip)]
    pub rph_begun: bool,
    /// The game is over.
    pub over: bool,
    /// Hexes that a fully tracked vehicle went inside of, at half its MP or ALL; no part of the position's bytes.
    #[serde(skip)]
    pub trodden: SharedSet<Cell>,
    /// The units that came into play.
    pub units: Units,
    /// The rolls of the game.
    pub rolls: SharedMap<RollId, Roll>,
    /// Those of them that were taken back, so that a long game is not searched for them; no part of the position's
    /// bytes.
    #[serde(skip)]
    pub rolls_taken_back: SharedSet<RollId>,
    /// The rolls of this phase that no event has used yet and that no retraction took back; no part of the position's
    /// bytes.
    #[serde(skip)]
    pub rolls_idle: SharedSet<RollId>,
    /// The events that were taken back; no part of the position's bytes.
    #[serde(skip)]
    pub gone: Gone,
    /// The unit that is making its move.
    pub mover: Option<UnitId>,
    /// The last expenditure of MP or MF in this MPh, and whether the DEFENDER may still react to it (D3.3).
    pub window: Option<Window>,
    /// The last MP or MF expenditure was answered, by fire or by a word.
    pub answered: bool,
    /// Hexsides attested clear (true) or not clear (false) for Bypass.
    pub clearance: SharedMap<Hexside, bool>,
    /// What both accepted of these, apart from what a mover told; no part of the position's bytes.
    #[serde(skip)]
    pub accepted_clearance: SharedMap<Hexside, bool>,
    /// Attested LOS between two units, by either.
    pub los: SharedMap<(UnitId, UnitId), bool>,
    /// The hexes of both when that was attested: it holds as long as neither has left its hex. No part of the position's bytes.
    #[serde(skip)]
    pub los_at: SharedMap<(UnitId, UnitId), [Option<Cell>; 2]>,
    /// Units that had LOS to each other earlier in this Player Turn, as attested.
    pub los_earlier: SharedSet<(UnitId, UnitId)>,
    /// Units that had none to each other in this Player Turn before one of them moved, as attested.
    pub los_new: SharedSet<(UnitId, UnitId)>,
    /// Hexes with a SMOKE counter placed in play.
    pub smoke: SharedSet<Cell>,
    /// SW that lie in a hex, dropped there or put there by a counter (A4.43); no part of the position's bytes.
    #[serde(skip)]
    pub lying: SharedMap<(Cell, WeaponName), super::weapon::SwState>,
    /// Fire Lanes in place, by unit and MG (A9.22); no part of the position's bytes.
    #[serde(skip)]
    pub lanes: SharedMap<(UnitId, WeaponName), super::lane::Lane>,
    /// Those of the last MPh that had any; no part of the position's bytes.
    #[serde(skip)]
    pub lanes_before: SharedMap<(UnitId, WeaponName), super::lane::Lane>,
    /// A Heat of Battle DR was told in this log; no part of the position's bytes.
    #[serde(skip)]
    pub heat_is_told: bool,
    /// Residual FP that lie there (A8.2); no part of the position's bytes.
    #[serde(skip)]
    pub residual: SharedMap<(Cell, Level), Residual>,
    /// Snipers: what they lost, and what the phase in play holds of them (A14); no part of the position's bytes.
    #[serde(skip)]
    pub snipers: super::sniper::Snipers,
    /// Close Combat of the phase in play, and where Melee may be (A11); no part of the position's bytes.
    #[serde(skip)]
    pub close_combat: super::close_combat::CloseCombats,
    /// The PF Checks of the fire phase in play, and the PF that were fired (C13.3); no part of the position's bytes.
    #[serde(skip)]
    pub panzerfausts: super::pf::Panzerfausts,
    /// Attacks of this Player Turn.
    pub attacks: Attacks,
    /// TEM by hex, as attested.
    pub tem: SharedMap<Cell, crate::vocab::num::Drm>,
    /// Hindrance between two units, as attested.
    pub hindrance: SharedMap<(UnitId, UnitId), crate::vocab::num::Drm>,
    /// Secrets sealed, by name.
    pub secrets: SharedMap<Name, Secret>,
    /// Waivers so far, with the player who gave each.
    pub waivers: SharedList<(Name, Waived)>,
    /// Rulings so far, with who gave each.
    pub rulings: SharedList<(Name, Ruled)>,
    /// The game's key, from record 0.
    pub game: GameKey,
    /// Dice by shares.
    pub shares: Shares,
    /// Events that say what both players accepted.
    pub attested: SharedSet<u64>,
}

impl State {
    /// A unit by name.
    #[must_use]
    pub fn unit(&self, id: &UnitId) -> Option<&Unit> {
        self.units.get(id)
    }

    /// Had two units LOS to each other earlier in this Player Turn, as attested?
    #[must_use]
    pub fn saw_earlier(&self, a: &UnitId, b: &UnitId) -> bool {
        let pair = |a: &UnitId, b: &UnitId| self.los_earlier.contains(&(a.clone(), b.clone()));
        pair(a, b) || pair(b, a)
    }

    /// Attested LOS between two units that still stand in the hexes for which it was attested.
    #[must_use]
    pub fn los_between(&self, a: &UnitId, b: &UnitId) -> Option<bool> {
        if self.los.is_empty() {
            return None;
        }
        let cell = |id: &UnitId| self.units.get(id).and_then(|unit| unit.place.cell());
        let stays = |id: &UnitId, at: Option<Cell>| at.is_none() || cell(id) == at;
        let pair = |a: &UnitId, b: &UnitId| {
            let key = (a.clone(), b.clone());
            let [first, second] = self.los_at.get(&key).copied().unwrap_or_default();
            self.los.get(&key).copied().filter(|_| stays(a, first) && stays(b, second))
        };
        pair(a, b).or_else(|| pair(b, a))
    }

    /// Do both accept that two units had no LOS to each other earlier in this Player Turn?
    #[must_use]
    pub fn is_new_in_los(&self, a: &UnitId, b: &UnitId) -> bool {
        if self.los_new.is_empty() {
            return false;
        }
        let pair = |a: &UnitId, b: &UnitId| self.los_new.contains(&(a.clone(), b.clone()));
        pair(a, b) || pair(b, a)
    }

    /// Is the game being set up: has no Player Turn begun?
    #[must_use]
    pub const fn is_set_up(&self) -> bool {
        self.turn == 0 && self.phase.is_none()
    }

    /// Was a phase begun? What is told behind the end of one, before the next begins, is play as well, and no set-up.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        self.last_phase.is_some()
    }

    /// Has play begun? The set-up may stand below the line of the first phase, until somebody acts or that phase is over.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.played || self.second_phase || self.is_between_phases()
    }

    /// Is one phase over, and the next not begun?
    #[must_use]
    pub const fn is_between_phases(&self) -> bool {
        self.is_under_way() && self.phase.is_none()
    }

    /// Is it the MPh of this side?
    #[must_use]
    pub fn is_mph_of(&self, side: &Name) -> bool {
        self.phase == Some(Phase::MPh) && self.side.as_ref() == Some(side)
    }
}
