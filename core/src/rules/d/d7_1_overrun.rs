//! D7.1: Overruns, as far as D3 sets their fire apart.

use crate::event::{Direction, Marker, MpUse, UnitId};
use crate::facts::Move;
use crate::figures::vehicle::fires_again::bounding_counter_due;
use crate::figures::vehicle::firing::bounding_with_prc;
use crate::figures::vehicle::overrun::is_overrun;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D7.1-overrun-hex",
        &[Matter::HexEntered],
        "A vehicle overruns the hex that it has just entered, while it is under way.",
        Check::Mp(hex_entered),
    ),
    Clause::check(
        "D7.1-not-after-bounding",
        &[Matter::FireAgain],
        "A vehicle that used up its Bounding First Fire in this MPh makes no Overrun after it.",
        Check::Mp(not_after_bounding),
    ),
    Clause::check(
        "D7.12-target",
        &[Matter::Target],
        "An Overrun is at Infantry, at what is unarmored or at Vulnerable PRC, not at an AFV whose crew is BU.",
        Check::Mp(target),
    )
    .since(2),
    Clause::check(
        "D7.13-not",
        &[Matter::HexEntered],
        "Nobody overruns in Reverse.",
        Check::Mp(forward),
    )
    .since(2),
    Clause::line(
        "D7.1-overrun-cost",
        &[Matter::Cost],
        "An Overrun costs a quarter of the printed MP, fractions rounded up, beyond the entry of the hex.",
    ),
];

fn hex_entered(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { hex } = &moved.said.on else { return Verdict::Silent };
    let (to, here) = (moved.ctx.cell(*hex), moved.unit.place.cell());
    if here != Some(to) {
        return Verdict::broken(format!("it has not entered {}", moved.ctx.show(to)));
    }
    let entered = moved.mph().entered_hex && moved.mph().running;
    Verdict::kept_or(entered, || {
        format!("it did not enter {} in this move, or stopped there", moved.ctx.show(to))
    })
}

/// While the only weapon that fired keeps its ROF nothing is used up (D3.3).
fn not_after_bounding(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { .. } = &moved.said.on else { return Verdict::Silent };
    let (ctx, id) = (&moved.ctx, &moved.said.unit);
    let Some(before) = bounding_with_prc(ctx, id).into_iter().find(|attack| !is_overrun(ctx, attack)) else {
        return Verdict::Kept;
    };
    let marked = moved.unit.markers.contains(&Marker::BoundingFire);
    match (marked, bounding_counter_due(ctx, id)) {
        (false, Some(false) | None) => Verdict::Silent,
        (true, _) | (false, Some(true)) => Verdict::broken(format!(
            "{id} used its Bounding First Fire in {}: it makes no Overrun after it",
            before.declared.attack
        )),
    }
}

/// One witness: nobody is accused. What stands in the hex beside enemies is not looked at.
fn target(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { hex } = &moved.said.on else { return Verdict::Silent };
    let (ctx, at) = (&moved.ctx, moved.ctx.cell(*hex));
    let hostile = |unit: &Unit| unit.side.is_some() && unit.side != moved.unit.side && !unit.eliminated;
    let there: Vec<_> = ctx.before.units_at(at).into_iter().filter(|(_, unit)| hostile(unit)).collect();
    let buttoned = |(id, unit): &(&UnitId, &Unit)| {
        ctx.vehicle(id).is_some_and(|(_, vehicle)| {
            let closed = vehicle.open_topped == Some(false) && unit.ce.or(vehicle.ce) != Some(true);
            vehicle.afv && closed
        })
    };
    match there.first() {
        None => Verdict::Silent,
        Some((id, _)) if there.iter().all(buttoned) => {
            Verdict::undecided(format!("whether {id}, an AFV whose crew is BU, is overrun"))
        }
        Some(_) => Verdict::Kept,
    }
}

fn forward(moved: &Move<'_>) -> Verdict {
    let MpUse::Overrun { .. } = &moved.said.on else { return Verdict::Silent };
    match moved.direction() {
        None => Verdict::Silent,
        Some(direction) => Verdict::kept_or(direction == Direction::Forward, || {
            format!("{} moves in Reverse: it overruns nothing", moved.said.unit)
        }),
    }
}
