//! The replacement of a unit that failed its check by more than its ELR (A19.13).

use crate::counter::Infantry;
use crate::event::{Reduced, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::check::morale;
use crate::figures::check::owed::{cause, checks_of, is_mc};
use crate::figures::check::passed::passes_made;
use crate::state::{Attack, CheckMade};
use crate::vocab::InfantryKind;

/// A unit and the one that takes its place, with the MC that it failed.
pub(crate) struct Replacement<'a> {
    pub(crate) of: &'a Infantry,
    pub(crate) by: &'a Infantry,
    attack: &'a Attack,
    made: &'a CheckMade,
}

impl<'a> Replacement<'a> {
    /// One of its own kind takes its place after a MC that it failed otherwise than by an Original 12, which leaves a HS.
    pub(crate) fn of(ctx: &Ctx<'a>, told: &Told<'a, Reduced>) -> Option<Replacement<'a>> {
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
    pub(crate) fn is_barred(&self, unit: &UnitId) -> bool {
        self.attack.broken_before.contains(unit) || self.of.commissar
    }

    /// By how much it failed.
    pub(crate) fn margin(&self, ctx: &Ctx<'_>) -> Option<i16> {
        let morale = morale::morale_of(ctx, &self.made.unit, self.made.morale)?;
        let total = crate::effects::check_total(self.made.check, self.made.dice?, &self.made.drm);
        Some(total - i16::from(morale))
    }
}

/// It is a replacement, and no Casualty Reduction.
pub(crate) fn is_replaced(told: &Told<'_, Reduced>) -> bool {
    Replacement::of(&told.ctx, told).is_some()
}
