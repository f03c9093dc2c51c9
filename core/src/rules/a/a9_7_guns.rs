//! A9.7 of Guns on foot: what the Original To Hit DR does to the Gun. `a9_7_breakdown` speaks of SW, D3.7 of vehicular weapons.

use crate::counter::DEFAULT_B;
use crate::duty::{Debt, Key, Occasion};
use crate::event::{Firer, UnitId, Use, WeaponFailed, Wear};
use crate::facts::{Ctx, PhaseClosing, ToHitRoll, Told, Traces, Volley};
use crate::figures::to_hit::on_foot::unqualified;
use crate::figures::vehicle::firing::line;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Tested, WeaponShot, WeaponState};
use crate::vocab::Modifier;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A9.7-gun-breakdown",
        &[Matter::Malfunction],
        "A Gun on foot breaks down on an Original To Hit DR of its B# or more, 12 where none is printed, its B# two lower by Intensive Fire (C5.6) and where a squad or HS mans it and pays Case H (C2.1).",
        &[
            Check::Failed(undue),
            Check::Fire(missing_at_shot),
            Check::PhaseOwed(Traces::WEAPON, Debt::Malfunction, missing_at_end),
        ],
    ),
    Clause::checks(
        "A9.7-gun-out",
        &[Matter::Malfunction],
        "A Gun that malfunctioned fires nothing until it is repaired.",
        &[Check::Fire(out), Check::ToHit(out_since)],
    ),
];

/// A Gun that is a unit of its own, how its weapon stands, and its Breakdown Number. `None` for a circled B#, of which D3.71
/// speaks, and where the head does not describe the Gun.
fn gun<'c>(ctx: &Ctx<'c>, id: &UnitId, weapon: &Use) -> Option<(&'c WeaponState, u8)> {
    let (unit, def) = ctx.unit(id).filter(|(_, def)| def.vehicle.is_none() && def.infantry.is_none())?;
    let ordnance = ctx.scenario.weapon_kind(Some(def), weapon).is_some_and(|kind| kind.is_ordnance());
    let printed = ctx.scenario.weapon_of_gun(def, weapon).filter(|printed| ordnance && !printed.circled)?;
    let number = [printed.b, printed.x].into_iter().flatten().min().unwrap_or(DEFAULT_B);
    Some((unit.weapon(weapon)?, number))
}

fn breaks(tested: &Tested, number: u8) -> bool {
    tested.dice.original() + i16::from(tested.lowered) >= i16::from(number)
}

fn says(id: &UnitId, tested: &Tested, number: u8) -> String {
    let (original, roll) = (tested.dice.original(), tested.roll);
    let lowered = if tested.lowered > 0 { format!(", {} lower", tested.lowered) } else { String::new() };
    format!("an Original {original} ({roll}) of {id}, B{number}{lowered}")
}

/// A failure that its roll does not give. Captured (A21.11) or non-qualified use (C5.8) may lower the B#, where Case H stands for it.
fn undue(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    let Some((state, number)) = gun(ctx, &failed.unit, &failed.weapon) else { return Verdict::Silent };
    let roll = failed.roll.and_then(|roll| ctx.before.rolls.get(&roll));
    let by_repair = roll.is_some_and(|roll| roll.purpose.is_repair()) || !state.repairs.is_empty();
    let tested = state.tested.as_ref().filter(|tested| failed.roll.is_none_or(|roll| roll == tested.roll));
    let Some(tested) = tested.filter(|_| !by_repair && failed.wear != Wear::LowAmmo) else {
        return Verdict::Silent;
    };
    if breaks(tested, number) || breaks_by_case_h(ctx, &failed.unit, tested, number) {
        return Verdict::Kept;
    }
    let says = says(&failed.unit, tested, number);
    if has_case_h(ctx, tested) && breaks(tested, number.saturating_sub(2)) {
        return Verdict::undecided(format!(
            "whether captured or non-qualified use lowers the B# (A21.11, C5.8): {says}"
        ));
    }
    Verdict::wrong(says, "malfunction", "no effect")
}

