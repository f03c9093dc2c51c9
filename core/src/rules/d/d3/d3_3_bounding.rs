//! D3.3: Bounding First Fire, its counter, its Case C, and movement before and after it.

use crate::duty::Debt;
use crate::event::{DrmLine, FireAttack, FireMode, Marker, MarkerPlaced, MpUse, ToHitAttempt};
use crate::facts::{Closing, Ctx, Move, ToHitRoll, Told, Volley};
use crate::figures::depletion::is_fired;
use crate::figures::to_hit::case_c;
use crate::figures::vehicle::fires_again::bounding_counter_due;
use crate::figures::vehicle::firing::{Firing, bounding, carrier, vehicles};
use crate::figures::vehicle::overrun::overruns_now;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::case_reason::wrong_case;
use crate::rules::table::Check;
use crate::state::{Attack, WeaponShot};
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, WeaponKind};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "D3.3-no-opportunity-fire",
        &[Matter::OpportunityFire],
        "Vehicles and their weapons know no Opportunity Fire.",
        &[Check::Marker(no_opportunity_counter), Check::VehicleFire(no_opportunity_fire)],
    ),
    Clause::guard(
        "D3.3-move-and-fire-allowed",
        "A vehicle and its PRC may combine movement and fire in their MPh in any order.",
    ),
    Clause::check(
        "D3.3-any-mph-shot-is-bounding",
        &[Matter::OpportunityFire],
        "Every shot of a vehicle in its own MPh is Bounding First Fire, though it never moved.",
        Check::VehicleFire(any_shot_is_bounding),
    ),
    Clause::check(
        "D3.3-bounding-marker",
        &[Matter::Counter],
        "A vehicle that used Bounding First Fire is marked with the counter.",
        Check::MoveOwed(Debt::BoundingCounter, marker_due),
    ),
    Clause::check(
        "D3.3-bounding-marker-rof-exc",
        &[Matter::Counter],
        "[EXC] No counter while the only weapon that fired kept its Multiple ROF.",
        Check::Marker(marker_not_due),
    ),
    Clause::check(
        "D3.3-case-c-mandatory",
        &[Matter::CaseC],
        "Vehicular ordnance pays one DRM of the Case C family for Bounding First Fire.",
        Check::ToHit(case_c_mandatory),
    ),
    Clause::check(
        "D3.3-case-c-mp-in-los",
        &[Matter::Modifier],
        "Which member applies depends on the MP spent in the target's LOS in this MPh.",
        Check::ToHit(case_c_in_los),
    ),
    Clause::check(
        "D3.3-delay-only-stopped",
        &[Matter::DelayStopped],
        "Delay MP are spent by stopped vehicles alone.",
        Check::Delay(delay_only_stopped),
    ),
    Clause::check(
        "D3.3-delay-one-at-a-time",
        &[Matter::DelaySteps],
        "Delay MP are announced one at a time.",
        Check::Delay(delay_one_at_a_time),
    ),
    Clause::guard("D3.3-delay-at-outset", "A stopped vehicle may spend Delay MP before it starts."),
    Clause::check(
        "D3.3-move-after-fire",
        &[Matter::StartMp, Matter::MpAllotment],
        "After Bounding First Fire or a stop a vehicle moves on while its MP suffice, starting again when it had stopped.",
        Check::Mp(move_after_fire),
    ),
    Clause::checks(
        "D3.3-repeat-stop-and-fire",
        &[Matter::FireAgain],
        "A weapon that kept its Multiple ROF may fire again in the same MPh, others not, but for one shot of Intensive Fire from the same hex.",
        &[Check::VehicleFire(repeat_needs_rof), Check::ToHit(repeat_is_intensive)],
    ),
    Clause::check(
        "D3.3-no-afph-after-marker",
        &[Matter::FireAgain],
        "A vehicle under a Prep Fire or Bounding Fire counter does not fire in the AFPh, nor do its PRC.",
        Check::VehicleFire(no_afph_after_marker),
    ),
];

fn no_opportunity_counter(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let vehicle = placed.unit.as_ref().and_then(|id| ctx.vehicle(id));
    if placed.marker != Marker::OpportunityFire || placed.removed || vehicle.is_none() {
        return Verdict::Silent;
    }
    Verdict::broken("vehicles know no Opportunity Fire")
}

fn no_opportunity_fire(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    if vehicles(volley).is_empty() {
        return Verdict::Silent;
    }
    Verdict::kept_or(attack.mode != FireMode::Opportunity, || "vehicles know no Opportunity Fire".into())
}

/// Speaks of vehicles, and of those aboard them.
fn any_shot_is_bounding(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let own = |id| ctx.unit(id).is_some_and(|(_, def)| ctx.before.is_mph_of(&def.side));
    let mut all = attack.firers.iter().filter(|f| own(&f.unit) && carrier(ctx, &f.unit).is_some());
    let Some(firer) = all.next() else { return Verdict::Silent };
    Verdict::kept_or(attack.mode == FireMode::Bounding, || {
        format!("{} fires in its own MPh: that is Bounding First Fire", firer.unit)
    })
}

