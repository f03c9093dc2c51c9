//! Dice, shares of them, Random Selection.

use super::{Sentence, Teller, listed, say, with};
use asl_core::event::{DiceRolled, Purpose, RandomlySelected, RollForfeited, RollsDeclared, SharesCommitted};
use asl_core::vocab::UnitId;
use asl_core::vocab::dice::Dice;

/// `Roll for TC of 4-4-7: 5 and 4, 9`.
pub(super) fn rolled(t: &Teller<'_>, e: &DiceRolled) -> Sentence {
    let who = e.unit.as_ref().map(|unit| say![" of ", t.unit(unit)]).unwrap_or_default();
    let purpose = e.purpose.name();
    let what = if e.purpose == Purpose::Other { "Roll".to_owned() } else { format!("Roll for {purpose}") };
    say![what, who, ": ", pips(&e.dice)]
}

fn pips(dice: &Dice) -> String {
    match dice {
        Dice::Dr(dr) => format!("{} and {}, {}", dr.colored, dr.white, dr.original()),
        Dice::dr(die) => die.to_string(),
        Dice::Three(..) => dice.to_string(),
    }
}

pub(super) fn selected(t: &Teller<'_>, e: &RandomlySelected) -> Sentence {
    let die = |roll| with(" ", t.before.rolls.get(roll).map(|roll| roll.dice.total()));
    let rolls = e.rolls.iter().map(|(unit, roll)| say![t.unit(unit), die(roll)]).collect();
    let chosen = if e.chosen.is_empty() {
        Sentence::default()
    } else {
        say!["; ", t.units(&e.chosen), is(&e.chosen), "chosen"]
    };
    say!["Random Selection: ", listed(rolls), chosen]
}

pub(super) fn committed(t: &Teller<'_>, e: &SharesCommitted) -> Sentence {
    say![t.by, format!(" commits to the secret shares of {} rolls", e.length)]
}

pub(super) fn declared(t: &Teller<'_>, e: &RollsDeclared) -> Sentence {
    let each = e.rolls.iter().map(|roll| Sentence::from(roll.purpose.name())).collect();
    say![t.by, " declares rolls before their dice can be known: ", listed(each)]
}

pub(super) fn forfeited(e: &RollForfeited) -> Sentence {
    format!("{} withheld a share: a roll of {} is given up, {}", e.withheld, e.roller, e.why).into()
}

const fn is(units: &[UnitId]) -> &'static str {
    if units.len() > 1 { " are " } else { " is " }
}
