//! A7.8 to A7.821: Pin and what it does to Infantry; what it does to crews and Riders is in
//! `a7_82_crews`.

use crate::duty::{Debt, Owed, Standing};
use crate::event;
use crate::event::{
    Advanced, CaChanged, Checked, CloseCombatFought, Marker, MarkerPlaced, MfSpent, Routed, Status,
    StatusChanged, ToHitAttempt, UnitId,
};
use crate::facts::{Ctx, Shot, ToHitRoll, Told, Underway, Volley};
use crate::figures::check::owed::{cause, failed_check, is_asked_once};
use crate::figures::check::passed::is_held;
use crate::figures::check::pin::{
    CASE_D, CASE_I, has_pinned_crew, highest_pass, is_exempt, pinned, uses_rof,
};
use crate::figures::close_combat::forces;
use crate::figures::fire::prc;
use crate::figures::fire::result::{result_for, uses_fpf};
use crate::figures::infantry::nation::is_japanese_smc;
use crate::figures::infantry::unit::infantry;
use crate::figures::vehicle::crew;
use crate::figures::vehicle::riders::has_riders;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a7_82_crews::{
    crew_case_d, crew_fire, goes_bu, is_marked, riders_bail_out, riders_get_off, stays_bu,
};
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::phase::Phase;
use crate::vocab::{IftResult, Modifier, Reason, WeaponKind};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact(
        "A7.8-pin-on-highest-pass",
        "A unit that passes an IFT MC with the highest roll that still passes is pinned.",
        "a MC that passes with a Final DR equal to the Morale Level, or with a 12, pins: `highest_pass`",
    ),
    Clause::checks(
        "A7.8-exempt-units",
        &[Matter::PinCounter],
        "Cavalry, vehicles, units in a Water Obstacle and berserk, heroic, Aerial or Climbing units are never pinned.",
        &[Check::Marker(exempt_marked), Check::Status(exempt_pinned)],
    ),
    Clause::fact(
        "A7.8-paatc-failure",
        "Failing a PAATC pins as well.",
        "a failed PAATC is told by a Pin counter as any Pin is: the fold of `MarkerPlaced`",
    ),
    Clause::checks(
        "A7.8-broken-only-interdiction",
        &[Matter::PinCounter],
        "Broken units are pinned only by Interdiction, and need no counter then.",
        &[Check::Marker(broken_marked), Check::Status(broken_pinned)],
    ),
    Clause::check(
        "A7.8-inherent-half",
        &[Matter::Factor],
        "A pinned unit's inherent FP is halved for the rest of the Player Turn, together with all other halvings.",
        Check::Fire(inherent_half),
    ),
    Clause::checks(
        "A7.8-not-cumulative",
        &[Matter::Factor],
        "Several Pin results halve only once, and a pinned unit takes no TC for a further PTC.",
        &[Check::Checked(no_check), Check::Fire(once)],
    ),
    Clause::checks(
        "A7.8-no-move-no-advance",
        &[Matter::MoveLeave],
        "A pinned unit may not move or advance farther that Player Turn, nor rout unless it breaks.",
        &[Check::Mf(no_move), Check::Advanced(no_advance), Check::Routed(no_rout)],
    ),
    Clause::guard("A7.8-rout-ok-if-broken", "If it breaks later, also voluntarily, it may rout."),
    Clause::check(
        "A7.8-counter",
        &[Matter::Counter],
        "A Pin counter is placed on the unit.",
        Check::Owed(counter),
    ),
    Clause::check(
        "A7.8-cc-attack-only",
        &[Matter::Consequence],
        "The halving in CC concerns its attack, not its defense.",
        Check::Cc(cc_attack),
    ),
    Clause::checks(
        "A7.8-removal",
        &[Matter::PinCounter],
        "Pin counters go at the end of the Player Turn, or earlier if the unit breaks, goes berserk, Battle-Hardens or becomes heroic.",
        &[Check::Marker(counter_off), Check::Status(status_off)],
    ),
    Clause::check(
        "A7.81-mg-ife-area-fire",
        &[Matter::Factor],
        "Pinned Infantry fires MG, IFE and canister as Area Fire.",
        Check::Fire(mg_half),
    ),
    Clause::check(
        "A7.81-no-ft-dc",
        &[Matter::PinnedFirer],
        "A pinned unit cannot attack with FT or DC.",
        Check::Fire(no_ft_dc),
    ),
    Clause::check(
        "A7.81-case-d",
        &[Matter::Modifier],
        "To Hit rolls of a pinned unit take +2 (Case D).",
        Check::ToHit(case_d),
    ),
    Clause::checks(
        "A7.81-no-ca-change",
        &[Matter::ArcTurn],
        "A pinned unit cannot turn a weapon's arc.",
        &[Check::CaChanged(no_ca_change), Check::Fire(no_turn_for_shot)],
    ),
    Clause::checks(
        "A7.81-no-rof-no-intensive",
        &[Matter::Rof],
        "A pinned unit has neither Intensive Fire nor Multiple ROF; a weapon that kept ROF before may fire on.",
        &[Check::Fire(no_rof), Check::ToHit(no_intensive)],
    ),
    Clause::guard("A7.81-sff-fpf-ok", "Subsequent First Fire and FPF stay open to it."),
    Clause::checks(
        "A7.82-ct-crew-buttons-up",
        &[Matter::Consequence],
        "A Pin on the CE crew of a closed-topped AFV makes it BU for the Player Turn (Case I applies).",
        &[Check::ToHit(buttons_up), Check::Owed(goes_bu), Check::Any(stays_bu)],
    ),
    Clause::checks(
        "A7.82-ot-crew-penalties",
        &[Matter::Modifier],
        "The crew of an open-topped AFV stays CE but has Case D, halved MG/IFE/FT/canister FP, and neither Intensive Fire nor ROF.",
        &[Check::VehicleFire(crew_fire), Check::ToHit(crew_case_d), Check::Owed(is_marked)],
    ),
    Clause::check(
        "A7.82-unarmored-facing-crew",
        &[Matter::Consequence],
        "A crew pinned through an unarmored facing suffers the same as an OT crew.",
        Check::Marker(unarmored_facing),
    ),
    Clause::guard(
        "A7.82-vehicle-never-pinned",
        "Neither vehicle nor inherent crew is ever really pinned; the counter only marks the penalties.",
    ),
    Clause::fact(
        "A7.821-passengers",
        "Pinned Passengers go BU if CE and are pinned for all purposes, but may be carried on and may unload, remaining pinned where they get off.",
        "Passengers are units of their own and stay pinned wherever they are: the fold of `Boarding`",
    ),
    Clause::checks(
        "A7.821-afv-riders-bail-out",
        &[Matter::Consequence],
        "Pinned AFV Riders must Bail Out.",
        &[Check::Mp(riders_bail_out), Check::Owed(riders_get_off)],
    ),
    Clause::check(
        "A7.821-bu-passengers",
        &[Matter::PinnedFirer],
        "Pinned Passengers of an armored vehicle go BU, and do not fire (A7.821, D6.6).",
        Check::Fire(pinned_passengers),
    ),
];

