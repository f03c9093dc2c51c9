//! What becomes of Panzerfausts (C13.3): a PF Check is kept for the shot behind it, and each shot is counted.

use crate::effects;
use crate::event::{PfChecked, ToHitAttempt};
use crate::state::pf::PfCheck;
use crate::state::position::State;
use crate::vocab::WeaponWord;
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;

/// By the dr and the drm told, where nobody says what came of it.
pub(crate) fn check(state: &mut State, made: &PfChecked) {
    let die = state.rolls.get(&made.roll).map(|roll| roll.dice);
    let original = if let Some(Dice::dr(die)) = die { Some(i16::from(die.pips())) } else { None };
    let by_dr = |die: i16| effects::finds_pf(die.saturating_add(made.drm.unwrap_or(Drm(0)).0));
    let found = made.found.or_else(|| original.map(by_dr));
    let pinned = state.units.get(&made.unit).is_some_and(crate::state::unit::Unit::is_pinned);
    let phase = state.phase;
    state.panzerfausts.keep(PfCheck { unit: made.unit.clone(), found, original, pinned, phase });
}

/// A PF is fired: one less for its side.
pub(crate) fn fire(state: &mut State, attempt: &ToHitAttempt) {
    let side = state.units.get(&attempt.unit).and_then(|unit| unit.side.clone());
    if let Some(side) = side.filter(|_| attempt.weapon.is(WeaponWord::Pf)) {
        let fired = state.panzerfausts.fired.entry(side).or_default();
        *fired = fired.saturating_add(1);
    }
}
