//! C3.8: Multiple Hits: who makes a second effects DR of one To Hit roll.

use crate::event::{RollId, ToKillAttempt};
use crate::facts::{IftRoll, Told, Underway};
use crate::figures::to_hit::multiple::{Second, ift_rolls, kill_rolls, second};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "C3.8-multiple-hits",
    &[Matter::Consequence],
    "A Gun of 15 to 40mm that hits with doubles on the Vehicle or Infantry Target Type, and scores no CH, makes two effects DR and takes one of them; any other hit has one.",
    &[Check::ToKill(second_kill), Check::Ift(second_ift)],
)
.since(2)];

fn second_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    told.underway.as_ref().map_or(Verdict::Silent, |on| again(on, told.said.roll, &kill_rolls(on)))
}

fn second_ift(roll: &IftRoll<'_>) -> Verdict {
    roll.underway.as_ref().map_or(Verdict::Silent, |on| again(on, roll.said.roll, &ift_rolls(on)))
}

/// A second DR of another roll.
fn again(on: &Underway<'_>, roll: RollId, before: &[RollId]) -> Verdict {
    match second(on, before).filter(|_| !before.contains(&roll)) {
        Some(Second::Due) => Verdict::Kept,
        Some(Second::Asked(what)) => Verdict::undecided(what),
        Some(Second::Barred(why)) => Verdict::broken(why),
        None => Verdict::Silent,
    }
}
