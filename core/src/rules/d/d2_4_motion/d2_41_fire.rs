//! D2.41 and D2.42: fire at and by vehicles in Motion.

use crate::event::{Claim, Claimed, CloseCombatFought, Event, Factor, FactorOp, FireAttack, Firer, What};
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told, Volley};
use crate::figures::fire::shot::means;
use crate::figures::vehicle::motion_fire::{
    case_j_on_ift, counts_as_motion, halvings, is_motion_vehicle, kind, takes_plus_two, thrown, vehicle_of,
};
use crate::figures::vehicle::moving::is_moving_target;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Reason, WeaponKind};
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_41: &[Clause] = &[
    Clause::check(
        "D2.41-case-j",
        &[Matter::MovingTarget],
        "Motion vehicles are Case J targets in every fire phase.",
        Check::Claimed(case_j),
    ),
    Clause::checks(
        "D2.41-plus-two-1e",
        &[Matter::Modifier],
        "1e: +2 also goes on DC, MOL, OVR and CC attacks against a Motion or moving vehicle.",
        &[Check::Cc(plus_two), Check::Any(left_out), Check::Ift(plus_two_on_ift)],
    )
    .only(Printing::First),
    Clause::checks(
        "D2.41-plus-two-2e",
        &[Matter::Modifier],
        "2e: +2 goes on DC, MOL, OVR and CC attacks against Motion or Non-Stopped vehicles, not against a stopped one.",
        &[Check::Cc(plus_two), Check::Any(left_out), Check::Ift(plus_two_on_ift)],
    )
    .only(Printing::Second),
    Clause::check(
        "D2.41-no-other-ift",
        &[Matter::Modifier],
        "Attacks by DC and MOL, and Overruns, are the only ones on the IFT that take the +2.",
        Check::Ift(no_other_ift),
    ),
    Clause::check(
        "D2.41-no-hindrance",
        &[Matter::Modifier],
        "A Motion vehicle gives neither LOS Hindrance nor TEM.",
        Check::Claimed(no_hindrance),
    ),
    Clause::check(
        "D2.42-case-c4-1e",
        &[Matter::CaseC],
        "1e: ordnance of a Motion vehicle adds the Motion To Hit DRM.",
        Check::ToHit(case_c4),
    )
    .only(Printing::First),
    Clause::check(
        "D2.42-case-c4-2e",
        &[Matter::CaseC],
        "2e: Case C4 applies to Motion and Non-Stopped vehicles and to ordnance fired by their Passengers.",
        Check::ToHit(case_c4),
    )
    .only(Printing::Second),
    Clause::check(
        "D2.42-fp-halved",
        &[Matter::MotionHalving],
        "FP other than ordnance of a vehicle in Motion, and of its Passengers/Riders, is halved.",
        Check::Fire(fp_halved),
    ),
    Clause::check(
        "D2.42-ft-1e",
        &[Matter::MotionHalving],
        "1e: FT is named as included in the halving.",
        Check::VehicleFire(ft_halved),
    )
    .only(Printing::First),
    Clause::check(
        "D2.42-ft-canister-2e",
        &[Matter::MotionHalving],
        "2e: FT and canister are named.",
        Check::VehicleFire(ft_halved),
    )
    .only(Printing::Second),
    Clause::check(
        "D2.42-cumulative",
        &[Matter::AfphHalving, Matter::MotionHalving],
        "The halving stacks with others such as AFPh fire or Mounted Fire.",
        Check::VehicleFire(cumulative),
    ),
    Clause::check(
        "D2.42-exc-thrown-dc",
        &[Matter::Factor],
        "[EXC] A thrown DC takes a +3 DRM in place of halving.",
        Check::VehicleFire(thrown_dc),
    ),
];

