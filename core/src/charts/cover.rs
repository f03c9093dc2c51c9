//! TEM of the Terrain Chart against direct and Indirect Fire (Chapter B). Figures of the chart alone: which unit has which of them
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
// The rows of one figure stand together, so that they can be held against the page.
#[must_use]
#[rustfmt::skip]
pub const fn direct(kind: TerrainKind) -> Cover {
    use TerrainKind as T;
    match kind {
        T::OpenGround | T::Brush | T::Vineyard | T::Orchard | T::Grain | T::Marsh | T::Mudflat | T::PfzVineyard
        | T::PfzOpenGround => Cover::Of(0),
        T::Woods | T::LightWoods | T::CactusPatch | T::OliveGrove | T::Crag | T::Graveyard | T::Debris => Cover::Of(1),
        T::WoodenBuilding => Cover::Of(2),
        T::StoneBuilding => Cover::Of(3),
        T::Shellholes | T::SunkenRoad | T::ElevatedRoad | T::Bridge | T::GraveyardRoad | T::Gully | T::StreamDry
        | T::StreamShallow | T::StreamDeep | T::WaterObstacle | T::Rubble | T::Wire | T::Foxhole | T::Trench | T::Minefield
        | T::Pillbox | T::RailCars | T::WreckedRailCars | T::TowerHex => Cover::Depends,
    }
}

/// The TEM of a row against Indirect Fire: that of Air Bursts in woods (B13.3). In a building each level above the target adds to it.
#[must_use]
pub const fn indirect(kind: TerrainKind) -> Cover {
    if has_air_bursts(kind) { Cover::Of(AIR_BURSTS) } else { direct(kind) }
}

/// Shells of Indirect Fire burst in its trees (B13.3).
#[must_use]
pub const fn has_air_bursts(kind: TerrainKind) -> bool {
    matches!(kind, TerrainKind::Woods | TerrainKind::LightWoods)
}

/// The TEM of Air Bursts (B13.3).
const AIR_BURSTS: i16 = -1;

/// FFMO is for a move in a hex of such terrain alone.
#[must_use]
pub const fn is_open(kind: TerrainKind) -> bool {
    matches!(openness(kind), Openness::Open)
}

/// What a row leaves of Open Ground to who moves in its hex (A4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Openness {
    /// It is Open Ground.
    Open,
    /// It gives nothing: the rest of the hex tells.
    Rest,
    /// It shelters who pays MF to be in it; around it the rest of the hex tells (B2, B27.4, B27.5, B30).
    Inside,
    /// It hangs on where the fire comes from, or on more (B5, B6, B18.41, B21).
    Depends,
    /// It is other terrain.
    Other,
}

/// What a row leaves of Open Ground.
// The rows of one kind stand together, so that they can be held against the page.
#[must_use]
#[rustfmt::skip]
pub const fn openness(kind: TerrainKind) -> Openness {
    use TerrainKind as T;
    match kind {
        T::OpenGround | T::PfzOpenGround => Openness::Open,
        T::Wire | T::Minefield => Openness::Rest,
        T::Shellholes | T::Foxhole | T::Trench | T::Pillbox => Openness::Inside,
        T::SunkenRoad | T::ElevatedRoad | T::Bridge | T::GraveyardRoad | T::Gully | T::StreamDry | T::StreamShallow
        | T::StreamDeep | T::WaterObstacle => Openness::Depends,
        T::Brush | T::Vineyard | T::Orchard | T::Grain | T::Marsh | T::Mudflat | T::PfzVineyard | T::Woods | T::LightWoods
        | T::CactusPatch | T::OliveGrove | T::Crag | T::Graveyard | T::Debris | T::WoodenBuilding | T::StoneBuilding
        | T::Rubble | T::RailCars | T::WreckedRailCars | T::TowerHex => Openness::Other,
    }
}

/// A hex of such terrain hinders a LOS of its own level by one (B.10).
#[must_use]
pub const fn is_hindrance(kind: TerrainKind) -> bool {
    use TerrainKind as T;
    matches!(
        kind,
        T::Brush
            | T::Vineyard
            | T::Orchard
            | T::CactusPatch
            | T::OliveGrove
            | T::Grain
            | T::Marsh
            | T::Crag
            | T::Graveyard
            | T::LightWoods
            | T::Debris
    )
}

/// A unit at a higher elevation than its firer has so much, where it has no other TEM (B10.31).
pub const HEIGHT_ADVANTAGE: i16 = 1;
