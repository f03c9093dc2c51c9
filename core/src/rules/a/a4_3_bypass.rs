//! A4.3 to A4.34: Bypass by Infantry.

use crate::event::{Level, MfWay, Status};
use crate::facts::{Walk, WalkClosing};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::no_known_enemy;
use crate::rules::table::Check;
use crate::vocab::hex::{Cell, HexPair};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.3-woods-building-only",
        &[Matter::HexLeave],
        "Infantry Bypasses woods and buildings alone.",
        Check::Walk(woods_or_building),
    )
    .since(2),
    Clause::check(
        "A4.3-clear-hexside",
        &[Matter::HexLeave],
        "The hexsides followed are those of the hex, one beside the other, that its obstacle does not touch.",
        Check::Walk(clear_hexside),
    )
    .since(2),
    Clause::check(
        "A4.3-barred",
        &[Matter::HexLeave],
        "Rubble, Wire, a Blaze and a Known enemy in the obstacle bar Bypass.",
        Check::Walk(barred),
    )
    .since(2),
    Clause::check(
        "A4.3-not-broken",
        &[Matter::HexLeave],
        "No broken unit Bypasses.",
        Check::Walk(not_broken),
    )
    .since(2),
    Clause::line(
        "A4.31-cost",
        &[Matter::MfCost],
        "One hexside or two cost what the other terrain of the hex costs.",
    )
    .since(2),
    Clause::line("A4.31-three-double", &[Matter::MfCost], "Three hexsides of a hex or more cost double.")
        .since(2),
    Clause::line(
        "A4.31-then-inside",
        &[Matter::MfCost],
        "The obstacle that was bypassed costs its whole price besides to enter.",
    )
    .since(2),
    Clause::check(
        "A4.32-no-stop-in-bypass",
        &[Matter::HexLeave],
        "No unit ends its MPh in Bypass by choice.",
        Check::WalkClosed(stops),
    )
    .since(2),
];

fn along<'a>(walk: &Walk<'a>) -> Option<&'a [HexPair]> {
    if let Some(MfWay::Bypass { along }) = walk.way { Some(along) } else { None }
}

fn woods_or_building(walk: &Walk<'_>) -> Verdict {
    if along(walk).is_none() {
        return Verdict::Silent;
    }
    let to = walk.to();
    let Some(terrain) = walk.ctx.terrain(to) else {
        return Verdict::undecided(walk.ctx.unknown_terrain(to));
    };
    Verdict::kept_or(terrain.is_bypassable(), || {
        format!("{} holds neither woods nor a building", walk.ctx.show(to))
    })
}

fn clear_hexside(walk: &Walk<'_>) -> Verdict {
    let Some(along) = along(walk) else { return Verdict::Silent };
    let (ctx, to) = (&walk.ctx, walk.to());
    for pair in along {
        let name = format!("{}-{}", ctx.show(ctx.cell(pair.0)), ctx.show(ctx.cell(pair.1)));
        let Some(side) = ctx.scenario.map.hexside(*pair) else {
            return Verdict::broken(format!("{name} is no hexside"));
        };
        let (one, other) = side.hexes();
        if one != to && other != to {
            return Verdict::broken(format!("{name} is no hexside of {}", ctx.show(to)));
        }
        if ctx.before.clearance.get(&side) == Some(&false) {
            return Verdict::broken(format!("{name} is not clear"));
        }
    }
    let Some(order) = in_order(walk, to, along) else { return Verdict::Kept };
    Verdict::kept_or(order, || "the hexsides followed do not lie one beside the other".into())
}

/// Each hexside followed lies beside the one before.
fn in_order(walk: &Walk<'_>, to: Cell, along: &[HexPair]) -> Option<bool> {
    let mut of = along.iter().map(|pair| {
        let side = walk.ctx.scenario.map.hexside(*pair)?;
        let (one, other) = side.hexes();
        Some(if one == to { other } else { one })
    });
    let first = of.next()??;
    let mut last = first;
    for next in of {
        let next = next?;
        if next.range(last) != 1 {
            return Some(false);
        }
        last = next;
    }
    Some(true)
}

fn barred(walk: &Walk<'_>) -> Verdict {
    if along(walk).is_none() {
        return Verdict::Silent;
    }
    let (ctx, to) = (&walk.ctx, walk.to());
    let Some(terrain) = ctx.terrain(to) else { return Verdict::Silent };
    let hex = ctx.show(to);
    let wire = terrain.is.contains(&crate::charts::terrain::TerrainKind::Wire);
    let ground = [(terrain.is_rubble(), "rubble"), (terrain.blaze.is_some(), "a Blaze"), (wire, "Wire")];
    if let Some((_, what)) = ground.iter().find(|(is, _)| *is) {
        return Verdict::broken(format!("{hex} holds {what}: no Bypass"));
    }
    // An excerpt does not hold all that stands there; a unit in Bypass itself is not in the obstacle.
    let Some(side) = walk.unit.side.as_ref().filter(|_| !ctx.scenario.excerpts) else { return Verdict::Kept };
    no_known_enemy(ctx, side, (to, Level::At(0)), |enemy, _| !enemy.mph.afoot.is_in_bypass())
}

fn not_broken(walk: &Walk<'_>) -> Verdict {
    if along(walk).is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(!walk.unit.is_broken(), || format!("{} is broken and does not Bypass", walk.said.unit))
}

/// Pinned or broken it stays where it is.
fn stops(closing: &WalkClosing<'_>) -> Verdict {
    let unit = closing.unit;
    if !unit.mph.afoot.is_in_bypass() {
        return Verdict::Silent;
    }
    let held = unit.is_pinned() || unit.is_broken() || unit.status.has(Status::Melee);
    let seq = unit.mph.afoot.steps.last().map_or(closing.ctx.before.seq, |step| step.seq);
    Verdict::kept_or(held, || format!("{} ends its MPh in Bypass", closing.id)).since(seq)
}
