//! A9.7: what the Original DR of an attack does to the SW that fire in it. A failure is judged when it is logged; one
//! that is missing when the weapon fires again, or the phase ends. Vehicular weapons answer to D3.7.

use crate::counter::DEFAULT_B;
use crate::duty::{Debt, Key, Occasion, Owed, Standing};
use crate::effects::sw_breaks_down;
use crate::event::{FireMode, Firer, Marker, UnitId, Use, WeaponFailed, Wear};
use crate::facts::{Ctx, PhaseClosing, Shot, Told, Traces, Underway, Volley};
use crate::figures::fire::earlier::is_second_use;
use crate::figures::fire::sheet::is_inexperienced;
use crate::figures::fire::shot::shots;
use crate::figures::fire::subsequent::{is_marked, kept_its_rof};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::{Reason, WeaponKind, WeaponName};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "A9.7-sw-breakdown",
    &[Matter::Consequence],
    "A SW breaks down on an Original DR of its B# or more, or of 12, its B# two lower by Sustained Fire (A9.3) and one for Inexperienced users (A19.32); of several in one attack at least one does.",
    &[
        Check::Failed(undue),
        Check::Fire(missing_at_shot),
        Check::PhaseOwed(Traces::FIRED, Debt::Malfunction, missing_at_end),
        Check::Listed(tested),
    ],
)];

/// How far other rules can lower the B# of this shot: Sustained Fire (A9.3) by two, Inexperienced Personnel (A19.32)
/// by one; captured use (A21.11), which no log tells, by two.
fn most_lowered(shot: &Shot<'_>) -> i16 {
    let sustained = is_second_use(shot.mode()) && shot.kind() == Some(WeaponKind::Mg);
    2 + 2 * i16::from(sustained) + i16::from(is_inexperienced(shot))
}

/// How far they lower it for certain: by Sustained Fire a MG that fired in this fire phase before, in Final Fire one whose
/// die shows that it kept no ROF, and by the class of the unit that uses it.
fn lowered(shot: &Shot<'_>) -> u8 {
    let again = || shot.ctx.before.attacks_by(&shot.firer.unit).into_iter().any(|a| is_earlier(a, shot));
    let marked = || shot.mode() != FireMode::Final || is_marked(shot);
    // By the ROF that it kept it is in its First Fire beside Subsequent First Fire, unless it takes part in that.
    let beside = || shot.mode() != FireMode::Final && !shot.says(Reason::Subsequent) && kept_its_rof(shot);
    let second = is_second_use(shot.mode()) && !shot.firer.rof_kept && !beside();
    let sustained = second && shot.kind() == Some(WeaponKind::Mg) && again() && marked();
    2 * u8::from(sustained) + u8::from(is_inexperienced(shot))
}

/// An attack of the same fire phase, before that of this shot, in which the weapon fired.
fn is_earlier(attack: &Attack, shot: &Shot<'_>) -> bool {
    let own = shot.ctx.before.attacks.get(&shot.attack.attack).map_or(u64::MAX, |own| own.seq);
    attack.is_first_fire() && attack.seq < own && fires(attack, &shot.firer.unit, &shot.firer.weapon)
}

/// The name of a weapon, as a SW or, where the player was brief, without a word on what it is.
const fn name(weapon: &Use) -> Option<&WeaponName> {
    match weapon {
        Use::Sw(name) | Use::Weapon(name) => Some(name),
        Use::Inherent | Use::Gun | Use::Ordnance => None,
    }
}

fn fires(attack: &Attack, unit: &UnitId, weapon: &Use) -> bool {
    let same = |f: &Firer| f.unit == *unit && name(&f.weapon).is_some() && name(&f.weapon) == name(weapon);
    attack.declared.firers.iter().any(same)
}

/// Its Breakdown or Removal Number, as far as it is lowered for certain; none for what has none, or for a SW that nobody described.
fn number(shot: &Shot<'_>) -> Option<u8> {
    let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
    let weapon = shot.weapon().filter(|_| sw)?;
    let spent = matches!(
        shot.kind(),
        Some(WeaponKind::Mol | WeaponKind::Dc | WeaponKind::ThrownDc | WeaponKind::Goliath)
    );
    let printed = [weapon.b, weapon.x].into_iter().flatten().min();
    printed.or((!spent).then_some(DEFAULT_B)).map(|number| number - lowered(shot).min(number))
}

/// The Original DR that tests a weapon: To Hit for ordnance, IFT for all others, or To Hit where they used it.
fn original(attack: &Attack, shot: &Shot<'_>) -> Option<i16> {
    let ordnance = shot.kind().is_some_and(WeaponKind::is_ordnance);
    let ift = attack.rolls.first().and_then(|roll| roll.dice).filter(|_| !ordnance);
    let to_hit = || attack.to_hits.iter().filter_map(|(_, dice)| *dice).max_by_key(|dr| dr.original());
    ift.or_else(to_hit).map(|dr| dr.original())
}

fn is_out(unit: &Unit, weapon: &Use) -> bool {
    let same = |failed: &Use| name(failed).is_some() && name(failed) == name(weapon);
    unit.failed.iter().any(same) || unit.markers.contains(&Marker::Malfunction)
}

