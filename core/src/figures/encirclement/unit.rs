//! Whether a unit is Encircled (A7.7).

use crate::charts::terrain::{Price, TerrainKind};
use crate::event::{MfSpent, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::encirclement::by_fire::is_encircled_by_fire;
use crate::state::Unit;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;

/// Encirclement does not touch the berserk, the heroic, and those in a pillbox.
pub(crate) fn is_immune(unit: &Unit) -> bool {
    [Status::Berserk, Status::Heroic, Status::InPillbox].into_iter().any(|status| unit.status.has(status))
}

/// Is a unit encircled: under a counter, or by the fire of this phase?
#[must_use]
pub fn is_encircled(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some((unit, def)) = ctx.unit(id) else { return false };
    let fits = matches!(ctx.before.phase, Some(Phase::PFPh | Phase::DFPh | Phase::AFPh));
    let steady = is_immune(unit);
    let by_fire = || unit.place.cell().is_some_and(|cell| is_encircled_by_fire(ctx, id, cell));
    unit.status.has(Status::Encircled) || (fits && !steady && def.infantry.is_some() && by_fire())
}

/// The MF of a hex by its terrain alone, doubled for the first Location that an encircled unit enters. None
/// when the hex is not another one, or the terrain tells no price: what else raises it, the log does not say.
#[must_use]
pub fn mf_due(ctx: &Ctx<'_>, spent: &MfSpent) -> Option<Mp> {
    let (unit, cell) = (ctx.before.units.get(&spent.unit)?, ctx.cell(spent.hex));
    let terrain = ctx.terrain(cell).filter(|_| unit.place.cell() != Some(cell))?;
    let plain = |kind: &TerrainKind| match kind.infantry() {
        Price::Fixed(mp) if PLAIN.contains(kind) => Some(mp),
        Price::Fixed(_)
        | Price::Na
        | Price::PlusCot(_)
        | Price::Cot
        | Price::All
        | Price::Share(_)
        | Price::AllOr(_) => None,
    };
    let dearest = terrain.is.iter().filter_map(plain).max()?;
    let doubled = if unit.status.has(Status::Encircled) { 2 } else { 1 };
    Some(dearest * doubled)
}

/// Terrain that costs what its name says, whatever else is said of the hex.
const PLAIN: [TerrainKind; 8] = [
    TerrainKind::OpenGround,
    TerrainKind::Orchard,
    TerrainKind::Grain,
    TerrainKind::Brush,
    TerrainKind::Woods,
    TerrainKind::WoodenBuilding,
    TerrainKind::StoneBuilding,
    TerrainKind::Rubble,
];
