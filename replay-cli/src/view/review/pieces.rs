//! What stands where, hex by hex, as it changes.

use super::map::Cells;
use crate::view::show;
use asl_core::audit::Game;
use asl_core::counter::UnitDef;
use asl_core::map::corner;
use asl_core::state::{Place, State, Turret, Unit};
use asl_core::vocab::InfantryKind;
use asl_core::vocab::hex::{Bypass, Cell};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A counter on the map.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct CounterRow {
    /// The unit.
    pub unit: String,
    /// Its type.
    pub kind: String,
    /// `vehicle`, `leader`, `squad`, `hs`, `crew`, `hero`, `gun` or `unit`.
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

/// The stack of a hex; empty when nothing is left.
#[derive(JsonSchema, Serialize, Debug)]
pub struct StackRow {
    /// The hex, by its place in the list of the map.
    pub hex: u32,
    /// Its counters, the lowest first.
    pub counters: Vec<CounterRow>,
}

/// The stacks as they stand.
pub(super) struct Pieces<'a> {
    cells: &'a Cells,
    stacks: BTreeMap<u32, Vec<CounterRow>>,
}

impl Pieces<'_> {
    pub(super) fn of(cells: &Cells) -> Pieces<'_> {
        Pieces { cells, stacks: BTreeMap::new() }
    }

    /// The stacks that are others than they were.
    pub(super) fn changed(&mut self, game: &Game, state: &State) -> Vec<StackRow> {
        let mut now: BTreeMap<u32, Vec<CounterRow>> = BTreeMap::new();
        for (id, unit) in state.units.iter().filter(|(_, unit)| !unit.eliminated) {
            let Some(hex) = unit.place.cell().and_then(|cell| self.cells.number(cell)) else { continue };
            let def = game.scenario.units.get(unit.like.as_ref().unwrap_or(id)).map(|def| &**def);
            now.entry(hex).or_default().push(counter(id.as_str(), unit, def));
        }
        let gone = self.stacks.keys().filter(|hex| !now.contains_key(hex));
        let gone: Vec<StackRow> = gone.map(|hex| StackRow { hex: *hex, counters: Vec::new() }).collect();
        let is_new = |(hex, stack): &(&u32, &Vec<CounterRow>)| self.stacks.get(hex) != Some(stack);
        let new = now.iter().filter(is_new);
        let row =
            |(hex, counters): (&u32, &Vec<CounterRow>)| StackRow { hex: *hex, counters: counters.clone() };
        let rows = gone.into_iter().chain(new.map(row)).collect();
        self.stacks = now;
        rows
    }
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
        sort: sort(def),
        nation: def.and_then(nation).unwrap_or_else(|| side.clone()),
        side,
        vca: unit.place.facing().map(spine),
        tca,
        bypass: if let Place::Bypass(bypass) = unit.place { Some(beside(bypass)) } else { None },
        status: show::statuses(unit, def),
    }
}

/// From the centre of its hex to the middle of the hexside.
fn beside(bypass: Bypass) -> [i32; 2] {
    let origin = Cell { x: 0, y: 0 };
    let across = bypass.side.across(bypass.hex).and_then(|other| bypass.hex.dir_to(other));
    let middle = across.map_or(corner(origin, 0), |dir| asl_core::map::middle(origin, dir));
    [middle.x, middle.y]
}

fn sort(def: Option<&UnitDef>) -> &'static str {
    let Some(def) = def else { return "unit" };
    if def.vehicle.is_some() {
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
