//! Overrun: whether an attack is one, and whether the MP of one are being spent (D7.1).

use crate::event::{FireAttack, FireMode, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::earlier::fire_phase;
use crate::state::{Attack, Unit, locations_of, overrun_open};

/// The vehicle that a firer is or rides.
pub(crate) fn vehicle_of<'a>(ctx: &Ctx<'a>, id: &'a UnitId) -> Option<&'a UnitId> {
    let (unit, def) = ctx.unit(id)?;
    if def.vehicle.is_some() { Some(id) } else { unit.aboard.as_ref().filter(|id| ctx.vehicle(id).is_some()) }
}

/// An attack of this Player Turn by the vehicle or its PRC in another fire phase than this one.
pub(crate) fn in_other_phase<'a>(ctx: &Ctx<'a>, vehicle: &UnitId) -> Option<&'a Attack> {
    let now = fire_phase(ctx.before.phase);
    let by = |a: &Attack| a.declared.firers.iter().any(|f| vehicle_of(ctx, &f.unit) == Some(vehicle));
    ctx.before.attacks.values().find(|a| {
        let phase = fire_phase(a.phase);
        phase.is_some() && phase != now && by(a) && !is_overrun(ctx, a)
    })
}

/// Was it the attack of an Overrun?
pub(crate) fn is_overrun(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    if attack.overrun.is_some() {
        return true;
    }
    let shots = attack.declared.firers.iter().filter_map(|firer| {
        let unit = ctx.before.units.get(&firer.unit)?;
        let (_, shot) = unit.weapon_shots().find(|(_, shot)| shot.attack == attack.declared.attack)?;
        Some(shot.overrun)
    });
    let mut shots = shots.peekable();
    shots.peek().is_some() && shots.all(|overrun| overrun)
}

/// Is the attack that is declared now the one of the Overrun that this vehicle just paid for?
pub(crate) fn overruns_now(ctx: &Ctx<'_>, attack: &FireAttack, unit: &Unit) -> bool {
    let at = locations_of(ctx.before, ctx.scenario, attack);
    attack.mode == FireMode::Bounding
        && overrun_open(ctx.before, unit, attack.attack)
            .is_some_and(|cell| at.iter().all(|(c, _)| *c == cell))
}
