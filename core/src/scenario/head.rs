//! The TOML head: raw form and its resolution into a scenario. All faults are reported in one go.

use super::infantry::{Infantry, InfantryKind, Quality, Weapon};
use super::terrain::{Blaze, Entry, Obstacle, Terrain};
use super::unit::{Maker, Mount, MoverClass, UnitDef, Vehicle};
use super::{DiceScheme, House, Player, Printing, Scenario};
use crate::charts::terrain::TerrainKind;
use crate::event::{Name, UnitId};
use crate::hex::{Cell, HexPair, Hexside};
use crate::map::{Board, Map};
use crate::num::{Drm, Mp};
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
    ce: Option<bool>,
    #[serde(default)]
    axis: Option<bool>,
    #[serde(default)]
    radioless: bool,
    #[serde(default)]
    aircraft: bool,
    #[serde(default)]
    open_topped: Option<bool>,
    #[serde(default)]
    armed: Option<bool>,
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

/// MP in TOML: a whole number, or a text such as "1/2", "9.5".
struct RawMp(Mp);

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

/// Collects faults while the head is resolved.
struct Resolver {
    map: Map,
    faults: Vec<HeadError>,
}

pub(super) fn read(text: &str) -> Result<Scenario, Vec<HeadError>> {
    let head: Head = toml::from_str(text).map_err(|e| alloc::vec![toml_fault(&e)])?;
    let boards = if head.boards.is_empty() { alloc::vec![Board::sheet()] } else { head.boards.clone() };
    let map = Map::lay_out(boards).map_err(|e| alloc::vec![fault("boards: ", &e)])?;
    let mut resolver = Resolver { map, faults: Vec::new() };
    let scenario = resolver.scenario(head);
    if resolver.faults.is_empty() { Ok(scenario) } else { Err(resolver.faults) }
}

fn toml_fault(error: &toml::de::Error) -> HeadError {
    HeadError { span: error.span(), path: String::new(), message: error.message().into() }
}

fn fault(path: &str, error: &dyn fmt::Display) -> HeadError {
    HeadError { span: None, path: path.into(), message: error.to_string() }
}

impl Resolver {
    fn scenario(&mut self, head: Head) -> Scenario {
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
        let needless = raw.class.is_none() && (raw.mp.is_some() || raw.afv.is_some() || raw.red_mp.is_some());
        if needless {
            self.keep::<(), _>(
                path,
                Err(
                    "vehicle values need a class (tracked, halftrack, armored-car, truck, motorcycle, wagon)",
                ),
            );
        }
        let infantry = infantry(&raw).filter(|_| raw.class.is_none());
        let vehicle = raw.class.map(|class| Vehicle {
            class,
            afv: raw.afv.unwrap_or(false),
            mp: raw.mp.map(|mp| mp.0),
            water_mp: raw.water_mp.map(|mp| mp.0),
            red: raw.red_mp,
            reverse: raw.reverse,
            maker: raw.maker,
            mount: raw.mount,
            ce: raw.ce,
            axis: raw.axis,
            radioless: raw.radioless,
            open_topped: raw.open_topped,
            armed: raw.armed,
        });
        let weapons = self.weapons(path, raw.weapons);
        UnitDef { side: raw.side, kind: raw.kind, aircraft: raw.aircraft, vehicle, infantry, weapons }
    }

    fn weapons(&mut self, path: &str, raw: BTreeMap<String, Weapon>) -> BTreeMap<Name, Weapon> {
        let named = raw.into_iter().filter_map(|(name, weapon)| {
            self.keep(&format!("{path}weapons.{name}: "), name.parse::<Name>()).map(|name| (name, weapon))
        });
        named.collect()
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
