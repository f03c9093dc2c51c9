//! How each unit of an attack fires. A Fire Group is declared in one mode, though its members may owe different ones (A7.55).

use super::{Attack, State, Unit, names_fired_at};
use crate::event::{FireAttack, FireMode, Marker, UnitId};
use crate::vocab::phase::Phase;
use crate::vocab::{Reason, Word};
use alloc::collections::BTreeMap;

/// The units that fire otherwise than their attack is declared. Beside Subsequent First Fire and FPF a unit that has fired nothing in
/// the MPh is in its First Fire, and one under First Fire alone makes no FPF (A8.3, A8.31); beside First Fire one that has fired makes
/// Subsequent First Fire, as its factor says; in the AFPh units under an Opportunity Fire counter, and none else, make Opportunity Fire
/// (A7.24, A7.25). Asked when the attack is declared.
#[must_use]
pub fn fires_as(state: &State, attack: &FireAttack) -> BTreeMap<UnitId, FireMode> {
    if !matches!(state.phase, Some(Phase::MPh | Phase::AFPh)) {
        return BTreeMap::new();
    }
    let ids = attack.firers.iter().map(|firer| &firer.unit);
    let modes = ids.map(|id| (id.clone(), of_unit(state, attack, id)));
    modes.filter(|(_, mode)| *mode != attack.mode).collect()
}

fn of_unit(state: &State, attack: &FireAttack, id: &UnitId) -> FireMode {
    let says = |reason: Reason| {
        let own = attack.firers.iter().filter(|firer| firer.unit == *id);
        own.flat_map(|firer| &firer.factors).any(|f| f.reason.as_ref().and_then(Word::means) == Some(reason))
    };
    let beside = |used: Used| attack.firers.iter().any(|f| f.unit != *id && used_by(state, &f.unit) >= used);
    let opportunity = |id: &UnitId| state.units.get(id).is_some_and(|unit| unit.opportunity);
    let others = || attack.firers.iter().any(|firer| firer.unit != *id && opportunity(&firer.unit));
    match (attack.mode, used_by(state, id)) {
        (FireMode::Subsequent, Used::Nothing) if beside(Used::FirstFire) && !says(Reason::Subsequent) => {
            FireMode::First
        }
        (FireMode::Fpf, Used::Nothing) if beside(Used::FirstFire) && !says(Reason::Subsequent) => {
            FireMode::First
        }
        (FireMode::Fpf, Used::FirstFire) if beside(Used::All) => FireMode::Subsequent,
        (FireMode::First, Used::FirstFire) if says(Reason::Subsequent) => FireMode::Subsequent,
        (FireMode::First, Used::All) if says(Reason::Subsequent) => FireMode::Fpf,
        (FireMode::Opportunity, _) if !opportunity(id) && others() && says(Reason::Afph) => {
            FireMode::Advancing
        }
        (FireMode::Advancing, _) if opportunity(id) && !says(Reason::Afph) => FireMode::Opportunity,
        (mode, _) => mode,
    }
}

/// Has it made First Fire in this MPh, or fired after it?
pub(crate) fn has_fired_first(state: &State, id: &UnitId) -> bool {
    used_by(state, id) != Used::Nothing
}

/// What a unit has used of its fire in the MPh, by its attacks and counters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Used {
    Nothing,
    FirstFire,
    All,
}

fn used_by(state: &State, id: &UnitId) -> Used {
    let names = names_fired_at(state, id);
    let before = names.iter().flat_map(|name| state.attacks_by(name).into_iter().map(move |a| (*name, a)));
    let by_fire = before.filter(|(_, a)| a.is_first_fire()).map(|(name, a)| match a.mode_of(name) {
        FireMode::Subsequent | FireMode::Fpf => Used::All,
        FireMode::Prep
        | FireMode::First
        | FireMode::Final
        | FireMode::Advancing
        | FireMode::Bounding
        | FireMode::Opportunity
        | FireMode::Residual
        | FireMode::Overrun => Used::FirstFire,
    });
    let marked = |unit: &Unit| match () {
        () if unit.markers.contains(&Marker::FinalFire) => Used::All,
        () if unit.markers.contains(&Marker::FirstFire) => Used::FirstFire,
        () => Used::Nothing,
    };
    by_fire.chain(state.units.get(id).map(marked)).max().unwrap_or(Used::Nothing)
}

impl Attack {
    /// How a unit of its firers fires.
    #[must_use]
    pub fn mode_of(&self, unit: &UnitId) -> FireMode {
        self.fires_as.get(unit).copied().unwrap_or(self.declared.mode)
    }
}
