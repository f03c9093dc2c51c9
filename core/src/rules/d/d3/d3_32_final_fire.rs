//! D3.32: the one shot in the AFPh that a ROF kept in the MPh gives.

use crate::event::{FireAttack, FireMode, Firer, Marker, ToHitAttempt, UnitId};
use crate::facts::{Ctx, Shot, ToHitRoll, Volley};
use crate::figures::to_hit::{case_c, dice};
use crate::figures::vehicle::fires_again::kept_in_mph;
use crate::figures::vehicle::firing::{
    Firing, bounding, bounding_with_prc, carrier, line, others_fired, same_weapon,
};
use crate::figures::vehicle::motion_fire;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Reason, WeaponKind};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.32-no-bounding-final-fire",
        &[Matter::FireAgain],
        "There is no Bounding Final Fire: who used Bounding First Fire makes no second attack of that kind.",
        Check::VehicleFire(no_final_fire),
    ),
    Clause::check(
        "D3.32-afph-rof-shot",
        &[Matter::FireAgain],
        "After fire in the MPh only a weapon that kept its Multiple ROF fires in the AFPh, and only if nothing else of the vehicle fired.",
        Check::VehicleFire(rof_shot),
    ),
    Clause::check(
        "D3.32-only-the-rof-weapon",
        &[Matter::FireAgain],
        "Nothing else of a vehicle fires in an AFPh in which it shot by ROF after fire in the MPh.",
        Check::VehicleFire(only_the_rof_weapon),
    ),
    Clause::check(
        "D3.32-once",
        &[Matter::FireAgain],
        "The AFPh shot after fire in the MPh is one, whatever its colored die shows.",
        Check::VehicleFire(once),
    ),
    Clause::check(
        "D3.32-afph-case-c",
        &[Matter::CaseC],
        "The AFPh shot of ordnance after fire in the MPh takes Case C instead of Case B.",
        Check::ToHit(afph_case_c),
    ),
    Clause::check(
        "D3.32-afph-half-fp",
        &[Matter::AfphHalving],
        "The AFPh shot of a MG or IFE after fire in the MPh is made with half FP.",
        Check::VehicleFire(afph_half),
    ),
    Clause::checks(
        "D3.32-afph-motion-quarter",
        &[Matter::MotionHalving, Matter::CaseC],
        "The AFPh shot after fire in the MPh, of a vehicle in Motion, takes Case C4, or a quarter of the FP.",
        &[Check::ToHit(motion_case_c4), Check::VehicleFire(motion_quarter)],
    ),
];

/// A firer in the AFPh whose vehicle, or one of its PRC, used Bounding First Fire in this Player Turn.
fn after_bounding<'c>(
    ctx: &Ctx<'c>,
    attack: &'c FireAttack,
) -> Vec<(&'c Firer, &'c UnitId, Vec<&'c Attack>)> {
    if ctx.before.phase != Some(Phase::AFPh) {
        return Vec::new();
    }
    let of = |firer: &'c Firer| {
        let (id, _) = carrier(ctx, &firer.unit)?;
        let before = bounding_with_prc(ctx, id);
        (!before.is_empty()).then_some((firer, id, before))
    };
    attack.firers.iter().filter_map(of).collect()
}

fn no_final_fire(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let second = matches!(attack.mode, FireMode::Final | FireMode::Subsequent | FireMode::Fpf);
    let mut all = attack.firers.iter().filter_map(|firer| carrier(ctx, &firer.unit));
    let fired = |(id, unit): &(&UnitId, &crate::state::Unit)| {
        unit.markers.contains(&Marker::BoundingFire) || !bounding(ctx, id).is_empty()
    };
    let Some((id, _)) = all.find(fired) else { return Verdict::Silent };
    Verdict::kept_or(!second, || format!("{id} used Bounding First Fire: there is no Bounding Final Fire"))
}

/// Speaks of the weapon that fired in the MPh itself; D3.32-only-the-rof-weapon speaks of others.
fn rof_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut verdict = Verdict::Silent;
    for (firer, id, before) in after_bounding(ctx, attack) {
        let Some(firing) = Firing::of(ctx, &firer.unit, &firer.weapon) else { continue };
        let own = |f: &Firer| f.unit == *id && same_weapon(&f.weapon, &firer.weapon);
        if !before.iter().any(|a| a.declared.firers.iter().any(own)) {
            continue;
        }
        if before.iter().any(|a| others_fired(ctx, a, id, &firer.weapon)) {
            return Verdict::broken(format!("something else of {id} fired in the MPh too"));
        }
        match kept_in_mph(&firing) {
            Some(true) => verdict = Verdict::Kept,
            Some(false) => return Verdict::broken("it did not keep its ROF in the MPh"),
            None => return Verdict::undecided("whether it kept its ROF in the MPh"),
        }
    }
    verdict
}

