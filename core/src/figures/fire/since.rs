//! What became of the firers and directors of an attack since it was declared: FPF is their own NMC (A8.31), and what pins or breaks
//! them takes no FP and no leadership from the DR that did it.

use crate::event::{FireAttack, UnitId};
use crate::facts::Ctx;
use crate::state::{Attack, Unit};

/// Was this firer or director pinned when the attack was declared? Is it now, where nobody declared it yet?
pub(crate) fn was_pinned(ctx: &Ctx<'_>, declared: &FireAttack, id: &UnitId) -> bool {
    let now = || ctx.before.units.get(id).is_some_and(Unit::is_pinned);
    underway(ctx, declared).map_or_else(now, |attack| attack.pinned_firers.contains(id))
}

/// Did this attack itself break, or eliminate, one of its firers or directors?
pub(crate) fn was_lost_by(ctx: &Ctx<'_>, declared: &FireAttack, id: &UnitId) -> bool {
    let lost = |attack: &Attack| attack.broken.contains(id) || attack.eliminated.contains(id);
    underway(ctx, declared).is_some_and(lost)
}

/// The attack, where the position has it: another may have had its number before.
fn underway<'a>(ctx: &Ctx<'a>, declared: &FireAttack) -> Option<&'a Attack> {
    ctx.before
        .attacks
        .get(&declared.attack)
        .filter(|attack| core::ptr::eq(&raw const attack.declared, declared))
}
