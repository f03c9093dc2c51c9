//! A9.21: the CA that a MMG or HMG has in woods, a building or rubble by its first shot of a phase.

use crate::facts::{Shot, Volley};
use crate::figures::fire::mg_arc::{arcs_left, is_bound};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A9.21-ca",
        &[Matter::Target],
        "A MMG or HMG in woods, a building or rubble fires on in a phase within the CA of its first shot, its own Location apart.",
        Check::Fire(in_arc),
    )
    .since(2),
    Clause::check(
        "A9.21-pinned",
        &[Matter::Target],
        "The CA that such a MG has by First Fire holds in the DFPh for whoever is pinned, and ends with the MPh for all others.",
        Check::Fire(in_arc_of_mph),
    )
    .since(2),
];

fn out(shot: &Shot<'_>, phase: Option<Phase>) -> Option<String> {
    arcs_left(shot, phase)
        .is_empty()
        .then(|| format!("{} of {} fires out of the CA of its shots before", shot.label(), shot.firer.unit))
}

fn in_arc(volley: &Volley<'_>) -> Verdict {
    let phase = volley.ctx.before.phase;
    each_shot(volley, |shot| is_bound(shot, phase), |shot| out(shot, phase))
}

fn in_arc_of_mph(volley: &Volley<'_>) -> Verdict {
    let mph = Some(Phase::MPh);
    if volley.ctx.before.phase != Some(Phase::DFPh) {
        return Verdict::Silent;
    }
    let pinned = |shot: &Shot<'_>| shot.unit.is_some_and(Unit::is_pinned);
    each_shot(volley, |shot| is_bound(shot, mph), |shot| out(shot, mph).filter(|_| pinned(shot)))
}
