//! Close Combat.

use super::{Sentence, Teller, say, with};
use asl_core::event::{CcResolved, CcResult, CloseCombatFought};

pub(super) fn fought(t: &Teller<'_>, e: &CloseCombatFought) -> Sentence {
    let dr = t.dr(e.roll);
    say![t.units(&e.attackers), attack(e), t.units(&e.targets), " in Close Combat", with(", DR ", dr)]
}

pub(super) fn resolved(t: &Teller<'_>, e: &CcResolved) -> Sentence {
    let result = e.result.map(|result| match result {
        CcResult::None => "no effect",
        CcResult::Reduced => "Casualty Reduction",
        CcResult::Eliminated => "eliminated",
        CcResult::Captured => "captured",
        CcResult::Immobilized => "immobilized",
        CcResult::Burning => "a burning wreck",
    });
    let fp = e.attack.zip(e.defense).map(|(attack, defense)| format!("{attack} FP to {defense}"));
    say![t.units(&e.fought.attackers), attack(&e.fought), t.units(&e.fought.targets), " in Close Combat"]
        .and(with(": ", fp))
        .and(with(", Final DR ", e.total))
        .and(with(": ", result))
}

const fn attack(fought: &CloseCombatFought) -> &'static str {
    if fought.attackers.len() > 1 { " attack " } else { " attacks " }
}