fn marked(placed: &MarkerPlaced) -> Option<&UnitId> {
    placed.unit.as_ref().filter(|_| placed.marker == Marker::Pin && !placed.removed)
}

fn exempt(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    match is_exempt(ctx, id) {
        Some(true) if is_japanese_smc(ctx, id) => {
            Verdict::undecided(format!("whether {id} is pinned: chapter G takes Japanese SMC out (G1.4)"))
        }
        Some(exempt) => Verdict::kept_or(!exempt, || format!("{id} is never pinned")),
        None => Verdict::Silent,
    }
}

/// No odds are in the log (A11).
/// Where its FP are known A11.11 counts them.
fn cc_attack(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let counted = told.ctx.scenario.book >= 2 && forces(&told.ctx, told.said).is_some();
    let pinned = told.said.attackers.iter().find(|id| pinned(&told.ctx, id).is_some());
    pinned.map_or(Verdict::Silent, |id| {
        if counted {
            return Verdict::Kept;
        }
        Verdict::undecided(format!("whether the odds count {id}, which is pinned, by half (A11)"))
    })
}

/// A crew that is BU in a closed-topped AFV is hit through no other facing, and armor by facing is on no record.
fn unarmored_facing(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let closed = |id: &&UnitId| prc::is_closed(&told.ctx, id);
    marked(told.said).filter(closed).map_or(Verdict::Silent, |id| {
        Verdict::undecided(format!(
            "whether the crew of {id}, which is BU, was hit through an unarmored facing"
        ))
    })
}

fn exempt_marked(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    marked(placed).map_or(Verdict::Silent, |id| exempt(ctx, id))
}

fn exempt_pinned(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.add.contains(&Status::Pinned) { exempt(ctx, &changed.unit) } else { Verdict::Silent }
}

fn broken(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let Some(unit) = ctx.before.units.get(id) else { return Verdict::Silent };
    let interdicted = ctx.before.phase == Some(Phase::RtPh);
    Verdict::kept_or(!unit.is_broken() || interdicted, || {
        format!("{id} is broken: only Interdiction pins it")
    })
}

fn broken_marked(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    marked(placed).map_or(Verdict::Silent, |id| broken(ctx, id))
}

fn broken_pinned(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let both = changed.add.contains(&Status::Pinned) && !changed.remove.contains(&Status::Broken);
    if both { broken(ctx, &changed.unit) } else { Verdict::Silent }
}

