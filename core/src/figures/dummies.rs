//! Dummies (A12.11).

use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::unit::infantry;

/// A stack under a "?" that has no FP: Dummies, which go as they are found out (A12.11), and by a failed check, a Pin, a Casualty Reduction or
/// a Sniper (A12.14, A14.3).
pub(crate) fn is_dummy(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let hid = |unit: &crate::state::Unit| unit.status.has(Status::Concealed) || unit.eliminated;
    infantry(ctx, id).is_some_and(|(unit, values)| hid(unit) && values.fp == Some(0))
}
