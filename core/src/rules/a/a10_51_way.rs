//! A10.51: where a rout leads, step by step, as far as positions, terrain and LOS tell it.

use crate::event::{Routed, UnitId};
use crate::facts::Told;
use crate::figures::check::rally::is_cover;
use crate::figures::check::rout::{approached, ends_here, runs_into};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.51-not-closer",
        &[Matter::HexLeave],
        "No step of a rout lessens the range to a Known armed enemy in whose LOS it begins.",
        Check::Routed(not_closer),
    )
    .since(2),
    Clause::check(
        "A10.51-not-adjacent",
        &[Matter::HexLeave],
        "No step of a rout leads ADJACENT to a Known enemy, but out of that enemy's Location.",
        Check::Routed(not_adjacent),
    )
    .since(2),
    Clause::check(
        "A10.51-stop",
        &[Matter::HexLeave],
        "A rout ends in the first woods or building that no Known enemy is ADJACENT to, unless the next hex is one too.",
        Check::Routed(stops),
    )
    .since(2),
    Clause::guard("A10.51-unseen-free", "A rout may lead towards enemies that do not see the unit.").since(2),
    Clause::guard("A10.51-ignore", "A rout may leave out woods and buildings that are no farther from a Known enemy than it began.").since(2),
    Clause::guard("A10.51-none", "Where no woods and no building are in reach a unit routs anywhere within the limits.").since(2),
];

/// A broken unit that routs, and the hexes that it leaves and enters.
fn step<'a>(told: &Told<'a, Routed>) -> Option<(&'a Unit, [Cell; 2])> {
    let (ctx, routed) = (&told.ctx, told.said);
    let unit = ctx.before.units.get(&routed.unit).filter(|_| told.vehicle().is_none())?;
    let from = unit.place.cell()?;
    let asked = unit.is_broken() && ctx.before.phase == Some(Phase::RtPh);
    asked.then_some((unit, [from, ctx.cell(routed.hex)]))
}

/// Without LOS by boards or words the question stays open.
fn not_closer(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((_, step)) = step(told) else { return Verdict::Silent };
    let enemies = approached(ctx, id, step);
    let range = |enemy: &UnitId, cell: Cell| {
        ctx.before.units.get(enemy).and_then(|unit| unit.place.cell()).map_or(0, |at| at.range(cell))
    };
    if let Some((enemy, _)) = enemies.iter().find(|(_, sees)| *sees == Some(true)) {
        let [from, to] = step.map(|cell| range(enemy, cell));
        return Verdict::broken(format!(
            "{id} routs towards {enemy}, which sees it: from {from} hexes to {to}"
        ));
    }
    let doubt = enemies.iter().find(|(_, sees)| sees.is_none()).filter(|_| ctx.is_of_players());
    doubt.map_or(Verdict::Kept, |(enemy, _)| {
        Verdict::undecided(format!("whether {enemy} sees {id}, which routs towards it"))
    })
}

fn not_adjacent(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((_, step)) = step(told) else { return Verdict::Silent };
    runs_into(ctx, id, step)
        .map_or(Verdict::Kept, |enemy| Verdict::broken(format!("{id} routs to a hex ADJACENT to {enemy}")))
}

fn stops(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((unit, [from, to])) = step(told).filter(|(_, [from, to])| from.range(*to) == 1) else {
        return Verdict::Silent;
    };
    let goes_on = ends_here(ctx, id, unit) && is_cover(ctx, to) == Some(false);
    Verdict::kept_or(!goes_on, || {
        format!("{id} reached {} and routs on over {}", ctx.show(from), ctx.show(to))
    })
}
