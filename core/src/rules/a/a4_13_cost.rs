//! A4.13 to A4.134: what a hex costs Infantry, and the Minimum Move. A line that does not say how the MF were spent may mean each
//! way that the terrain leaves: only a figure below all of them is broken.

use crate::duty::Debt;
use crate::event::{MfWay, MoveDeclared, MoveWay, Status};
use crate::facts::{PhaseClosing, Told, Traces, Walk};
use crate::figures::infantry::allotment::{Favour, allotment};
use crate::figures::infantry::entry::{By, Prices, prices};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::tally::Tally;
use crate::vocab::num::{Mf, Mp};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.13-cost-of-terrain",
        &[Matter::MfCost],
        "Entering a hex costs what its terrain costs Infantry.",
        Check::Walk(cost),
    )
    .since(2),
    Clause::line(
        "A4.131-hexside-plus",
        &[Matter::MfCost],
        "A wall, a hedge, bocage or a roadblock costs its own MF beside the hex entered.",
    )
    .since(2),
    Clause::line(
        "A4.132-road-or-terrain",
        &[Matter::MfCost],
        "Across a road hexside either the road rate is paid or the other terrain, never both.",
    )
    .since(2),
    Clause::line("A4.133-uphill", &[Matter::MfCost], "Each level up doubles the price of the terrain.")
        .since(2),
    Clause::check(
        "A4.134-needs-one-mf",
        &[Matter::MinimumMove],
        "A Minimum Move needs a MF that is left after what is carried.",
        Check::MoveSaid(has_one),
    )
    .since(2),
    Clause::check(
        "A4.134-one-hex",
        &[Matter::MinimumMove],
        "A Minimum Move is one hex, and all that the unit does in its MPh.",
        Check::Walk(one_hex),
    )
    .since(2),
    Clause::check(
        "A4.134-pin-and-cx",
        &[Matter::MinimumMove],
        "Who made a Minimum Move is pinned and CX once First Fire is over.",
        Check::PhaseOwed(Traces::WALKED, Debt::PinnedAndCx, pinned_and_cx),
    )
    .since(2),
];

fn cost(walk: &Walk<'_>) -> Verdict {
    let Some(said) = walk.said.cost else { return Verdict::Silent };
    if said == Mp::ZERO {
        return match walk.entered() {
            Some(to) => Verdict::undecided(format!(
                "how many MF {} spends to enter {}",
                walk.said.unit,
                walk.ctx.show(to)
            )),
            None => Verdict::Silent,
        };
    }
    // Its first move is doubled by Encirclement (A7.72), and the berserk and others pay as they may.
    if walk.unit.status.has(Status::Encircled) || walk.unit.status.has(Status::InPillbox) {
        return Verdict::Silent;
    }
    let Some(prices) = prices(walk) else { return Verdict::Silent };
    let meant: Vec<_> = prices.known.iter().filter(|(by, _)| is_meant(walk, *by)).collect();
    if meant.iter().any(|(_, tally)| tally.value().0 == said) {
        return Verdict::Kept;
    }
    if let Some(asks) = &prices.asks {
        return Verdict::undecided(asks.clone());
    }
    if prices.known.iter().any(|(by, tally)| !is_meant(walk, *by) && tally.value().0 == said) {
        let hex = walk.ctx.show(walk.to());
        return Verdict::undecided(format!(
            "whether {} goes past {hex} in Bypass: `along ..`",
            walk.said.unit
        ));
    }
    unlike(walk, &prices, said)
}

/// A Bypass is said: a mover that does not say it may have meant it.
fn is_meant(walk: &Walk<'_>, by: By) -> bool {
    by != By::Bypass || walk.way.is_some()
}

/// A mover that pays more than the least, and does not say how, may pay for several things at once.
fn unlike(walk: &Walk<'_>, prices: &Prices, said: Mp) -> Verdict {
    let Some(least) = prices.least() else { return Verdict::Silent };
    let meant = prices.known.iter().filter(|(by, _)| is_meant(walk, *by)).map(|(_, tally)| tally);
    let explained = meant.clone().find(|tally| tally.blame_for(Mf(said)).is_some());
    if said < least.value().0 {
        let due = meant.min_by_key(|tally| tally.value()).unwrap_or(least);
        return wrong(explained.unwrap_or(due), said);
    }
    if walk.way.is_none() {
        let between = meant.map(|tally| tally.value()).min().filter(|due| said < due.0);
        return between.map_or(Verdict::Silent, |_| wrong(explained.unwrap_or(least), said));
    }
    // Each member of a stack that makes the Location too full may pay for all; an entrenchment is paid with its hex.
    let plain = matches!(walk.way, Some(MfWay::Road | MfWay::Bypass { .. })) && !is_crowd(walk);
    match explained {
        Some(tally) if plain => wrong(tally, said),
        Some(_) | None => Verdict::undecided(more(walk, least.value().0, said)),
    }
}

/// Others of its side stand with it, or where it goes.
fn is_crowd(walk: &Walk<'_>) -> bool {
    let own = |cell| {
        let there = walk.ctx.before.units_at(cell).into_iter();
        there
            .filter(|(id, other)| **id != walk.said.unit && other.side == walk.unit.side && !other.eliminated)
            .count()
    };
    own(walk.to()) + walk.unit.place.cell().map_or(0, own) > 2
}

fn more(walk: &Walk<'_>, least: Mp, said: Mp) -> String {
    let hex = walk.ctx.show(walk.to());
    format!("what the other {} MF of {} in {hex} go to", said - least, walk.said.unit)
}

/// Where no line alone explains the figure, the first one is what the hex costs.
fn wrong(tally: &Tally<Mf>, said: Mp) -> Verdict {
    let breach = Breach::wrong_sum(tally.clone(), Mf(said));
    let first = tally.lines.first().filter(|_| breach.blame.is_none());
    let Some(line) = first else { return Verdict::Broken(Box::new(breach)) };
    let says = format!("{} costs {} MF ({})", line.label, tally.value(), line.rule);
    Verdict::Broken(Box::new(Breach { says, blame: Some(line.blame.omitted), ..breach }))
}

/// Before it: an allotment of none leaves no Minimum Move.
fn has_one(told: &Told<'_, MoveDeclared>) -> Verdict {
    let (ctx, said) = (&told.ctx, told.said);
    let Some(unit) = told.unit.filter(|_| said.way == MoveWay::MinimumMove) else { return Verdict::Silent };
    let Some(tally) = allotment(ctx, &said.unit, unit, Favour::None) else { return Verdict::Silent };
    let has = tally.value().0;
    Verdict::kept_or(has >= Mp::ONE, || format!("{} has {has} MF left after what it carries", said.unit))
}

fn one_hex(walk: &Walk<'_>) -> Verdict {
    if !walk.afoot().says(MoveWay::MinimumMove) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!walk.afoot().has_set_out(), || {
        format!("{} makes a Minimum Move, and has spent MF before", walk.said.unit)
    })
}

fn pinned_and_cx(closing: &PhaseClosing<'_>) -> Verdict {
    let unit = closing.unit;
    let walked = closing.traces.meet(Traces::WALKED);
    if !walked || !unit.mph.afoot.says(MoveWay::MinimumMove) || unit.is_broken() {
        return Verdict::Silent;
    }
    let marked = unit.is_pinned() && unit.status.has(Status::Cx);
    Verdict::kept_or(marked, || {
        format!("{} made a Minimum Move, and is not marked pinned and CX", closing.id)
    })
}
