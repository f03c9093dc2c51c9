//! How likely each result of a roll was before its dice fell: so many of the 36 throws of two dice, on the column and with the
//! DRM that are due, or with others. There are none for a roll whose figures the log does not tell.

use crate::charts::ift::Column;
use crate::effects::{self, Outcome};
use crate::event::{Check, Checked, IftResolved, ToHitAttempt, ToKillAttempt, VehicleResult};
use crate::facts::{Ctx, Underway};
use crate::figures::check::morale::morale_of;
use crate::figures::check::passed::check_due;
use crate::figures::check::pin::is_exempt;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::outcome::outcome;
use crate::figures::fire::sheet::cowering_on_doubles;
use crate::figures::to_hit::number::to_hit_numbers;
use crate::figures::to_hit::sheet::to_hit_sheet;
use crate::vocab::IftResult;
use crate::vocab::dice::{Dice, Die, Dr};
use crate::vocab::num::Drm;
use alloc::vec::Vec;

/// The 36 throws of a DR.
pub fn throws() -> impl Iterator<Item = Dr> {
    let faces = || (1..=6).filter_map(|pips| Die::try_from(pips).ok());
    faces().flat_map(move |colored| faces().map(move |white| Dr { colored, white }))
}

/// Results, each with how many of the 36 throws give it.
pub type Chances<R> = Vec<(R, u8)>;

fn counted<R: PartialEq>(result: impl Fn(Dr) -> R) -> Chances<R> {
    let mut all: Chances<R> = Vec::new();
    for dr in throws() {
        let result = result(dr);
        match all.iter_mut().find(|(known, _)| *known == result) {
            Some((_, n)) => *n += 1,
            None => all.push((result, 1)),
        }
    }
    all
}

/// What decides an IFT roll beside its dice (A7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IftChances {
    /// The column before Cowering; none below the lowest.
    pub column: Option<Column>,
    /// Columns that a double loses (A7.9).
    pub cowers: u8,
    /// The sum of the DRM.
    pub drm: Drm,
}

impl IftChances {
    /// The chances of a roll, as the rules have its column and DRM.
    #[must_use]
    pub fn of(ctx: &Ctx<'_>, ift: &IftResolved) -> Option<IftChances> {
        let attack = ctx.before.attacks.get(&ift.attack).filter(|attack| !is_void(ctx, attack))?;
        let due = outcome(ctx, attack, ift, 0)?;
        let doubles = cowering_on_doubles(&Underway::of(ctx, attack).volley);
        let cowers = if due.dr.is_double() { due.cowered } else { doubles };
        Some(IftChances { column: due.column, cowers, drm: due.drm.value() })
    }

    /// The chances of the same roll as its player has it, where column and Final DR are on record.
    #[must_use]
    pub fn as_said(self, ctx: &Ctx<'_>, ift: &IftResolved) -> Option<IftChances> {
        let attack = ctx.before.attacks.get(&ift.attack)?;
        let Dice::Dr(dr) = ctx.before.rolls.get(&ift.roll)?.dice else { return None };
        // The column with the roll is that behind Cowering.
        let said =
            if dr.is_double() { attack.declared.column } else { ift.column.or(attack.declared.column) };
        let column = ctx.scenario.table().named(said?)?;
        let drm = Drm(ift.total?.saturating_sub(dr.original()));
        Some(IftChances { column: Some(column), drm, ..self })
    }

    /// How many throws give each result, with so much added to the DRM.
    #[must_use]
    pub fn results(self, more: i16) -> Chances<IftResult> {
        counted(|dr| self.at(dr, more))
    }

    /// What this throw gives.
    #[must_use]
    pub fn of_throw(self, dr: Dr) -> IftResult {
        self.at(dr, 0)
    }

    fn at(self, dr: Dr, more: i16) -> IftResult {
        let drm = Drm(self.drm.0.saturating_add(more));
        let lost = if dr.is_double() { self.cowers } else { 0 };
        let used = self.column.and_then(|column| column.lowered(lost));
        used.map_or(IftResult::None, |used| used.result(dr.with(drm)))
    }
}

/// What decides a To Hit roll beside its dice (C3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HitChances {
    /// The modified To Hit Number, as declared, else the one that is due.
    pub number: i16,
    /// The sum of the DRM that are due.
    pub drm: Drm,
}

impl HitChances {
    /// The chances of a roll.
    #[must_use]
    pub fn of(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<HitChances> {
        let sheet = to_hit_sheet(ctx, attempt);
        let due = || to_hit_numbers(ctx, attempt)?.usual().map(|sum| sum.value().0);
        Some(HitChances { number: attempt.number.or_else(due)?, drm: sheet.drm.value() })
    }

    /// How many throws hit, with so much added to the DRM; `None` for those of which C3.6 says more.
    #[must_use]
    pub fn results(self, more: i16) -> Chances<Option<bool>> {
        let drm = Drm(self.drm.0.saturating_add(more));
        counted(|dr| effects::hits(dr, dr.with(drm), self.number))
    }
}

/// How many throws give each result of a To Kill roll, with so much added to the number as declared (C7.7).
#[must_use]
pub fn to_kill(attempt: &ToKillAttempt, more: i16) -> Option<Chances<VehicleResult>> {
    let number = attempt.number?.saturating_add(more);
    Some(counted(|dr| effects::to_kill(dr, number)))
}

/// What decides a check beside its dice (A10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckChances {
    /// Which it is.
    pub check: Check,
    /// What is added to the DR: the number of a MC, leadership and other DRM.
    pub plus: i16,
    /// The Morale Level.
    pub morale: u8,
    /// It is broken.
    pub broken: bool,
    /// It can be pinned (A7.8).
    pub pinnable: bool,
}

impl CheckChances {
    /// The chances of a check.
    #[must_use]
    pub fn of(ctx: &Ctx<'_>, checked: &Checked) -> Option<CheckChances> {
        let (_, total, _) = check_due(ctx, checked)?;
        let Dice::Dr(dr) = ctx.before.rolls.get(&checked.roll)?.dice else { return None };
        Some(CheckChances {
            check: checked.check,
            plus: total.saturating_sub(dr.original()),
            morale: morale_of(ctx, &checked.unit, checked.morale)?,
            broken: ctx.before.units.get(&checked.unit)?.is_broken(),
            pinnable: is_exempt(ctx, &checked.unit) == Some(false),
        })
    }

    /// How many throws bring about what, with so much added to the DRM. A unit that fails to rally stays broken, and an
    /// Original 12 reduces it.
    #[must_use]
    pub fn results(self, more: i16) -> Chances<Outcome> {
        counted(|dr| self.at(dr, more))
    }

    /// What this throw brings about.
    #[must_use]
    pub fn of_throw(self, dr: Dr) -> Outcome {
        self.at(dr, 0)
    }

    fn at(self, dr: Dr, more: i16) -> Outcome {
        let total = dr.with(Drm(self.plus.saturating_add(more)));
        let passed = effects::passes(total, self.morale);
        if self.check == Check::Rally {
            return match (dr.original(), passed) {
                // A10.64.
                (12, _) => Outcome::Reduced,
                (_, true) => Outcome::Passed,
                (_, false) => Outcome::Broken,
            };
        }
        let highest = effects::is_highest_pass(total, dr, self.morale);
        effects::outcome(self.check, dr, passed, highest, self.broken, self.pinnable)
    }
}
