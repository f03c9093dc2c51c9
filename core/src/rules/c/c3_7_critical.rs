//! C3.7: Critical Hits: which hit is one, and what it does.

use crate::event::{CriticalHit, IftResolved};
use crate::facts::{IftRoll, Told, Underway};
use crate::figures::fire::gun_cover::gun_of_targets;
use crate::figures::fire::ordnance::shell_of_critical;
use crate::figures::fire::tem_open::{said_tem, tem_due};
use crate::figures::to_hit::critical::{Scored, is_by_two, scored};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::c::shells::column_of;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::WeaponKind;
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C3.7-ch-hit",
        &[Matter::Consequence],
        "A Critical Hit is a hit: what missed is none.",
        Check::Critical(of_a_hit),
    )
    .since(2),
    Clause::check(
        "C3.7-ch-vehicle",
        &[Matter::Consequence],
        "On the Vehicle and Area Target Types, and of light anti-tank weapons, an Original 2 alone is a Critical Hit.",
        Check::Critical(by_two),
    )
    .since(2),
    Clause::check(
        "C3.7-ch-only-2-hits",
        &[Matter::Consequence],
        "Where nothing but an Original 2 hits, a Critical Hit takes a dr of 1 besides.",
        Check::Critical(by_two_alone),
    )
    .since(2),
    Clause::check(
        "C3.7-ch-infantry",
        &[Matter::Consequence],
        "On the Infantry Target Type a Final DR of less than half the To Hit Number is a Critical Hit, and an Original 2 with a dr of 1 or of half that number.",
        Check::Critical(by_half),
    )
    .since(2),
    Clause::check(
        "C3.7-mg-no-ch",
        &[Matter::Consequence],
        "The To Kill attack of a MG scores no Critical Hit.",
        Check::Critical(by_mg),
    )
    .since(2),
    Clause::check(
        "C3.71-ch-double",
        &[Matter::Column],
        "A Critical Hit of HE is resolved with twice its full FP, on the Area Target Type too.",
        Check::Ift(double),
    )
    .since(2),
    Clause::check(
        "C3.71-ch-tem-reversed",
        &[Matter::Modifier],
        "A Critical Hit turns the TEM of its target into the same negative DRM, that of a higher level apart.",
        Check::Ift(reversed),
    )
    .since(2),
    Clause::check(
        "C3.71-ch-case-j-dash",
        &[Matter::Modifier],
        "A Critical Hit turns no DRM of the To Hit roll but the TEM.",
        Check::Ift(no_other_turned),
    )
    .since(2),
    Clause::check(
        "C3.74-ch-one-target",
        &[Matter::Target],
        "A Critical Hit strikes one of the targets, the others take the usual hit.",
        Check::Critical(one_target),
    )
    .since(2),
];

fn of_a_hit(told: &Told<'_, CriticalHit>) -> Verdict {
    let Some(attack) = told.attack() else { return Verdict::Silent };
    let missed = attack.hit == Some(false) || told.said.unit.as_ref().is_some_and(|unit| attack.missed(unit));
    match attack.hit {
        None => Verdict::Silent,
        Some(_) => Verdict::kept_or(!missed, || format!("{} missed", attack.declared.attack)),
    }
}

/// The To Hit roll of what is told as a CH, where it is one of a hit.
fn of<'t, 'c>(told: &'t Told<'c, CriticalHit>) -> Option<(&'t Underway<'c>, Scored)> {
    let on = told.underway.as_ref().filter(|on| on.attack.hit == Some(true))?;
    Some((on, scored(on)?))
}

fn by_two(told: &Told<'_, CriticalHit>) -> Verdict {
    let Some((on, scored)) = of(told) else { return Verdict::Silent };
    if is_by_two(on) != Some(true) || is_of_mg(on) {
        return Verdict::Silent;
    }
    match (scored.is_two(), scored.is_by_two_alone()) {
        (false, _) => {
            let dr = scored.dr.original();
            Verdict::broken(format!("an Original {dr}: on this Target Type an Original 2 alone is a CH"))
        }
        (true, Some(true)) => Verdict::Silent,
        (true, Some(false) | None) => Verdict::Kept,
    }
}

/// One source alone tells of the dr.
fn by_two_alone(told: &Told<'_, CriticalHit>) -> Verdict {
    let Some((on, scored)) = of(told) else { return Verdict::Silent };
    if is_by_two(on) != Some(true) || scored.is_by_two_alone() != Some(true) {
        return Verdict::Silent;
    }
    match dr(told) {
        Some(1) => Verdict::Kept,
        Some(dr) => {
            Verdict::undecided(format!("whether a dr of {dr} makes it a CH where an Original 2 alone hits"))
        }
        None => Verdict::undecided("by what dr this is a CH: an Original 2 alone hits"),
    }
}

