//! Who may move or advance, and when.

use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::state::{Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::string::String;

pub(in crate::rules) fn is_its_own(ctx: &Ctx<'_>, id: &UnitId, phase: Phase) -> bool {
    let side = side_of(ctx.before, ctx.scenario, id);
    ctx.before.phase == Some(phase) && side.is_some() && side == ctx.before.side.as_ref()
}

/// Why a unit goes nowhere; A7.8 speaks of a pinned one.
pub(in crate::rules) fn held(unit: &Unit) -> Option<&'static str> {
    let why = [
        (Status::Broken, "is broken"),
        (Status::Ti, "is TI"),
        (Status::Melee, "is held in Melee"),
        (Status::Captured, "is captured"),
    ];
    why.into_iter().find(|(status, _)| unit.status.has(*status)).map(|(_, why)| why)
}

/// Why there is no step between two hexes.
pub(in crate::rules) fn far(ctx: &Ctx<'_>, from: Cell, to: Cell) -> String {
    alloc::format!("{} and {} do not touch", ctx.show(from), ctx.show(to))
}
