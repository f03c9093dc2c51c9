//! A8.4: at whom a unit that is marked for First Fire fires in Final Fire.

use crate::event::FireMode;
use crate::facts::{Shot, Volley};
use crate::figures::fire::subsequent::{is_final_afar, is_marked, is_small_arms};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A8.4-adjacent",
    &[Matter::FireLeave],
    "Whoever is marked First Fire makes Final Fire at units ADJACENT or in the own hex alone.",
    Check::Fire(final_adjacent),
)];

fn final_adjacent(volley: &Volley<'_>) -> Verdict {
    // That it kept its ROF is the mistake where the player says so (A9.2).
    let by_rof = |shot: &Shot<'_>| shot.firer.rof_kept && shot.weapon().is_some_and(|w| w.rof.is_some());
    let asked = |shot: &Shot<'_>| {
        shot.mode() == FireMode::Final && is_small_arms(shot) && is_marked(shot) && !by_rof(shot)
    };
    each_shot(volley, asked, |shot| {
        is_final_afar(shot).then(|| {
            format!("{} is marked First Fire: its Final Fire is at ADJACENT units alone", shot.firer.unit)
        })
    })
}
