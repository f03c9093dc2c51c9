//! What captured use takes from a SW (A21.11).

use crate::facts::Shot;
use crate::figures::infantry::held::{is_captured, name};

/// The SW of a shot is used as captured (A21.11).
pub(crate) fn is_captured_sw(shot: &Shot<'_>) -> bool {
    name(&shot.firer.weapon).is_some_and(|name| is_captured(&shot.ctx, &shot.firer.unit, name))
}

/// The Multiple ROF of the weapon of a shot: one less of a captured SW (A21.11); `None` where it has none.
#[must_use]
pub fn rof_of(shot: &Shot<'_>) -> Option<u8> {
    let printed = shot.weapon().and_then(|weapon| weapon.rof)?;
    Some(printed.saturating_sub(u8::from(is_captured_sw(shot))))
}
