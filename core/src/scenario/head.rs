//! The TOML head: raw form and its resolution into a scenario. All faults are reported in one go.

use super::raw::{RawCounter, RawMp, RawWeapon};
use super::terrain::{Blaze, Entry, Obstacle, Said, Terrain};
use super::types::{UserType, Values, described};
use super::{Described, DiceScheme, House, Player, Printing, Scenario};
use crate::charts::hexside::HexsideKind;
use crate::charts::terrain::TerrainKind;
use crate::counter::{UnitDef, Vehicle, Weapon};
use crate::event::{Name, UnitId};
use crate::map::{Board, Map};
use crate::vocab::hex::{Cell, HexPair, Hexside};
use crate::vocab::num::Mp;
use crate::vocab::{BOOK_VERSION, Nation, WeaponName, refusal};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use serde::Deserialize;

/// One fault of a head.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}{message}")]
pub struct HeadError {
    /// Bytes of the head that are at fault, when known.
    pub span: Option<Range<usize>>,
    /// The key concerned, such as `units.bt7: `; empty when the message says it.
    pub path: String,
    /// What is wrong and what was expected.
    pub message: String,
}

/// The highest ELR of a side (A19.1).
const MAX_ELR: u8 = 5;

/// A SAN is met by a DR (A14.1).
const SAN: core::ops::RangeInclusive<u8> = 2..=12;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Head {
    #[serde(default)]
    name: String,
    #[serde(default)]
    id: Option<Name>,
    printing: Printing,
    #[serde(default = "declared")]
    dice: DiceScheme,
    #[serde(default)]
    theatre: Option<String>,
    #[serde(default)]
    date: Option<String>,
    #[serde(default)]
    players: BTreeMap<String, Player>,
    #[serde(default)]
    elr: BTreeMap<String, u8>,
    #[serde(default)]
    san: BTreeMap<String, u8>,
    #[serde(default)]
    boards: Vec<Board>,
    #[serde(default)]
    default_terrain: Option<RawTerrain>,
    #[serde(default)]
    terrain: BTreeMap<String, RawTerrain>,
    #[serde(default)]
    roadblocks: Vec<String>,
    #[serde(default)]
    walls: Vec<String>,
    #[serde(default)]
    hedges: Vec<String>,
    #[serde(default)]
    bocage: Vec<String>,
    #[serde(default)]
    cliffs: Vec<String>,
    #[serde(default)]
    units: BTreeMap<String, RawCounter>,
    #[serde(default)]
    types: BTreeMap<String, RawCounter>,
    #[serde(default)]
    weapons: BTreeMap<String, RawWeapon>,
    #[serde(default)]
    house: House,
    #[serde(default)]
    excerpts: bool,
}

