//! Who mans a Gun that is a unit of its own: no line names its crew, so the Personnel that stand with it tell who fires it.
//! A log whose Guns have no crew counters leaves all of that to the players.

use crate::event::{FireAttack, Firer, UnitId};
use crate::facts::{Ctx, Shot};
use crate::state::{
    Attack, Unit, beside_gun, guns_with, may_be_manned_otherwise, personnel_kind, sole_crew_of, stands_as_gun,
};
use crate::vocab::{InfantryKind, WeaponKind};
use alloc::vec::Vec;

/// This shot is one of a Gun that is a unit of its own.
pub(crate) fn is_gun_shot(shot: &Shot<'_>) -> bool {
    shot.kind() == Some(WeaponKind::Ordnance) && is_gun(&shot.ctx, &shot.firer.unit)
}

pub(crate) fn is_gun(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    stands_as_gun(ctx.before, id)
}

/// The one unit beside the one Gun of a Location, which mans it.
pub(crate) fn sole_crew<'a>(ctx: &Ctx<'a>, gun: &UnitId) -> Option<(&'a UnitId, &'a Unit)> {
    sole_crew_of(ctx.before, gun)
}

/// Is what is asked true of whoever mans a Gun? Nobody stands with it, and it is not. `None` where it is true of a crew there,
/// and not of each unit that may man it, where a SMC may, or where more Guns than units stand there.
pub(crate) fn of_crew(ctx: &Ctx<'_>, gun: &UnitId, which: impl Fn(&UnitId, &Unit) -> bool) -> Option<bool> {
    let there = beside_gun(ctx.before, gun);
    let such: Vec<_> = there.iter().filter(|(id, unit)| which(id, unit)).collect();
    let crew = |id: &UnitId| personnel_kind(ctx.before, id) == Some(Some(InfantryKind::Crew));
    let enough = guns_with(ctx.before, gun) <= there.len() && !may_be_manned_otherwise(ctx.before, gun);
    match such.len() {
        0 => Some(false),
        all if all == there.len() => enough.then_some(true),
        _ if such.iter().any(|(id, _)| crew(id)) => None,
        _ => Some(false),
    }
}

/// Is what is asked true of Personnel that fire, or of whoever mans the Gun that fires? `Some(None)` where that is open; `None` of a
/// vehicle, and of a Gun with which nobody stands by the log.
pub(crate) fn is_so(ctx: &Ctx<'_>, id: &UnitId, which: impl Fn(&Unit) -> bool) -> Option<Option<bool>> {
    if is_gun(ctx, id) {
        let manned = !beside_gun(ctx.before, id).is_empty();
        return manned.then(|| of_crew(ctx, id, |_, unit| which(unit)));
    }
    let unit = ctx.before.units.get(id)?;
    personnel_kind(ctx.before, id).map(|_| Some(which(unit)))
}

/// The unit that left a Gun, where nobody stands with it any more: its crew went, or fell.
pub(crate) fn left_by<'a>(ctx: &Ctx<'a>, gun: &UnitId) -> Option<&'a UnitId> {
    let unit = ctx.before.units.get(gun)?;
    let there = ctx.units_with(unit.location()).into_iter();
    let unknown = |id: &UnitId| ctx.before.units.described(id).is_none();
    let stands = |(id, other): (&UnitId, &Unit)| {
        !other.eliminated && (unknown(id) || personnel_kind(ctx.before, id).is_some())
    };
    let alone = !there.into_iter().any(stands);
    unit.crew_gone.as_ref().filter(|_| alone && unit.aboard.is_none())
}

/// The Guns that a unit mans in an attack that was declared, as those who stood with them tell.
fn guns_in<'a>(attack: &'a Attack, unit: &'a UnitId) -> impl Iterator<Item = &'a Firer> {
    let mans = move |firer: &&Firer| attack.gun_crews.get(&firer.unit).is_some_and(|crew| crew == unit);
    attack.declared.firers.iter().filter(mans)
}

/// The Guns that a unit mans in one of these attacks, and in this one.
pub(crate) fn guns_of<'a>(
    ctx: &Ctx<'a>,
    before: impl Iterator<Item = &'a Attack>,
    now: &'a FireAttack,
    unit: &'a UnitId,
) -> Vec<&'a UnitId> {
    let mans = |firer: &&Firer| {
        is_gun(ctx, &firer.unit) && sole_crew(ctx, &firer.unit).is_some_and(|(crew, _)| crew == unit)
    };
    let here = now.firers.iter().filter(mans);
    let mut guns: Vec<&UnitId> =
        before.flat_map(|attack| guns_in(attack, unit)).chain(here).map(|firer| &firer.unit).collect();
    guns.sort_unstable();
    guns.dedup();
    guns
}
