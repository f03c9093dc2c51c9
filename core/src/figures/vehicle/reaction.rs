//! Non-CC Reaction Fire: what the DEFENDER fires at a vehicle in his own Location in its MPh (D7.2, D7.22).

use crate::event::{Marker, UnitId};
use crate::facts::Ctx;
use crate::state::{Attack, Fight, Place, Unit};
use crate::vocab::phase::Phase;

/// Is it Non-CC Reaction Fire, which strikes the rear and pays neither Case A nor Case E (D7.22)? For certain behind the attack of an Overrun
/// that its target made in that Location; `None` where its target made none there, or is in Bypass.
pub(crate) fn is_reaction_fire(ctx: &Ctx<'_>, attack: &Attack) -> Option<bool> {
    let from = attack.from.first().copied().flatten();
    let ([at], [target]) = (attack.at.as_slice(), attack.targets.as_slice()) else { return Some(false) };
    let vehicle = ctx.vehicle(target).filter(|_| ctx.scenario.book >= 2);
    let Some((unit, _)) = vehicle.filter(|_| attack.is_first_fire() && from == Some(*at)) else {
        return Some(false);
    };
    let behind = |other: &Attack| {
        let resolved = other.rolls.first().is_some_and(|roll| roll.seq < attack.seq);
        other.overrun.as_ref() == Some(target) && other.at.contains(at) && resolved
    };
    let within = matches!(unit.place, Place::In(..));
    ctx.before.attacks.values().any(behind).then_some(true).filter(|_| within)
}

/// It attacked a vehicle by Close Combat in the MPh in play (D7.21).
pub(crate) fn has_reacted(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let by = |fight: &Fight| {
        let at = fight.cc.fought.targets.iter().any(|target| ctx.vehicle(target).is_some());
        at && fight.cc.fought.attackers.contains(id)
    };
    ctx.before.phase == Some(Phase::MPh) && ctx.before.close_combat.fights.iter().any(by)
}

/// It lies under First or Final Fire for its CC Reaction Fire: by a counter, or by an attack of that kind before (D7.21).
pub(crate) fn is_marked(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let counter = [Marker::FirstFire, Marker::FinalFire].iter().any(|marker| unit.markers.contains(marker));
    ctx.before.phase == Some(Phase::MPh) && (counter || has_reacted(ctx, id))
}

/// It paid for an Overrun with its last MP, and has not made its attack (D7.1).
pub(crate) fn owes_overrun(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some(unit) = ctx.before.units.get(id).filter(|unit| unit.mph.overrun.is_some()) else { return false };
    let Some(paid) = ctx.before.window.as_ref().filter(|window| window.mover == *id) else { return false };
    let as_shot = unit.weapon_shots().any(|(_, shot)| shot.overrun && shot.seq > paid.seq);
    let made = |attack: &Attack| attack.overrun.as_ref() == Some(id) && attack.seq > paid.seq;
    !as_shot && !ctx.before.attacks.values().any(made)
}