fn case_j(told: &Told<'_, Claimed>) -> Verdict {
    let claimed = told.said;
    let (Claim::MovingTarget(said), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    if unit.motion.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(*said, || "it is in Motion: Case J applies to it".into())
}

/// The +2 on Close Combat that is due; `None` where no vehicle is attacked.
fn due_in_cc(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Option<Drm> {
    let (unit, _) = fought.targets.iter().find_map(|id| ctx.vehicle(id))?;
    let due = match ctx.printing {
        Printing::First => is_moving_target(ctx, unit),
        Printing::Second => counts_as_motion(unit),
    };
    Some(Drm(if due { 2 } else { 0 }))
}

const IN_CC: &str = "Close Combat against a vehicle in Motion or moving";

/// Where no DRM is told nothing is said of them.
fn plus_two(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let Some(ours) = due_in_cc(ctx, fought) else { return Verdict::Silent };
    let line = fought.drm.iter().find(|line| line.is(Modifier::J));
    let said = line.map_or(Some(Drm(0)), |line| line.value);
    match said {
        Some(said) if said != ours && !fought.drm.is_empty() => {
            Verdict::wrong(IN_CC, format!("{said}"), format!("{ours}"))
        }
        Some(_) | None => Verdict::Kept,
    }
}

/// No DRM is told of Close Combat, so that others may make up for the +2.
fn left_out(told: &Told<'_, Event>) -> Verdict {
    let What::CcResolved(resolved) = &told.said.what else { return Verdict::Silent };
    let fought = &resolved.fought;
    let due = due_in_cc(&told.ctx, fought).filter(|due| *due != Drm(0) && fought.drm.is_empty());
    let (Some(due), Some(roll)) = (due, told.ctx.before.rolls.get(&fought.roll)) else {
        return Verdict::Silent;
    };
    let Dice::Dr(dr) = roll.dice else { return Verdict::Silent };
    match resolved.total {
        Some(total) if total == dr.original().saturating_add(due.0) => Verdict::Kept,
        Some(_) | None => Verdict::undecided(
            "whether the +2 against a vehicle in Motion or moving was taken: no DRM is told",
        ),
    }
}

/// An attack by DC or MOL, or an Overrun, at vehicles alone whose DRM are told. The sum of the DRM tells of a +2 that is not due.
fn plus_two_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, Some(attack)) = (&roll.ctx, roll.attack()) else { return Verdict::Silent };
    let told = !roll.said.drm.is_empty() || roll.said.total.is_some();
    let due = case_j_on_ift(ctx, attack).filter(|due| told && *due != Drm(0));
    let Some(due) = due else { return Verdict::Silent };
    let named = roll.said.drm.iter().any(|line| line.is(Modifier::J));
    match named {
        true => Verdict::Kept,
        false => Verdict::wrong("an attack on a vehicle in Motion or moving", "none", format!("{due}")),
    }
}

/// Case J on an IFT roll at vehicles, where the weapons are known.
fn no_other_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, Some(attack)) = (&roll.ctx, roll.attack()) else { return Verdict::Silent };
    let at_vehicle = attack.targets.iter().any(|id| ctx.vehicle(id).is_some());
    let line = roll.said.drm.iter().find(|line| line.is(Modifier::J) && line.value != Some(Drm(0)));
    let Some(line) = line.filter(|_| at_vehicle) else { return Verdict::Silent };
    if takes_plus_two(ctx, attack) {
        return Verdict::Kept;
    }
    let said = line.value.map_or_else(|| "Case J".into(), |value| format!("{value}"));
    Verdict::wrong("fire on the IFT other than by DC, MOL or Overrun", said, "+0")
}

fn no_hindrance(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::Hindrance(value), Some((unit, _))) = (&claimed.claim, ctx.vehicle(&claimed.unit)) else {
        return Verdict::Silent;
    };
    if unit.motion.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(*value == Drm(0), || "a vehicle in Motion is no Hindrance".into())
}

/// A Case C for stopped vehicles claimed while Case C4 is due.
fn case_c4(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    // Of one under way D2.13-stop-for-fire speaks in 1e.
    let in_motion = match ctx.printing {
        Printing::First => ctx.vehicle(&attempt.unit).is_some_and(|(unit, _)| is_motion_vehicle(unit)),
        Printing::Second => vehicle_of(ctx, &attempt.unit).is_some_and(counts_as_motion),
    };
    if !in_motion {
        return Verdict::Silent;
    }
    let named = |case: Modifier| attempt.drm.iter().any(|line| line.is(case));
    let other = [Modifier::C, Modifier::C1, Modifier::C2, Modifier::C3].into_iter().any(named);
    Verdict::kept_or(!other || named(Modifier::C4), || "it is in Motion or under way: Case C4".into())
}

