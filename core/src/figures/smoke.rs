//! What lays SMOKE in a hex, as far as a log tells it: shells, the MP of a vehicle, a dr named for it.

use crate::event::Purpose;
use crate::facts::Ctx;
use crate::state::{Attack, Roll, Unit};
use crate::vocab::hex::Cell;
use crate::vocab::{Ammunition, Meaning, names_smoke};

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
    let by_roll = |roll: &Roll| {
        let named = matches!(&roll.purpose, Purpose::Named(name) if names_smoke(name.as_str()));
        let unit = roll.unit.as_ref().filter(|_| named).and_then(|unit| state.units.get(unit));
        unit.and_then(|unit| unit.place.cell()).is_some_and(|at| at.range(cell) <= 1)
    };
    state.attacks.values().any(by_shell)
        || state.units.iter().any(|(_, unit)| by_vehicle(unit))
        || state.rolls_idle.iter().filter_map(|id| state.rolls.get(id)).any(by_roll)
}
