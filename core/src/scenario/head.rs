//! The TOML head: raw form and its resolution into a scenario. All faults are reported in one go.

use super::infantry::{Infantry, InfantryKind, Quality, Weapon};
use super::terrain::{Blaze, Entry, Obstacle, Terrain};
use super::types::{RawType, VehicleType};
use super::unit::{Maker, Mount, MoverClass, UnitDef, Vehicle};
use super::{DiceScheme, House, Player, Printing, Scenario};
use crate::catalogue;
use crate::charts::terrain::TerrainKind;
use crate::event::{Name, UnitId};
use crate::hex::{Cell, HexPair, Hexside};
use crate::map::{Board, Map};
use crate::nearest::nearest;
use crate::num::{Drm, Mp};
use crate::rules::BOOK_VERSION;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use serde::Deserialize;
use serde::de::{Deserializer, Visitor};

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Head {
    #[serde(default)]
    name: String,
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
    units: BTreeMap<String, RawUnit>,
    #[serde(default)]
    types: BTreeMap<String, RawType>,
    #[serde(default)]
    weapons: BTreeMap<String, Weapon>,
    #[serde(default)]
    house: House,
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
    level: i8,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawUnit {
    side: Name,
    #[serde(default, rename = "type")]
    kind: Option<String>,
    #[serde(default)]
    class: Option<MoverClass>,
    #[serde(default)]
    afv: Option<bool>,
    #[serde(default)]
    mp: Option<RawMp>,
    #[serde(default)]
    water_mp: Option<RawMp>,
    #[serde(default)]
    red_mp: Option<bool>,
    #[serde(default)]
    reverse: Option<u8>,
    #[serde(default)]
    maker: Option<Maker>,
    #[serde(default)]
    mount: Option<Mount>,
    #[serde(default)]
    gyro: Option<bool>,
    #[serde(default)]
    armor: Option<super::Armor>,
    #[serde(default)]
    ce: Option<bool>,
    #[serde(default)]
    axis: Option<bool>,
    #[serde(default)]
    radioless: Option<bool>,
    #[serde(default)]
    aircraft: bool,
    #[serde(default)]
    open_topped: Option<bool>,
    #[serde(default)]
    armed: Option<bool>,
    #[serde(default)]
    carries: Option<bool>,
    #[serde(default)]
    crew_morale: Option<u8>,
    #[serde(default)]
    inexperienced_crew: Option<String>,
    #[serde(default, rename = "kind")]
    what: Option<InfantryKind>,
    #[serde(default)]
    fp: Option<u8>,
    #[serde(default)]
    range: Option<u8>,
    #[serde(default)]
    morale: Option<u8>,
    #[serde(default)]
    broken_morale: Option<u8>,
    #[serde(default)]
    leadership: Option<i16>,
    #[serde(default)]
    assault: bool,
    #[serde(default)]
    spraying: bool,
    #[serde(default)]
    quality: Option<Quality>,
    #[serde(default)]
    inexperienced: bool,
    #[serde(default)]
    nation: Option<Name>,
    #[serde(default)]
    commissar: bool,
    #[serde(default)]
    sw: Option<Vec<Name>>,
    #[serde(default)]
    weapons: BTreeMap<String, Weapon>,
}

impl RawUnit {
    /// Does it say anything that only a vehicle has?
    fn has_values(&self) -> bool {
        let figures = self.mp.is_some() || self.water_mp.is_some() || self.reverse.is_some();
        let marks = [self.afv, self.red_mp, self.ce, self.axis, self.radioless];
        figures || self.maker.is_some() || self.mount.is_some() || marks.iter().any(Option::is_some)
    }
}

/// MP in TOML: a whole number, or a text such as "1/2", "9.5".
pub(super) struct RawMp(pub(super) Mp);

impl<'de> Deserialize<'de> for RawMp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawMp, D::Error> {
        struct AsMp;
        impl Visitor<'_> for AsMp {
            type Value = RawMp;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("MP: a whole number, or a text such as \"1/2\" or \"9.5\"")
            }
            fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<RawMp, E> {
                let fits = i32::try_from(n).ok().filter(|n| (0..=Mp::MAX_WHOLE).contains(n));
                fits.map(|n| RawMp(Mp::whole(n))).ok_or_else(|| E::custom(format!("{n} MP are out of range")))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<RawMp, E> {
                text.parse().map(RawMp).map_err(E::custom)
            }
        }
        from.deserialize_any(AsMp)
    }
}

const NEEDS_CLASS: &str =
    "vehicle values need a class (tracked, halftrack, armored-car, truck, motorcycle, wagon) or a known type";

