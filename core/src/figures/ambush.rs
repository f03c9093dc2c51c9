//! Ambush (A11.4): the drm of a side by what the position shows, its Final dr, the Ambush of a Location, and who keeps a "?" in it.

use crate::event::{AmbushDr, CcResult, CloseCombatFought, DrmLine, Level, Name, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Ambush, Fight, Unit};
use crate::vocab::Modifier;
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use alloc::vec::Vec;

/// What a side has in a Location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Force {
    /// Each drm that a status brings, with its value where a unit has it and 0 where none has.
    pub drm: Vec<(Modifier, Drm)>,
    /// The drm of the best leader who may lend it: Good Order, unpinned, not alone.
    pub leader: Option<Drm>,
    /// Vehicles, and what else has drm of its own, are among them.
    pub mixed: bool,
}

/// The units of a side in a Location.
pub(crate) fn force_of<'a>(ctx: &Ctx<'a>, side: &Name, at: (Cell, Level)) -> Vec<(&'a UnitId, &'a Unit)> {
    let own = |(_, unit): &(&UnitId, &Unit)| {
        !unit.eliminated && unit.side.as_ref() == Some(side) && !unit.status.has(Status::Captured)
    };
    ctx.units_with(Some(at)).into_iter().filter(own).collect()
}

/// What the units of a side in a Location bring to its Ambush dr: a part of them is enough.
#[must_use]
pub fn force(ctx: &Ctx<'_>, side: &Name, at: (Cell, Level)) -> Force {
    let there = force_of(ctx, side, at);
    let any = |is: &dyn Fn(&Unit) -> bool| there.iter().any(|(_, unit)| is(unit));
    let hides = |unit: &Unit| unit.status.has(Status::Concealed) || unit.status.has(Status::Hidden);
    let worth = |modifier, has: bool, drm| (modifier, Drm(if has { drm } else { 0 }));
    let drm = alloc::vec![
        worth(Modifier::K, any(&hides), -2),
        worth(Modifier::Cx, any(&|unit| unit.status.has(Status::Cx)), 1),
        worth(Modifier::Broken, any(&Unit::is_broken), 1),
        worth(Modifier::D, any(&Unit::is_pinned), 1),
    ];
    let leads = |(id, unit): &(&UnitId, &Unit)| {
        let fit = unfit(unit).is_none() && !unit.is_pinned();
        leadership(ctx, id).filter(|_| fit && there.len() > 1).map(Drm)
    };
    let leader = there.iter().filter_map(leads).min();
    let mixed = there.iter().any(|(id, unit)| infantry(ctx, id).is_none() || unit.aboard.is_some());
    Force { drm, leader, mixed }
}

/// The drm of a name that a side declares, in one sum; `None` where a value is not told.
#[must_use]
pub fn said(lines: &[DrmLine], modifier: Modifier) -> Option<Drm> {
    lines.iter().filter(|line| line.is(modifier)).try_fold(Drm(0), |sum, line| Some(sum + line.value?))
}

/// Its dr with all drm declared; `None` where a value, or the dr, is not told.
#[must_use]
pub fn sum(ctx: &Ctx<'_>, side: &AmbushDr) -> Option<i16> {
    let Dice::dr(die) = ctx.before.rolls.get(&side.roll)?.dice else { return None };
    let drm = side.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?))?;
    Some(i16::from(die.pips()).saturating_add(drm.0))
}

/// Its Final dr: as told, else by the drm told.
#[must_use]
pub fn final_dr(ctx: &Ctx<'_>, side: &AmbushDr) -> Option<i16> {
    side.total.or_else(|| sum(ctx, side))
}

/// The Location of an attack: that of those who are attacked.
#[must_use]
pub fn location(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> Option<(Cell, Level)> {
    let place = |id: &UnitId| ctx.before.units.get(id).and_then(Unit::location);
    fought.targets.iter().chain(&fought.attackers).find_map(place)
}

/// The Ambush of the Location of an attack, where its drs were told.
#[must_use]
pub fn ambush<'a>(ctx: &Ctx<'a>, fought: &CloseCombatFought) -> Option<&'a Ambush> {
    ctx.before.close_combat.ambush_at(location(ctx, fought)?)
}

/// Does a unit under a "?" that is attacked have it still, by the Ambush of its Location: the ambushed lose it, an ambusher by an attack
/// that neither kills nor captures (A11.4)? `None` where what such an attack did is not told.
pub(crate) fn keeps_concealment(ctx: &Ctx<'_>, fought: &CloseCombatFought, id: &UnitId) -> Option<bool> {
    let (unit, at) = (ctx.before.units.get(id)?, location(ctx, fought));
    let won = ambush(ctx, fought).and_then(|ambush| ambush.won.as_ref());
    let Some((won, at)) = won.zip(at).filter(|_| ctx.scenario.book >= 2) else { return Some(true) };
    if unit.side.as_ref() != Some(won) {
        return Some(false);
    }
    let own = |fight: &&Fight| fight.cc.fought.attackers.contains(id) && fight.cc.fought.roll != fought.roll;
    let each = ctx.before.close_combat.fights_at(at).filter(own).map(|fight| match fight.cc.result {
        Some(CcResult::Eliminated | CcResult::Captured) => Some(true),
        Some(CcResult::None) => Some(false),
        Some(CcResult::Reduced | CcResult::Immobilized | CcResult::Burning) | None => None,
    });
    let each: Vec<Option<bool>> = each.collect();
    if each.contains(&Some(false)) { Some(false) } else { each.into_iter().try_fold(true, |_, kept| kept) }
}
