//! A19.13: a unit that fails a MC by more than its ELR is replaced by the next lower one of its kind. A log writes it in the
//! words of a reduction; that a squad follows a squad, a HS a HS, or a leader a leader tells them apart.

use super::a7_303_checks::passes_made;
use super::facts::{cause, checks_of, is_mc};
use super::{Check, Clause, Ctx};
use crate::charts::elr::{Lower, lower};
use crate::counter::Infantry;
use crate::event::{Reduced, UnitId};
use crate::facts::Told;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::state::{Attack, CheckMade};
use crate::vocab::InfantryKind;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A19.11-never-replaced",
        &[Matter::Consequence],
        "Commissars, and units that were broken before, are not replaced.",
        Check::Reduced(never),
    ),
    Clause::check(
        "A19.13-replaced",
        &[Matter::Consequence],
        "An unbroken squad, HS or leader that fails a MC by more than its ELR is replaced by a broken one of the next lower class.",
        Check::Reduced(replaced),
    ),
];

/// A unit and the one that takes its place, with the MC that it failed.
struct Replacement<'a> {
    of: &'a Infantry,
    by: &'a Infantry,
    attack: &'a Attack,
    made: &'a CheckMade,
}

impl<'a> Replacement<'a> {
    /// One of its own kind takes its place after a MC that it failed otherwise than by an Original 12, which leaves a HS.
    fn of(ctx: &Ctx<'a>, told: &Told<'a, Reduced>) -> Option<Replacement<'a>> {
        let (reduced, into) = (told.said, told.said.into.as_ref()?);
        let of = ctx.unit(&reduced.unit)?.1.infantry.as_ref()?;
        let like = reduced.like.as_ref().unwrap_or(into);
        let by = ctx.scenario.units.get(like)?.infantry.as_ref()?;
        let kinds = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Leader];
        let alike = of.kind == by.kind && of.kind.is_some_and(|kind| kinds.contains(&kind));
        let attack = told.attack().or_else(|| cause(ctx, &reduced.unit)).filter(|_| alike)?;
        let failed = |made: &&&CheckMade| {
            let failed = made.passed.or_else(|| passes_made(ctx, made)) == Some(false);
            let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
            is_mc(made.check) && failed && (!twelve || of.kind == Some(InfantryKind::Leader))
        };
        let made = checks_of(attack, &reduced.unit).iter().find(failed).copied()?;
        Some(Replacement { of, by, attack, made })
    }

    /// A19.11 spares it.
    fn is_barred(&self, unit: &UnitId) -> bool {
        self.attack.broken_before.contains(unit) || self.of.commissar
    }

    /// By how much it failed.
    fn margin(&self, ctx: &Ctx<'_>) -> Option<i16> {
        let morale = super::morale::morale_of(ctx, &self.made.unit, self.made.morale)?;
        let total = crate::effects::check_total(self.made.check, self.made.dice?, &self.made.drm);
        Some(total - i16::from(morale))
    }
}

/// It is a replacement, and no Casualty Reduction.
pub(in crate::rules) fn is_replaced(told: &Told<'_, Reduced>) -> bool {
    Replacement::of(&told.ctx, told).is_some()
}

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
    match lower(replacement.of, replacement.by) {
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
