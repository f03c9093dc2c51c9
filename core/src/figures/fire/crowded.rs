//! DRM of overstacked Locations (A5.12, A5.131).

use crate::event::{Level, Name, UnitId};
use crate::facts::{Ctx, Underway};
use crate::figures::infantry::stacking::stack_in;
use crate::figures::infantry::unit::infantry;
use crate::state::{Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::collections::BTreeSet;

/// Of which version of the book on they are judged.
const SINCE: u16 = 2;

/// Both together; `None` where one of them is not known.
pub(crate) fn crowded(on: &Underway<'_>) -> Option<Drm> {
    Some(crowded_firers(on)? + crowded_targets(on)?)
}

fn is_judged(on: &Underway<'_>) -> bool {
    // What hit has them on its To Hit roll.
    let hit = on.attack.hit.is_some() || !on.attack.to_hits.is_empty();
    on.ctx.scenario.book >= SINCE && on.ctx.tells_all() && !hit
}

/// +1 for each squad equivalent too many in the Location of the firers; in the MPh those who do not move suffer nothing (A5.13).
/// `None` where several such Locations fire, or a counter there is of unknown kind.
pub(crate) fn crowded_firers(on: &Underway<'_>) -> Option<Drm> {
    if !is_judged(on) {
        return None;
    }
    if on.attack.phase == Some(Phase::MPh) {
        return Some(Drm(0));
    }
    let side = on
        .attack
        .declared
        .firers
        .first()
        .and_then(|firer| side_of(on.ctx.before, on.ctx.scenario, &firer.unit))?;
    let places: BTreeSet<(Cell, Level)> = on.attack.from.iter().flatten().copied().collect();
    let mut most = None;
    for place in places {
        let excess = excess(&on.ctx, side, place)?;
        if excess > 0 && most.replace(excess).is_some() {
            return None;
        }
    }
    Some(Drm(most.unwrap_or_default()))
}

/// -1 for each squad equivalent too many in the Location fired at, where Personnel is fired at.
pub(crate) fn crowded_targets(on: &Underway<'_>) -> Option<Drm> {
    if !is_judged(on) {
        return None;
    }
    let on_foot = |id| infantry(&on.ctx, id).is_some_and(|(unit, _)| unit.aboard.is_none());
    let Some(target) = on.attack.targets.iter().find(|id| on_foot(id)) else { return Some(Drm(0)) };
    let unit = on.ctx.before.units.get(target)?;
    // Who does not move suffers nothing in the MPh.
    if on.attack.phase == Some(Phase::MPh) && unit.mph.expenditures == 0 {
        return Some(Drm(0));
    }
    let side = unit.side.as_ref()?;
    let [place] = on.attack.at.as_slice() else { return None };
    Some(Drm(-excess(&on.ctx, side, *place)?))
}

fn excess(ctx: &Ctx<'_>, side: &Name, place: (Cell, Level)) -> Option<i16> {
    // Vehicles beyond the first count for who fires, and not for who is fired at.
    let there = ctx.before.units_in(place).into_iter();
    let own = |(id, unit): &(&UnitId, &Unit)| {
        !unit.eliminated && unit.side.as_ref() == Some(side) && ctx.vehicle(id).is_some()
    };
    if there.filter(own).count() > 1 {
        return None;
    }
    i16::try_from(stack_in(ctx, side, place)?.excess()).ok()
}
