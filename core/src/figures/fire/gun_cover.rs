//! What a Gun gives those who man it: emplacement (C11.2) and its gunshield (C11.5), where the log has what they ask for.

use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::cover::is_indirect;
use crate::figures::fire::gun_crew::is_gun;
use crate::state::{Attack, Unit, beside_gun, personnel_kind};
use crate::vocab::hex::in_arc;
use crate::vocab::num::Drm;
use crate::vocab::{GunKind, InfantryKind};

/// The TEM of emplacement.
const EMPLACED: Drm = Drm(2);

/// What a gunshield adds against direct and against Indirect Fire.
const SHIELD: [Drm; 2] = [Drm(2), Drm(1)];

/// The Gun that all targets of an attack are, or man.
pub(crate) fn gun_of_targets<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Option<(&'a UnitId, &'a Unit)> {
    let first = attack.targets.first()?;
    let at = ctx.before.units.get(first)?.location();
    let gun = ctx.units_with(at).into_iter().find(|(id, gun)| is_gun(ctx, id) && !gun.eliminated)?;
    let crew = beside_gun(ctx.before, gun.0);
    let fell = |id: &UnitId| {
        let unit = ctx.before.units.get(id);
        unit.is_some_and(|unit| {
            unit.eliminated && unit.side == gun.1.side && unit.location() == gun.1.location()
        })
    };
    let of_gun = |id: &UnitId| id == gun.0 || crew.iter().any(|(one, _)| *one == id) || fell(id);
    attack.targets.iter().all(of_gun).then_some(gun)
}

/// So much TEM has a Gun with those who man it that has not left where it was set up: a squad has none of it (C11.2).
pub(crate) fn emplacement(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let (id, gun) = gun_of_targets(ctx, attack).filter(|_| ctx.scenario.book >= 2 && ctx.tells_all())?;
    let squad = |id: &UnitId| personnel_kind(ctx.before, id) == Some(Some(InfantryKind::Squad));
    let by_squad = beside_gun(ctx.before, id).iter().any(|(id, _)| squad(id));
    let still = !gun.displaced && !gun.mph.entered_hex && gun.aboard.is_none();
    (still && !by_squad).then_some(EMPLACED)
}

/// So much does the shield of an AT or INF Gun give its Good Order crew, through its CA and from another hex (C11.5).
pub(crate) fn gunshield(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let (id, gun) = gun_of_targets(ctx, attack).filter(|_| ctx.scenario.book >= 2)?;
    let (cell, facing) = (gun.place.cell()?, gun.place.facing()?);
    let (_, def) = ctx.unit(id)?;
    let sort = def.weapons.values().find_map(|weapon| weapon.gun.as_ref()?.sort)?;
    let through = attack.from.iter().all(|from| from.is_some_and(|(from, _)| in_arc(cell, facing, from)));
    let fit = |unit: &Unit| !unit.is_broken() && !unit.status.has(Status::Melee);
    let crew = beside_gun(ctx.before, id);
    let good = !crew.is_empty() && crew.iter().all(|(_, unit)| fit(unit));
    let indirect = is_indirect(ctx, attack);
    let shields = matches!(sort, GunKind::At | GunKind::Inf) && good && !attack.from.is_empty();
    (shields && (through || indirect)).then_some(SHIELD[usize::from(indirect)])
}
