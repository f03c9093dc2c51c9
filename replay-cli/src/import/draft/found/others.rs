//! Rolls of other kinds: Close Combat, repairs, and what has no purpose.

use super::table::Table;
use super::{By, Candidate, Finding};
use crate::import::draft::deed;
use crate::import::vassal::counter::Sort;
use asl_core::event::{CloseCombatFought, Use, What};
use asl_core::vocab::UnitId;
use asl_core::vocab::hex::Cell;
use std::collections::BTreeSet;

/// A Close Combat DR: each side against the other, in each hex that holds both.
pub(super) fn close_combat(table: &Table<'_>) -> Finding {
    let cells: BTreeSet<Cell> = table.standing().map(|(_, _, cell)| cell).collect();
    let mut candidates = Vec::new();
    for cell in cells {
        let sides = ["Axis", "Allied"].map(|side| table.at(cell, side, true));
        if let [axis, allied] = &sides
            && !axis.is_empty()
            && !allied.is_empty()
        {
            candidates.extend([fought(table, axis, allied), fought(table, allied, axis)]);
        }
    }
    let says = if candidates.is_empty() {
        format!("what the CC DR of step {} was for: no hex holds units of both sides", table.step)
    } else {
        format!("who attacked whom with the CC DR of step {}", table.step)
    };
    Finding { about: "cc", says, candidates, is_joined: false, is_whole: false }
}

fn fought(table: &Table<'_>, attackers: &[UnitId], targets: &[UnitId]) -> Candidate {
    let shown = |units: &[UnitId]| units.iter().map(|unit| table.shown(unit)).collect::<Vec<_>>().join(", ");
    let says = format!("{} against {}", shown(attackers), shown(targets));
    let fought = CloseCombatFought {
        attackers: attackers.to_vec(),
        targets: targets.to_vec(),
        weapons: Vec::new(),
        roll: deed::ROLL,
        drm: Vec::new(),
    };
    let fields = [("roll", By::Dice), ("attackers", By::Standing), ("targets", By::Standing)];
    let deed = crate::import::draft::event::Deed::of(What::CloseCombatFought(fought), &fields);
    Candidate::of(vec![deed], says)
}

/// A roll without a purpose: the repair of what is turned back to its good side right behind it; a dr of a RPh may be one
/// that failed.
pub(super) fn other(table: &Table<'_>, one: bool, named: Option<&str>) -> Finding {
    let unnamed = if one { "dr without a purpose" } else { "DR without a purpose" };
    let says =
        format!("what the {} of step {} was for, and of which unit", named.unwrap_or(unnamed), table.step);
    let mended: Vec<Candidate> =
        table.seen.behind.repaired.iter().flat_map(|(class, with)| mended(table, class, with)).collect();
    let is_joined = mended.len() == 1 && one && named.is_none();
    let candidates =
        if mended.is_empty() && one && table.phase() == "RPh" { unmended(table) } else { mended };
    Finding { about: "roll", says, candidates, is_joined, is_whole: false }
}

fn mended(table: &Table<'_>, class: &str, with: &[UnitId]) -> Vec<Candidate> {
    let able = with.iter().filter(|unit| table.is_there(unit));
    able.filter_map(|unit| repair(table, unit, class, true)).collect()
}

/// What a vehicle or a Gun fires, else the SW of that class.
fn weapon(table: &Table<'_>, unit: &UnitId, class: &str) -> Option<Use> {
    match table.row(unit)?.sort {
        Sort::Vehicle => Some(Use::Weapon("MA".parse().expect("a name of letters"))),
        Sort::Gun => Some(Use::Gun),
        Sort::Personnel => Some(Use::Sw(class.parse().ok()?)),
        Sort::Weapon | Sort::Wreck | Sort::Question | Sort::Wheel | Sort::Marker => None,
    }
}

fn repair(table: &Table<'_>, unit: &UnitId, class: &str, repaired: bool) -> Option<Candidate> {
    let with = weapon(table, unit, class)?;
    let word = if repaired { "repairs" } else { "does not repair" };
    let says = format!("{} {word} {with}", table.shown(unit));
    Some(Candidate::of(vec![deed::repair(unit.clone(), with, repaired)], says))
}

/// SW that show their malfunctioned side, each with a unit that may try.
fn unmended(table: &Table<'_>) -> Vec<Candidate> {
    let failed = table.seen.arms.iter().filter(|arm| !arm.works);
    let holder = |arm: &crate::import::draft::seen::Arm| {
        let unit = arm.with.iter().find(|unit| !table.is_leader(unit))?;
        repair(table, unit, &arm.class, false)
    };
    failed.filter_map(holder).collect()
}
