//! Where units come into play, and that they go from hex to hex.

use crate::charts::terrain::TerrainKind;
use crate::event::{Level, MfWay, MpUse, Status, UnitId, UnitPlaced};
use crate::facts::{Ctx, Move, Told, Walk};
use crate::figures::hidden_place::record_of;
use crate::figures::infantry::unit::infantry;
use crate::figures::vehicle::survivors::{was_abandoned, wreck_of};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::state::{Place, Unit};
use crate::vocab::InfantryKind;
use crate::vocab::hex::Cell;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "LOG.adjacent-hex",
        &[Matter::HexEntered],
        "A vehicle that moves enters a hex next to the one that it leaves.",
        &[Check::Enter(entered), Check::MinimumMove(entered), Check::Bypass(bypassed)],
    ),
    Clause::check(
        "LOG.placed-again",
        &[Matter::Place],
        "A unit that stands on the map is not placed anew, unless the head says that the log is one of excerpts.",
        Check::Placed(placed_again),
    ),
    Clause::check(
        "LOG.placed-in-play",
        &[Matter::Place],
        "A unit that comes to stand on the map in mid-game was hidden there, or was formed there.",
        Check::Placed(placed_in_play),
    ),
    Clause::check(
        "LOG.level-there",
        &[Matter::Place],
        "A level above the ground is one of a building, a bridge or what else has one.",
        Check::Walk(moved_up),
    )
    .since(2),
];

/// Terrain of one level.
const FLAT: [TerrainKind; 7] = [
    TerrainKind::OpenGround,
    TerrainKind::Shellholes,
    TerrainKind::Brush,
    TerrainKind::Vineyard,
    TerrainKind::Woods,
    TerrainKind::Orchard,
    TerrainKind::Grain,
];

fn moved_up(walk: &Walk<'_>) -> Verdict {
    let Some(MfWay::Stairs { to }) = walk.way else { return Verdict::Silent };
    let (ctx, cell) = (&walk.ctx, walk.ctx.cell(walk.said.hex));
    let verdict = level_of(ctx, cell, *to);
    if matches!(verdict, Verdict::Broken(_)) && !is_listed(ctx, cell) {
        return Verdict::undecided(format!(
            "what gives {} a level: the head lists no building there",
            ctx.show(cell)
        ));
    }
    verdict
}

/// The head speaks of this very hex, or a board shows it: a default may leave out a house.
fn is_listed(ctx: &Ctx<'_>, cell: Cell) -> bool {
    ctx.scenario.terrain.contains_key(&cell) || ctx.scenario.default_terrain.is_none()
}

/// On a hill a level may be said from the foot of it.
fn level_of(ctx: &Ctx<'_>, cell: Cell, level: Level) -> Verdict {
    let (Level::At(n), Some(terrain)) = (level, ctx.terrain(cell)) else { return Verdict::Silent };
    if n <= 0 {
        return Verdict::Silent;
    }
    let flat = terrain.level == 0
        && !terrain.is.is_empty()
        && !terrain.is_building()
        && !terrain.is_rubble()
        && terrain.is.iter().all(|kind| FLAT.contains(kind));
    Verdict::kept_or(!flat, || format!("{} has no level {n}", ctx.show(cell)))
}

/// Next to where it stands; from off board it comes in anywhere.
fn next_to(ctx: &Ctx<'_>, id: &UnitId, to: Cell, same: bool) -> Verdict {
    let Some(from) = ctx.before.units.get(id).and_then(|unit| unit.place.cell()) else {
        return Verdict::Silent;
    };
    let range = from.range(to);
    let near = range == 1 || (same && range == 0);
    Verdict::kept_or(near, || match range {
        0 => format!("it stands in {} already", ctx.show(to)),
        _ => format!("{} is {range} hexes from {}, where it stands", ctx.show(to), ctx.show(from)),
    })
}

