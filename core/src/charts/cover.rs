//! TEM of the Terrain Chart against direct fire (Chapter B). Figures of the chart alone: which unit has which of them
//! is the rules' to say.

use super::terrain::TerrainKind;

/// What a row gives a unit inside its hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    /// So much, for whoever is in the hex.
    Of(i16),
    /// It depends on more than the row: on a choice, on a road, on what the unit is in.
    Depends,
}

/// The TEM of a row against direct fire.
#[must_use]
pub const fn direct(kind: TerrainKind) -> Cover {
    match kind {
        TerrainKind::OpenGround
        | TerrainKind::Brush
        | TerrainKind::Vineyard
        | TerrainKind::Orchard
        | TerrainKind::Grain
        | TerrainKind::Marsh
        | TerrainKind::Mudflat
        | TerrainKind::PfzVineyard
        | TerrainKind::PfzOpenGround => Cover::Of(0),
        TerrainKind::Woods
        | TerrainKind::LightWoods
        | TerrainKind::CactusPatch
        | TerrainKind::OliveGrove
        | TerrainKind::Crag
        | TerrainKind::Graveyard
        | TerrainKind::Debris => Cover::Of(1),
        TerrainKind::WoodenBuilding => Cover::Of(2),
        TerrainKind::StoneBuilding => Cover::Of(3),
        TerrainKind::Shellholes
        | TerrainKind::SunkenRoad
        | TerrainKind::ElevatedRoad
        | TerrainKind::Bridge
        | TerrainKind::GraveyardRoad
        | TerrainKind::Gully
        | TerrainKind::StreamDry
        | TerrainKind::StreamShallow
        | TerrainKind::StreamDeep
        | TerrainKind::WaterObstacle
        | TerrainKind::Rubble
        | TerrainKind::Wire
        | TerrainKind::Foxhole
        | TerrainKind::Trench
        | TerrainKind::Minefield
        | TerrainKind::Pillbox
        | TerrainKind::RailCars
        | TerrainKind::WreckedRailCars
        | TerrainKind::TowerHex => Cover::Depends,
    }
}

/// FFMO is for a move in a hex of such terrain alone.
#[must_use]
pub const fn is_open(kind: TerrainKind) -> bool {
    matches!(kind, TerrainKind::OpenGround | TerrainKind::PfzOpenGround)
}

/// A unit at a higher elevation than its firer has so much, where it has no other TEM (B10.31).
pub const HEIGHT_ADVANTAGE: i16 = 1;
