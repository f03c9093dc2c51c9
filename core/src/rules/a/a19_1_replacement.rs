//! A19.13: a unit that fails a MC by more than its ELR is replaced by the next lower one of its kind. A log writes it in the
//! words of a reduction; that a squad follows a squad, a HS a HS, or a leader a leader tells them apart.

use crate::charts::elr::{Lower, lower};
use crate::duty::{Debt, Owed, Standing};
use crate::event::Reduced;
use crate::facts::{Told, Underway};
use crate::figures::check::replacement::{Replacement, exceeded_elr};
use crate::figures::infantry::nation::{is_japanese, is_weaker};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A19.11-never-replaced",
        &[Matter::Consequence],
        "Commissars, and units that were broken before, are not replaced.",
        Check::Reduced(never),
    ),
    Clause::checks(
        "A19.13-replaced",
        &[Matter::Consequence],
        "An unbroken squad, HS or leader that fails a MC by more than its ELR is replaced by a broken one of the next lower class.",
        &[Check::Reduced(replaced), Check::Owed(exceeded)],
    ),
];

fn never(told: &Told<'_, Reduced>) -> Verdict {
    let unit = &told.said.unit;
    match Replacement::of(&told.ctx, told).map(|replacement| replacement.is_barred(unit)) {
        Some(true) => {
            Verdict::broken(format!("{unit} was broken before, or is a Commissar: it is not replaced"))
        }
        Some(false) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// The class by the ladders of the counters; whether the ELR was exceeded by the head, if it tells the ELR.
fn replaced(told: &Told<'_, Reduced>) -> Verdict {
    let (ctx, reduced) = (&told.ctx, told.said);
    let unit = &reduced.unit;
    let found = Replacement::of(ctx, told).filter(|replacement| !replacement.is_barred(unit));
    let Some(replacement) = found else { return Verdict::Silent };
    // [EXC: the Japanese, who lose a step as well or instead (G1.11, G1.12).]
    if is_japanese(ctx, unit) {
        return if is_weaker(replacement.of, &replacement.by) {
            Verdict::Silent
        } else {
            Verdict::undecided(format!("which counter takes the place of {unit}, which is Japanese (G1.12)"))
        };
    }
    match lower(replacement.of, &replacement.by) {
        Lower::Next => {}
        Lower::Other => {
            return Verdict::broken(format!("{unit} is replaced by the next lower counter of its kind"));
        }
        Lower::Unlisted => {
            return Verdict::undecided(format!("which counter is the next lower one of {unit}"));
        }
    }
    let side = ctx.unit(unit).map(|(_, def)| &def.side);
    let elr = side.and_then(|side| ctx.scenario.elr.get(side)).copied();
    match (elr, replacement.margin(ctx)) {
        (Some(elr), Some(margin)) if margin > i16::from(elr) => Verdict::Kept,
        (Some(elr), Some(margin)) => {
            let breach =
                Breach::of(format!("{unit} failed its MC by no more than its ELR, and breaks alone"));
            Verdict::Broken(Box::new(breach.figures(format!("failed by {margin}"), format!("ELR {elr}"))))
        }
        (None, Some(margin)) => Verdict::undecided(format!(
            "whether {unit}, which failed its MC by {margin}, has an ELR below that: the head tells none"
        )),
        (_, None) => Verdict::undecided(format!("by how much {unit} failed its MC")),
    }
}

/// Units that failed a MC of the attack by more than the ELR that the head tells, and were not replaced.
fn exceeded(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let owed = attack.checks.iter().filter_map(|made| {
        let elr = exceeded_elr(ctx, attack, made)?;
        let id = &made.unit;
        let stays =
            ctx.before.units.get(id).is_some_and(|unit| !unit.eliminated) && !attack.reduced.contains_key(id);
        let says = || format!("{{}} failed its MC by more than its ELR of {elr} and is replaced");
        Some(Owed::of(id, Debt::Replaced, Standing::done_or(!stays, says)))
    });
    owed.collect()
}
