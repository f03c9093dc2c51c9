//! What the scenario says of a unit as Personnel.

use crate::counter::Infantry;
use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::state::Unit;
use crate::vocab::InfantryKind;

/// What the scenario says of a unit as Personnel.
pub(crate) fn infantry<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a Unit, &'a Infantry)> {
    let (unit, def) = ctx.unit(id)?;
    Some((unit, def.infantry.as_ref()?))
}

/// A leader's leadership DRM: one more for a wounded one (A17.2).
pub(crate) fn leadership(ctx: &Ctx<'_>, id: &UnitId) -> Option<i16> {
    let (unit, infantry) = infantry(ctx, id)?;
    let leader = infantry.kind == Some(InfantryKind::Leader);
    let wounded = i16::from(unit.status.has(Status::Wounded));
    infantry.leadership.filter(|_| leader).map(|drm| drm.0.saturating_add(wounded))
}
