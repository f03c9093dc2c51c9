//! D2.32, D2.36, D2.37: LOS to and from a vehicle in Bypass, traced from its CAFP on the boards of the game. What both
//! players accepted is the stronger source; without boards nothing is traced.

use crate::event::{Event, UnitId, What};
use crate::facts::{Ctx, Shot, Shown, Told, Volley};
use crate::finding::Verdict;
use crate::matter::Which;
use crate::state::Unit;
use crate::vocab::hex::{Bypass, Dir};
use alloc::format;

/// The vehicle in Bypass that a unit is, or is aboard of.
fn bypassing<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a Unit, Bypass)> {
    let unit = ctx.before.units.get(id)?;
    let stands = unit.aboard.as_ref().and_then(|vehicle| ctx.before.units.get(vehicle)).unwrap_or(unit);
    stands.place.bypass().map(|bypass| (unit, bypass))
}

/// What the boards show of a shot from or to a vehicle in Bypass that both players have not spoken of; of the pairs asked.
fn traced(volley: &Volley<'_>, asked: impl Fn(&Ctx<'_>, &UnitId, &UnitId) -> bool) -> Verdict {
    let ctx = &volley.ctx;
    let mut verdict = Verdict::Silent;
    if ctx.scenario.atlas.is_none() {
        return verdict;
    }
    for shot in volley.shots() {
        let firer = &shot.firer.unit;
        let accepted = |target: &UnitId| ctx.before.los_between(firer, target).is_some();
        let mut pairs =
            shot.targets().iter().filter(|target| asked(ctx, firer, target) && !accepted(target)).peekable();
        if pairs.peek().is_none() {
            continue;
        }
        match blocked(shot, pairs) {
            Some(Ok(why)) => return Verdict::broken(why).on([of(shot)]),
            Some(Err(())) => {}
            None => verdict = Verdict::Kept,
        }
    }
    verdict
}

fn of(shot: &Shot<'_>) -> Which {
    Which::Shot(shot.firer.unit.clone(), shot.firer.weapon.clone())
}

/// No target is seen, and why; `Err` where the boards leave one open, `None` where one is seen.
fn blocked<'u>(
    shot: &Shot<'_>,
    targets: impl Iterator<Item = &'u UnitId>,
) -> Option<Result<alloc::string::String, ()>> {
    let (ctx, firer, mut why) = (&shot.ctx, &shot.firer.unit, None);
    for target in targets {
        match ctx.shown(firer, target) {
            Some(Shown::Clear(_)) => return None,
            Some(Shown::Blocked(says)) => {
                why.get_or_insert_with(|| {
                    format!("traced to the CAFP, {firer} does not see {target}: {says}")
                });
            }
            Some(Shown::Open(_)) | None => return Some(Err(())),
        }
    }
    Some(why.ok_or(()))
}

/// D2.32: every shot from or at it.
pub(super) fn cafp_trace(volley: &Volley<'_>) -> Verdict {
    traced(volley, |ctx, a, b| bypassing(ctx, a).is_some() || bypassing(ctx, b).is_some())
}

/// D2.36: a shot at those aboard, or getting on or off.
pub(super) fn at_prc(volley: &Volley<'_>) -> Verdict {
    traced(volley, |ctx, _, target| bypassing(ctx, target).is_some_and(|(unit, _)| unit.aboard.is_some()))
}

/// D2.37: the drawing of an obstacle in its own hex, or in that of the other unit.
pub(super) fn own_drawing(volley: &Volley<'_>) -> Verdict {
    traced(volley, |ctx, a, b| {
        let own = bypassing(ctx, a).is_some() || bypassing(ctx, b).is_some();
        own && ctx.blocked_in(a, b).is_none_or(|cell| [a, b].into_iter().any(|id| ctx.stands_in(id, cell)))
    })
}

/// D2.37: both bypass in one hex.
pub(super) fn in_one_hex(volley: &Volley<'_>) -> Verdict {
    traced(volley, |ctx, a, b| {
        let hexes = [bypassing(ctx, a), bypassing(ctx, b)].map(|found| found.map(|(_, bypass)| bypass.hex));
        hexes[0].is_some() && hexes[0] == hexes[1]
    })
}

/// D2.37: both accept that there is no LOS, and of what the boards show only walls of its own hex could be in the way.
pub(super) fn own_wall(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let What::LosAttested(said) = &told.said.what else { return Verdict::Silent };
    let walled = |id: &UnitId| {
        let cell = bypassing(ctx, id).map(|(_, bypass)| bypass.hex);
        cell.is_some_and(|cell| Dir::ALL.into_iter().any(|side| ctx.has_wall(cell, side)))
    };
    let bypass = [&said.unit, &said.to].into_iter().any(walled);
    if !bypass || said.earlier || !matches!(ctx.shown(&said.unit, &said.to), Some(Shown::Clear(_))) {
        return Verdict::Silent;
    }
    if said.exists {
        return Verdict::Kept;
    }
    Verdict::undecided("what blocks it: a wall or hedge of the hex of a vehicle in Bypass never does")
}
