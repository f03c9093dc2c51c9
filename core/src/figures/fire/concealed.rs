//! Fire at concealed units (A7.23).

use crate::event::{Factor, Status, UnitId};
use crate::facts::Shot;
use crate::figures::fire::shot::means;
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, Unit, enemies_in, is_first_fire, names_fired_at, side_of};
use crate::vocab::num::Fp;
use crate::vocab::{Reason, WeaponKind};
use alloc::vec::Vec;

/// The range at which a MG needs no director, in hexes (A9.4).
pub(crate) const FAR: u32 = 16;

/// So many counters are never overstacked (A5.1): three squads.
const MOST_STACKED: usize = 3;

impl Shot<'_> {
    /// All targets there are concealed. Where only some are, the FP are those against the others (A7.23). `None` where one may have
    /// lost its "?" before.
    pub(super) fn concealed(&self, n: usize) -> Option<bool> {
        if !self.is_area_fire() {
            return Some(false);
        }
        let all = self.concealment(n)?;
        if self.is_doubtful() {
            return None;
        }
        if self.is_afar() && all.contains(&false) {
            return self.counts_as_concealed();
        }
        if all.is_empty() { None } else { Some(!all.contains(&false)) }
    }

    /// A target may have lost its "?" before, though no line says it.
    pub(crate) fn is_doubtful(&self) -> bool {
        let state = self.ctx.before;
        let now = |id: &UnitId| state.units.get(id).is_some_and(|unit| unit.is_concealed() && unit.revealed);
        // Who fires in full takes it that the "?" went at once, by what its target did in this phase (A12.14).
        let acted = |id: &UnitId| state.units.get(id).is_some_and(|unit| !unit.telltales.is_empty());
        let halves = |factor: &Factor| matches!(means(factor), None | Some(Reason::Area | Reason::Concealed));
        if !self.firer.factors.iter().any(halves) && self.targets().iter().any(acted) {
            return true;
        }
        match self.declared() {
            Some(made) => !made.revealed_before.is_empty(),
            None => self.targets().iter().any(now),
        }
    }

    /// It may have lost it in the phase in play.
    pub(crate) fn is_doubtful_now(&self) -> bool {
        let units = &self.ctx.before.units;
        self.targets().iter().any(|id| units.get(id).is_some_and(|unit| unit.revealed_now))
    }

    /// A MG of Infantry fires beyond 16 hexes (A9.4).
    fn is_afar(&self) -> bool {
        let mg = self.kind() == Some(WeaponKind::Mg) && self.infantry().is_some();
        mg && self.range_to(0).is_some_and(|range| range > FAR)
    }

    /// Its target is not concealed, and counts as such.
    pub(super) fn is_as_concealed(&self, n: usize) -> bool {
        self.is_afar() && self.concealment(n).is_some_and(|all| all.contains(&false))
    }

    /// Targets so far away count as concealed if they are unbroken Infantry, neither berserk nor overstacked (A9.4). `None`
    /// where some of them may be something else, or where it is not known who stands there.
    fn counts_as_concealed(&self) -> Option<bool> {
        let ctx = &self.ctx;
        let steady = |id: &UnitId| {
            let unit = infantry(ctx, id).map(|(unit, _)| unit);
            unit.is_some_and(|unit| {
                let at_ease = !unit.is_broken() && !unit.status.has(Status::Berserk) && unit.aboard.is_none();
                // Overstacking is counted in squads (A5.1): a few counters are none.
                at_ease && ctx.units_with(unit.location()).len() <= MOST_STACKED
            })
        };
        (self.at().len() == 1 && self.targets().iter().all(steady)).then_some(true)
    }

    /// This attack, as it stood when it was declared; `None` while it is being declared.
    fn declared(&self) -> Option<&Attack> {
        self.ctx.before.attacks.get(&self.attack.attack).filter(|made| {
            core::ptr::eq(&raw const made.declared, self.attack) || made.declared == *self.attack
        })
    }

    /// Its FP against a concealed target there, where others are not: halved once more, but for what knows no Area Fire.
    pub(crate) fn fp_at_concealed(&self, n: usize) -> Option<Fp> {
        let fp = self.fp(n)?.value();
        Some(if self.is_area_fire() { fp.halved() } else { fp })
    }

    /// Are some targets there concealed and others not?
    pub(crate) fn is_at_both(&self, n: usize) -> bool {
        self.is_area_fire() && self.concealment(n).is_some_and(|all| is_mixed(&all))
    }

    /// Whether each target there is concealed.
    fn concealment(&self, n: usize) -> Option<Vec<bool>> {
        let state = self.ctx.before;
        let there;
        let targets = if is_first_fire(self.attack, state.phase) || self.at().len() < 2 {
            self.targets()
        } else {
            let side = side_of(state, self.ctx.scenario, &self.firer.unit)?;
            there = enemies_in(state, side, self.at().get(n..=n)?);
            &there
        };
        let declared = self.declared();
        // What is left of a target, and who took its place, was concealed as that was.
        let then = |made: &Attack, id: &UnitId| {
            let before = &made.concealed_before;
            let whole = || names_fired_at(state, id).into_iter().any(|name| before.contains(name));
            before.contains(id) || (!before.is_empty() && whole())
        };
        let was = |id: &UnitId, unit: &Unit| match declared {
            Some(made) => then(made, id),
            None => unit.status.has(Status::Concealed),
        };
        Some(targets.iter().filter_map(|id| Some(was(id, state.units.get(id)?))).collect())
    }
}

/// Some of the targets are concealed, and some are not.
fn is_mixed(concealed: &[bool]) -> bool {
    concealed.contains(&true) && concealed.contains(&false)
}
