//! Terrain that a player claims the TEM of.

use super::meaning::words;

words! {
    /// What gives a TEM, as far as a rule of the book speaks of it.
    Cover: false, "a terrain such as woods, building or foxhole";
    /// Woods (B13).
    Woods = "woods" | "wood" | "forest" | "light-woods",
    /// A building (B23).
    Building = "building" | "wooden-building" | "stone-building" | "house",
    /// A foxhole (B27).
    Foxhole = "foxhole" | "foxholes",
    /// A trench (B27.5).
    Trench = "trench",
    /// Either of the two.
    Entrenchment = "entrenchment",
    /// A hexside: a wall, a hedge, bocage or a roadblock (B9, B29).
    Hexside = "wall" | "hedge" | "bocage" | "roadblock" | "cactus-hedge",
}

impl Cover {
    /// An entrenchment of some kind (B27).
    #[must_use]
    pub const fn is_entrenchment(self) -> bool {
        matches!(self, Cover::Foxhole | Cover::Trench | Cover::Entrenchment)
    }

    /// An obstacle that a vehicle may bypass (D2.3).
    #[must_use]
    pub const fn is_obstacle(self) -> bool {
        matches!(self, Cover::Woods | Cover::Building)
    }
}
