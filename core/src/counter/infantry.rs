//! Printed values of Personnel counters and of the weapons that units fire. Values, never a state.

use super::Gun;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Nation, Quality, WeaponKind, WeaponMount, WeaponName, WeaponRole, Word};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Printed values of a Personnel counter; what is absent is unknown and not judged by.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Infantry {
    /// What it is.
    pub kind: Option<InfantryKind>,
    /// Inherent FP in whole factors, 0 to 9 (A1.21).
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
    /// Its nation, where a rule names it (A7.9): `british`, `finnish`; absent when the scenario does not say it.
    pub nation: Option<Word<Nation>>,
    /// It is a Commissar (A25.22).
    pub commissar: bool,
    /// Support Weapons that it possesses; absent when the scenario does not say.
    pub sw: Option<Vec<WeaponName>>,
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

/// Printed values of a weapon; what is absent is unknown and not judged by.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Weapon {
    /// What it is; by its name when absent.
    pub kind: Option<WeaponKind>,
    /// FP of a MG in whole factors, as printed (A9.1).
    pub fp: Option<u8>,
    /// Normal range in hexes.
    pub range: Option<u8>,
    /// Multiple Rate of Fire: keeps it on a coloured die up to this.
    pub rof: Option<u8>,
    /// Breakdown Number: malfunctions on an Original DR of this or more.
    pub b: Option<u8>,
    /// Removal Number: is lost on an Original DR of this or more.
    pub x: Option<u8>,
    /// Repair Number of its malfunctioned side: a dr of it or less repairs it (A9.72).
    pub r: Option<u8>,
    /// Portage Points (A4.42).
    pub pp: Option<u8>,
    /// Only a squad may fire it.
    pub squad_only: bool,
    /// The Breakdown Number is circled: Low Ammo before malfunction (D3.71).
    pub circled: bool,
    /// It is the enemy's: who has it from the start uses it as captured (A21.11).
    pub captured: bool,
    /// Where a vehicle has it, which is what must bear on a target; by its name when absent.
    pub mount: Option<WeaponMount>,
    /// Main or Secondary Armament; by its name when absent.
    pub role: Option<WeaponRole>,
    /// What it prints as a Gun; absent for what is none, and when it is unknown.
    pub gun: Option<Box<Gun>>,
}

impl Weapon {
    /// Calibre, ammunition and range of a Gun, as far as known.
    #[must_use]
    pub fn with(self, gun: Gun) -> Weapon {
        Weapon { gun: (!gun.is_blank()).then(|| Box::new(gun)), ..self }
    }

    /// It is a Gun on a counter of its own: an AT Gun, a mortar.
    #[must_use]
    pub fn is_gun(&self) -> bool {
        self.gun.as_ref().is_some_and(|gun| gun.sort.is_some())
    }
}
