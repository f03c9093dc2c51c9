//! Who may fire in which phase (A7.1).

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::state::side_of;
use crate::vocab::phase::Phase;

/// Does the phase allow fire to a unit's side? `None` where phase or side are not known.
pub(crate) fn may_fire_now(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let phase = ctx.before.phase?;
    let attacks = ctx.before.side.as_ref() == Some(side_of(ctx.before, ctx.scenario, id)?);
    Some(match phase {
        Phase::PFPh | Phase::AFPh => attacks,
        Phase::DFPh => !attacks,
        Phase::MPh => !attacks || is_vehicular(ctx, id),
        Phase::RPh | Phase::RtPh | Phase::APh | Phase::CCPh => false,
    })
}

/// A vehicle or its PRC, which may Bounding First Fire (D3.3).
pub(crate) fn is_vehicular(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let aboard = ctx.before.units.get(id).is_some_and(|unit| unit.aboard.is_some());
    aboard || ctx.vehicle(id).is_some()
}
