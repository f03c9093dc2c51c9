//! C3.8: Multiple Hits: who makes a second effects DR of one To Hit roll.

use crate::event::{RollId, ToKillAttempt};
use crate::facts::{IftRoll, Told, Underway};
use crate::figures::fire::ordnance::gun_of;
use crate::figures::to_hit::critical::scored;
use crate::figures::to_hit::target_type::type_of;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::{TargetType, WeaponKind};
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "C3.8-multiple-hits",
    &[Matter::Consequence],
    "A Gun of 15 to 40mm that hits with doubles on the Vehicle or Infantry Target Type, and scores no CH, makes two effects DR and takes one of them; any other hit has one.",
    &[Check::ToKill(second_kill), Check::Ift(second_ift)],
)
.since(2)];

fn second_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let Some(on) = &told.underway else { return Verdict::Silent };
    let before = on.attack.kill_rolls.iter().map(|made| made.roll);
    again(on, told.said.roll, before.collect())
}

fn second_ift(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let before = on.attack.rolls.iter().map(|made| made.said.roll);
    again(on, roll.said.roll, before.collect())
}

/// Calibres of Multiple Hits, in millimetres.
const CALIBRES: core::ops::RangeInclusive<u16> = 15..=40;

/// A second DR of another roll. What a vehicle's note gives a greater calibre is asked.
fn again(on: &Underway<'_>, roll: RollId, before: alloc::vec::Vec<RollId>) -> Verdict {
    let [shot] = on.volley.shots() else { return Verdict::Silent };
    let ordnance = shot.kind() == Some(WeaponKind::Ordnance) && !on.attack.to_hits.is_empty();
    if !ordnance || before.is_empty() || before.contains(&roll) || !on.ctx.is_of_players() {
        return Verdict::Silent;
    }
    let id = on.attack.declared.attack;
    let Some(scored) = scored(on) else { return Verdict::Silent };
    let doubles = scored.dr.is_double() && !scored.is_two() && on.attack.critical.is_none();
    if before.len() > 1 || !doubles || type_of(on) == Some(TargetType::Area) {
        return Verdict::broken(format!(
            "{id} has its effects DR: a further one is for doubles of a small Gun that hit"
        ));
    }
    let calibre = gun_of(shot).and_then(|gun| gun.calibre).map(|calibre| calibre.whole_mm());
    match calibre {
        Some(mm) if CALIBRES.contains(&mm) => Verdict::Kept,
        Some(mm) if shot.vehicle().is_none() => {
            Verdict::broken(format!("a Gun of {mm}mm has no Multiple Hits, and {id} has its effects DR"))
        }
        Some(_) | None => Verdict::undecided(format!("whether the Gun that fires {id} has Multiple Hits")),
    }
}