const fn declared() -> DiceScheme {
    DiceScheme::Declared
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct RawTerrain {
    is: Vec<TerrainKind>,
    cot: Option<RawMp>,
    obstacle: Vec<Obstacle>,
    entry: Option<Entry>,
    level: Option<i8>,
    smoke: Option<RawMp>,
    wrecks: u8,
    vehicles: u8,
    motorcycles: u8,
    road: Vec<String>,
    note_d: bool,
    bog: bool,
    blaze: Option<Blaze>,
    rubble: bool,
    one_lane_bridge: bool,
    sunken_lane: bool,
}

/// Collects faults while the head is resolved.
pub(super) struct Resolver {
    map: Map,
    /// The version of the book, which pins the catalogue.
    pub(super) book: u16,
    pub(super) types: BTreeMap<String, UserType>,
    faults: Vec<HeadError>,
}

pub(super) fn read(text: &str, book: u16) -> Result<Scenario, Vec<HeadError>> {
    let head: Head = toml::from_str(text).map_err(|e| alloc::vec![toml_fault(&e)])?;
    let boards = if head.boards.is_empty() { alloc::vec![Board::sheet()] } else { head.boards.clone() };
    let map = Map::lay_out(boards).map_err(|e| alloc::vec![fault("boards: ", &e)])?;
    let mut resolver = Resolver { map, book, types: BTreeMap::new(), faults: Vec::new() };
    let scenario = resolver.scenario(head);
    resolver.faults.iter_mut().for_each(|fault| fault.span = place_of(text, &fault.path));
    if resolver.faults.is_empty() { Ok(scenario) } else { Err(resolver.faults) }
}

impl Scenario {
    /// Reads the TOML head of a game of the present version of the book.
    ///
    /// # Errors
    /// All faults of the head at once, each with its place and what was expected.
    pub fn read(head: &str) -> Result<Scenario, Vec<HeadError>> {
        Scenario::read_by(head, BOOK_VERSION)
    }

    /// Reads the TOML head of a game recorded under a version of the book: types have the values that the
    /// catalogue had in it.
    ///
    /// ```
    /// use asl_core::event::UnitId;
    /// use asl_core::scenario::Scenario;
    /// let head = "printing = \"2e\"\n[units.bt7]\nside = \"russian\"\ntype = \"BT-7 M37\"\nce = true\n";
    /// let scenario = Scenario::read_by(head, 1).unwrap();
    /// let bt7 = scenario.units[&"bt7".parse::<UnitId>().unwrap()].vehicle.as_ref().unwrap();
    /// assert_eq!((bt7.red, bt7.ce), (Some(true), Some(true)));
    /// ```
    ///
    /// # Errors
    /// As [`Scenario::read`]; also when a type is of a version that this program does not know.
    pub fn read_by(head: &str, book: u16) -> Result<Scenario, Vec<HeadError>> {
        read(head, book)
    }

    /// Words of the head that nobody knows: whoever writes it means others. A game made elsewhere is judged with them,
    /// and what depends on them stays undecided.
    #[must_use]
    pub fn strange_words(&self, head: &str) -> Vec<HeadError> {
        let nation = |def: &UnitDef| def.infantry.as_ref().and_then(|infantry| infantry.nation.clone());
        let strange = self.units.iter().filter_map(|(id, def)| {
            let word = nation(def).filter(|nation| nation.means().is_none())?;
            let path = format!("units.{id}: ");
            let message = refusal::<Nation>(word.as_str());
            Some(HeadError { span: place_of(head, &path), path, message })
        });
        strange.collect()
    }
}

/// The types that a head names, and those that it gives itself.
pub(super) struct Named {
    pub(super) named: BTreeSet<String>,
    pub(super) given: BTreeSet<String>,
}

/// What a head names; nothing when it cannot be read. Beside a class a type is words.
pub(super) fn named_types(text: &str) -> Option<Named> {
    let head: Head = toml::from_str(text).ok()?;
    let given = head.types.into_keys().collect();
    let mut counters: Vec<RawCounter> = head.units.into_values().collect();
    let of_units = counters.iter_mut().filter_map(|unit| unit.weapons.take()).collect::<Vec<_>>();
    let weapons = of_units.into_iter().chain([head.weapons]).flatten().map(|(_, RawWeapon(raw))| raw);
    let all = counters.into_iter().filter(|unit| unit.class.is_none()).chain(weapons.collect::<Vec<_>>());
    Some(Named { named: all.filter_map(|raw| raw.of_type).collect(), given })
}

/// Where a key stands in the head: behind the table's name, at the beginning of a line or of a table's head.
pub(super) fn place_of(text: &str, path: &str) -> Option<Range<usize>> {
    let path = path.strip_suffix(": ")?;
    let (table, key) = path.split_once('.').unwrap_or(("", path));
    let heads = [format!("[{path}]"), format!("[{table}.\"{key}\"]")];
    let lines = text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    });
    let mut inside = table.is_empty();
    for (start, line) in lines {
        let bare = line.trim_start();
        if bare.starts_with('[') {
            inside = bare.starts_with(&format!("[{table}]")) || table.is_empty();
        }
        let named = bare.strip_prefix(key).or_else(|| bare.strip_prefix(&format!("\"{key}\"")));
        let assigned = inside && named.is_some_and(|rest| rest.trim_start().starts_with(['=', '.']));
        if assigned || heads.iter().any(|head| bare.starts_with(head)) {
            let from = start + line.len() - bare.len();
            return Some(from..start + line.trim_end().len());
        }
    }
    None
}