fn marker_due(closing: &Closing<'_>) -> Verdict {
    if closing.unit.eliminated || bounding(&closing.ctx, closing.id).is_empty() {
        return Verdict::Silent;
    }
    if closing.unit.markers.contains(&Marker::BoundingFire) {
        return Verdict::Kept;
    }
    match bounding_counter_due(&closing.ctx, closing.id) {
        Some(due) => Verdict::kept_or(!due, || "it used Bounding First Fire and has no counter".into()),
        None => Verdict::undecided("whether its only weapon that fired kept its ROF"),
    }
}

fn marker_not_due(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let bounding_fire = placed.marker == Marker::BoundingFire && !placed.removed;
    let Some(id) = placed.unit.as_ref().filter(|id| bounding_fire && ctx.vehicle(id).is_some()) else {
        return Verdict::Silent;
    };
    match bounding_counter_due(ctx, id) {
        Some(true) => Verdict::Kept,
        Some(false) => {
            Verdict::broken("nothing fired, or the only weapon that fired kept its ROF: no counter")
        }
        None => Verdict::Silent,
    }
}

/// The lines of the family.
fn family(drm: &[DrmLine]) -> Vec<&DrmLine> {
    drm.iter().filter(|line| line.means().is_some_and(Modifier::is_case_c)).collect()
}

/// A To Hit roll of vehicular ordnance as Bounding First Fire.
fn bounding_shot<'c>(ctx: &Ctx<'c>, attempt: &'c ToHitAttempt) -> Option<(Firing<'c>, &'c Attack)> {
    let attack = ctx.before.attacks.get(&attempt.attack)?;
    let firing = Firing::of(ctx, &attempt.unit, &attempt.weapon)?;
    (attack.declared.mode == FireMode::Bounding && firing.in_own_mph()).then_some((firing, attack))
}

fn case_c_mandatory(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((firing, attack)) = bounding_shot(ctx, attempt) else { return Verdict::Silent };
    if attempt.drm.is_empty() && attempt.total.is_none() {
        return Verdict::undecided("which DRM the player added");
    }
    let said = family(&attempt.drm);
    let members = said.iter().filter(|line| !line.is(Modifier::C4)).count();
    let due = case_c::due(&firing, attack, attempt);
    if members > 1 {
        return several_members(&said, due);
    }
    if said.is_empty() {
        return due.map_or(Verdict::broken(ONE_MEMBER), |due| {
            Verdict::Broken(Box::new(wrong_member(ctx, attempt, due, None)))
        });
    }
    let Some(due) = due else { return Verdict::Kept };
    let sum: Option<Drm> = said.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?));
    let named = said.iter().any(|line| line.is(due.case));
    if said.iter().any(|line| line.means().is_some_and(|case| !due.admits(case))) {
        return Verdict::Broken(Box::new(wrong_member(ctx, attempt, due, sum)));
    }
    match (sum, due.exact()) {
        (Some(sum), Some(exact)) if sum == exact => Verdict::Kept,
        (Some(sum), None) if sum <= due.most && sum >= due.least => Verdict::Kept,
        (None, Some(_)) if named => Verdict::Kept,
        (None, None) => Verdict::Kept,
        (Some(_) | None, _) => Verdict::Broken(Box::new(wrong_member(ctx, attempt, due, sum))),
    }
}

const ONE_MEMBER: &str = "Bounding First Fire takes one DRM of Case C, C1, C2 or C4";

fn several_members(said: &[&DrmLine], due: Option<case_c::Due>) -> Verdict {
    let each = said.iter().map(|line| match line.value {
        Some(value) => format!("{} {value}", line.name),
        None => format!("{}", line.name),
    });
    let one = |due: case_c::Due| format!("{} {}", due.case.on_to_hit(), due.exact().unwrap_or(due.most));
    let due = due.map_or("one of them".into(), one);
    Verdict::wrong(ONE_MEMBER, each.collect::<Vec<String>>().join(", "), due)
}

fn wrong_member(ctx: &Ctx<'_>, attempt: &ToHitAttempt, due: case_c::Due, said: Option<Drm>) -> Breach {
    let figure = due.exact().unwrap_or(due.most);
    wrong_case(ctx, attempt, (due.case, "C5.3"), said, figure)
}

fn case_c_in_los(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((firing, attack)) = bounding_shot(ctx, attempt) else { return Verdict::Silent };
    match case_c::due(&firing, attack, attempt) {
        Some(due) if due.exact().is_some() => Verdict::Kept,
        Some(_) => Verdict::undecided("how many of its MP were spent in the LOS of the target"),
        None => Verdict::Silent,
    }
}

