//! What stands where, hex by hex, as it changes.

use super::map::Cells;
use crate::view::show;
use asl_core::audit::Game;
use asl_core::counter::UnitDef;
use asl_core::event::UnitId;
use asl_core::map::corner;
use asl_core::state::{Place, SharedSet, State, Turret, Unit, Units};
use asl_core::vocab::InfantryKind;
use asl_core::vocab::hex::{Bypass, Cell};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A counter on the map.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct CounterRow {
    /// The unit.
    pub unit: String,
    /// Its type.
    pub kind: String,
    /// `vehicle`, `wreck`, `leader`, `squad`, `hs`, `crew`, `hero`, `gun` or `unit`.
    pub sort: &'static str,
    /// Its side.
    pub side: String,
    /// Its nation, where its counter or its side tells one.
    pub nation: String,
    /// The hexspine of its VCA, 0 to 5, clockwise from the one between north and north-east.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vca: Option<u8>,
    /// That of its TCA, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tca: Option<u8>,
    /// In Bypass: the middle of its hexside, from the centre of its hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bypass: Option<[i32; 2]>,
    /// Statuses and counters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub status: Vec<String>,
}

impl CounterRow {
    /// A marker that lies on a unit of a side.
    #[must_use]
    pub fn marker(word: &str, side: &str) -> CounterRow {
        CounterRow {
            unit: String::new(),
            kind: word.to_owned(),
            sort: "marker",
            side: String::new(),
            nation: side.to_owned(),
            vca: None,
            tca: None,
            bypass: None,
            status: Vec::new(),
        }
    }
}

/// The stack of a hex; empty when nothing is left.
#[derive(JsonSchema, Serialize, Debug)]
pub struct StackRow {
    /// The hex, by its place in the list of the map.
    pub hex: u32,
    /// Its counters, the lowest first; of a stack without end the uppermost.
    pub counters: Vec<CounterRow>,
    /// SMOKE placed in play lies on it.
    #[serde(skip_serializing_if = "is_not")]
    pub smoke: bool,
    /// How many more lie below them.
    #[serde(skip_serializing_if = "is_none")]
    pub below: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_none(n: &usize) -> bool {
    *n == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_not(is: &bool) -> bool {
    !*is
}

/// So many counters of a stack are told: no real one is as high, and a log may hold any.
const MOST_TOLD: usize = 24;

/// What stands where.
pub(super) struct Pieces<'a> {
    cells: &'a Cells,
    /// Each unit as it was, with its hex.
    units: BTreeMap<UnitId, (Unit, Option<u32>)>,
    stacks: BTreeMap<u32, Vec<UnitId>>,
    /// Hexes with SMOKE.
    smoke: BTreeSet<u32>,
    /// The position that was told last: what is the same is not looked at again.
    last: Units,
    smoked: SharedSet<Cell>,
}

impl Pieces<'_> {
    pub(super) fn of(cells: &Cells) -> Pieces<'_> {
        Pieces {
            cells,
            units: BTreeMap::new(),
            stacks: BTreeMap::new(),
            smoke: BTreeSet::new(),
            last: Units::default(),
            smoked: SharedSet::default(),
        }
    }

    /// The stacks of the hexes in which a unit has changed, has come, or which one has left.
    pub(super) fn changed(&mut self, game: &Game, state: &State) -> Vec<StackRow> {
        let mut hexes = self.smoked(state);
        let last = std::mem::replace(&mut self.last, state.units.clone());
        for (id, unit) in state.units.changed(&last) {
            let was = self.units.get(id);
            if was.is_some_and(|(was, _)| was == unit) {
                continue;
            }
            let old = was.and_then(|(_, hex)| *hex);
            let cell = unit.place.cell().filter(|_| !unit.eliminated || is_vehicle(def(game, id, unit)));
            let new = cell.and_then(|cell| self.cells.number(cell));
            self.units.insert(id.clone(), (unit.clone(), new));
            hexes.extend(old.into_iter().chain(new));
            if old == new {
                continue;
            }
            if let Some(stack) = old.and_then(|hex| self.stacks.get_mut(&hex)) {
                stack.retain(|other| other != id);
            }
            if let Some(hex) = new {
                self.stacks.entry(hex).or_default().push(id.clone());
            }
        }
        hexes.into_iter().map(|hex| self.stack(game, hex)).collect()
    }

    /// Hexes on which SMOKE has come to lie, or lies no more.
    fn smoked(&mut self, state: &State) -> BTreeSet<u32> {
        if state.smoke == self.smoked {
            return BTreeSet::new();
        }
        self.smoked = state.smoke.clone();
        let smoke: BTreeSet<u32> = state.smoke.iter().filter_map(|cell| self.cells.number(*cell)).collect();
        let hexes = smoke.symmetric_difference(&self.smoke).copied().collect();
        self.smoke = smoke;
        hexes
    }

    fn stack(&self, game: &Game, hex: u32) -> StackRow {
        let units = self.stacks.get(&hex).map(Vec::as_slice).unwrap_or_default();
        let below = units.len().saturating_sub(MOST_TOLD);
        let row = |id: &UnitId| {
            let (unit, _) = self.units.get(id)?;
            Some(counter(id.as_str(), unit, def(game, id, unit)))
        };
        let counters = units[below..].iter().filter_map(row).collect();
        StackRow { hex, counters, smoke: self.smoke.contains(&hex), below }
    }
}

