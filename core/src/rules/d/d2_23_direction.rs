//! D2.23 and D2.24: changing direction, and ending a move in Reverse.

use crate::counter::Vehicle;
use crate::event::{Direction, Marker, MarkerPlaced, MoveEnd, MpUse, Status, UnitPlaced};
use crate::facts::{Closing, Move, Told};
use crate::figures::vehicle::within::{Reach, named, reach};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::Unit;
use crate::vocab::MoverClass;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const D2_23: &[Clause] = &[
    Clause::check("D2.23-switch-stop-start", &[Matter::NeedlessStart], "Going from forward to Reverse or back within one MPh takes a stop MP and then a start MP.", Check::Mp(switch_stop_start)),
    Clause::check("D2.23-motion-too", &[Matter::NeedlessStart], "A vehicle that began its MPh in Motion in the other direction, too, owes a stop MP and then a start MP.", Check::Mp(motion_too)),
    Clause::check("D2.23-2e-forward-default", &[Matter::Direction], "2e: a start MP means forward unless Reverse is named when it is paid.", Check::Mp(forward_default)).only(Printing::Second),
    Clause::check("D2.23-1e-direction-silent", &[Matter::Direction], "1e: which direction an unspecified start implies is not said; the first entry settles it.", Check::Mp(direction_silent)).only(Printing::First),
    Clause::fact("D2.23-mech-again", "Each new start caused by a switch calls for a fresh reliability DR if MP are red.", "`apply` counts the reliability DR due start by start: `Mph::reliability_due`"),
    Clause::checks("D2.24-1e-no-reverse-motion", &[Matter::Direction], "1e: a vehicle may not finish a Player Turn under way in Reverse, so it must stop.", &[Check::MoveClosed(no_reverse_motion), Check::Placed(no_reverse_placed), Check::Marker(no_reverse_marker)]).only(Printing::First),
    Clause::check("D2.24-1e-no-reverse-mm", &[Matter::MinimumMoveReverse], "1e: a vehicle that reverses makes no Minimum Move, which would end in Motion.", Check::MinimumMove(no_reverse_minimum_move)).only(Printing::First),
    Clause::guard("D2.24-2e-reverse-motion", "2e: a Reverse Motion counter lets a vehicle finish its MPh still backing up.").only(Printing::Second),
    Clause::check("D2.24-2e-counter-kind", &[Matter::Direction], "The counter used must be the Reverse Motion one so that direction is on record.", Check::MoveClosed(counter_kind)).only(Printing::Second),
    Clause::checks("D2.24-2e-exc-prohibited", &[Matter::Direction], "[EXC] Not for a vehicle that may not reverse at all.", &[Check::Marker(prohibited_marker), Check::MoveClosed(prohibited_end), Check::Placed(prohibited_placed)]).only(Printing::Second),
    Clause::guard("D2.24-2e-reverse-mm", "2e: a Reverse Minimum Move is allowed.").only(Printing::Second),
    Clause::fact("D2.24-2e-rules-unchanged", "2e: Motion, Minimum Move and Reverse rules otherwise apply as they stand.", "the clauses on Motion, Minimum Move and Reverse ask for the direction alone").only(Printing::Second),
    Clause::check("D2.24-2e-mp-remaining", &[Matter::MpUnspent], "2e: ending in Reverse Motion with MP left is lawful only when they do not suffice for the next rear hex desired.", Check::MoveClosed(mp_remaining)).only(Printing::Second),
];

/// A leg, or a start, in another direction than the one under way.
fn against(moved: &Move<'_>) -> bool {
    let leg = matches!(
        moved.said.on,
        MpUse::Start { .. } | MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. }
    );
    let running = moved.mph().direction.filter(|_| leg && moved.mph().running);
    running.is_some_and(|running| moved.direction().is_some_and(|now| now != running))
}

/// A start without a word on its direction, and no move since.
fn unsaid(moved: &Move<'_>) -> bool {
    let mph = moved.mph();
    mph.starts > 0 && !mph.direction_said && mph.legs_since_start == 0
}

fn switch_stop_start(moved: &Move<'_>) -> Verdict {
    if moved.mph().by_motion || unsaid(moved) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!against(moved), || "it changes direction without a stop and a new start".into())
}

