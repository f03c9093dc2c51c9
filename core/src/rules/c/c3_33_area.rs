//! C3.33: the Area Target Type: who uses it, when, and what it changes.

use crate::event::{DrmLine, FireMode, Firer, ToHitAttempt, UnitId, Use};
use crate::facts::{Ctx, IftRoll, Shot, ToHitRoll, Volley};
use crate::figures::depletion::fired_in;
use crate::figures::fire::ordnance::shell_on_area;
use crate::figures::to_hit::cases::are_told;
use crate::figures::to_hit::critical::is_of_latw;
use crate::figures::to_hit::target_type::{fires_smoke, is_by_mortar, is_on_area, rolls_on_area};
use crate::figures::vehicle::firing::is_one_gun;
use crate::figures::vehicle::motion_fire::fires_in_motion;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::c::cases::case;
use crate::rules::c::shells::column_of;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, TargetType, WeaponKind};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C3.33-att-mortar",
        &[Matter::Target],
        "A mortar fires on the Area Target Type alone.",
        Check::Fire(mortar),
    )
    .since(2),
    Clause::check(
        "C3.33-att-smoke",
        &[Matter::Target],
        "Ordnance other than light anti-tank weapons fires SMOKE on the Area Target Type.",
        Check::ToHit(smoke),
    )
    .since(2),
    Clause::check(
        "C3.33-att-half",
        &[Matter::Column],
        "A HE shell that hit on the Area Target Type is resolved with half its FP.",
        Check::Ift(half),
    )
    .since(2),
    Clause::checks(
        "C3.33-att-uses-rof",
        &[Matter::Rof],
        "A Gun other than a mortar that fired on the Area Target Type has no ROF left in that Player Turn.",
        &[Check::Fire(again_by_rof), Check::ToHit(again)],
    )
    .since(2),
    Clause::checks(
        "C3.33-att-first-shot",
        &[Matter::Rof],
        "A Gun other than a mortar fires on the Area Target Type as its first shot of the Player Turn alone.",
        &[Check::Fire(later_by_rof), Check::ToHit(later)],
    )
    .since(2),
    Clause::check(
        "C3.33-att-not-own-hex",
        &[Matter::Target],
        "The Area Target Type is not used in the firer's own hex.",
        Check::Fire(own_hex),
    )
    .since(2),
    Clause::check(
        "C3.33-att-not-moving",
        &[Matter::FireLeave],
        "The Area Target Type is used neither as Bounding First Fire nor in Motion.",
        Check::VehicleFire(moving),
    )
    .since(2),
    Clause::check(
        "C3.331-att-tem-on-ift",
        &[Matter::Modifier],
        "On the Area Target Type the TEM modifies the IFT roll, and not the To Hit roll.",
        Check::ToHit(no_tem),
    )
    .since(2),
    Clause::check(
        "C3.331-att-na-cases",
        &[Matter::Modifier],
        "Cases C1 to C4, E, G and L do not go with the Area Target Type.",
        Check::ToHit(no_such_case),
    )
    .since(2),
];

fn mortar(volley: &Volley<'_>) -> Verdict {
    let named = volley.declared.target.target_type.filter(|_| is_by_mortar(volley));
    match named {
        None => Verdict::Silent,
        Some(TargetType::Area) => Verdict::Kept,
        Some(TargetType::Infantry | TargetType::Vehicle) => {
            let label = volley.shots().first().map(Shot::label).unwrap_or_default();
            Verdict::broken(format!("{label} is a mortar, which uses the Area Target Type alone"))
        }
    }
}

/// Who declares a shot before its ammunition may have named the type of the target: that is asked.
fn smoke(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref().filter(|on| fires_smoke(roll.said) && !is_of_latw(on)) else {
        return Verdict::Silent;
    };
    match on.attack.declared.target.target_type {
        None => Verdict::Silent,
        Some(TargetType::Area) => Verdict::Kept,
        Some(TargetType::Infantry | TargetType::Vehicle) => {
            Verdict::undecided("whether it is fired on the Area Target Type, which SMOKE uses alone")
        }
    }
}

