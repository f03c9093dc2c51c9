//! A7.7 to A7.72: how Encirclement comes about without a counter in a hex, how long it lasts, and what it leads to. The
//! fire that encircles is in `a7_7_encirclement`.

use crate::event::{MarkerPlaced, Status, StatusChanged, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::encirclement::upstairs::{is_sealed, is_upstairs, upstairs_in};
use crate::figures::fire::earlier::fire_phase;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A7.7-by-fire",
        &[Matter::EncirclementCounter],
        "A unit is encircled by the valid fire of one phase that forms a pattern.",
        &[Check::Marker(marked_by_fire), Check::Status(told_by_fire)],
    ),
    Clause::checks(
        "A7.7-persists-until-left",
        &[Matter::Counter],
        "The marker stays whatever the encirclers do, until all affected units have left (even for a moment), become berserk or heroic, are eliminated or captured.",
        &[Check::Marker(unmarked_early), Check::Status(freed_early)],
    ),
    Clause::check(
        "A7.7-surrender",
        &[Matter::Consequence],
        "Encirclement weakens the chance to avoid capture (A20.21).",
        Check::Status(surrender),
    ),
    Clause::checks(
        "A7.72-upper-level",
        &[Matter::EncirclementCounter],
        "A non-heroic, non-berserk unit in an upper building level is also encircled while every legally usable way down is barred by a Blaze or by an unbroken, armed, unconcealed enemy.",
        &[Check::Marker(marked_upstairs), Check::Status(told_upstairs)],
    ),
    Clause::checks(
        "A7.72-ends-instantly",
        &[Matter::Counter],
        "Encirclement by want of a rout path ends as soon as such a path opens.",
        &[Check::Marker(unmarked_upstairs), Check::Status(freed_upstairs)],
    ),
];

/// A unit that gets or loses its counter in a phase; A7.7 asks for a counter in a hex by the fire on that.
fn marked(told: &Told<'_, MarkerPlaced>, removed: bool) -> Option<UnitId> {
    let placed = told.said;
    let asked = placed.marker.is_encircled() && placed.removed == removed && placed.hex.is_none();
    placed.unit.clone().filter(|_| asked && told.ctx.before.is_under_way())
}

fn said(told: &Told<'_, StatusChanged>, removed: bool) -> Option<UnitId> {
    let list = if removed { &told.said.remove } else { &told.said.add };
    let asked = list.contains(&Status::Encircled) && told.ctx.before.is_under_way();
    asked.then(|| told.said.unit.clone())
}

fn by_fire(ctx: &Ctx<'_>, id: Option<UnitId>) -> Verdict {
    let Some((id, sealed)) = id.and_then(|id| Some((is_sealed(ctx, &id)?, id))).map(|(s, id)| (id, s)) else {
        return Verdict::Silent;
    };
    match sealed {
        true => Verdict::Kept,
        false if is_upstairs(ctx, &id) => Verdict::Silent,
        false => Verdict::broken(format!("no fire of this phase encircles {id}")),
    }
}

fn marked_by_fire(told: &Told<'_, MarkerPlaced>) -> Verdict {
    by_fire(&told.ctx, marked(told, false))
}

fn told_by_fire(told: &Told<'_, StatusChanged>) -> Verdict {
    by_fire(&told.ctx, said(told, false))
}

/// Berserk, heroic or captured units are free of it, and so is who stands nowhere.
fn early(ctx: &Ctx<'_>, id: Option<UnitId>) -> Verdict {
    let Some(id) = id else { return Verdict::Silent };
    let Some((unit, _)) = infantry(ctx, &id).filter(|(unit, _)| unit.status.has(Status::Encircled)) else {
        return Verdict::Silent;
    };
    let free =
        [Status::Berserk, Status::Heroic, Status::Captured].iter().any(|status| unit.status.has(*status));
    if is_upstairs(ctx, &id) && !free {
        return Verdict::Silent;
    }
    Verdict::kept_or(free || unit.eliminated, || {
        format!("{id} has not left its Location and stays encircled")
    })
}

/// A counter that is taken off a hex is taken off all who are in it.
fn unmarked_early(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let asked = placed.marker.is_encircled() && placed.removed && placed.unit.is_none();
    let Some(hex) = placed.hex.filter(|_| asked && ctx.before.is_under_way()) else {
        return early(ctx, marked(told, true));
    };
    // A counter that the fire of this phase did not give is put right.
    let now = |attack: &&Attack| fire_phase(attack.phase) == fire_phase(ctx.before.phase);
    if ctx.before.attacks_at(ctx.cell(hex)).iter().any(now) {
        return Verdict::Silent;
    }
    let mut kept = Verdict::Silent;
    let level = placed.marker.level();
    let there = ctx.before.units_at(ctx.cell(hex)).into_iter();
    for (id, _) in there.filter(|(_, unit)| level.is_none_or(|level| unit.level == level)) {
        match early(ctx, Some(id.clone())) {
            Verdict::Silent => {}
            Verdict::Kept => kept = Verdict::Kept,
            verdict @ (Verdict::Broken(_) | Verdict::Undecided(_)) => return verdict.about(id),
        }
    }
    kept
}

fn freed_early(told: &Told<'_, StatusChanged>) -> Verdict {
    let steady = [Status::Berserk, Status::Heroic, Status::Captured];
    if steady.iter().any(|status| told.said.add.contains(status)) {
        return Verdict::Silent;
    }
    early(&told.ctx, said(told, true))
}

fn surrender(told: &Told<'_, StatusChanged>) -> Verdict {
    let taken = told.said.add.contains(&Status::Captured);
    let encircled = told.unit.is_some_and(|unit| unit.status.has(Status::Encircled));
    if !taken || !encircled {
        return Verdict::Silent;
    }
    Verdict::undecided(format!(
        "whether {}, encircled, surrenders: A20.21 is not in this book",
        told.said.unit
    ))
}

/// The layout of a building is on no record.
fn upstairs(ctx: &Ctx<'_>, id: Option<UnitId>) -> Verdict {
    let Some(id) = id.filter(|id| is_upstairs(ctx, id) && is_sealed(ctx, id) == Some(false)) else {
        return Verdict::Silent;
    };
    Verdict::undecided(format!("whether every way down is barred to {id}: the layout of the building tells"))
}

/// At once, in whatever phase.
fn marked_upstairs(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let in_hex = upstairs_in(&told.ctx, told.said);
    upstairs(&told.ctx, marked(told, false).or(in_hex))
}

fn told_upstairs(told: &Told<'_, StatusChanged>) -> Verdict {
    upstairs(&told.ctx, said(told, false))
}

fn opened(ctx: &Ctx<'_>, id: Option<UnitId>) -> Verdict {
    let Some(id) = id.filter(|id| is_upstairs(ctx, id)) else { return Verdict::Silent };
    if !ctx.before.units.get(&id).is_some_and(|unit| unit.status.has(Status::Encircled)) {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("whether a way down is open to {id}: the layout of the building tells"))
}

fn unmarked_upstairs(told: &Told<'_, MarkerPlaced>) -> Verdict {
    opened(&told.ctx, marked(told, true))
}

fn freed_upstairs(told: &Told<'_, StatusChanged>) -> Verdict {
    opened(&told.ctx, said(told, true))
}
