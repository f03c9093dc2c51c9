//! C4: what Gun and ammunition change of the To Hit Number, as lines of its sum.

use crate::matter::Matter;
use crate::rules::clause::Clause;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::line(
        "C4.11-short",
        &[Matter::ToHitNumber],
        "A short barrel lowers the To Hit Number by one beyond 12 hexes.",
    )
    .since(2),
    Clause::line(
        "C4.12-long",
        &[Matter::ToHitNumber],
        "A long barrel raises the To Hit Number by one beyond 12 hexes.",
    )
    .since(2),
    Clause::line(
        "C4.13-extra-long",
        &[Matter::ToHitNumber],
        "An extra long barrel raises the To Hit Number by one beyond 12 hexes, by two beyond 24.",
    )
    .since(2),
    Clause::line(
        "C4.2-small",
        &[Matter::ToHitNumber],
        "A calibre up to 57mm, and a MG, loses one for each 12 hexes or part of them beyond 12.",
    )
    .since(2),
    Clause::line("C4.2-tiny", &[Matter::ToHitNumber], "A calibre up to 40mm loses one more beyond 12 hexes.")
        .since(2),
    Clause::line(
        "C4.3-apcr",
        &[Matter::ToHitNumber],
        "APCR and APDS lose one for each 12 hexes or part of them beyond 12.",
    )
    .since(2),
    Clause::line("C4.4-smoke", &[Matter::ToHitNumber], "SMOKE adds two to the To Hit Number up to 12 hexes.")
        .since(2),
];
