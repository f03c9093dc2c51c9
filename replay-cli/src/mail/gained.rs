//! What a player gains by a word alone: a state that a unit is rid of before its time, a counter that nothing put
//! there. Input: an event of the other side, and the position before it. Knows no finding of the book: what a clause
//! finds is told without it.

use asl_core::catalogue::{Personnel, half_of, personnel};
use asl_core::event::{
    Event, Marker, MarkerPlaced, MpUse, Name, Purpose, RandomlySelected, Reduced, RollId, Status,
    StatusChanged, UnitId, UnitPlaced, What,
};
use asl_core::facts::Ctx;
use asl_core::figures::check::harm;
use asl_core::scenario::Scenario;
use asl_core::state::{Attack, Place, Roll, Unit, side_of};
use asl_core::vocab::hex::Hex;
use asl_core::vocab::phase::Phase;
use asl_core::vocab::{Counter, IftResult};
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

    /// A set-up that the receiver has seen is changed for the better, a unit put elsewhere, or one that no head lists.
    fn is_set_up_again(&self, what: &What) -> bool {
        if matches!(what, What::UnitPlaced(placed) if !self.ctx.scenario.units.contains_key(&placed.unit)) {
            return true;
        }
        if matches!(what, What::UnitPlaced(placed) if self.is_kept_back(placed)) {
            return true;
        }
        let seen = |id: &&UnitId| self.known.contains(*id) && !self.is_mine(id);
        let Some(unit) = what.unit().filter(seen).and_then(|id| self.unit(id)) else { return false };
        if let What::StatusChanged(changed) = what {
            let better = |status: &Status| BETTER.contains(status) && !unit.status.has(*status);
            let rests = |status: &Status| *status == Status::Cx && self.is_mph_of(unit);
            let rallied = unit.rally.as_ref().is_some_and(|rally| rally.passed);
            let mended = |status: &Status| rallied && matches!(status, Status::Broken | Status::Dm);
            let worse = |status: &Status| {
                WORSE.contains(status) && unit.status.has(*status) && !rests(status) && !mended(status)
            };
            return changed.add.iter().any(better) || changed.remove.iter().any(worse);
        }
        let turns = matches!(what, What::CrewStatusChanged(_) | What::CaChanged(_));
        if matches!(what, What::Boarding(_)) || self.ctx.before.is_set_up() && (what.is_of_play() || turns) {
            return true;
        }
        let off = |placed: &MarkerPlaced| {
            placed.removed && matches!(placed.marker, Marker::Pin | Marker::Malfunction)
        };
        matches!(what, What::UnitPlaced(_)) || matches!(what, What::MarkerPlaced(placed) if off(placed))
    }

    /// A unit of the other side that was kept back is set up when both sides had set up theirs (A2).
    fn is_kept_back(&self, placed: &UnitPlaced) -> bool {
        let new = !self.known.contains(&placed.unit) && !self.is_mine(&placed.unit);
        self.both_set_up && new && placed.hex.is_some()
    }

    /// Off board and ready to enter, though it left play, or is one that no head lists.
    fn is_risen(&self, id: &UnitId) -> bool {
        self.unit(id).is_some_and(|unit| unit.eliminated) || !self.ctx.scenario.units.contains_key(id)
    }

    /// It comes from off board into a hex that lies at no edge of the map, as far as the boards tell.
    fn is_entered_amid(&self, id: &UnitId, hex: Hex) -> bool {
        let (map, cell) = (&self.ctx.scenario.map, self.ctx.cell(hex));
        let outside = |unit: &Unit| unit.place == Place::Off && unit.aboard.is_none() && !unit.eliminated;
        self.unit(id).is_some_and(outside)
            && !self.is_mine(id)
            && cell.neighbours().into_iter().all(|next| map.holds(next))
    }

    /// A broken unit is in Good Order without its rally; a "?" is laid on one outside the CCPh (A12); a Pin goes before the
    /// Player Turn ends (A7.8), and so does TI; CX before the unit's next MPh (A4.51); Melee holds it no more beside an enemy (A11.15).
    fn is_freed(&self, changed: &StatusChanged) -> bool {
        let Some(unit) = self.unit(&changed.unit) else { return false };
        let rallied = unit.rally.as_ref().is_some_and(|rally| rally.passed);
        let lost = |status: Status| changed.remove.contains(&status) && unit.status.has(status);
        let healed = lost(Status::Broken) && unit.is_broken() && !rallied;
        let new = |status: &Status| changed.add.contains(status) && !unit.status.has(*status);
        let veiled = [Status::Concealed, Status::Hidden].iter().any(new);
        let unpinned = lost(Status::Pinned) && !changed.add.contains(&Status::Broken) || lost(Status::Ti);
        let let_go = lost(Status::Melee) && self.is_beside_mine(unit);
        let rested = lost(Status::Cx) && !self.is_mph_of(unit);
        let in_ccph = self.ctx.before.phase == Some(Phase::CCPh);
        // Who is hidden no more is not hidden again (A12.3), and who is with an enemy is not concealed (A12.122).
        let seen = new(&Status::Hidden) || self.is_beside_mine(unit);
        healed || veiled && (!in_ccph || seen) || unpinned && !self.ends_pin() || rested || let_go && !in_ccph
    }

    /// A unit of mine under "?" becomes Known by an attack that had no effect on it: what then takes the "?" off (A12.14) is mine to tell.
    fn is_unveiled(&self, changed: &StatusChanged) -> bool {
        let veils = [Status::Concealed, Status::Hidden];
        let unveiled = changed.remove.iter().any(|status| veils.contains(status))
            || changed.add.contains(&Status::Known);
        let by = changed.attack.and_then(|id| harm::by(&self.ctx, &changed.unit, Some(id)));
        let idle = |attack: &Attack, result| result == IftResult::None && !attack.has_firer(&changed.unit);
        unveiled && self.is_mine(&changed.unit) && by.is_some_and(|(attack, result)| idle(attack, result))
    }

    /// Who moves together with others says so before the first of its MP or MF (A25.23, D9.31, D14.2). Who may make a Human Wave or an
    /// Armored Assault, stands in chapters that are not in this book.
    fn joins_late(&self, changed: &StatusChanged) -> bool {
        const TOGETHER: [Status; 3] = [Status::HumanWave, Status::ArmoredAssault, Status::Platoon];
        let has_moved = |unit: &Unit| unit.mph.expenditures > 0 && !unit.status.has(Status::Platoon);
        let by_word = [Status::HumanWave, Status::ArmoredAssault];
        if by_word.iter().any(|status| changed.add.contains(status)) {
            return !self.is_mine(&changed.unit);
        }
        changed.add.iter().any(|status| TOGETHER.contains(status))
            && self.unit(&changed.unit).is_some_and(|unit| has_moved(unit) && self.is_mph_of(unit))
    }

    fn is_beside_mine(&self, unit: &Unit) -> bool {
        let here = unit.location();
        let mine = |other: &Unit| {
            other.side.as_ref() == Some(self.own) && !other.eliminated && other.location() == here
        };
        here.is_some() && self.ctx.before.units.iter().any(|(_, other)| mine(other))
    }

    fn ends_pin(&self) -> bool {
        let state = self.ctx.before;
        state.last_phase == Some(Phase::CCPh) || state.phase == Some(Phase::RPh)
    }

    fn is_mph_of(&self, unit: &Unit) -> bool {
        self.ctx.before.phase == Some(Phase::MPh) && unit.side == self.ctx.before.side
    }

    /// A counter of a name of its own in a hex; a CC counter where nobody of the author's is; a Melee counter where no Close Combat of both sides was (A11.15).
    fn is_laid(&self, placed: &MarkerPlaced) -> bool {
        let (state, map) = (self.ctx.before, &self.ctx.scenario.map);
        let cc = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Cc));
        let melee = placed.marker == Marker::Melee;
        let Some(hex) = placed.hex.filter(|_| placed.unit.is_none() && !placed.removed) else { return false };
        if !cc && !melee {
            return matches!(&placed.marker, Marker::Named(name) if !name.is(Counter::Smoke));
        }
        let there = state.units_at(map.cell(hex));
        let live = || there.iter().filter(|(_, unit)| !unit.eliminated);
        let mine = live().any(|(_, unit)| unit.side.as_ref() == Some(self.own));
        let hostile = live().any(|(_, unit)| unit.side.as_ref() != Some(self.own));
        if cc { mine && !hostile } else { !(mine && hostile) || state.last_phase != Some(Phase::CCPh) }
    }

    /// A Pin counter that goes before its time, and a malfunction that no repair of this phase ended (A9.72).
    fn is_taken_off(&self, placed: &MarkerPlaced) -> bool {
        if placed.removed && placed.unit.is_none() {
            return self.is_cleared(placed);
        }
        let unit = placed.unit.as_ref().filter(|_| placed.removed).and_then(|id| self.unit(id));
        let Some(unit) = unit else { return false };
        let repaired = || unit.weapons.values().any(|weapon| !weapon.repairs.is_empty());
        if let Marker::Named(name) = &placed.marker {
            return placed.unit.is_some() && !name.is(Counter::Cc) && !name.is(Counter::Acquired);
        }
        if placed.marker == Marker::Pin {
            return unit.is_pinned() && !unit.is_broken() && !self.ends_pin();
        }
        placed.marker == Marker::Malfunction && !repaired()
    }

    /// SMOKE goes as the MPh in which it was placed ends (A24.1), or turns over before the PFPh (A24.4), and at no other time: not while
    /// somebody moves, nor before anybody did.
    fn is_cleared(&self, placed: &MarkerPlaced) -> bool {
        let state = self.ctx.before;
        let smoke = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Smoke));
        let fired = || state.attacks.values().any(|attack| attack.phase == state.phase);
        let closed = |mover: &UnitId| self.unit(mover).is_some_and(|unit| unit.mph.closed);
        let moved = || state.units.iter().any(|(_, unit)| self.is_mph_of(unit) && unit.mph.expenditures > 0);
        let may_go = match state.phase.or(state.last_phase) {
            Some(Phase::RPh | Phase::PFPh) => !fired(),
            Some(Phase::MPh) if state.phase.is_none() => true,
            Some(Phase::MPh) => moved() && state.window.as_ref().is_none_or(|window| closed(&window.mover)),
            Some(Phase::CCPh) => state.phase.is_none(),
            Some(Phase::DFPh | Phase::AFPh | Phase::RtPh | Phase::APh) => false,
            None => true,
        };
        smoke && !may_go
    }

    /// A HS that is left of another squad by the catalogue (A1.31), which has both counters with these figures.
    fn is_of_another_squad(&self, reduced: &Reduced) -> bool {
        let (scenario, book) = (self.ctx.scenario, self.ctx.scenario.book);
        let row = |id: &UnitId| {
            let def = scenario.units.get(id)?;
            let (values, name) = (def.infantry.as_ref()?, def.kind.as_deref()?);
            let printed = |row: &&Personnel| {
                [values.fp, values.range, values.morale] == [row.fp, row.range, Some(row.morale)]
            };
            personnel(name, book).filter(printed)
        };
        let into = reduced.like.as_ref().or(reduced.into.as_ref());
        let like = self.unit(&reduced.unit).and_then(|unit| unit.like.as_ref());
        let pair = row(like.unwrap_or(&reduced.unit)).zip(into.and_then(row));
        pair.and_then(|(squad, other)| Some((half_of(squad)?, other)))
            .is_some_and(|(half, other)| other.kind == half.kind && other != half)
    }

    /// The hatch of a vehicle between its To Hit DR, which is known, and the shot's result: it changes Case I.
    fn is_hatch_behind_dice(&self, id: &UnitId) -> bool {
        let state = self.ctx.before;
        let waits = |attack: &Attack| {
            let untold = |roll: &RollId| !attack.to_hits.iter().any(|(told, _)| told == roll);
            let known = |(id, roll): (&RollId, &Roll)| {
                roll.attack == Some(attack.declared.attack) && roll.purpose == Purpose::ToHit && untold(id)
            };
            attack.has_firer(id) && attack.phase == state.phase && state.rolls.iter().any(known)
        };
        !self.is_mine(id) && state.attacks.values().any(waits)
    }

    /// What a word changes between the sides.
    fn is_told(&self, what: &What) -> bool {
        if let Some((id, hex)) = entered(what) {
            return self.is_entered_amid(id, hex);
        }
        if self.is_sworn(what) {
            return true;
        }
        if let What::Reduced(reduced) = what {
            return self.is_of_another_squad(reduced);
        }
        if let What::CrewStatusChanged(changed) = what {
            return self.is_hatch_behind_dice(&changed.unit);
        }
        matches!(what, What::RandomlySelected(made) if self.is_uncalled(made))
    }

    /// Random Selection among the receiver's units that neither an attack on them nor Close Combat calls for (A.9).
    fn is_uncalled(&self, made: &RandomlySelected) -> bool {
        let state = self.ctx.before;
        let struck = |attack: &Attack, id: &UnitId| {
            let of = made.attack.is_none_or(|named| named == attack.declared.attack);
            let settled = !attack.rolls.is_empty() || !attack.to_hits.is_empty();
            of && settled && attack.phase == state.phase && attack.concerns(id)
        };
        let called = |id: &UnitId| {
            state.attacks.values().any(|attack| struck(attack, id) || attack.has_firer(id))
                || self.unit(id).is_some_and(|unit| unit.fought)
        };
        let mut ids = made.rolls.iter().map(|(id, _)| id).chain(&made.chosen);
        ids.any(|id| self.is_mine(id)) && !made.rolls.iter().any(|(id, _)| called(id))
    }
}

/// A hex that a unit comes to by this.
fn entered(what: &What) -> Option<(&UnitId, Hex)> {
    if let Some(spent) = what.mf() {
        return Some((&spent.unit, spent.hex));
    }
    let What::MpSpent(spent) = what else { return None };
    let (MpUse::Enter { hex, .. } | MpUse::Bypass { hex, .. }) = &spent.on else { return None };
    Some((&spent.unit, *hex))
}

/// What a unit is better for at its set-up.
const BETTER: [Status; 9] = [
    Status::Motion,
    Status::Heroic,
    Status::Fanatic,
    Status::Berserk,
    Status::Concealed,
    Status::Hidden,
    Status::HullDown,
    Status::InPillbox,
    Status::QuasiLeader,
];

/// What harms it there.
const WORSE: [Status; 15] = [
    Status::Broken,
    Status::Disrupted,
    Status::Dm,
    Status::Pinned,
    Status::Wounded,
    Status::Encircled,
    Status::Ti,
    Status::Cx,
    Status::Captured,
    Status::Immobilized,
    Status::Bogged,
    Status::Abandoned,
    Status::Stunned,
    Status::Shocked,
    Status::Recalled,
];