fn half(roll: &IftRoll<'_>) -> Verdict {
    column_of(roll, shell_on_area, "HE on the Area Target Type has half its FP")
}

/// Ordnance of a vehicle, or a Gun with a counter of its own; a SW keeps no ROF by another clause's word.
fn is_gun(ctx: &Ctx<'_>, unit: &UnitId, weapon: &Use) -> bool {
    let kind = ctx.unit(unit).and_then(|(_, def)| ctx.scenario.weapon_kind(Some(def), weapon));
    kind == Some(WeaponKind::Ordnance) && !matches!(weapon, Use::Sw(_))
}

/// Its last shot of this Player Turn before that one, where it surely was one.
fn shots_before<'c>(ctx: &Ctx<'c>, unit: &UnitId, weapon: &Use, before: u64) -> Option<&'c Attack> {
    let fires = |attack: &&Attack| {
        let by = |firer: &Firer| firer.unit == *unit && is_one_gun(&firer.weapon, weapon);
        let fired = fired_in(ctx, attack, unit) != Some(false);
        attack.seq < before && attack.declared.firers.iter().any(by) && fired
    };
    let last = ctx.before.attacks_by(unit).into_iter().filter(fires).max_by_key(|attack| attack.seq);
    last.filter(|attack| fired_in(ctx, attack, unit) == Some(true))
}

/// The last shot of a Gun in this Player Turn before that one, and whether that was on the Area Target Type. None for a mortar.
fn last_shot<'c>(on: &Volley<'c>, unit: &UnitId, weapon: &Use, before: u64) -> Option<(&'c Attack, bool)> {
    let ctx = &on.ctx;
    if !is_gun(ctx, unit, weapon) || is_by_mortar(on) {
        return None;
    }
    let last = shots_before(ctx, unit, weapon, before)?;
    let smoke = last.hit_rolls.iter().any(fires_smoke);
    Some((last, smoke || last.declared.target.target_type == Some(TargetType::Area)))
}

/// A shot that is said to be one of a kept ROF.
fn by_rof<'c>(volley: &Volley<'c>) -> Option<(&'c Attack, bool)> {
    let firer = volley.declared.firers.iter().find(|firer| firer.rof_kept)?;
    last_shot(volley, &firer.unit, &firer.weapon, u64::MAX)
}

fn again_by_rof(volley: &Volley<'_>) -> Verdict {
    match by_rof(volley) {
        Some((last, true)) => Verdict::broken(used(last)),
        Some((_, false)) | None => Verdict::Silent,
    }
}

fn used(last: &Attack) -> alloc::string::String {
    format!("{} was fired on the Area Target Type, which uses up the ROF", last.declared.attack)
}

/// A further shot of which only its To Hit roll tells whether it is Intensive Fire (Case F).
fn again(roll: &ToHitRoll<'_>) -> Verdict {
    if let (true, Some(on)) = (roll.said.is_intensive(), &roll.underway) {
        let last = last_shot(&on.volley, &roll.said.unit, &roll.said.weapon, on.attack.seq);
        return if last.is_some_and(|(_, on_area)| on_area) { Verdict::Kept } else { Verdict::Silent };
    }
    match unpaid(roll) {
        Some((last, true)) if !are_told(roll.said) => {
            let first = last.declared.attack;
            Verdict::undecided(format!(
                "whether this shot after {first}, which used up the ROF, is Intensive Fire"
            ))
        }
        Some((last, true)) => Verdict::wrong(used(last), "no Case F", "Case F +2"),
        Some((_, false)) | None => Verdict::Silent,
    }
}

/// The shot before a further one that is not said to be of a kept ROF, nor to be Intensive Fire.
fn unpaid<'c>(roll: &ToHitRoll<'c>) -> Option<(&'c Attack, bool)> {
    let (on, attempt) = (roll.underway.as_ref()?, roll.said);
    let claimed = on.attack.declared.firers.iter().any(|firer| firer.rof_kept);
    if claimed || attempt.is_intensive() || on.attack.shares_roll(attempt) {
        return None;
    }
    last_shot(&on.volley, &attempt.unit, &attempt.weapon, on.attack.seq)
}

