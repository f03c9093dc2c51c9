//! What stood when the dice of a declared roll could be known: what they are for, whatever is taken back later.

use super::{Declared, State};
use crate::event::{FireAttack, Purpose};

/// When the dice of a roll could be known, and what they stand for then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The event of the answer.
    pub seq: u64,
    /// The attack that the roll belongs to, with the event that declared it: the one named, or that of the roll it hangs
    /// on, or the last open one on its unit.
    pub attack: Option<(u64, FireAttack)>,
    /// The MP expenditures that its unit had made.
    pub expenditures: u32,
    /// An entry, a turn or a start of the unit had called for such a DR (D8.2, D2.51).
    pub called_for: bool,
}

impl Known {
    /// What stands as the dice of a roll can be known.
    pub(super) fn now(state: &State, roll: &Declared) -> Known {
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
        let called_for = |mph: &super::Mph| {
            if roll.purpose == Purpose::Bog { mph.bog_asked > 0 } else { mph.reliability_due > 0 }
        };
        Known {
            seq: state.seq,
            attack: attack.map(|attack| (attack.seq, attack.declared.clone())),
            expenditures: mph.map_or(0, |mph| mph.expenditures),
            called_for: mph.is_some_and(called_for),
        }
    }
}
