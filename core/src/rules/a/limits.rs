//! What A7 takes for granted of those who fire: a weapon fires again by its ROF alone (A9.2), and neither
//! broken units (A10.4) nor TI ones (A4.1) fire. The ids are those of the rules, for the ledger of A7 is
//! silent about them.

use crate::event::{DrmLine, FireMode, Status, Use};
use crate::facts::{Ctx, IftRoll, Shot, ToHitRoll, Underway, Volley};
use crate::figures::fire::earlier::{is_second_use, shots_before};
use crate::figures::fire::gun_crew::{is_gun_shot, is_so, of_crew};
use crate::figures::fire::sheet::is_tired_fire;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::dice::Dr;
use crate::vocab::num::Drm;
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
        "A10.4-broken-no-fire",
        &[Matter::BrokenFirer],
        "A broken unit does not fire, nor a Gun that nobody mans but a broken crew.",
        Check::Fire(broken),
    ),
    Clause::checks(
        "A4.51-cx-fire",
        &[Matter::Modifier],
        "A CX unit fires with +1, on the IFT or on the To Hit roll; nobody else does.",
        &[Check::Ift(tired), Check::ToHit(tired_to_hit)],
    ),
    Clause::check("A4.1-ti-no-fire", &[Matter::FireLeave], "A TI unit does not fire.", Check::Fire(ti)),
];

/// The last shot and its coloured die. SFF, FPF and Final Fire answer to A8.3 and A8.4.
fn rof_kept(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let last = |shot: &Shot<'_>| {
        shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).into_iter().max_by_key(|a| a.seq)
    };
    let by_rof = |shot: &Shot<'_>| {
        let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
        let here = last(shot).is_some_and(|a| a.phase == ctx.before.phase);
        let in_dfph = attack.mode == FireMode::Final && (here || shot.firer.rof_kept);
        sw && (!is_second_use(attack.mode) || in_dfph)
    };
    each_shot(
        volley,
        |shot| by_rof(shot) && last(shot).is_some_and(|a| !ends_fire(a.declared.mode)),
        |shot| {
            let (before, rof) = (last(shot)?, shot.weapon()?.rof?);
            let dice = before.rolls.first()?.dice?;
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

/// A shot that was declared before the last one of its weapon was told. What was known then the declaration tells.
fn rof_kept_when_rolled(on: &Underway<'_>) -> Verdict {
    let (ctx, own) = (&on.ctx, on.attack);
    let last = |shot: &Shot<'_>| {
        let before = shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).into_iter();
        let before = before.filter(|a| a.seq < own.seq && a.phase == own.phase);
        before.max_by_key(|a| a.seq).filter(|a| told_at(ctx, a).is_none_or(|at| at > own.seq))
    };
    let by_rof = |shot: &Shot<'_>| {
        let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
        shot.firer.rof_kept || sw && !is_second_use(on.attack.declared.mode)
    };
    each_shot_or_open(
        &on.volley,
        |shot| by_rof(shot) && last(shot).is_some_and(|a| !ends_fire(a.declared.mode)),
        |shot| {
            let (before, rof) = (last(shot)?, shot.weapon()?.rof?);
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
            shot.weapon()?.rof?;
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

fn personnel(shot: &Shot<'_>) -> bool {
    shot.infantry().is_some()
}

fn broken(volley: &Volley<'_>) -> Verdict {
    not_as(volley, Status::Broken, "broken")
}

fn ti(volley: &Volley<'_>) -> Verdict {
    not_as(volley, Status::Ti, "TI")
}

/// Personnel of this status do not fire, and no Gun that they man.
fn not_as(volley: &Volley<'_>, status: Status, word: &str) -> Verdict {
    let by = |shot: &Shot<'_>| of_crew(&shot.ctx, &shot.firer.unit, |_, crew| crew.status.has(status));
    each_shot_or_open(
        volley,
        |shot| personnel(shot) || is_gun_shot(shot),
        |shot| {
            let unit = &shot.firer.unit;
            if is_gun_shot(shot) {
                return (by(shot) == Some(true))
                    .then(|| format!("whoever mans {unit} is {word} and does not fire"));
            }
            shot.is(status).then(|| format!("{unit} is {word} and does not fire"))
        },
        |shot| {
            let open = is_gun_shot(shot) && by(shot).is_none();
            open.then(|| {
                format!("who mans {}: its crew is {word}, and another unit stands with it", shot.firer.unit)
            })
        },
    )
}

/// Of a group with a tired member A7.52 speaks; of ordnance that hit, its To Hit roll.
fn tired(roll: &IftRoll<'_>) -> Verdict {
    let Some(underway) = roll.underway.as_ref().filter(|on| on.attack.hit.is_none()) else {
        return Verdict::Silent;
    };
    let tired = is_tired_fire(&underway.volley);
    if tired && underway.volley.shots().len() > 1 {
        return Verdict::Silent;
    }
    judge_tired(tired, &roll.said.drm)
}

/// A Gun is tired by its crew, where a counter tells that.
fn tired_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, unit) = (&roll.ctx, &roll.said.unit);
    match is_so(ctx, unit, |unit| unit.status.has(Status::Cx)) {
        None => Verdict::Silent,
        Some(Some(tired)) => judge_tired(tired, &roll.said.drm),
        Some(None) => {
            Verdict::undecided(format!("who mans {unit}: a CX crew, or another unit that stands with it"))
        }
    }
}

fn judge_tired(tired: bool, drm: &[DrmLine]) -> Verdict {
    let said = drm.iter().find(|line| line.is(Modifier::Cx)).map(|line| line.value.unwrap_or_default());
    match (tired, said) {
        (true, Some(Drm(1))) => Verdict::Kept,
        (true, said) => Verdict::wrong("the firer is CX", format!("{}", said.unwrap_or_default()), "+1"),
        (false, None | Some(Drm(0))) => Verdict::Silent,
        (false, Some(said)) => Verdict::wrong("no firer is CX", format!("{said}"), "+0"),
    }
}
