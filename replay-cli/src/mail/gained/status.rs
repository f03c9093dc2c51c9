//! What a player gains by a status: one that goes before its time, or comes too late.

use super::Receiver;
use asl_core::event::{Status, StatusChanged};
use asl_core::figures::check::harm;
use asl_core::state::{Attack, Unit};
use asl_core::vocab::IftResult;
use asl_core::vocab::phase::Phase;

impl Receiver<'_> {
    /// A broken unit is in Good Order without its rally; a "?" is laid on one outside the CCPh (A12); a Pin goes before the
    /// Player Turn ends (A7.8), and so does TI; CX before the unit's next MPh (A4.51); Melee holds it no more beside an enemy (A11.15).
    pub(super) fn is_freed(&self, changed: &StatusChanged) -> bool {
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
        // Whether a vehicle or a Gun gains a "?" there, no line of dice tells.
        let on_foot = self.ctx.unit(&changed.unit).is_some_and(|(_, def)| def.infantry.is_some());
        let seen = new(&Status::Hidden) || self.is_beside_mine(unit) || !on_foot;
        healed || veiled && (!in_ccph || seen) || unpinned && !self.ends_pin() || rested || let_go && !in_ccph
    }

    /// A unit of mine under "?" becomes Known by an attack that had no effect on it: what then takes the "?" off (A12.14) is mine to tell.
    pub(super) fn is_unveiled(&self, changed: &StatusChanged) -> bool {
        let veils = [Status::Concealed, Status::Hidden];
        let unveiled = changed.remove.iter().any(|status| veils.contains(status))
            || changed.add.contains(&Status::Known);
        let by = changed.attack.and_then(|id| harm::by(&self.ctx, &changed.unit, Some(id)));
        let idle = |attack: &Attack, result| result == IftResult::None && !attack.has_firer(&changed.unit);
        unveiled && self.is_mine(&changed.unit) && by.is_some_and(|(attack, result)| idle(attack, result))
    }

    /// Who moves together with others says so before the first of its MP or MF (A25.23, D9.31, D14.2). Who may make a Human Wave or an
    /// Armored Assault, stands in chapters that are not in this book.
    pub(super) fn joins_late(&self, changed: &StatusChanged) -> bool {
        const TOGETHER: [Status; 3] = [Status::HumanWave, Status::ArmoredAssault, Status::Platoon];
        let has_moved = |unit: &Unit| unit.mph.expenditures > 0 && !unit.status.has(Status::Platoon);
        let by_word = [Status::HumanWave, Status::ArmoredAssault];
        if by_word.iter().any(|status| changed.add.contains(status)) {
            return !self.is_mine(&changed.unit);
        }
        changed.add.iter().any(|status| TOGETHER.contains(status))
            && self.unit(&changed.unit).is_some_and(|unit| has_moved(unit) && self.is_mph_of(unit))
    }

    pub(super) fn ends_pin(&self) -> bool {
        let state = self.ctx.before;
        state.last_phase == Some(Phase::CCPh) || state.phase == Some(Phase::RPh)
    }
}