/// From Bypass into the hex that it bypasses is D2.33's.
fn entered(moved: &Move<'_>) -> Verdict {
    let bypass = matches!(moved.unit.place, Place::Bypass(_));
    let to = moved.entered();
    to.map_or(Verdict::Silent, |to| next_to(&moved.ctx, &moved.said.unit, to, bypass))
}

fn bypassed(moved: &Move<'_>) -> Verdict {
    let MpUse::Bypass { hex, .. } = &moved.said.on else { return Verdict::Silent };
    next_to(&moved.ctx, &moved.said.unit, moved.ctx.cell(*hex), true)
}

/// VASL's pieces are put where players drag them.
fn is_asked(ctx: &Ctx<'_>, placed: &UnitPlaced) -> bool {
    !ctx.scenario.excerpts && ctx.scenario.dice != DiceScheme::Vasl && placed.hex.is_some()
}

fn stands(ctx: &Ctx<'_>, placed: &UnitPlaced) -> bool {
    ctx.before.units.get(&placed.unit).is_some_and(|unit| unit.place != Place::Off)
}

fn placed_again(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    if !is_asked(ctx, placed) {
        return Verdict::Silent;
    }
    let hidden = || ctx.before.units.get(&placed.unit).is_some_and(|unit| unit.status.has(Status::Hidden));
    if ctx.before.is_set_up() || !stands(ctx, placed) || hidden() || slips_away(ctx, placed) {
        return Verdict::Kept;
    }
    let gone = ctx.before.units.get(&placed.unit).is_some_and(|unit| unit.eliminated);
    let where_it_was = if gone { "it left play" } else { "it stands on the map" };
    Verdict::broken(format!("{where_it_was}, and is placed anew"))
}

/// A SMC in Good Order that Infantry has just overrun leaves at once to a hex beside it (A4.151): that is no move of its own.
fn slips_away(ctx: &Ctx<'_>, placed: &UnitPlaced) -> bool {
    let Some((unit, values)) = infantry(ctx, &placed.unit).filter(|_| ctx.scenario.book >= 2) else {
        return false;
    };
    let smc = values.kind.is_some_and(InfantryKind::is_smc) && !unit.is_broken() && !unit.eliminated;
    let (Some(from), Some(to)) = (unit.place.cell(), placed.hex.map(|hex| ctx.cell(hex))) else {
        return false;
    };
    let overran = |other: &Unit| {
        let last = other.mph.afoot.steps.last();
        let here = last.is_some_and(|step| step.to == from && step.way == Some(MfWay::Overrun));
        here && !other.mph.closed && other.side != unit.side
    };
    smc && from.range(to) == 1 && ctx.before.units_at(from).into_iter().any(|(_, other)| overran(other))
}

fn placed_in_play(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    if !is_asked(ctx, placed) || stands(ctx, placed) {
        return Verdict::Silent;
    }
    if !ctx.before.has_begun() {
        return Verdict::Kept;
    }
    // D5.6 speaks of those who survive their vehicle; others left it before (D5.4, D5.5).
    let from_vehicle = || wreck_of(ctx, placed).is_some() || was_abandoned(ctx, placed);
    if ctx.scenario.book >= 2 && from_vehicle() {
        return Verdict::Kept;
    }
    let id = &placed.unit;
    let how = format!("how {id} came to stand there");
    let needs = match record_of(ctx, placed) {
        Some(record) if record.fits && record.at_set_up => return Verdict::Kept,
        Some(record) if record.fits => {
            let (name, seq) = (record.name, record.seq);
            format!("{how}: its record {name} was sealed at event {seq}, when play had begun")
        }
        Some(record) => format!("{how}: its record {} says {}", record.name, record.says),
        None => format!(
            "{how}: by a record that was sealed at set-up, or as both players accept; \
             from off board it comes by `place {id} off-board`, and moves into its first hex"
        ),
    };
    Verdict::undecided(needs)
}
