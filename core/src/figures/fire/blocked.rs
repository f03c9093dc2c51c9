//! Members of a Fire Group whose LOS was found blocked (A7.52).

use crate::event::{Firer, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::shot::observer;
use crate::state::Attack;
use alloc::vec::Vec;

/// A member's LOS was found blocked after the declaration (A7.52): the first roll is its own.
pub(crate) fn blocked_after(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.declared.firers.len() > 1 && is_any_blocked(ctx, attack)
}

/// Nobody who fires in it sees what it is aimed at: a member that was found blocked (A7.52), or all firers. The roll
/// does nothing to the target, whatever its DRM.
pub(crate) fn is_void(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let firers = &attack.declared.firers;
    !firers.is_empty() && is_any_blocked(ctx, attack)
}

/// Members without LOS to any target.
pub(crate) fn blocked_members(ctx: &Ctx<'_>, attack: &Attack) -> Vec<UnitId> {
    blocked(ctx, attack).cloned().collect()
}

fn is_any_blocked(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    blocked(ctx, attack).next().is_some()
}

fn blocked<'a>(ctx: &'a Ctx<'_>, attack: &'a Attack) -> impl Iterator<Item = &'a UnitId> {
    let sees_none = |firer: &&Firer| {
        let blocked = |t: &UnitId| ctx.sees(observer(firer), t) == Some(false);
        !attack.targets.is_empty() && attack.targets.iter().all(blocked)
    };
    attack.declared.firers.iter().filter(sees_none).map(|firer| &firer.unit)
}

/// Members of an attack who saw none of its targets (A7.52).
#[must_use]
pub fn members_without_los(ctx: &Ctx<'_>, attack: &Attack) -> Vec<UnitId> {
    blocked_members(ctx, attack)
}
