//! A To Hit DR: the shots that it may have been, by gun and target; and the To Kill DR behind it.

use super::aims::{aims, harmed};
use super::candidates::mode;
use super::open::Opened;
use super::table::Table;
use super::{By, Candidate, Finding, MOST_CANDIDATES, evidence, joining, ranking};
use crate::import::draft::deed;
use crate::import::types::weapon;
use crate::import::vassal::counter::Sort;
use asl_core::event::Use;
use asl_core::readings::Struck;
use asl_core::vocab::hex::Facing;
use asl_core::vocab::{TargetType, UnitId};
use std::collections::BTreeSet;

/// A gun with who fires it, and by what that is told.
struct Gun {
    unit: UnitId,
    with: Use,
    by: Option<By>,
}

/// What a To Hit DR was for.
pub(super) fn to_hit(table: &Table<'_>) -> Finding {
    let says = format!("who fired the TH DR of step {}, and at what", table.step);
    let none = Finding { about: "shot", says, candidates: Vec::new(), is_joined: false, is_whole: false };
    let Some(side) = table.shooting_side() else { return none };
    let shots = guns(table, side).into_iter().flat_map(|gun| at(table, side, &gun));
    let mut shots = shots;
    let mut candidates: Vec<Candidate> = shots.by_ref().take(MOST_CANDIDATES).collect();
    let is_all = shots.next().is_none();
    candidates.iter_mut().for_each(|candidate| evidence::weigh(table, side, candidate));
    ranking::rank(&mut candidates);
    let is_joined = is_all && joining::joins(&candidates);
    Finding { candidates, is_joined, ..none }
}

/// What a To Kill DR was for: the hit before it.
pub(super) fn to_kill(table: &Table<'_>, opened: Option<&Opened>) -> Finding {
    let hit = opened.filter(|opened| opened.kills);
    let kill = |opened: &Opened| {
        let struck = opened.struck.filter(|_| opened.targets.len() == 1);
        let said = struck.map(|struck| format!(": {}", strikes(&struck))).unwrap_or_default();
        let deed = deed::to_kill(opened.attack, struck.and_then(|struck| struck.armor));
        Candidate {
            targets: opened.targets.clone(),
            ..Candidate::of(vec![deed], format!("the hit before it{said}"))
        }
    };
    Finding {
        about: "roll",
        says: format!("what the TK DR of step {} was for, and of which unit", table.step),
        candidates: hit.map(kill).into_iter().collect(),
        is_joined: hit.is_some(),
        is_whole: false,
    }
}

/// `at 6 hexes, the turret's side, AF 8`.
fn strikes(struck: &Struck) -> String {
    let Struck { range, turret, facing, armor } = struck;
    let facing = facing.map(|facing| match facing {
        Facing::Front => "front",
        Facing::Side => "side",
        Facing::Rear => "rear",
    });
    let part = if *turret { "turret" } else { "hull" };
    let facing =
        facing.map(|facing| format!(", the {part}'s {facing}")).unwrap_or_else(|| format!(", the {part}"));
    let armor = armor.map(|armor| format!(", AF {armor}")).unwrap_or_default();
    let hexes = if *range == 1 { "hex" } else { "hexes" };
    format!("at {range} {hexes}{facing}{armor}")
}

/// The guns under a counter that was laid; else those in the hex that the players named; else all.
fn guns(table: &Table<'_>, side: &str) -> Vec<Gun> {
    let all = armed(table, side);
    let laid: BTreeSet<&UnitId> = table.laid().iter().map(|laid| &laid.unit).chain(table.among()).collect();
    let fits = |by: By, is: &dyn Fn(&UnitId) -> bool| -> Vec<Gun> {
        let some: Vec<&(UnitId, Use)> = all.iter().filter(|(unit, _)| is(unit)).collect();
        let by = (some.len() == 1).then_some(by);
        some.into_iter().map(|(unit, with)| Gun { unit: unit.clone(), with: with.clone(), by }).collect()
    };
    let marked = fits(By::Laid, &|unit| laid.contains(unit));
    if !marked.is_empty() {
        return marked;
    }
    if let Some(from) = table.words().find_map(|said| said.from.as_deref()) {
        let hexes = table.named(from, |unit, _| all.iter().any(|(gun, _)| gun == unit));
        let there = fits(By::Words, &|unit| table.cell(unit).is_some_and(|cell| hexes.contains(&cell)));
        if !there.is_empty() {
            return there;
        }
    }
    all.into_iter().map(|(unit, with)| Gun { unit, with, by: None }).collect()
}

