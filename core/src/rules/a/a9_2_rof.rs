//! A9.2: what a MG fires again by its ROF.

use crate::counter::is_of_gun;
use crate::event::{FireMode, Firer, Use};
use crate::facts::{Ctx, IftRoll, Shot, ToHitRoll, Underway, Volley};
use crate::figures::fire::captured::rof_of;
use crate::figures::fire::earlier::{is_second_use, shots_before};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::state::Attack;
use crate::vocab::dice::Dr;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A9.2-rof-kept",
        &[Matter::Rof],
        "A weapon fires again by its ROF in a fire phase only if the colored die of its last shot kept it, which is asked again where its dice are told.",
        &[Check::Fire(rof_kept), Check::Ift(rof_kept_on_ift), Check::ToHit(rof_kept_to_hit)],
    ),
    Clause::check(
        "A9.2-rof-again",
        &[Matter::Rof],
        "A shot of a kept ROF is a further one of a weapon that fired in this Player Turn; inherent FP has no ROF.",
        Check::Fire(rof_again),
    ),
];

/// The last shot and its coloured die. SFF, FPF and Final Fire answer to A8.3 and A8.4.
fn rof_kept(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let last = |shot: &Shot<'_>| {
        shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).into_iter().max_by_key(|a| a.seq)
    };
    let by_rof = |shot: &Shot<'_>| {
        let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
        let here = last(shot).is_some_and(|a| a.phase == ctx.before.phase);
        let in_dfph = shot.mode() == FireMode::Final && (here || shot.firer.rof_kept);
        sw && (!is_second_use(shot.mode()) || in_dfph)
    };
    each_shot(
        volley,
        |shot| by_rof(shot) && last(shot).is_some_and(|a| !ends_fire(a.mode_of(&shot.firer.unit))),
        |shot| {
            let (before, rof) = (last(shot)?, rof_of(shot)?);
            let dice = dice_of(before)?;
            (dice.colored.pips() > rof).then(|| {
                let (unit, id) = (&shot.firer.unit, before.declared.attack);
                format!("{unit} rolled a colored {} in {id} and keeps no ROF of {rof}", dice.colored.pips())
            })
        },
    )
}

fn rof_kept_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let of_hit = |on: &&Underway<'_>| on.attack.to_hits.is_empty();
    roll.underway.as_ref().filter(of_hit).map_or(Verdict::Silent, rof_kept_when_rolled)
}

fn rof_kept_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    roll.underway.as_ref().map_or(Verdict::Silent, rof_kept_when_rolled)
}

/// A shot that was declared before the last one of its weapon was told. The declaration tells what was known then.
fn rof_kept_when_rolled(on: &Underway<'_>) -> Verdict {
    let (ctx, own) = (&on.ctx, on.attack);
    let last = |shot: &Shot<'_>| {
        let before = shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).into_iter();
        let before = before.filter(|a| a.seq < own.seq && a.phase == own.phase);
        before.max_by_key(|a| a.seq).filter(|a| told_at(ctx, a).is_none_or(|at| at > own.seq))
    };
    let by_rof = |shot: &Shot<'_>| {
        let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
        shot.firer.rof_kept || sw && !is_second_use(shot.mode())
    };
    each_shot_or_open(
        &on.volley,
        |shot| by_rof(shot) && last(shot).is_some_and(|a| !ends_fire(a.mode_of(&shot.firer.unit))),
        |shot| {
            let (before, rof) = (last(shot)?, rof_of(shot)?);
            let dice = dice_of(before)?;
            (dice.colored.pips() > rof).then(|| {
                let (unit, id) = (&shot.firer.unit, before.declared.attack);
                format!(
                    "{unit} rolled a colored {} in {id}, keeps no ROF of {rof} and fires no more",
                    dice.colored.pips()
                )
            })
        },
        |shot| {
            let before =
                last(shot).filter(|a| dice_of(a).is_none() && ctx.scenario.dice != DiceScheme::Vasl)?;
            rof_of(shot)?;
            Some(format!("whether {} keeps its ROF: {} is not settled", shot.label(), before.declared.attack))
        },
    )
}

fn dice_of(attack: &Attack) -> Option<Dr> {
    let to_hit = attack.to_hits.last().map(|(_, dice)| *dice);
    to_hit.unwrap_or_else(|| attack.rolls.first().and_then(|roll| roll.dice))
}

/// The event that told the first DR of an attack.
fn told_at(ctx: &Ctx<'_>, attack: &Attack) -> Option<u64> {
    let to_hit = attack.to_hits.first().and_then(|(roll, _)| ctx.before.rolls.get(roll)?.used_by);
    to_hit.or_else(|| attack.rolls.first().map(|roll| roll.seq))
}

/// SFF and FPF mark all weapons of a unit: A8.3 speaks of what is fired after them.
const fn ends_fire(mode: FireMode) -> bool {
    matches!(mode, FireMode::Subsequent | FireMode::Fpf)
}

fn rof_again(volley: &Volley<'_>) -> Verdict {
    let fired = |shot: &Shot<'_>| {
        // The IFE is that of the Gun, or of the MA, whose ROF it uses (D3.5, C2.29).
        let gun = is_of_gun(&shot.firer.weapon);
        let same = |f: &Firer| {
            let weapon = f.weapon == shot.firer.weapon || gun && is_of_gun(&f.weapon);
            weapon && f.unit == shot.firer.unit
        };
        let before = volley.ctx.before.attacks_by(&shot.firer.unit);
        before.into_iter().any(|attack| attack.declared.firers.iter().any(same))
    };
    each_shot(
        volley,
        |shot| shot.firer.rof_kept,
        |shot| match shot.is_inherent() {
            true => Some(format!("the inherent FP of {} has no ROF", shot.firer.unit)),
            false if fired(shot) => None,
            false => Some(format!("{} of {} did not fire before", shot.label(), shot.firer.unit)),
        },
    )
}
