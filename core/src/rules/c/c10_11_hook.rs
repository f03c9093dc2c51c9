//! C10.11: what a vehicle pays to hook or unhook a Gun.

use crate::event::MpUse;
use crate::facts::Move;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::Work;
use crate::vocab::num::Mp;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C10.11-hook",
    &[Matter::Cost],
    "To hook or unhook a Gun costs half of the printed MP, two thirds with a circled M#.",
    Check::Mp(hook),
)
.since(2)];

/// One witness: it is asked.
fn hook(moved: &Move<'_>) -> Verdict {
    let MpUse::Other { what } = &moved.said.on else { return Verdict::Silent };
    let Some(printed) = moved.vehicle.mp.filter(|_| what.is(Work::Hook)) else { return Verdict::Silent };
    let said = moved.said.cost;
    let thirds = Mp::whole(printed.halves().saturating_mul(2).saturating_add(5).div_euclid(6));
    let parts = [printed.share_rounded_up(2), thirds];
    match parts.contains(&said) {
        true => Verdict::Kept,
        false => Verdict::undecided(format!(
            "why it costs {said} MP: hooking takes half of {printed} MP, two thirds with a circled M#"
        )),
    }
}
