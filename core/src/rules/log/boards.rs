//! Where the players' own boards show something else than the head, or than what both players accepted. The stronger
//! source judges; that the weaker one differs is told once, where the stronger one speaks, and is nobody's mistake yet.

use crate::charts::cover::{Cover, direct};
use crate::event::{Attested, Event, LosAttested, MpUse, What};
use crate::facts::{Ctx, Move, Shown, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::{Obstacle, Terrain};
use crate::vocab::hex::{Cell, Dir, Hexside};
use crate::vocab::num::Drm;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "LOG.board-head",
        &[Matter::Board],
        "The head says of a hex what the board shows; where it differs, the head judges.",
        Check::Table(head),
    ),
    Clause::checks(
        "LOG.board-attested",
        &[Matter::Board],
        "What both accepted is what the board shows; where it differs, the word of both judges.",
        &[Check::Table(attested), Check::Mp(seen_by)],
    ),
];

/// So many hexes are named; the rest is counted.
const NAMED: usize = 6;

fn head(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let (What::GameStarted(_), Some(atlas)) = (&told.said.what, ctx.scenario.atlas.as_deref()) else {
        return Verdict::Silent;
    };
    let shown =
        ctx.scenario.terrain.iter().filter_map(|(cell, said)| Some((cell, said, atlas.terrain(*cell).ok()?)));
    let differs: Vec<String> =
        shown.flat_map(|(cell, said, shown)| differences(ctx, *cell, said, shown)).collect();
    if differs.is_empty() {
        return Verdict::Kept;
    }
    let more = differs.len().saturating_sub(NAMED);
    let rest = if more > 0 { format!("; and {more} more") } else { String::new() };
    let named: Vec<&str> = differs.iter().take(NAMED).map(String::as_str).collect();
    Verdict::undecided(format!(
        "whether the head or the board is right; the head judges: {}{rest}",
        named.join("; ")
    ))
}

/// What the head says of a hex against what the board shows.
fn differences(ctx: &Ctx<'_>, cell: Cell, said: &Terrain, shown: &Terrain) -> Vec<String> {
    let hex = ctx.show(cell);
    let mut all = Vec::new();
    if said.said.level && said.level != shown.level {
        all.push(format!("{hex} is at level {} by the head, {} by the board", said.level, shown.level));
    }
    let kinds = |woods: bool, building: bool| match (woods, building) {
        (true, true) => "woods and a building",
        (true, false) => "woods",
        (false, true) => "a building",
        (false, false) => "no obstacle",
    };
    // The head does not say which obstacle it is, where it may be either.
    let unsaid = said.obstacle.contains(&Obstacle::WoodsOrBuilding);
    let ours = (said.is_woods(), said.is_building());
    let theirs = (shown.is_woods(), shown.is_building());
    if said.said.ground && !unsaid && said.rubble == shown.rubble && ours != theirs {
        let (ours, theirs) = (kinds(ours.0, ours.1), kinds(theirs.0, theirs.1));
        all.push(format!("{hex} holds {ours} by the head, {theirs} by the board"));
    }
    if said.said.road {
        let sides = |terrain: &Terrain| -> BTreeSet<Hexside> {
            let own = Dir::ALL.into_iter().filter_map(|side| Hexside::between(cell, cell.to(side)));
            own.filter(|side| terrain.road.contains(side)).collect()
        };
        let unclear = |side: &&Hexside| !shown.road_unclear.contains(side);
        let (ours, theirs) = (sides(said), sides(shown));
        for side in ours.symmetric_difference(&theirs).filter(unclear) {
            let other = side.across(cell).map_or_else(String::new, |other| ctx.show(other));
            let by = if ours.contains(side) { "head, not by the board" } else { "board, not by the head" };
            all.push(format!("a road crosses {hex}-{other} by the {by}"));
        }
    }
    all
}