fn def<'g>(game: &'g Game, id: &UnitId, unit: &Unit) -> Option<&'g UnitDef> {
    game.scenario.units.get(unit.like.as_ref().unwrap_or(id)).map(|def| &**def)
}

fn is_vehicle(def: Option<&UnitDef>) -> bool {
    def.is_some_and(|def| def.vehicle.is_some())
}

fn counter(id: &str, unit: &Unit, def: Option<&UnitDef>) -> CounterRow {
    let spine = |spine: asl_core::vocab::hex::Spine| u8::try_from(spine.index()).unwrap_or(0);
    let tca = match unit.turret {
        Some(Turret::Spine(turret)) if unit.place.facing() != Some(turret) => Some(spine(turret)),
        Some(Turret::Spine(_) | Turret::Facing(_)) | None => None,
    };
    let side = def.map(|def| def.side.to_string()).unwrap_or_default();
    CounterRow {
        unit: id.to_owned(),
        kind: def.and_then(|def| def.kind.clone()).unwrap_or_default(),
        sort: if unit.eliminated { "wreck" } else { sort(def) },
        nation: def.and_then(nation).unwrap_or_else(|| side.clone()),
        side,
        vca: unit.place.facing().map(spine),
        tca,
        bypass: if let Place::Bypass(bypass) = unit.place { Some(beside(bypass)) } else { None },
        status: if unit.eliminated { Vec::new() } else { show::statuses(unit, def) },
    }
}

/// From the centre of its hex to the middle of the hexside.
pub(super) fn beside(bypass: Bypass) -> [i32; 2] {
    let origin = Cell { x: 0, y: 0 };
    let across = bypass.side.across(bypass.hex).and_then(|other| bypass.hex.dir_to(other));
    let middle = across.map_or(corner(origin, 0), |dir| asl_core::map::middle(origin, dir));
    [middle.x, middle.y]
}

pub(super) fn sort(def: Option<&UnitDef>) -> &'static str {
    let Some(def) = def else { return "unit" };
    if is_vehicle(Some(def)) {
        return "vehicle";
    }
    match def.infantry.as_ref().and_then(|infantry| infantry.kind) {
        Some(InfantryKind::Squad) => "squad",
        Some(InfantryKind::Hs) => "hs",
        Some(InfantryKind::Crew) => "crew",
        Some(InfantryKind::Leader) => "leader",
        Some(InfantryKind::Hero) => "hero",
        Some(InfantryKind::Cavalry) | None => "unit",
    }
}

/// What the counter tells of its nation.
fn nation(def: &UnitDef) -> Option<String> {
    let of_infantry = def.infantry.as_ref().and_then(|infantry| infantry.nation.as_ref());
    of_infantry.map(ToString::to_string)
}
