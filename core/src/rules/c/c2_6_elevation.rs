//! C2.6: how steeply a Gun fires.

use crate::event::Level;
use crate::facts::{Shot, Volley};
use crate::figures::fire::gun_crew::is_gun_shot;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::vocab::hex::Cell;
use crate::vocab::{GunKind, WeaponKind};
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
        "C2.6-elevation",
        &[Matter::Reach],
        "A Gun that is neither a mortar nor an AA Gun fires at another level only if that is no more levels away than the target is hexes.",
        Check::Fire(elevation),
    )
    .since(2)];

/// Of the ordnance of vehicles, and within the hex, it is asked.
fn elevation(volley: &Volley<'_>) -> Verdict {
    let of_gun = |shot: &Shot<'_>| is_gun_shot(shot) || shot.vehicle().is_some();
    let ordnance = |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::Ordnance) && of_gun(shot);
    let asked = |shot: &Shot<'_>| ordnance(shot) && too_steep(shot).is_some();
    let sure = |shot: &Shot<'_>| is_gun_shot(shot) && shot.range_to(0) != Some(0);
    let says = |(range, levels): (u32, u32), shot: &Shot<'_>| {
        format!("the target of {} is {range} hexes and {levels} levels away", shot.firer.unit)
    };
    let found = |shot: &Shot<'_>| too_steep(shot).filter(|(range, levels)| range < levels);
    each_shot_or_open(
        volley,
        asked,
        |shot| found(shot).filter(|_| sure(shot)).map(|far| says(far, shot)),
        |shot| found(shot).map(|far| format!("whether it may fire so steeply: {}", says(far, shot))),
    )
}

/// Hexes and levels to its target, of a Gun of a known sort at one Location of another level. `None` of mortars and AA Guns, and where a
/// level is not known.
fn too_steep(shot: &Shot<'_>) -> Option<(u32, u32)> {
    let def = shot.def().filter(|def| !def.aircraft && shot.ctx.scenario.book >= 2)?;
    let weapon = match shot.vehicle() {
        Some(_) => shot.ctx.scenario.weapon(def, &shot.firer.weapon),
        None => shot.ctx.scenario.weapon_of_gun(def, &shot.firer.weapon),
    };
    let gun = weapon.and_then(|weapon| weapon.gun.as_deref())?;
    let exempt = matches!(gun.sort, Some(GunKind::Mtr | GunKind::Aa)) || gun.min_range.is_some();
    let [at] = shot.at() else { return None };
    let height = |(cell, level): (Cell, Level)| {
        let terrain = shot.ctx.terrain(cell).filter(|terrain| !terrain.depression)?;
        match level {
            Level::At(level) => Some(i32::from(terrain.level) + i32::from(level)),
            Level::In => None,
        }
    };
    let levels = height(shot.location()?)?.abs_diff(height(*at)?);
    (!exempt && levels > 0).then_some((shot.range_to(0)?, levels))
}
