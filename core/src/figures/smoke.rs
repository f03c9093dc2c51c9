//! What lays SMOKE in a hex, as far as a log tells it: shells, the MP of a vehicle, a dr named for it.

use crate::event::{Purpose, UnitId};
use crate::facts::Ctx;
use crate::state::{Attack, Roll, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use crate::vocab::{Ammunition, Meaning, names_smoke};
use alloc::string::ToString as _;

/// Does the log tell in this Player Turn what lays SMOKE in a hex? Whether it succeeds is A24's, C8's and D13's.
#[must_use]
pub fn is_laid(ctx: &Ctx<'_>, cell: Cell) -> bool {
    let state = ctx.before;
    let by_shell = |attack: &Attack| {
        let ammo = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
        let smoke = matches!(ammo, Some(Ammunition::Smoke | Ammunition::Wp));
        smoke && attack.hit != Some(false) && attack.at.iter().any(|(at, _)| *at == cell)
    };
    let by_vehicle = |unit: &Unit| unit.mph.smoke_at == Some(cell) && !unit.eliminated;
    let near = |unit: &UnitId| {
        let at = state.units.get(unit).and_then(|unit| unit.place.cell());
        at.is_some_and(|at| at.range(cell) <= 1)
    };
    // Where the roll is for no unit, its words name the unit or the hex.
    let says = |words: &str| {
        let hex = ctx.show(cell).to_string();
        words.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-')).any(|word| {
            word.eq_ignore_ascii_case(&hex) || word.parse::<UnitId>().is_ok_and(|unit| near(&unit))
        })
    };
    let by_roll = |roll: &Roll| {
        let Purpose::Named(name) = &roll.purpose else { return false };
        // No grenade is placed by a dr of 6 (A24.1).
        let six = matches!(roll.dice, Dice::dr(die) if die.pips() == 6);
        let whose = roll.unit.as_ref().map_or_else(|| says(name.as_str()), near);
        names_smoke(name.as_str()) && !six && whose
    };
    state.attacks.values().any(by_shell)
        || state.units.iter().any(|(_, unit)| by_vehicle(unit))
        || state.rolls_idle.iter().filter_map(|id| state.rolls.get(id)).any(by_roll)
}
