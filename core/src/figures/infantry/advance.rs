//! What an advance costs, against what a unit has: Difficult Terrain (A4.72).

use crate::event::{Level, MfSpent, UnitId};
use crate::facts::{Ctx, Walk};
use crate::figures::infantry::allotment::at_hand;
use crate::figures::infantry::entry::{By, prices, smoke_in};
use crate::state::{Place, Stack, Unit, joined_before};
use crate::tally::Tally;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Mf, Mp};
use alloc::format;
use alloc::string::String;

/// MF from which on terrain is difficult, SMOKE apart.
const DIFFICULT: Mp = Mp::whole(4);

/// What an advance is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advance {
    /// Into Difficult Terrain: why.
    Difficult(String),
    /// Into other terrain.
    Easy,
}

/// The price without those who stand there: those who came in the same phase may have come after it.
fn uncrowded(tally: &Tally<Mf>) -> Mp {
    let rest = tally.lines.iter().filter(|line| line.rule != "A5.11").cloned().collect();
    Tally { lines: rest }.value().0
}

/// Whether an advance from one hex into another is into Difficult Terrain; `None` where the price or the MF are not known.
#[must_use]
pub fn difficult(ctx: &Ctx<'_>, id: &UnitId, (unit, from): (&Unit, Cell), to: Cell) -> Option<Advance> {
    if from == to {
        return Some(Advance::Easy);
    }
    let there = Unit { place: Place::In(from, None), ..unit.clone() };
    let (_, def) = ctx.unit(id)?;
    let said =
        MfSpent { unit: id.clone(), hex: ctx.scenario.map.hex(to), cost: None, assault: None, seen_by: None };
    let infantry = def.infantry.as_ref().filter(|_| def.vehicle.is_none())?;
    let walk = Walk { ctx: *ctx, said: &said, way: None, unit: &there, infantry };
    let prices = prices(&walk)?;
    // A road that nobody tells of may lead in.
    if prices.asks.is_some() {
        return None;
    }
    let smoke = smoke_in(ctx, to);
    let inside = prices.known.iter().filter(|(by, _)| *by != By::Bypass).map(|(_, tally)| uncrowded(tally));
    let crowd = joined_before(ctx.before, id, (to, Level::At(0))).map_or(0, Stack::excess);
    let cost = inside.min()? - smoke + Mp::whole(i32::try_from(crowd).ok()?);
    // Once it is there, a leader who stayed behind lends nothing (A4.12).
    let near = if unit.place.cell() == Some(to) { to } else { from };
    let has = at_hand(ctx, id, unit, [near, to])?;
    let says = |what: String| Some(Advance::Difficult(what));
    if cost >= DIFFICULT {
        return says(format!("which costs {cost} MF"));
    }
    if cost >= has {
        return says(format!("which costs {cost} MF, all that it has"));
    }
    Some(Advance::Easy)
}