fn only_the_rof_weapon(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut verdict = Verdict::Silent;
    for (firer, id, before) in after_bounding(ctx, attack) {
        let mut fired = before.iter().flat_map(|a| &a.declared.firers);
        if !fired.any(|f| f.unit == firer.unit && same_weapon(&f.weapon, &firer.weapon)) {
            return Verdict::broken(format!("only what {id} fired in its MPh, its ROF kept, may fire now"));
        }
        verdict = Verdict::Kept;
    }
    verdict
}

fn once(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut verdict = Verdict::Silent;
    for (firer, _, _) in after_bounding(ctx, attack) {
        let Some(firing) = Firing::of(ctx, &firer.unit, &firer.weapon) else { continue };
        let shots = firing.unit.weapon(firing.weapon).map_or(&[][..], |weapon| &weapon.shots);
        if shots.iter().any(|shot| shot.phase == Some(Phase::AFPh)) {
            return Verdict::broken("it fired in this AFPh already: that shot is a single one");
        }
        verdict = Verdict::Kept;
    }
    verdict
}

/// The To Hit roll of that shot.
fn rof_roll<'c>(ctx: &Ctx<'c>, attempt: &'c ToHitAttempt) -> Option<(Firing<'c>, &'c Attack)> {
    let attack = ctx.before.attacks.get(&attempt.attack)?;
    let firing = Firing::of(ctx, &attempt.unit, &attempt.weapon)?;
    // D3.31 and D3.32 tell that a weapon fires that did not fire in the MPh.
    let same = |f: &Firer| f.unit == attempt.unit && same_weapon(&f.weapon, &attempt.weapon);
    let fired = bounding(ctx, &attempt.unit).iter().any(|a| a.declared.firers.iter().any(same));
    let ours = attack.phase == Some(Phase::AFPh) && fired;
    let told = !attempt.drm.is_empty() || attempt.total.is_some();
    (ours && told).then_some((firing, attack))
}

fn afph_case_c(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((firing, attack)) = rof_roll(ctx, attempt).filter(|(f, _)| !case_c::in_motion(f)) else {
        return Verdict::Silent;
    };
    let said = line(&attempt.drm, Modifier::C).and_then(|line| line.value);
    if line(&attempt.drm, Modifier::B).is_some() || line(&attempt.drm, Modifier::C).is_none() {
        let named = if line(&attempt.drm, Modifier::B).is_some() { "Case B" } else { "none" };
        return Verdict::wrong("the AFPh shot of a kept ROF takes Case C, not Case B", named, "Case C");
    }
    match case_c::due(&firing, attack, attempt).and_then(|due| due.exact()).zip(said) {
        Some((due, said)) if due != said => {
            let breach = Breach::of("Case C of the AFPh shot");
            Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{due}"))))
        }
        Some(_) | None => Verdict::Kept,
    }
}

/// MG and IFE that fire after Bounding First Fire.
fn is_rof_mg(ctx: &Ctx<'_>, shot: &Shot<'_>) -> bool {
    let kind = matches!(shot.kind(), Some(WeaponKind::Mg | WeaponKind::Ife));
    kind && shot.def().is_some_and(|def| def.vehicle.is_some()) && !bounding(ctx, &shot.firer.unit).is_empty()
}

fn afph_half(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    if ctx.before.phase != Some(Phase::AFPh) {
        return Verdict::Silent;
    }
    factor(volley, Reason::Afph, |shot| is_rof_mg(ctx, shot))
}

fn motion_quarter(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let in_motion = attack.firers.first().is_some_and(|f| motion_fire::fires_in_motion(ctx, &f.unit));
    if ctx.before.phase != Some(Phase::AFPh) || !in_motion {
        return Verdict::Silent;
    }
    factor(volley, Reason::Motion, |shot| is_rof_mg(ctx, shot)).of(Matter::MotionHalving)
}

fn motion_case_c4(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    case_c4_in_motion(ctx, attempt).of(Matter::CaseC)
}

fn case_c4_in_motion(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Verdict {
    let Some((firing, attack)) = rof_roll(ctx, attempt).filter(|(f, _)| case_c::in_motion(f)) else {
        return Verdict::Silent;
    };
    if line(&attempt.drm, Modifier::C4).is_none() {
        return Verdict::wrong("in Motion the AFPh shot takes Case C4", "none", "Case C4");
    }
    let members = attempt.drm.iter().filter(|line| line.means().is_some_and(Modifier::is_case_c));
    let said: Option<Drm> = members.map(|line| line.value).try_fold(Drm(0), |sum, value| Some(sum + value?));
    let due = case_c::due(&firing, attack, attempt).and_then(|due| due.exact());
    let dice = dice::dice(ctx, attempt).is_some();
    match due.zip(said).filter(|_| dice) {
        Some((due, said)) if due != said => {
            let breach = Breach::of("Case C4 of the AFPh shot");
            Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{due}"))))
        }
        Some(_) | None => Verdict::Kept,
    }
}
