//! The outcome of a check: its total, what becomes of the unit, and who may help.

use crate::effects;
use crate::effects::Outcome as CheckOutcome;
use crate::event::{Check, Checked, UnitId};
use crate::facts::Ctx;
use crate::figures::check::morale::morale_of;
use crate::figures::check::passed::passes;
use crate::figures::check::pin::is_exempt;
use crate::figures::infantry::unit::leadership;
use crate::state::{Unit, side_of};
use crate::vocab::dice::Dice;
use alloc::vec::Vec;

/// What a check brings about; none when its dice or the Morale Level are unknown.
#[must_use]
pub fn check_outcome(ctx: &Ctx<'_>, checked: &Checked) -> Option<CheckOutcome> {
    // A unit that fails to rally stays as it is (A10.6).
    if checked.check == Check::Rally {
        return None;
    }
    let Dice::Dr(dr) = ctx.before.rolls.get(&checked.roll)?.dice else { return None };
    let (total, passed) = passes(ctx, checked)?;
    let unit = ctx.before.units.get(&checked.unit)?;
    let morale = morale_of(ctx, &checked.unit, checked.morale)?;
    let highest = effects::is_highest_pass(total, dr, morale);
    let pinnable = is_exempt(ctx, &checked.unit) == Some(false);
    Some(effects::outcome(checked.check, dr, passed, highest, unit.is_broken(), pinnable))
}

/// The Final DR of a check.
#[must_use]
pub fn check_total(ctx: &Ctx<'_>, checked: &Checked) -> Option<i16> {
    let Dice::Dr(dr) = ctx.before.rolls.get(&checked.roll)?.dice else { return None };
    Some(effects::check_total(checked.check, dr, &checked.drm))
}

/// The leaders who may help a unit's check: of its side, in its Location, neither pinned nor broken (A7.831).
#[must_use]
pub fn check_helpers<'a>(ctx: &Ctx<'a>, unit: &UnitId) -> Vec<&'a UnitId> {
    let here = ctx.before.units.get(unit).and_then(Unit::location);
    let side = side_of(ctx.before, ctx.scenario, unit);
    let helps = |(id, leader): &(&UnitId, &Unit)| {
        let fit = !leader.is_pinned() && !leader.is_broken() && !leader.eliminated;
        *id != unit && fit && leader.side.as_ref() == side && leadership(ctx, id).is_some()
    };
    ctx.before.units_with(here).into_iter().filter(helps).map(|(id, _)| id).collect()
}
