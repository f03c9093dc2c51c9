//! What a word of a player changes between the sides: where a unit enters, who gives itself up, whose hatch shuts under fire.

use super::Receiver;
use asl_core::catalogue::{Personnel, half_of, personnel};
use asl_core::event::{
    MpUse, Purpose, RandomlySelected, Reduced, RollId, SniperRolled, Status, Surrendered, UnitId, What,
};
use asl_core::state::{Attack, Place, Roll, Unit};
use asl_core::vocab::hex::Hex;
use asl_core::vocab::phase::Phase;

impl Receiver<'_> {
    /// What a word changes between the sides.
    pub(super) fn is_told(&self, what: &What) -> bool {
        if let Some((id, hex)) = entered(what) {
            return self.is_entered_amid(id, hex);
        }
        if self.is_sworn(what) {
            return true;
        }
        if let What::SniperRolled(rolled) = what {
            return self.is_spent_for_me(rolled);
        }
        if let What::Surrendered(surrendered) = what {
            return self.is_given_up(surrendered);
        }
        if let What::Reduced(reduced) = what {
            return self.is_of_another_squad(reduced);
        }
        if let What::CrewStatusChanged(changed) = what {
            return self.is_hatch_amid_fire(&changed.unit);
        }
        matches!(what, What::RandomlySelected(made) if self.is_uncalled(made))
    }

    /// It comes from off board into a hex that lies at no edge of the map, as far as the boards tell.
    fn is_entered_amid(&self, id: &UnitId, hex: Hex) -> bool {
        let (map, cell) = (&self.ctx.scenario.map, self.ctx.cell(hex));
        let outside = |unit: &Unit| unit.place == Place::Off && unit.aboard.is_none() && !unit.eliminated;
        self.unit(id).is_some_and(outside)
            && !self.is_mine(id)
            && cell.neighbours().into_iter().all(|next| map.holds(next))
    }

    /// A dr by which my Sniper attacks, and whom it attacks, which is mine to say, stands nowhere.
    fn is_spent_for_me(&self, rolled: &SniperRolled) -> bool {
        let attacks = |roll: &Roll| roll.dice.total() <= 2;
        let made = self.ctx.before.rolls.get(&rolled.roll);
        rolled.side == *self.own && rolled.target.is_none() && made.is_some_and(attacks)
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

    /// A unit of the author becomes a prisoner though it neither routs, fights, nor made its Heat of Battle DR (A10.5, A11, A15.5), or far
    /// from its Guard (A20.21).
    fn is_given_up(&self, surrendered: &Surrendered) -> bool {
        let state = self.ctx.before;
        let Some(unit) = self.unit(&surrendered.unit) else { return false };
        let heat = |roll: &Roll| {
            roll.purpose == Purpose::Heat
                && roll.unit.as_ref() == Some(&surrendered.unit)
                && roll.used_by.is_some()
        };
        let called = match state.phase.or(state.last_phase) {
            Some(Phase::CCPh) => true,
            Some(Phase::RtPh) => unit.is_broken() || unit.status.has(Status::Encircled),
            Some(Phase::RPh | Phase::PFPh | Phase::MPh | Phase::DFPh | Phase::AFPh | Phase::APh) | None => {
                false
            }
        };
        let called = called || state.rolls.iter().any(|(_, roll)| heat(roll));
        let guard = self.unit(&surrendered.to).and_then(|guard| guard.place.cell());
        let far = unit.place.cell().zip(guard).is_some_and(|(at, guard)| at.range(guard) > 1);
        !self.is_mine(&surrendered.unit) && (!called || far)
    }

    /// The hatch of a vehicle between its To Hit DR, which is known, and the shot's result: it changes Case I; and between fire at it
    /// and what the fire does.
    fn is_hatch_amid_fire(&self, id: &UnitId) -> bool {
        let state = self.ctx.before;
        let waits = |attack: &Attack| {
            let untold = |roll: &RollId| !attack.to_hits.iter().any(|(told, _)| told == roll);
            let known = |(id, roll): (&RollId, &Roll)| {
                roll.attack == Some(attack.declared.attack) && roll.purpose == Purpose::ToHit && untold(id)
            };
            attack.has_firer(id) && attack.phase == state.phase && state.rolls.iter().any(known)
        };
        // What its crew suffers hangs on the hatch.
        let comes = |attack: &Attack| {
            let open = attack.rolls.is_empty() && attack.to_hits.is_empty() && !attack.closed;
            open && attack.phase == state.phase && attack.targets.contains(id)
        };
        !self.is_mine(id) && state.attacks.values().any(|attack| waits(attack) || comes(attack))
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
