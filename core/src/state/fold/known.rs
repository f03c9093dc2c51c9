//! What stands as the dice of a declared roll can be known.

use crate::event::{Purpose, UnitId};
use crate::state::Declared;
use crate::state::known::Known;
use crate::state::position::State;

impl Known {
    /// What stands as the dice of a roll can be known.
    pub(crate) fn now(state: &State, roll: &Declared) -> Known {
        let of_base = || {
            let base = roll.condition.as_ref()?.roll;
            state.shares.numbered(base).find_map(|(_, _, base)| base.attack)
        };
        let named = roll.attack.or_else(of_base);
        let on_unit = || {
            let open = roll.unit.as_ref().map(|unit| state.open_attacks_on(unit)).unwrap_or_default();
            open.into_iter().max_by_key(|attack| attack.seq)
        };
        let attack = match named {
            Some(named) => state.attacks.get(&named),
            None => on_unit(),
        };
        let mph = roll.unit.as_ref().and_then(|unit| state.units.get(unit)).map(|unit| &unit.mph);
        let called_for = |mph: &crate::state::mph::Mph| {
            if roll.purpose == Purpose::Bog { mph.bog_asked > 0 } else { mph.reliability_due > 0 }
        };
        let firers = || attack.into_iter().flat_map(|attack| &attack.declared.firers);
        let place = |unit: &UnitId| Some((unit.clone(), state.units.get(unit)?.place.cell()));
        let crew = |unit: &UnitId| Some((unit.clone(), state.units.get(unit)?.ce));
        Known {
            crews: firers().filter_map(|firer| crew(&firer.unit)).collect(),
            places: firers().filter_map(|firer| place(&firer.unit)).collect(),
            seq: state.seq,
            attack: attack.map(|attack| (attack.seq, attack.declared.clone())),
            taken_back: roll.taken_back,
            expenditures: mph.map_or(0, |mph| mph.expenditures),
            called_for: mph.is_some_and(called_for),
        }
    }
}
