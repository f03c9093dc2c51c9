//! A vehicle that stands in Bypass in the open part of its hex (D2.34).

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::state::Unit;

/// Are these all vehicles, and those aboard them, that stand in the open, in Bypass of the one obstacle of their hex (D2.38)?
pub(crate) fn stand_in_the_open(ctx: &Ctx<'_>, targets: &[UnitId]) -> bool {
    let in_open = |id: &UnitId| {
        let carrier = ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref());
        let unit = ctx.vehicle(carrier.unwrap_or(id)).map(|(unit, _)| unit);
        let unit = unit.filter(|unit| unit.place.bypass().is_some());
        unit.is_some_and(|unit| !holds_both(ctx, unit))
    };
    !targets.is_empty() && targets.iter().all(in_open)
}

pub(crate) fn holds_both(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let terrain = unit.place.cell().and_then(|cell| ctx.terrain(cell));
    terrain.is_some_and(|t| t.is_woods() && t.is_building())
}
