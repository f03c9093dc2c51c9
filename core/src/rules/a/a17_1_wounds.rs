//! A17.1: what a Wound Severity dr does.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{Purpose, Status, StatusChanged};
use crate::facts::{Told, Underway};
use crate::figures::check::wound::{is_mortal, wound_severity};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Roll};
use crate::vocab::InfantryKind;
use crate::vocab::dice::Dice;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "A17.1-severity",
    &[Matter::Consequence],
    "A Wound Severity dr of 5 or 6 kills the SMC, and one of 4 who was wounded before.",
    &[Check::Owed(mortally), Check::Status(wounded)],
)];

/// It is told to be wounded, and no attack, by a dr of this phase that no attack called for.
fn wounded(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let asked = changed.add.contains(&Status::Wounded) && changed.attack.is_none() && ctx.scenario.book >= 2;
    let smc =
        infantry(ctx, &changed.unit).is_some_and(|(_, values)| values.kind.is_some_and(InfantryKind::is_smc));
    // An attack that the dr was rolled in tells it by itself.
    let in_attack = |attack: &Attack| wound_severity(attack, &changed.unit).is_some();
    if !asked || !smc || ctx.before.attacks.values().any(in_attack) {
        return Verdict::Silent;
    }
    let of_it = |roll: &&Roll| {
        roll.purpose == Purpose::Wound && roll.unit.as_ref() == Some(&changed.unit) && roll.attack.is_none()
    };
    let idle = ctx.before.rolls_idle.iter().filter_map(|id| ctx.before.rolls.get(id)).filter(of_it);
    let Some(Dice::dr(die)) = idle.max_by_key(|roll| roll.made).map(|roll| roll.dice) else {
        return Verdict::Silent;
    };
    let unit = told.unit.is_some_and(|unit| unit.status.has(Status::Wounded));
    if !is_mortal(die.pips() + u8::from(unit)) {
        return Verdict::Kept;
    }
    Verdict::wrong(format!("a Wound Severity dr of {die} of {}", changed.unit), "wounded", "eliminated")
}

/// A SMC for which such a dr was rolled by name in this attack, and that is in play.
fn mortally(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let rolled = attack.dice.iter().filter(|(purpose, ..)| *purpose == Purpose::Wound);
    let owed = rolled.filter_map(|(_, id, _)| {
        let id = id.as_ref()?;
        let (unit, values) = infantry(ctx, id)?;
        let smc = values.kind.is_some_and(InfantryKind::is_smc);
        let again = u8::from(attack.wounded_before.contains(id));
        let dies = smc && wound_severity(attack, id).is_some_and(|dr| is_mortal(dr + again));
        let says = || "the Wound Severity dr of {} kills it, and it is in play".into();
        dies.then(|| Owed::of(id, Debt::Eliminated, Standing::done_or(unit.eliminated, says)))
    });
    owed.collect()
}
