//! D3.52 to D3.54: vehicular MG outside their arc, in the AFPh, and against armor.

use crate::event::{DrmLine, FireAttack, FireMode};
use crate::facts::{Ctx, IftRoll, Shot, ToHitRoll, Volley};
use crate::figures::vehicle::firing::{Firing, case_b_on_ift, line, rolls_on_ift};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::arcs::each_arc;
use crate::rules::forms::case_a::paid;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Reason, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.52-mg-case-a-on-ift",
        &[Matter::CaseA],
        "BMG, CMG and IFE fired outside their arc add Case A of their mount to the IFT roll.",
        Check::VehicleIft(case_a_on_ift),
    ),
    Clause::check(
        "D3.52-bff-half-instead",
        &[Matter::BoundingHalving],
        "MG Bounding First Fire pays with half FP instead of Case A.",
        Check::VehicleFire(half_instead),
    ),
    Clause::check(
        "D3.52-bff-within-arc",
        &[Matter::WeaponArc],
        "A Bounding First Firer fires only within its present arc.",
        Check::VehicleFire(bounding_within_arc),
    ),
    Clause::check(
        "D3.53-no-case-b-for-mg",
        &[Matter::Modifier],
        "Case B is never added to vehicular MG fire in the AFPh.",
        Check::VehicleIft(no_case_b),
    ),
    Clause::check(
        "D3.53-afph-half",
        &[Matter::AfphHalving],
        "Vehicular MG have half FP in the AFPh.",
        Check::VehicleFire(afph_half),
    ),
    Clause::checks(
        "D3.53-exc-ma-tk",
        &[Matter::AfphHalving],
        "[EXC] A MG that is the MA and tries a To Kill in the AFPh is ordnance: Case B, not half.",
        &[Check::VehicleFire(ma_tk_not_halved), Check::ToHit(ma_tk_case_b)],
    ),
    Clause::check(
        "D3.54-only-ma-mg-tk",
        &[Matter::ToKillWeapon],
        "A vehicular MG tries a To Kill only if it is the MA.",
        Check::VehicleFire(only_ma_tk),
    ),
    Clause::check(
        "D3.54-no-substitute-ma",
        &[Matter::ToKillWeapon],
        "No other MG stands in for the MA, though it be out of order.",
        Check::VehicleFire(no_substitute),
    ),
];

/// Speaks of one weapon alone; the worst counts of MG that fire together (D3.5).
fn case_a_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let [firer] = attack.declared.firers.as_slice() else { return Verdict::Silent };
    let kind = Firing::of(ctx, &firer.unit, &firer.weapon).and_then(|firing| firing.kind());
    if !rolls_on_ift(kind) {
        return Verdict::Silent;
    }
    let told = !ift.drm.is_empty() || ift.total.is_some();
    paid(ctx, attack, (&firer.unit, &firer.weapon), &ift.drm, told)
}

fn is_vehicular_mg(shot: &Shot<'_>) -> bool {
    shot.kind() == Some(WeaponKind::Mg) && shot.def().is_some_and(|def| def.vehicle.is_some())
}

fn half_instead(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let plain = |shot: &Shot<'_>| is_vehicular_mg(shot) && !shot.is_gyro_cmg();
    if attack.mode != FireMode::Bounding {
        return Verdict::Silent;
    }
    factor(volley, Reason::Bounding, plain)
}

fn bounding_within_arc(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    if attack.mode != FireMode::Bounding || attack.tca.is_some() || attack.vca.is_some() {
        return Verdict::Silent;
    }
    each_arc(
        volley,
        attack,
        |firing| firing.in_own_mph(),
        |firing, hex| format!("{hex} is outside the present arc of the {}", firing.name()),
    )
}

fn no_case_b(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    if case_b_on_ift(ctx, attack).is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(line(&ift.drm, Modifier::B).is_none(), || {
        "half FP stand for Case B of a vehicular MG".into()
    })
}

fn afph_half(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    if ctx.before.phase != Some(Phase::AFPh) {
        return Verdict::Silent;
    }
    factor(volley, Reason::Afph, is_vehicular_mg)
}

/// A MG that tries a To Kill.
fn tries_kill<'c>(ctx: &Ctx<'c>, attack: &'c FireAttack) -> Option<Firing<'c>> {
    let firer = attack.firers.iter().find(|firer| firer.to_kill)?;
    Firing::of(ctx, &firer.unit, &firer.weapon).filter(Firing::is_mg)
}

fn ma_tk_not_halved(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(firing) = tries_kill(ctx, attack).filter(Firing::is_main) else { return Verdict::Silent };
    let afph = ctx.before.phase == Some(Phase::AFPh);
    let of_ma = |shot: &Shot<'_>| afph && shot.firer.weapon == *firing.weapon && shot.firer.to_kill;
    each_shot(volley, of_ma, |shot| {
        shot.says(Reason::Afph).then(|| "a MA MG that tries a To Kill is ordnance: it is not halved".into())
    })
}

fn ma_tk_case_b(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let tries = tries_kill(ctx, &attack.declared).is_some_and(|firing| firing.is_main());
    let told = !attempt.drm.is_empty() || attempt.total.is_some();
    if !tries || attack.phase != Some(Phase::AFPh) || !told {
        return Verdict::Silent;
    }
    let paid =
        attempt.drm.iter().filter_map(DrmLine::means).any(|case| case == Modifier::B || case.is_case_c());
    Verdict::kept_or(paid, || {
        "a MA MG that tries a To Kill in the AFPh pays Case B, or Case C after movement".into()
    })
}

fn only_ma_tk(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(firing) = tries_kill(ctx, attack) else { return Verdict::Silent };
    Verdict::kept_or(firing.is_main(), || "only a MG that is the MA tries a To Kill".into())
}

/// Asked while the MA does not work.
fn no_substitute(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(firing) = tries_kill(ctx, attack) else { return Verdict::Silent };
    let failed = firing.unit.failed.iter().any(|weapon| firing.def.is_main(weapon));
    if !failed {
        return Verdict::Silent;
    }
    Verdict::kept_or(firing.is_main(), || "the MA is out of order, and no other MG stands in for it".into())
}
