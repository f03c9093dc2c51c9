//! What a vehicle pays for others in its hex (D2.14, D2.6).

use crate::facts::Move;
use crate::scenario::Terrain;
use crate::tally::{Blame, Tally};
use crate::vocab::MoverClass;
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;

/// Each wreck and vehicle in the hex costs one MP, two at the road rate, and double again under note D
/// (D2.14).
pub(crate) fn others_in_hex(
    moved: &Move<'_>,
    hex: Cell,
    terrain: &Terrain,
    by_road: bool,
    tally: &mut Tally<Mp>,
) {
    let n = count_in_hex(moved, hex, terrain);
    if n == 0 || moved.vehicle.class == MoverClass::Motorcycle {
        return;
    }
    let label = if n == 1 { "wreck/vehicle" } else { "wrecks/vehicles" };
    tally.plus_each(n, Mp::ONE, label, "D2.14", Blame::on("D2.14-wreck-plus-one"));
    let mut sum = i32::from(n);
    if by_road {
        tally.with_it(Mp::whole(sum), "doubled by the road rate", "D2.14", Blame::on("D2.14-road-double"));
        sum *= 2;
    }
    let beneath = !by_road && terrain.is_beneath_too(moved.vehicle.class);
    if terrain.has_note_d(moved.vehicle.class) && !beneath {
        tally.with_it(Mp::whole(sum), "doubled by note D", "D2.14", Blame::on("D2.14-note-d-double"));
        sum *= 2;
    } else if by_road && terrain.is_woods() {
        let label = "doubled on a woods-road";
        tally.with_it(Mp::whole(sum), label, "B13.41", Blame::on("D2.14-woods-double"));
        return;
    }
    if moved.ctx.scenario.house.wrecks_in_woods_double && terrain.is_woods() {
        tally.with_it(Mp::whole(sum), "doubled in woods", "house rule", Blame::on("D2.14-woods-double"));
    }
}

/// Wrecks and vehicles in a hex, of either side; motorcycles do not count, a vehicle in Bypass counts in
/// the hex that it occupies.
fn count_in_hex(moved: &Move<'_>, hex: Cell, terrain: &Terrain) -> u8 {
    let there = moved.ctx.before.units_at(hex);
    let others = there.into_iter().filter(|(id, _)| **id != moved.said.unit);
    let counted = others.filter(|(id, _)| {
        moved.ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.class != MoverClass::Motorcycle)
    });
    let counted = u8::try_from(counted.count()).unwrap_or(u8::MAX);
    terrain.wrecks.saturating_add(terrain.vehicles).saturating_add(counted)
}
