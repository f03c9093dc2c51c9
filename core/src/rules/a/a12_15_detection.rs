//! A12.15 to A12.152: who comes upon concealed units, and who Searches.

use crate::event::{ForcedBack, Level, MfWay, Status, UnitId};
use crate::facts::{Ctx, Told, Walk, WalkClosing};
use crate::figures::concealment::is_real;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, enemies_in};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, MfWork};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A12.15-reveal",
        &[Matter::Consequence],
        "When Infantry moves into the Location of concealed units the DEFENDER reveals one of them at once.",
        &[Check::Walk(goes_on), Check::WalkClosed(has_stayed)],
    )
    .since(2),
    Clause::checks(
        "A12.15-back",
        &[Matter::MoveLeave],
        "Who comes upon concealed units is put back in the Location that it left, and its MPh is over.",
        &[Check::ForcedBack(put_back), Check::Walk(moves_on), Check::WalkClosed(stays)],
    )
    .since(2),
    Clause::guard(
        "A12.15-fire-there",
        "Who is put back may be fired at there as First Fire, Assault Movement still counting; nothing of the hex that it tried attacks it.",
    )
    .since(2),
    Clause::guard("A12.15-one-smc", "Where the one unit revealed is a SMC a MMC may try Infantry OVR at once.").since(2),
    Clause::guard("A12.151-bypass", "Bypass of the hex of a concealed unit reveals nothing.").since(2),
    Clause::checks(
        "A12.152-search",
        &[Matter::MoveLeave],
        "A Search ends the move of an unpinned MMC that does not Assault Move.",
        &[Check::Walk(searches), Check::Walk(goes_on_after_search)],
    )
    .since(2),
];

/// Infantry that went into its Location in this MPh, by nothing that lets it in among concealed enemies.
fn came_in(ctx: &Ctx<'_>, unit: &Unit) -> Option<(u64, (Cell, Level))> {
    let bound = [Status::Berserk, Status::HumanWave, Status::Captured, Status::InPillbox];
    let barred = bound.into_iter().any(|status| unit.status.has(status)) || unit.mph.afoot.is_in_bypass();
    let asked =
        ctx.tells_all() && ctx.before.phase == Some(Phase::MPh) && !unit.eliminated && unit.aboard.is_none();
    let came = unit.mph.afoot.arrival().filter(|_| asked && !barred)?;
    let at = unit.location().filter(|at| at.0 == came.to)?;
    (came.way != Some(MfWay::Overrun)).then_some((came.seq, at))
}

/// Enemies there of which the scenario says what they are.
fn enemies(ctx: &Ctx<'_>, unit: &Unit, at: (Cell, Level)) -> Vec<UnitId> {
    let Some(side) = &unit.side else { return Vec::new() };
    enemies_in(ctx.before, side, &[at]).into_iter().filter(|id| is_real(ctx, id)).collect()
}

fn is_concealed(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.units.get(id).is_some_and(Unit::is_concealed)
}

fn goes_on(walk: &Walk<'_>) -> Verdict {
    reveal(&walk.ctx, &walk.said.unit, walk.unit)
}

fn has_stayed(closing: &WalkClosing<'_>) -> Verdict {
    reveal(&closing.ctx, closing.id, closing.unit).about(closing.id)
}

fn reveal(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    let Some((_, at)) = came_in(ctx, unit) else { return Verdict::Silent };
    let there = enemies(ctx, unit, at);
    let Some(enemy) = there.first() else { return Verdict::Silent };
    Verdict::kept_or(there.iter().any(|id| !is_concealed(ctx, id)), || {
        let hex = ctx.show(at.0);
        format!(
            "{id} moved into the Location of {enemy} in {hex}: one unit there is revealed, and {id} put back"
        )
    })
}

