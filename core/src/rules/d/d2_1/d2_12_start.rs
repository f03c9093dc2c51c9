//! D2.12: the start MP.

use crate::event::{Claim, Claimed, Direction, MpUse};
use crate::facts::{Move, Told};
use crate::figures::vehicle::moving;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Place;
use crate::vocab::MoverClass;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_12: &[Clause] = &[
    Clause::check(
        "D2.12-start-before-enter",
        &[Matter::StartMp],
        "A vehicle without a Motion counter must pay to start before it may enter another hex.",
        Check::Mp(start_before_enter),
    ),
    Clause::check(
        "D2.12-start-before-vca",
        &[Matter::StartMp],
        "A vehicle without a Motion counter must pay to start before its VCA may be changed in the MPh.",
        Check::Turn(start_before_vca),
    ),
    Clause::line("D2.12-start-cost", &[Matter::Cost], "Starting costs exactly one MP."),
    Clause::fact(
        "D2.12-start-hex",
        "The start MP counts as used in the hex presently occupied.",
        "`apply` credits the start MP to the hex occupied: `Mph::by_hex`",
    ),
    Clause::guard(
        "D2.12-start-df",
        "The start MP alone already permits Defensive First Fire at the vehicle where it stands.",
    ),
    Clause::check(
        "D2.12-start-not-moving",
        &[Matter::MovingTarget],
        "A vehicle that has only started is not yet a moving target.",
        Check::Claimed(start_not_moving),
    ),
    Clause::check(
        "D2.12-offboard-exempt",
        &[Matter::NeedlessStart],
        "No start MP is due on entering from off-board since such units count as set up in Motion.",
        Check::Start(offboard_exempt),
    ),
    Clause::check(
        "D2.12-offboard-direction",
        &[Matter::Direction],
        "Off-board Motion is forward unless Reverse entry is declared.",
        Check::Enter(offboard_direction),
    ),
    Clause::check(
        "D2.12-motion-exempt",
        &[Matter::NeedlessStart],
        "A vehicle under a Motion counter pays no start MP for its first movement.",
        Check::Start(motion_exempt),
    ),
    Clause::check(
        "D2.12-redundant-start",
        &[Matter::NeedlessStart],
        "A start MP has no meaning for a vehicle that is already under way.",
        Check::Start(redundant_start),
    ),
];

/// D2.13 speaks once the vehicle stopped in this MPh, D2.15-stall of a Minimum Move after a stall.
fn start_before_enter(moved: &Move<'_>) -> Verdict {
    let leg = matches!(moved.said.on, MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. });
    let stalled = moved.unit.stalled && matches!(moved.said.on, MpUse::MinimumMove { .. });
    // A wagon goes without a start MP (D12.1).
    if !leg
        || stalled
        || moved.vehicle.class == MoverClass::Wagon
        || moved.mph().stops > 0
        || !moved.unit.is_mobile()
    {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.mph().running, || "it moves without having started: a start MP comes first".into())
}

fn start_before_vca(moved: &Move<'_>) -> Verdict {
    if moved.mph().stops > 0 || !moved.unit.is_mobile() {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.mph().running, || "it turns without having started: a start MP comes first".into())
}

fn offboard_exempt(moved: &Move<'_>) -> Verdict {
    if !moved.mph().began_off_board || moved.mph().stops > 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(!moved.mph().running, || {
        "it enters from off board as if in Motion: no start MP is due".into()
    })
}

/// From off board it comes forward, unless set up in Reverse Motion.
fn offboard_direction(moved: &Move<'_>) -> Verdict {
    let entering = moved.unit.place == Place::Off && moved.mph().began_off_board && moved.mph().starts == 0;
    if !entering {
        return Verdict::Silent;
    }
    let turned =
        moved.direction() == Some(Direction::Reverse) && moved.mph().direction != Some(Direction::Reverse);
    Verdict::kept_or(!turned, || {
        "off-board Motion is forward: Reverse needs a stop and a start in Reverse".into()
    })
}

fn motion_exempt(moved: &Move<'_>) -> Verdict {
    if !moved.mph().began_in_motion || moved.mph().stops > 0 || moved.mph().starts > 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(!moved.mph().running, || "it began its MPh in Motion: no start MP is due".into())
}

/// The clauses on Motion and off-board entry are more specific.
fn redundant_start(moved: &Move<'_>) -> Verdict {
    let mph = moved.mph();
    // The clauses on what went before it have told of a start that comes too late.
    let is_late = mph.starts == 0 && mph.stops == 0 && !mph.began_off_board;
    if mph.running && (mph.by_motion || is_late) {
        return Verdict::Silent;
    }
    let turned = mph.direction.is_some_and(|now| moved.direction().is_some_and(|to| to != now));
    Verdict::kept_or(!mph.running, || match turned {
        true => "it is under way: it has to stop first, and then to start the other way (D2.23)".into(),
        false => "it is under way already: another start MP has no meaning".into(),
    })
}

fn start_not_moving(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::MovingTarget(true), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    if unit.mph.starts == 0 || unit.mph.turns > 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(moving::is_moving_target(ctx, unit), || "it started and entered no new hex".into())
}
