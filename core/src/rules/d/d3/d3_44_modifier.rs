//! D3.44 and D3.45: to which rolls an Armor Leader's DRM applies, and the quasi leader of an Inexperienced Crew.

use crate::counter::Vehicle;
use crate::event::{
    Checked, Claim, Claimed, CloseCombatFought, DrmLine, Status, StatusChanged, ToHitAttempt, UnitId,
};
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told};
use crate::figures::vehicle::leader_drm::{is_inexperienced, is_main_fire};
use crate::figures::vehicle::leaders::{
    Arm, active, armor_line, arms, arms_of, is_bu, is_halftrack_group, quasi_line,
};
use crate::figures::vehicle::overrun::is_overrun;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::d::d3::d3_42_crew::checked_by;
use crate::rules::table::Check;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponKind};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "D3.44-permitted-rolls",
        &[Matter::Leadership],
        "An Armor Leader's modifier may be applied only to the MA's roll (To Hit, or IFT if the MA is no ordnance), the OVR roll, CC, the HD Maneuver dr, the halftrack FG and Bog removal.",
        &[
            Check::ToHit(permitted_to_hit),
            Check::VehicleIft(permitted_on_ift),
            Check::Cc(permitted_in_cc),
            Check::Checked(not_on_checks),
        ],
    ),
    Clause::checks(
        "D3.44-not-mg-ft-unless-ma",
        &[Matter::Leadership],
        "An Armor Leader cannot modify an MG or FT attack unless that weapon is the MA or the attack is an OVR.",
        &[Check::ToHit(mg_to_hit), Check::VehicleIft(mg_on_ift)],
    ),
    Clause::guard(
        "D3.44-aamg-no-bar",
        "An Armor Leader who works the AAMG may modify other permitted rolls.",
    ),
    Clause::guard("D3.44-bu-not-void", "Being BU does not switch the Armor Leader off."),
    Clause::check(
        "D3.44-bu-penalty-remains",
        &[Matter::CaseI],
        "The presence of an Armor Leader does not cancel the BU penalty (Case I).",
        Check::ToHit(bu_penalty),
    ),
    Clause::check(
        "D3.44-no-interdiction-by-negation",
        &[Matter::Leadership],
        "Cancelling a positive DRM with an Armor Leader's modifier does not make the vehicle able to Interdict.",
        Check::Claimed(interdiction),
    ),
    Clause::checks(
        "D3.45-ssr-only",
        &[Matter::Leadership],
        "A vehicle crew is Inexperienced in this sense only if a SSR says so, for an armed vehicle.",
        &[Check::ToHit(ssr_to_hit), Check::VehicleIft(ssr_on_ift), Check::Cc(ssr_in_cc)],
    ),
    Clause::checks(
        "D3.45-quasi-leader-6-plus-1",
        &[Matter::Leadership],
        "An Inexperienced vehicle crew behaves as if a 6+1 Armor Leader were inherent (morale 6, DRM +1), with no counter.",
        &[
            Check::ToHit(plus_one_to_hit),
            Check::VehicleIft(plus_one_on_ift),
            Check::Cc(plus_one_in_cc),
            Check::Checked(morale_six),
        ],
    ),
    Clause::checks(
        "D3.45-must-use",
        &[Matter::Leadership],
        "Wherever a normal Armor Leader could be used, the +1 has to be added.",
        &[Check::ToHit(must_to_hit), Check::VehicleIft(must_on_ift), Check::Cc(must_in_cc)],
    ),
    Clause::check(
        "D3.45-cannot-be-lost",
        &[Matter::Leadership],
        "The quasi leader can neither be eliminated nor taken from the crew.",
        Check::Status(cannot_be_lost),
    ),
];

/// An Armor Leader's DRM stands among these, or the quasi leader's of an Inexperienced Crew; D3.45-ssr-only speaks of
/// one that no SSR gives.
fn is_used(drm: &[DrmLine], arm: &Arm<'_>) -> bool {
    let quasi = || quasi_line(drm).is_some() && arm.vehicle().is_some_and(is_inexperienced);
    armor_line(drm).is_some() || quasi()
}

/// A MG, IFE or FT of a vehicle that is not its MA.
fn is_secondary(ctx: &Ctx<'_>, arm: &Arm<'_>) -> bool {
    let light = matches!(arm.kind(ctx), Some(WeaponKind::Mg | WeaponKind::Ife | WeaponKind::Ft));
    arm.is_vehicular() && light && !arm.def.is_main(arm.weapon)
}

