//! D2.4: Motion status, and ending a move under way.

use crate::duty::Debt;
use crate::event::{Claim, Claimed, Direction, MarkerPlaced, MoveEnd, UnitPlaced};
use crate::facts::{Closing, Move, Told, Volley};
use crate::figures::vehicle::motion::is_barred_from_prep;
use crate::figures::vehicle::within::{Reach, is_moving, least_cost, marked, named, reach};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::d::d2_4_motion::d2_4_counter::{
    AT_SET_UP, counter_earned, counter_stays, mobile_only_status, no_onboard_counter, no_onboard_status,
    status_earned, status_stays, status_timing, stopped_counter, stopped_status,
};
use crate::rules::table::Check;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "D2.4-status",
        &[Matter::MoveEnd],
        "A Mobile vehicle (boats and amphibians too) that used its whole printed MP without a Stop or Delay at the end is in Motion and gets the counter.",
        &[
            Check::MoveOwed(Debt::StopOrMotion, status),
            Check::Marker(counter_earned),
            Check::Status(status_earned),
        ],
    ),
    Clause::checks(
        "D2.4-not-if-stopped",
        &[Matter::MotionStatus],
        "A vehicle whose MPh ended with a Stop (or Stop and Delay) is not in Motion.",
        &[Check::MoveClosed(not_if_stopped), Check::Marker(stopped_counter), Check::Status(stopped_status)],
    ),
    Clause::check(
        "D2.4-end-with-mp",
        &[Matter::MpUnspent],
        "Ending in Motion with MP unspent is allowed only if they are too few for the next hex it wants to enter.",
        Check::MoveClosed(end_with_mp),
    ),
    Clause::check(
        "D2.4-intent-recorded",
        &[Matter::MotionStatus],
        "The wish is a fact in the player's head, so the log has to name the intended hex.",
        Check::MoveOwed(Debt::NextHex, intent_recorded),
    ),
    Clause::fact(
        "D2.4-no-extra-mp",
        "A Motion counter gives no additional MP.",
        "D2.1-mp-limit knows no MP but the printed and those of ESB",
    )
    .on(&[Matter::MpAllotment]),
    Clause::fact(
        "D2.4-no-start-cost",
        "A vehicle starting its MPh in Motion owes no start MP.",
        "`apply` lets a vehicle in Motion begin its MPh under way",
    )
    .on(&[Matter::NeedlessStart]),
    Clause::check(
        "D2.4-moving-target-at-once",
        &[Matter::MovingTarget],
        "A vehicle that begins its MPh in Motion is a moving target for the entire MPh even before leaving its hex.",
        Check::Claimed(moving_target_at_once),
    ),
    Clause::fact(
        "D2.4-counter-removed-start",
        "The counter comes off as soon as the vehicle begins movement in its next MPh.",
        "`apply` takes the counter off with the first MP spent",
    ),
    Clause::checks(
        "D2.4-counter-removed-immobile",
        &[Matter::MotionStatus],
        "A Motion counter also comes off when the vehicle becomes Immobile.",
        &[Check::Marker(counter_stays), Check::Status(status_stays)],
    ),
    Clause::check(
        "D2.4-stop-needs-mp",
        &[Matter::MpAllotment],
        "Not ending in Motion requires one MP beyond the last hex's cost for the stop.",
        Check::Stop(stop_needs_mp),
    ),
    Clause::guard("D2.4-esb-for-stop", "The MP for the stop may be sought through ESB."),
    Clause::guard("D2.4-esb-optional", "A tracked vehicle in Motion may use ESB but need not."),
    Clause::checks(
        "D2.4-marker-timing",
        &[Matter::MotionStatus],
        "The counter is shown before or after the vehicle's own MPh, never during it.",
        &[Check::Marker(marker_timing), Check::Status(status_timing), Check::Mp(counter_in_move)],
    ),
    Clause::check(
        "D2.4-no-prep-fire",
        &[Matter::FireLeave],
        "Prep Fire is closed to a vehicle whose Player Turn opens under a Motion counter.",
        Check::VehicleFire(no_prep_fire),
    ),
    Clause::check(
        "D2.4-no-prep-fire-prc",
        &[Matter::FireLeave],
        "Prep Fire is closed also to the PRC of a vehicle whose Player Turn opens under a Motion counter.",
        Check::VehicleFire(no_prep_fire_prc),
    ),
    Clause::check(
        "D2.4-must-expend-one",
        &[Matter::MotionStatus, Matter::MpUnspent],
        "A vehicle that begins its Player Turn in Motion must use at least one MP in its MPh, if only to stop.",
        Check::MoveOwed(Debt::OneMp, must_expend_one),
    ),
    Clause::checks(
        "D2.4-no-onboard-setup",
        &[Matter::MotionStatus],
        "No vehicle set up on board may begin the scenario in Motion.",
        &[
            Check::Placed(no_onboard_setup),
            Check::Marker(no_onboard_counter),
            Check::Status(no_onboard_status),
        ],
    ),
    Clause::checks(
        "D2.4-mobile-only",
        &[Matter::MotionStatus],
        "Only a Mobile vehicle can have Motion status.",
        &[
            Check::Marker(mobile_only),
            Check::Status(mobile_only_status),
            Check::MoveClosed(mobile_only_at_end),
        ],
    ),
    Clause::fact(
        "D2.4-printed-allot",
        "\"Entire allotment\" means the printed one; gained ESB MP do not have to be used up.",
        "D2.4-end-with-mp and D2.4-intent-recorded count the MP left of the printed allotment",
    ),
    Clause::check(
        "D2.4-intended-cost-minimum",
        &[Matter::MpUnspent],
        "The test for ending in Motion with MP unspent uses the least lawful cost of the wished hex (turns needed to face it included); a freely raised cost under 2.18 cannot create the shortage.",
        Check::MoveClosed(intended_cost_minimum),
    ),
];

