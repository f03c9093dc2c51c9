//! What becomes of PRC when their vehicle is destroyed (A7.308).

use crate::duty::{Debt, Owed, Standing};
use crate::event::{Purpose, UnitId, VehicleResult};
use crate::facts::{Ctx, Underway};
use crate::figures::fire::vehicles::{is_unarmored, told_of, vehicle_line};
use crate::state::Attack;
use alloc::vec::Vec;

/// One whom a vehicle hit carries, and the result against the vehicle.
pub(crate) struct Rider<'a> {
    pub(crate) id: &'a UnitId,
    pub(crate) result: VehicleResult,
    /// It is in the log; else that is what is missing.
    told: bool,
}

impl Rider<'_> {
    /// Done, or missing with these words; while the log lacks the result itself, that is told.
    pub(crate) fn standing(&self, done: bool, says: &str) -> Standing {
        match () {
            () if done => Standing::Done,
            () if self.told => Standing::Open(says.into()),
            () => Standing::Told,
        }
    }
}

/// Those whom the vehicles under an attack carry, or carried when they were destroyed, and who are no targets of their own.
pub(crate) fn carried<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<Rider<'a>> {
    let hit = attack.targets.iter().filter(|id| is_unarmored(ctx, id));
    let others = attack.hits.iter().map(|(id, _)| id).filter(|id| is_unarmored(ctx, id));
    let mut vehicles: Vec<&UnitId> = hit.chain(others).collect();
    vehicles.sort_unstable();
    vehicles.dedup();
    let each = vehicles.into_iter().flat_map(|vehicle| {
        let told = told_of(attack, vehicle);
        let result = told.or_else(|| Some(vehicle_line(ctx, attack, vehicle)?.1));
        let left = attack.left_wreck.iter().filter(move |(_, of)| *of == vehicle).map(|(id, _)| id);
        let aboard = ctx.before.units_aboard(vehicle).into_iter().map(|(id, _)| id).chain(left);
        // There is nothing to tell of a result without effect.
        let told = told.is_some() || (attack.hit.is_none() && result == Some(VehicleResult::None));
        aboard.filter_map(move |id| Some(Rider { id, result: result?, told }))
    });
    each.collect()
}

pub(crate) fn rolled_for(attack: &Attack, unit: &UnitId, asked: &Purpose) -> bool {
    attack.dice.iter().any(|(purpose, who, _)| purpose == asked && who.as_ref() == Some(unit))
}

/// Nobody survives in a burning wreck.
pub(crate) fn burnt(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let due = carried(ctx, attack).into_iter().filter(|rider| rider.result == VehicleResult::Burning);
    let each = due.map(|rider| {
        let gone = ctx.before.units.get(rider.id).is_some_and(|unit| unit.eliminated);
        let done = gone || attack.eliminated.contains(rider.id);
        Owed::of(
            rider.id,
            Debt::Eliminated,
            rider.standing(done, "{} was in the wreck that burns: eliminated"),
        )
    });
    each.collect()
}
