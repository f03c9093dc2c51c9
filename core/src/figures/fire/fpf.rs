//! The NMC of those who use FPF (A8.31).

use crate::effects;
use crate::event::{Checked, UnitId, What};
use crate::facts::Ctx;
use crate::figures::fire::result::uses_fpf;
use crate::state::Attack;
use alloc::vec::Vec;

/// Is this the roll of the attack, which serves its firers once more?
pub(crate) fn is_own_nmc(ctx: &Ctx<'_>, what: &What) -> bool {
    let What::Checked(checked) = what else { return false };
    let attack = checked.attack.and_then(|id| ctx.before.attacks.get(&id));
    attack.is_some_and(|attack| uses_fpf(attack, &checked.unit) && is_of(attack, checked))
}

pub(crate) fn is_of(attack: &Attack, checked: &Checked) -> bool {
    attack.rolls.iter().any(|roll| roll.said.roll == checked.roll)
}

/// Does an Original 12 of FPF concern this firer? It concerns one that fires alone; among several the one that Random
/// Selection names, and `None` where the log has none.
pub(crate) fn is_singled_out(attack: &Attack, unit: &UnitId) -> Option<bool> {
    let users = users(attack);
    if users.len() < 2 {
        return Some(true);
    }
    let dice = attack.selected.iter().filter(|(id, _)| users.contains(&id));
    let chosen = effects::selected(dice, 1);
    (!chosen.is_empty()).then(|| chosen.contains(&unit))
}

/// Those who use it, and who directs them.
pub(crate) fn users(attack: &Attack) -> Vec<&UnitId> {
    let firers = attack.declared.firers.iter().flat_map(|f| [Some(&f.unit), f.with.as_ref()]).flatten();
    let mut all: Vec<&UnitId> = firers.chain(&attack.declared.directors).collect();
    all.sort_unstable();
    all.dedup();
    all
}
