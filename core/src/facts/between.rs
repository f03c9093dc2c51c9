//! The counters between the two ends of a LOS, and what they do to it: vehicles and wrecks (D9.4), SMOKE, Blazes (A24). One
//! answer for the rules and for whoever looks.

use crate::counter::Vehicle;
use crate::event::UnitId;
use crate::map::{Floor, Sight, Spot, Verdict};
use crate::meter::CHECKED;
use crate::scenario::Scenario;
use crate::state::{Place, State, Unit};
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Mp};
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What stands in one hex of a LOS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hinders {
    /// The hex.
    pub cell: Cell,
    /// What stands there, in words.
    pub by: String,
    /// What it adds; `None` where the log does not tell.
    pub drm: Option<Drm>,
}

/// So many Hindrances block (B.10).
const BLOCKS: usize = 6;

/// The counters of a position that hinder a LOS, or may, in the order of the thread; `level` is the base level of a hex.
#[must_use]
pub fn between(
    scenario: &Scenario,
    at: &State,
    level: impl Fn(Cell) -> Option<i8>,
    sight: &Sight,
    ends: [Spot; 2],
) -> Vec<Hinders> {
    let mut all = Vec::new();
    let has_smoke = !at.smoke.is_empty() || !scenario.terrain.is_empty();
    for cell in &sight.crossed {
        if has_smoke {
            all.extend(smoke(scenario, at, *cell));
        }
        let inside = ends.iter().all(|end| end.cell != *cell);
        let counter = if inside { vehicles(scenario, at, *cell) } else { None };
        // Over and under it, from another level, a vehicle hinders nothing.
        let same = || ends.iter().all(|end| height(&level, *end) == level(*cell).map(i32::from));
        all.extend(counter.filter(|_| same()));
    }
    all
}

/// The Hindrance of terrain and counters together: `None` where a counter leaves it open, `Some(None)` where there is no
/// LOS left. Two at one range count once.
#[must_use]
pub fn hindrance_with(sight: &Sight, counters: &[Hinders], from: Cell) -> Option<Option<Drm>> {
    let terrain = match sight.verdict {
        Verdict::Blocked(_) => return Some(None),
        Verdict::Clear => 0,
        Verdict::Hindered(n) => usize::from(n),
    };
    let known: Vec<Drm> = counters.iter().map(|counter| counter.drm).collect::<Option<_>>()?;
    let by_terrain: BTreeSet<u32> = sight.hindrances.iter().map(|(cell, _)| cell.range(from)).collect();
    let vehicles = counters.iter().map(|counter| counter.cell.range(from));
    let more: BTreeSet<u32> = vehicles.filter(|range| !by_terrain.contains(range)).collect();
    assert!(!CHECKED || known.iter().all(|drm| *drm == Drm(1)), "a vehicle adds one");
    let sum = terrain + more.len();
    Some((sum < BLOCKS).then(|| Drm(i16::try_from(sum).unwrap_or_default())))
}

/// The level of an end.
fn height(level: &impl Fn(Cell) -> Option<i8>, end: Spot) -> Option<i32> {
    let ground = i32::from(level(end.cell)?);
    match end.floor {
        Floor::Ground => Some(ground),
        Floor::Level(n) => Some(ground + i32::from(n)),
        Floor::Rooftop => None,
    }
}

/// Dispersed or not, of what it comes: the log does not tell what it adds.
fn smoke(scenario: &Scenario, at: &State, cell: Cell) -> Option<Hinders> {
    let listed = scenario.terrain.get(&cell).is_some_and(|t| t.blaze.is_some() || t.smoke > Mp::ZERO);
    (listed || at.smoke.contains(&cell)).then(|| Hinders {
        cell,
        by: "SMOKE or a Blaze (A24, B25)".into(),
        drm: None,
    })
}

/// It entered a hex in this Player Turn, or was in Motion in it (C.8), and did not become a wreck.
fn is_moving(unit: &Unit) -> bool {
    let motion = unit.mph.began_in_motion || unit.motion.is_some() || unit.halted_in_motion;
    !unit.eliminated && (unit.mph.entered_hex || motion)
}

/// The AFV inside a hex: one, however many. Those in Bypass hinder only across their hexside; of vehicles that are no AFV this
/// book does not speak, and whether a wreck burns is not kept.
fn vehicles(scenario: &Scenario, at: &State, cell: Cell) -> Option<Hinders> {
    let of = |id: &UnitId| {
        let unit = at.units.get(id)?;
        let def = scenario.units.get(unit.like.as_ref().unwrap_or(id))?;
        Some((unit, def.vehicle.as_ref()?))
    };
    let there = at.units_at(cell).into_iter().filter_map(|(id, _)| Some((id, of(id)?)));
    // No Hindrance is what moves (D9.4).
    let there: Vec<_> = there.filter(|(_, (unit, _))| scenario.book < 2 || !is_moving(unit)).collect();
    let hinders = |(unit, vehicle): &(&Unit, &Vehicle)| {
        let along = unit.mph.entered_hexside && scenario.book >= 2;
        vehicle.afv && !unit.eliminated && matches!(unit.place, Place::In(..)) && !along
    };
    let mut names: Vec<String> =
        there.iter().filter(|(_, found)| hinders(found)).map(|(id, _)| id.to_string()).collect();
    let listed = scenario.terrain.get(&cell).map_or(0, |terrain| terrain.wrecks + terrain.vehicles);
    if listed > 0 {
        names.push("wrecks and vehicles of the head".into());
    }
    if !names.is_empty() {
        return Some(Hinders { cell, by: alloc::format!("{} (D9.4)", names.join(", ")), drm: Some(Drm(1)) });
    }
    let (id, _) = there.first()?;
    Some(Hinders {
        cell,
        by: alloc::format!("{id}: in Bypass, no AFV, or a wreck that may burn (D9.4)"),
        drm: None,
    })
}
