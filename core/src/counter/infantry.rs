//! Printed values of Personnel counters and of the weapons that units fire. Values, never a state.

use crate::event::Name;
use crate::num::Drm;
use alloc::vec::Vec;

/// What a Personnel counter is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum InfantryKind {
    /// A squad.
    Squad,
    /// A half-squad.
    Hs,
    /// A crew.
    Crew,
    /// A leader.
    Leader,
    /// A hero.
    Hero,
    /// Cavalry.
    Cavalry,
}

impl InfantryKind {
    /// All of them.
    pub const ALL: [InfantryKind; 6] = [
        InfantryKind::Squad,
        InfantryKind::Hs,
        InfantryKind::Crew,
        InfantryKind::Leader,
        InfantryKind::Hero,
        InfantryKind::Cavalry,
    ];

    /// The kind as a scenario writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            InfantryKind::Squad => "squad",
            InfantryKind::Hs => "hs",
            InfantryKind::Crew => "crew",
            InfantryKind::Leader => "leader",
            InfantryKind::Hero => "hero",
            InfantryKind::Cavalry => "cavalry",
        }
    }

    /// A Single Man Counter.
    #[must_use]
    pub const fn is_smc(self) -> bool {
        matches!(self, InfantryKind::Leader | InfantryKind::Hero)
    }
}

/// Quality by class (A1.7), as far as Cowering asks for it (A7.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Quality {
    /// Elite.
    Elite,
    /// First Line.
    FirstLine,
    /// Second Line.
    SecondLine,
    /// Green.
    Green,
    /// Conscript.
    Conscript,
}

impl Quality {
    /// All of them, the best first.
    pub const ALL: [Quality; 5] =
        [Quality::Elite, Quality::FirstLine, Quality::SecondLine, Quality::Green, Quality::Conscript];

    /// The class as a scenario writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Quality::Elite => "elite",
            Quality::FirstLine => "first-line",
            Quality::SecondLine => "second-line",
            Quality::Green => "green",
            Quality::Conscript => "conscript",
        }
    }
}

/// Printed values of a Personnel counter; what is absent is unknown and not judged by.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Infantry {
    /// What it is.
    pub kind: Option<InfantryKind>,
    /// Inherent FP.
    pub fp: Option<u8>,
    /// Normal range in hexes.
    pub range: Option<u8>,
    /// Morale Level of the unbroken side.
    pub morale: Option<u8>,
    /// Morale Level of the broken side.
    pub broken_morale: Option<u8>,
    /// Leadership DRM of a leader.
    pub leadership: Option<Drm>,
    /// Printed FP underscored: Assault Fire (A7.36).
    pub assault: bool,
    /// Printed Range underscored: Spraying Fire (A7.34).
    pub spraying: bool,
    /// Its class.
    pub quality: Option<Quality>,
    /// It is Inexperienced Personnel (A19.3); absent when its class tells.
    pub inexperienced: Option<bool>,
    /// Its nation, where a rule names it (A7.9): `british`, `finnish`.
    pub nation: Option<Name>,
    /// It is a Commissar (A25.22).
    pub commissar: bool,
    /// Support Weapons that it possesses; absent when the scenario does not say.
    pub sw: Option<Vec<Name>>,
}

impl Infantry {
    /// The values that a type such as `4-6-7`, `9-1` or `6+1` states in its first word; a squad is told from
    /// a HS by its FP where that is certain.
    #[must_use]
    pub fn of_type(text: &str) -> Option<Infantry> {
        let word = text.split_whitespace().next()?;
        mmc(word).or_else(|| leader(word))
    }

    /// A squad, as far as known.
    #[must_use]
    pub fn is_squad(&self) -> bool {
        self.kind == Some(InfantryKind::Squad)
    }

    /// A HS, crew or SMC: whoever loses its inherent FP with one SW (A7.352).
    #[must_use]
    pub fn is_small(&self) -> bool {
        self.kind.is_some_and(|kind| !matches!(kind, InfantryKind::Squad | InfantryKind::Cavalry))
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| *n <= 40 && text.len() <= 2)
}

/// `FP-range-morale`.
fn mmc(word: &str) -> Option<Infantry> {
    let mut parts = word.split('-').map(number);
    let (fp, range, morale) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() {
        return None;
    }
    let kind = match (fp, range) {
        (4.., _) => Some(InfantryKind::Squad),
        (..=2, 2) => Some(InfantryKind::Crew),
        (..=2, _) => Some(InfantryKind::Hs),
        _ => None,
    };
    Some(Infantry { kind, fp: Some(fp), range: Some(range), morale: Some(morale), ..Infantry::default() })
}

