//! D2.401: the Motion attempt.

use crate::duty::Debt;
use crate::effects::motion_succeeds;
use crate::event::{
    BogChecked, CaChanged, CaReason, Direction, Marker, MarkerPlaced, MotionAttempted, Status, StatusChanged,
    UnitId,
};
use crate::facts::{Closing, Ctx, Told};
use crate::figures::vehicle::bog::bog_due;
use crate::figures::vehicle::motion::{die, in_los, motion_due};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::vocab::hex::Arc;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_401: &[Clause] = &[
    Clause::check("D2.401-who", &[Matter::MotionAttempt], "Only a Mobile vehicle of the DEFENDER can try for Motion, in the enemy MPh.", Check::Motion(who)),
    Clause::check("D2.401-1e-anytime", &[Matter::MotionAttempt], "1e: the attempt may come at any moment of the opposing MPh, based on what some enemy ground unit spent in LOS during it.", Check::Motion(anytime)).only(Printing::First),
    Clause::check("D2.401-2e-units-mph", &[Matter::MotionAttempt], "2e: the attempt has to be made while that very unit is taking its MPh.", Check::Motion(units_mph)).only(Printing::Second),
    Clause::check("D2.401-ground-unit", &[Matter::MotionAttempt], "The trigger must be a ground unit, not Aircraft.", Check::Motion(ground_unit)),
    Clause::check("D2.401-dr-limit", &[Matter::MotionNumber], "A Motion attempt works if the dr is not higher than the MF/MP the trigger used in the vehicle's LOS.", Check::Motion(dr_limit)),
    Clause::check("D2.401-one-unit-count", &[Matter::MotionNumber], "Spending by different enemy units is not added together.", Check::Motion(one_unit_count)),
    Clause::fact("D2.401-los-mp-only", "Only MF/MP spent while in the vehicle's LOS count.", "the MP of an expenditure count when it names the vehicle among the units in LOS: `Mph::seen`"),
    Clause::check("D2.401-new-los", &[Matter::MotionAttempt], "The trigger must not have been in the vehicle's LOS in that Player Turn before it moved into it in this MPh.", Check::Motion(new_los)),
    Clause::fact("D2.401-late-los-check", "If a later free LOS check shows it had been in LOS, the attempt fails automatically.", "`apply` undoes the attempt when an earlier LOS is attested later"),
    Clause::check("D2.401-once", &[Matter::MotionAttempt], "One attempt per vehicle per enemy MPh.", Check::Motion(once)),
    Clause::check("D2.401-fire-marker", &[Matter::MotionAttempt], "No attempt by a vehicle already marked First, Final or Intensive Fire.", Check::Motion(fire_marker)),
    Clause::fact("D2.401-no-penalty-1e", "1e: failure costs nothing except the chance of Motion in that Player Turn.", "`apply` changes nothing for a failed attempt").only(Printing::First),
    Clause::check("D2.401-no-penalty-2e", &[Matter::MotionAttempt], "2e: concealment is not lost by failing a Motion attempt.", Check::Status(no_penalty)).only(Printing::Second),
    Clause::fact("D2.401-counter", "Success puts a Motion counter on the vehicle.", "`apply` puts the counter on when an attempt succeeds"),
    Clause::guard("D2.401-free-ca", "The vehicle may then set VCA and TCA freely."),
    Clause::check("D2.401-free-ca-at-once", &[Matter::ArcTurn], "The free turn of a Motion attempt is made at once: before anybody spends MF or MP, or fires.", Check::CaChanged(free_ca_at_once)),
    Clause::check("D2.401-free-ca-bypass", &[Matter::ArcTurn], "In Bypass the free change stays bounded by the Bypass VCA limits.", Check::CaChanged(free_ca_bypass)),
    Clause::check("D2.401-bog", &[Matter::Roll], "The VCA change of a Motion attempt still needs the Bog DR of the terrain.", Check::EnemyMphOwed(Debt::Bog(0), bog)),
    Clause::fact("D2.401-motion-fire-ok", "A vehicle that went into Motion may still fire afterwards as Motion Fire.", "no clause forbids a shot after the attempt; D2.42 judges its modifiers"),
    Clause::guard("D2.401-already-motion", "A vehicle already in Motion may make the attempt just to re-face."),
    Clause::fact("D2.401-mech-cancels", "If a reliability DR immobilizes or stalls it, neither Motion nor re-facing happens.", "`apply` undoes the attempt when the reliability DR fails or the engine stalls"),
    Clause::fact("D2.401-stall-is-fail", "A stall on such an attempt is just a failed attempt, with no further stall penalty.", "`apply` owes no Delay for a stall on an attempt: `Unit::delay_owed`"),
    Clause::check("D2.401-same-motion", &[Matter::MotionStatus], "A vehicle already in Motion does not change to Reverse Motion by an attempt, nor back.", Check::Marker(same_motion)),
    Clause::check("D2.401-known-los-fails", &[Matter::MotionAttempt], "If it is on record when the attempt is declared that the trigger had been in the vehicle's LOS earlier in this Player Turn, before it moved into it, the attempt is void.", Check::Motion(known_los_fails)),
    Clause::check("D2.401-bog-failed", &[Matter::MotionAttempt], "The free turn after a successful attempt stands only if the Bog DR it calls for are passed; a vehicle that bogs has not turned further and, being Immobile, carries no Motion counter.", Check::Bog(bog_failed)),
];