fn delay_only_stopped(moved: &Move<'_>) -> Verdict {
    crate::rules::d::d2_1::delay_only_stopped(moved)
}

fn delay_one_at_a_time(moved: &Move<'_>) -> Verdict {
    crate::rules::d::d2_1::delay_one_at_a_time(moved)
}

/// Asked once it has stopped or fired in this MPh.
fn move_after_fire(moved: &Move<'_>) -> Verdict {
    let mph = moved.mph();
    let fired = !bounding(&moved.ctx, &moved.said.unit).is_empty();
    if mph.stops == 0 && !fired {
        return Verdict::Silent;
    }
    let moves = matches!(
        moved.said.on,
        MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. } | MpUse::Turn { .. }
    );
    if moves && !mph.running {
        return Verdict::broken("it had stopped: it must start again before it moves or turns")
            .of(Matter::StartMp);
    }
    match moved.left() {
        Some(left) if moved.said.cost > left => {
            let breach = Breach::of("more MP than are left");
            let figured = breach.figures(format!("{} MP", moved.said.cost), format!("at most {left} MP"));
            Verdict::Broken(Box::new(figured)).of(Matter::MpAllotment)
        }
        Some(_) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// A weapon that fires again in this MPh. MG without ROF fire once anyway (D3.5). [EXC: Overruns (D7.1)]
fn repeat_needs_rof(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut verdict = Verdict::Silent;
    for firing in vehicles(volley).into_iter().filter(|f| attack.mode == FireMode::Bounding && f.in_own_mph())
    {
        let fired = firing.last_shot();
        let counts = |shot: &WeaponShot| shot.phase == Some(Phase::MPh) && !shot.overrun;
        if !fired.is_some_and(counts) || overruns_now(ctx, attack, firing.unit) {
            continue;
        }
        match firing.kept_rof() {
            Some(true) => verdict = Verdict::Kept,
            // Its To Hit roll tells whether it is Intensive Fire.
            Some(false) if may_be_intensive(&firing, attack) => {}
            Some(false) => return Verdict::broken("its last shot did not keep its ROF"),
            None => return Verdict::undecided("whether its last shot kept its ROF"),
        }
    }
    verdict
}

/// Ordnance that did not keep its ROF may fire once more in the hex of its last shot, as Intensive Fire (C5.6, C2.24).
fn may_be_intensive(firing: &Firing<'_>, attack: &FireAttack) -> bool {
    let last = firing.last_shot();
    let there = last.is_some_and(|last| last.cell.is_some() && last.cell == firing.unit.place.cell());
    let again = firing.unit.markers.contains(&Marker::IntensiveFire);
    let ordnance = firing.kind().is_some_and(WeaponKind::is_ordnance);
    ordnance && there && !claims_rof(firing, attack) && !again
}

fn claims_rof(firing: &Firing<'_>, attack: &FireAttack) -> bool {
    attack.firers.iter().any(|f| f.unit == *firing.id && f.weapon == *firing.weapon && f.rof_kept)
}

/// The To Hit roll of such a shot has Case F, or the counter lies there.
fn repeat_is_intensive(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((firing, attack)) = bounding_shot(ctx, attempt) else { return Verdict::Silent };
    let shots = firing.unit.weapon(firing.weapon).map_or(&[][..], |weapon| &weapon.shots[..]);
    let before = |shot: &&WeaponShot| {
        let fired = is_fired(ctx, firing.id, shot) != Some(false);
        shot.phase == Some(Phase::MPh) && !shot.overrun && shot.attack != attack.declared.attack && fired
    };
    let last = shots.iter().rev().skip_while(|shot| shot.attack != attack.declared.attack).find(before);
    let Some(last) = last.filter(|last| firing.kept_by(last) == Some(false)) else { return Verdict::Silent };
    // The declaration tells of another hex, and of a ROF that was claimed.
    if claims_rof(&firing, &attack.declared) || last.cell != firing.unit.place.cell() {
        return Verdict::Silent;
    }
    let named = attempt.drm.iter().any(|line| line.is(Modifier::F));
    Verdict::kept_or(named || firing.unit.markers.contains(&Marker::IntensiveFire), || {
        format!("{} did not keep its ROF, and this is no Intensive Fire", last.attack)
    })
}

fn no_afph_after_marker(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if ctx.before.phase != Some(Phase::AFPh) {
        return Verdict::Silent;
    }
    let mut carriers = attack.firers.iter().filter_map(|firer| carrier(ctx, &firer.unit)).peekable();
    if carriers.peek().is_none() {
        return Verdict::Silent;
    }
    let counters = [Marker::PrepFire, Marker::BoundingFire];
    let barred = carriers.find(|(_, unit)| counters.iter().any(|counter| unit.markers.contains(counter)));
    barred.map_or(Verdict::Kept, |(id, _)| {
        Verdict::broken(format!("{id} is under a Prep Fire or Bounding Fire counter: no fire in the AFPh"))
    })
}
