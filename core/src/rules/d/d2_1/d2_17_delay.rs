//! D2.17: Delay.

use crate::event::Status;
use crate::facts::Move;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::num::Mp;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_17: &[Clause] = &[
    Clause::check(
        "D2.17-only-stopped",
        &[Matter::DelayStopped],
        "Wasting MP in place (Delay) needs a stopped vehicle.",
        Check::Delay(only_stopped),
    ),
    Clause::guard("D2.17-platoon", "[EXC] A vehicle in platoon movement may Delay although not stopped."),
    Clause::fact(
        "D2.17-no-position-change",
        "A Delay MP changes neither hex, hexside nor VCA.",
        "a Delay event has no place to change hex, hexside or VCA",
    ),
    Clause::fact(
        "D2.17-counts",
        "Delay MP are real MP: they use up allotment and count as MP spent in the LOS of onlookers.",
        "`apply` adds Delay MP to the MP spent and to the hex: `Mph::by_hex`",
    ),
    Clause::guard("D2.17-tca", "A TCA may be turned together with a Delay MP."),
    Clause::guard("D2.17-before-start", "A stopped vehicle may burn part of its MP before it starts."),
    Clause::check(
        "D2.17-one-at-a-time",
        &[Matter::DelaySteps],
        "Delay MP are announced singly so that the DEFENDER can react to each.",
        Check::Delay(one_at_a_time),
    ),
];

/// Delay MP that may be announced at once (D2.17, D3.3).
pub const MOST_DELAY: Mp = Mp::ONE;

pub(in crate::rules) fn only_stopped(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(!moved.mph().running || moved.has(Status::Platoon), || {
        "Delay MP are for a stopped vehicle, and it is under way".into()
    })
}

pub(in crate::rules) fn one_at_a_time(moved: &Move<'_>) -> Verdict {
    let cost = moved.said.cost;
    Verdict::kept_or(cost <= MOST_DELAY, || format!("{cost} Delay MP announced at once: one by one"))
}