fn attested(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    if let What::LosAttested(said) = &told.said.what {
        return los(ctx, said);
    }
    let What::Attested(Attested::Tem { hex, value }) = &told.said.what else { return Verdict::Silent };
    tem(ctx, ctx.cell(*hex), *value)
}

/// A LOS as it is now; for an earlier one, the position of that time would have to be looked at.
fn los(ctx: &Ctx<'_>, said: &LosAttested) -> Verdict {
    let Some(shown) = ctx.shown(&said.unit, &said.to).filter(|_| !said.earlier) else {
        return Verdict::Silent;
    };
    let (a, b) = (&said.unit, &said.to);
    match (shown, said.exists) {
        (Shown::Open(_) | Shown::Clear(None), _) => Verdict::Silent,
        (Shown::Blocked(why), true) => {
            Verdict::undecided(format!("whether {a} sees {b}: both accept it, and by the board it is {why}"))
        }
        (Shown::Clear(Some(_)), false) => Verdict::undecided(format!(
            "whether {a} sees {b}: both accept that it does not, and the board shows a LOS"
        )),
        (Shown::Clear(Some(due)), true) if due != said.hindrance => Verdict::undecided(format!(
            "the Hindrance from {a} to {b}: both accept {}, and by the board {}",
            said.hindrance,
            ctx.shown_hindrances(a, b).unwrap_or_default()
        )),
        (Shown::Clear(_), true) | (Shown::Blocked(_), false) => Verdict::Kept,
    }
}

/// The units said to see an expenditure, against the board: the hex that it counts in, as the vehicle stands inside it.
fn seen_by(moved: &Move<'_>) -> Verdict {
    let (ctx, said) = (&moved.ctx, moved.said);
    if ctx.scenario.atlas.is_none() {
        return Verdict::Silent;
    }
    let stays = moved.unit.place.cell().filter(|_| moved.unit.place.bypass().is_none());
    let hex = match &said.on {
        MpUse::Enter { .. } | MpUse::MinimumMove { .. } => moved.entered(),
        MpUse::Bypass { .. } => None,
        MpUse::Start { .. }
        | MpUse::Stop
        | MpUse::Delay
        | MpUse::Turn { .. }
        | MpUse::Overrun { .. }
        | MpUse::Other { .. } => stays,
    };
    let (Some(cell), Some(observers)) = (hex, &said.seen_by) else { return Verdict::Silent };
    let blind = observers
        .iter()
        .find_map(|id| Some((id, ctx.shown_at(id, cell)?)).filter(|(_, shown)| shown.is_blocked()));
    match blind {
        Some((id, Shown::Blocked(why))) => Verdict::undecided(format!(
            "whether {id} sees {} there: both accept it, and by the board it is {why}",
            said.unit
        )),
        Some(_) | None => Verdict::Silent,
    }
}

/// Against the terrain of the hex alone: hexsides and height depend on the firer.
fn tem(ctx: &Ctx<'_>, cell: Cell, said: Drm) -> Verdict {
    let shown = ctx.scenario.atlas.as_ref().and_then(|atlas| atlas.terrain(cell).ok());
    let plain = |terrain: &&Terrain| terrain.is.iter().all(|kind| matches!(direct(*kind), Cover::Of(_)));
    let Some(terrain) = shown.filter(plain) else { return Verdict::Silent };
    let walls = Dir::ALL.into_iter().any(|side| ctx.has_wall(cell, side));
    let most = terrain.is.iter().map(|kind| match direct(*kind) {
        Cover::Of(value) => value,
        Cover::Depends => 0,
    });
    // One more for height, two for a wall; nothing in the hex may be out of it, on its road.
    let most = most.max().unwrap_or(0).max(if walls { 2 } else { 1 });
    if (0..=most).contains(&said.0) {
        return Verdict::Kept;
    }
    let hex = ctx.show(cell);
    Verdict::undecided(format!(
        "the TEM of {hex}: both accept {said}, and the board shows nothing that gives it"
    ))
}
