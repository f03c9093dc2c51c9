//! A8.31: the DR of FPF is at once the NMC of those who use it, and of their director. A log tells it as a check by the roll of
//! the attack; the MC that the attack gives the enemy is another.

use crate::event;
use crate::event::{Checked, FireMode};
use crate::facts::{Shot, Told, Volley};
use crate::figures::fire::fpf::is_of;
use crate::figures::fire::result::uses_fpf;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::Modifier;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A8.31-own-nmc",
        &[Matter::RollUse],
        "The DR of FPF is the NMC of every unit that uses it, and of the director: no other roll is.",
        Check::Checked(own_nmc),
    ),
    Clause::check(
        "A8.31-nmc-leader-only",
        &[Matter::Modifier],
        "That NMC has leadership as its only DRM.",
        Check::Checked(leader_only),
    ),
    Clause::guard("A8.31-target-anyway", "The target is attacked even if the firer breaks."),
    Clause::check(
        "A8.31-adjacent",
        &[Matter::FireLeave],
        "FPF is at units ADJACENT or in the own hex.",
        Check::Fire(fpf_adjacent),
    ),
];

/// A MC of one who fired in it, for its own FPF.
fn own<'a>(told: &Told<'a, Checked>) -> Option<&'a Attack> {
    let mc = matches!(told.said.check, event::Check::Mc(_));
    told.attack().filter(|attack| mc && uses_fpf(attack, &told.said.unit))
}

fn own_nmc(told: &Told<'_, Checked>) -> Verdict {
    let Some(attack) = own(told).filter(|attack| !attack.rolls.is_empty()) else { return Verdict::Silent };
    Verdict::kept_or(is_of(attack, told.said), || {
        format!("the NMC of {} is the DR of {} itself", told.said.unit, attack.declared.attack)
    })
}

fn leader_only(told: &Told<'_, Checked>) -> Verdict {
    if own(told).is_none() {
        return Verdict::Silent;
    }
    let leads = [Modifier::Leader, Modifier::Commissar];
    let other = told.said.drm.iter().find(|line| !leads.iter().any(|leader| line.is(*leader)));
    other.map_or(Verdict::Kept, |line| {
        Verdict::broken(format!("{} is no DRM of the NMC that FPF is: leadership alone", line.name))
    })
}

fn fpf_adjacent(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        shot.attack.mode == FireMode::Fpf && shot.infantry().is_some() && shot.ctx.is_of_players()
    };
    each_shot(volley, asked, |shot| {
        let range = shot.range_to(0).filter(|range| *range > 1)?;
        Some(format!("FPF is at ADJACENT units: {} fires {range} hexes far", shot.firer.unit))
    })
}