fn motion_too(moved: &Move<'_>) -> Verdict {
    if !moved.mph().by_motion || moved.mph().began_off_board {
        return Verdict::Silent;
    }
    Verdict::kept_or(!against(moved), || {
        "it began in Motion the other way: a stop and a start come first".into()
    })
}

fn forward_default(moved: &Move<'_>) -> Verdict {
    if !unsaid(moved) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!against(moved), || "a start without a word on Reverse means forward".into())
}

/// 1e: the first entry settles it; a Reverse one is worth a look.
fn direction_silent(moved: &Move<'_>) -> Verdict {
    let leg = matches!(moved.said.on, MpUse::Enter { .. } | MpUse::Bypass { .. });
    if !leg || !unsaid(moved) || moved.direction() != Some(Direction::Reverse) {
        return Verdict::Silent;
    }
    Verdict::undecided("the start named no direction; 1e does not say which it means")
}

fn in_reverse(closing: &Closing<'_>) -> bool {
    closing.unit.mph.running && closing.unit.mph.direction == Some(Direction::Reverse)
}

fn no_reverse_motion(closing: &Closing<'_>) -> Verdict {
    // The counter's own line told of one that lies there already.
    if closing.counter().is_none() || closing.unit.motion == Some(Direction::Reverse) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!in_reverse(closing), || "1e: it may not end its move under way in Reverse".into())
}

fn no_reverse_placed(told: &Told<'_, UnitPlaced>) -> Verdict {
    let placed = told.said;
    Verdict::kept_or(placed.motion != Some(Direction::Reverse), || "1e knows no Reverse Motion".into())
}

fn no_reverse_marker(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let placed = told.said;
    let reverse = placed.marker == Marker::ReverseMotion && !placed.removed;
    Verdict::kept_or(!reverse, || "1e knows no Reverse Motion".into())
}

fn no_reverse_minimum_move(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(moved.direction() != Some(Direction::Reverse), || {
        "1e: no Minimum Move while reversing".into()
    })
}

fn counter_kind(closing: &Closing<'_>) -> Verdict {
    let Some(shown) = closing.counter().filter(|_| closing.unit.mph.running) else { return Verdict::Silent };
    let reverse = shown == Direction::Reverse;
    Verdict::kept_or(reverse == in_reverse(closing), || {
        "the counter does not show the direction of the vehicle".into()
    })
}

fn may_reverse(unit: &Unit, vehicle: &Vehicle) -> Verdict {
    let may = vehicle.class != MoverClass::Motorcycle && !unit.status.has(Status::Towing);
    Verdict::kept_or(may, || "a vehicle that cannot reverse cannot be in Reverse Motion".into())
}

fn prohibited_marker(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let reverse = placed.marker == Marker::ReverseMotion && !placed.removed;
    let vehicle = placed.unit.as_ref().and_then(|id| ctx.vehicle(id)).filter(|_| reverse);
    vehicle.map_or(Verdict::Silent, |(unit, vehicle)| may_reverse(unit, vehicle))
}

fn prohibited_end(closing: &Closing<'_>) -> Verdict {
    let said = closing.end.is_some_and(|end| end.end == MoveEnd::ReverseMotion);
    if !said || closing.unit.mph.backed {
        return Verdict::Silent;
    }
    may_reverse(closing.unit, closing.vehicle)
}

fn prohibited_placed(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    if placed.motion != Some(Direction::Reverse) {
        return Verdict::Silent;
    }
    let def = ctx.scenario.units.get(placed.like.as_ref().unwrap_or(&placed.unit));
    let vehicle = def.and_then(|def| def.vehicle.as_ref());
    vehicle.map_or(Verdict::Silent, |vehicle| may_reverse(&Unit::default(), vehicle))
}

fn mp_remaining(closing: &Closing<'_>) -> Verdict {
    if closing.counter() != Some(Direction::Reverse) {
        return Verdict::Silent;
    }
    match reach(closing) {
        Reach::Enough { left, cost, hex } => {
            let to = named(closing, hex, "the next rear hex");
            Verdict::broken(format!("{left} MP are left and {to} costs {cost}"))
        }
        Reach::TooFew => Verdict::Kept,
        Reach::None | Reach::Unsaid => Verdict::Silent,
    }
}
