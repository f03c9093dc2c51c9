//! A17.1: what a Wound Severity dr does.

use crate::duty::{Debt, Owed, Standing};
use crate::event::Purpose;
use crate::facts::Underway;
use crate::figures::check::wound::{is_mortal, wound_severity};
use crate::figures::infantry::unit::infantry;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::InfantryKind;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A17.1-severity",
    &[Matter::Consequence],
    "A Wound Severity dr of 5 or 6 kills the SMC.",
    Check::Owed(mortally),
)];

/// A SMC for which such a dr was rolled by name in this attack, and that is in play.
fn mortally(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let rolled = attack.dice.iter().filter(|(purpose, ..)| *purpose == Purpose::Wound);
    let owed = rolled.filter_map(|(_, id, _)| {
        let id = id.as_ref()?;
        let (unit, values) = infantry(ctx, id)?;
        let smc = values.kind.is_some_and(InfantryKind::is_smc);
        let dies = smc && wound_severity(attack, id).is_some_and(is_mortal);
        let says = || "the Wound Severity dr of {} kills it, and it is in play".into();
        dies.then(|| Owed::of(id, Debt::Eliminated, Standing::done_or(unit.eliminated, says)))
    });
    owed.collect()
}
