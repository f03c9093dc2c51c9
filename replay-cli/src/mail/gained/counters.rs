//! What a player gains by a counter: one that nothing put there, or that goes before its time.

use super::Receiver;
use asl_core::event::{Marker, MarkerPlaced, UnitId};
use asl_core::vocab::Counter;
use asl_core::vocab::phase::Phase;

impl Receiver<'_> {
    /// A counter of a name of its own in a hex; a CC counter where nobody of the author's is; a Melee counter where no Close Combat of both sides was (A11.15).
    pub(super) fn is_laid(&self, placed: &MarkerPlaced) -> bool {
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
    pub(super) fn is_taken_off(&self, placed: &MarkerPlaced) -> bool {
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

    /// What lies in a hex goes by no line of dice; SMOKE goes as the MPh in which it was placed ends (A24.1), or turns over before the PFPh (A24.4), and at no other time: not while
    /// somebody moves, nor before anybody did.
    fn is_cleared(&self, placed: &MarkerPlaced) -> bool {
        let state = self.ctx.before;
        let Marker::Named(name) = &placed.marker else { return false };
        if !name.is(Counter::Smoke) {
            return !name.is(Counter::Cc);
        }
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
        !may_go
    }
}
