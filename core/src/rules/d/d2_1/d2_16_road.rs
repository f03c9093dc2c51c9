//! D2.16: the road rate. Its figures are lines of the entry's tally (`figures::price`).

use crate::event::{MpUse, Rate};
use crate::facts::{Move, Price};
use crate::figures::price::step::{is_road_elsewhere, is_unsaid_road};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_16: &[Clause] = &[
    Clause::check(
        "D2.16-road-half",
        &[Matter::Cost],
        "Road rate: half an MP per hex for motorized vehicles that come in over a road hexside.",
        Check::Enter(road_said),
    ),
    Clause::line("D2.16-bu-afv", &[Matter::Cost], "A BU AFV pays one MP at the road rate instead of half."),
    Clause::fact(
        "D2.16-not-unarmored",
        "The doubling concerns AFVs only; an unarmored vehicle keeps the half rate.",
        "`price` doubles the road rate of AFVs alone",
    ),
    Clause::fact(
        "D2.16-ce-half",
        "An AFV that is CE keeps the half rate.",
        "`price` doubles the road rate of a BU AFV alone",
    ),
    Clause::line(
        "D2.16-only-base-doubled",
        &[Matter::Cost],
        "Only the road base rate doubles for BU; wreck penalties, elevation and towing are not doubled by it.",
    ),
    Clause::line(
        "D2.16-motorized",
        &[Matter::Cost],
        "The half rate is for motorized vehicles; animal-drawn transport does not use it.",
    ),
];

/// A mover that takes the road rate says `road`; the figure itself is judged under D2.18.
fn road_said(moved: &Move<'_>) -> Verdict {
    if is_unsaid_road(moved) {
        let cost = moved.said.cost;
        return Verdict::undecided(format!("{cost} MP is the road rate: the entry is to say `road`"));
    }
    let by_road = matches!(moved.said.on, MpUse::Enter { rate: Rate::Road, .. });
    match moved.price() {
        Price::Of(tally) if is_road_elsewhere(moved) && moved.said.cost >= tally.value() => {
            Verdict::undecided("whether a road crosses that hexside: the scenario shows none there")
        }
        Price::Of(tally) if by_road && moved.said.cost == tally.value() => Verdict::Kept,
        Price::Of(_) | Price::Open | Price::Unknown(_) => Verdict::Silent,
    }
}
