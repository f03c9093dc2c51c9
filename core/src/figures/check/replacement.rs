//! The replacement of a unit that failed its check by more than its ELR (A19.13).

use crate::charts::elr::has_lower;
use crate::counter::Infantry;
use crate::event;
use crate::event::{Name, Reduced, Status, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::check::morale;
use crate::figures::check::owed::{cause, checks_of, is_asked_once, is_mc};
use crate::figures::check::passed::passes_made;
use crate::figures::check::truly::margins;
use crate::figures::infantry::nation::is_japanese;
use crate::state::{Attack, CheckMade, names_fired_at};
use crate::vocab::InfantryKind;
use alloc::vec::Vec;

/// A unit and the one that takes its place, with the MC that it failed.
pub(crate) struct Replacement<'a> {
    pub(crate) of: &'a Infantry,
    pub(crate) by: Infantry,
    attack: &'a Attack,
    made: &'a CheckMade,
}

impl<'a> Replacement<'a> {
    /// One of its own kind takes its place after a MC, or a LLMC, that it failed, or that what it is left of failed: by an Original 12 it
    /// is reduced besides (A10.31).
    pub(crate) fn of(ctx: &Ctx<'a>, told: &Told<'a, Reduced>) -> Option<Replacement<'a>> {
        let (reduced, into) = (told.said, told.said.into.as_ref()?);
        let was = ctx.unit(&reduced.unit)?.1;
        let of = was.infantry.as_ref()?;
        let by = ctx.scenario.counter(reduced.like.as_ref().unwrap_or(into), was)?.infantry.clone()?;
        let kinds = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Leader];
        let alike = of.kind == by.kind && of.kind.is_some_and(|kind| kinds.contains(&kind));
        let attack = told
            .attack()
            .or_else(|| cause(ctx, &reduced.unit))
            .filter(|attack| alike && !attack.checks.is_empty())?;
        let failed = |made: &&&CheckMade| {
            let failed = made.passed.or_else(|| passes_made(ctx, made)) == Some(false);
            let morale = is_mc(made.check) || made.check == event::Check::Llmc;
            morale && failed
        };
        let names = names_fired_at(ctx.before, &reduced.unit).into_iter();
        let made = names.flat_map(|name| checks_of(attack, name)).collect::<Vec<_>>();
        let made = made.iter().find(failed).copied()?;
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
        Some(total.saturating_sub(i16::from(morale)))
    }
}

/// The ELR that a unit exceeded by a MC of an attack, where a lower counter of its kind takes its place: it was unbroken, is no
/// Commissar, and neither fanatic, berserk nor heroic. `None` as well where the head tells no ELR or no ladder has the unit; other
/// rules tell of an Original 12, by which it is reduced, and of the Japanese.
pub(crate) fn exceeded_elr(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Option<u8> {
    beyond_elr(ctx, attack, made, true)
}

/// It failed this MC by more than its ELR, and no counter is lower than its own: it is broken and Disrupted (A19.12).
pub(crate) fn is_disrupted_by(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    beyond_elr(ctx, attack, made, false).is_some()
}

fn beyond_elr(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade, lower: bool) -> Option<u8> {
    let (unit, def) = ctx.unit(&made.unit)?;
    let values = def.infantry.as_ref()?;
    let steady =
        [Status::Fanatic, Status::Berserk, Status::Heroic].iter().any(|status| unit.status.has(*status));
    let spared =
        steady || values.commissar || attack.broken_before.contains(&made.unit) || unit.aboard.is_some();
    let asked = is_mc(made.check) && made.passed == Some(false) && is_asked_once(ctx, attack, made);
    let spared = spared || is_apart(&def.side, def.kind.as_deref()) || !ctx.is_of_players();
    let twelve = made.dice?.original() == 12;
    if spared || twelve || !asked || is_japanese(ctx, &made.unit) || has_lower(values) != lower {
        return None;
    }
    let elr = *ctx.scenario.elr.get(&def.side)?;
    let morale = morale::morale_of(ctx, &made.unit, made.morale)?;
    let total = crate::effects::check_total(made.check, made.dice?, &made.drm);
    (total.saturating_sub(i16::from(morale)) > i16::from(elr)).then_some(elr)
}

/// It failed this MC by no more than the ELR that the head tells, whatever figures are asked: nothing takes its place. `None` where
/// that is not told.
pub(crate) fn is_within_elr(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Option<bool> {
    let (_, def) = ctx.unit(&made.unit).filter(|_| ctx.is_of_players())?;
    let elr = i16::from(*ctx.scenario.elr.get(&def.side)?);
    let margins = margins(ctx, attack, made);
    let within = margins.iter().filter(|margin| **margin <= elr).count();
    match within {
        0 if !margins.is_empty() => Some(false),
        all if all > 0 && all == margins.len() => Some(true),
        _ => None,
    }
}

/// Troops whose counters are of a nation and follow no ladder of it (A19.12, A19.13): with underlined Morale Levels, or never
/// Disrupted. The name of the side or the type tells them.
const APART: [&str; 5] = ["ss", "gurkha", "usmc", "marine", "partisan"];

fn is_apart(side: &Name, kind: Option<&str>) -> bool {
    let words =
        |text: &str| text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect::<Vec<_>>();
    let told = words(side.as_str()).into_iter().chain(kind.map(words).unwrap_or_default());
    told.into_iter().any(|word| APART.contains(&word.trim_end_matches('s')) || APART.contains(&word.as_str()))
}

/// It is a replacement, and no Casualty Reduction.
pub(crate) fn is_replaced(told: &Told<'_, Reduced>) -> bool {
    Replacement::of(&told.ctx, told).is_some()
}
