//! B9.32: Wall Advantage, as far as a map tells: over what it may be claimed.

use crate::charts::hexside::HexsideKind;
use crate::event::{Claim, Claimed};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "B9.32-over-a-wall",
    &[Matter::Place],
    "Wall Advantage is over a wall, a hedge or bocage of the unit's own hex.",
    Check::Claimed(over_a_wall),
)];

/// Asked where a board shows the hexsides.
fn over_a_wall(told: &Told<'_, Claimed>) -> Verdict {
    let ctx = &told.ctx;
    let (Claim::WallAdvantage(pair), Some(atlas)) = (&told.said.claim, ctx.scenario.atlas.as_deref()) else {
        return Verdict::Silent;
    };
    let own = told.unit.and_then(|unit| unit.place.cell()).filter(|cell| atlas.terrain(*cell).is_ok());
    let Some((cell, side)) = own.zip(ctx.scenario.map.hexside(*pair)) else { return Verdict::Silent };
    if side.across(cell).is_none() {
        return Verdict::broken(format!("the hexside claimed is none of {}", ctx.show(cell)));
    }
    let kind = ctx.scenario.hexside(side);
    let gives = matches!(kind, Some(HexsideKind::Wall | HexsideKind::Hedge | HexsideKind::Bocage));
    Verdict::kept_or(gives, || {
        let there = kind.map_or("nothing", HexsideKind::name);
        format!("there is {there} on the hexside that Wall Advantage is claimed over")
    })
}
