//! The Terrain Chart's price of a hex by movement class (D2.1; Chapter B). Hexsides, Blazes and the road
//! rate have rules of their own. Figures are facts of the chart; rows of combinations are not here.

use crate::vocab::MoverClass;
use crate::vocab::num::Mp;
use serde::Deserialize;

/// The price of entering a hex of one terrain for one movement class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Closed to the class.
    Na,
    /// So much.
    Fixed(Mp),
    /// So much beyond the cost of the other terrain of the hex.
    PlusCot(Mp),
    /// The cost of the other terrain of the hex.
    Cot,
    /// The whole allotment.
    All,
    /// One n-th of the allotment, fractions rounded up.
    Share(u8),
    /// The whole allotment, or one n-th of it: the mover's choice.
    AllOr(u8),
}

use Price::{All, AllOr, Cot, Na, Share};

/// So many half MP or MF.
const fn fixed(halves: i32) -> Price {
    Price::Fixed(Mp::from_halves(halves))
}

/// So many half MP beyond the other terrain.
pub(super) const fn plus(halves: i32) -> Price {
    Price::PlusCot(Mp::from_halves(halves))
}

/// One row: the name, the rule, the MF of Infantry, and the MP of each class.
struct Row(TerrainKind, &'static str, &'static str, Price, [Price; 6]);

/// Where a class stands in a row.
pub(super) const fn column(class: MoverClass) -> usize {
    match class {
        MoverClass::Wagon => 0,
        MoverClass::Motorcycle => 1,
        MoverClass::ArmoredCar => 2,
        MoverClass::Tracked => 3,
        MoverClass::Halftrack => 4,
        MoverClass::Truck => 5,
    }
}

/// A row of the Terrain Chart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainKind {
    /// Open Ground (B1).
    OpenGround,
    /// Shellholes (B2).
    Shellholes,
    /// Sunken Road (B4).
    SunkenRoad,
    /// Elevated Road (B5).
    ElevatedRoad,
    /// Bridge (B6).
    Bridge,
    /// Brush (B12).
    Brush,
    /// Vineyard (B12.7).
    Vineyard,
    /// Woods (B13).
    Woods,
    /// Orchard (B14).
    Orchard,
    /// Cactus Patch (B14.7).
    CactusPatch,
    /// Olive Grove (B14.8).
    OliveGrove,
    /// Grain (B15).
    Grain,
    /// Marsh (B16).
    Marsh,
    /// Mudflat (B16.7).
    Mudflat,
    /// Crag (B17).
    Crag,
    /// Graveyard (B18).
    Graveyard,
    /// Graveyard via graveyard-road hexside (B18.41).
    GraveyardRoad,
    /// Gully (B19).
    Gully,
    /// Stream (dry) (B20).
    StreamDry,
    /// Stream (shallow) (B20).
    StreamShallow,
    /// Stream (deep) (B20).
    StreamDeep,
    /// Water Obstacle (B21).
    WaterObstacle,
    /// Wooden Building (B23).
    WoodenBuilding,
    /// Stone Building (B23).
    StoneBuilding,
    /// Rubble (B24).
    Rubble,
    /// Wire (B26).
    Wire,
    /// Entrenchment (foxhole) (B27).
    Foxhole,
    /// Entrenchment (trench) (B27.5).
    Trench,
    /// Minefield (B28).
    Minefield,
    /// Pillbox (B30).
    Pillbox,
    /// Rail Cars (B32.5).
    RailCars,
    /// Wrecked Rail Cars (B32.57).
    WreckedRailCars,
    /// Tower hex (B34).
    TowerHex,
    /// Light Woods (B35).
    LightWoods,
    /// Prepared Fire Zone vineyard (B36).
    PfzVineyard,
    /// Prepared Fire Zone open ground (B36).
    PfzOpenGround,
    /// Debris (B37).
    Debris,
}

