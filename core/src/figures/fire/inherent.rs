//! Whether the inherent FP of a squad is spent by the SW that it fires (A7.35).

use crate::counter::Infantry;
use crate::event::{FireMode, UnitId, Use};
use crate::facts::{Ctx, Shot};
use crate::figures::fire::earlier::{earlier_by, earlier_by_gun};

pub(crate) fn is_small(shot: &Shot<'_>) -> bool {
    shot.infantry().is_some_and(Infantry::is_small)
}

/// In the attacks that A7.353 speaks of, that clause judges.
pub(crate) fn retains_half(shot: &Shot<'_>) -> bool {
    matches!(shot.mode(), FireMode::Subsequent | FireMode::Fpf)
}

/// First Fire with a SW, or with the Gun that it mans, in this Player Turn.
pub(crate) fn fired_sw_before(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    let mut firers = earlier_by(ctx, unit).flat_map(|a| &a.declared.firers);
    let gun = || earlier_by_gun(ctx, unit).next().is_some();
    firers.any(|f| f.unit == *unit && f.weapon != Use::Inherent) || gun()
}

/// It fires inherent FP that it has lost by what else it fires: they count for nothing.
pub(crate) fn is_spent_inherent(shot: &Shot<'_>) -> bool {
    let (ctx, attack, unit) = (&shot.ctx, shot.attack, &shot.firer.unit);
    if !shot.is_inherent() || shot.infantry().is_none() {
        return false;
    }
    let here = attack.firers.iter().filter(|f| f.unit == *unit && f.weapon != Use::Inherent).count();
    let full = if is_small(shot) { 1 } else { 2 };
    let adjacent = shot.mode() == FireMode::Final && shot.range_to(0).is_some_and(|range| range <= 1);
    let before = is_small(shot) && !retains_half(shot) && !adjacent && fired_sw_before(ctx, unit);
    here >= full || before
}
