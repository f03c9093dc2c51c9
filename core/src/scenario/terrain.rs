//! Terrain of one hex, as far as movement asks for it.

use crate::charts::terrain::{Price, TerrainKind};
use crate::vocab::MoverClass;
use crate::vocab::hex::Hexside;
use crate::vocab::num::Mp;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use serde::Deserialize;

/// An obstacle that a vehicle may bypass (D2.3) or go into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// Woods (B13).
    Woods,
    /// A building (B23).
    Building,
    /// One of the two; the scenario does not say which.
    WoodsOrBuilding,
}

/// The price of going inside an obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Entry {
    /// Half of the printed allotment, fractions rounded up.
    #[serde(rename = "half")]
    Half,
    /// The whole movement capability (D2.7).
    #[serde(rename = "ALL")]
    All,
}

/// Where a terrain Blaze burns (D2.31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blaze {
    /// At ground level.
    Ground,
    /// Only above it.
    Upper,
}

/// What the head itself says of a hex; the rest may come from a board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Said {
    /// Its terrain, or what it costs.
    pub ground: bool,
    /// Its level.
    pub level: bool,
    /// Its road hexsides.
    pub road: bool,
}

/// The terrain of a hex.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Terrain {
    /// Terrain Chart rows other than the obstacle.
    pub is: Vec<TerrainKind>,
    /// Attested price of the non-obstacle terrain; replaces the Terrain Chart.
    pub cot: Option<Mp>,
    /// Obstacles present.
    pub obstacle: Vec<Obstacle>,
    /// Price of going inside the obstacle.
    pub entry: Option<Entry>,
    /// Level of the hex.
    pub level: i8,
    /// Extra MP for SMOKE on entry (A24.7).
    pub smoke: Mp,
    /// Wrecks in it at the start.
    pub wrecks: u8,
    /// Vehicles in it that are no units of the scenario.
    pub vehicles: u8,
    /// Motorcycles in it that are no units of the scenario.
    pub motorcycles: u8,
    /// Its road hexsides.
    pub road: BTreeSet<Hexside>,
    /// Hexsides that a road crosses or runs beside: the board does not say which.
    pub road_unclear: BTreeSet<Hexside>,
    /// It is a depression, and its level that of the bottom (B19, B20).
    pub depression: bool,
    /// Terrain Chart note D applies to it, whatever its rows say ([`Terrain::has_note_d`]).
    pub note_d: bool,
    /// A Bog DR is called for on going or turning inside it (D8.2).
    pub bog: bool,
    /// A terrain Blaze burns in it.
    pub blaze: Option<Blaze>,
    /// It holds rubble.
    pub rubble: bool,
    /// It holds a One-Lane bridge.
    pub one_lane_bridge: bool,
    /// It holds a Sunken Lane.
    pub sunken_lane: bool,
    /// What the head says of this.
    pub said: Said,
}

impl Terrain {
    /// With what a board shows where the head is silent; counters and the like are the head's alone.
    #[must_use]
    pub fn on(&self, shown: &Terrain) -> Terrain {
        let mut all = self.clone();
        if !self.said.ground {
            all.is.clone_from(&shown.is);
            (all.bog, all.depression) = (shown.bog, shown.depression);
        }
        if !self.said.level {
            all.level = shown.level;
        }
        if !self.said.road {
            all.road.clone_from(&shown.road);
            all.road_unclear.clone_from(&shown.road_unclear);
        }
        all
    }

    /// Woods, building or rubble: where a hull turn costs two MP (D2.11).
    #[must_use]
    pub fn is_obstacle(&self) -> bool {
        !self.obstacle.is_empty() || self.rubble || self.is.iter().any(|kind| kind.is_obstacle())
    }

    /// Does whoever stands inside the hex stand in woods, a building or rubble? `None` where a road leads through them,
    /// on which it may be.
    #[must_use]
    pub fn stands_in_obstacle(&self) -> Option<bool> {
        match (self.is_rubble(), self.is_obstacle(), self.road.is_empty()) {
            (true, ..) | (false, true, true) => Some(true),
            (false, true, false) => None,
            (false, false, _) => Some(false),
        }
    }

