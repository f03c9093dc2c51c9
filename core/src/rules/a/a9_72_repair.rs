//! A9.72 and A9.73: repair of SW and of Guns on foot, and SW that their possessor destroys. Vehicular weapons answer to D3.7.

use crate::duty::Debt;
use crate::effects::{self, Repaired};
use crate::event::{RepairAttempted, Use, WeaponFailed, Wear};
use crate::facts::{PhaseClosing, Told, Traces};
use crate::figures::fire::gun_crew::sole_crew;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::held::is_captured;
use crate::figures::infantry::held::name;
use crate::figures::infantry::sw::most_sw;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{SwState, Unit};
use crate::vocab::InfantryKind;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A9.72-repair",
        &[Matter::Repair],
        "A dr of its R# or less repairs a SW or a Gun on foot, and a 6 removes it.",
        &[
            Check::Repaired(outcome),
            Check::Failed(after_repair),
            Check::PhaseOwed(Traces::WEAPON, Debt::Disabled, six_missing),
        ],
    )
    .since(2),
    Clause::check(
        "A9.72-who",
        &[Matter::Repair],
        "A Good Order unit tries in a RPh to repair what it could fire, each SW once, and no captured one; a Gun its crew alone.",
        Check::Repaired(who),
    )
    .since(2),
    Clause::check(
        "A9.72-only-act",
        &[Matter::Repair],
        "Who tries a repair does nothing of another kind in that RPh (A3.1).",
        Check::Repaired(only_act),
    )
    .since(2),
    Clause::guard(
        "A9.73-destroy",
        "Whoever possesses a SW that it could fire may destroy it in a PFPh or DFPh, which is its use.",
    )
    .since(2),
];

/// Of no vehicle, and of a SW or a Gun.
fn is_ours(told: &Told<'_, RepairAttempted>) -> bool {
    told.known().is_some_and(|(_, def)| def.vehicle.is_none()) && told.said.weapon != Use::Inherent
}

fn outcome(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let die = ctx.before.rolls.get(&tried.roll).map(|roll| roll.dice.total());
    let (Some(die), Some(says)) = (die.filter(|_| is_ours(told)), tried.repaired) else {
        return Verdict::Silent;
    };
    let word = |works: bool| if works { "repaired" } else { "not repaired" };
    match effects::repair_of(ctx.scenario, told.def, &tried.weapon, die).map(|due| due == Repaired::Works) {
        Some(due) if due == says => Verdict::Kept,
        Some(due) => Verdict::wrong(format!("a repair dr of {die}"), word(says), word(due)),
        None => Verdict::undecided(format!("the R# of {}: {} by a dr of {die}", tried.weapon, word(says))),
    }
}

/// The die of the last repair attempt of this phase on a SW, and whether it is in disorder still.
fn last_die(unit: &Unit, weapon: &Use) -> Option<u8> {
    let sw = unit.sw.get(name(weapon)?)?;
    sw.repairs.last()?.die.map(|die| die.pips())
}

/// What is told of a SW behind its repair dr.
fn after_repair(told: &Told<'_, WeaponFailed>) -> Verdict {
    let failed = told.said;
    let on_foot = told.known().filter(|(_, def)| def.vehicle.is_none());
    let Some(die) = on_foot.and_then(|(unit, _)| last_die(unit, &failed.weapon)) else {
        return Verdict::Silent;
    };
    match (failed.wear, die) {
        (Wear::Disabled, 6) => Verdict::Kept,
        (Wear::Malfunctioned, 6) => Verdict::wrong("a repair dr of 6", "malfunctioned", "removed"),
        (Wear::Disabled, _) => Verdict::wrong(format!("a repair dr of {die}"), "removed", "no change"),
        (Wear::Malfunctioned | Wear::LowAmmo, _) => Verdict::Silent,
    }
}

