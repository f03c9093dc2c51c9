//! A Sniper Activation dr: by 1 the Sniper breaks or eliminates what it strikes, by 2 it pins or wounds it, and by more nothing
//! comes of it (A14.3). The DR before it, which met a SAN, tells whose Sniper it is; what flips behind it tells whom it struck.

use super::table::Table;
use super::{By, Candidate, Finding, ranking};
use crate::import::draft::harm::Harm;
use asl_core::event::What;
use asl_core::vocab::UnitId;
use asl_core::vocab::dice::Dice;

/// From this dr on a Sniper does nothing (A14.1).
const IDLE: i16 = 3;

fn dr(table: &Table<'_>) -> Option<i16> {
    let What::DiceRolled(rolled) = table.seen.dice.as_ref().map(|event| &event.what)? else { return None };
    matches!(rolled.dice, Dice::dr(_)).then(|| rolled.dice.total())
}

/// A dr by which nothing comes of it.
pub(super) fn is_idle(table: &Table<'_>) -> bool {
    dr(table).is_some_and(|dr| dr >= IDLE)
}

/// The unit that it struck: the one unit of the other side that suffers before the next roll; else it is asked.
pub(super) fn sniper(table: &Table<'_>) -> Finding {
    let whose = table.seen.sniper.map_or("a".to_owned(), |side| format!("the {side}"));
    let does = match dr(table) {
        Some(1) => "breaks or eliminates",
        Some(_) => "pins or wounds",
        None => "strikes",
    };
    let of_enemy =
        |unit: &UnitId| table.seen.sniper.is_none_or(|side| table.side(unit).is_some_and(|of| of != side));
    let mut struck: Vec<(UnitId, Harm)> = Vec::new();
    for (unit, harm) in table.seen.behind.at_once.iter().filter(|(unit, _)| of_enemy(unit)) {
        if struck.iter().all(|(other, _)| other != unit) {
            struck.push((unit.clone(), *harm));
        }
    }
    let candidate = |(unit, harm): &(UnitId, Harm)| {
        let says = format!("{whose} Sniper strikes {}, which {}", table.shown(unit), harm.word());
        let told = Some(By::Flip);
        Candidate { targets: vec![unit.clone()], firers: told, aim: told, ..Candidate::of(Vec::new(), says) }
    };
    let mut candidates: Vec<Candidate> = struck.iter().map(candidate).collect();
    ranking::rank(&mut candidates);
    let step = table.step;
    let behind = if candidates.is_empty() { ": nothing flips behind it" } else { "" };
    let says = format!("whom {whose} Sniper {does} by the dr of step {step} (A14.3){behind}");
    Finding { about: "sniper", says, is_joined: candidates.len() == 1, candidates, is_whole: false }
}
