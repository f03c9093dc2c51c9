//! The outcome of an IFT roll, for all and for one target whose DRM are its own.

use crate::event::{IftResolved, UnitId};
use crate::facts::{Ctx, Outcome, Underway};
use crate::figures::fire::at_both::is_at_both;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::sheet::{by_half, drm_due};
use crate::figures::fire::spraying::place_of_unit;
use crate::state::Attack;
use crate::vocab::IftResult;
use alloc::rc::Rc;

/// The result of a roll (A7.3): none for the fire of a group with a blocked member (A7.52). `None` when the
/// attack, its dice or its FP are unknown.
#[must_use]
pub fn ift_result(ctx: &Ctx<'_>, ift: &IftResolved) -> Option<IftResult> {
    let attack = ctx.before.attacks.get(&ift.attack)?;
    if is_void(ctx, attack) {
        return Some(IftResult::None);
    }
    outcome(ctx, attack, ift, 0).map(|due| due.result)
}

/// What an IFT roll gives against the `n`th Location; `None` when its attack, its dice or its FP are unknown.
#[must_use]
pub fn outcome(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved, n: usize) -> Option<Rc<Outcome>> {
    Underway::of(ctx, attack).outcome(ift, n)
}

/// The Final DR and the result against one unit, for DRM that are its alone.
#[must_use]
pub fn outcome_for(
    ctx: &Ctx<'_>,
    attack: &Attack,
    ift: &IftResolved,
    unit: &UnitId,
) -> Option<(i16, IftResult)> {
    let n = place_of_unit(ctx, attack, unit).unwrap_or(0);
    let general = outcome(ctx, attack, ift, n)?;
    let total = general.dr.with(drm_due(ctx, attack, ift, unit).value());
    let apart = is_at_both(attack) && attack.concealed_before.contains(unit);
    let used = if apart { by_half(ctx, attack, n, &general) } else { general.used };
    Some((total, used.map_or(IftResult::None, |used| used.result(total))))
}
