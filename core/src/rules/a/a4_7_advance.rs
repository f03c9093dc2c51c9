//! A4.7, A4.72: the advance.

use crate::duty::Debt;
use crate::event::{Advanced, Level, Status};
use crate::facts::{PhaseClosing, Told, Traces};
use crate::figures::infantry::advance::{Advance, difficult};
use crate::figures::prisoners::is_led;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::{far, goes_with_guard, held, is_its_own};
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.7-own-aph",
        &[Matter::MovePhase],
        "A unit advances in its own APh.",
        Check::Advanced(own_aph),
    ),
    Clause::check(
        "A4.7-able",
        &[Matter::MoveLeave],
        "No broken unit advances, and none that is TI or held in Melee.",
        Check::Advanced(able_to_advance),
    ),
    Clause::check(
        "A4.7-next-location",
        &[Matter::HexLeave],
        "An advance goes into the next hex, or a level up or down.",
        Check::Advanced(next_location),
    ),
    Clause::check(
        "A4.7-advance-one",
        &[Matter::HexLeave],
        "An advance goes into another hex or to another level, never both.",
        Check::Advanced(hex_or_level),
    )
    .since(2),
    Clause::check(
        "A4.7-once",
        &[Matter::MoveLeave],
        "A unit advances once in its APh.",
        Check::Advanced(once),
    ),
    Clause::check(
        "A4.72-difficult-cx",
        &[Matter::MoveLeave],
        "An advance that costs four MF or more, SMOKE apart, or all of the unit's MF makes it CX.",
        Check::PhaseOwed(Traces::ADVANCED, Debt::Cx, becomes_cx),
    )
    .since(2),
    Clause::check(
        "A4.72-cx-may-not",
        &[Matter::MoveLeave],
        "A CX unit makes no such advance.",
        Check::Advanced(cx_may_not),
    )
    .since(2),
];

fn own_aph(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    if ctx.before.phase.is_none() {
        return Verdict::Silent;
    }
    if goes_with_guard(ctx, &advanced.unit, ctx.cell(advanced.hex), Phase::APh).is_some() {
        return Verdict::Silent;
    }
    Verdict::kept_or(is_its_own(ctx, &advanced.unit, Phase::APh), || {
        format!("{} advances outside its own APh", advanced.unit)
    })
}

fn able_to_advance(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let Some((unit, def)) = ctx.unit(&advanced.unit) else { return Verdict::Silent };
    if def.vehicle.is_some() {
        return Verdict::Silent; // D2.1-no-aph-move
    }
    if let Some(led) = goes_with_guard(ctx, &advanced.unit, ctx.cell(advanced.hex), Phase::APh) {
        return led;
    }
    held(unit)
        .map_or(Verdict::Kept, |why| Verdict::broken(format!("{} {why} and does not advance", advanced.unit)))
}

/// A map alone tells which Locations of two hexes are ADJACENT.
fn next_location(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let from = ctx.before.units.get(&advanced.unit).and_then(Unit::location);
    let Some((from, level)) = from else { return Verdict::Silent };
    let to = ctx.cell(advanced.hex);
    // A prisoner is where its Guard took it (A20.5).
    if is_led(ctx, &advanced.unit, to) == Some(true) {
        return Verdict::Silent;
    }
    let next = match (from.range(to), level, advanced.level) {
        (1, ..) => true,
        (0, Level::At(a), Level::At(b)) => a.abs_diff(b) == 1,
        (0, a, b) => a != b,
        (..) => false,
    };
    // The level to which MF took it within its hex stands in no line.
    let spent = ctx.before.units.get(&advanced.unit).and_then(|unit| unit.mph.by_hex.last());
    if !next && from == to && spent.is_some_and(|(cell, _)| *cell == from) {
        return Verdict::undecided(format!("to which level of {} it went in its MPh", ctx.show(from)));
    }
    Verdict::kept_or(next, || match from.range(to) {
        0 => format!("{} to {} is no step of one level", ctx.show(from), ctx.show(to)),
        _ => far(ctx, from, to),
    })
}

fn once(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&advanced.unit) else { return Verdict::Silent };
    Verdict::kept_or(!unit.advanced, || format!("{} has advanced in this APh", advanced.unit))
}

/// To the ground level of a hex at another level no step within the hex is added (A4.7).
fn hex_or_level(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let Some((from, level)) = told.unit.and_then(Unit::location) else { return Verdict::Silent };
    let to = ctx.cell(advanced.hex);
    if from == to {
        return Verdict::Silent;
    }
    let both = match (level, advanced.level) {
        (Level::At(was), Level::At(is)) => was == 0 && is != 0,
        (Level::At(_) | Level::In, Level::At(_) | Level::In) => false,
    };
    Verdict::kept_or(!both, || {
        format!(
            "{} to level {} of {}: a hex or a level",
            ctx.show(from),
            level_of(advanced.level),
            ctx.show(to)
        )
    })
}

fn level_of(level: Level) -> i8 {
    if let Level::At(n) = level { n } else { 0 }
}

/// The price of the hex entered against the MF of the unit, with those of a leader who is with it.
fn becomes_cx(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let Some((from, to)) = unit.advanced_from.zip(unit.place.cell()) else { return Verdict::Silent };
    match difficult(ctx, id, (unit, from), to) {
        Some(Advance::Difficult(why)) => Verdict::kept_or(unit.status.has(Status::Cx), || {
            format!("{id} advanced into {}, {why}, and is not CX", ctx.show(to))
        }),
        Some(Advance::Easy) | None => Verdict::Silent,
    }
}

fn cx_may_not(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((unit, from)) = told.unit.and_then(|unit| Some((unit, unit.place.cell()?))) else {
        return Verdict::Silent;
    };
    // A counter that is laid in the APh is that of the advance itself.
    if !unit.status.has(Status::Cx) || unit.cx_now == Some(Phase::APh) {
        return Verdict::Silent;
    }
    let to = ctx.cell(told.said.hex);
    match difficult(ctx, id, (unit, from), to) {
        Some(Advance::Difficult(why)) => {
            Verdict::broken(format!("{id} is CX and advances into {}, {why}", ctx.show(to)))
        }
        Some(Advance::Easy) => Verdict::Kept,
        None => Verdict::Silent,
    }
}
