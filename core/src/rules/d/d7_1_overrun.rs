//! D7.1: Overruns, as far as D3 sets their fire apart.

use crate::event::{Marker, MpUse};
use crate::facts::Move;
use crate::figures::vehicle::fires_again::bounding_counter_due;
use crate::figures::vehicle::firing::bounding_with_prc;
use crate::figures::vehicle::overrun::is_overrun;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;

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
