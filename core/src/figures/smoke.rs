//! What lays SMOKE in a hex, as far as a log tells it: shells, the MP of a vehicle, a dr named for it.

use crate::event::{Purpose, UnitId};
use crate::facts::Ctx;
use crate::state::{Attack, Roll, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;
use crate::vocab::{Ammunition, Meaning, names_smoke, words_of};

/// Does the log tell in this Player Turn what lays SMOKE in a hex? Whether it succeeds is A24's, C8's and D13's.
#[must_use]
pub fn is_laid(ctx: &Ctx<'_>, cell: Cell) -> bool {
    is_laid_without_dr(ctx, cell) || grenades(ctx, cell).next().is_some()
}

/// By shells, or by the MP of a vehicle.
#[must_use]
pub(crate) fn is_laid_without_dr(ctx: &Ctx<'_>, cell: Cell) -> bool {
    let state = ctx.before;
    let by_shell = |attack: &Attack| {
        let ammo = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
        let smoke = matches!(ammo, Some(Ammunition::Smoke | Ammunition::Wp));
        smoke && attack.hit != Some(false) && attack.at.iter().any(|(at, _)| *at == cell)
    };
    let by_vehicle = |unit: &Unit| unit.mph.smoke_at == Some(cell) && !unit.eliminated;
    state.attacks.values().any(by_shell) || state.units.iter().any(|(_, unit)| by_vehicle(unit))
}

/// The drs of this phase that are named for SMOKE and may have laid it in a hex.
pub(crate) fn grenades<'a>(ctx: &Ctx<'a>, cell: Cell) -> impl Iterator<Item = &'a Roll> {
    let (state, hex) = (ctx.before, ctx.show(cell));
    let near = move |unit: &UnitId| {
        let at = state.units.get(unit).and_then(|unit| unit.place.cell());
        at.is_some_and(|at| at.range(cell) <= 1)
    };
    // Where the roll is for no unit, its words name the unit or the hex.
    let says = move |words: &str| {
        words_of(words).any(|word| {
            word.eq_ignore_ascii_case(&hex) || word.parse::<UnitId>().is_ok_and(|unit| near(&unit))
        })
    };
    let by_roll = move |roll: &&Roll| {
        let Purpose::Named(name) = &roll.purpose else { return false };
        // No grenade is placed by a dr of 6 (A24.1).
        let six = matches!(roll.dice, Dice::dr(die) if die.pips() == 6);
        let whose = roll.unit.as_ref().map_or_else(|| says(name.as_str()), near);
        names_smoke(name.as_str()) && !six && whose
    };
    state.rolls_idle.iter().filter_map(|id| state.rolls.get(id)).filter(by_roll)
}

/// Is such a dr for this hex alone: do its words name it and no other beside it, or do the MF of its unit reach no other (A24.1)?
#[must_use]
pub(crate) fn is_for_hex(ctx: &Ctx<'_>, roll: &Roll, cell: Cell) -> bool {
    let Purpose::Named(name) = &roll.purpose else { return false };
    let says = |cell: Cell| words_of(name.as_str()).any(|word| word.eq_ignore_ascii_case(&ctx.show(cell)));
    let thrower = roll.unit.as_ref().and_then(|unit| ctx.before.units.get(unit));
    let from = thrower.and_then(|unit| unit.place.cell()).unwrap_or(cell);
    let others = from.neighbours().into_iter().chain([from]).filter(|other| *other != cell);
    if others.into_iter().any(says) {
        return false;
    }
    let paid = thrower.and_then(|unit| unit.mph.afoot.steps.last());
    let here = paid.is_some_and(|step| from == cell && step.to == cell && step.cost == Some(Mp::ONE));
    says(cell) || here
}