/// In a rout the way that the unit came is asked of no line yet.
fn put_back(told: &Told<'_, ForcedBack>) -> Verdict {
    let came = match told.ctx.before.phase {
        Some(Phase::MPh) => return put_back_in_mph(told),
        Some(Phase::RtPh) => told.unit.is_some_and(|unit| unit.routed),
        Some(Phase::RPh | Phase::PFPh | Phase::DFPh | Phase::AFPh | Phase::APh | Phase::CCPh) => false,
        None => return Verdict::Silent,
    };
    if came {
        return Verdict::Silent;
    }
    Verdict::broken(format!("{} moves into no Location now, and is put back from none", told.said.unit))
}

fn put_back_in_mph(told: &Told<'_, ForcedBack>) -> Verdict {
    let (ctx, said) = (&told.ctx, told.said);
    let Some(unit) = told.unit else { return Verdict::Silent };
    let came = unit.mph.afoot.arrival().filter(|step| Some(step.to) == unit.place.cell());
    // From one level of the hex to another it comes upon them too.
    let here = unit.place.cell() == Some(ctx.cell(said.hex)) && unit.level != said.level;
    if here && unit.mph.afoot.steps.last().is_some_and(|step| matches!(step.way, Some(MfWay::Stairs { .. })))
    {
        return Verdict::Silent;
    }
    let Some(from) = came.and_then(|step| step.from) else {
        return match ctx.tells_all() {
            true => Verdict::broken(format!(
                "{} has entered no hex in this MPh: it is put back from none",
                said.unit
            )),
            false => Verdict::Silent,
        };
    };
    if ctx.cell(said.hex) != from {
        return Verdict::wrong(
            format!("the hex in which {} is put back", said.unit),
            ctx.show(ctx.cell(said.hex)),
            ctx.show(from),
        );
    }
    let there = unit.location().map_or_else(Vec::new, |at| enemies(ctx, unit, at));
    if there.is_empty() && ctx.tells_all() {
        return Verdict::undecided(format!(
            "whether {} came upon a concealed enemy: none is on record there",
            said.unit
        ));
    }
    Verdict::Kept
}

fn moves_on(walk: &Walk<'_>) -> Verdict {
    if !walk.unit.mph.forced_back {
        return Verdict::Silent;
    }
    Verdict::broken(format!("{} was put back by concealed enemies: its MPh is over", walk.said.unit))
}

/// Where one was revealed since it came; a SMC alone may be overrun, and whoever is held in Melee or broke since stays.
fn stays(closing: &WalkClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if unit.mph.forced_back {
        return Verdict::Kept;
    }
    let Some((came, at)) = came_in(ctx, unit) else { return Verdict::Silent };
    let there = enemies(ctx, unit, at);
    let revealed = |id: &&UnitId| {
        infantry(ctx, id).is_some_and(|(enemy, values)| {
            let mmc = !values.kind.is_some_and(InfantryKind::is_smc);
            mmc && !enemy.status.has(Status::Melee) && enemy.unveiled.is_some_and(|seq| seq > came)
        })
    };
    there.iter().find(revealed).map_or(Verdict::Silent, |enemy| {
        let hex = ctx.show(at.0);
        Verdict::broken(format!("{enemy} was revealed in {hex} when {id} moved in: {id} is put back"))
            .about(id)
    })
}

fn is_search(way: Option<&MfWay>) -> bool {
    matches!(way, Some(MfWay::On { what }) if what.means() == Some(MfWork::Search))
}

fn searches(walk: &Walk<'_>) -> Verdict {
    let (unit, id) = (walk.unit, &walk.said.unit);
    if !is_search(walk.way) {
        return Verdict::Silent;
    }
    let assault = unit.mph.assault || walk.said.assault == Some(true);
    let why = [(assault, "Assault Moves"), (unit.is_pinned(), "is pinned")];
    let why = why.into_iter().find(|(is, _)| *is).map(|(_, why)| why);
    why.map_or(Verdict::Kept, |why| Verdict::broken(format!("{id} {why} and does not Search")))
}

fn goes_on_after_search(walk: &Walk<'_>) -> Verdict {
    let searched = walk.afoot().steps.last().is_some_and(|step| is_search(step.way.as_ref()));
    if !searched {
        return Verdict::Silent;
    }
    Verdict::broken(format!("{} has Searched: its move is over", walk.said.unit))
}
