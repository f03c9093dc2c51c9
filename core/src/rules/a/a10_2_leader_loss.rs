//! A10.2: the check for a lost leader has his own leadership, turned into a penalty, as its DRM, and no leader's help.

use crate::event;
use crate::event::Checked;
use crate::facts::Told;
use crate::figures::check::leader_loss::{is_for_leader, leader_pinned_with, nobody_lost, penalties};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a10_morale::outcome;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.2-lost-leaders-drm",
        &[Matter::Modifier, Matter::Consequence],
        "The check for a leader who broke or was lost has his leadership DRM, with its sign turned, as its own.",
        Check::Checked(turned),
    ),
    Clause::check(
        "A10.2-leader-loss",
        &[Matter::Consequence],
        "The check for a lost leader is passed with a Final DR not above the Morale Level.",
        Check::Checked(leader_loss),
    ),
];

fn turned(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if !is_for_leader(checked.check) || told.vehicle().is_some() {
        return Verdict::Silent;
    }
    let unit = &checked.unit;
    let said = checked.drm.iter().find(|line| line.is(Modifier::Leader)).and_then(|line| line.value);
    let said = said.unwrap_or_default();
    match penalties(ctx, checked) {
        Some(due) if due.contains(&said) => Verdict::Kept,
        Some(due) => {
            let due: Vec<String> = due.iter().map(|drm| format!("{drm}")).collect();
            let says = format!("the leadership of the lost leader on the check of {unit}");
            Verdict::wrong(says, format!("{said}"), due.join(" or ")).of(Matter::Modifier)
        }
        // A7.831 speaks of a Pin alone.
        None if nobody_lost(ctx) && leader_pinned_with(ctx, unit) => Verdict::Silent,
        None if nobody_lost(ctx) => {
            let says = format!("no leader of its side is broken or lost, for whom {unit} would check");
            Verdict::broken(says).of(Matter::Consequence)
        }
        None if said == Drm(0) => Verdict::Silent,
        None => Verdict::undecided(format!("for which lost leader {unit} checks with {said}"))
            .of(Matter::Modifier),
    }
}

fn leader_loss(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let lost = matches!(checked.check, event::Check::Llmc | event::Check::Lltc);
    if lost { outcome(told, "checks") } else { Verdict::Silent }
}