/// Vehicles, Guns and SW that roll To Hit.
fn armed(table: &Table<'_>, side: &str) -> Vec<(UnitId, Use)> {
    let own = table.standing().filter(|(_, row, _)| row.side == side);
    let mut all: Vec<(UnitId, Use)> = own
        .filter_map(|(unit, row, _)| match row.sort {
            Sort::Vehicle => Some((unit.clone(), Use::Weapon("MA".parse().expect("a name of letters")))),
            Sort::Gun => Some((unit.clone(), Use::Gun)),
            Sort::Personnel | Sort::Weapon | Sort::Wreck | Sort::Question | Sort::Wheel | Sort::Marker => {
                None
            }
        })
        .collect();
    let book = table.course.scenario().book;
    for arm in table.seen.arms.iter().filter(|arm| arm.works) {
        let is_ordnance = weapon(&arm.army, &arm.class, book).is_some_and(|found| found.kind.is_ordnance());
        let holder = arm.with.iter().find(|unit| table.side(unit) == Some(side) && !table.is_leader(unit));
        if let (true, Some(unit), Ok(name)) = (is_ordnance, holder, arm.class.parse()) {
            all.push((unit.clone(), Use::Sw(name)));
        }
    }
    all
}

/// Its shots at each vehicle that it may have been at, or at those on foot. A To Kill DR behind it is of a vehicle.
fn at(table: &Table<'_>, side: &str, gun: &Gun) -> Vec<Candidate> {
    let kills = table.seen.behind.kills;
    let harmed: Vec<&UnitId> = harmed(table, side).collect();
    let firers = std::slice::from_ref(&gun.unit);
    let mut all = Vec::new();
    for aim in aims(table, side, firers) {
        let there = table.at(aim.cell, side, false);
        let is_vehicle = |unit: &&UnitId| table.row(unit).is_some_and(|row| row.sort == Sort::Vehicle);
        let vehicles: Vec<UnitId> = there.iter().filter(is_vehicle).cloned().collect();
        let on_foot: Vec<UnitId> = there.iter().filter(|unit| !is_vehicle(unit)).cloned().collect();
        let hit = vehicles.iter().find(|unit| harmed.contains(unit));
        let struck: Vec<&UnitId> = match hit.filter(|_| kills) {
            Some(one) => vec![one],
            None => vehicles.iter().collect(),
        };
        let apart = struck.into_iter().map(|unit| (vec![unit.clone()], false));
        let on_foot = (!kills && !on_foot.is_empty()).then_some((on_foot, true));
        for (targets, infantry) in apart.chain(on_foot) {
            all.push(shot(table, gun, (aim.cell, aim.by), (targets, infantry)));
        }
    }
    all
}

fn shot(
    table: &Table<'_>,
    gun: &Gun,
    (cell, by): (asl_core::vocab::hex::Cell, Option<By>),
    (targets, infantry): (Vec<UnitId>, bool),
) -> Candidate {
    let map = &table.course.scenario().map;
    let fire = deed::Fire {
        firers: vec![(gun.unit.clone(), gun.with.clone())],
        directors: Vec::new(),
        hex: map.hex(cell),
        targets: targets.clone(),
        target_type: Some(if infantry { TargetType::Infantry } else { TargetType::Vehicle }),
        by: [gun.by.unwrap_or(By::Standing), by.unwrap_or(By::Standing)],
    };
    let declared = deed::fire(table.attack, mode(table, std::slice::from_ref(&gun.unit)), fire);
    let target = targets.first().cloned();
    let kills = table.seen.behind.kills;
    let ammo = table.words().find_map(|said| said.ammo);
    let struck = target.as_ref().zip(table.seen.dice.as_ref());
    let struck = struck.and_then(|(target, dice)| table.course.struck(&gun.unit, target, dice));
    let named = ammo.and_then(|ammo| ammo.parse().ok());
    let rolled = deed::to_hit(table.attack, (gun.unit.clone(), gun.with.clone()), target, (kills, named));
    let at: Vec<String> = targets.iter().map(|unit| table.shown(unit)).collect();
    let shell = ammo.map(|ammo| format!(" ({ammo})")).unwrap_or_default();
    let struck_at = struck.map(|struck| format!("; a hit strikes it {}", strikes(&struck)));
    let says = format!(
        "{} with {}{shell}, at {}{}",
        table.shown(&gun.unit),
        gun.with,
        at.join(", "),
        struck_at.unwrap_or_default()
    );
    Candidate {
        targets,
        firers: gun.by,
        aim: by,
        is_veiled: table.is_veiled(cell),
        struck,
        ..Candidate::of(vec![declared, rolled], says)
    }
}
