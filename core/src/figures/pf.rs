//! Panzerfausts of the Germans (C13.3): the drm of a PF Check, how far they reach, how many there are.

use crate::event::{Status, UnitId, Use};
use crate::facts::Ctx;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::infantry;
use crate::tally::{Blame, Tally};
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Name, Nation, WeaponWord};
use alloc::vec::Vec;

/// The months of the PFk, whose check has +1.
const EARLY: [&str; 2] = ["1943-08", "1943-09"];
/// From this month on a PF reaches two hexes.
const TWO_HEXES: &str = "1944-06";
/// From this year on it reaches three, and its check has -1.
const LAST_YEAR: &str = "1945";
/// The year in which there are three for two squads.
const PENULTIMATE_YEAR: &str = "1944";

/// Is it a PF?
pub(crate) fn is_pf(weapon: &Use) -> bool {
    weapon.is(WeaponWord::Pf)
}

/// Is it a German unit's? What other nations have is otherwise.
pub(crate) fn is_german(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.unit(id).and_then(|(_, def)| nation_of(def)) == Some(Nation::German)
}

/// An Original 6 of its PF Check in this phase pins or breaks it (C13.31).
pub(crate) fn rolled_six(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let mut now = ctx.before.panzerfausts.of(id).filter(|check| check.phase == ctx.before.phase);
    now.any(|check| check.original == Some(6))
}

/// The drm of a PF Check for what the log tells of the unit and the month, the target apart. `None` where the kind of the unit, or the
/// month, is not told.
pub(crate) fn drm(ctx: &Ctx<'_>, id: &UnitId) -> Option<Tally<Drm>> {
    let (unit, values) = infantry(ctx, id)?;
    let date = ctx.scenario.date.as_deref()?;
    let blame = Blame::on("C13.31-drm");
    let mut tally = Tally::new();
    let mut add = |is: bool, drm: i16, label: &'static str| {
        if is {
            tally.plus(Drm(drm), label, "C13.31", blame);
        }
    };
    let kind = values.kind?;
    add(matches!(kind, InfantryKind::Hs | InfantryKind::Crew), 1, "HS or crew");
    add(kind.is_smc(), 2, "SMC");
    add(unit.status.has(Status::Cx), 1, "CX");
    add(EARLY.iter().any(|month| date.starts_with(month)), 1, "August or September 1943");
    add(date >= LAST_YEAR, -1, "1945");
    Some(tally)
}

/// The most hexes that a PF reaches in a month; a PFk reaches one.
///
/// ```text
/// before June 1944   1
/// to the end of 1944 2
/// 1945               3
/// ```
pub(crate) fn reach(date: &str) -> u32 {
    match () {
        () if date >= LAST_YEAR => 3,
        () if date >= TWO_HEXES => 2,
        () => 1,
    }
}

/// The most PF that a side has: one for each squad-equivalent, in 1944 one and a half, in 1945 two, fractions dropped. `None` where the
/// head has no squad of it.
pub(crate) fn allotment(ctx: &Ctx<'_>, side: &Name, date: &str) -> Option<u32> {
    let own = ctx.scenario.units.values().filter(|def| def.side == *side);
    let halves = |kind: InfantryKind| match kind {
        InfantryKind::Squad => 2,
        InfantryKind::Hs | InfantryKind::Crew => 1,
        InfantryKind::Leader | InfantryKind::Hero | InfantryKind::Cavalry => 0,
    };
    let kinds: Vec<InfantryKind> = own.filter_map(|def| def.infantry.as_ref()?.kind).collect();
    let all: u32 = kinds.iter().copied().map(halves).sum();
    let fourths = match () {
        () if date >= LAST_YEAR => 4,
        () if date >= PENULTIMATE_YEAR => 3,
        () => 2,
    };
    kinds.contains(&InfantryKind::Squad).then_some(all.saturating_mul(fourths) / 4)
}