/// Its To Hit roll has Case H, whether or not the line names its target.
fn has_case_h(ctx: &Ctx<'_>, tested: &Tested) -> bool {
    let mut rolls = ctx.before.attacks.values().flat_map(|attack| &attack.hit_rolls);
    rolls.any(|attempt| attempt.roll == tested.roll && line(&attempt.drm, Modifier::H).is_some())
}

/// Non-qualified use lowers the B# by two (C2.1): a squad or HS mans it alone, and its player paid Case H. What Intensive Fire and
/// captured use lower beside it is left open.
fn breaks_by_case_h(ctx: &Ctx<'_>, id: &UnitId, tested: &Tested, number: u8) -> bool {
    let number = number.saturating_sub(2);
    let lowered = tested.lowered > 0 || !breaks(tested, number) || !has_case_h(ctx, tested);
    !lowered && ctx.scenario.book >= 2 && ctx.is_of_players() && unqualified(ctx, id).is_some()
}

/// Its last roll broke it down, and the log does not tell it.
fn missing(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> Option<Verdict> {
    let (state, number) = gun(ctx, id, weapon)?;
    let by_case_h = |tested: &Tested| breaks_by_case_h(ctx, id, tested, number);
    let tested = state.tested.as_ref().filter(|tested| breaks(tested, number) || by_case_h(tested))?;
    let number = if breaks(tested, number) { number } else { number.saturating_sub(2) };
    let attack = state.shots.last().and_then(|shot| ctx.before.attacks.get(&shot.attack));
    let key = |attack: &crate::state::Attack| {
        let occasion = Occasion::Attack(attack.declared.attack, attack.seq);
        Key { occasion, unit: Some(id.clone()), debt: Debt::Malfunction }
    };
    let breach = Breach::of(says(id, tested, number)).figures("no effect", "malfunction");
    let owed = attack.map(key).into_iter().collect();
    Some(Verdict::Broken(Box::new(Breach { owed, ..breach })).about(id))
}

fn missing_at_shot(volley: &Volley<'_>) -> Verdict {
    let firers = volley.declared.firers.iter();
    firers.filter_map(|f| missing(&volley.ctx, &f.unit, &f.weapon)).next().unwrap_or(Verdict::Silent)
}

fn missing_at_end(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let weapons = closing.unit.weapons.keys().map(|name| Use::Weapon(name.clone()));
    weapons.filter_map(|weapon| missing(ctx, id, &weapon)).next().unwrap_or(Verdict::Silent)
}

/// By the DR of an earlier shot, told after this one was declared.
fn out_since(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| attack.to_hits.is_empty()) else {
        return Verdict::Silent;
    };
    let Some((state, number)) = gun(ctx, &attempt.unit, &attempt.weapon) else { return Verdict::Silent };
    let told = |shot: &WeaponShot| {
        let before = ctx.before.attacks.get(&shot.attack)?;
        ctx.before.rolls.get(&before.to_hits.first()?.0)?.used_by
    };
    let by = |shot: &&WeaponShot| {
        let out = shot.dice.is_some_and(|dice| dice.original() >= i16::from(number));
        out && shot.attack != attack.declared.attack && told(shot).is_some_and(|told| told > attack.seq)
    };
    let by = state.shots.iter().find(by).filter(|_| state.failed.is_some());
    by.map_or(Verdict::Silent, |shot| {
        Verdict::broken(format!("{} malfunctioned in {}: this shot is none", attempt.unit, shot.attack))
    })
}

fn out(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let failed =
        |firer: &Firer| gun(ctx, &firer.unit, &firer.weapon).map(|(state, _)| state.failed.is_some());
    let mut known =
        volley.declared.firers.iter().filter_map(|firer| Some((firer, failed(firer)?))).peekable();
    if known.peek().is_none() {
        return Verdict::Silent;
    }
    let broken = known.find(|(_, failed)| *failed);
    Verdict::kept_or(broken.is_none(), || {
        let unit = broken.map_or_else(String::new, |(firer, _)| format!("{}", firer.unit));
        format!("{unit} malfunctioned and is not repaired: it does not fire")
    })
}