pub(super) fn toml_fault(error: &toml::de::Error) -> HeadError {
    HeadError { span: error.span(), path: String::new(), message: error.message().into() }
}

fn fault(path: &str, error: &dyn fmt::Display) -> HeadError {
    HeadError { span: None, path: path.into(), message: error.to_string() }
}

impl Resolver {
    fn scenario(&mut self, head: Head) -> Scenario {
        let hexsides = self.terrain_of_hexsides(&head);
        self.types = self.types(head.types);
        Scenario {
            name: head.name,
            id: head.id,
            printing: head.printing,
            book: self.book,
            dice: head.dice,
            theatre: head.theatre,
            date: head.date,
            players: self.players(head.players),
            elr: self.elr(head.elr),
            san: self.san(head.san),
            default_terrain: head.default_terrain.map(|raw| self.terrain("default-terrain: ", raw)),
            terrain: self.terrains(head.terrain),
            hexsides,
            units: self.units(head.units),
            weapons: self.weapons("", head.weapons),
            atlas: None,
            house: head.house,
            excerpts: head.excerpts,
            map: self.map.clone(),
        }
    }

    fn keep<T, E: fmt::Display>(&mut self, path: &str, found: Result<T, E>) -> Option<T> {
        found.map_err(|e| self.faults.push(fault(path, &e))).ok()
    }

    fn players(&mut self, raw: BTreeMap<String, Player>) -> BTreeMap<Name, Player> {
        let named = raw.into_iter().filter_map(|(name, player)| {
            self.keep(&format!("players.{name}: "), name.parse::<Name>()).map(|name| (name, player))
        });
        named.collect()
    }

    fn elr(&mut self, raw: BTreeMap<String, u8>) -> BTreeMap<Name, u8> {
        let read = raw.into_iter().filter_map(|(side, elr)| {
            let path = format!("elr.{side}: ");
            if elr > MAX_ELR {
                return self.refuse(&path, format!("an ELR is a number from 0 to {MAX_ELR}"));
            }
            self.keep(&path, side.parse::<Name>()).map(|side| (side, elr))
        });
        read.collect()
    }

    fn san(&mut self, raw: BTreeMap<String, u8>) -> BTreeMap<Name, u8> {
        let read = raw.into_iter().filter_map(|(side, san)| {
            let path = format!("san.{side}: ");
            if !SAN.contains(&san) {
                return self
                    .refuse(&path, format!("a SAN is a number from {} to {}", SAN.start(), SAN.end()));
            }
            self.keep(&path, side.parse::<Name>()).map(|side| (side, san))
        });
        read.collect()
    }

    fn units(&mut self, raw: BTreeMap<String, RawCounter>) -> BTreeMap<UnitId, Described> {
        let mut units = BTreeMap::new();
        for (name, unit) in raw {
            let path = format!("units.{name}: ");
            let def = self.unit(&path, unit);
            if let (Some(id), Some(def)) = (self.keep(&path, name.parse::<UnitId>()), def) {
                units.insert(id, Arc::new(def));
            }
        }
        units
    }

    fn types(&mut self, raw: BTreeMap<String, RawCounter>) -> BTreeMap<String, UserType> {
        let read = raw.into_iter().filter_map(|(name, raw)| {
            self.keep(&format!("types.{name}: "), described(raw)).map(|found| (name, found))
        });
        read.collect()
    }

    fn unit(&mut self, path: &str, mut raw: RawCounter) -> Option<UnitDef> {
        let of_type = raw.of_type.as_deref().filter(|_| raw.class.is_none());
        let mut weapons = of_type.map_or_else(BTreeMap::new, |name| self.armament(name));
        weapons.extend(self.weapons(path, raw.weapons.take().unwrap_or_default()));
        let values = self.values(path, &raw);
        let Some(side) = raw.side.clone() else { return self.refuse(path, "a unit needs a side".into()) };
        let (vehicle, infantry) = match values {
            // Weapons given to it say that it is armed.
            Some(Values::Vehicle(printed)) if !weapons.is_empty() => {
                (Some(raw.vehicle(Vehicle { armed: Some(true), ..printed })), None)
            }
            Some(Values::Vehicle(printed)) => (Some(raw.vehicle(printed)), None),
            Some(Values::Infantry(printed)) => (None, Some(raw.infantry(printed))),
            Some(Values::Weapon(_)) | None => (None, None),
        };
        let aircraft = raw.aircraft.unwrap_or_default();
        Some(UnitDef { side, kind: raw.of_type, aircraft, vehicle, infantry, weapons })
    }