    /// Woods or a building: what a vehicle may bypass (D2.31).
    #[must_use]
    pub fn is_bypassable(&self) -> bool {
        let by_kind = |kind: &TerrainKind| kind.is_obstacle() && *kind != TerrainKind::Rubble;
        !self.obstacle.is_empty() || self.is.iter().any(by_kind)
    }

    /// What going inside its obstacle costs a class: by the row of the Terrain Chart that `is` names, else as the
    /// scenario says, else by the row of what `obstacle` or `rubble` names. `None` where that leaves it open.
    #[must_use]
    pub fn inside(&self, class: MoverClass) -> Option<Price> {
        let chart = self.is.iter().find(|kind| kind.is_obstacle()).map(|kind| kind.price(class));
        let said = || {
            self.entry.map(|entry| match entry {
                Entry::Half => Price::Share(2),
                Entry::All => Price::All,
            })
        };
        chart.or_else(said).or_else(|| self.rows().find_map(|row| row).map(|row| row.price(class)))
    }

    /// The rows of its obstacles; none for one that may be woods or a building.
    fn rows(&self) -> impl Iterator<Item = Option<TerrainKind>> + '_ {
        let obstacles = self.obstacle.iter().map(|obstacle| match obstacle {
            Obstacle::Woods => Some(TerrainKind::Woods),
            Obstacle::Building => Some(TerrainKind::WoodenBuilding),
            Obstacle::WoodsOrBuilding => None,
        });
        obstacles.chain(self.rubble.then_some(Some(TerrainKind::Rubble)))
    }

    /// The terrain in it that the Terrain Chart closes to a class.
    #[must_use]
    pub fn closed_to(&self, class: MoverClass) -> Option<TerrainKind> {
        let rows = self.rows().flatten().filter(|_| self.entry.is_none());
        self.is.iter().copied().chain(rows).find(|kind| kind.price(class) == Price::Na)
    }

    /// What entering costs a class where that is a share of its allotment: inside the obstacle, or in terrain of a
    /// share.
    #[must_use]
    pub fn share(&self, class: MoverClass, inside: bool) -> Option<Price> {
        let is_share = |price: &Price| matches!(price, Price::All | Price::Share(_) | Price::AllOr(_));
        let open =
            || self.is.iter().filter(|kind| !kind.is_obstacle()).map(|kind| kind.price(class)).find(is_share);
        let obstacle = || self.inside(class).filter(|_| inside && self.is_obstacle());
        obstacle().filter(is_share).or_else(open)
    }

    /// It holds woods.
    #[must_use]
    pub fn is_woods(&self) -> bool {
        self.obstacle.contains(&Obstacle::Woods) || self.is.contains(&TerrainKind::Woods)
    }

    /// It is a bridge, of one lane or more.
    #[must_use]
    pub fn is_bridge(&self) -> bool {
        self.one_lane_bridge || self.is.contains(&TerrainKind::Bridge)
    }

    /// Note D of the Terrain Chart doubles what a class pays there for turns and for wrecks and vehicles.
    #[must_use]
    pub fn has_note_d(&self, class: MoverClass) -> bool {
        let bridge = self.one_lane_bridge.then_some(TerrainKind::Bridge);
        self.note_d || self.is.iter().copied().chain(bridge).any(|kind| kind.has_note_d(class))
    }

    /// A bridge over a depression that a class may go through: the log does not say whether it is on it or beneath.
    #[must_use]
    pub fn is_beneath_too(&self, class: MoverClass) -> bool {
        let open = |kind: &TerrainKind| kind.is_depression() && kind.price(class) != Price::Na;
        self.is_bridge() && !self.note_d && self.is.iter().any(open)
    }

    /// It holds a building.
    #[must_use]
    pub fn is_building(&self) -> bool {
        self.obstacle.contains(&Obstacle::Building) || self.is.iter().any(|kind| kind.is_building())
    }

    /// It holds rubble.
    #[must_use]
    pub fn is_rubble(&self) -> bool {
        self.rubble || self.is.contains(&TerrainKind::Rubble)
    }
}
