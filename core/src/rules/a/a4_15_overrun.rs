//! A4.15: Infantry OVR.

use crate::event::{MfWay, Status, UnitId};
use crate::facts::Walk;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, enemies_in};
use crate::vocab::InfantryKind;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.15-ovr-target",
        &[Matter::HexLeave],
        "A MMC overruns one Known enemy SMC that is alone.",
        Check::Walk(target),
    )
    .since(2),
    Clause::check(
        "A4.15-ovr-ntc",
        &[Matter::HexLeave],
        "Who overruns passes a NTC before it enters.",
        Check::Walk(ntc),
    )
    .since(2),
    Clause::check(
        "A4.15-ovr-failed",
        &[Matter::HexLeave],
        "Who fails the NTC, or whose leader fails it, overruns nobody.",
        Check::Walk(failed),
    )
    .since(2),
    Clause::line("A4.15-ovr-double", &[Matter::MfCost], "The OVR costs twice the MF of the hex.").since(2),
];

fn overruns(walk: &Walk<'_>) -> bool {
    walk.way == Some(&MfWay::Overrun)
}

fn target(walk: &Walk<'_>) -> Verdict {
    let ctx = &walk.ctx;
    let Some(side) = walk.unit.side.as_ref().filter(|_| overruns(walk)) else { return Verdict::Silent };
    let hex = ctx.show(walk.to());
    if walk.infantry.kind.is_some_and(InfantryKind::is_smc) {
        // The SMC goes with a MMC that overruns.
        if led(walk) {
            return Verdict::Silent;
        }
        return Verdict::broken(format!("{} is a SMC and overruns nobody", walk.said.unit));
    }
    let there: Vec<UnitId> =
        enemies_in(ctx.before, side, &[(walk.to(), walk.unit.level)]).into_iter().collect();
    let smc = |id: &UnitId| {
        infantry(ctx, id).map(|(unit, values)| {
            let known = !unit.is_concealed() && !unit.status.has(Status::Hidden);
            known && values.kind.is_some_and(InfantryKind::is_smc)
        })
    };
    match there.as_slice() {
        [] => Verdict::broken(format!("no enemy is in {hex}")),
        [one] => match smc(one) {
            Some(is) => Verdict::kept_or(is, || format!("{one} in {hex} is no Known SMC")),
            None => Verdict::undecided(format!("whether {one} in {hex} is a SMC")),
        },
        _ => Verdict::broken(format!("{} enemy units are in {hex}: an OVR is at one SMC", there.len())),
    }
}

/// A MMC of its side stands with it, or has gone there before it.
fn led(walk: &Walk<'_>) -> bool {
    let near = [walk.unit.place.cell(), Some(walk.to())];
    near.into_iter().flatten().flat_map(|cell| walk.ctx.before.units_at(cell)).any(|(id, other)| {
        let mmc =
            infantry(&walk.ctx, id).is_some_and(|(_, values)| !values.kind.is_some_and(InfantryKind::is_smc));
        mmc && other.side == walk.unit.side && !other.eliminated
    })
}

/// Those of its side where it stands who made a check in this phase: it may be a leader's (A4.15).
fn checked<'a>(walk: &'a Walk<'_>) -> impl Iterator<Item = &'a Unit> {
    let here = walk.ctx.before.units_with(walk.unit.location()).into_iter().map(|(_, unit)| unit);
    here.filter(|other| other.side == walk.unit.side && !other.eliminated && other.checked)
}

fn ntc(walk: &Walk<'_>) -> Verdict {
    if !overruns(walk) {
        return Verdict::Silent;
    }
    Verdict::kept_or(checked(walk).next().is_some(), || {
        format!("{} made no NTC before its OVR", walk.said.unit)
    })
}

/// One that passed is enough; a check that was no NTC may have been meant as one.
fn failed(walk: &Walk<'_>) -> Verdict {
    let mut made = checked(walk).map(|unit| unit.task_check).peekable();
    if !overruns(walk) || made.peek().is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(made.any(|passed| passed != Some(false)), || {
        format!("the NTC for the OVR of {} was failed", walk.said.unit)
    })
}