/// Collects faults while the head is resolved.
struct Resolver {
    map: Map,
    /// The version of the book, which pins the catalogue.
    book: u16,
    types: BTreeMap<String, VehicleType>,
    faults: Vec<HeadError>,
}

pub(super) fn read(text: &str, book: u16) -> Result<Scenario, Vec<HeadError>> {
    let head: Head = toml::from_str(text).map_err(|e| alloc::vec![toml_fault(&e)])?;
    let boards = if head.boards.is_empty() { alloc::vec![Board::sheet()] } else { head.boards.clone() };
    let map = Map::lay_out(boards).map_err(|e| alloc::vec![fault("boards: ", &e)])?;
    let mut resolver = Resolver { map, book, types: BTreeMap::new(), faults: Vec::new() };
    let scenario = resolver.scenario(head);
    resolver.faults.iter_mut().for_each(|fault| fault.span = place(text, &fault.path));
    if resolver.faults.is_empty() { Ok(scenario) } else { Err(resolver.faults) }
}

/// Where a key stands in the head: behind the table's name, at the beginning of a line or of a table's head.
fn place(text: &str, path: &str) -> Option<Range<usize>> {
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
        self.types = head.types.into_iter().map(|(name, raw)| (name, raw.into())).collect();
        Scenario {
            name: head.name,
            printing: head.printing,
            dice: head.dice,
            theatre: head.theatre,
            date: head.date,
            players: self.players(head.players),
            default_terrain: head.default_terrain.map(|raw| self.terrain("default-terrain: ", raw)),
            terrain: self.terrains(head.terrain),
            roadblocks: self.hexsides("roadblocks: ", &head.roadblocks),
            walls: self.hexsides("walls: ", &head.walls),
            units: self.units(head.units),
            weapons: self.weapons("", head.weapons),
            house: head.house,
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

    fn units(&mut self, raw: BTreeMap<String, RawUnit>) -> BTreeMap<UnitId, UnitDef> {
        let mut units = BTreeMap::new();
        for (name, unit) in raw {
            let path = format!("units.{name}: ");
            let def = self.unit(&path, unit);
            if let Some(id) = self.keep(&path, name.parse::<UnitId>()) {
                units.insert(id, def);
            }
        }
        units
    }

    fn unit(&mut self, path: &str, raw: RawUnit) -> UnitDef {
        let infantry = infantry(&raw).filter(|_| raw.class.is_none());
        let vehicle = match (raw.class, &raw.kind) {
            (Some(class), _) => Some(Vehicle::unknown(class)),
            (None, Some(kind)) if infantry.is_none() => self.of_type(path, kind, raw.has_values()),
            (None, None) if raw.has_values() => self.refuse(path, NEEDS_CLASS.into()),
            (None, _) => None,
        };
        let vehicle = vehicle.map(|printed| Vehicle {
            class: printed.class,
            afv: raw.afv.unwrap_or(printed.afv),
            mp: raw.mp.map(|mp| mp.0).or(printed.mp),
            water_mp: raw.water_mp.map(|mp| mp.0).or(printed.water_mp),
            red: raw.red_mp.or(printed.red),
            reverse: raw.reverse.or(printed.reverse),
            maker: raw.maker.or(printed.maker),
            mount: raw.mount.or(printed.mount),
            gyro: raw.gyro.unwrap_or(printed.gyro),
            armor: raw.armor.or(printed.armor),
            ce: raw.ce.or(printed.ce),
            axis: raw.axis.or(printed.axis),
            radioless: raw.radioless.unwrap_or(printed.radioless),
            open_topped: raw.open_topped.or(printed.open_topped),
            armed: raw.armed.or(printed.armed),
            carries: raw.carries.or(printed.carries),
            crew_morale: raw.crew_morale.or(printed.crew_morale),
            inexperienced_crew: raw.inexperienced_crew.or(printed.inexperienced_crew),
        });
        let mut weapons =
            raw.kind.as_deref().filter(|_| raw.class.is_none()).map_or_else(BTreeMap::new, |k| self.arms(k));
        weapons.extend(self.weapons(path, raw.weapons));
        UnitDef { side: raw.side, kind: raw.kind, aircraft: raw.aircraft, vehicle, infantry, weapons }
    }

    fn weapons(&mut self, path: &str, raw: BTreeMap<String, Weapon>) -> BTreeMap<Name, Weapon> {
        let named = raw.into_iter().filter_map(|(name, weapon)| {
            self.keep(&format!("{path}weapons.{name}: "), name.parse::<Name>()).map(|name| (name, weapon))
        });
        named.collect()
    }

    /// The weapons of a type: the head's, or the catalogue's.
    fn arms(&self, kind: &str) -> BTreeMap<Name, Weapon> {
        match self.types.get(kind) {
            Some(described) => described.weapons.clone(),
            None => catalogue::armament(kind, self.book),
        }
    }

    fn refuse<T>(&mut self, path: &str, why: String) -> Option<T> {
        self.keep::<T, _>(path, Err(why))
    }

    /// The printed values of a type: the head's, or the catalogue's. A type that is neither, and no misspelt one, is
    /// words for the reader when nothing beside it speaks of a vehicle.
    fn of_type(&mut self, path: &str, kind: &str, has_values: bool) -> Option<Vehicle> {
        if let Some(described) = self.types.get(kind) {
            return Some(described.vehicle.clone());
        }
        if let Some(entry) = catalogue::entry(kind, self.book) {
            return self.of_catalogue(path, entry);
        }
        match (self.nearest_type(kind), has_values) {
            (None, false) => None,
            (None, true) => self.refuse(path, format!("{kind:?} is no type of the catalogue: {NEEDS_CLASS}")),
            (Some(near), _) => self.refuse(
                path,
                format!(
                    "{kind:?} is no type of the catalogue; the nearest is {near:?} (a vehicle of another type \
                     needs a class or a table [types.{kind:?}])"
                ),
            ),
        }
    }

    /// A later program may have corrected its catalogue: then only that one can tell what the log was played by.
    fn of_catalogue(&mut self, path: &str, entry: &catalogue::Entry) -> Option<Vehicle> {
        if self.book <= BOOK_VERSION {
            return Some(entry.vehicle());
        }
        let book = self.book;
        self.refuse(
            path,
            format!("the values of {:?} are those of version {book} of the book, and this program has version {BOOK_VERSION}: use a newer asl-replay", entry.name),
        )
    }

    /// Strength factors such as `4-6-7` are no misspelt vehicle.
    fn nearest_type(&self, kind: &str) -> Option<String> {
        if !kind.chars().any(char::is_alphabetic) {
            return None;
        }
        let own = self.types.keys().map(String::as_str);
        nearest(kind, own.chain(catalogue::of_book(self.book).map(|entry| entry.name)))
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
        Terrain {
            is: raw.is,
            cot: raw.cot.map(|mp| mp.0),
            obstacle: raw.obstacle,
            entry: raw.entry,
            level: raw.level,
            smoke: raw.smoke.map_or(Mp::ZERO, |mp| mp.0),
            wrecks: raw.wrecks,
            vehicles: raw.vehicles,
            motorcycles: raw.motorcycles,
            road: self.hexsides(path, &raw.road),
            note_d: raw.note_d,
            bog: raw.bog,
            blaze: raw.blaze,
            rubble: raw.rubble,
            one_lane_bridge: raw.one_lane_bridge,
            sunken_lane: raw.sunken_lane,
        }
    }

    fn hexsides(&mut self, path: &str, raw: &[String]) -> BTreeSet<Hexside> {
        raw.iter().filter_map(|text| self.keep(path, hexside(&self.map, text))).collect()
    }
}

/// Values said apart from the type come before those that it states.
fn infantry(raw: &RawUnit) -> Option<Infantry> {
    let of_type = raw.kind.as_deref().and_then(Infantry::of_type);
    let base = of_type.or_else(|| raw.what.map(|_| Infantry::default()))?;
    Some(Infantry {
        kind: raw.what.or(base.kind),
        fp: raw.fp.or(base.fp),
        range: raw.range.or(base.range),
        morale: raw.morale.or(base.morale),
        broken_morale: raw.broken_morale,
        leadership: raw.leadership.map(Drm).or(base.leadership),
        assault: raw.assault,
        spraying: raw.spraying,
        quality: raw.quality,
        inexperienced: raw.inexperienced,
        nation: raw.nation.clone(),
        commissar: raw.commissar,
        sw: raw.sw.clone(),
    })
}

fn hexside(map: &Map, text: &str) -> Result<Hexside, String> {
    let (a, b) = text.split_once('-').ok_or_else(|| format!("{text:?} is no hexside such as K1-L1"))?;
    let hex = |t: &str| map.read(t).map_err(|e| e.to_string());
    map.hexside(HexPair(hex(a)?, hex(b)?))
        .ok_or_else(|| format!("{text:?} is no hexside: its hexes are no neighbours"))
}
