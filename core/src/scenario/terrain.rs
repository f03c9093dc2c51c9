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
    /// Terrain Chart note D applies to it.
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
}

impl Terrain {
    /// Woods, building or rubble: where a hull turn costs two MP (D2.11).
    #[must_use]
    pub fn is_obstacle(&self) -> bool {
        !self.obstacle.is_empty() || self.rubble || self.is.iter().any(|kind| kind.is_obstacle())
    }

    /// Woods or a building: what a vehicle may bypass (D2.31).
    #[must_use]
    pub fn is_bypassable(&self) -> bool {
        let by_kind = |kind: &TerrainKind| kind.is_obstacle() && *kind != TerrainKind::Rubble;
        !self.obstacle.is_empty() || self.is.iter().any(by_kind)
    }

    /// What going inside its obstacle costs a class: by the Terrain Chart when a row of it is named, else as
    /// the scenario says.
    #[must_use]
    pub fn inside(&self, class: MoverClass) -> Option<Price> {
        let chart = self.is.iter().find(|kind| kind.is_obstacle()).map(|kind| kind.price(class));
        chart.or(self.entry.map(|entry| match entry {
            Entry::Half => Price::Share(2),
            Entry::All => Price::All,
        }))
    }

    /// Going inside its obstacle takes the whole movement capability of a class (D2.7).
    #[must_use]
    pub fn costs_all(&self, class: MoverClass) -> bool {
        self.inside(class) == Some(Price::All)
    }

    /// It holds woods.
    #[must_use]
    pub fn is_woods(&self) -> bool {
        self.obstacle.contains(&Obstacle::Woods) || self.is.contains(&TerrainKind::Woods)
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