fn permitted_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let arm = Arm::of(ctx, &attempt.unit, &attempt.weapon).filter(Arm::is_vehicular);
    let Some(arm) = arm.filter(|arm| is_used(&attempt.drm, arm)) else { return Verdict::Silent };
    if is_secondary(ctx, &arm) {
        return Verdict::Silent;
    }
    Verdict::kept_or(arm.def.is_main(arm.weapon), || format!("{} fires with what is not its MA", arm.id))
}

/// An IFT roll that is the effect of a hit is no roll of the MA: that was To Hit.
fn permitted_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let arms = arms_of(roll);
    let used = arms.iter().any(|arm| is_used(&ift.drm, arm));
    let Some(attack) = roll.attack().filter(|_| used) else {
        return Verdict::Silent;
    };
    if arms.iter().any(|arm| !arm.is_vehicular() || is_secondary(ctx, arm)) {
        return Verdict::Silent;
    }
    let ordnance = arms.iter().any(|arm| arm.kind(ctx).is_some_and(WeaponKind::is_ordnance));
    Verdict::kept_or(is_overrun(ctx, attack) || !(ordnance || attack.hit == Some(true)), || {
        "the Armor Leader's modifier was for the To Hit roll: it is not added to the effects of the hit"
            .into()
    })
}

fn permitted_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let used = armor_line(&fought.drm).is_some();
    let vehicle = fought.attackers.iter().any(|id| ctx.vehicle(id).is_some());
    if used && vehicle { Verdict::Kept } else { Verdict::Silent }
}

fn not_on_checks(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    if told.vehicle().is_none() || armor_line(&checked.drm).is_none() {
        return Verdict::Silent;
    }
    Verdict::broken("the Armor Leader's modifier is no DRM of a MC or TC: the Morale Level is the crew's")
}

fn mg_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let arm = Arm::of(ctx, &attempt.unit, &attempt.weapon);
    let Some(arm) = arm.filter(|arm| is_used(&attempt.drm, arm)) else { return Verdict::Silent };
    let light = matches!(arm.kind(ctx), Some(WeaponKind::Mg | WeaponKind::Ife | WeaponKind::Ft));
    if !arm.is_vehicular() || !light {
        return Verdict::Silent;
    }
    Verdict::kept_or(arm.def.is_main(arm.weapon), || "it is not the MA".into())
}

fn mg_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let arms = arms_of(roll);
    let used = arms.iter().any(|arm| is_used(&ift.drm, arm));
    let Some(attack) = roll.attack().filter(|_| used) else {
        return Verdict::Silent;
    };
    if is_halftrack_group(&arms) || is_overrun(ctx, attack) || !arms.iter().all(Arm::is_vehicular) {
        return Verdict::Silent;
    }
    let other = arms.iter().find(|arm| is_secondary(ctx, arm));
    other.map_or(Verdict::Kept, |arm| {
        Verdict::broken(format!("{} fires with what is not its MA: no Armor Leader modifies that", arm.id))
    })
}

/// A line by its name.
fn value(drm: &[DrmLine], modifier: Modifier) -> Option<Option<Drm>> {
    drm.iter().find(|line| line.is(modifier)).map(|line| line.value)
}

fn bu_penalty(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((unit, vehicle)) = ctx.vehicle(&attempt.unit) else { return Verdict::Silent };
    if armor_line(&attempt.drm).is_none() || !is_bu(unit, vehicle) {
        return Verdict::Silent;
    }
    match value(&attempt.drm, Modifier::I) {
        Some(None | Some(Drm(1))) => Verdict::Kept,
        Some(Some(Drm(said))) => case_i(said),
        None => case_i(0),
    }
}

fn case_i(said: i16) -> Verdict {
    let breach = Breach::of("it is BU: Case I stands, Armor Leader or not");
    Verdict::Broken(Box::new(breach.figures(format!("{said:+}"), "+1")))
}

/// Interdiction as claimed: the Hindrance must be nil without the leader.
fn interdiction(told: &Told<'_, Claimed>) -> Verdict {
    let claimed = told.said;
    let Claim::Interdiction { hindrance, leader } = &claimed.claim else { return Verdict::Silent };
    let negates = *leader < Drm(0) && *hindrance > Drm(0) && *hindrance + *leader <= Drm(0);
    if told.vehicle().is_none() || (*hindrance > Drm(0) && !negates) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!negates, || format!("a Hindrance of {hindrance} bars it, whatever the Armor Leader"))
}

/// The rolls that a quasi leader's DRM may be declared on: the vehicle, and whether the roll is one of D3.44.
struct Roll<'a> {
    id: &'a UnitId,
    vehicle: &'a Vehicle,
    drm: &'a [DrmLine],
    permitted: bool,
    /// The player said which DRM were added, or what they came to.
    told: bool,
}