/// Its attempt is of this Player Turn, and the Motion that it was in before stands with it.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other counter is one of Motion")]
fn same_motion(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let due = match placed.marker {
        Marker::Motion => Direction::Forward,
        Marker::ReverseMotion => Direction::Reverse,
        _ => return Verdict::Silent,
    };
    let Some(id) = placed.unit.as_ref().filter(|id| !placed.removed && in_enemy_mph(ctx, id)) else {
        return Verdict::Silent;
    };
    let attempt = ctx.vehicle(id).and_then(|(unit, _)| unit.attempt.as_ref());
    let Some(was) = attempt.filter(|attempt| attempt.succeeded).and_then(|attempt| attempt.motion) else {
        return Verdict::Silent;
    };
    let word = |way| if way == Direction::Forward { "Motion" } else { "Reverse Motion" };
    Verdict::kept_or(was == due, || format!("{id} was in {} before its attempt, and stays so", word(was)))
}

/// Is the vehicle's attempt one in the enemy's MPh? D2.401-who speaks of the others.
fn in_enemy_mph(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    let own = ctx.unit(unit).is_some_and(|(_, def)| ctx.before.side.as_ref() == Some(&def.side));
    ctx.before.phase == Some(Phase::MPh) && !own
}

fn who(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let mobile = told.vehicle().is_some_and(|(unit, _)| unit.is_mobile());
    Verdict::kept_or(mobile && in_enemy_mph(ctx, &attempt.unit), || {
        "only a Mobile vehicle of the DEFENDER may try for Motion, in the enemy MPh".into()
    })
}

/// 1e: the trigger spent MF or MP in this MPh, its own move may be over.
fn anytime(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    if !in_enemy_mph(ctx, &attempt.unit) {
        return Verdict::Silent;
    }
    let moved = ctx.before.units.get(&attempt.trigger).is_some_and(|unit| unit.mph.expenditures > 0);
    Verdict::kept_or(moved, || format!("{} spent nothing in this MPh", attempt.trigger))
}

fn units_mph(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    if !in_enemy_mph(ctx, &attempt.unit) {
        return Verdict::Silent;
    }
    Verdict::kept_or(ctx.before.mover.as_ref() == Some(&attempt.trigger), || {
        format!("{} is not the unit that is moving now", attempt.trigger)
    })
}

fn ground_unit(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    ctx.unit(&attempt.trigger).map_or(Verdict::Silent, |(_, def)| {
        Verdict::kept_or(!def.aircraft, || "an aircraft is no ground unit".into())
    })
}

/// The die is compared with the fraction, not with a rounded figure.
fn dr_limit(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let trigger = ctx.before.units.get(&attempt.trigger);
    let full = trigger.filter(|_| attempt.success.is_some()).filter(|unit| unit.mph.seen_unsaid == Mp::ZERO);
    let seen = full.and_then(|unit| unit.mph.seen.get(&attempt.unit)).copied();
    if let Some((said, seen)) = attempt.in_los.zip(seen).filter(|(said, seen)| said != seen) {
        let says = format!("the MF or MP of {} in LOS", attempt.trigger);
        return Verdict::wrong(says, format!("{said}"), format!("{seen}"));
    }
    let (Some(die), Some(limit), Some(said)) = (die(ctx, attempt), in_los(ctx, attempt), attempt.success)
    else {
        return Verdict::Silent;
    };
    let ours = motion_succeeds(die, limit, false);
    if said == ours || !said && ctx.before.saw_earlier(&attempt.unit, &attempt.trigger) {
        return Verdict::Kept;
    }
    if told.known().is_some_and(|(unit, _)| unit.status.has(Status::Platoon)) {
        return Verdict::undecided("the drm of a platoon's Motion attempt (D14.211) is not in the log");
    }
    let word = |success| if success { "success" } else { "failure" };
    let breach = Breach::of(format!("dr {die} against {limit} MF or MP in LOS"));
    Verdict::Broken(Box::new(breach.figures(word(said), word(ours))))
}

fn one_unit_count(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let (Some(die), Some(own), Some(true)) = (die(ctx, attempt), in_los(ctx, attempt), attempt.success)
    else {
        return Verdict::Silent;
    };
    let all: Mp =
        ctx.before.units.values().filter_map(|unit| unit.mph.seen.get(&attempt.unit)).copied().sum();
    Verdict::kept_or(motion_succeeds(die, own, false) || !motion_succeeds(die, all, false), || {
        format!("the MF and MP of several units, {all} in all, were added together")
    })
}

