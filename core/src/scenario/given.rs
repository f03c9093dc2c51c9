//! What a game is played with, as the head of its log gives it: ready to be judged by.

use super::{Atlas, Terrain, Unsure};
use crate::charts::hexside::HexsideKind;
use crate::counter::{UnitDef, Weapon};
use crate::event::{Name, UnitId};
use crate::map::Map;
use crate::vocab::hex::{Cell, Hexside};
use crate::vocab::{BOOK_VERSION, WeaponName};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::sync::Arc;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The printing of the rules a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Printing {
    /// The earlier printing.
    #[serde(rename = "1e")]
    First,
    /// The later printing.
    #[serde(rename = "2e")]
    Second,
}

impl fmt::Display for Printing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Printing::First => "1e",
            Printing::Second => "2e",
        })
    }
}

/// How the dice of a game are backed (chosen in record 0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiceScheme {
    /// Honour.
    Declared,
    /// Honour, with VASL's counters.
    Vasl,
    /// Both players' shares.
    Shares,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The side that the player plays; absent for a director.
    #[serde(default)]
    pub side: Option<Name>,
    /// The player's public key, the verifier key of a C2SP signed note: `NAME+HASH+KEY`. Text here: whether it is any
    /// good is a question to whoever verifies signatures.
    #[serde(default)]
    pub key: Option<String>,
}

/// Readings that players may choose against the recommended ones (the table `[house]`); each off by default. The
/// ids are those of the ledger of D2 and of the readings A1 to A28.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct House {
    /// `wrecks-in-woods-double`: in woods each wreck or vehicle costs double again (D2.14-woods-double).
    pub wrecks_in_woods_double: bool,
    /// `woods-road-turn-four`: a hull turn across a non-road hexside of a woods-road costs four MP instead of two
    /// (D2.11-vca-cost-woods-road, A7).
    pub woods_road_turn_four: bool,
    /// `windows-recorded`: every MP expenditure needs a recorded answer of the DEFENDER (D2.1-df-window); else a log
    /// without one means that the DEFENDER passed.
    pub windows_recorded: bool,
    /// `vbm-wrecks-doubled`: VBM doubles the price of wrecks and vehicles too, instead of the terrain's alone
    /// (D2.3-extras-doubled, A3).
    pub vbm_wrecks_doubled: bool,
    /// `vbm-smoke-once`: SMOKE is paid on the first hexside of a hex alone, instead of on each (D2.3-per-hexside,
    /// A3).
    pub vbm_smoke_once: bool,
    /// `vbm-climb-each-hexside`: a rise is paid on each hexside of the higher hex, instead of on the first
    /// (D2.3-per-hexside, A3).
    pub vbm_climb_each_hexside: bool,
    /// The Incremental IFT is used (A7.37).
    pub iift: bool,
    /// A Final DR of exactly half the Kill Number burns a vehicle too (A7.308-less-than-half-burns).
    pub half_kill_burns: bool,
}

/// What a scenario says of a unit; positions hold on to it.
pub type Described = Arc<UnitDef>;

/// A scenario, ready to be judged by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Its name.
    pub name: String,
    /// A mark drawn at random for one game, so that no two games are alike.
    pub id: Option<Name>,
    /// The printing of the rules.
    pub printing: Printing,
    /// The version of the book that judges it: the one that it was recorded under, unless another is asked for.
    pub book: u16,
    /// How dice are backed.
    pub dice: DiceScheme,
    /// The theatre, such as `North Africa` (D2.52).
    pub theatre: Option<String>,
    /// The day, `YYYY-MM-DD` (D2.52).
    pub date: Option<String>,
    /// The players by name.
    pub players: BTreeMap<Name, Player>,
    /// The ELR of a side, 0 to 5 (A19.1); a side that is not listed has one that the game does not tell.
    pub elr: BTreeMap<Name, u8>,
    /// The Sniper Activation Number of a side, 2 to 12 (A14.1); a side that is not listed has one that the game does not tell.
    pub san: BTreeMap<Name, u8>,
    /// The map.
    pub map: Map,
    /// Terrain of a hex that is not listed; absent when nothing is known of it.
    pub default_terrain: Option<Terrain>,
    /// Terrain by hex.
    pub terrain: BTreeMap<Cell, Terrain>,
    /// What lies on hexsides: walls, hedges, bocage, cliffs, roadblocks (B9, B11, B29).
    pub hexsides: BTreeMap<Hexside, HexsideKind>,
    /// The units by name.
    pub units: BTreeMap<UnitId, Described>,
    /// Weapons by name, for units that have none of that name of their own.
    pub weapons: BTreeMap<WeaponName, Weapon>,
    /// The players' own boards, where they were read: what they show is asked where nothing is listed. No part of what
    /// the game says of itself.
    pub atlas: Option<Arc<Atlas>>,
    /// Readings chosen.
    pub house: House,
    /// The log is one of excerpts: units may be placed anew at any time, and in mid-move.
    pub excerpts: bool,
}

