//! A4.63: Dash.

use crate::event::{MoveDeclared, MoveWay, UnitId};
use crate::facts::{Ctx, Told, Volley, Walk};
use crate::figures::infantry::allotment::{Favour, allotment, began_together};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::Unit;
use crate::vocab::Reason;
use crate::vocab::hex::{Cell, Dir};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.63-path",
        &[Matter::MoveLeave],
        "A Dash leads out of cover across one road Location into cover, declared before any MF.",
        Check::MoveSaid(path),
    )
    .since(2),
    Clause::check("A4.63-way", &[Matter::HexLeave], "Who Dashes goes as it said.", Check::Walk(as_said))
        .since(2),
    Clause::check(
        "A4.63-whole-stack",
        &[Matter::MoveLeave],
        "All of a stack Dash, or none.",
        Check::Walk(whole_stack),
    )
    .since(2),
    Clause::check(
        "A4.63-affordable",
        &[Matter::MfAllotment],
        "The MF of both hexes are within those at hand, and nothing is spent beside them.",
        Check::Walk(affordable),
    )
    .since(2),
    Clause::check(
        "A4.63-halved",
        &[Matter::Factor],
        "Small Arms and MG fire at a Dash in the road is halved.",
        Check::Fire(halved),
    )
    .since(2),
];

/// Cover: what is no Open Ground. `None` where nothing is known of the hex.
fn is_cover(ctx: &Ctx<'_>, cell: Cell) -> Option<bool> {
    let terrain: &Terrain = ctx.terrain(cell)?;
    let kinds = terrain.is.iter().any(|kind| !crate::charts::cover::is_open(*kind));
    let walls = Dir::ALL.into_iter().any(|side| ctx.has_wall(cell, side));
    Some(kinds || !terrain.obstacle.is_empty() || terrain.rubble || walls || terrain.depression)
}

fn path(told: &Told<'_, MoveDeclared>) -> Verdict {
    let MoveWay::Dash { to } = told.said.way else { return Verdict::Silent };
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((unit, from)) = told.unit.and_then(|unit| Some((unit, unit.place.cell()?))) else {
        return Verdict::Silent;
    };
    if unit.mph.afoot.has_set_out() {
        return Verdict::broken(format!("{id} has spent MF before its Dash"));
    }
    let to = ctx.cell(to);
    if from.range(to) != 2 {
        return Verdict::broken(format!(
            "{} is {} hexes away: a Dash crosses one",
            ctx.show(to),
            from.range(to)
        ));
    }
    for cell in [from, to] {
        match is_cover(ctx, cell) {
            None => return Verdict::undecided(ctx.unknown_terrain(cell)),
            Some(false) => return Verdict::broken(format!("{} is Open Ground", ctx.show(cell))),
            Some(true) => {}
        }
    }
    let between = || Dir::ALL.into_iter().map(|dir| from.to(dir)).filter(|cell| cell.range(to) == 1);
    if !ctx.scenario.lists_roads() {
        return Verdict::undecided(format!(
            "whether a road lies between {} and {}",
            ctx.show(from),
            ctx.show(to)
        ));
    }
    let road = |cell: Cell| ctx.terrain(cell).is_some_and(|terrain| !terrain.road.is_empty());
    Verdict::kept_or(between().any(road), || {
        format!("no road lies between {} and {}", ctx.show(from), ctx.show(to))
    })
}

fn as_said(walk: &Walk<'_>) -> Verdict {
    let Some(to) = walk.afoot().dash() else { return Verdict::Silent };
    let (beyond, next) = (walk.ctx.cell(to), walk.to());
    let way = match walk.afoot().path().count() {
        0 => next.range(beyond) == 1,
        1 => next == beyond,
        _ => false,
    };
    Verdict::kept_or(way, || {
        format!("{} Dashes to {}, and goes to {}", walk.said.unit, walk.ctx.show(beyond), walk.ctx.show(next))
    })
}

/// A unit that began with it, and has gone the same way before it in this move, moves with it: the first of them sets the way.
fn whole_stack(walk: &Walk<'_>) -> Verdict {
    let (ctx, to) = (&walk.ctx, walk.to());
    let Some(side) = walk.unit.side.as_ref().filter(|_| walk.afoot().path().next().is_none()) else {
        return Verdict::Silent;
    };
    let goes_along = |(id, other): &(&UnitId, &Unit)| {
        let moved = other.mph.afoot.path().next() == Some(to) && other.place.cell() == Some(to);
        **id != walk.said.unit && moved && began_together(walk.unit, other)
    };
    let along = ctx.before.units_of(side).into_iter().filter(goes_along);
    let first = along.min_by_key(|(_, other)| other.mph.afoot.steps.first().map(|step| step.seq));
    let Some((id, other)) = first.filter(|_| is_under_way(ctx, walk.unit)) else { return Verdict::Silent };
    let (his, own) = (other.mph.afoot.dash(), walk.afoot().dash());
    if his == own && own.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(his == own, || {
        format!("{id} and {} go together, and one of them Dashes", walk.said.unit)
    })
}

/// The unit that moved last began where this one does: the move of their stack goes on.
fn is_under_way(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let last = ctx.before.mover.as_ref().and_then(|id| ctx.before.units.get(id));
    last.is_some_and(|last| began_together(unit, last) && !last.mph.closed)
}

fn affordable(walk: &Walk<'_>) -> Verdict {
    if walk.afoot().dash().is_none() || walk.said.cost.is_none() {
        return Verdict::Silent;
    }
    let after = walk.after();
    let Some(tally) = allotment(&walk.ctx, &walk.said.unit, &after, Favour::All) else {
        return Verdict::Silent;
    };
    let has = tally.value().0;
    Verdict::kept_or(after.mph.spent <= has, || {
        format!("{} Dashes for {} MF, and has {has}", walk.said.unit, after.mph.spent)
    })
}

fn halved(volley: &Volley<'_>) -> Verdict {
    factor(volley, Reason::Dash, |_| true)
}
