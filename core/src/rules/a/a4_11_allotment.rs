//! A4.11, A4.12: the lines of the sum of MF that Infantry has; A4.1 asks for it.

use crate::matter::Matter;
use crate::rules::clause::Clause;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact("A4.11-mmc-mf", "A Good Order MMC has 4 MF.", "A line of the sum of MF, which A4.1-allotment asks for.").since(2),
    Clause::line(
        "A4.11-inexperienced-mf",
        &[Matter::MfAllotment],
        "An Inexperienced MMC has 3 MF: a Conscript, and a Green one without a leader.",
    )
    .since(2),
    Clause::fact("A4.11-smc-mf", "A Good Order SMC has 6 MF, a wounded one 3.", "A line of the sum of MF, which A4.1-allotment asks for.").since(2),
    Clause::line(
        "A4.11-road-bonus",
        &[Matter::MfAllotment],
        "Who crosses road hexsides alone in the whole MPh, and pays for nothing else, has one MF more (B3.4).",
    )
    .since(2),
    Clause::fact("A4.12-leader-bonus", "A MMC stacked with a leader for the whole move has two MF more.", "A line of the sum of MF, which A4.1-allotment asks for.")
    .since(2),
    Clause::line(
        "A4.12-whole-move",
        &[Matter::MfAllotment],
        "The leader's MF are for a unit that begins and ends the MPh with the leader and spends all its MF in that stack.",
    )
    .since(2),
];
