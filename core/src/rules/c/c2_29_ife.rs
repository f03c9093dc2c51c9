//! C2.29: IFE, by which a Gun fires on the IFT. Its range and its ROF are figures of the shot.

use crate::event::{ToKillAttempt, UnitId, Use};
use crate::facts::{Ctx, ToHitRoll, Told};
use crate::figures::depletion::gun;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::WeaponKind;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "C2.29-ife-ift",
    &[Matter::FireLeave],
    "IFE is resolved on the IFT at once: it rolls neither To Hit nor To Kill.",
    &[Check::ToHit(to_hit), Check::ToKill(to_kill)],
)
.since(2)];

fn is_ife(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> bool {
    let def = ctx.unit(id).map(|(_, def)| def);
    ctx.scenario.weapon_kind(def, weapon) == Some(WeaponKind::Ife)
}

fn to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if is_ife(ctx, &attempt.unit, &attempt.weapon) {
        return Verdict::broken(format!("the IFE of {} rolls on the IFT, not To Hit", attempt.unit));
    }
    // As a Gun it rolls To Hit.
    let has_ife = gun(ctx, attempt).and_then(|gun| gun.gun.as_deref()?.ife).is_some();
    if has_ife { Verdict::Kept } else { Verdict::Silent }
}

/// Of an attack of IFE alone: one with a To Hit roll was found by that.
fn to_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let Some(attack) = told.attack().filter(|attack| attack.to_hits.is_empty()) else {
        return Verdict::Silent;
    };
    let firers = &attack.declared.firers;
    let all = !firers.is_empty() && firers.iter().all(|firer| is_ife(&told.ctx, &firer.unit, &firer.weapon));
    match (all, firers.first()) {
        (true, Some(firer)) => {
            Verdict::broken(format!("the IFE of {} rolls on the IFT, not To Kill", firer.unit))
        }
        (true | false, _) => Verdict::Silent,
    }
}
