//! With what a group may have fired, and by whom it was led: inherent FP, SW that lie with its units, a leader in its hex. Which
//! of them the players named tells most.

use super::table::Table;
use crate::import::draft::seen::Arm;
use crate::import::draft::words::ARMS;
use crate::import::types::weapon;
use crate::import::vassal::counter::Sort;
use asl_core::event::Use;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::{UnitId, WeaponKind};
use std::collections::BTreeSet;

/// With what each fires, and who directs.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Armed {
    pub(super) with: Vec<(UnitId, Use)>,
    pub(super) directors: Vec<UnitId>,
}

/// All that a group may have fired, what is likeliest first.
pub(super) fn armed(table: &Table<'_>, firers: &[UnitId]) -> Vec<Armed> {
    let all = weapons(table, firers);
    let led = leaders(table, firers);
    all.iter()
        .flat_map(|with| {
            led.iter().map(|directors| Armed { with: with.clone(), directors: directors.clone() })
        })
        .collect()
}

/// A SW with who may fire it.
struct Carried {
    by: UnitId,
    arm: Use,
    class: String,
}

/// Inherent FP alone, with each SW, with all of them, and each SW alone. What the players named is fired, and that alone
/// where they named a unit with it.
fn weapons(table: &Table<'_>, firers: &[UnitId]) -> Vec<Vec<(UnitId, Use)>> {
    let vehicles: Vec<&UnitId> =
        firers.iter().filter(|unit| table.row(unit).is_some_and(|row| row.sort == Sort::Vehicle)).collect();
    if let [tank] = vehicles.as_slice() {
        return mounted(table, tank);
    }
    let inherent: Vec<(UnitId, Use)> = firers.iter().map(|unit| (unit.clone(), Use::Inherent)).collect();
    let names: BTreeSet<&str> =
        table.claim().into_iter().flat_map(|said| &said.names).map(String::as_str).collect();
    let carried = carried(table, firers, &names);
    let with = |some: &[&Carried]| -> Vec<(UnitId, Use)> {
        some.iter().map(|carried| (carried.by.clone(), carried.arm.clone())).collect()
    };
    let both = |some: &[&Carried]| [inherent.clone(), with(some)].concat();
    let named: Vec<&Carried> =
        carried.iter().filter(|carried| names.contains(carried.class.as_str())).collect();
    if !named.is_empty() {
        let unit_too = firers.iter().any(|unit| table.is_named(unit));
        return if unit_too { vec![both(&named)] } else { vec![with(&named), both(&named)] };
    }
    let each: Vec<&Carried> = carried.iter().collect();
    let mut all = vec![inherent.clone()];
    if each.len() > 1 {
        all.push(both(&each));
    }
    all.extend(each.iter().map(|one| both(&[*one])));
    all.extend(each.iter().map(|one| with(&[*one])));
    all
}

/// MG that lie with the firers and work; other SW where the players named them. Whose one is the unit below it in its stack.
fn carried(table: &Table<'_>, firers: &[UnitId], names: &BTreeSet<&str>) -> Vec<Carried> {
    let mut taken: BTreeSet<&UnitId> = BTreeSet::new();
    let mut all = Vec::new();
    for arm in table.seen.arms.iter().filter(|arm| arm.works && is_fired(table, arm, names)) {
        let Some(cell) = table.hex(&arm.hex) else { continue };
        let here = |unit: &&UnitId| {
            table.cell(unit) == Some(cell)
                && table.row(unit).is_some_and(|row| army(&row.nation) == army(&arm.army))
        };
        let there: Vec<&UnitId> = firers.iter().filter(here).collect();
        let holder = arm.with.iter().find(|unit| there.contains(unit) && !taken.contains(unit));
        let free = || there.iter().copied().find(|unit| !taken.contains(*unit));
        let holder =
            holder.and_then(|holder| there.iter().copied().find(|unit| *unit == holder)).or_else(free);
        let (Some(by), Ok(name)) = (holder, arm.class.parse()) else { continue };
        taken.insert(by);
        all.push(Carried { by: by.clone(), arm: Use::Sw(name), class: arm.class.clone() });
    }
    all
}

/// The SS has the SW of the German army.
fn army(letters: &str) -> &str {
    if letters == "ss" { "ge" } else { letters }
}

/// A MG is fired beside inherent FP; what else there is the players name.
fn is_fired(table: &Table<'_>, arm: &Arm, names: &BTreeSet<&str>) -> bool {
    let book = table.course.scenario().book;
    let kind = weapon(&arm.army, &arm.class, book).map(|found| found.kind);
    let is_mg = kind == Some(WeaponKind::Mg) || matches!(arm.class.as_str(), "LMG" | "MMG" | "HMG");
    is_mg || (ARMS.contains(&arm.class.as_str()) && names.contains(arm.class.as_str()))
}

/// The MG of a vehicle: all, or each.
fn mounted(table: &Table<'_>, tank: &UnitId) -> Vec<Vec<(UnitId, Use)>> {
    let def = table.course.scenario().units.get(tank);
    let named = def.into_iter().flat_map(|def| def.weapons.keys());
    let mg = named.filter(|name| name.kind() == Some(WeaponKind::Mg));
    let each: Vec<(UnitId, Use)> = mg.map(|name| (tank.clone(), Use::Weapon(name.clone()))).collect();
    let mut all: Vec<Vec<(UnitId, Use)>> = each.iter().map(|one| vec![one.clone()]).collect();
    if each.len() > 1 {
        all.insert(0, each);
    }
    all
}

/// A line with a unit, FP and DRM tells all who take part.
fn is_told_in_full(table: &Table<'_>, firers: &[UnitId]) -> bool {
    let figures = table.claim().is_some_and(|said| said.figures.is_some());
    figures && firers.iter().any(|unit| table.is_named(unit))
}

/// Nobody, or a leader who is with those that fire: the one whom the players named; else each may, or may not.
fn leaders(table: &Table<'_>, firers: &[UnitId]) -> Vec<Vec<UnitId>> {
    let hexes: BTreeSet<Cell> = firers.iter().filter_map(|unit| table.cell(unit)).collect();
    let side = firers.first().and_then(|unit| table.side(unit));
    let fit = table.standing().filter(|(unit, row, cell)| {
        let able = row.is_leader() && Some(row.side) == side && hexes.contains(cell);
        able && !table.is_broken(unit)
    });
    let fit: Vec<UnitId> = fit.map(|(unit, ..)| unit.clone()).collect();
    let named: Vec<UnitId> = fit.iter().filter(|unit| table.is_named(unit)).cloned().collect();
    if !named.is_empty() || is_told_in_full(table, firers) {
        return vec![named];
    }
    core::iter::once(Vec::new()).chain(fit.into_iter().map(|leader| vec![leader])).collect()
}
