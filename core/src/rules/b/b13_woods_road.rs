//! B13.41: a vehicle on a woods-road.

use crate::event::MpUse;
use crate::facts::Move;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Place;
use crate::vocab::hex::Hexside;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "B13-off-woods-road",
    &[Matter::HexLeave],
    "Off a woods-road over a hexside that the road does not cross a vehicle enters the woods first (B13.41).",
    Check::Enter(off_woods_road),
)];

/// It came by the road in this MPh: into woods nobody goes but inside, by the road, or in Bypass.
fn off_woods_road(moved: &Move<'_>) -> Verdict {
    let (MpUse::Enter { hex, .. }, Place::In(here, _)) = (&moved.said.on, moved.unit.place) else {
        return Verdict::Silent;
    };
    let Some(terrain) = moved.terrain(here).filter(|terrain| terrain.is_woods()) else {
        return Verdict::Silent;
    };
    let mph = moved.mph();
    let came =
        mph.entered_hex && mph.by_hex.last().is_some_and(|(cell, _)| *cell == here) && mph.by_hex.len() > 1;
    let inside = mph.inside.iter().any(|entry| entry.cell == here) || mph.minimum_move;
    let known = !terrain.road.is_empty() && terrain.road_unclear.is_empty();
    if !came || inside || !known {
        return Verdict::Silent;
    }
    let to = moved.ctx.cell(*hex);
    let Some(side) = Hexside::between(here, to) else { return Verdict::Silent };
    Verdict::kept_or(terrain.road.contains(&side), || {
        let (here, to) = (moved.ctx.show(here), moved.ctx.show(to));
        format!("it is on the road of {here}, which does not lead to {to}: it enters the woods first")
    })
}
