//! What a weapon is, where a vehicle has it, and which armament it is: as scenarios say it, and as names tell it.

use super::meaning::words;

words! {
    /// What a weapon is, as far as the rules treat it apart.
    WeaponKind: true, "a kind of weapon such as mg, ordnance or ft";
    /// A machine gun.
    Mg = "mg" | "machine-gun",
    /// Ordnance: a Gun, a mortar, a SCW.
    Ordnance = "ordnance" | "gun" | "mtr" | "mortar" | "scw",
    /// Infantry Firepower Equivalent of a Gun (C2.29).
    Ife = "ife",
    /// Canister (C8.4).
    Canister = "canister",
    /// Anti-tank rifle.
    Atr = "atr",
    /// Flamethrower.
    Ft = "ft" | "flamethrower",
    /// Molotov cocktail.
    Mol = "mol" | "molotov",
    /// Demolition Charge.
    Dc = "dc" | "demolition-charge",
    /// A Demolition Charge thrown from a vehicle or at one (A23.6, D2.42).
    ThrownDc = "thrown-dc",
    /// A Goliath: on a half-inch counter, and no SW (A7.35).
    Goliath = "goliath",
    /// Off-Board Artillery (C1).
    Oba = "oba",
    /// A Fire Lane of a MG (A9.22).
    FireLane = "fire-lane",
    /// A Sniper's attack (A14).
    Sniper = "sniper",
    /// Any other.
    Other = "other",
}

words! {
    /// Where a vehicle has a weapon.
    WeaponMount: true, "where a vehicle has a weapon: turret, bow, rear or aa";
    /// In the turret: fires within the TCA.
    Turret = "turret",
    /// In the hull front: fires within the VCA.
    Bow = "bow" | "hull",
    /// In the rear of the turret.
    Rear = "rear",
    /// Anti-aircraft mount on the roof: fires all round, and needs a CE crew (D1.83).
    Aa = "aa" | "anti-aircraft" | "roof",
}

words! {
    /// Which armament a weapon is (D1.3).
    WeaponRole: true, "the role of a weapon: ma, sa or other";
    /// Main Armament.
    Ma = "ma" | "main",
    /// Secondary Armament, because the Vehicle Listing says so.
    Sa = "sa" | "secondary",
    /// Neither.
    Other = "other",
}

impl WeaponKind {
    /// Not subject to Area Fire halving nor to PBF by A7.21 and A7.23.
    #[must_use]
    pub const fn is_ordnance(self) -> bool {
        matches!(self, WeaponKind::Ordnance | WeaponKind::Oba)
    }

    /// A Demolition Charge, placed or thrown.
    #[must_use]
    pub const fn is_dc(self) -> bool {
        matches!(self, WeaponKind::Dc | WeaponKind::ThrownDc)
    }

    /// What a scenario says of a weapon, told apart further by its name: `ordnance` called OBA, a DC that is thrown, a
    /// MG that fires as a Fire Lane.
    #[must_use]
    pub const fn narrowed(self, named: Option<WeaponKind>) -> WeaponKind {
        match (self, named) {
            (WeaponKind::Ordnance, Some(WeaponKind::Oba)) => WeaponKind::Oba,
            (WeaponKind::Dc, Some(WeaponKind::ThrownDc)) => WeaponKind::ThrownDc,
            (WeaponKind::Mg, Some(WeaponKind::FireLane)) => WeaponKind::FireLane,
            (said, _) => said,
        }
    }

    /// It has no Long Range Fire (A7.22).
    #[must_use]
    pub const fn has_no_long_range(self) -> bool {
        self.is_ordnance() || self.is_dc() || matches!(self, WeaponKind::Atr | WeaponKind::Mol)
    }

    /// FT, MOL or DC: not halved in the AFPh (A7.24), not used when pinned (A7.25, A7.81).
    #[must_use]
    pub const fn is_assault_weapon(self) -> bool {
        self.is_dc() || matches!(self, WeaponKind::Ft | WeaponKind::Mol)
    }
}
