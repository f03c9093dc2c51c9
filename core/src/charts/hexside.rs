//! What lies on a hexside (B9, B11, B29): what crossing it costs beyond the hex entered.

use super::terrain::Price;
use crate::vocab::MoverClass;
use crate::vocab::num::Mp;
use serde::Deserialize;

/// Terrain of a hexside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HexsideKind {
    /// A wall (B9).
    Wall,
    /// A hedge (B9).
    Hedge,
    /// Bocage (B9.5).
    Bocage,
    /// A cliff (B11).
    Cliff,
    /// A roadblock (B29).
    Roadblock,
    /// A wall inside a row of houses or a factory (B23.71).
    PartyWall,
}

impl HexsideKind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            HexsideKind::Wall => "wall",
            HexsideKind::Hedge => "hedge",
            HexsideKind::Bocage => "bocage",
            HexsideKind::Cliff => "cliff",
            HexsideKind::Roadblock => "roadblock",
            HexsideKind::PartyWall => "party wall",
        }
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            HexsideKind::Wall | HexsideKind::Hedge => "B9",
            HexsideKind::Bocage => "B9.5",
            HexsideKind::Cliff => "B11",
            HexsideKind::Roadblock => "B29",
            HexsideKind::PartyWall => "B23.71",
        }
    }

    /// MF that crossing it costs Infantry beside the hex entered (A4.131); `None` where that is no sum of MF.
    #[must_use]
    pub const fn infantry(self) -> Option<Mp> {
        match self {
            HexsideKind::Wall | HexsideKind::Hedge | HexsideKind::Roadblock => Some(Mp::ONE),
            HexsideKind::Bocage => Some(Mp::whole(2)),
            HexsideKind::Cliff | HexsideKind::PartyWall => None,
        }
    }

    /// What crossing it costs a class beside the hex entered: so much, a share of the allotment, or it is closed.
    #[must_use]
    pub const fn price(self, class: MoverClass) -> Price {
        match (self, class) {
            (HexsideKind::Wall | HexsideKind::Hedge, MoverClass::Tracked) => Price::PlusCot(Mp::ONE),
            (HexsideKind::Hedge, MoverClass::Halftrack) => Price::PlusCot(Mp::whole(2)),
            (HexsideKind::Hedge, MoverClass::ArmoredCar) => Price::PlusCot(Mp::whole(3)),
            (HexsideKind::Bocage, MoverClass::Tracked) => Price::Share(2),
            (
                HexsideKind::Wall
                | HexsideKind::Hedge
                | HexsideKind::Bocage
                | HexsideKind::Cliff
                | HexsideKind::Roadblock
                | HexsideKind::PartyWall,
                MoverClass::Wagon
                | MoverClass::Motorcycle
                | MoverClass::ArmoredCar
                | MoverClass::Tracked
                | MoverClass::Halftrack
                | MoverClass::Truck,
            ) => Price::Na,
        }
    }
}
