//! Who may answer an expenditure by fire (A8.1): asked before the mover goes on for somebody else.

use crate::counter::UnitDef;
use crate::event::{Marker, Name, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::prc::is_closed;
use crate::figures::yet_to_act::may_fire;
use crate::state::Unit;
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;

/// A unit of the DEFENDER that may fire at what spent MP or MF last, where it is now: armed, near enough, and by nothing known
/// out of its sight.
#[must_use]
pub fn may_answer(ctx: &Ctx<'_>, side: &Name, mover: &UnitId) -> Option<UnitId> {
    answering(ctx, side, mover, |sees| sees != Some(false))
}

/// One that sees the mover where it is now, as both accepted or as the boards show it, and may fire at it.
#[must_use]
pub fn sees_and_may_answer(ctx: &Ctx<'_>, side: &Name, mover: &UnitId) -> Option<UnitId> {
    answering(ctx, side, mover, |sees| sees == Some(true))
}

fn answering(
    ctx: &Ctx<'_>,
    side: &Name,
    mover: &UnitId,
    in_sight: impl Fn(Option<bool>) -> bool,
) -> Option<UnitId> {
    let state = ctx.before;
    if state.phase != Some(Phase::MPh) || state.side.as_ref() == Some(side) {
        return None;
    }
    let at = state.units.get(mover)?.place.cell()?;
    let may = |(id, unit): &(&UnitId, &Unit)| {
        let own = unit.side.as_ref() == Some(side)
            && !unit.eliminated
            && !unit.markers.contains(&Marker::FinalFire);
        let def = || ctx.unit(id).map(|(_, def)| def);
        own && def().is_some_and(|def| {
            may_fire(ctx, unit, def) && reaches(ctx, (unit, def), mover, at) && in_sight(ctx.sees(id, mover))
        })
    };
    state.units.iter().find(may).map(|(id, _)| id.clone())
}

/// Inherent FP goes no farther than twice the Normal Range (A7.22), and harms nobody in a closed AFV (A7.307) but by Reaction
/// Fire in its hex (D7.2). What its SW can do hangs on which it has.
fn reaches(ctx: &Ctx<'_>, (unit, def): (&Unit, &UnitDef), mover: &UnitId, at: Cell) -> bool {
    let Some(here) = unit.place.cell() else { return false };
    let (Some(infantry), range) = (&def.infantry, here.range(at)) else { return true };
    if infantry.sw.as_ref().is_some_and(|sw| !sw.is_empty()) {
        return true;
    }
    let near = infantry.range.is_none_or(|normal| range <= 2 * u32::from(normal));
    range == 0 || near && !is_closed(ctx, mover)
}
