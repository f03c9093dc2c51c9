//! How a vehicle moves and how its main armament is mounted, as scenarios say it.

use super::meaning::words;

words! {
    /// The Terrain Chart column and the class multipliers of a mover (D2.1, D2.21).
    MoverClass: true, "a class: tracked, halftrack, armored-car, truck, motorcycle or wagon";
    /// Fully tracked.
    Tracked = "tracked" | "fully-tracked",
    /// Halftrack: counts as tracked for ESB and Reverse (notes A9).
    Halftrack = "halftrack" | "half-track" | "half-tracked" | "ht",
    /// Armored car.
    ArmoredCar = "armored-car" | "armoured-car" | "ac",
    /// Truck.
    Truck = "truck" | "lorry",
    /// Motorcycle.
    Motorcycle = "motorcycle",
    /// Wagon or sledge: counts MF.
    Wagon = "wagon" | "sledge",
}

words! {
    /// How the main armament is mounted (D1.3): the rate of Case A.
    Mount: true, "a mount: T, ST, RST, 1MT or NT";
    /// Fast turret.
    T = "T",
    /// Slow turret.
    ST = "ST",
    /// Restricted slow turret.
    RST = "RST",
    /// One-man turret.
    OneMan = "1MT" | "one-man",
    /// No turret.
    NT = "NT",
}

impl MoverClass {
    /// Tracked in the sense of D2.21 and D2.5.
    #[must_use]
    pub const fn is_tracked(self) -> bool {
        matches!(self, MoverClass::Tracked | MoverClass::Halftrack)
    }

    /// The class as words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MoverClass::Tracked => "fully tracked",
            MoverClass::Halftrack => "halftrack",
            MoverClass::ArmoredCar => "armored car",
            MoverClass::Truck => "truck",
            MoverClass::Motorcycle => "motorcycle",
            MoverClass::Wagon => "wagon",
        }
    }
}