fn to_hit_roll<'a>(ctx: &Ctx<'a>, attempt: &'a ToHitAttempt) -> Option<Roll<'a>> {
    let arm = Arm::of(ctx, &attempt.unit, &attempt.weapon)?;
    let permitted = arm.def.is_main(arm.weapon);
    let told = !attempt.drm.is_empty() || attempt.total.is_some();
    Some(Roll { id: &attempt.unit, vehicle: arm.vehicle()?, drm: &attempt.drm, permitted, told })
}

fn ift_roll<'a>(roll: &IftRoll<'a>) -> Option<Roll<'a>> {
    let (ctx, ift, underway) = (&roll.ctx, roll.said, roll.underway.as_ref()?);
    underway.volley.shots().iter().find(|shot| shot.vehicle().is_some())?;
    let (attack, arms) = (underway.attack, arms(&underway.volley));
    let first = arms.first()?;
    let permitted = is_main_fire(ctx, attack, &arms) || is_overrun(ctx, attack) || is_halftrack_group(&arms);
    let told = !ift.drm.is_empty() || ift.total.is_some();
    Some(Roll { id: first.id, vehicle: first.vehicle()?, drm: &ift.drm, permitted, told })
}

fn cc_roll<'a>(ctx: &Ctx<'a>, fought: &'a CloseCombatFought) -> Option<Roll<'a>> {
    let id = fought.attackers.first()?;
    let (_, vehicle) = ctx.vehicle(id)?;
    Some(Roll { id, vehicle, drm: &fought.drm, permitted: true, told: !fought.drm.is_empty() })
}

fn by_ssr(roll: Option<Roll<'_>>) -> Verdict {
    let Some(roll) = roll.filter(|roll| quasi_line(roll.drm).is_some()) else { return Verdict::Silent };
    Verdict::kept_or(is_inexperienced(roll.vehicle), || {
        format!("no SSR makes the crew of {} Inexperienced, or it is unarmed", roll.id)
    })
}

fn ssr_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    by_ssr(to_hit_roll(ctx, attempt))
}

fn ssr_on_ift(roll: &IftRoll<'_>) -> Verdict {
    by_ssr(ift_roll(roll))
}

fn ssr_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    by_ssr(cc_roll(ctx, fought))
}

/// The value of a quasi leader who is there and declared.
fn plus_one(roll: Option<Roll<'_>>) -> Verdict {
    let line =
        roll.filter(|roll| is_inexperienced(roll.vehicle)).and_then(|roll| quasi_line(roll.drm)?.value);
    match line {
        None => Verdict::Silent,
        Some(Drm(1)) => Verdict::Kept,
        Some(said) => {
            let breach = Breach::of("the quasi leader of an Inexperienced Crew is 6+1");
            Verdict::Broken(Box::new(breach.figures(format!("{said}"), "+1")))
        }
    }
}

fn plus_one_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    plus_one(to_hit_roll(ctx, attempt))
}

fn plus_one_on_ift(roll: &IftRoll<'_>) -> Verdict {
    plus_one(ift_roll(roll))
}

fn plus_one_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    plus_one(cc_roll(ctx, fought))
}

fn morale_six(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let inexperienced = told.vehicle().is_some_and(|(_, vehicle)| is_inexperienced(vehicle));
    if !inexperienced || active(ctx, &checked.unit).is_some() {
        return Verdict::Silent;
    }
    checked_by(ctx, checked, 6, "an Inexperienced Crew checks with the quasi leader's morale")
}

fn must_use(ctx: &Ctx<'_>, roll: Option<Roll<'_>>) -> Verdict {
    let due =
        |roll: &Roll<'_>| roll.permitted && is_inexperienced(roll.vehicle) && active(ctx, roll.id).is_none();
    let Some(roll) = roll.filter(due) else { return Verdict::Silent };
    if !roll.told {
        return Verdict::undecided("whether the +1 of the Inexperienced crew was added");
    }
    Verdict::kept_or(quasi_line(roll.drm).is_some(), || {
        format!("the crew of {} is Inexperienced: +1 is due on this roll", roll.id)
    })
}

fn must_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    must_use(ctx, to_hit_roll(ctx, attempt))
}

fn must_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    must_use(ctx, ift_roll(roll))
}

fn must_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    must_use(ctx, cc_roll(ctx, fought))
}

fn cannot_be_lost(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let crew = told.vehicle().is_some_and(|(_, vehicle)| is_inexperienced(vehicle));
    let removed = changed.remove.contains(&Status::QuasiLeader);
    match (crew, removed) {
        (_, true) => Verdict::broken("the quasi leader cannot be lost while the crew lives"),
        (true, false) => Verdict::Kept,
        (false, false) => Verdict::Silent,
    }
}
