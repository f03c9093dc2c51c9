//! Snipers: which DR wakes one, whom it may attack, and the DRM of a Sniper Check (A14).

use crate::effects::san_in_force;
use crate::event::{Level, Name, SniperChecked, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Unit, Woke};
use crate::tally::{Blame, Tally};
use crate::vocab::InfantryKind;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use alloc::vec::Vec;

/// The Snipers that a DR wakes and that nobody has rolled for: those of other sides whose SAN it meets.
#[must_use]
pub fn woken<'a>(ctx: &Ctx<'a>, woke: &Woke) -> Vec<&'a Name> {
    let meets = |(side, san): &(&Name, &u8)| {
        **side != woke.side && san_in_force(**san, ctx.before.snipers.lost_by(side)) == Some(woke.original)
    };
    let met = ctx.scenario.san.iter().filter(meets).map(|(side, _)| side);
    met.filter(|side| !woke.told.contains(side)).collect()
}

/// The DR of this phase that woke a Sniper for which nobody has rolled yet, with whose it is.
#[must_use]
pub fn sniper_owed<'a>(ctx: &Ctx<'a>) -> Option<(&'a Woke, &'a Name)> {
    ctx.before.snipers.woke.iter().find_map(|woke| Some((woke, woken(ctx, woke).into_iter().next()?)))
}

/// Why a Sniper of a side does not attack a unit (A14.22); `None` where it may, as far as the log tells.
#[must_use]
pub fn no_target(ctx: &Ctx<'_>, side: &Name, id: &UnitId) -> Option<&'static str> {
    let unit = ctx.before.units.get(id)?;
    let shut = ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.afv && vehicle.open_topped == Some(false) && unit.ce == Some(false)
    });
    let aerial = ctx.unit(id).is_some_and(|(_, def)| def.aircraft);
    let bars = [
        (unit.side.as_ref() == Some(side), "of its own side"),
        (unit.status.has(Status::Captured), "a prisoner"),
        (unit.status.has(Status::Hidden), "hidden"),
        (aerial, "aerial"),
        (shut, "an AFV without Vulnerable PRC"),
    ];
    bars.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
}

/// The units in a Location that a Sniper of a side may attack.
#[must_use]
pub fn sniper_targets<'a>(ctx: &Ctx<'a>, side: &Name, at: (Cell, Level)) -> Vec<(&'a UnitId, &'a Unit)> {
    let mut there = ctx.before.units_in(at);
    there.retain(|(id, unit)| !unit.eliminated && unit.side.is_some() && no_target(ctx, side, id).is_none());
    there
}

/// Why a unit takes no part in a Sniper Check (A14.4).
pub(crate) fn takes_no_part(unit: &Unit) -> Option<&'static str> {
    let moved = unit.mph.expenditures > 0 || !unit.mph.by_hex.is_empty() || !unit.mph.afoot.steps.is_empty();
    let bars = [
        (unit.is_pinned(), "is pinned"),
        (unit.status.has(Status::Ti), "is TI"),
        (!unit.fired.is_empty(), "has fired"),
        (moved, "has moved"),
    ];
    let bars = bars.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why);
    bars.or_else(|| unfit(unit))
}

/// The DRM of a Sniper Check: a leader's among others, and -1 for each hero and HS equivalent (A14.4). `None` where the scenario does
/// not tell who takes part.
#[must_use]
pub fn sniper_check_drm(ctx: &Ctx<'_>, checked: &SniperChecked) -> Option<Tally<Drm>> {
    let blame = Blame::on("A14.4-drm");
    let mut tally = Tally::new();
    let leaders = checked.units.iter().filter_map(|id| leadership(ctx, id));
    if let Some(drm) = leaders.min().filter(|drm| *drm != 0 && checked.units.len() > 1) {
        tally.plus(Drm(drm), "leader", "A14.4", blame);
    }
    for id in &checked.units {
        let (drm, label) = match infantry(ctx, id)?.1.kind? {
            InfantryKind::Squad => (-2, "squad"),
            InfantryKind::Hs => (-1, "HS"),
            InfantryKind::Crew => (-1, "crew"),
            InfantryKind::Hero => (-1, "hero"),
            InfantryKind::Leader | InfantryKind::Cavalry => continue,
        };
        tally.plus(Drm(drm), label, "A14.4", blame);
    }
    Some(tally)
}
