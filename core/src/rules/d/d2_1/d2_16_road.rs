//! D2.16: the road rate. All of it are lines of the entry's tally (`rules::price`).

use crate::matter::Matter;
use crate::rules::Clause;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_16: &[Clause] = &[
    Clause::line(
        "D2.16-road-half",
        &[Matter::Cost],
        "Road rate: half an MP per hex for motorized vehicles that come in over a road hexside.",
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
