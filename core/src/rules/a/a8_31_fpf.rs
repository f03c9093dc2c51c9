//! A8.31: the DR of FPF is at once the NMC of those who use it, and of their director. A log tells it as a check by the roll of
//! the attack; the MC that the attack gives the enemy is another.

use super::facts::uses_fpf;
use super::{Check, Clause, Ctx};
use crate::effects;
use crate::event::{self, Checked, UnitId, What};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::Attack;
use crate::vocab::Modifier;
use alloc::format;
use alloc::vec::Vec;

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
];

/// A MC of one who fired in it, for its own FPF.
fn own<'a>(told: &Told<'a, Checked>) -> Option<&'a Attack> {
    let mc = matches!(told.said.check, event::Check::Mc(_));
    told.attack().filter(|attack| mc && uses_fpf(attack, &told.said.unit))
}

/// Is this the roll of the attack, which serves its firers once more?
pub(in crate::rules) fn is_own_nmc(ctx: &Ctx<'_>, what: &What) -> bool {
    let What::Checked(checked) = what else { return false };
    let attack = checked.attack.and_then(|id| ctx.before.attacks.get(&id));
    attack.is_some_and(|attack| uses_fpf(attack, &checked.unit) && is_of(attack, checked))
}

fn is_of(attack: &Attack, checked: &Checked) -> bool {
    attack.rolls.iter().any(|roll| roll.said.roll == checked.roll)
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

/// Does an Original 12 of FPF concern this firer? One alone it does; of several the one that Random Selection names, and
/// `None` where the log has none.
pub(super) fn is_singled_out(attack: &Attack, unit: &UnitId) -> Option<bool> {
    let users = users(attack);
    if users.len() < 2 {
        return Some(true);
    }
    let dice = attack.selected.iter().filter(|(id, _)| users.contains(&id));
    let chosen = effects::selected(dice, 1);
    (!chosen.is_empty()).then(|| chosen.contains(&unit))
}

/// Those who use it, and who directs them.
fn users(attack: &Attack) -> Vec<&UnitId> {
    let firers = attack.declared.firers.iter().flat_map(|f| [Some(&f.unit), f.with.as_ref()]).flatten();
    let mut all: Vec<&UnitId> = firers.chain(&attack.declared.directors).collect();
    all.sort_unstable();
    all.dedup();
    all
}
