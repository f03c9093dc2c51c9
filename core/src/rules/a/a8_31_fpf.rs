//! A8.31: the DR of FPF is at once the NMC of those who use it, and of their director. A log tells it as a check by the roll of
//! the attack; the MC that the attack gives the enemy is another.

use crate::duty::{Debt, Owed, Standing};
use crate::event;
use crate::event::{Checked, FireMode, Status, UnitId};
use crate::facts::{Ctx, Shot, Told, Underway, Volley};
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::leadership::{commissar, leadership_lent};
use crate::figures::check::passed::check_due;
use crate::figures::fire::fpf::{is_of, users};
use crate::figures::fire::result::uses_fpf;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::Modifier;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A8.31-own-nmc",
        &[Matter::RollUse],
        "The DR of FPF is the NMC of every unit that uses it, and of the director: no other roll is.",
        &[Check::Checked(own_nmc), Check::Owed(own_breaks)],
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

/// A unit that fails it by the DR, whatever leader may help, breaks, though nobody wrote it down. A7.303 tells of those of
/// whom a check is told.
fn own_breaks(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if attack.declared.mode != FireMode::Fpf {
        return Vec::new();
    }
    let owed = users(attack).into_iter().filter_map(|id| {
        let unit = ctx.before.units.get(id)?;
        let told = attack.checks.iter().any(|made| made.unit == *id);
        if told || is_unbreakable(ctx, id) || !fails_own_nmc(ctx, attack, id)? {
            return None;
        }
        let gone = unit.eliminated || unit.is_broken() || attack.reduced.contains_key(id);
        let says = || "the DR of its FPF is the NMC of {}, which fails it and does not break".into();
        Some(Owed::of(id, Debt::Breaks, Standing::done_or(gone, says)))
    });
    owed.collect()
}

/// Does it fail by the DR of the attack, with all the help that it may have?
fn fails_own_nmc(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Option<bool> {
    let [roll] = attack.rolls.as_slice() else { return None };
    let checked = Checked {
        unit: id.clone(),
        also: Vec::new(),
        check: event::Check::Mc(0),
        roll: roll.said.roll,
        drm: Vec::new(),
        morale: None,
        passed: None,
        attack: Some(attack.declared.attack),
    };
    let (morale, _, _) = check_due(ctx, &checked)?;
    let lent = leadership_lent(ctx, &checked).map_or(0, |drm| drm.0.min(0));
    // What lowered it since lowered it for later checks.
    let unit = ctx.before.units.get(id)?;
    let lowered = [Status::Encircled, Status::Wounded].iter().any(|status| unit.status.has(*status));
    let level = i16::from(morale) + i16::from(commissar(ctx, id)) + i16::from(lowered);
    Some(roll.dice?.original() + lent > level)
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
        shot.mode() == FireMode::Fpf && shot.infantry().is_some() && shot.ctx.is_of_players()
    };
    each_shot(volley, asked, |shot| {
        let range = shot.range_to(0).filter(|range| *range > 1)?;
        Some(format!("FPF is at ADJACENT units: {} fires {range} hexes far", shot.firer.unit))
    })
}
