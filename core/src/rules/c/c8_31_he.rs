//! C8.31: the column of what hit Personnel, at whom HEAT goes, and what leaves no Residual FP.

use crate::event::{ResidualLaid, ToHitAttempt, UnitId};
use crate::facts::{IftRoll, ToHitRoll, Told, Underway};
use crate::figures::fire::ordnance::{charge, equivalent, shell};
use crate::figures::fire::residual_due::left_by;
use crate::figures::pf::is_pf;
use crate::figures::to_hit::cases::are_told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::c::shells::column_of;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::hex::Dir;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponKind};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C8.31-he-column",
        &[Matter::Column],
        "A HE shell that hit on the Infantry Target Type is resolved on the column of its calibre.",
        Check::Ift(column),
    ),
    Clause::check(
        "C8.31-he-equiv",
        &[Matter::Column],
        "At Personnel AP below 37mm, APCR and APDS count 1 FP, other AP 2, a BAZ or PIAT 8, a PSK 12, a PF 16.",
        Check::Ift(equivalence),
    )
    .since(2),
    Clause::check(
        "C8.31-heat-cover",
        &[Matter::Target],
        "A light anti-tank weapon is fired at Infantry only where that has the TEM of a wall, building, rubble or pillbox.",
        Check::ToHit(cover),
    )
    .since(2),
    Clause::check(
        "C8.31-no-residual",
        &[Matter::Counter],
        "AP, APCR, APDS, an ATR and a PF leave no Residual FP.",
        Check::ResidualLaid(no_residual),
    )
    .since(2),
];

fn column(roll: &IftRoll<'_>) -> Verdict {
    column_of(roll, shell, "the column of a HE shell is that of its calibre")
}

fn equivalence(roll: &IftRoll<'_>) -> Verdict {
    column_of(roll, equivalent, "what is no HE counts fewer FP at Personnel")
}

/// By the terrain of the target's hex, where no TEM is told beside the other DRM: a pillbox is told by its TEM alone.
fn cover(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) =
        roll.attack().filter(|_| charge(&attempt.weapon).is_some() && are_told(attempt) && ctx.tells_all())
    else {
        return Verdict::Silent;
    };
    let foot =
        |id: &UnitId| ctx.unit(id).is_some_and(|(_, def)| def.infantry.is_some() && def.vehicle.is_none());
    let at_foot = attempt.target.as_ref().map_or_else(|| attack.targets.iter().all(foot), foot);
    let gun = |id: &UnitId| ctx.unit(id).is_some_and(|(_, def)| !def.weapons.is_empty());
    let [(cell, _)] = attack.at.as_slice() else { return Verdict::Silent };
    if !at_foot || attack.targets.is_empty() || attack.targets.iter().any(gun) {
        return Verdict::Silent;
    }
    let tem = attempt.drm.iter().any(|line| line.is(Modifier::Tem) && line.value != Some(Drm(0)));
    let Some(terrain) = ctx.terrain(*cell) else { return Verdict::Silent };
    let walled = Dir::ALL.into_iter().any(|side| ctx.has_wall(*cell, side));
    match terrain.is_building() || terrain.is_rubble() || walled {
        true => Verdict::Kept,
        false if tem && !(terrain.is_woods() && is_woods_tem(attempt) && ctx.scenario.book >= 2) => {
            Verdict::Silent
        }
        false => Verdict::broken(format!(
            "no wall, building, rubble or pillbox covers the Infantry in {}",
            ctx.show(*cell)
        )),
    }
}

/// The TEM told is that of woods, and of no pillbox.
fn is_woods_tem(attempt: &ToHitAttempt) -> bool {
    attempt.drm.iter().filter(|line| line.is(Modifier::Tem)).all(|line| line.value == Some(Drm(1)))
}

/// A8.25 tells of AP, APCR and APDS.
fn no_residual(told: &Told<'_, ResidualLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let Some(attack) = left_by(ctx, laid).filter(|_| !laid.removed && ctx.is_of_players()) else {
        return Verdict::Silent;
    };
    let on = Underway::of(ctx, attack);
    let [shot] = on.volley.shots() else { return Verdict::Silent };
    let leaves_none = shot.kind() == Some(WeaponKind::Atr) || is_pf(&shot.firer.weapon);
    if !leaves_none {
        return if shot.kind() == Some(WeaponKind::Ordnance) { Verdict::Kept } else { Verdict::Silent };
    }
    Verdict::broken(format!("what was fired in {} leaves no Residual FP", attack.declared.attack))
}