fn later_by_rof(volley: &Volley<'_>) -> Verdict {
    match by_rof(volley).filter(|_| volley.declared.target.target_type == Some(TargetType::Area)) {
        Some((last, _)) => Verdict::broken(not_first(last)),
        None => Verdict::Silent,
    }
}

fn not_first(last: &Attack) -> alloc::string::String {
    format!("it fired in {} before: the Area Target Type is for a first shot", last.declared.attack)
}

fn later(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(on) = roll.underway.as_ref().filter(|on| rolls_on_area(ctx, on.attack, attempt)) else {
        return Verdict::Silent;
    };
    if attempt.is_intensive() {
        return match last_shot(&on.volley, &attempt.unit, &attempt.weapon, on.attack.seq) {
            Some(_) => Verdict::undecided("whether Intensive Fire may be on the Area Target Type"),
            None => Verdict::Silent,
        };
    }
    match unpaid(roll) {
        Some((last, _)) => Verdict::broken(not_first(last)),
        None if is_gun(ctx, &attempt.unit, &attempt.weapon) && !is_by_mortar(&on.volley) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

fn own_hex(volley: &Volley<'_>) -> Verdict {
    if !is_on_area(volley) {
        return Verdict::Silent;
    }
    let range = volley.shots().first().and_then(|shot| shot.range_to(0));
    range.map_or(Verdict::Silent, |range| {
        Verdict::kept_or(range > 0, || "the Area Target Type is used in the firer's own hex".into())
    })
}

fn moving(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let [shot] = volley.shots() else { return Verdict::Silent };
    if attack.target.target_type != Some(TargetType::Area) || shot.vehicle().is_none() {
        return Verdict::Silent;
    }
    let how = match (attack.mode, fires_in_motion(ctx, &shot.firer.unit)) {
        (FireMode::Bounding, _) => "as Bounding First Fire",
        (_, true) => "in Motion",
        (_, false) => return Verdict::Kept,
    };
    Verdict::broken(format!("the Area Target Type is used {how}"))
}

fn no_tem(roll: &ToHitRoll<'_>) -> Verdict {
    let on_area = roll.attack().is_some_and(|attack| rolls_on_area(&roll.ctx, attack, roll.said));
    if !on_area {
        return Verdict::Silent;
    }
    let told = roll.said.drm.iter().find(|line| line.is(Modifier::Tem)).and_then(|line| line.value);
    match (case(roll, &[Modifier::Tem]), told) {
        (Verdict::Broken(breach), _) => {
            let says = "the TEM modifies the IFT roll of the Area Target Type, not its To Hit roll".into();
            Verdict::Broken(Box::new(Breach { says, ..*breach }))
        }
        (Verdict::Silent, None) if are_told(roll.said) => Verdict::Kept,
        (verdict, _) => verdict,
    }
}

/// Cases that one source alone keeps off the Area Target Type.
const NOT_ON_AREA: [Modifier; 7] =
    [Modifier::C1, Modifier::C2, Modifier::C3, Modifier::C4, Modifier::E, Modifier::G, Modifier::L];

fn no_such_case(roll: &ToHitRoll<'_>) -> Verdict {
    let attempt: &ToHitAttempt = roll.said;
    let on_area = roll.attack().is_some_and(|attack| rolls_on_area(&roll.ctx, attack, attempt));
    if !on_area || attempt.drm.is_empty() {
        return Verdict::Silent;
    }
    let told = attempt.drm.iter().filter(|line| line.value != Some(Drm(0)));
    match told.filter_map(DrmLine::means).find(|case| NOT_ON_AREA.contains(case)) {
        Some(case) => {
            Verdict::undecided(format!("whether Case {} goes with the Area Target Type", case.on_to_hit()))
        }
        None => Verdict::Kept,
    }
}
