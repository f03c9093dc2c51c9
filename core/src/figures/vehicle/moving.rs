//! Whether a vehicle is a moving target (C.8, D2.1).

use crate::facts::Ctx;
use crate::scenario::Printing;
use crate::state::Unit;

/// Is a vehicle a moving target (C.8, D2.1, D2.13, D2.4)?
#[must_use]
pub fn is_moving_target(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    entered(ctx, unit) || unit.mph.began_in_motion || unit.motion.is_some() || unit.halted_in_motion
}

/// It entered a new hex in its MPh; in 2e a new hexside is enough (D2.13).
fn entered(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    unit.mph.entered_hex || (ctx.printing == Printing::Second && unit.mph.entered_hexside)
}

/// It entered nothing in this Player Turn, and was not in Motion in it: a start or a hull turn alone makes no moving
/// target (C.8, C6.1).
pub(crate) fn is_at_rest(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let motion = unit.motion.is_some() || unit.mph.began_in_motion || unit.turn_begun_in_motion;
    let motion = motion || unit.halted_in_motion;
    !entered(ctx, unit) && !motion && unit.attempt.is_none()
}

/// It turned its hull, and entered neither a hex nor a hexside (D2.11).
pub(crate) const fn only_turned(unit: &Unit) -> bool {
    unit.mph.turns > 0 && unit.mph.legs == 0
}