/// The dr that the line names.
fn dr(told: &Told<'_, CriticalHit>) -> Option<i16> {
    match told.ctx.before.rolls.get(&told.said.roll?)?.dice {
        Dice::dr(die) => Some(i16::from(die.pips())),
        Dice::Dr(_) | Dice::Three(..) => None,
    }
}

/// One source alone has it.
fn by_half(told: &Told<'_, CriticalHit>) -> Verdict {
    let Some((on, scored)) = of(told) else { return Verdict::Silent };
    if is_by_two(on) != Some(false) {
        return Verdict::Silent;
    }
    let by_dr = || {
        let dr = dr(told).filter(|_| scored.is_two())?;
        Some(dr == 1 || dr.saturating_mul(2) <= scored.number?)
    };
    if scored.is_below_half() == Some(true) || by_dr() == Some(true) {
        return Verdict::Kept;
    }
    let (total, number) = (scored.total, scored.number);
    match total.zip(number) {
        Some((total, number)) => Verdict::undecided(format!(
            "whether a Final DR of {total} against {number} is a CH: it is not below half"
        )),
        None => Verdict::undecided("by what number this is a CH"),
    }
}

fn is_of_mg(on: &Underway<'_>) -> bool {
    on.volley.shots().iter().any(|shot| shot.kind() == Some(WeaponKind::Mg))
}

fn by_mg(told: &Told<'_, CriticalHit>) -> Verdict {
    match told.underway.as_ref().map(is_of_mg) {
        Some(true) => Verdict::undecided("whether the To Kill attack of a MG may be a CH"),
        Some(false) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// Targets that the attack may affect are several: the CH is one's alone.
fn is_shared(attack: &Attack) -> bool {
    attack.struck().nth(1).is_some()
}

fn double(roll: &IftRoll<'_>) -> Verdict {
    let critical = roll.attack().filter(|attack| attack.critical.is_some());
    match critical {
        Some(attack) if is_shared(attack) => {
            Verdict::undecided("which column is that of the CH, and which that of the other targets")
        }
        Some(_) => column_of(roll, shell_of_critical, "a CH of HE has twice its full FP"),
        None => Verdict::Silent,
    }
}

fn reversed(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let critical = roll.attack().filter(|attack| attack.critical.is_some() && !is_shared(attack));
    let Some(attack) = critical else { return Verdict::Silent };
    let said = said_tem(ift).unwrap_or_default();
    match tem_due(ctx, attack) {
        _ if said > Drm(0) => {
            Verdict::wrong("a CH turns the TEM of its target", format!("{said}"), format!("{}", Drm(-said.0)))
        }
        Some(due) if due == said => Verdict::Kept,
        Some(due) => Verdict::wrong("a CH turns the TEM of its target", format!("{said}"), format!("{due}")),
        None if said == Drm(0) => Verdict::Silent,
        None => Verdict::undecided(format!("whether the TEM of the target gives a CH {said}")),
    }
}

/// A Case of the To Hit roll that stands with a negative DRM on the IFT roll of a CH.
fn no_other_turned(roll: &IftRoll<'_>) -> Verdict {
    let ift: &IftResolved = roll.said;
    let critical = roll.attack().is_some_and(|attack| attack.critical.is_some());
    let turned = ift.drm.iter().find(|line| {
        let less = line.value.is_some_and(|value| value < Drm(0));
        less && line.means().is_some_and(|case| case.is_case_j())
    });
    match turned {
        _ if !critical => Verdict::Silent,
        Some(line) => Verdict::undecided(format!("whether a CH turns {}, which is no TEM", line.name)),
        None => Verdict::Kept,
    }
}

fn one_target(told: &Told<'_, CriticalHit>) -> Verdict {
    let Some(attack) = told.attack() else { return Verdict::Silent };
    let named = told.said.unit.as_ref();
    let other = attack.critical.iter().flatten().find(|unit| Some(*unit) != named);
    match (other, named) {
        (Some(other), Some(unit)) => Verdict::broken(format!("the CH strikes {other}, and not {unit} too")),
        // It destroys the Gun with its crew (C11.4).
        (_, None) if gun_of_targets(&told.ctx, attack).is_some() => Verdict::Kept,
        (_, None) if is_shared(attack) => Verdict::undecided("which one of the targets the CH strikes"),
        (None, Some(_)) if is_shared(attack) => Verdict::Kept,
        (None | Some(_), _) => Verdict::Silent,
    }
}