fn counter_off(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let placed = told.said;
    let off = placed.marker == Marker::Pin && placed.removed;
    placed.unit.as_ref().filter(|_| off).map_or(Verdict::Silent, |id| off_early(&told.ctx, id))
}

/// What takes the place of the Pin may stand in the same line.
fn status_off(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let ends = [Status::Broken, Status::Berserk, Status::Heroic];
    let off = changed.remove.contains(&Status::Pinned) && !ends.iter().any(|s| changed.add.contains(s));
    if off { off_early(&told.ctx, &changed.unit) } else { Verdict::Silent }
}

/// In the CCPh, or between phases, the Player Turn ends. While a MC or worse is being worked off, it may break, or go
/// through Heat of Battle (A15.1), in the lines that follow; so may who fails its own NMC of FPF (A8.31).
fn off_early(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let Some(unit) = pinned(ctx, id) else { return Verdict::Silent };
    let ended = matches!(ctx.before.phase, Some(Phase::CCPh) | None) || unit.eliminated;
    let other = [Status::Broken, Status::Berserk, Status::Heroic].into_iter().any(|s| unit.status.has(s));
    let harmless = |result| matches!(result, IftResult::None | IftResult::Ptc);
    let underway = || cause(ctx, id).is_some_and(|attack| !result_for(ctx, attack, id).is_some_and(harmless));
    let breaks = |attack: &Attack| uses_fpf(attack, id) && failed_check(attack, id);
    let by_fpf = || ctx.before.attacks.values().any(breaks);
    Verdict::kept_or(ended || other || underway() || by_fpf(), || {
        format!("{id} is pinned until the Player Turn ends")
    })
}

fn inherent_half(volley: &Volley<'_>) -> Verdict {
    factor(volley, Reason::Pin, |shot| shot.is_inherent() && shot.said(Reason::Pin) < 2)
}

/// Speaks of Infantry; A7.82-ot-crew-penalties speaks of the crew of an AFV.
fn mg_half(volley: &Volley<'_>) -> Verdict {
    let asked = |s: &Shot<'_>| !s.is_inherent() && s.said(Reason::Pin) < 2 && s.infantry().is_some();
    factor(volley, Reason::Pin, asked)
}

pub(super) fn no_check(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let task = matches!(checked.check, event::Check::Ptc | event::Check::Ntc);
    // A leader who went berserk has each friend with him take a NTC (A15.41).
    let at = told.unit.and_then(Unit::location);
    let charges = || ctx.units_with(at).iter().any(|(_, other)| other.status.has(Status::Berserk));
    if !task || told.unit.is_some_and(Unit::is_broken) || charges() {
        return Verdict::Silent;
    }
    Verdict::kept_or(pinned(ctx, &checked.unit).is_none(), || {
        format!("{} is pinned already and takes no check for a PTC", checked.unit)
    })
}

fn once(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| shot.says(Reason::Pin),
        |shot| (shot.said(Reason::Pin) > 1).then(|| "several Pin results halve once".into()),
    )
}

fn no_move(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit) else { return Verdict::Silent };
    Verdict::kept_or(!unit.is_pinned(), || format!("{} is pinned and moves no farther", spent.unit))
}

fn no_advance(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let pinned = pinned(ctx, &advanced.unit).is_some();
    Verdict::kept_or(!pinned, || format!("{} is pinned and does not advance", advanced.unit))
}

/// A7.831 speaks of Voluntary Rout. A unit that broke has lost its Pin, whether or not the log took the counter off.
fn no_rout(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let Some(unit) = pinned(ctx, &routed.unit).filter(|_| !routed.voluntary) else { return Verdict::Silent };
    Verdict::kept_or(unit.is_broken(), || format!("{} is pinned, not broken, and does not rout", routed.unit))
}

fn counter(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let due = attack.checks.iter().filter(|made| {
        let was_broken = attack.broken_before.contains(&made.unit);
        is_asked_once(ctx, attack, made)
            && !was_broken
            && ctx.vehicle(&made.unit).is_none_or(|(_, vehicle)| !vehicle.afv)
            && is_exempt(ctx, &made.unit) == Some(false)
            && highest_pass(ctx, made)
    });
    let says = || "{} passed with the highest DR and is pinned".into();
    due.map(|made| Owed::of(&made.unit, Debt::Pinned, Standing::done_or(is_held(ctx, &made.unit), says)))
        .collect()
}

fn is_pinned_shot(shot: &Shot<'_>) -> bool {
    shot.unit.is_some_and(Unit::is_pinned)
}

fn no_ft_dc(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| is_pinned_shot(shot) && shot.infantry().is_some();
    each_shot(volley, asked, |shot| {
        let barred = shot.kind().is_some_and(|kind| kind == WeaponKind::Ft || kind.is_dc());
        barred.then(|| format!("{} is pinned and cannot attack with FT or DC", shot.firer.unit))
    })
}

