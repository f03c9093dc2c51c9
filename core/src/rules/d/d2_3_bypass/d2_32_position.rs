//! D2.32: the CAFP. Where a vehicle in Bypass is, and which facing a shot strikes.

use crate::event::{Claim, Claimed, MpUse};
use crate::facts::{Ctx, Move, Told};
use crate::figures::vehicle::facing;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::d::d2_3_bypass::d2_37_los;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::bypass_course;
use crate::vocab::hex::{Bypass, Cell, Facing, HexTriple};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_32: &[Clause] = &[
    Clause::check(
        "D2.32-straddle",
        &[Matter::Cafp],
        "A vehicle using VBM lies on the hexside, its front corner on the vertex it heads for.",
        Check::Bypass(straddle),
    ),
    Clause::check(
        "D2.32-cafp-valid",
        &[Matter::Cafp],
        "A CAFP is named by three different hexes that meet in one vertex.",
        Check::Bypass(cafp_valid),
    ),
    Clause::check(
        "D2.32-cafp-recorded",
        &[Matter::Cafp],
        "The CAFP has to be on record for every hexside bypassed.",
        Check::Bypass(cafp_recorded),
    ),
    Clause::check(
        "D2.32-cafp-trace",
        &[Matter::LineOfSight],
        "Every shot at a bypassing vehicle or by it uses the CAFP as its end point.",
        Check::Fire(d2_37_los::cafp_trace),
    ),
    Clause::fact(
        "D2.32-bypass-vca-cone",
        "The Bypass VCA is the hex in front of the CAFP and the 60-degree wedge of hexes opening from it.",
        "`hex::wedge` from `Bypass::base_hex`",
    ),
    Clause::check(
        "D2.32-front-tf",
        &[Matter::TargetFacing],
        "The front wedge of a bypassing vehicle is also its front Target Facing.",
        Check::Claimed(front_facing),
    ),
    Clause::check(
        "D2.32-rear-tf",
        &[Matter::TargetFacing],
        "A rear hit needs a firer in the mirror-image wedge behind the vehicle.",
        Check::Claimed(rear_facing),
    ),
    Clause::fact(
        "D2.32-tf-by-origin",
        "Target Facing against a bypassing vehicle depends on the firer's hex, not on the hexside crossed by the LOS.",
        "`Bypass::facing_to` asks for the hex of the firer alone",
    ),
    Clause::check(
        "D2.32-side-tf",
        &[Matter::TargetFacing],
        "A shot at a bypassing vehicle from outside both wedges strikes the side.",
        Check::Claimed(side_facing),
    ),
    Clause::check(
        "D2.32-2e-same-hex-side",
        &[Matter::TargetFacing],
        "2e: a hull hit from the bypassed hex itself is a side hit (an example added).",
        Check::Claimed(same_hex),
    )
    .only(Printing::Second),
    Clause::check(
        "D2.32-1e-same-hex",
        &[Matter::TargetFacing],
        "1e: a hull hit from the bypassed hex itself is a side hit, by the general side clause.",
        Check::Claimed(same_hex),
    )
    .only(Printing::First),
    Clause::undecidable(
        "D2.32-cafp-firer",
        "A firer standing on a CAFP that divides two Target Facings is resolved by the Chapter C rule.",
        "a firer on the vertex itself has no place of its own in the log",
    ),
];

/// The place that the announced Bypass leads to, by hexside and heading alone; none when it follows no
/// hexside that is open to the vehicle, or there is nothing to bypass: other clauses speak then.
fn course(moved: &Move<'_>) -> Option<Bypass> {
    let MpUse::Bypass { hex, along, .. } = &moved.said.on else { return None };
    let (cell, side) = (moved.ctx.cell(*hex), moved.ctx.scenario.map.hexside(*along)?);
    let open = moved.terrain(cell).is_none_or(crate::scenario::Terrain::is_bypassable);
    bypass_course(moved.unit, cell, side, moved.direction()).filter(|_| open)
}

fn said(moved: &Move<'_>) -> Option<HexTriple> {
    match &moved.said.on {
        MpUse::Bypass { cafp, .. } => *cafp,
        MpUse::Start { .. }
        | MpUse::Stop
        | MpUse::Delay
        | MpUse::Turn { .. }
        | MpUse::Enter { .. }
        | MpUse::MinimumMove { .. }
        | MpUse::Overrun { .. }
        | MpUse::Other { .. } => None,
    }
}

/// Front corner on the vertex that it heads for, rear corner on the other.
fn straddle(moved: &Move<'_>) -> Verdict {
    let (Some(place), MpUse::Bypass { cafp, rear, .. }) = (course(moved), &moved.said.on) else {
        return Verdict::Silent;
    };
    let map = &moved.ctx.scenario.map;
    let wrong = |named: &Option<HexTriple>, ours| {
        named.and_then(|triple| map.vertex(triple)).is_some_and(|vertex| vertex != ours)
    };
    let kept = !wrong(cafp, place.cafp()) && !wrong(rear, place.rear());
    Verdict::kept_or(kept, || {
        let [a, b, c] = place.cafp().hexes().map(|cell| moved.ctx.show(cell));
        format!("along that hexside it heads for the vertex of {a}, {b} and {c}")
    })
}

fn cafp_valid(moved: &Move<'_>) -> Verdict {
    let Some(triple) = said(moved) else { return Verdict::Silent };
    let map = &moved.ctx.scenario.map;
    Verdict::kept_or(map.vertex(triple).is_some(), || {
        format!("{} is no vertex: a CAFP names three hexes that meet", map.show_triple(triple))
    })
}

fn cafp_recorded(moved: &Move<'_>) -> Verdict {
    if course(moved).is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(said(moved).is_some(), || "the CAFP is not recorded".into())
}

/// A facing claimed for a shot at a vehicle in Bypass: what was said, what is due, and the firer's hex.
fn claimed(ctx: &Ctx<'_>, claimed: &Claimed) -> Option<(Facing, Facing, Cell, Bypass)> {
    let Claim::Facing { from, facing } = claimed.claim else { return None };
    let place = ctx.vehicle(&claimed.unit)?.0.place.bypass()?;
    let from = ctx.cell(from);
    Some((facing, place.facing_to(from), from, place))
}

fn due(ctx: &Ctx<'_>, claim: &Claimed, facing: Facing) -> Verdict {
    match claimed(ctx, claim) {
        Some((said, ours, from, place)) if ours == facing && from != place.hex => {
            let breach = Breach::of(format!("a shot from {}", ctx.show(from)));
            let breach = breach.figures(format!("{said}"), format!("{ours}"));
            if said == ours { Verdict::Kept } else { Verdict::Broken(Box::new(breach)) }
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn front_facing(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claim) = (&told.ctx, told.said);
    due(ctx, claim, Facing::Front)
}

fn rear_facing(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claim) = (&told.ctx, told.said);
    due(ctx, claim, Facing::Rear)
}

fn side_facing(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claim) = (&told.ctx, told.said);
    due(ctx, claim, Facing::Side)
}

/// [EXC: FT, MOL and DC from the same hex strike the rear: D3.2]
fn same_hex(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claim) = (&told.ctx, told.said);
    let Some((said, _, from, place)) = claimed(ctx, claim) else { return Verdict::Silent };
    if from != place.hex || facing::is_flame_claim(ctx, claim) {
        return Verdict::Silent;
    }
    Verdict::kept_or(said == Facing::Side, || "a hull hit from the bypassed hex is a side hit".into())
}
