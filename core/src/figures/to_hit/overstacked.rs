//! A5.132: vehicles that crowd a hex.

use crate::facts::Ctx;
use crate::state::Attack;

/// Shot at, the attack missed a vehicle beside which others stand: by a dr it may strike one of these (A5.132, one source).
pub(crate) fn may_strike_another(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let units = &ctx.before.units;
    attack.targets.iter().filter(|id| ctx.vehicle(id).is_some()).any(|target| {
        let place = units.get(target).map(|unit| unit.place);
        let beside = |(id, unit): (_, &crate::state::Unit)| {
            Some(unit.place) == place && !unit.eliminated && ctx.vehicle(id).is_some()
        };
        units.iter().filter(|pair| beside(*pair)).count() > 1
    })
}
