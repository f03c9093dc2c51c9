//! Who may have fired: whole groups of units. Counters of fire tell it first, then words, then who is able to.

use super::By;
use super::table::Table;
use crate::import::draft::Enrolled;
use crate::import::vassal::counter::Sort;
use asl_core::vocab::UnitId;
use asl_core::vocab::hex::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// Units that may have fired together.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) firers: Vec<UnitId>,
    /// By what it is told; none where they are only able to.
    pub(super) by: Option<By>,
}

/// The groups, and whether one of them has to be the one.
pub(super) struct Groups {
    pub(super) all: Vec<Group>,
    pub(super) is_whole: bool,
}

/// The groups of a side that may have fired an attack.
pub(super) fn groups(table: &Table<'_>, side: &str) -> Groups {
    let fires = |unit: &UnitId| {
        let row = table.row(unit).filter(|row| row.side == side && may_fire(row));
        row.is_some() && table.cell(unit).is_some()
    };
    let laid = distinct(table.laid().iter().map(|laid| laid.unit.clone()).filter(|unit| fires(unit)));
    let among = distinct(table.among().iter().filter(|unit| fires(unit)).cloned());
    if table.is_laid_late() {
        let mut all: Vec<Group> =
            under_one(table, &laid, &among).into_iter().chain(under_each(table, laid)).collect();
        all.retain(|group| !group.firers.is_empty());
        all.extend(able(table, &fires));
        all.iter_mut().for_each(|group| group.by = None);
        return Groups { all: once_each(all), is_whole: false };
    }
    if !among.is_empty() {
        return Groups { all: under_one(table, &laid, &among), is_whole: true };
    }
    if !laid.is_empty() {
        return Groups { all: under_each(table, laid), is_whole: true };
    }
    by_words(table, &fires).unwrap_or_else(|| Groups { all: able(table, &fires), is_whole: false })
}

/// Those who are named by a counter or by words are able to fire, too: no group stands twice.
fn once_each(all: Vec<Group>) -> Vec<Group> {
    let mut told: Vec<Group> = Vec::new();
    for group in all {
        if !told.contains(&group) {
            told.push(group);
        }
    }
    told
}

/// Personnel but leaders, and vehicles with their MG.
fn may_fire(row: &Enrolled) -> bool {
    matches!(row.sort, Sort::Personnel | Sort::Vehicle) && !row.is_leader()
}

fn distinct(units: impl Iterator<Item = UnitId>) -> Vec<UnitId> {
    let mut seen = BTreeSet::new();
    units.filter(|unit| seen.insert(unit.clone())).collect()
}

/// A counter on a stack: one of its units, or all, with those that have a counter of their own.
fn under_one(table: &Table<'_>, laid: &[UnitId], among: &[UnitId]) -> Vec<Group> {
    let with =
        |units: &[UnitId]| Group { firers: distinct(laid.iter().chain(units).cloned()), by: Some(By::Laid) };
    let mut all: Vec<Group> = among.iter().map(|unit| with(std::slice::from_ref(unit))).collect();
    if among.len() > 1 {
        all.insert(0, with(among));
    }
    // Those whom the players named come first.
    all.sort_by_key(|group| !group.firers.iter().all(|unit| table.is_named(unit)));
    all
}

/// Counters on units: all of them fired together, or those of each hex, where they lie apart.
fn under_each(table: &Table<'_>, laid: Vec<UnitId>) -> Vec<Group> {
    let hexes = by_hex(table, &laid);
    let own = |firers| Group { firers, by: Some(By::Laid) };
    let apart: Vec<Group> = if hexes.len() > 1 { hexes.into_values().map(own).collect() } else { Vec::new() };
    core::iter::once(own(laid)).chain(apart).collect()
}

fn by_hex(table: &Table<'_>, units: &[UnitId]) -> BTreeMap<Cell, Vec<UnitId>> {
    let mut hexes: BTreeMap<Cell, Vec<UnitId>> = BTreeMap::new();
    for unit in units {
        if let Some(cell) = table.cell(unit) {
            hexes.entry(cell).or_default().push(unit.clone());
        }
    }
    hexes
}

/// Those in the hex that the players named; else those of the factors, or with the weapon, that they named.
fn by_words(table: &Table<'_>, fires: &impl Fn(&UnitId) -> bool) -> Option<Groups> {
    let claim = table.claim()?;
    let fit = |unit: &UnitId| fires(unit) && !table.is_broken(unit);
    let from = table.words().find_map(|said| said.from.as_deref());
    let there: Vec<UnitId> = match from {
        Some(from) => {
            let hexes = table.named(from, |unit, _| fit(unit));
            table
                .standing()
                .filter(|(unit, _, cell)| hexes.contains(cell) && fit(unit))
                .map(|(u, ..)| u.clone())
                .collect()
        }
        None if claim.names.is_empty() => return None,
        None => table
            .standing()
            .filter(|(unit, ..)| fit(unit) && is_claimed(table, unit))
            .map(|(u, ..)| u.clone())
            .collect(),
    };
    let named: Vec<UnitId> = there.iter().filter(|unit| is_claimed(table, unit)).cloned().collect();
    let there = if named.is_empty() { there } else { named };
    if there.is_empty() {
        return from.and_then(|from| none_fit(table, from, fires));
    }
    let (is_whole, alone) = (from.is_some(), there.len() == 1);
    let mut all = split(table, there);
    for group in &mut all {
        group.by = alone.then_some(By::Words);
    }
    Some(Groups { all, is_whole })
}

/// Of a hex in which none may fire, those who stand there all the same come first: the players said it.
fn none_fit(table: &Table<'_>, from: &str, fires: &impl Fn(&UnitId) -> bool) -> Option<Groups> {
    let hexes = table.named(from, |unit, _| fires(unit));
    let there = table.standing().filter(|(unit, _, cell)| hexes.contains(cell) && fires(unit));
    let there: Vec<UnitId> = there.map(|(unit, ..)| unit.clone()).collect();
    if there.is_empty() {
        return None;
    }
    let mut all = split(table, there);
    all.extend(able(table, fires));
    Some(Groups { all: once_each(all), is_whole: false })
}

/// Its factors were named, or a SW that lies with it.
fn is_claimed(table: &Table<'_>, unit: &UnitId) -> bool {
    let names = || table.claim().into_iter().flat_map(|said| &said.names);
    let has = |name: &String| {
        table.seen.arms.iter().any(|arm| arm.works && arm.class == *name && arm.with.contains(unit))
    };
    table.is_named(unit) || names().any(has)
}

/// Those of each hex together, then each by itself.
fn split(table: &Table<'_>, units: Vec<UnitId>) -> Vec<Group> {
    let own = |firers| Group { firers, by: None };
    let together = by_hex(table, &units).into_values().filter(|units| units.len() > 1).map(own);
    let mut all: Vec<Group> = together.collect();
    all.extend(units.into_iter().map(|unit| own(vec![unit])));
    all
}

/// All who are in good order.
fn able(table: &Table<'_>, fires: &impl Fn(&UnitId) -> bool) -> Vec<Group> {
    let fit = table
        .standing()
        .filter(|(unit, row, _)| row.sort == Sort::Personnel && fires(unit) && !table.is_broken(unit));
    split(table, fit.map(|(unit, ..)| unit.clone()).collect())
}