/// The SW of an attack of this phase that its roll breaks down, when the log has none of them as broken down, nor was
/// asked for it by a later shot.
fn lacking<'c>(ctx: &Ctx<'c>, attack: &'c Attack) -> Vec<Shot<'c>> {
    let down = |shot: &Shot<'_>| {
        number(shot).zip(original(attack, shot)).is_some_and(|(b, dr)| sw_breaks_down(dr, b))
    };
    let mut all: Vec<Shot<'c>> = shots(ctx, &attack.declared).into_iter().filter(down).collect();
    let told = |shot: &Shot<'_>| shot.unit.is_some_and(|unit| is_out(unit, &shot.firer.weapon));
    let again = |shot: &Shot<'_>| {
        let later = |a: &Attack| a.seq > attack.seq && fires(a, &shot.firer.unit, &shot.firer.weapon);
        ctx.before.attacks_by(&shot.firer.unit).into_iter().any(later)
    };
    if attack.phase != ctx.before.phase || all.iter().any(|shot| told(shot) || again(shot)) {
        return Vec::new();
    }
    all.retain(|shot| shot.unit.is_some_and(|unit| !unit.eliminated));
    all
}

fn missing(ctx: &Ctx<'_>, attack: &Attack) -> Option<(UnitId, Verdict)> {
    let lacking = lacking(ctx, attack);
    let first = lacking.first()?;
    let each: Vec<String> =
        lacking.iter().map(|shot| format!("{} of {}", shot.label(), shot.firer.unit)).collect();
    let one = if each.len() > 1 { " (one, by Random Selection)" } else { "" };
    let (id, dr) = (attack.declared.attack, original(attack, first)?);
    let breach = Breach::of(format!("the Original {dr} of {id} breaks down {}{one}", each.join(" or ")));
    let occasion = Occasion::Attack(id, attack.seq);
    let owed = alloc::vec![Key { occasion, unit: None, debt: Debt::Malfunction }];
    let breach = Breach { owed, ..breach.figures("no effect", "malfunction") };
    let verdict = Verdict::Broken(Box::new(breach));
    let unit = first.firer.unit.clone();
    Some((unit.clone(), verdict.about(&unit)))
}

fn missing_at_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let last = |firer: &Firer| {
        let before = ctx.before.attacks_by(&firer.unit).into_iter();
        let before = before.filter(|a| fires(a, &firer.unit, &firer.weapon));
        before.max_by_key(|a| a.seq)
    };
    let sw = attack.firers.iter().filter(|firer| matches!(firer.weapon, Use::Sw(_)));
    let found = sw.filter_map(last).find_map(|a| missing(ctx, a));
    found.map_or(Verdict::Silent, |(_, verdict)| verdict)
}

/// An attack by several units is told of the first of those whose SW can have broken down.
fn missing_at_end(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let ours = |a: &&Attack| {
        let sw = |f: &Firer| f.unit == *id && matches!(f.weapon, Use::Sw(_));
        a.phase == ctx.before.phase && a.declared.firers.iter().any(sw)
    };
    let mut lacking = ctx.before.attacks_by(id).into_iter().filter(ours).filter_map(|a| missing(ctx, a));
    lacking.find(|(unit, _)| unit == id).map_or(Verdict::Silent, |(_, verdict)| verdict)
}

/// The attack whose roll a failure comes from: that of the roll named, else the last of this phase.
fn cause<'c>(ctx: &Ctx<'c>, failed: &WeaponFailed) -> Option<&'c Attack> {
    let by_roll = |a: &Attack| match failed.roll {
        Some(roll) => {
            a.rolls.iter().any(|r| r.said.roll == roll) || a.to_hits.iter().any(|(id, _)| *id == roll)
        }
        None => a.phase == ctx.before.phase,
    };
    let fired = ctx.before.attacks_by(&failed.unit).into_iter();
    let fired = fired.filter(|a| fires(a, &failed.unit, &failed.weapon) && by_roll(a));
    fired.max_by_key(|a| a.seq)
}

fn undue(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    let shot_of = |a| {
        let own = |shot: &Shot<'_>| {
            shot.firer.unit == failed.unit && name(&shot.firer.weapon) == name(&failed.weapon)
        };
        shots(ctx, a).into_iter().find(own)
    };
    let cause = cause(ctx, failed).filter(|_| failed.wear != Wear::LowAmmo);
    let Some((attack, shot)) = cause.and_then(|a| Some((a, shot_of(&a.declared)?))) else {
        return Verdict::Silent;
    };
    let Some((b, dr)) = number(&shot).zip(original(attack, &shot)) else { return Verdict::Silent };
    let says = format!("an Original {dr} on a SW of B{b}");
    match dr {
        _ if sw_breaks_down(dr, b) => Verdict::Kept,
        _ if dr >= i16::from(b + lowered(&shot)) - most_lowered(&shot) => {
            Verdict::undecided(format!("what lowers the B# (A9.3, A19.32, A21.11): {says}"))
        }
        _ => Verdict::Broken(Box::new(Breach::of(says).figures("malfunction", "no effect"))),
    }
}

/// What the roll of an attack does to the weapons used in it; by when it has to be told, the clauses on each say.
fn tested(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let Some(dr) = attack.rolls.first().and_then(|roll| roll.dice) else { return Vec::new() };
    let used = on.volley.shots();
    let down = |shot: &&Shot<'_>| {
        let number = shot.weapon().and_then(|weapon| weapon.b.or(weapon.x));
        number.is_some_and(|b| sw_breaks_down(dr.original(), b - lowered(shot).min(b)))
    };
    let weapons: Vec<(UnitId, Use)> =
        used.iter().filter(down).map(|shot| (shot.firer.unit.clone(), shot.firer.weapon.clone())).collect();
    if weapons.is_empty() {
        return Vec::new();
    }
    let told = |(id, weapon): &(UnitId, Use)| {
        ctx.before.units.get(id).is_some_and(|unit| unit.failed.contains(weapon))
    };
    let standing = if weapons.iter().any(told) { Standing::Done } else { Standing::Elsewhere };
    alloc::vec![Owed { weapons, ..Owed::of_all(Debt::Malfunction, standing) }]
}