/// The whole allotment used, and no stop.
fn status(closing: &Closing<'_>) -> Verdict {
    let mph = &closing.unit.mph;
    let spent_all = closing.vehicle.mp.is_some_and(|mp| mph.spent >= mp);
    if !closing.unit.is_mobile() || !mph.running || !spent_all || mph.pending_turn.is_some() {
        return Verdict::Silent;
    }
    Verdict::kept_or(closing.is_left_in_motion(), || {
        "it used its whole allotment without a stop: it is in Motion".into()
    })
}

fn ends_in_motion(closing: &Closing<'_>) -> bool {
    closing.end.is_some_and(|end| end.end != MoveEnd::Plain)
}

fn not_if_stopped(closing: &Closing<'_>) -> Verdict {
    if !ends_in_motion(closing) || !closing.unit.is_mobile() {
        return Verdict::Silent;
    }
    Verdict::kept_or(closing.unit.mph.running, || "it stopped: no Motion counter goes on it".into())
}

/// Reverse Motion is D2.24's in 2e.
fn end_with_mp(closing: &Closing<'_>) -> Verdict {
    if closing.counter() == Some(Direction::Reverse) {
        return Verdict::Silent;
    }
    match reach(closing) {
        Reach::Enough { left, cost, hex } => Verdict::broken(format!(
            "{left} MP are left and {} costs {cost}: it may not end in Motion",
            named(closing, hex, "the next hex")
        )),
        Reach::TooFew => Verdict::Kept,
        Reach::None => gained_mp_left(closing),
        Reach::Unsaid => Verdict::Silent,
    }
}

/// The printed MP are used up and suffice for Motion; whether gained ones that reach the next hex named bar it is
/// for the players (notes A6).
fn gained_mp_left(closing: &Closing<'_>) -> Verdict {
    let mph = &closing.unit.mph;
    let left = mph.left(closing.vehicle);
    let gained = left.filter(|left| mph.running && *left > Mp::ZERO && mph.esb_gain > Mp::ZERO);
    let intended = closing.end.and_then(|end| end.intended.as_ref());
    let cost = least_cost(closing).or_else(|| intended.and_then(|hex| hex.cost));
    match (gained, cost) {
        (Some(left), Some(cost)) if left >= cost && closing.counter().is_some() => {
            Verdict::undecided(format!(
                "{left} MP gained by ESB are left and the next hex costs {cost}: the players say whether it goes on"
            ))
        }
        (Some(_) | None, _) => Verdict::Silent,
    }
}

fn intent_recorded(closing: &Closing<'_>) -> Verdict {
    match reach(closing) {
        Reach::Unsaid => Verdict::undecided("it ends in Motion with MP left, and the log names no next hex"),
        Reach::TooFew | Reach::Enough { .. } => Verdict::Kept,
        Reach::None => Verdict::Silent,
    }
}