/// Halvings said for Motion, by name or without a reason, and those said for the AFPh. Of all others their own rules
/// speak.
fn said(firer: &Firer) -> (usize, usize) {
    let halves = || firer.factors.iter().filter(|factor| factor.op == FactorOp::Half);
    let by_motion = |factor: &&Factor| matches!(means(factor), None | Some(Reason::Motion | Reason::Area));
    (
        halves().filter(by_motion).count(),
        halves().filter(|factor| means(factor) == Some(Reason::Afph)).count(),
    )
}

/// A firer whose FP must be halved, and how often; judged where its base FP is declared. Prep Fire is none that Motion halves:
/// it is not allowed at all (D2.4-no-prep-fire).
fn due<'a>(ctx: &Ctx<'_>, attack: &'a FireAttack) -> Option<(&'a Firer, usize)> {
    if ctx.before.phase == Some(Phase::PFPh) {
        return None;
    }
    let told = attack.firers.iter().filter(|firer| firer.base.is_some());
    told.map(|firer| (firer, usize::from(halvings(ctx, firer)))).find(|(_, due)| *due > 0)
}

/// A FT, in 2e canister too.
fn is_flame(ctx: &Ctx<'_>, firer: &Firer) -> bool {
    let kind = kind(ctx, firer);
    kind == Some(WeaponKind::Ft) || (kind == Some(WeaponKind::Canister) && ctx.printing == Printing::Second)
}

/// Where two are due, one for the AFPh alone is D2.42-cumulative's.
fn halved_once(volley: &Volley<'_>, (firer, due): (&Firer, usize)) -> Verdict {
    let (motion, afph) = said(firer);
    if motion > 0 || (due > 1 && afph > 0) {
        return Verdict::Kept;
    }
    let in_motion = vehicle_of(&volley.ctx, &firer.unit).is_some_and(|unit| unit.motion.is_some());
    let how = if in_motion { "in Motion" } else { "that is Non-Stopped" };
    let says = format!("fire from a vehicle {how}: its FP is halved");
    let sheet = volley.sheet(0);
    match volley.declared.fp.zip(sheet.total) {
        Some((said, due)) if said != due => {
            let column =
                sheet.column.map_or_else(String::new, |column| format!(", column {}", column.name()));
            Verdict::wrong(says, format!("{said} FP"), format!("{due} FP{column}"))
        }
        Some(_) | None => Verdict::broken(says),
    }
}

/// A halving for Motion by its name, of fire that is not from a vehicle in Motion.
fn undue(ctx: &Ctx<'_>, attack: &FireAttack) -> bool {
    let named = |factor: &Factor| factor.op == FactorOp::Half && means(factor) == Some(Reason::Motion);
    let still = |firer: &&Firer| !thrown(ctx, firer) && !is_flame(ctx, firer) && halvings(ctx, firer) == 0; // D3.6
    attack.firers.iter().filter(still).any(|firer| firer.factors.iter().any(named))
}

/// The clauses that name FT and canister speak of these.
fn fp_halved(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if undue(ctx, attack) {
        return Verdict::broken("the vehicle is neither in Motion nor under way: no halving for Motion");
    }
    let plain = due(ctx, attack).filter(|(firer, _)| !is_flame(ctx, firer));
    plain.map_or(Verdict::Silent, |firer| halved_once(volley, firer))
}

fn ft_halved(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let flame = due(ctx, attack).filter(|(firer, _)| is_flame(ctx, firer));
    flame.map_or(Verdict::Silent, |firer| halved_once(volley, firer))
}

/// One halving does not do for two.
fn cumulative(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let all = |firer: &Firer| said(firer).0 + said(firer).1;
    let Some((firer, due)) = due(ctx, attack).filter(|(firer, due)| *due > 1 && all(firer) > 0) else {
        return Verdict::Silent;
    };
    let missing = if said(firer).0 > 0 { Matter::AfphHalving } else { Matter::MotionHalving };
    let stack = Verdict::kept_or(all(firer) >= due, || {
        format!("the halvings for Motion and for the AFPh stack: {due} are due, {} declared", all(firer))
    });
    stack.of(missing)
}

fn thrown_dc(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut thrown = attack.firers.iter().filter(|firer| thrown(ctx, firer));
    let Some(firer) = thrown.next() else { return Verdict::Silent };
    let in_motion = vehicle_of(ctx, &firer.unit).is_some_and(counts_as_motion);
    if !in_motion {
        return Verdict::Silent;
    }
    Verdict::kept_or(said(firer).0 == 0, || "a thrown DC takes +3 in place of halving".into())
}
