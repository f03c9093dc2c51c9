//! Whether a vehicle is a moving target (C.8, D2.1).

use crate::facts::Ctx;
use crate::scenario::Printing;
use crate::state::Unit;

/// Is a vehicle a moving target (C.8, D2.1, D2.13, D2.4)? In 2e a new hexside is enough.
#[must_use]
pub fn is_moving_target(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let mph = &unit.mph;
    let hexside = ctx.printing == Printing::Second && mph.entered_hexside;
    mph.entered_hex || hexside || mph.began_in_motion || unit.motion.is_some()
}