    fn weapons(&mut self, path: &str, raw: BTreeMap<String, RawWeapon>) -> BTreeMap<WeaponName, Weapon> {
        let mut weapons = BTreeMap::new();
        for (name, RawWeapon(raw)) in raw {
            let path = format!("{path}weapons.{name}: ");
            let weapon = self.weapon(&path, &raw);
            if let (Some(name), Some(weapon)) = (self.keep(&path, name.parse::<WeaponName>()), weapon) {
                weapons.insert(name, weapon);
            }
        }
        weapons
    }

    pub(super) fn refuse<T>(&mut self, path: &str, why: String) -> Option<T> {
        self.keep::<T, _>(path, Err(why))
    }

    fn terrains(&mut self, raw: BTreeMap<String, RawTerrain>) -> BTreeMap<Cell, Terrain> {
        let mut all = BTreeMap::new();
        for (name, raw) in raw {
            let path = format!("terrain.{name}: ");
            let terrain = self.terrain(&path, raw);
            if let Some(hex) = self.keep(&path, self.map.read(&name)) {
                all.insert(self.map.cell(hex), terrain);
            }
        }
        all
    }

    fn terrain(&mut self, path: &str, raw: RawTerrain) -> Terrain {
        let ground = raw.cot.is_some() || raw.entry.is_some() || raw.rubble || raw.note_d || raw.bog;
        let said = Said {
            ground: ground || !raw.is.is_empty() || !raw.obstacle.is_empty(),
            level: raw.level.is_some(),
            road: !raw.road.is_empty(),
        };
        Terrain {
            cot: raw.cot.map(|mp| mp.0),
            obstacle: raw.obstacle,
            entry: raw.entry,
            level: raw.level.unwrap_or_default(),
            said,
            smoke: raw.smoke.map_or(Mp::ZERO, |mp| mp.0),
            wrecks: raw.wrecks,
            vehicles: raw.vehicles,
            motorcycles: raw.motorcycles,
            road: self.hexsides(path, &raw.road),
            road_unclear: BTreeSet::new(),
            depression: raw.is.iter().any(|kind| kind.is_depression()),
            note_d: raw.note_d,
            bog: raw.bog,
            blaze: raw.blaze,
            rubble: raw.rubble,
            one_lane_bridge: raw.one_lane_bridge,
            sunken_lane: raw.sunken_lane,
            is: raw.is,
        }
    }

    fn terrain_of_hexsides(&mut self, head: &Head) -> BTreeMap<Hexside, HexsideKind> {
        let lists = [
            ("walls: ", &head.walls, HexsideKind::Wall),
            ("hedges: ", &head.hedges, HexsideKind::Hedge),
            ("bocage: ", &head.bocage, HexsideKind::Bocage),
            ("cliffs: ", &head.cliffs, HexsideKind::Cliff),
            ("roadblocks: ", &head.roadblocks, HexsideKind::Roadblock),
        ];
        let all = lists.into_iter().flat_map(|(path, list, kind)| {
            self.hexsides(path, list).into_iter().map(move |side| (side, kind))
        });
        all.collect()
    }

    fn hexsides(&mut self, path: &str, raw: &[String]) -> BTreeSet<Hexside> {
        raw.iter().filter_map(|text| self.keep(path, hexside(&self.map, text))).collect()
    }
}

fn hexside(map: &Map, text: &str) -> Result<Hexside, String> {
    let (a, b) = text.split_once('-').ok_or_else(|| format!("{text:?} is no hexside such as K1-L1"))?;
    let hex = |t: &str| map.read(t).map_err(|e| e.to_string());
    map.hexside(HexPair(hex(a)?, hex(b)?))
        .ok_or_else(|| format!("{text:?} is no hexside: its hexes are no neighbours"))
}
