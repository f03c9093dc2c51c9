//! Spraying Fire: who can, and at which Locations (A7.34).

use crate::event::{FireAttack, IftResolved, UnitId};
use crate::facts::{Ctx, Shot};
use crate::state::{Attack, Resolution, Unit};
use crate::vocab::Reason;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How far a squad sprays, in hexes.
pub(crate) const SPRAYING_RANGE: u32 = 3;

/// Locations fired at: those named; ranges tell only where none is named, for a group's members may write theirs.
pub(crate) fn places(attack: &FireAttack) -> usize {
    match attack.target.locations.len() {
        0 => attack.target.ranges.len(),
        named => named,
    }
}

/// Why the Locations that are sprayed are no two with a hexside in common (A9.5), where they are not. Two of one hex have its
/// hexsides in common.
pub(crate) fn not_side_by_side(shot: &Shot<'_>) -> Option<String> {
    let named = &shot.attack.target.locations;
    match (named.as_slice(), shot.at()) {
        ([_, _], [one, other]) => {
            let apart = one.0.range(other.0) > 1;
            let twice = (one == other).then(|| format!("{} is named twice", shot.ctx.show(one.0)));
            twice.or_else(|| {
                apart.then(|| {
                    format!(
                        "{} and {} have no hexside in common",
                        shot.ctx.show(one.0),
                        shot.ctx.show(other.0)
                    )
                })
            })
        }
        ([_, _, _, ..], _) => Some(format!("it is at {} Locations", named.len())),
        (_, _) => None,
    }
}

pub(crate) fn squad_sprays(shot: &Shot<'_>) -> bool {
    let sprays = places(shot.attack) > 1 || shot.says(Reason::Spraying);
    sprays && shot.is_inherent() && shot.infantry().is_some()
}

/// Which of the Locations of an attack a line of its roll tells of: those that it names, else all.
pub(crate) fn told_of(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Vec<usize> {
    let named = |n: &usize| {
        let here = attack.at[*n];
        ift.locations.iter().any(|at| (ctx.cell(at.hex), at.level) == here)
    };
    let all = 0..attack.at.len();
    let own: Vec<usize> = all.clone().filter(named).collect();
    if own.is_empty() { all.collect() } else { own }
}

/// The first Location that a line of a roll tells of.
pub(crate) fn place_of(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> usize {
    if ift.locations.is_empty() { 0 } else { told_of(ctx, attack, ift).first().copied().unwrap_or_default() }
}

/// Where a unit stands among the Locations of an attack.
pub(crate) fn place_of_unit(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId) -> Option<usize> {
    let place = ctx.before.units.get(unit).and_then(Unit::location);
    attack.at.iter().position(|at| Some(*at) == place)
}

/// Its targets in one of its Locations.
pub(crate) fn targets_at(ctx: &Ctx<'_>, attack: &Attack, n: usize) -> Vec<UnitId> {
    let there = |id: &&UnitId| place_of_unit(ctx, attack, id) == Some(n);
    attack.targets.iter().filter(there).cloned().collect()
}

/// The line that reads the roll of an attack for this unit: one DR of Spraying Fire may have a line for each Location.
pub(crate) fn roll_for<'a>(ctx: &Ctx<'_>, attack: &'a Attack, unit: &UnitId) -> Option<&'a Resolution> {
    let first = attack.counted();
    if attack.rolls.len() < 2 {
        return first;
    }
    let place = place_of_unit(ctx, attack, unit);
    let tells = |roll: &&Resolution| {
        let own = || told_of(ctx, attack, &roll.said).into_iter().any(|n| Some(n) == place);
        !roll.said.locations.is_empty() && own()
    };
    attack.rolls.iter().find(tells).or(first)
}

/// The one DR of Spraying Fire, read for Locations of which no line before it tells (A7.34).
pub(crate) fn reads_on(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> bool {
    let own = told_of(ctx, attack, ift);
    let apart = |roll: &Resolution| {
        let told = told_of(ctx, attack, &roll.said);
        roll.said.roll == ift.roll && !told.iter().any(|n| own.contains(n))
    };
    attack.at.len() > 1 && !attack.rolls.is_empty() && attack.rolls.iter().all(apart)
}