/// A 6 that nothing followed.
fn six_missing(closing: &PhaseClosing<'_>) -> Verdict {
    if closing.ctx.vehicle(closing.id).is_some() {
        return Verdict::Silent;
    }
    let six =
        |sw: &SwState| sw.repairs.last().and_then(|repair| repair.die).is_some_and(|die| die.pips() == 6);
    let open = |sw: &SwState| six(sw) && sw.failed == Some(Wear::Malfunctioned);
    let Some((weapon, _)) = closing.unit.sw.iter().find(|(_, sw)| open(sw)) else { return Verdict::Silent };
    let id = closing.id;
    Verdict::broken(format!(
        "a 6 removes the {weapon} of {id}, and no `{id} disables sw:{weapon}` is in the log"
    ))
}

fn who(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, tried) = (&told.ctx, told.said);
    let (Some(unit), Some(phase)) = (told.unit.filter(|_| is_ours(told)), ctx.before.phase) else {
        return Verdict::Silent;
    };
    if phase != Phase::RPh {
        return Verdict::broken(format!("{} is repaired in a RPh, not in the {phase}", tried.weapon));
    }
    let Some(weapon) = name(&tried.weapon).filter(|_| infantry(ctx, &tried.unit).is_some()) else {
        return of_gun(told);
    };
    let barred = unfit(unit).map(|why| format!("{} is {why} and repairs nothing", tried.unit));
    let captured = || {
        is_captured(ctx, &tried.unit, weapon)
            .then(|| format!("{weapon} is captured: it is not repaired (A21.11)"))
    };
    if let Some(why) = barred.or_else(captured).or_else(|| too_often(told, unit)) {
        return Verdict::broken(why);
    }
    match unit.sw.get(weapon).and_then(|sw| sw.failed) {
        Some(Wear::Malfunctioned) => Verdict::Kept,
        Some(Wear::Disabled) => Verdict::broken(format!("{weapon} was removed: it is not repaired")),
        Some(Wear::LowAmmo) | None if !ctx.is_of_players() => Verdict::Silent,
        Some(Wear::LowAmmo) | None => {
            Verdict::undecided(format!("when {weapon} of {} malfunctioned: no line says it", tried.unit))
        }
    }
}

/// A second dr for one SW, or one for more SW than the unit could fire (A7.351, A7.352).
fn too_often(told: &Told<'_, RepairAttempted>, unit: &Unit) -> Option<String> {
    let (ctx, tried) = (&told.ctx, told.said);
    let weapon = name(&tried.weapon)?;
    let before = || unit.sw.iter().filter(|(_, sw)| !sw.repairs.is_empty());
    if before().any(|(name, _)| name == weapon) {
        return Some(format!("the repair of {weapon} was tried before in this RPh"));
    }
    let most = most_sw(ctx, &tried.unit)?;
    let id = &tried.unit;
    (before().count() >= most).then(|| format!("{id} could fire {most} SW, and tries to repair more"))
}

/// Whoever stands with a Gun, where one unit alone does.
fn of_gun(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, gun) = (&told.ctx, &told.said.unit);
    let Some((crew, unit)) = sole_crew(ctx, gun) else { return Verdict::Silent };
    if let Some(why) = unfit(unit) {
        return Verdict::broken(format!("{crew} is {why}: it does not repair {gun}"));
    }
    match infantry(ctx, crew).and_then(|(_, values)| values.kind) {
        Some(InfantryKind::Crew) => Verdict::Kept,
        Some(_) => Verdict::undecided(format!("whether {crew} may repair {gun}: it is no crew")),
        None => Verdict::Silent,
    }
}

/// It tried to Recover a SW, or to rally, in this RPh before.
fn only_act(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some(unit) = told.unit.filter(|_| is_ours(told) && ctx.before.phase == Some(Phase::RPh)) else {
        return Verdict::Silent;
    };
    let recovers = unit.mph.afoot.tried_now.iter().next();
    let before = match recovers {
        Some(weapon) => format!("Recover {weapon}"),
        None if unit.rally.is_some() => "rally".into(),
        None => return Verdict::Kept,
    };
    Verdict::undecided(format!("whether {id} repairs in the RPh in which it tried to {before} (A3.1)"))
}
