//! The enemy near whom a unit is seen (A7.25).

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::state::{Unit, side_of};

/// Within so many hexes of a Good Order enemy who sees it a unit loses its "?" by going on Opportunity Fire.
pub(crate) const CONCEALMENT_RANGE: u32 = 16;

/// A Good Order enemy near enough, and attested to see the unit.
#[must_use]
pub fn seen_near<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a UnitId> {
    let (side, cell) = (side_of(ctx.before, ctx.scenario, id), ctx.before.units.get(id)?.place.cell()?);
    let sees = |(other, enemy): &(&UnitId, &Unit)| {
        let hostile =
            side_of(ctx.before, ctx.scenario, other) != side && !enemy.is_broken() && !enemy.eliminated;
        hostile && ctx.sees(id, other) == Some(true)
    };
    ctx.before.units_near(cell, CONCEALMENT_RANGE).into_iter().find(sees).map(|(other, _)| other)
}
