//! A5: stacking.

use crate::event::{Event, Level, Name, UnitId, What};
use crate::facts::{IftRoll, Told};
use crate::figures::fire::crowded::{crowded_firers, crowded_targets};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Stack, stack_in};
use crate::vocab::Modifier;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use alloc::collections::BTreeMap;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A5.1-setup",
        &[Matter::Place],
        "No side sets up more in a Location than three squad equivalents and four SMC.",
        Check::Any(set_up),
    )
    .since(2),
    Clause::line(
        "A5.11-entry",
        &[Matter::MfCost],
        "Who enters a Location that is, or becomes, overstacked pays a MF for each squad equivalent too many.",
    )
    .since(2),
    Clause::check(
        "A5.12-attack",
        &[Matter::Modifier],
        "Who fires from an overstacked Location adds 1 for each squad equivalent too many.",
        Check::Ift(attack),
    )
    .since(2),
    Clause::check(
        "A5.131-defense",
        &[Matter::Modifier],
        "Personnel in an overstacked Location that is fired at takes -1 for each squad equivalent too many.",
        Check::Ift(defense),
    )
    .since(2),
];

/// As the first Player Turn begins: until then who is set up may be set up anew. Who sets up off board is in no Location. A log may begin
/// with what was played before: it is asked.
fn set_up(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::PhaseBegan(began) = &event.what else { return Verdict::Silent };
    if ctx.before.turn != 0 || began.turn != 1 || !ctx.tells_all() {
        return Verdict::Silent;
    }
    // Each Location once, however many stand there.
    let mut stacks: BTreeMap<(&Name, (Cell, Level)), &UnitId> = BTreeMap::new();
    for (id, unit) in ctx.before.units.iter().filter(|(_, unit)| !unit.eliminated && unit.aboard.is_none()) {
        if let Some((side, at)) = unit.side.as_ref().zip(unit.location()) {
            stacks.entry((side, at)).or_insert(id);
        }
    }
    if stacks.is_empty() {
        return Verdict::Silent;
    }
    let over = |(side, at): (&Name, (Cell, Level))| stack_in(ctx.before, side, at).map_or(0, Stack::excess);
    let full = stacks.into_iter().map(|(at, id)| (id, at.1.0, over(at))).find(|(.., over)| *over > 0);
    full.map_or(Verdict::Kept, |(id, cell, over)| {
        let hex = ctx.show(cell);
        Verdict::undecided(format!(
            "whether {hex} was set up with {over} squad equivalents too many, {id} among them"
        ))
    })
}

/// What is said of both, since both bear one name.
fn said(roll: &IftRoll<'_>) -> Drm {
    let lines = roll.said.drm.iter().filter(|line| line.is(Modifier::Overstacked));
    lines.fold(Drm(0), |sum, line| sum + line.value.unwrap_or_default())
}

fn attack(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref() else { return Verdict::Silent };
    let (Some(by), Some(at)) = (crowded_firers(on), crowded_targets(on)) else { return Verdict::Silent };
    if by == Drm(0) && (said(roll) <= Drm(0) || at != Drm(0)) {
        return Verdict::Silent;
    }
    judge(roll, by + at, "the firers' Location is overstacked")
}

fn defense(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref() else { return Verdict::Silent };
    let (Some(by), Some(at)) = (crowded_firers(on), crowded_targets(on)) else { return Verdict::Silent };
    if by != Drm(0) || (at == Drm(0) && said(roll) >= Drm(0)) {
        return Verdict::Silent;
    }
    judge(roll, at, "squad equivalents too many in the target Location")
}

fn judge(roll: &IftRoll<'_>, due: Drm, why: &str) -> Verdict {
    let said = said(roll);
    if said == due {
        return Verdict::Kept;
    }
    Verdict::wrong(why, format!("{said}"), format!("{due}"))
}