/// The chart, in the order of [`TerrainKind`], in half MF and half MP: `fixed(3)` is 1½. Infantry crosses Shellholes as Open
/// Ground; a road hexside has a rate of its own.
// A row of the page is a line, and each figure stands beneath its class, so that it can be held against the page.
#[rustfmt::skip]
const CHART: &[Row] = &[
    //                                                                                   Infantry       wagon    m.cycle    arm.car    tracked    halftr.      truck
    Row(TerrainKind::OpenGround,      "Open Ground",                          "B1",      fixed(2), [ fixed(2),  fixed(6),  fixed(6),  fixed(2),  fixed(2),  fixed(8)]),
    Row(TerrainKind::Shellholes,      "Shellholes",                           "B2",      fixed(2), [ fixed(4),   plus(4),   plus(4),       Cot,       Cot,   plus(8)]),
    Row(TerrainKind::SunkenRoad,      "Sunken Road",                          "B4",      fixed(4), [       Na,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::ElevatedRoad,    "Elevated Road",                        "B5",      fixed(4), [       Na, fixed(12),        Na, fixed(10), fixed(10),        Na]),
    Row(TerrainKind::Bridge,          "Bridge",                               "B6",            Na, [       Na,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::Brush,           "Brush",                                "B12",     fixed(4), [ fixed(4),  fixed(8),  fixed(8),  fixed(4),  fixed(4), fixed(12)]),
    Row(TerrainKind::Vineyard,        "Vineyard",                             "B12.7",   fixed(4), [ fixed(4),  fixed(8),  fixed(8),  fixed(4),  fixed(4), fixed(12)]),
    Row(TerrainKind::Woods,           "Woods",                                "B13",     fixed(4), [      All,        Na,       All,  AllOr(2),       All,       All]),
    Row(TerrainKind::Orchard,         "Orchard",                              "B14",     fixed(2), [ fixed(2),  fixed(6),  fixed(6),  fixed(2),  fixed(2),  fixed(8)]),
    Row(TerrainKind::CactusPatch,     "Cactus Patch",                         "B14.7",   fixed(6), [ fixed(6), fixed(18), fixed(18),  fixed(6),  fixed(6), fixed(24)]),
    Row(TerrainKind::OliveGrove,      "Olive Grove",                          "B14.8",   fixed(4), [ fixed(4), fixed(12), fixed(12),  fixed(4),  fixed(4), fixed(16)]),
    Row(TerrainKind::Grain,           "Grain",                                "B15",     fixed(3), [ fixed(3),  fixed(8),  fixed(8),  fixed(2),  fixed(2), fixed(10)]),
    Row(TerrainKind::Marsh,           "Marsh",                                "B16",          All, [       Na,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::Mudflat,         "Mudflat",                              "B16.7",   fixed(4), [       Na,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::Crag,            "Crag",                                 "B17",     fixed(4), [       Na,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::Graveyard,       "Graveyard",                            "B18",     fixed(2), [       Na,  fixed(8),        Na,  Share(2),        Na,        Na]),
    Row(TerrainKind::GraveyardRoad,   "Graveyard via graveyard-road hexside", "B18.41",  fixed(2), [ fixed(2),  fixed(2),  fixed(2),  fixed(2),  fixed(2),  fixed(2)]),
    Row(TerrainKind::Gully,           "Gully",                                "B19",     fixed(4), [      All,   plus(8),   plus(8),   plus(4),   plus(6),  plus(12)]),
    Row(TerrainKind::StreamDry,       "Stream (dry)",                         "B20",     fixed(4), [      All,   plus(8),   plus(8),   plus(4),   plus(6),  plus(12)]),
    Row(TerrainKind::StreamShallow,   "Stream (shallow)",                     "B20",     fixed(6), [      All,   plus(8),   plus(8),   plus(4),   plus(6),  plus(12)]),
    Row(TerrainKind::StreamDeep,      "Stream (deep)",                        "B20",     fixed(8), [      All,        Na,   plus(8),   plus(4),   plus(6),  plus(12)]),
    Row(TerrainKind::WaterObstacle,   "Water Obstacle",                       "B21",          All, [      All,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::WoodenBuilding,  "Wooden Building",                      "B23",     fixed(4), [       Na,        Na,        Na,  Share(2),        Na,        Na]),
    Row(TerrainKind::StoneBuilding,   "Stone Building",                       "B23",     fixed(4), [       Na,        Na,        Na,  Share(2),        Na,        Na]),
    Row(TerrainKind::Rubble,          "Rubble",                               "B24",     fixed(6), [       Na,        Na,        Na,  Share(2),        Na,        Na]),
    Row(TerrainKind::Wire,            "Wire",                                 "B26",          Cot, [       Na,        Na,   plus(8),   plus(4),   plus(8),   plus(8)]),
    Row(TerrainKind::Foxhole,         "Entrenchment (foxhole)",               "B27",          Cot, [  plus(2),   plus(4),   plus(4),       Cot,       Cot,   plus(8)]),
    Row(TerrainKind::Trench,          "Entrenchment (trench)",                "B27.5",        Cot, [       Na,        Na,        Na,       Cot,        Na,        Na]),
    Row(TerrainKind::Minefield,       "Minefield",                            "B28",          Cot, [      Cot,       Cot,       Cot,       Cot,       Cot,       Cot]),
    Row(TerrainKind::Pillbox,         "Pillbox",                              "B30",          Cot, [      Cot,       Cot,       Cot,       Cot,       Cot,       Cot]),
    Row(TerrainKind::RailCars,        "Rail Cars",                            "B32.5",   fixed(4), [       Na,        Na,        Na,        Na,        Na,        Na]),
    Row(TerrainKind::WreckedRailCars, "Wrecked Rail Cars",                    "B32.57",  fixed(6), [       Na,        Na,        Na,  Share(2),        Na,        Na]),
    Row(TerrainKind::TowerHex,        "Tower hex",                            "B34",      plus(2), [       Na,        Na,        Na,  Share(2),        Na,        Na]),
    Row(TerrainKind::LightWoods,      "Light Woods",                          "B35",     fixed(4), [      All,        Na,       All,  AllOr(3),  AllOr(3),       All]),
    Row(TerrainKind::PfzVineyard,     "Prepared Fire Zone vineyard",          "B36",     fixed(4), [ fixed(4),  fixed(8),  fixed(8),  fixed(4),  fixed(4), fixed(12)]),
    Row(TerrainKind::PfzOpenGround,   "Prepared Fire Zone open ground",       "B36",     fixed(2), [ fixed(2),  fixed(6),  fixed(6),  fixed(2),  fixed(2),  fixed(8)]),
    Row(TerrainKind::Debris,          "Debris",                               "B37",     fixed(4), [       Na,        Na,        Na,  Share(4),        Na,        Na]),
];

impl TerrainKind {
    const fn row(self) -> &'static Row {
        &CHART[self as usize]
    }

    /// The terrain's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().1
    }

    /// The rule of Chapter B.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        self.row().2
    }

    /// What entering costs this class.
    #[must_use]
    pub const fn price(self, class: MoverClass) -> Price {
        self.row().4[column(class)]
    }

    /// What entering costs Infantry, in MF (A4.13).
    #[must_use]
    pub const fn infantry(self) -> Price {
        self.row().3
    }

    /// Does the chart's B stand in this row for the class: a Bog DR to go in, or to turn within (D8.2)? `None` where a footnote, or
    /// where on the hex it goes, decides.
    #[must_use]
    pub const fn bogs(self, class: MoverClass) -> Option<bool> {
        let tracked = matches!(class, MoverClass::Tracked);
        match (self, class) {
            (_, MoverClass::Motorcycle) => Some(false),
            (TerrainKind::Woods | TerrainKind::LightWoods, MoverClass::Wagon) => None,
            (TerrainKind::LightWoods, MoverClass::Tracked | MoverClass::Halftrack) => None,
            (TerrainKind::Woods | TerrainKind::LightWoods, _) => Some(true),
            (TerrainKind::Vineyard | TerrainKind::PfzVineyard, MoverClass::Wagon) => Some(false),
            (TerrainKind::Vineyard | TerrainKind::PfzVineyard, _) => Some(true),
            (
                TerrainKind::Graveyard
                | TerrainKind::WoodenBuilding
                | TerrainKind::StoneBuilding
                | TerrainKind::Rubble
                | TerrainKind::WreckedRailCars
                | TerrainKind::TowerHex
                | TerrainKind::Debris,
                _,
            ) => Some(tracked),
            (TerrainKind::Trench, _) if tracked => None,
            (TerrainKind::Wire, _) => None,
            // No other row has a B, or depressions alone, which ask on leaving.
            _ => Some(false),
        }
    }

    /// Does the chart's D stand in this row for the class: a wreck, a vehicle and a turn cost it twice as much there? The D
    /// of woods, at a share of the allotment alone, is `wrecks-in-woods-double` (D2.14).
    #[must_use]
    pub const fn has_note_d(self, class: MoverClass) -> bool {
        let road = matches!(self, TerrainKind::SunkenRoad | TerrainKind::ElevatedRoad);
        let bridge = matches!(self, TerrainKind::Bridge) && !matches!(class, MoverClass::Wagon);
        (road || bridge) && !matches!(class, MoverClass::Motorcycle)
    }

    /// Woods, a building or rubble: an obstacle in the sense of D2.11.
    #[must_use]
    pub const fn is_obstacle(self) -> bool {
        matches!(
            self,
            TerrainKind::Woods
                | TerrainKind::LightWoods
                | TerrainKind::WoodenBuilding
                | TerrainKind::StoneBuilding
                | TerrainKind::TowerHex
                | TerrainKind::Rubble
        )
    }

    /// Open water (B21).
    #[must_use]
    pub const fn is_water(self) -> bool {
        matches!(self, TerrainKind::WaterObstacle)
    }

    /// A trench or a pillbox, in which whoever is in its hex may be or not (B27.5, B30).
    #[must_use]
    pub const fn is_fortification(self) -> bool {
        matches!(self, TerrainKind::Trench | TerrainKind::Pillbox)
    }

    /// A depression: its hex lies a level lower than its rim (B19, B20, B4).
    #[must_use]
    pub const fn is_depression(self) -> bool {
        matches!(
            self,
            TerrainKind::Gully
                | TerrainKind::StreamDry
                | TerrainKind::StreamShallow
                | TerrainKind::StreamDeep
                | TerrainKind::SunkenRoad
        )
    }

    /// A building.
    #[must_use]
    pub const fn is_building(self) -> bool {
        matches!(self, TerrainKind::WoodenBuilding | TerrainKind::StoneBuilding | TerrainKind::TowerHex)
    }

    /// Every row.
    pub fn all() -> impl Iterator<Item = TerrainKind> {
        CHART.iter().map(|row| row.0)
    }
}
