//! What a player gains by a word alone: a state that a unit is rid of before its time, LOS that is denied, a counter that
//! nothing put there. Input: an event of the other side, and the position before it. Knows no finding of the book: what a clause
//! finds is told without it.

use asl_core::event::{
    Attested, Claim, Claimed, LosAttested, Marker, MarkerPlaced, MpUse, Name, RandomlySelected, Status,
    StatusChanged, UnitId, What,
};
use asl_core::facts::Ctx;
use asl_core::figures::fire::tem::of_terrain;
use asl_core::figures::vehicle::facing::facing_due;
use asl_core::state::{Attack, Place, Unit, side_of};
use asl_core::vocab::Counter;
use asl_core::vocab::hex::Hex;
use asl_core::vocab::phase::Phase;
use std::collections::BTreeSet;

/// The place of who receives the event.
pub(super) struct Receiver<'a> {
    pub(super) ctx: Ctx<'a>,
    /// The receiver's side.
    pub(super) own: &'a Name,
    /// The units that came into play in events that the receiver had before.
    pub(super) known: &'a BTreeSet<UnitId>,
}

impl Receiver<'_> {
    /// Does the author gain what nothing in the log shows?
    pub(super) fn is_gained(&self, what: &What) -> bool {
        if !self.ctx.before.played && !self.ctx.before.second_phase {
            let laid = matches!(what, What::MarkerPlaced(placed) if self.is_laid(placed));
            return laid || self.is_set_up_again(what) || self.is_told(what);
        }
        if let What::StatusChanged(changed) = what {
            return self.is_freed(changed);
        }
        if let What::UnitPlaced(placed) = what {
            return placed.hex.is_none() && self.is_risen(&placed.unit);
        }
        let What::MarkerPlaced(placed) = what else { return self.is_told(what) };
        self.is_laid(placed) || self.is_taken_off(placed)
    }

    fn unit(&self, id: &UnitId) -> Option<&Unit> {
        self.ctx.before.units.get(id)
    }

    fn is_mine(&self, id: &UnitId) -> bool {
        side_of(self.ctx.before, self.ctx.scenario, id) == Some(self.own)
    }

    /// A set-up that the receiver has seen is changed for the better, a unit put elsewhere, or one that no head lists.
    fn is_set_up_again(&self, what: &What) -> bool {
        if matches!(what, What::UnitPlaced(placed) if !self.ctx.scenario.units.contains_key(&placed.unit)) {
            return true;
        }
        let seen = |id: &&UnitId| self.known.contains(*id) && !self.is_mine(id);
        let Some(unit) = what.unit().filter(seen).and_then(|id| self.unit(id)) else { return false };
        if let What::StatusChanged(changed) = what {
            let better = |status: &Status| BETTER.contains(status) && !unit.status.has(*status);
            let rests = |status: &Status| *status == Status::Cx && self.is_mph_of(unit);
            let worse =
                |status: &Status| WORSE.contains(status) && unit.status.has(*status) && !rests(status);
            return changed.add.iter().any(better) || changed.remove.iter().any(worse);
        }
        let off = |placed: &MarkerPlaced| {
            placed.removed && matches!(placed.marker, Marker::Pin | Marker::Malfunction)
        };
        matches!(what, What::UnitPlaced(_)) || matches!(what, What::MarkerPlaced(placed) if off(placed))
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
        healed || veiled && !in_ccph || unpinned && !self.ends_pin() || rested || let_go && !in_ccph
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

    /// What a word changes between the sides.
    fn is_told(&self, what: &What) -> bool {
        if let Some((id, hex)) = entered(what) {
            return self.is_entered_amid(id, hex);
        }
        if let What::LosAttested(los) = what {
            return self.is_denied(los);
        }
        if let What::Attested(attested) = what {
            return self.is_attested(attested);
        }
        if let What::Claimed(claimed) = what {
            return self.is_claimed(claimed);
        }
        matches!(what, What::RandomlySelected(made) if self.is_uncalled(made))
    }

    /// LOS between both sides is denied, and no board denies it.
    fn is_denied(&self, los: &LosAttested) -> bool {
        if self.is_mine(&los.unit) == self.is_mine(&los.to) {
            return false;
        }
        let blocked = || self.ctx.shown(&los.unit, &los.to).is_some_and(|shown| shown.is_blocked());
        let stands = self.ctx.before.los_between(&los.unit, &los.to) == Some(false);
        !los.exists && !los.earlier && !stands && !blocked()
    }

    /// Words that only I could accept; a TEM that the head's terrain does not give, for the author's units alone in their hex, or
    /// one that it gives, taken from mine.
    fn is_attested(&self, attested: &Attested) -> bool {
        let Attested::Tem { hex, value } = attested else { return matches!(attested, Attested::Words(_)) };
        let (state, cell) = (self.ctx.before, self.ctx.cell(*hex));
        let due = of_terrain(&self.ctx, cell).unwrap_or_default();
        let there = state.units_at(cell);
        let live = || there.iter().filter(|(_, unit)| !unit.eliminated);
        let mine = live().any(|(_, unit)| unit.side.as_ref() == Some(self.own));
        let hostile = live().any(|(_, unit)| unit.side.as_ref() != Some(self.own));
        let stands = state.tem.get(&cell) == Some(value);
        !stands && (hostile && !mine && *value > due || mine && !hostile && *value < due)
    }

    /// A facing that the position does not tell; a TEM other than that which a player claimed of the unit where it stands.
    fn is_claimed(&self, claimed: &Claimed) -> bool {
        let Some(unit) = self.unit(&claimed.unit) else { return false };
        if let Claim::Tem { value, .. } = claimed.claim {
            let here = unit.claimed_tem.iter().filter(|(_, place, _)| *place == unit.place);
            return here.into_iter().any(|(_, _, other)| *other != value);
        }
        let of_vehicle = self.ctx.vehicle(&claimed.unit).is_some();
        matches!(claimed.claim, Claim::Facing { .. })
            && of_vehicle
            && facing_due(&self.ctx, claimed).is_none()
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
    if let What::MfSpent(spent) = what {
        return Some((&spent.unit, spent.hex));
    }
    let What::MpSpent(spent) = what else { return None };
    let (MpUse::Enter { hex, .. } | MpUse::Bypass { hex, .. }) = &spent.on else { return None };
    Some((&spent.unit, *hex))
}

/// What a unit is better for at its set-up.
const BETTER: [Status; 8] = [
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