fn known_los_fails(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    Verdict::kept_or(!ctx.before.saw_earlier(&attempt.unit, &attempt.trigger), || {
        format!("{} had been in its LOS earlier in this Player Turn", attempt.trigger)
    })
}

/// Asked of an attempt that works by its die. That it had been in LOS is D2.401-known-los-fails'.
fn new_los(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    let works = attempt.success.or_else(|| motion_due(ctx, attempt).map(|(_, works)| works));
    let (unit, trigger) = (&attempt.unit, &attempt.trigger);
    if works != Some(true) || ctx.before.saw_earlier(unit, trigger) {
        return Verdict::Silent;
    }
    if ctx.before.is_new_in_los(unit, trigger) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!(
        "whether {trigger} had been in the LOS of {unit} in this Player Turn before it moved into it: \
         `{unit} los {trigger} blocked earlier` says that it had not"
    ))
}

fn once(told: &Told<'_, MotionAttempted>) -> Verdict {
    let (ctx, attempt) = (&told.ctx, told.said);
    ctx.vehicle(&attempt.unit).map_or(Verdict::Silent, |(unit, _)| {
        Verdict::kept_or(unit.attempts == 0, || "it tried for Motion before in this MPh".into())
    })
}

fn fire_marker(told: &Told<'_, MotionAttempted>) -> Verdict {
    let marks = [Marker::FirstFire, Marker::FinalFire, Marker::IntensiveFire];
    told.vehicle().map_or(Verdict::Silent, |(unit, _)| {
        Verdict::kept_or(!marks.iter().any(|mark| unit.markers.contains(mark)), || {
            "it is marked First, Final or Intensive Fire".into()
        })
    })
}

/// Concealment is not lost for a failed attempt.
fn no_penalty(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let loses = changed.remove.contains(&Status::Concealed) && changed.attack.is_none();
    let Some((unit, _)) = told.vehicle().filter(|_| loses) else { return Verdict::Silent };
    let failed = unit.attempt.as_ref().is_some_and(|attempt| !attempt.succeeded);
    Verdict::kept_or(!(failed && unit.fired.is_empty()), || {
        "its concealment was removed after a failed Motion attempt, which costs nothing".into()
    })
}

/// Its Bog DR and a reliability DR may stand between.
fn free_ca_at_once(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let attempt = told.vehicle().and_then(|(unit, _)| unit.attempt.as_ref());
    let Some(attempt) = attempt.filter(|a| a.succeeded && changed.reason == CaReason::MotionAttempt) else {
        return Verdict::Silent;
    };
    let moved = ctx.before.window.as_ref().is_some_and(|window| window.seq > attempt.seq);
    let fired = ctx.before.attacks.values().any(|attack| attack.seq > attempt.seq);
    let says = match (ctx.before.phase == Some(Phase::MPh), moved, fired) {
        (false, ..) => "the MPh of its Motion attempt is over",
        (true, true, _) => "MF or MP were spent since its Motion attempt",
        (true, false, true) => "there was fire since its Motion attempt",
        (true, false, false) => return Verdict::Kept,
    };
    Verdict::broken(format!("{says}: the free turn is made at once"))
}

/// Reading A10: in Bypass the attempt gives turret changes only.
fn free_ca_bypass(told: &Told<'_, CaChanged>) -> Verdict {
    let changed = told.said;
    let bypass = told.vehicle().is_some_and(|(unit, _)| unit.place.bypass().is_some());
    if changed.arc != Arc::Vca || changed.reason != CaReason::MotionAttempt || !bypass {
        return Verdict::Silent;
    }
    Verdict::undecided("whether a Motion attempt turns the hull of a vehicle in Bypass is for the players")
}

/// A free turn of one hexspine is made before its Bog DR; the log does not say where a longer one stopped.
fn bog_failed(told: &Told<'_, BogChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let unit = ctx.vehicle(&checked.unit).map(|(unit, _)| unit).filter(|_| checked.bogged);
    let Some((unit, attempt)) = unit.and_then(|unit| Some((unit, unit.attempt.as_ref()?))) else {
        return Verdict::Silent;
    };
    match attempt.place.facing().zip(unit.place.facing()).map(|(was, now)| was.steps_to(now)) {
        Some(0 | 1) => Verdict::Kept,
        Some(n) => Verdict::undecided(format!("at which of the {n} hexspines of the free turn it bogged")),
        None => Verdict::Silent,
    }
}

fn bog(closing: &Closing<'_>) -> Verdict {
    // A vehicle that bogged has turned no further (D2.401-bog-failed).
    if closing.unit.attempt.is_none() || !closing.unit.is_mobile() {
        return Verdict::Silent;
    }
    let due = bog_due(&closing.ctx, closing.unit, closing.vehicle.class).sure;
    Verdict::kept_or(due == 0, || format!("{due} Bog DR are missing for the free turn of the hull"))
}