/// By which rules a game is judged: a printing, as a version of this book renders it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The printing.
    pub printing: Printing,
    /// The version of the book, from 1.
    pub book: u16,
}

impl Scenario {
    /// Lays it on the players' own boards: what the head says of a hex stays, and what it does not say is what the board
    /// shows.
    pub fn lay(&mut self, atlas: Arc<Atlas>) {
        for (cell, terrain) in &mut self.terrain {
            if let Ok(shown) = atlas.terrain(*cell) {
                *terrain = terrain.on(shown);
            }
        }
        self.atlas = Some(atlas);
    }

    /// By which rules it is judged.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        Edition { printing: self.printing, book: self.book }
    }

    /// Do these two players play against each other? A director plays against nobody.
    #[must_use]
    pub fn are_opponents(&self, one: &Name, other: &Name) -> bool {
        let side = |player: &Name| self.players.get(player).and_then(|player| player.side.as_ref());
        side(one).zip(side(other)).is_some_and(|(one, other)| one != other)
    }

    /// What is known of a hex: by the list of the head, else by the board, else what the head says of hexes that are not
    /// listed. `None` when nothing is.
    #[must_use]
    pub fn terrain_at(&self, cell: Cell) -> Option<&Terrain> {
        self.charted(cell).ok()
    }

    /// The same with the reason why nothing is known.
    ///
    /// # Errors
    /// When neither head nor board tells it: why the board does not, if one was asked.
    pub fn charted(&self, cell: Cell) -> Result<&Terrain, Option<Unsure>> {
        if let Some(listed) = self.terrain.get(&cell) {
            return Ok(listed);
        }
        let board = self.atlas.as_ref().map(|atlas| atlas.terrain(cell));
        match (board, self.default_terrain.as_ref()) {
            (Some(Ok(shown)), _) => Ok(shown),
            (_, Some(default)) => Ok(default),
            (unsure, None) => Err(unsure.and_then(Result::err)),
        }
    }

    /// What lies on a hexside: by the head, else by the board.
    #[must_use]
    pub fn hexside(&self, side: Hexside) -> Option<HexsideKind> {
        let shown = || self.atlas.as_ref().and_then(|atlas| atlas.hexside(side));
        self.hexsides.get(&side).copied().or_else(shown)
    }

    /// Are all roads known: does the head list any, or does a board show them?
    #[must_use]
    pub fn lists_roads(&self) -> bool {
        self.atlas.is_some() || self.terrain.values().any(|terrain| !terrain.road.is_empty())
    }

    /// The table that fire is resolved on.
    #[must_use]
    pub const fn table(&self) -> crate::charts::ift::Table {
        if self.house.iift { crate::charts::ift::Table::Iift } else { crate::charts::ift::Table::Ift }
    }

    /// A scenario without any content on an endless sheet: what is left when record 0 is missing.
    #[must_use]
    pub fn empty() -> Scenario {
        Scenario {
            name: String::new(),
            id: None,
            printing: Printing::Second,
            book: BOOK_VERSION,
            dice: DiceScheme::Declared,
            theatre: None,
            date: None,
            players: BTreeMap::new(),
            map: Map::sheet(),
            default_terrain: None,
            terrain: BTreeMap::new(),
            hexsides: BTreeMap::new(),
            units: BTreeMap::new(),
            weapons: BTreeMap::new(),
            atlas: None,
            house: House::default(),
            elr: BTreeMap::new(),
            san: BTreeMap::new(),
            excerpts: false,
        }
    }

    /// The one player of a side; `None` where several share it, or nobody has it.
    #[must_use]
    pub fn player_of(&self, side: &Name) -> Option<&Name> {
        let mut of = self.players.iter().filter(|(_, player)| player.side.as_ref() == Some(side));
        let (name, _) = of.next()?;
        of.next().is_none().then_some(name)
    }

    /// The sides in play, in the order of their names.
    #[must_use]
    pub fn sides(&self) -> BTreeSet<Name> {
        let of_units = self.units.values().map(|u| u.side.clone());
        self.played_sides().into_iter().chain(of_units).collect()
    }

    /// Is this the side of a player, or of a unit?
    #[must_use]
    pub fn has_side(&self, side: &Name) -> bool {
        let played = self.players.values().any(|player| player.side.as_ref() == Some(side));
        played || self.units.values().any(|unit| unit.side == *side)
    }

    /// The sides that players have.
    #[must_use]
    pub fn played_sides(&self) -> BTreeSet<Name> {
        self.players.values().filter_map(|player| player.side.clone()).collect()
    }
}