/// The price named for the wished hex is the least lawful one; a raised one cannot make the shortage.
fn intended_cost_minimum(closing: &Closing<'_>) -> Verdict {
    let said = closing.end.and_then(|end| end.intended.as_ref()).and_then(|intended| intended.cost);
    let (Some(said), Some(ours)) = (said, least_cost(closing)) else { return Verdict::Silent };
    let short = matches!(reach(closing), Reach::Enough { left, .. } if left < said);
    Verdict::kept_or(!short, || format!("the hex is named at {said} MP and can be had for {ours}"))
}

fn moving_target_at_once(told: &Told<'_, Claimed>) -> Verdict {
    let claimed = told.said;
    let (Claim::MovingTarget(said), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    if !unit.mph.began_in_motion || unit.mph.entered_hex || unit.mph.stops > 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(*said, || "it began its MPh in Motion: it is a moving target".into())
}

fn stop_needs_mp(moved: &Move<'_>) -> Verdict {
    moved.left().map_or(Verdict::Silent, |left| {
        Verdict::kept_or(left >= Mp::ONE, || "the stop takes one MP beyond the last hex".into())
    })
}

/// During its move: a counter laid last ends the move, so the next MP tells.
fn marker_timing(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let asked = marked(ctx, placed).filter(|unit| !is_moving(ctx, unit));
    asked.map_or(Verdict::Silent, |_| Verdict::Kept)
}

/// The first MP of a move takes off the counter that it began with: one that lies on it later was laid in between.
/// Of one that a Motion attempt of its own brought D2.401-who speaks.
fn counter_in_move(moved: &Move<'_>) -> Verdict {
    let attempted = moved.unit.attempt.as_ref().is_some_and(|attempt| attempt.succeeded);
    if moved.unit.motion.is_none() || attempted || !is_moving(&moved.ctx, moved.unit) {
        return Verdict::Silent;
    }
    Verdict::broken("its Motion counter was laid during its own move, which goes on")
}

fn no_prep_fire(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let vehicles = || attack.firers.iter().filter_map(|firer| ctx.vehicle(&firer.unit));
    if ctx.before.phase != Some(Phase::PFPh) || vehicles().next().is_none() {
        return Verdict::Silent;
    }
    let in_motion = vehicles().any(|(unit, _)| is_barred_from_prep(unit));
    Verdict::kept_or(!in_motion, || "it began its Player Turn in Motion: no Prep Fire".into())
}

fn no_prep_fire_prc(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let aboard = |firer: &crate::event::Firer| ctx.unit(&firer.unit)?.0.aboard.as_ref();
    let carriers = || attack.firers.iter().filter_map(aboard).filter_map(|id| ctx.vehicle(id));
    if ctx.before.phase != Some(Phase::PFPh) || carriers().next().is_none() {
        return Verdict::Silent;
    }
    let in_motion = carriers().any(|(unit, _)| is_barred_from_prep(unit));
    Verdict::kept_or(!in_motion, || "its vehicle began the Player Turn in Motion: no Prep Fire".into())
}

fn must_expend_one(closing: &Closing<'_>) -> Verdict {
    // D2.4-no-prep-fire told of its Prep Fire; after that it could not move either.
    let prepared = closing.unit.fired.contains(&Phase::PFPh);
    if !closing.unit.turn_begun_in_motion || !closing.unit.is_mobile() || prepared {
        return Verdict::Silent;
    }
    Verdict::kept_or(closing.unit.mph.spent >= Mp::ONE, || {
        "it began its Player Turn in Motion: it must use at least one MP".into()
    })
}

fn no_onboard_setup(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let def = ctx.scenario.units.get(placed.like.as_ref().unwrap_or(&placed.unit));
    let vehicle = def.is_some_and(|def| def.vehicle.is_some()) || placed.motion.is_some();
    if ctx.before.turn > 0 || placed.hex.is_none() || !vehicle {
        return Verdict::Silent;
    }
    Verdict::kept_or(placed.motion.is_none(), || AT_SET_UP.into())
}

fn mobile_only(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    marked(ctx, placed).map_or(Verdict::Silent, |unit| {
        Verdict::kept_or(unit.is_mobile(), || "only a Mobile vehicle can be in Motion".into())
    })
}

/// D2.15 speaks after a Minimum Move.
fn mobile_only_at_end(closing: &Closing<'_>) -> Verdict {
    if !ends_in_motion(closing) || closing.unit.mph.minimum_move || closing.unit.mph.drove_on {
        return Verdict::Silent;
    }
    Verdict::kept_or(closing.unit.is_mobile(), || "only a Mobile vehicle can be in Motion".into())
}