fn case_d(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if ctx.vehicle(&attempt.unit).is_some() {
        return Verdict::Silent;
    }
    match has_pinned_crew(ctx, &attempt.unit) {
        Some(true) => has_case_d(attempt),
        Some(false) => Verdict::Silent,
        None if has_case_d(attempt) == Verdict::Kept => Verdict::Kept,
        None => who_mans(&attempt.unit),
    }
}

/// More than one unit may man a Gun, and the pinned crew is one of them.
fn who_mans(gun: &UnitId) -> Verdict {
    Verdict::undecided(format!("who mans {gun}: a pinned crew, or another unit that stands with it"))
}

pub(super) fn has_case_d(attempt: &ToHitAttempt) -> Verdict {
    let said = attempt.drm.iter().any(|line| line.is(Modifier::D) && line.value == Some(CASE_D));
    Verdict::kept_or(said, || "a pinned firer has Case D, +2".into())
}

/// The crew is CE by the scenario and the AFV under a Pin counter: BU, so Case I.
fn buttons_up(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if !crew::is_buttoned_up(ctx, &attempt.unit) {
        return Verdict::Silent;
    }
    let said = attempt.drm.iter().any(|line| line.is(Modifier::I) && line.value == Some(CASE_I));
    // C5.9-case-i speaks of a crew that is told BU.
    if !said && ctx.before.units.get(&attempt.unit).is_some_and(|unit| unit.ce == Some(false)) {
        return Verdict::Silent;
    }
    Verdict::kept_or(said, || "a Pin has buttoned up its crew: Case I, +1".into())
}

fn no_ca_change(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if told.vehicle().is_some() {
        return Verdict::Silent;
    }
    match has_pinned_crew(ctx, &changed.unit) {
        Some(pinned) => Verdict::kept_or(!pinned, || "a pinned unit turns no weapon".into()),
        None => who_mans(&changed.unit),
    }
}

/// A Gun is turned by its crew for a shot.
fn no_turn_for_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let on_foot = |shot: &Shot<'_>| shot.vehicle().is_none() && shot.unit.is_some();
    if attack.vca.is_none() && attack.tca.is_none() {
        return Verdict::Silent;
    }
    each_shot(volley, on_foot, |shot| {
        let unit = &shot.firer.unit;
        let pinned = has_pinned_crew(ctx, unit) == Some(true);
        pinned.then(|| format!("{unit} is pinned, and turns no weapon for a shot"))
    })
}

/// Infantry, and Guns that a pinned crew mans; in the AFPh nobody but Opportunity Firers has ROF, which
/// A7.25-rof-if-only-opportunity tells.
fn no_rof(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let apart = ctx.before.phase == Some(Phase::AFPh) && attack.mode != event::FireMode::Opportunity;
    let pinned = |s: &Shot<'_>| has_pinned_crew(ctx, &s.firer.unit) == Some(true);
    let asked = |s: &Shot<'_>| !s.is_inherent() && s.vehicle().is_none() && !apart && pinned(s);
    each_shot(volley, asked, |shot| uses_rof(ctx, attack, shot))
}

/// Its Case F tells Intensive Fire; a kept ROF, by which a weapon fires on behind a Pin, needs none.
fn no_intensive(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if !attempt.drm.iter().any(|line| line.is(Modifier::F)) || ctx.vehicle(&attempt.unit).is_some() {
        return Verdict::Silent;
    }
    // A further shot of who was pinned before the last one is told of when it is declared.
    let shots = roll.underway.as_ref().map_or(&[][..], |on| on.volley.shots());
    let own = shots.iter().find(|shot| shot.firer.unit == attempt.unit);
    if own.is_some_and(|shot| uses_rof(ctx, shot.attack, shot).is_some()) {
        return Verdict::Silent;
    }
    match has_pinned_crew(ctx, &attempt.unit) {
        Some(pinned) => {
            Verdict::kept_or(!pinned, || format!("{} is pinned and has no Intensive Fire", attempt.unit))
        }
        None => who_mans(&attempt.unit),
    }
}

/// Riders bail out (A7.821); those of a truck have nothing to hide behind.
fn pinned_passengers(volley: &Volley<'_>) -> Verdict {
    let inside = |shot: &Shot<'_>| {
        let carrier = shot.unit.and_then(|unit| shot.ctx.vehicle(unit.aboard.as_ref()?));
        let armored = carrier.is_some_and(|(_, vehicle)| vehicle.afv && !has_riders(vehicle));
        armored && shot.infantry().is_some()
    };
    each_shot(volley, inside, |shot| {
        let pinned = shot.unit.is_some_and(Unit::is_pinned);
        pinned.then(|| format!("{} is pinned, goes BU in its vehicle, and does not fire", shot.firer.unit))
    })
}