/// `morale-leadership`, the leadership negative behind a `-`.
fn leader(word: &str) -> Option<Infantry> {
    let (morale, leadership, sign) = match word.split_once('+') {
        Some((morale, worse)) => (morale, worse, 1),
        None => word.split_once('-').map(|(morale, better)| (morale, better, -1))?,
    };
    let (morale, leadership) = (number(morale)?, number(leadership)?);
    let leadership = (morale >= 6 && leadership <= 3).then(|| Drm(sign * i16::from(leadership)))?;
    let kind = Some(InfantryKind::Leader);
    Some(Infantry { kind, morale: Some(morale), leadership: Some(leadership), ..Infantry::default() })
}

/// What a weapon is, as far as A7 treats it apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WeaponKind {
    /// A machine gun.
    Mg,
    /// Ordnance: a Gun, a mortar, a SCW.
    Ordnance,
    /// Infantry Firepower Equivalent of a Gun (C2.29).
    Ife,
    /// Canister (C8.4).
    Canister,
    /// Anti-tank rifle.
    Atr,
    /// Flamethrower.
    Ft,
    /// Molotov cocktail.
    Mol,
    /// Demolition Charge.
    Dc,
    /// A Goliath: on a half-inch counter, and no SW (A7.35).
    Goliath,
    /// Any other.
    Other,
}

/// Printed values of a weapon; what is absent is unknown and not judged by.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Weapon {
    /// What it is; by its name when absent.
    pub kind: Option<WeaponKind>,
    /// FP.
    pub fp: Option<u8>,
    /// Normal range in hexes.
    pub range: Option<u8>,
    /// Multiple Rate of Fire: keeps it on a coloured die up to this.
    pub rof: Option<u8>,
    /// Breakdown Number: malfunctions on an Original DR of this or more.
    pub b: Option<u8>,
    /// Removal Number: is lost on an Original DR of this or more.
    pub x: Option<u8>,
    /// Portage Points.
    pub pp: Option<u8>,
    /// Only a squad may fire it.
    pub squad_only: bool,
    /// The Breakdown Number is circled: Low Ammo before malfunction (D3.71).
    pub circled: bool,
    /// Where a vehicle has it, which is what must bear on a target; by its name when absent.
    pub mount: Option<super::WeaponMount>,
    /// Main or Secondary Armament; by its name when absent.
    pub role: Option<super::WeaponRole>,
}

impl WeaponKind {
    /// All of them.
    pub const ALL: [WeaponKind; 10] = [
        WeaponKind::Mg,
        WeaponKind::Ordnance,
        WeaponKind::Ife,
        WeaponKind::Canister,
        WeaponKind::Atr,
        WeaponKind::Ft,
        WeaponKind::Mol,
        WeaponKind::Dc,
        WeaponKind::Goliath,
        WeaponKind::Other,
    ];

    /// The kind as a scenario writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WeaponKind::Mg => "mg",
            WeaponKind::Ordnance => "ordnance",
            WeaponKind::Ife => "ife",
            WeaponKind::Canister => "canister",
            WeaponKind::Atr => "atr",
            WeaponKind::Ft => "ft",
            WeaponKind::Mol => "mol",
            WeaponKind::Dc => "dc",
            WeaponKind::Goliath => "goliath",
            WeaponKind::Other => "other",
        }
    }

    /// What a weapon of this name is: letters up to a digit, a `.` or a `-` count.
    #[must_use]
    pub fn of_name(name: &str) -> Option<WeaponKind> {
        let end = name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len());
        let found = match name[..end].to_ascii_lowercase().as_str() {
            "lmg" | "mmg" | "hmg" | "mg" | "cmg" | "bmg" | "aamg" | "rmg" => WeaponKind::Mg,
            "ma" | "oba" | "psk" | "baz" | "piat" | "mtr" | "pf" | "rcl" | "inf" | "ordnance" | "gun" => {
                WeaponKind::Ordnance
            }
            "ife" => WeaponKind::Ife,
            "canister" => WeaponKind::Canister,
            "atr" => WeaponKind::Atr,
            "ft" => WeaponKind::Ft,
            "mol" => WeaponKind::Mol,
            "dc" | "thrown" => WeaponKind::Dc,
            "goliath" => WeaponKind::Goliath,
            _ => return None,
        };
        Some(found)
    }

    /// Not subject to Area Fire halving nor to PBF by A7.21 and A7.23.
    #[must_use]
    pub const fn is_ordnance(self) -> bool {
        matches!(self, WeaponKind::Ordnance)
    }

    /// It has no Long Range Fire (A7.22).
    #[must_use]
    pub const fn has_no_long_range(self) -> bool {
        matches!(self, WeaponKind::Ordnance | WeaponKind::Atr | WeaponKind::Mol | WeaponKind::Dc)
    }

    /// FT, MOL or DC: not halved in the AFPh (A7.24), not used when pinned (A7.25, A7.81).
    #[must_use]
    pub const fn is_assault_weapon(self) -> bool {
        matches!(self, WeaponKind::Ft | WeaponKind::Mol | WeaponKind::Dc)
    }
}
